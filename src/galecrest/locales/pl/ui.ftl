### The words of the browser client in Polish, all but the game's own.

## Home

tagline = Spiskuj o świcie, łup o zmierzchu. Gra karciana wśród chmur.
your-name = Twoje imię
doors = Sposoby gry
door-now = Zagraj teraz
door-now-more = Trzy boty już czekają. Bez rejestracji.
door-friends = Rejs ze znajomymi
door-friends-more = Otwórz stół, wyślij link.
door-alone = Rejs w pojedynkę
door-alone-more = Ty kontra Automa, sześć poziomów.
more = Więcej
guided-voyage = Pierwsza wyprawa z przewodnikiem
unfinished = Twoje niedokończone gry
go-on = { $count ->
    [one] Wróć do swojej gry
    [few] Wróć do swoich { $count } gier
    [many] Wróć do swoich { $count } gier
   *[other] Wróć do swoich { $count } gry
}
title-table = Stół
title-how = Jak grać
title-cards = Karty i kafelki
title-lobby = Przystań
title-games = Moje gry
title-replay = Powtórka
title-lesson = Lekcja
title-lost = Tu nic nie ma
lost-text = Ten adres donikąd nie prowadzi. Może brakuje kawałka linku: poproś o niego jeszcze raz albo skopiuj go w całości.
board = Plansza
alone-explained = Automa gra według tabeli, Rzezimieszek łapie, co się da. Poziom wyznacza punkty na start dla ciebie i Automy.
level-points = Ty { $you }, Automa { $automa }
players = Gracze
player-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
clock = Czas na każdą decyzję
clock-none = Bez limitu
clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
clock-day = Doba
listed = Pokaż ten stół w przystani
open-table = Otwórz stół
home = Strona główna
close = Zamknij
credits = Podziękowania
credits-icons = Ikony: Lorc, Delapouite i inni z
credits-fonts = Kroje pisma:
credits-colours = Kolory, które każdy odróżni, według:
credits-programs = Zbudowane z użyciem:

## Settings

settings = Ustawienia
language = Język
speed = Tempo
speed-relaxed = Spokojne
speed-brisk = Żwawe
speed-instant = Natychmiastowe
volume = Dźwięk
mute = Wycisz
sound-on = Włącz dźwięk
text-size = Wielkość tekstu
motion = Ruch
reduce-motion = Mniej ruchu
erase-me = Usuń mnie
erase-me-about = Twoje imię i wiadomości znikną na zawsze, a gry zostaną z botami na twoich miejscach. Będziesz nowym gościem.
erase-me-sure = Usuń mnie na zawsze
erase-me-keep = Nie usuwaj

## Gathering at a table

gathering = Załoga się zbiera
gathering-more = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
seats = Miejsca
seat-free = Wolne miejsce
host = gospodarz
sit-here = Usiądź tutaj
stand-up = Wstań
clear-seat = Zwolnij
place-bot = Posadź bota
place-bot-on = Posadź bota na miejscu { $seat }
fill-with-bots = Dopełnij botami
start = Cała naprzód
host-starts = Gospodarz ruszy, gdy wszystkie miejsca będą zajęte.
invite = Zaproś znajomych
invite-more = Kto otworzy ten link, może usiąść do stołu: wystarczy imię, bez konta.
table-link = Link do tego stołu
copy = Kopiuj
copied = Skopiowano
sailor-0 = Marisol
sailor-1 = Stary Finch
sailor-2 = Brannoc
sailor-3 = Tamsin
sailor-4 = Ysolde

## At the table

