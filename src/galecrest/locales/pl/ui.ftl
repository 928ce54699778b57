### The words of the browser client in Polish, all but the game's own.

## Home

tagline = Spiskuj o świcie, łup o zmierzchu. Gra karciana wśród chmur.
your-name = Twoje imię
name-ask = Jak mamy do ciebie mówić?
name-ask-more = To imię widzą inni. Możesz je zmienić w każdej chwili.
name-keep = To ja
name-change = Zmień imię
doors = Jak grać
door-now = Zagraj teraz
door-now-more = Jedno kliknięcie i wybierasz pierwszą kartę. Bez rejestracji.
now-change = Wybierz boty i planszę
bot-count = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
strength = Siła
strength-easy = Łatwy
    .about = Gra tak, jak lubi, i nie liczy. Dobre towarzystwo na pierwszą wyprawę.
strength-fair = Średni
    .about = Zna karty i patrzy dzień naprzód. Karze za nieuwagę.
strength-hard = Trudny
    .about = Przemyśla każdą wyprawę do końca i zgaduje, co masz na ręce.
start-now = Graj
door-friends = Rejs z przyjaciółmi
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
clock-spelled = { $decision } + { $reserve } rezerwy
clock-about = Na każdą decyzję jest { $decision }. Dłuższe namysły zużywają rezerwę { $reserve }, wspólną na całą grę. Potem odpowiada bot.
listed = Pokaż ten stół w przystani
watchers = Widzowie mogą oglądać
bots-from-start = Boty
bots-none = Bez botów, sami ludzie
rules-use = Zmień działanie kafelków
rules-use-solo = Zmień zasady Automy
rules-load = Wczytaj plik
rules-printed = Zacznij od drukowanych zasad
rules-text = Zasady jako tekst (TOML)
rules-check = Sprawdź i obejrzyj
rules-fault = Tak nie da się grać: { $reason }
rules-fine = Tak da się grać.
rules-none = Wróć do drukowanych zasad
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
speed-instant = Natychmiast
volume = Dźwięk
mute = Wycisz
sound-on = Włącz dźwięk
text-size = Wielkość tekstu
motion = Ruch
reduce-motion = Mniej ruchu

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
remove-person = Usuń
remove-person-sure = Usunąć: { $player }? Ta osoba nie usiądzie już przy tym stole.
removed-by-host = Gospodarz usunął cię od tego stołu. Nie możesz tu ponownie usiąść.
place-bot = Posadź bota
place-bot-on = Posadź bota na miejscu { $seat }
fill-with-bots = Dopełnij botami
start = Cała naprzód
host-starts = Gospodarz ruszy, gdy wszystkie miejsca będą zajęte.
invite = Zaproś przyjaciół
invite-more = Kto otworzy ten link, może usiąść do stołu: wystarczy imię, bez konta.
table-link = Link do tego stołu
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go samodzielnie.
qr-show = Kod QR
qr-label = Kod QR z linkiem do tego stołu
sailor-0 = Marisol
sailor-1 = Stary Finch
sailor-2 = Brannoc
sailor-3 = Tamsin
sailor-4 = Ysolde

## At the table

coming-aboard = Wchodzimy na pokład…
voyage-of = Wyprawa { $voyage } z 3
voyage-number = Wyprawa { $voyage }
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
choosing = wybiera
choosing-now = Wszyscy wybierają kartę
connected = połączono
reconnecting = trwa łączenie
has-left = nie ma przy stole
bot-sits-in = zastępuje bot
has-resigned = rezygnuje z gry
time-left = Pozostały czas
reserve-left = Rezerwa
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
unmute-person = słuchaj znów
muted-people = Wyciszeni:
react = Zareaguj
reaction-ahoy = Ahoj!
reaction-well_played = Dobrze zagrane!
reaction-ouch = Auć!
reaction-lucky = Masz szczęście!
reaction-hurry = Wiatr czeka…
reaction-thanks = Dzięki!
menu = Menu
crew = Załoga
copy-watch-link = Skopiuj link do stołu
copy-seat-link = Skopiuj link do swojego miejsca, na inne urządzenie
leave-seat = Odejdź od stołu (zastąpi cię bot)
resign = Zrezygnuj (bot gra dalej, nie ma powrotu)
end-game = Zakończ tę grę i usuń ją
are-you-sure = Na pewno? Nie ma odwrotu.
end-short = Zakończ
resign-short = Zrezygnuj
seed-hash = Pieczęć uczciwości:
bot-plays-for-you = Gra za ciebie bot.
resumed = Po aktualizacji zasad gra toczy się dalej od rejsu { $voyage }, dnia { $day }.
take-seat-back = Wracam do gry
is-away = { $player }: brak połączenia.
let-bot-play = Niech bot zagra za: { $player }
offer-seat = Oddaj miejsce komuś innemu
seat-offered = Miejsce po graczu { $player } jest wolne. Na razie gra bot.
take-over = Zajmij miejsce
change-bot = Inny bot za: { $player }
proposal-end = { $player } chce zakończyć i usunąć tę grę.
proposal-rematch = { $player } chce rewanżu.
proposal-bot = { $player } chce innego bota za: { $other }. Propozycja: { $bot }.
agree = Zgoda
decline = Raczej nie
declined-by = Raczej nie: { $names }.
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
lobby-empty = Chwilowo nie ma otwartych stołów. Otwórz własny: przyjaciele dołączą.
join = Dołącz
watch = Oglądaj
state-gathering = zbiera się
state-playing = trwa
state-over = zakończony
state-abandoned = zamknięty
games-empty = Nie masz jeszcze żadnej gry. Pierwsza wyprawa trwa dziesięć minut.
your-turn = twoja kolej
your-turn-title = Twoja kolej
call-me = Powiadom mnie, gdy moja kolej
call-me-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.
call-me-denied = Przeglądarka nie pozwala tu na powiadomienia.
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
replay-as = Kto patrzy
replay-all = Widz
replay-fork = Graj dalej od tego miejsca
replay-missing = Tej gry nie można jeszcze odtworzyć.

