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
    [one] { $player } wygrywa, zdobywając { $score } punkt.
    [few] { $player } wygrywa, zdobywając { $score } punkty.
    [many] { $player } wygrywa, zdobywając { $score } punktów.
   *[other] { $player } wygrywa, zdobywając { $score } punktu.
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
heading-agreed = jak kapitan
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

## A game analysed

analyse-label = decyzje
analyse-not-over = gra jeszcze trwa; analizować można tylko zakończoną
analyse-when = Wyprawa { $voyage }, dzień { $day }, { $phase }
analyse-decision = { $when }. { $player }: „{ $question }” – { $answer } ({ $chance }); { $others }
analyse-swing = { $when }. { $player }: z { $before } na { $after }. { $why }
analyse-answered = { $player }: „{ $question }” – { $answer }
analyse-cost = { $when }. { $player }: „{ $question }” – { $answer } ({ $chance }); kapitan woli: { $best } ({ $best_chance })
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
