### The words of the terminal and of the laboratory's reports in Polish, all but the game's own.

## Names and figures

seat = Admirał { $number }
card = { $character } { $rank }
nobody = nikt
nothing = nic
percent = { $number }%
ability-line = [{ $phase }] { $does }
log-players = Gracze: { $players }, plansza: { $board }, wersja zasad: { $rules }, odpowiedzi: { $answers }
log-alone = W pojedynkę kontra Automa, poziom: { $level }, plansza: { $board }, wersja zasad: { $rules }, odpowiedzi: { $answers }
game-won = { $score ->
    [one] { $you ->
        [player] Wygrywasz, zdobywając { $score } punkt.
       *[nobody] { $player } wygrywa, zdobywając { $score } punkt.
    }
    [few] { $you ->
        [player] Wygrywasz, zdobywając { $score } punkty.
       *[nobody] { $player } wygrywa, zdobywając { $score } punkty.
    }
    [many] { $you ->
        [player] Wygrywasz, zdobywając { $score } punktów.
       *[nobody] { $player } wygrywa, zdobywając { $score } punktów.
    }
   *[other] { $you ->
        [player] Wygrywasz, zdobywając { $score } punktu.
       *[nobody] { $player } wygrywa, zdobywając { $score } punktu.
    }
}
game-open = Gra jeszcze trwa. Czeka na odpowiedź: { $players }.

## Playing

play-seed-hash = Skrót ziarna losowego: { $hash }.
play-seed = Ziarno losowe: { $seed }.
play-saved = Zapis gry jest w pliku { $file }: galecrest replay { $file }
play-ends = Gra kończy się tutaj.
play-welcome = Witaj na pokładzie! Grasz jako { $player }, graczy jest { $players }. Plansza: { $board }.
play-welcome-alone = Witaj na pokładzie! Grasz jako { $player }, w pojedynkę kontra Automa. Poziom: { $level }. Plansza: { $board }.
play-bot = Za pozostałych gra: { $bot }. { $about }
play-prompt = 1 do { $count } (lub: t stół, l łup, q koniec) >
play-not-listed = „{ $reply }” nie ma na liście: wpisz liczbę od 1 do { $count }, t, l lub q.
play-tile = { $loot } ({ $side }) – { $does }
play-line = { $name }: { $value }
play-today = dziś
play-day = dzień { $day }
play-reputation = reputacja, od najniższej
play-island = wyspa
play-her-hand = ręka Automy, odkryta
play-her-deck = talia solo wskazuje
play-your-hand = twoja ręka
play-your-graveyard = twój cmentarz
play-you = { $player } (ty)
play-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Gra na całym ekranie

play-goes-on = Aby grać dalej: galecrest play --resume { $file }
screen-help = Pomoc
screen-help-text =
    ↑ ↓ albo numer zaznacza wybór, Enter go wysyła. Myszą: jedno kliknięcie zaznacza, drugie wysyła.
    ← → czytają po kolei karty na wyspie i na ręce.
    A do F: wszystko, co wiadomo o graczu. L: co daje łup.
    Spacja: od razu do następnego pytania. Tab: do dziennika, strzałki go przewijają.
    N: następny język. /: napisz do innych przy stole na serwerze. Dwa razy Q: wyjście; gra z botami zostaje zapisana.
screen-acts = teraz działa lub wybiera
screen-hint = Tutaj czytasz karty, łup i graczy.
screen-skip = Spacja: do następnego pytania
screen-again = Jeszcze jedna gra
screen-quit = Wyjdź
screen-quit-sure = Naciśnij Q jeszcze raz, aby wyjść.

## Przy stole na serwerze

join-bad-address = „{ $text }” nie jest adresem stołu. Skopiuj go z przeglądarki: http://localhost:8000/table/… albo, dla swojego miejsca, z #seat=… na końcu.
join-no-server = { $origin } odpowiada, ale nie jest serwerem Galecrest. Sprawdź adres.
join-unreachable-server = { $origin } nie odpowiada ({ $error }). Sprawdź adres i czy serwer działa.
join-unknown_table = Na tym serwerze nie ma takiego stołu. Skopiuj cały adres z przeglądarki.
join-bad_link = Ten link nie otwiera żadnego miejsca. Skopiuj link do swojego miejsca jeszcze raz z menu stołu.
join-already_seated = Masz już inne miejsce przy tym stole. Użyj adresu bez #seat=….
join-not_allowed = Gra zaczęła się bez ciebie i nie wpuszcza widzów. Poproś gospodarza o inny stół.
join-table-closed = Ten stół jest zamknięty. Otwórz nowy w przeglądarce.
join-table-over = Gra przy tym stole się skończyła. Obejrzyj jej zapis w przeglądarce.
join-table-full = Przy tym stole nie ma wolnego miejsca. Poproś gospodarza o zwolnienie miejsca albo skopiuj link do swojego miejsca z menu stołu.