coming-aboard = Wchodzimy na pokład…
voyage-of = Wyprawa { $voyage } z 3
voyage-number = Wyprawa { $voyage }
voyages = Wyprawy
voyage-day = Wyprawa { $voyage }, dzień { $day }
voyage-days = Dni tej wyprawy
day = Dzień { $day }
phases = Fazy dnia
reputation = Reputacja
reputation-low-to-high = Reputacja od najniższej, z dublonami na początek wyprawy
idle-colour = nikt
island = Wyspa
loot-today = Łup dnia
no-loot-left = Na dziś nie ma już łupu
bag = { $count ->
    [one] { $count } żeton w woreczku
    [few] { $count } żetony w woreczku
    [many] { $count } żetonów w woreczku
   *[other] { $count } żetonu w woreczku
}
you = Ty
your-hand = Twoja ręka
your-choice = Wybrana
hand-empty = Twoja ręka jest pusta.
ship-of = Statek gracza { $player }
graveyard = Cmentarz
graveyard-empty = Nikt tu jeszcze nie spoczywa.
graveyard-count = { $count ->
    [one] Cmentarz: { $count } karta
    [few] Cmentarz: { $count } karty
    [many] Cmentarz: { $count } kart
   *[other] Cmentarz: { $count } karty
}
doubloons = Dublony
score = Wynik
has-chosen = karta wybrana
    .you = Twoja karta jest wybrana
choosing = wybiera
    .you = Wybierasz kartę
choosing-now = Wszyscy wybierają kartę
connected = połączono
reconnecting = trwa łączenie
has-left = nie ma przy stole
bot-sits-in = zastępuje bot
time-left = Pozostały czas
card-label = { $character }, ranga { $rank }, { $where }. { $ability }
loot-label = { $loot } × { $count }, { $where }
pick-player = Wybierz: { $player }
you-send = Na wyspę idzie { $character }. Możesz jeszcze wybrać inną kartę.
choose-again = Wybierz jeszcze raz albo zostaje { $character }.
waiting-for = Czekamy na: { $names }.
you-watch = Oglądasz grę.
a-moment = Chwileczkę…
can-hold = Co jeszcze może mieć na ręce
can-hold-of = { $player }: co jeszcze może być na ręce
holds-surely = { $count ->
    [one] Na pewno na ręce: { $count } karta
    [few] Na pewno na ręce: { $count } karty
    [many] Na pewno na ręce: { $count } kart
   *[other] Na pewno na ręce: { $count } karty
}
may-hold = { $count ->
    [one] Ręka albo cmentarz: { $count } z nich jest na ręce
    [few] Ręka albo cmentarz: { $count } z nich są na ręce
    [many] Ręka albo cmentarz: { $count } z nich jest na ręce
   *[other] Ręka albo cmentarz: { $count } z nich jest na ręce
}
log = Dziennik pokładowy
log-empty = Tu zaczyna się dziennik.
chat = Czat
chat-empty = Nikt jeszcze nie rzekł ani słowa.
say = Powiedz
say-something = Powiedz coś
mute-person = wycisz
menu = Menu
copy-watch-link = Skopiuj link do stołu
copy-seat-link = Skopiuj link do swojego miejsca, na inne urządzenie
leave-seat = Odejdź od stołu (zastąpi cię bot)
seed-hash = Pieczęć uczciwości:
bot-plays-for-you = Gra za ciebie bot.
resumed = Po aktualizacji zasad gra toczy się dalej od wyprawy { $voyage }, dnia { $day }.
take-seat-back = Wracam do gry
reconnecting-calmly = Wiatr ucichł. Łączymy się ponownie…
abandoned = Ten stół opuszczono i zamknięto.
recap = Dzień { $day }:
recap-doubloons = { $count ->
    [one] { $sign }{ $count } dublon
    [few] { $sign }{ $count } dublony
    [many] { $sign }{ $count } dublonów
   *[other] { $sign }{ $count } dublona
}
recap-reputation = { $sign }{ $count } do reputacji
recap-crew = { $sign }{ $count } w załodze

## Voyages and the end