## Cards and tiles

browser-cards = Postacie
browser-tiles = Kafelki łupu
browser-solo = Kafelki solo
browser-deck = Talia solo
deck-explained = Automa i Rzezimieszek grają tą talią. Każda karta mówi też, którą kartę ona wyśle; niektóre wskazują jej oznaczone karty.
deck-marked = oznaczona
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
how-anchor = Pod koniec wyprawy płacą kotwice: postacie i łup. Potem dublony zamieniają się w punkty i zaczyna się nowa wyprawa z sześcioma nowymi kartami.
how-reputation = Reputacja
how-reputation-text = Proporczyki rozstrzygają każdy remis. Niska reputacja więcej płaci na początku wyprawy, wysoka wygrywa przy równych rangach.
how-table = Przy tym stole
how-table-text = Co można wybrać, to świeci. Kliknij, naciśnij numer albo użyj strzałek i klawisza Enter. Najedź, przytrzymaj lub zaznacz kartę, by ją przeczytać. Kliknięcie obok kart przyspiesza.

## The guided voyage

guide-next = Dalej
guide-end = Dziękuję
guide-leave = Zakończ oprowadzanie
guide-welcome = Witaj na pokładzie, admirale! Trzy załogi, w każdej te same sześć kart. Kto skończy z największą liczbą dublonów, wygrywa. Każdą rzecz wyjaśnię raz.
guide-path = To są dni wyprawy. Na każdym leży łup, po żetonie na gracza. Dzisiejszy jest największy.
guide-hand = Twoja ręka. Wybierz kartę, którą wyślesz na wyspę; inni robią to samo w tajemnicy. Najedź na kartę, by ją przeczytać. Wybrać można te, które świecą.
guide-island = Karty stoją według rangi. Za dnia działają od lewej do prawej: niskie rangi uderzają pierwsze.
guide-dusk = Zmierzch! Teraz od prawej do lewej: wysokie rangi pierwsze biorą łup. Wskaż żeton, by zobaczyć, co robi.
guide-ship = Twoja postać weszła na pokład. Nocą i na kotwicy może zapłacić jeszcze raz, o ile nikt jej nie wyrzuci.
guide-reputation = Proporczyki rozstrzygają remisy: kto jest dalej na prawo tutaj, stoi dalej na prawo także na wyspie.
guide-others = Każdy ma na ręce to, czego jeszcze nie zagrał. Naciśnij karty przy imieniu, by zobaczyć, co ktoś może jeszcze mieć.
guide-anchor = Ostatni dzień. Po nim płacą kotwice: mapy w zestawach, skrzynie i każda postać z kotwicą.
guide-done = Pierwsza wyprawa za tobą! Do starych kart dochodzi teraz sześć nowych. Odtąd wiesz już wszystko, co trzeba.

## When something goes wrong

refusal-bad_message = Serwer nas nie zrozumiał.
refusal-bad_setup = Takiego stołu nie da się przygotować.
refusal-bad_name = Wybierz inne imię.
refusal-bad_link = Ten link nie prowadzi do żadnego miejsca.
refusal-empty = Ta wiadomość jest pusta.
refusal-too_long = Ta wiadomość jest za długa.
refusal-too_fast = Nie tak szybko! Poczekaj chwilę.
refusal-too_many_tables = Masz wiele niedokończonych gier. Zakończ którąś w Moich grach albo z niej zrezygnuj.
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
refusal-not_allowed = To nie jest tu dla ciebie dostępne.
refusal-not_host = To wolno tylko gospodarzowi.
refusal-not_seated = Nie masz miejsca przy tym stole.
refusal-already_seated = Już siedzisz przy tym stole.
refusal-seat_taken = Ktoś już tam siedzi.
refusal-your_seat = To twoje własne miejsce: po prostu wstań.
refusal-empty_seats = Na każdym miejscu musi ktoś siedzieć, choćby bot.
refusal-bot_plays = Gra za ciebie bot. Najpierw wróć do gry.
refusal-removed = Gospodarz usunął cię od tego stołu.
refusal-no_proposal = Nie ma teraz żadnej propozycji.
refusal-other_proposal = Czeka inna propozycja. Najpierw odpowiedz na nią.
refusal-already_started = Gra już się zaczęła.
refusal-not_playing = Gra nie jest w toku.
refusal-not_over = Gra jeszcze trwa.
refusal-game_over = Gra jest skończona.
refusal-unknown_question = Na to już odpowiedziano.
refusal-wrong_seat = To nie twoja odpowiedź.
refusal-option_not_offered = Tego nie można tu wybrać.
refusal-unreachable = Serwer jest chwilowo nieosiągalny.