## Headings of tables

heading-doubloons = dublony
heading-score = wynik
heading-hand = ręka
heading-ship = statek
heading-loot = łup
heading-bot = bot
heading-seats = miejsca
heading-wins = wygrane
heading-rate = odsetek wygranych (95%)
heading-mean = średni wynik (95%)
heading-rating = ranking
heading-time = ms na decyzję
heading-decisions = decyzje
heading-agreed = najlepszy wybór
heading-cost = koszt decyzji
heading-when = kiedy
heading-player = gracz
heading-question = pytanie
heading-answer = odpowiedź
heading-chance = szansa
heading-others = inne możliwości

## Replaying

replay-agrees = Zapis prowadzi do utrwalonego stanu gry.
replay-differs = Zapis nie prowadzi do utrwalonego stanu gry.
replay-damaged = Zapis jest uszkodzony: { $error }
replay-other-hash = Skrót ziarna losowego to { $hash }, a nie ten obiecany.
replay-other-chance = Nie cały los pochodzi z ziarna: { $error }.
replay-fair = Cały los pochodzi z ziarna { $seed } o skrócie { $hash }.

## Many games

run-games-label = partie
run-players = { $games ->
    [one] { $games } partia, gracze: { $players }, plansza: { $board }, ziarno { $seed }, { $build }
    [few] { $games } partie, gracze: { $players }, plansza: { $board }, ziarno { $seed }, { $build }
    [many] { $games } partii, gracze: { $players }, plansza: { $board }, ziarno { $seed }, { $build }
   *[other] { $games } partii, gracze: { $players }, plansza: { $board }, ziarno { $seed }, { $build }
}
run-alone = { $games ->
    [one] { $games } partia kontra Automa, poziom: { $level }, plansza: { $board }, ziarno { $seed }, { $build }
    [few] { $games } partie kontra Automa, poziom: { $level }, plansza: { $board }, ziarno { $seed }, { $build }
    [many] { $games } partii kontra Automa, poziom: { $level }, plansza: { $board }, ziarno { $seed }, { $build }
   *[other] { $games } partii kontra Automa, poziom: { $level }, plansza: { $board }, ziarno { $seed }, { $build }
}
run-compiled = wersja skompilowana
run-plain = czysty Python
run-speed = { $decisions ->
    [one] { $decisions } decyzja w { $seconds } s; na sekundę partie: { $games }, decyzje: { $rate }
    [few] { $decisions } decyzje w { $seconds } s; na sekundę partie: { $games }, decyzje: { $rate }
    [many] { $decisions } decyzji w { $seconds } s; na sekundę partie: { $games }, decyzje: { $rate }
   *[other] { $decisions } decyzji w { $seconds } s; na sekundę partie: { $games }, decyzje: { $rate }
}
run-wins = wygrane: { $wins }
run-stopped = przerwano
run-stopped-by = przerwano: { $error }
run-no-game = żadna partia nie dobiegła końca
simulate-mean = średni wynik: { $means }
simulate-ties = remisy rozstrzygnięte reputacją: { $ties }
simulate-characters = postacie, punkty powyżej średniej partii dla tych, którzy zagrali kartę:
simulate-best = najskuteczniejsze: { $characters }
simulate-worst = najmniej skuteczne: { $characters }
tournament-interval = { $value } ({ $low } do { $high })
tournament-characters = postacie, punkty powyżej średniej partii: { $characters }
tournament-tokens = jeden żeton więcej danego rodzaju, w punktach: { $tokens }
tournament-too-few = za mało partii, by to ocenić
tournament-failed = BŁĄD: { $game }: { $failure }
ladder-behind = nowy bot silniejszy

## A game analysed

analyse-label = decyzje
analyse-not-over = gra jeszcze trwa; analizować można tylko zakończoną
analyse-when = Wyprawa { $voyage }, dzień { $day }, { $phase }
analyse-decision = { $when }. { $player }: „{ $question }” – { $answer } ({ $chance }); { $others }
analyse-swing = { $when }. { $player }: z { $before } na { $after }. { $why }
analyse-answered = { $player }: „{ $question }” – { $answer }
analyse-cost = { $when }. { $player }: „{ $question }” – { $answer } ({ $chance }); lepiej: { $best } ({ $best_chance })
analyse-swings = Największe zwroty
analyse-costliest = Najkosztowniejsze odpowiedzi, według ówczesnej wiedzy gracza
analyse-played = Jak kto grał