voyage-ended = Wyprawa { $voyage } dobiegła końca
sail-on = Płyń dalej
nothing-seen = Nic z tego nie widzieliśmy
by-source = Dublony według źródła
the-end = Koniec podróży
you-win = Niebo należy do ciebie!
wins = Na niebie rządzi { $player }
rematch = Rewanż
join-rematch = Do rewanżu
watch-replay = Obejrzyj powtórkę
score-by-voyage = Wynik po wyprawach
deciding-moments = Co przesądziło o wyniku

## Lobby and games

lobby-tables = Stoły
lobby-empty = Chwilowo nie ma otwartych stołów. Otwórz własny: znajomi dołączą.
join = Dołącz
watch = Oglądaj
state-gathering = zbiera się
state-playing = trwa
state-over = zakończony
state-abandoned = zamknięty
state-archived = zarchiwizowany
games-empty = Nie masz jeszcze żadnej gry. Pierwsza wyprawa trwa dziesięć minut.
your-turn = twoja kolej
resume = Płyń dalej
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## Replay

replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-keys = Strzałki: krok. Page Up i Page Down: dzień. Home i End: na początek i na koniec. Spacja: odtwarzaj lub wstrzymaj.
replay-jump = Skocz do wyprawy lub dnia
replay-as = Punkt widzenia
replay-all = Widz
replay-fork = Graj dalej od tego miejsca
fork-title = Dalej od wyprawy { $voyage }, dnia { $day }
fork-about = Grasz dalej przy własnym stole. Boty zachowują swoje miejsca, a za wszystkich innych gra bot. Los jest odtąd nowy.
fork-seat = Twoje miejsce
fork-start = Graj dalej jako { $player }
forked = ciąg dalszy powtórki
fork-origin = Do gry, z której to pochodzi
replay-missing = Tej gry nie można jeszcze odtworzyć.

## Cards and tiles

browser-cards = Postacie
browser-tiles = Kafelki łupu
browser-solo = Kafelki solo
browser-deck = Talia solo
deck-explained = Automa i Rzezimieszek grają tą talią. Każda karta mówi też, którą kartę ona wyśle; niektóre wskazują jej oznaczone karty.
deck-marked = oznaczona
automa-open = Jak wybiera Automa
automa-hand = Odkryta ręka Automy
hand-empty-hers = Jej ręka jest pusta.
deck-top = Wierzch talii solo
    .about = Automa wysyła kartę, którą wskazuje pierwszy wiersz pasujący do łupów dnia.
search = Szukaj
filter-all = Wszystkie fazy
nothing-found = Nikt o tym imieniu tu nie pływa.

## How to play

how-aim = Cel
how-aim-text = Trzy wyprawy; wygrywa, kto na końcu ma najwięcej dublonów. Wszyscy płyną z tymi samymi kartami; liczy się, kiedy je zagrasz.
how-day = Dzień
how-choose = Każdy w tajemnicy wybiera kartę. Wszystkie odkrywa się naraz i ustawia według rangi. Przy równych rangach dalej na prawo stoi wyższa reputacja.
how-daytime = Od lewej do prawej działają postacie ze słońcem.
how-dusk = Od prawej do lewej każda postać bierze jeden żeton z łupu dnia i wchodzi na swój statek. Wysokie rangi wybierają pierwsze.
how-night = Postacie z księżycem działają ze statku, każdej nocy, póki są na pokładzie.
how-anchor = Pod koniec wyprawy kotwice przynoszą dublony: postacie i łup. Potem dublony zamieniają się w punkty i zaczyna się nowa wyprawa z sześcioma nowymi kartami.
how-reputation = Reputacja
how-reputation-text = Proporczyki rozstrzygają każdy remis. Niska reputacja daje więcej dublonów na początku wyprawy, wysoka wygrywa przy równych rangach.
how-table = Przy tym stole
how-table-text = Co można wybrać, to świeci. Kliknij, naciśnij numer albo użyj strzałek i klawisza Enter. Najedź, przytrzymaj lub zaznacz kartę, by ją przeczytać. Kliknięcie obok kart pomija animację.

