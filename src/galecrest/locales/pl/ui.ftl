### The words of the browser client in Polish, all but the game's own.

## Home

tagline = Spiskuj o świcie, łup o zmierzchu. Gra karciana wśród chmur.
your-name = Twoje imię
your-captain = Twój kapitan
captain-1 = Białe Loki
captain-2 = Ognista Broda
captain-3 = Pióro
captain-4 = Warkocze
captain-5 = Gogle
captain-6 = Słomkowy Kapelusz
captain-7 = Chusta
captain-8 = Monokl
name-ask = Jak mamy do ciebie mówić?
name-ask-more = To imię widzą inni. Możesz je zmienić w każdej chwili.
name-keep = To ja
name-change = Zmień imię
doors = Sposoby gry
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
rules-deck-printed = Wszystkie karty są takie jak drukowane.
rules-none = Wróć do drukowanych zasad
open-table = Otwórz stół
home = Strona główna
close = Zamknij
credits = Podziękowania
credits-icons = Ikony: Lorc, Delapouite i inni z
credits-fonts = Kroje pisma:
credits-colours = Kolory, które każdy odróżni, według:
credits-programs = Zbudowane z użyciem:
credits-licences = Ich licencje:

## Settings

settings = Ustawienia
language = Język
speed = Tempo
speed-relaxed = Spokojne
speed-brisk = Żwawe
speed-instant = Natychmiastowe
sending = Twój wybór
sending-ask = Wysyła go drugie dotknięcie
sending-pause = Można go cofnąć przez dwie sekundy
sending-send = Wysyłany od razu
volume = Dźwięk
mute = Wycisz
sound-on = Włącz dźwięk
text-size = Wielkość tekstu
motion = Ruch
reduce-motion = Mniej ruchu
erase-me = Usuń mnie
erase-me-about = Twoje imię i wiadomości znikną na zawsze, a gry zostaną z botami na twoich miejscach. Gry na tym urządzeniu zostaną usunięte. Będziesz nowym gościem.
erase-me-sure = Usuń mnie na zawsze
erase-me-keep = Nie usuwaj
spoken = Czytnik ekranu
spoken-events = Wszystko, co się dzieje
spoken-days = Podsumowanie każdego dnia
spoken-questions = Tylko pytania
contrast = Kontrast
high-contrast = Wysoki kontrast

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
invite = Zaproś znajomych
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
voyages = Wyprawy
voyage-day = Wyprawa { $voyage }, dzień { $day }
voyage-days = Dni tej wyprawy
    .about = Każda wysepka to dzień tej wyprawy i jego łup. Po ostatnim dniu kotwice przynoszą dublony.
day = Dzień { $day }
phases = Fazy dnia
reputation = Reputacja
    .about = { $doubloons ->
        [one] Przy równych rangach dalej na prawo stoi postać gracza, którego proporczyk jest dalej na prawo. Na początku wyprawy to miejsce daje { $doubloons } dublon.
        [few] Przy równych rangach dalej na prawo stoi postać gracza, którego proporczyk jest dalej na prawo. Na początku wyprawy to miejsce daje { $doubloons } dublony.
        [many] Przy równych rangach dalej na prawo stoi postać gracza, którego proporczyk jest dalej na prawo. Na początku wyprawy to miejsce daje { $doubloons } dublonów.
       *[other] Przy równych rangach dalej na prawo stoi postać gracza, którego proporczyk jest dalej na prawo. Na początku wyprawy to miejsce daje { $doubloons } dublona.
    }
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
    .about = Stąd na początku każdej wyprawy dobiera się łup; tu wracają zużyte i oddane żetony.
bag-name = Woreczek
you = Ty
player-you = { $player } (ty)
your-hand = Twoja ręka
your-choice = Wybrana
hand-empty = Twoja ręka jest pusta.
ship-of = { $you ->
    [player] Twój statek
   *[nobody] Statek gracza { $player }
}
graveyard = Cmentarz
    .about = Odrzucone postacie i załogi z poprzednich wypraw. Wypadły z gry, chyba że jakaś karta kogoś przywróci.
graveyard-empty = Nikt tu jeszcze nie spoczywa.
graveyard-count = { $count ->
    [one] Cmentarz: { $count } karta
    [few] Cmentarz: { $count } karty
    [many] Cmentarz: { $count } kart
   *[other] Cmentarz: { $count } karty
}
doubloons = Dublony
    .about = Sakiewka. Pod koniec wyprawy dublony zamieniają się w punkty.
score = Wynik
    .about = Punkty z zakończonych wypraw. Po trzech wyprawach wygrywa, kto ma ich najwięcej.
has-chosen = karta wybrana
    .you = Twoja karta jest wybrana
    .about = Karta leży zakryta. Można ją zmienić, póki wszyscy nie wybiorą.
choosing = wybiera
    .you = Wybierasz kartę