## Reports

report-tournament = Turniej
report-rates = Odsetek wygranych
    .about = Spośród miejsc zajętych przez bota, z przedziałami 95%; partie jednego rozdania liczą się razem.
    .axis = wygrane partie, %
report-ratings = Rankingi
    .about = OpenSkill (Plackett-Luce), mu i dwie sigmy w obie strony; każdy zaczyna od 25.
    .axis = ranking
report-scores = Wyniki
    .axis = punkty na koniec; linia to średnia
    .share = % partii
report-characters = Postacie
    .about = Punkty powyżej średniej partii dla tych, którzy zagrali kartę, z przedziałami 95%.
    .axis = punkty powyżej średniej
report-tokens = Żetony
    .about = Różnica, jaka idzie w parze z jednym żetonem więcej, wszystkie rodzaje szacowane razem (najmniejsze kwadraty).
    .axis = punkty za jeden żeton więcej
report-analysis = Analiza partii
report-chances = Szanse na wygraną
    .about = Z prawdziwego stanu gry, rozgrywanej wiele razy naprzód według prostych reguł.
    .axis = szansa na wygraną, %
report-voyage = wyprawa { $voyage }
report-decisions = Decyzja po decyzji

## Prowadzenie serwera

heading-guest = gość
heading-name = imię
heading-created = od
heading-seen = ostatnia wizyta
heading-marks = oznaczenia
heading-table = stół
heading-state = stan
heading-players = gracze
admin-silenced = wyciszony
admin-banned = zablokowany
admin-state-gathering = zbiera się
admin-state-playing = w toku
admin-state-over = zakończony
admin-state-abandoned = zamknięty
admin-state-archived = zarchiwizowany
admin-nothing = Żaden gość ani stół nie nazywa się „{ $text }”.
admin-unknown-guest = Nie ma gościa { $guest }: galecrest admin find pokazuje identyfikatory.
admin-unknown-table = Nie ma stołu { $table }.
admin-wrong-database = To nie jest baza danych serwera Galecrest w tej wersji: { $error }
admin-did-mute = { $guest } nie może już pisać.
admin-did-unmute = { $guest } znów może pisać.
admin-did-ban = { $guest } jest zablokowany. Otwarte połączenia zamkną się w ciągu pół minuty.
admin-did-unban = { $guest } nie jest już zablokowany.
admin-did-erase = { $guest } został zapomniany.
admin-sure = Usunąć stół { $table } razem z grą i czatem?
admin-removed = Stół { $table } został usunięty.
admin-count-guests = goście
admin-count-guests-day = goście z ostatniego dnia
admin-count-guests-month = goście z ostatnich 30 dni
admin-count-silenced = wyciszeni goście
admin-count-banned = zablokowani goście
admin-count-steps = odpowiedzi
admin-count-chat = wiadomości
admin-count-tables-gathering = stoły, które się zbierają
admin-count-tables-playing = gry w toku
admin-count-tables-over = zakończone gry
admin-count-tables-abandoned = zamknięte stoły
admin-count-tables-archived = zarchiwizowane gry

## Szkoła admirała

train-stage = pokolenie { $generation }, { $stage }
train-games = partie
train-fit = nauka
train-gate = egzamin
train-first-term = pokolenie { $generation }: partie: { $games }, poranki: { $mornings }, strata { $loss }, { $minutes } min; gra następne partie
train-passed = pokolenie { $generation }: partie: { $games }, poranki: { $mornings }, strata { $loss }, { $minutes } min; wygrało { $rate } z poprzednikiem i zajmuje jego miejsce
train-failed = pokolenie { $generation }: partie: { $games }, poranki: { $mornings }, strata { $loss }, { $minutes } min; wygrało { $rate } z poprzednikiem, który zostaje
train-resume = nieukończone: to samo polecenie podejmie naukę w tym miejscu
report-school = Szkoła admirała
report-loss = strata
report-loss-chances = Szanse na wygraną
report-loss-cards = Karty
report-loss-margin = Punkty powyżej średniej
report-loss-before = nowe partie, przed nauką
report-loss-after = wszystkie partie, po nauce
report-generation = pokolenie
report-mornings = poranki
report-gates = Mecze z poprzednikiem
    .about = Każde pokolenie przeciw ostatniemu, które zdało, przy tej samej liczbie miejsc; wystarcza ponad połowa partii. Kreski to przedziały 95 %.
report-terms = Pokolenia