## The guided voyage

guide-next = Dalej
guide-end = Dziękuję
guide-leave = Zakończ oprowadzanie
guide-welcome = Witaj na pokładzie, admirale! Trzy załogi, w każdej te same sześć kart. Kto po trzech wyprawach ma najwięcej dublonów, wygrywa. Bez pośpiechu: gra na ciebie poczeka.
guide-path = Najpierw spójrz na łup. Każda wysepka to dzień tej wyprawy, z jednym żetonem na gracza; dzisiejsza jest największa. { $touch ->
    [yes] Przytrzymaj
   *[no] Wskaż
} żeton, by przeczytać, co robi. Czy o dzisiejszy dzień warto walczyć?
guide-hand = Teraz twoja ręka. Liczba to ranga: niskie rangi działają pierwsze za dnia, wysokie pierwsze biorą łup o zmierzchu. { $touch ->
    [yes] Przytrzymaj
   *[no] Wskaż
} kartę, by ją przeczytać, a potem wyślij jedną. Inni wybierają w tajemnicy.
guide-island = Wszystkie karty są odkryte i stoją według rangi. Za dnia postacie ze słońcem działają od lewej do prawej: niska ranga może uderzyć, zanim wysokie wezmą swój łup.
guide-dusk = Zmierzch! Teraz od prawej do lewej: każda postać bierze jeden żeton z tego łupu i wchodzi na pokład. Wysokie karty są na bogate dni; ostatni dostaje to, czego nikt nie chciał.
guide-ship = To twój statek. Księżyc przynosi zysk każdej nocy, kotwica na koniec wyprawy, o ile postać zostanie na pokładzie: może znów przynieść zysk. Takie postacie najlepiej wysłać wcześnie; inni będą chcieli je wyrzucić.
guide-reputation = Reputacja rozstrzyga remisy: z dwóch równych kart dalej na prawo stoi ta, której proporczyk jest dalej na prawo, i ona pierwsza bierze łup. Liczby to żołd: na początku każdej wyprawy najniższa reputacja daje najwięcej dublonów.
guide-others = Czytaj cudze ręce: wszyscy zaczęli z twoimi sześcioma kartami i wciąż mają to, czego nie zagrali. { $touch ->
    [yes] Dotknij kart
   *[no] Kliknij karty
} przy imieniu. Czy ktoś może zagrać wyższą rangę albo wyrzucić twoją załogę?
guide-hide = Nie każdy dzień jest wart wysokiej karty. Gdy łup jest marny albo ktoś może uderzyć w najwyższą rangę, schowaj się: wyślij niską kartę, a mocną zachowaj.
guide-sell = Łup jest wart tyle, ile przynosi na kotwicy: skrzynie osobno, mapy w zestawach; relikwie kosztują. Co nie przyniesie zysku, sprzedaj lub oddaj, póki pozwala na to któraś z twoich kart: na koniec wyprawy i tak wraca do woreczka.
guide-anchor = Ostatni dzień. Po nim kotwice przynoszą dublony za łup i załogę, a statki się rozładowuje. Karty z ręki zostają z tobą na następną wyprawę.
guide-pay = Nowa wyprawa! Każdy dostał żołd według reputacji, najniższy najwięcej. Do kart, które masz, doszło sześć nowych.
guide-done = Umiesz już grać. Trzy krótkie lekcje pokażą, jak grać dobrze.

## Lessons

lessons = Trzy krótkie lekcje
lesson-number = Lekcja { $number } z { $lessons }
lesson-right = Dobrze!
lesson-wrong = Jest lepsza odpowiedź.
lesson-next = Następna lekcja
lesson-end = Do stołu
lesson-sets = Druga mapa
    .about = Ostatni zmierzch wyprawy, a ty bierzesz łup jako pierwszy gracz. Masz jedną mapę. Który żeton bierzesz?
    .hint = Policz, ile każdy żeton przyniesie na kotwicy razem z tymi, które masz.
    .why = Skrzynia przynosi 5 dublonów. Druga mapa tworzy parę, a para przynosi 7. Żeton jest wart tyle, ile dodaje do tych, które masz.
