### The words of the terminal and of the laboratory's reports in Dutch, all but the game's own.

## Names and figures

seat = Speler { $number }
card = { $character } { $rank }
nobody = niemand
nothing = niets
percent = { $number }%
ability-line = [{ $phase }] { $does }
log-players = { $players } spelers, bord: { $board }, versie van de regels: { $rules }, antwoorden: { $answers }
log-alone = Alleen tegen Automa, moeilijkheid: { $level }, bord: { $board }, versie van de regels: { $rules }, antwoorden: { $answers }
game-won = { $score ->
    [one] { $you ->
        [player] Je wint met { $score } punt.
       *[nobody] { $player } wint met { $score } punt.
    }
   *[other] { $you ->
        [player] Je wint met { $score } punten.
       *[nobody] { $player } wint met { $score } punten.
    }
}
game-open = Het spel is nog niet uit. Nog aan zet: { $players }.

## Playing

play-seed-hash = De hash van de seed is { $hash }.
play-seed = De seed was { $seed }.
play-saved = Het logboek staat in { $file }: galecrest replay { $file }
play-ends = Het spel stopt hier.
play-welcome = Welkom aan boord! Jij bent { $player } van { $players }. Bord: { $board }.
play-welcome-alone = Welkom aan boord! Jij bent { $player }, alleen tegen Automa. Moeilijkheid: { $level }. Bord: { $board }.
play-bot = De anderen worden gespeeld door: { $bot }. { $about }
play-prompt = 1 t/m { $count } (of: t tafel, l buit, q stoppen) >
play-not-listed = “{ $reply }” staat niet op de lijst: typ een getal van 1 t/m { $count }, t, l of q.
play-tile = { $loot } ({ $side }) – { $does }
play-line = { $name }: { $value }
play-today = vandaag
play-day = dag { $day }
play-reputation = reputatie, van laag naar hoog
play-island = eiland
play-her-hand = hand van Automa, open
play-her-deck = de solostapel wijst aan
play-your-hand = jouw hand
play-your-graveyard = jouw kerkhof
play-you = { $player } (jij)
play-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

## Het spel op het hele scherm

play-goes-on = Verder spelen: galecrest play --resume { $file }
screen-help = Hulp
screen-help-text =
    ↑ ↓ of een nummer markeert een keuze, Enter verstuurt die. Met de muis: één klik markeert, een tweede verstuurt.
    ← → lezen de kaarten op het eiland en in je hand, een voor een.
    A tot F: alles wat over een speler bekend is. L: wat de buit doet.
    Spatie: meteen door naar je volgende vraag. Tab: naar het logboek, de pijltjes laten het schuiven.
    N: volgende taal. /: schrijf de anderen aan de tafel van een server. Twee keer Q: weg; een spel tegen bots wordt bewaard.
screen-acts = is aan zet, of moet kiezen
screen-hint = Hier lees je kaarten, buit en spelers.
screen-skip = Spatie: door naar je volgende vraag
screen-again = Nog een spel
screen-quit = Weg
screen-quit-sure = Druk nog eens op Q om weg te gaan.

## Aanschuiven aan de tafel van een server

join-bad-address = “{ $text }” is niet het adres van een tafel. Kopieer het uit de browser: http://localhost:8000/table/… of, voor je eigen plaats, met #seat=… aan het eind.
join-no-server = { $origin } antwoordt, maar is geen server van Galecrest. Controleer het adres.
join-unreachable-server = { $origin } antwoordt niet ({ $error }). Controleer het adres en of de server draait.
join-unknown_table = Deze tafel is er niet op deze server. Kopieer het hele adres uit de browser.
join-bad_link = Deze link opent geen plaats. Kopieer de link naar je plaats opnieuw uit het menu van de tafel.
join-already_seated = Je zit al op een andere plaats aan deze tafel. Gebruik het adres zonder #seat=….
join-not_allowed = Het spel is zonder jou begonnen en er mag niemand toekijken. Vraag de host om een andere tafel.
join-table-closed = Deze tafel is gesloten. Open een nieuwe in de browser.
join-table-over = Het spel aan deze tafel is afgelopen. Kijk het terug in de browser.
join-table-full = Er is geen plaats vrij aan deze tafel. Vraag de host er een vrij te maken, of kopieer de link naar je eigen plaats uit het menu van de tafel.