choosing-now = Wszyscy wybierają kartę
connected = połączono
    .about = Zielony: przy stole. Pomarańczowy: brak połączenia. Szary: odejście od stołu.
reconnecting = trwa łączenie
has-left = nie ma przy stole
bot-sits-in = zastępuje bot
has-resigned = rezygnuje z gry
time-left = Pozostały czas
    .about = Najpierw upływa czas na tę decyzję, potem rezerwa. Później odpowiada bot.
reserve-left = Rezerwa
card-label = { $character }, ranga { $rank }, { $where }. { $ability }
loot-label = { $loot } × { $count }, { $where }
pick-player = Wybierz: { $player }
you-send = Na wyspę idzie { $character }. Możesz jeszcze wybrać inną kartę.
choose-again = Wybierz jeszcze raz albo zostaje { $character }.
waiting-for = Czekamy na: { $names }.
waiting-many = { $count ->
    [one] Czekamy na { $count } gracza.
    [few] Czekamy na { $count } graczy.
    [many] Czekamy na { $count } graczy.
   *[other] Czekamy na { $count } gracza.
}
send-this = { $option }: wysłać?
sending-this = { $option }: w drodze.
send = Wyślij
take-back = Cofnij
playback = Tempo
pause = Pauza
play-on = Dalej
one-step = Jeden krok
skip-on = Przejdź do następnego pytania
announcements = Komunikaty
skip-to-content = Przejdź do treści
you-watch = Oglądasz grę.
a-moment = Chwileczkę…
can-hold = Co jeszcze może mieć na ręce
    .about = Karty na ręce. Wszyscy dostali te same, więc czego nie zagrano, to wciąż tam jest.
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
delete-game = Usuń tę grę
delete-short = Usuń
resign-short = Zrezygnuj
seed-hash = Pieczęć uczciwości:
bot-plays-for-you = Gra za ciebie bot.
resumed = Po aktualizacji zasad gra toczy się dalej od wyprawy { $voyage }, dnia { $day }.
take-seat-back = Wracam do gry
is-away = { $player }: brak połączenia.
is-idle = { $player }: od dłuższej chwili brak odpowiedzi.
let-bot-play = Niech bot zagra
let-bot-play-for = Niech bot zagra za: { $player }
offer-seat = Oddaj miejsce komuś innemu
seat-offered = Miejsce po graczu { $player } jest wolne. Na razie gra bot.
take-over = Zajmij miejsce
change-bot = Inny bot za: { $player }
proposal-end = { $you ->
    [player] Chcesz zakończyć i usunąć tę grę.
   *[nobody] { $player } chce zakończyć i usunąć tę grę.
}
proposal-rematch = { $you ->
    [player] Chcesz rewanżu.
   *[nobody] { $player } chce rewanżu.
}
proposal-bot = { $you ->
    [player] Chcesz innego bota za: { $other }. Propozycja: { $bot }.
   *[nobody] { $player } chce innego bota za: { $other }. Propozycja: { $bot }.
}
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
moment-ahead = { $doubloons ->
    [one] { $you ->
        [player] { $cause }: zyskujesz { $doubloons } dublon przewagi nad graczem { $other }
        [other] { $cause }: { $player } zyskuje nad tobą { $doubloons } dublon przewagi
       *[nobody] { $cause }: { $player } zyskuje { $doubloons } dublon przewagi nad graczem { $other }
    }
    [few] { $you ->
        [player] { $cause }: zyskujesz { $doubloons } dublony przewagi nad graczem { $other }
        [other] { $cause }: { $player } zyskuje nad tobą { $doubloons } dublony przewagi
       *[nobody] { $cause }: { $player } zyskuje { $doubloons } dublony przewagi nad graczem { $other }
    }
    [many] { $you ->
        [player] { $cause }: zyskujesz { $doubloons } dublonów przewagi nad graczem { $other }
        [other] { $cause }: { $player } zyskuje nad tobą { $doubloons } dublonów przewagi
       *[nobody] { $cause }: { $player } zyskuje { $doubloons } dublonów przewagi nad graczem { $other }
    }
   *[other] { $you ->
        [player] { $cause }: zyskujesz { $doubloons } dublona przewagi nad graczem { $other }
        [other] { $cause }: { $player } zyskuje nad tobą { $doubloons } dublona przewagi
       *[nobody] { $cause }: { $player } zyskuje { $doubloons } dublona przewagi nad graczem { $other }
    }
}

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
browser-levels = Poziomy
deck-explained = Automa i Rzezimieszek grają tą talią. Każda karta mówi też, którą kartę ona wyśle; niektóre wskazują jej oznaczone karty.
deck-marked = oznaczona
    .about = Niektóre wiersze talii solo wskazują oznaczone karty Automy.
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
how-loot = Łup
how-loot-text = Każdy rodzaj łupu ma stronę spokojną i sztormową. Która się liczy, mówi plansza; na nieznanych wodach decyduje los, osobno dla każdego rodzaju.
how-graveyard = Cmentarz
how-graveyard-text = Odrzucona postać trafia na cmentarz swojego gracza, a po wyprawie trafia tam cała załoga. Tylko niektóre karty kogoś przywracają: { character-31 } na rękę, { character-19 } na pokład.
how-adjacent = Sąsiadujący gracze
how-adjacent-text = Siedzicie w kręgu; sąsiadują z tobą gracze po lewej i po prawej. Lista idzie wokół stołu: pierwsza i ostatnia osoba siedzi obok ciebie. We dwoje to po prostu druga osoba.
how-two = We dwoje
how-two-text = Na każdy dzień przypadają trzy żetony, a na wyspę przychodzi { character-midshipman }.
how-alone = Solo
how-alone-text = Grasz przeciwko Automie. Jej ręka jest odkryta, a tabela mówi, którą kartę wyśle. Przychodzi też { character-pilferer }.
how-signs = Symbole
how-signs-text = Najedź na symbol na stole, przytrzymaj go lub zaznacz, a powie, co znaczy.
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
lesson-end = Do gry
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
refusal-too_many_tables = Masz wiele niedokończonych gier. Zakończ którąś w Moich grach albo z niej zrezygnuj.
refusal-too_many_listed = Trzy twoje stoły są już w poczekalni. Otwórz ten tylko dla zaproszonych.
refusal-id_used = Inna odpowiedź była pierwsza.
refusal-foreign_origin = Tej stronie na to nie pozwalamy.
refusal-failed = To się nie udało. Spróbuj jeszcze raz.
refusal-no_guest = Serwer cię nie rozpoznał. Pozwól tej stronie zapisywać ciasteczka i spróbuj ponownie.
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
refusal-removed = Gospodarz usunął cię od tego stołu.
refusal-no_proposal = Nie ma teraz żadnej propozycji.
refusal-other_proposal = Czeka inna propozycja. Najpierw odpowiedz na nią.
refusal-already_started = Gra już się zaczęła.
refusal-not_playing = Gra nie jest w toku.
refusal-not_over = Gra jeszcze trwa.
refusal-game_over = Gra jest skończona.
refusal-unknown_question = Na to już odpowiedziano.
refusal-wrong_seat = Odpowiedź należy do kogoś innego.
refusal-option_not_offered = Tego nie można tu wybrać.
refusal-too_many_changes = Dość już dziś tych zmian karty: ta zostaje.
refusal-unreachable = Serwer jest chwilowo nieosiągalny.
refusal-bad_log = Ten plik nie jest nieuszkodzonym zapisem rozgrywki. Nic się nie zmieniło.
refusal-other_rules = Ta rozgrywka toczyła się według innych zasad albo nie zaczęła się w tym pliku. Nie da się jej tu otworzyć. Nic się nie zmieniło.
refusal-not_stored = Urządzenie nie zapisało tego ruchu, więc nic się nie zmieniło. Zwolnij miejsce lub pozwól tej stronie zapisywać dane i spróbuj ponownie.
refusal-other_tab = Ta rozgrywka jest otwarta w innej karcie.