lesson-hands = Co mogą mieć na ręce?
    .about = Ostatni dzień wyprawy. Zanim wybierzesz, sprawdź, co inni mogą jeszcze mieć na ręce. Którą kartę wysyłasz?
    .hint = Otwórz karty przy każdym imieniu: jak wysoko mogą sięgnąć inni?
    .why = Nikt nie zagra rangi wyższej niż 16, więc Piechur na pewno stanie skrajnie po prawej: 5 dublonów za dnia i pierwszy żeton o zmierzchu. Gubernator też by tam stanął, ale odrzuciłby twoją załogę.
lesson-sale = Kiedy sprzedawać
    .about = Ostatni dzień, a twój Kupiec otwiera kram: jeden, dwa lub trzy żetony jednego rodzaju za 1, 4 lub 9 dublonów. Co sprzedajesz?
    .hint = Sprzedaż zabiera też to, co żeton przyniósłby lub kosztował na kotwicy.
    .why = Dwie relikwie dają 4 dublony i nie kosztują już po 3 na kotwicy: zyskujesz 10 dublonów. Skrzynię sprzedasz za 1, a sama przynosi 5.

## When something goes wrong

refusal-bad_message = Serwer nas nie zrozumiał.
refusal-bad_setup = Takiego stołu nie da się przygotować.
refusal-bad_name = Wybierz inne imię.
refusal-bad_link = Ten link nie prowadzi do żadnego miejsca.
refusal-empty = Ta wiadomość jest pusta.
refusal-too_long = Ta wiadomość jest za długa.
refusal-too_fast = Nie tak szybko! Poczekaj chwilę.
refusal-too_many_tables = Masz wiele niedokończonych stołów. Najpierw dokończ któryś.
refusal-too_many_listed = Trzy twoje stoły są już w poczekalni. Otwórz ten tylko dla zaproszonych.
refusal-id_used = Inna odpowiedź była pierwsza.
refusal-foreign_origin = Tej stronie na to nie pozwalamy.
refusal-failed = To się nie udało. Spróbuj jeszcze raz.
refusal-no_guest = Najpierw podaj swoje imię.
refusal-too_late = To trwało zbyt długo.
refusal-unknown_table = Nie ma takiego stołu.
refusal-unknown_guest = Nie ma takiego gościa.
refusal-unknown_bot = Nie ma takiego bota.
refusal-no_such_seat = Nie ma takiego miejsca.
refusal-no_such_step = Ta gra nie ma takiego kroku.
refusal-not_allowed = Ten stół nie wpuszcza widzów.
refusal-silenced = Operator cię wyciszył. Nie możesz tu pisać.
refusal-banned = Operator zamknął dla ciebie ten serwer.
refusal-not_host = To wolno tylko gospodarzowi.
refusal-not_seated = Nie masz miejsca przy tym stole.
refusal-already_seated = Już siedzisz przy tym stole.
refusal-seat_taken = Ktoś już tam siedzi.
refusal-your_seat = To twoje własne miejsce: po prostu wstań.
refusal-empty_seats = Na każdym miejscu musi ktoś siedzieć, choćby bot.
refusal-bot_plays = Gra za ciebie bot. Najpierw wróć do gry.
refusal-already_started = Gra już się zaczęła.
refusal-not_playing = Gra nie jest w toku.
refusal-not_over = Gra jeszcze trwa.
refusal-game_over = Gra jest skończona.
refusal-unknown_question = Na to już odpowiedziano.
refusal-wrong_seat = Odpowiedź należy do kogoś innego.
refusal-option_not_offered = Tego nie można tu wybrać.
refusal-unreachable = Serwer jest chwilowo nieosiągalny.