## Headings of tables

heading-doubloons = dubloenen
heading-score = score
heading-hand = hand
heading-ship = schip
heading-loot = buit
heading-bot = bot
heading-seats = plaatsen
heading-wins = zeges
heading-rate = winstpercentage (95%)
heading-mean = gemiddelde score (95%)
heading-rating = rating
heading-time = ms per beslissing
heading-decisions = beslissingen
heading-agreed = beste keuze
heading-cost = prijs per beslissing
heading-when = wanneer
heading-player = speler
heading-question = vraag
heading-answer = antwoord
heading-chance = kans
heading-others = andere keuzes

## Replaying

replay-agrees = Het logboek leidt tot de vastgelegde stand.
replay-differs = Het logboek leidt niet tot de vastgelegde stand.
replay-damaged = Het logboek is beschadigd: { $error }
replay-other-hash = De hash van de seed is { $hash }, niet de beloofde.
replay-other-chance = Niet al het toeval kwam uit de seed: { $error }.
replay-fair = Al het toeval kwam uit de seed { $seed }, met hash { $hash }.

## Many games

run-games-label = partijen
run-players = { $games ->
    [one] { $games } partij met { $players } spelers, bord: { $board }, seed { $seed }, { $build }
   *[other] { $games } partijen met { $players } spelers, bord: { $board }, seed { $seed }, { $build }
}
run-alone = { $games ->
    [one] { $games } partij tegen Automa, moeilijkheid: { $level }, bord: { $board }, seed { $seed }, { $build }
   *[other] { $games } partijen tegen Automa, moeilijkheid: { $level }, bord: { $board }, seed { $seed }, { $build }
}
run-compiled = gecompileerd
run-plain = gewone Python
run-speed = { $decisions ->
    [one] { $decisions } beslissing in { $seconds } s: per seconde { $games } partijen en { $rate } beslissingen
   *[other] { $decisions } beslissingen in { $seconds } s: per seconde { $games } partijen en { $rate } beslissingen
}
run-wins = gewonnen door: { $wins }
run-stopped = gestopt
run-stopped-by = gestopt: { $error }
run-no-game = geen enkele partij is af
simulate-mean = gemiddelde score: { $means }
simulate-ties = gelijke standen beslist door reputatie: { $ties }
simulate-characters = karakters, punten boven het gemiddelde van de partij voor wie de kaart speelde:
simulate-best = het succesvolst: { $characters }
simulate-worst = het minst succesvol: { $characters }
tournament-interval = { $value } ({ $low } tot { $high })
tournament-characters = karakters, punten boven het gemiddelde van de partij: { $characters }
tournament-tokens = één fiche meer van een soort, in punten: { $tokens }
tournament-too-few = te weinig partijen om iets te zeggen
tournament-failed = MISLUKT: { $game }: { $failure }
ladder-behind = nieuwe bot is sterker

## A game analysed

analyse-label = beslissingen
analyse-not-over = het spel is niet uit; alleen een afgelopen spel kan worden geanalyseerd
analyse-when = Reis { $voyage }, dag { $day }, { $phase }
analyse-decision = { $when }. { $player }: “{ $question }” – { $answer } ({ $chance }); { $others }
analyse-swing = { $when }. { $player }: van { $before } naar { $after }. { $why }
analyse-answered = { $player }: “{ $question }” – { $answer }
analyse-cost = { $when }. { $player }: “{ $question }” – { $answer } ({ $chance }); beter: { $best } ({ $best_chance })
analyse-swings = De grootste omslagen
analyse-costliest = De duurste antwoorden, naar wat de speler toen wist
analyse-played = Hoe iedereen speelde

## Reports

report-tournament = Toernooi
report-rates = Winstpercentages
    .about = Van de plaatsen die de bot innam, met intervallen van 95%; de partijen van één deling tellen samen.
    .axis = gewonnen partijen, %