# Tables on this device
door-hotseat = Gra na jednym urządzeniu
door-hotseat-more = Od dwóch do sześciu osób po kolei, z botami, jeśli chcecie.
hotseat-name = Gracz { $number }
hotseat-add = Dodaj gracza
hotseat-remove = Usuń gracza { $number }
curtain = Przekaż urządzenie graczowi { $name }.
curtain-about = Nikt inny niech teraz nie patrzy.
curtain-lift = Jestem { $name }: pokaż moją rękę
loading-game = Pobieranie gry: { $percent } %
starting-game = Stawiamy żagle…
play-here = Graj na tym urządzeniu
play-in-tab = Graj w tej karcie
try-again = Spróbuj ponownie
log-save = Zapisz grę w pliku
log-open = Otwórz plik z grą
hurry-bots = Pogoń boty
offline-keep = Zachowaj grę na tym urządzeniu
offline-kept = Gra działa bez sieci.
update-waits = Nowa wersja jest gotowa. Poczeka na koniec gry lub opuszczenie stołu.
refusal-no_wasm = Ta przeglądarka nie uruchomi gry samodzielnie: brakuje jej WebAssembly. Nowsza sobie poradzi.
refusal-not_loaded = Gra nie dotarła w całości. Twoje rozgrywki są bezpieczne: sprawdź sieć i spróbuj ponownie.
continued = Serwer zniknął, więc gra toczy się tutaj od wyprawy { $voyage }, dnia { $day }. Wszystko, co ukryte, wylosowano na nowo.
continue-here = Kontynuuj na tym urządzeniu