report-ratings = Ratings
    .about = OpenSkill (Plackett-Luce), mu met twee sigma aan weerszijden; iedereen begint op 25.
    .axis = rating
report-scores = Scores
    .axis = punten aan het eind; de lijn is het gemiddelde
    .share = % van de partijen
report-characters = Karakters
    .about = Punten boven het gemiddelde van de partij voor wie de kaart speelde, met intervallen van 95%.
    .axis = punten boven het gemiddelde
report-tokens = Fiches
    .about = Het verschil dat bij één fiche meer van een soort hoort, alle soorten samen geschat (kleinste kwadraten).
    .axis = punten voor één fiche meer
report-analysis = Een partij geanalyseerd
report-chances = Winstkansen
    .about = Vanuit de ware stand van het spel, vele malen vooruit gespeeld met vuistregels.
    .axis = kans op winst, %
report-voyage = reis { $voyage }
report-decisions = Beslissing voor beslissing

## Een server beheren

heading-guest = gast
heading-name = naam
heading-created = sinds
heading-seen = laatste bezoek
heading-marks = kenmerken
heading-table = tafel
heading-state = toestand
heading-players = spelers
admin-silenced = gedempt
admin-banned = verbannen
admin-state-gathering = verzamelt
admin-state-playing = bezig
admin-state-over = afgelopen
admin-state-abandoned = gesloten
admin-state-archived = gearchiveerd
admin-nothing = Geen gast en geen tafel heet “{ $text }”.
admin-unknown-guest = Er is geen gast { $guest }: galecrest admin find toont de nummers.
admin-unknown-table = Er is geen tafel { $table }.
admin-wrong-database = Dit is niet de database van een Galecrest-server van deze versie: { $error }
admin-did-mute = { $guest } kan niet meer schrijven.
admin-did-unmute = { $guest } kan weer schrijven.
admin-did-ban = { $guest } is verbannen. Open verbindingen sluiten binnen een halve minuut.
admin-did-unban = { $guest } is niet meer verbannen.
admin-did-erase = { $guest } is vergeten.
admin-sure = Tafel { $table } met spel en chat verwijderen?
admin-removed = Tafel { $table } is verwijderd.
admin-count-guests = gasten
admin-count-guests-day = gasten van de laatste dag
admin-count-guests-month = gasten van de laatste 30 dagen
admin-count-silenced = gedempte gasten
admin-count-banned = verbannen gasten
admin-count-steps = antwoorden
admin-count-chat = chatberichten
admin-count-tables-gathering = tafels die verzamelen
admin-count-tables-playing = lopende spellen
admin-count-tables-over = afgelopen spellen
admin-count-tables-abandoned = gesloten tafels
admin-count-tables-archived = gearchiveerde spellen

## De school van de admiraal

train-stage = generatie { $generation }, { $stage }
train-games = partijen
train-fit = leren
train-gate = examen
train-first-term = generatie { $generation }: { $games } partijen, { $mornings } ochtenden, verlies { $loss }, { $minutes } min; ze speelt de volgende partijen
train-passed = generatie { $generation }: { $games } partijen, { $mornings } ochtenden, verlies { $loss }, { $minutes } min; ze won { $rate } van haar voorganger en neemt die plaats in
train-failed = generatie { $generation }: { $games } partijen, { $mornings } ochtenden, verlies { $loss }, { $minutes } min; ze won { $rate } van haar voorganger, die blijft
train-resume = niet af: hetzelfde commando gaat hier verder
report-school = De school van de admiraal
report-loss = verlies
report-loss-chances = Winstkansen
report-loss-cards = Kaarten
report-loss-margin = Punten boven het gemiddelde
report-loss-before = nieuwe partijen, voor het leren
report-loss-after = alle partijen, na het leren
report-generation = generatie
report-mornings = ochtenden
report-gates = Wedstrijden tegen de voorganger
    .about = Elke generatie tegen de laatste die slaagde, met evenveel plaatsen; meer dan de helft van de partijen is genoeg. De lijnen zijn 95%-intervallen.
report-terms = Generaties
