### The words of the browser client in Dutch, all but the game's own.

## Home

tagline = Smeed plannen bij dageraad, plunder bij avondschemer. Een kaartspel tussen de wolken.
your-name = Je naam
your-captain = Je kapitein
captain-1 = Witkrul
captain-2 = Vuurbaard
captain-3 = Veer
captain-4 = Vlechten
captain-5 = Vliegbril
captain-6 = Strohoed
captain-7 = Hoofddoek
captain-8 = Monocle
name-ask = Hoe mogen we je noemen?
name-ask-more = De anderen zien deze naam. Je kunt hem altijd veranderen.
name-keep = Dat ben ik
name-change = Mijn naam veranderen
doors = Manieren om te spelen
door-now = Meteen spelen
door-now-more = Eén klik en je kiest je eerste kaart. Zonder account.
now-change = Kies bots en bord
bot-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
strength = Sterkte
strength-easy = Makkelijk
    .about = Speelt op gevoel en rekent niet. Prettig gezelschap voor een eerste reis.
strength-fair = Gemiddeld
    .about = Kent de kaarten en kijkt een dag vooruit. Straft slordig spel af.
strength-hard = Moeilijk
    .about = Denkt elke reis tot het einde door en raadt wat jij in handen hebt.
start-now = Spelen
door-friends = Varen met vrienden
door-friends-more = Open een tafel, stuur een link.
door-alone = Alleen varen
door-alone-more = Jij tegen Automa, zes niveaus.
more = Meer
guided-voyage = Eerste reis met gids
unfinished = Je lopende spellen
go-on = { $count ->
    [one] Terug naar je spel
   *[other] Terug naar je { $count } spellen
}
title-table = Tafel
title-how = Spelregels
title-cards = Kaarten en tegels
title-lobby = Haven
title-games = Mijn spellen
title-replay = Terugkijken
title-lesson = Les
title-lost = Hier is niets
lost-text = Dit adres leidt nergens heen. Misschien ontbreekt er een stukje van de link: vraag hem nog eens, of kopieer hem helemaal.
board = Bord
alone-explained = Automa speelt volgens een tabel, een Kruimeldief graait wat hij kan. Het niveau bepaalt met hoeveel punten jullie beginnen.
level-points = Jij { $you }, Automa { $automa }
players = Spelers
player-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
clock = Tijd per beslissing
clock-none = Zo lang als nodig
clock-spelled = { $decision } + { $reserve } reserve
clock-about = Voor elke beslissing is er { $decision }. Wat langer duurt gaat af van de reserve van { $reserve }, voor het hele spel. Daarna antwoordt een bot.
listed = Toon deze tafel in de haven
watchers = Toeschouwers mogen meekijken
bots-from-start = Bots
bots-none = Geen, alleen mensen
rules-use = Verander wat de tegels doen
rules-use-solo = Verander de regels van Automa
rules-load = Laad een bestand
rules-printed = Begin met de gedrukte regels
rules-text = Regels als tekst (TOML)
rules-check = Controleer en bekijk
rules-fault = Met deze regels kan niet gespeeld worden: { $reason }
rules-fine = Met deze regels kan gespeeld worden.
rules-deck-printed = Alle kaarten zijn de gedrukte.
rules-none = Terug naar de gedrukte regels
open-table = Open de tafel
home = Startpagina
close = Sluiten
credits = Met dank aan
credits-icons = Iconen van Lorc, Delapouite en anderen op
credits-fonts = Lettertypen:
credits-colours = Kleuren die iedereen kan onderscheiden, naar
credits-programs = Gemaakt met
credits-licences = Hun licenties:

## Settings

settings = Instellingen
language = Taal
speed = Tempo
speed-relaxed = Rustig
speed-brisk = Vlot
speed-instant = Direct
sending = Je keuze
sending-ask = Gaat weg bij de tweede tik
sending-pause = Kun je twee seconden terugnemen
sending-send = Gaat meteen weg
volume = Geluid
mute = Dempen
sound-on = Geluid aan
text-size = Tekstgrootte
motion = Beweging
reduce-motion = Zo min mogelijk beweging
erase-me = Wis mij
erase-me-about = Je naam en je chatberichten verdwijnen voorgoed, je spellen blijven met bots op je plaatsen. Spellen op dit apparaat worden verwijderd. Je bent daarna een nieuwe gast.
erase-me-sure = Wis mij voorgoed
erase-me-keep = Niets wissen
spoken = Schermlezer
spoken-events = Alles wat gebeurt
spoken-days = Een samenvatting van elke dag
spoken-questions = Alleen vragen
contrast = Contrast
high-contrast = Hoog contrast

## Gathering at a table

gathering = De bemanning verzamelt zich
gathering-more = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
seats = Plaatsen
seat-free = Vrije plaats
host = host
sit-here = Hier zitten
stand-up = Opstaan
clear-seat = Vrijmaken
remove-person = Verwijderen
remove-person-sure = { $player } verwijderen? { $player } kan niet meer aan deze tafel gaan zitten.
removed-by-host = De host heeft je van deze tafel gehaald. Je kunt hier niet meer gaan zitten.
place-bot = Zet een bot neer
place-bot-on = Zet een bot op plaats { $seat }
fill-with-bots = Aanvullen met bots
start = Uitvaren
host-starts = De host vaart uit zodra alle plaatsen bezet zijn.
invite = Nodig je vrienden uit
invite-more = Wie deze link opent, kan met alleen een naam aanschuiven, zonder account.
table-link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Je browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem zelf.
qr-show = QR-code
qr-label = QR-code van de link naar deze tafel
sailor-0 = Marisol
sailor-1 = Ouwe Finch
sailor-2 = Brannoc
sailor-3 = Tamsin
sailor-4 = Ysolde

## At the table

coming-aboard = We komen aan boord…
voyage-of = Reis { $voyage } van 3
voyage-number = Reis { $voyage }
voyages = Reizen
voyage-day = Reis { $voyage }, dag { $day }
voyage-days = De dagen van deze reis
    .about = Elk eilandje is een dag van deze reis met zijn buit. Aan het eind van de laatste dag betalen de ankers uit.
day = Dag { $day }
phases = Fasen van de dag
reputation = Reputatie
    .about = { $doubloons ->
        [one] Bij gelijke rang staat het karakter van de wimpel verder rechts ook verder rechts. Aan het begin van een reis levert deze plaats { $doubloons } dubloen op.
       *[other] Bij gelijke rang staat het karakter van de wimpel verder rechts ook verder rechts. Aan het begin van een reis levert deze plaats { $doubloons } dubloenen op.
    }
reputation-low-to-high = Reputatie, laagste eerst, met de dubloenen aan het begin van een reis
idle-colour = niemand
island = Eiland
loot-today = Buit van de dag
no-loot-left = Geen buit meer vandaag
bag = { $count ->
    [one] { $count } fiche in de buidel
   *[other] { $count } fiches in de buidel
}
    .about = Hieruit wordt aan het begin van elke reis de buit getrokken; gebruikte en ingeleverde fiches gaan er weer in.
bag-name = Buidel
you = Jij
player-you = { $player } (jij)
your-hand = Je hand
your-choice = Gekozen
hand-empty = Je hand is leeg.
ship-of = { $you ->
    [player] Jouw schip
   *[nobody] Schip van { $player }
}
graveyard = Kerkhof
    .about = Afgelegde karakters en de bemanningen van eerdere reizen. Ze doen niet meer mee, tenzij een kaart er een terughaalt.
graveyard-empty = Hier rust nog niemand.
graveyard-count = { $count ->
    [one] Kerkhof: { $count } kaart
   *[other] Kerkhof: { $count } kaarten
}
doubloons = Dubloenen
    .about = De beurs. Aan het eind van een reis worden dubloenen punten.
score = Score
    .about = Punten van de reizen die voorbij zijn. Na drie reizen wint wie de meeste punten heeft.
has-chosen = heeft gekozen
    .you = Jij hebt gekozen
    .about = Er ligt een kaart gedekt. Ruilen kan tot iedereen heeft gekozen.
choosing = kiest
    .you = Jij kiest een kaart
choosing-now = Iedereen kiest een kaart
connected = verbonden
    .about = Groen: aan tafel. Oranje: de verbinding is weg. Grijs: van tafel gegaan.
reconnecting = verbindt opnieuw
has-left = is weg
bot-sits-in = een bot valt in
has-resigned = heeft opgegeven
time-left = Resterende tijd
    .about = Eerst loopt de tijd voor deze beslissing af, dan de reserve. Daarna antwoordt een bot.
reserve-left = Reserve
card-label = { $character }, rang { $rank }, { $where }. { $ability }
loot-label = { $loot } × { $count }, { $where }
pick-player = Kies { $player }
you-send = Je stuurt { $character }. Kies een andere kaart om je te bedenken.
choose-again = Kies opnieuw, anders blijft het { $character }.
waiting-for = Wachten op { $names }.
waiting-many = { $count ->
    [one] Wachten op { $count } speler.
   *[other] Wachten op { $count } spelers.
}
send-this = { $option }: versturen?
sending-this = { $option } is onderweg.
send = Versturen
take-back = Terugnemen
playback = Tempo
pause = Pauze
play-on = Verder
one-step = Eén stap
skip-on = Naar de volgende vraag
announcements = Meldingen
skip-to-content = Naar de inhoud
you-watch = Je kijkt mee.
a-moment = Een ogenblik…
can-hold = Wat ze nog kunnen hebben
    .about = Kaarten in de hand. Iedereen kreeg dezelfde; wat niet gespeeld is, zit er nog in.
can-hold-of = Wat { $player } nog kan hebben
holds-surely = { $count ->
    [one] Zeker in de hand: { $count } kaart
   *[other] Zeker in de hand: { $count } kaarten
}
may-hold = { $count ->
    [one] Hand of kerkhof: { $count } hiervan is in de hand
   *[other] Hand of kerkhof: { $count } hiervan zijn in de hand
}
log = Logboek
log-empty = Hier begint het logboek.
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
say = Zeg
say-something = Zeg iets
mute-person = dempen
unmute-person = weer horen
muted-people = Gedempt:
react = Reageren
reaction-ahoy = Ahoi!
reaction-well_played = Goed gespeeld!
reaction-ouch = Au!
reaction-lucky = Bofkont!
reaction-hurry = De wind wacht…
reaction-thanks = Dank je!
menu = Menu
crew = Bemanning
copy-watch-link = Kopieer de link van de tafel
copy-seat-link = Kopieer de link naar je plaats, voor je andere apparaat
leave-seat = Verlaat de tafel (een bot neemt het over)
resign = Opgeven (een bot speelt door, je kunt niet terug)
end-game = Dit spel beëindigen en verwijderen
are-you-sure = Echt? Er is geen weg terug.
end-short = Beëindigen
delete-game = Dit spel verwijderen
delete-short = Verwijderen
resign-short = Opgeven
seed-hash = Eerlijkheidszegel:
bot-plays-for-you = Een bot speelt voor jou.
resumed = Na een update van de regels ging het spel verder vanaf reis { $voyage }, dag { $day }.
take-seat-back = Mijn plaats terugnemen
is-away = { $player } is weg.
is-idle = { $player } heeft al een tijd niet geantwoord.
let-bot-play = Laat een bot spelen
let-bot-play-for = Laat een bot spelen voor { $player }
offer-seat = Bied de plaats aan iemand anders aan
seat-offered = De plaats van { $player } is vrij. Intussen speelt een bot.
take-over = Neem de plaats in
change-bot = Een andere bot voor { $player }
proposal-end = { $you ->
    [player] Je wilt dit spel beëindigen en verwijderen.
   *[nobody] { $player } wil dit spel beëindigen en verwijderen.
}
proposal-rematch = { $you ->
    [player] Je wilt een revanche.
   *[nobody] { $player } wil een revanche.
}
proposal-bot = { $you ->
    [player] Je wilt een andere bot voor { $other }: { $bot }.
   *[nobody] { $player } wil een andere bot voor { $other }: { $bot }.
}
agree = Akkoord
decline = Liever niet
declined-by = Liever niet: { $names }.
reconnecting-calmly = De wind is gaan liggen. Opnieuw verbinden…
abandoned = Deze tafel is verlaten en gesloten.
recap = Dag { $day }:
recap-doubloons = { $count ->
    [one] { $sign }{ $count } dubloen
   *[other] { $sign }{ $count } dubloenen
}
recap-reputation = { $sign }{ $count } reputatie
recap-crew = { $sign }{ $count } bemanning

## Voyages and the end

voyage-ended = Reis { $voyage } is voorbij
sail-on = Vaar verder
nothing-seen = Hier was niets van te zien
by-source = Dubloenen naar herkomst
the-end = Het einde van de tocht
you-win = Het luchtruim is van jou!
wins = { $player } heerst over het luchtruim
rematch = Revanche
join-rematch = Naar de revanche
watch-replay = Spel terugkijken
score-by-voyage = Score per reis
deciding-moments = Wat de doorslag gaf
moment-ahead = { $doubloons ->
    [one] { $you ->
        [player] { $cause }: je wint { $doubloons } dubloen op { $other }
        [other] { $cause }: { $player } wint { $doubloons } dubloen op jou
       *[nobody] { $cause }: { $player } wint { $doubloons } dubloen op { $other }
    }
   *[other] { $you ->
        [player] { $cause }: je wint { $doubloons } dubloenen op { $other }
        [other] { $cause }: { $player } wint { $doubloons } dubloenen op jou
       *[nobody] { $cause }: { $player } wint { $doubloons } dubloenen op { $other }
    }
}

## Lobby and games

lobby-tables = Tafels
lobby-empty = Nu even geen open tafel. Open er een: vrienden volgen vanzelf.
join = Meedoen
watch = Meekijken
state-gathering = verzamelt zich
state-playing = bezig
state-over = afgelopen
state-abandoned = gesloten
state-archived = gearchiveerd
games-empty = Je hebt nog niet gespeeld. De eerste reis duurt tien minuten.
your-turn = jouw beurt
your-turn-title = Jij bent aan de beurt
call-me = Meld het als ik aan de beurt ben
call-me-on = Je krijgt een melding als je aan de beurt bent.
call-me-denied = Je browser staat hier geen meldingen toe.
resume = Vaar verder
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Replay

replay-step = Stap { $step } van { $steps }
replay-first = Naar het begin
replay-back = Een stap terug
replay-on = Een stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-keys = Pijltjes: één stap. Page Up en Page Down: één dag. Home en End: naar het begin en het einde. Spatie: afspelen of pauze.
replay-jump = Spring naar een reis of dag
replay-as = Gezien door
replay-all = Toeschouwer
replay-fork = Speel vanaf hier verder
fork-title = Verder vanaf reis { $voyage }, dag { $day }
fork-about = Je speelt verder aan een eigen tafel. Bots houden hun plaats, en voor alle anderen speelt een bot. Het toeval is vanaf hier nieuw.
fork-seat = Jouw plaats
fork-start = Speel verder als { $player }
forked = vervolg op een spel
fork-origin = Naar het spel waaruit dit verdergaat
replay-missing = Dit spel kan nog niet worden teruggekeken.

## Cards and tiles

browser-cards = Karakters
browser-tiles = Buittegels
browser-solo = Solotegels
browser-deck = Solostapel
browser-levels = Niveaus
deck-explained = Automa en de Kruimeldief spelen met deze stapel. Elke kaart zegt ook welke kaart zij stuurt; sommige wijzen naar haar gemerkte kaarten.
deck-marked = gemerkt
    .about = Sommige rijen van de solostapel wijzen naar de gemerkte kaarten van Automa.
automa-open = Hoe Automa kiest
automa-hand = Automa’s hand, open
hand-empty-hers = Haar hand is leeg.
deck-top = Bovenste kaart van de solostapel
    .about = De eerste regel die bij de buit van de dag past, wijst aan welke kaart Automa stuurt.
search = Zoeken
filter-all = Alle fasen
nothing-found = Niemand met die naam vaart hier.

## How to play

how-aim = Het doel
how-aim-text = Drie reizen, en aan het eind de meeste dubloenen. Iedereen vaart met dezelfde kaarten; het gaat erom wanneer je ze speelt.
how-day = Een dag
how-choose = Iedereen kiest in het geheim een kaart. Alle kaarten worden tegelijk omgedraaid en op rang gelegd. Bij gelijke rang staat de hogere reputatie verder naar rechts.
how-daytime = Van links naar rechts komen de karakters met een zon in actie.
how-dusk = Van rechts naar links pakt elk karakter één fiche van de buit van de dag en gaat aan boord van zijn schip. Hoge rangen kiezen eerst.
how-night = Karakters met een maan werken vanaf het schip, elke nacht dat ze aan boord zijn.
how-anchor = Aan het eind van een reis betalen de ankers uit: karakters en buit. Dan worden je dubloenen punten en begint een nieuwe reis met zes extra kaarten.
how-reputation = Reputatie
how-reputation-text = De wimpels beslissen bij elke gelijke stand. Een lage reputatie levert meer op aan het begin van een reis, een hoge wint bij gelijke rangen.
how-loot = Buit
how-loot-text = Elke soort buit heeft een kalme kant en een stormkant. Het bord bepaalt welke telt; op onbekende wateren beslist het lot, per soort.
how-graveyard = Kerkhof
how-graveyard-text = Een afgelegd karakter gaat naar het kerkhof van zijn eigenaar, net als de hele bemanning aan het eind van een reis. Maar een paar kaarten halen iemand terug: { character-31 } naar de hand, { character-19 } aan boord.
how-adjacent = Spelers naast je
how-adjacent-text = Jullie zitten in een kring; naast je zitten de spelers links en rechts van je. De lijst volgt die kring: de eerste en de laatste zitten naast je. Met z’n tweeën is dat de ander.
how-two = Met z’n tweeën
how-two-text = Op elke dag liggen drie fiches, en de { character-midshipman } komt mee naar het eiland.
how-alone = Alleen
how-alone-text = Je speelt tegen { automa }. Haar hand ligt open, en een tabel zegt welke kaart ze stuurt. De { character-pilferer } vaart mee.
how-signs = De symbolen
how-signs-text = Wijs een symbool op tafel aan, druk er lang op of selecteer het, en het legt zichzelf uit.
how-table = Aan deze tafel
how-table-text = Wat je kunt kiezen, licht op. Klik erop, druk op het nummer, of loop erheen met de pijltjes en druk op Enter. Wijs aan, druk lang of selecteer om een kaart te lezen. Een klik naast de kaarten spoelt vooruit.

## The guided voyage

guide-next = Verder
guide-end = Bedankt
guide-leave = Stop de rondleiding
guide-welcome = Welkom aan boord, admiraal! Drie bemanningen, elk met dezelfde zes kaarten. Wie na drie reizen de meeste dubloenen heeft, wint. Neem de tijd: het spel wacht op je.
guide-path = Kijk eerst naar de buit. Elk eilandje is een dag van deze reis, met één fiche per speler; vandaag is het grote. { $touch ->
    [yes] Druk lang op
   *[no] Wijs
} een fiche { $touch ->
    [yes] om
   *[no] aan om
} te lezen wat die doet. Is vandaag een gevecht waard?
guide-hand = Nu je hand. Het getal is de rang: lage rangen komen bij daglicht als eerste in actie, hoge rangen pakken in de avondschemer als eerste buit. { $touch ->
    [yes] Druk lang op een kaart
   *[no] Wijs een kaart aan
} om die te lezen, en stuur er dan een. De anderen kiezen in het geheim.
guide-island = Alle kaarten zijn omgedraaid en staan op rang. Bij daglicht handelen de karakters met een zon van links naar rechts: een lage rang kan toeslaan voordat de hoge hun buit pakken.
guide-dusk = Avondschemer! Nu van rechts naar links: elk karakter pakt één fiche van deze buit en gaat aan boord. Hoge rangen pakken als eerste buit, dus ze zijn voor rijke dagen; de laatste krijgt wat niemand wilde.
guide-ship = Dit is je schip. Een maan betaalt elke nacht, een anker aan het eind van de reis, zolang het karakter aan boord blijft. Stuur zulke karakters dus vroeg; anderen zullen ze overboord willen gooien.
guide-reputation = Reputatie beslist bij een gelijke stand: van twee gelijke kaarten staat die met de wimpel verder naar rechts ook verder naar rechts en pakt die als eerste buit. De getallen zijn soldij: aan het begin van elke reis krijgt de laagste de meeste dubloenen.
guide-others = Lees hun hand: iedereen begon met jouw zes kaarten en heeft nog wat niet gespeeld is. { $touch ->
    [yes] Tik
   *[no] Klik
} op de kaarten naast een naam. Kan iemand hoger spelen dan jij, of je bemanning overboord gooien?
guide-hide = Niet elke dag is een hoge kaart waard. Is de buit mager, of kan iemand de hoogste rang treffen, verstop je dan: stuur een lage kaart en bewaar de sterke.
guide-sell = Buit is waard wat het anker ervoor betaalt: kisten los, landkaarten in sets; relikwieën kosten je iets. Wat niets oplevert, kun je beter verkopen of inleveren zolang een van je kaarten dat kan: aan het eind van de reis gaat het terug in de buidel.
guide-anchor = De laatste dag. Daarna betalen de ankers voor buit en bemanning en worden de schepen gelost. De kaarten in je hand blijven voor de volgende reis.
guide-pay = Een nieuwe reis! Iedereen kreeg soldij naar reputatie, de laagste het meest. Zes nieuwe kaarten komen bij de kaarten die je bewaard hebt.
guide-done = Nu kun je spelen. Drie korte lessen laten zien hoe je goed speelt.

## Lessons

lessons = Drie korte lessen
lesson-number = Les { $number } van { $lessons }
lesson-right = Juist!
lesson-wrong = Er is een beter antwoord.
lesson-next = Volgende les
lesson-end = Aan de slag
lesson-sets = De tweede landkaart
    .about = De laatste avondschemer van de reis, en jij pakt als eerste buit. Je hebt één landkaart. Welke fiche pak je?
    .hint = Tel wat elke fiche bij het anker oplevert, samen met de fiches die je hebt.
    .why = Een kist levert 5 dubloenen op. Een tweede landkaart maakt een tweetal, en dat levert er 7 op. Een fiche is waard wat ze toevoegt aan wat je hebt.
lesson-hands = Wat kunnen ze nog hebben?
    .about = De laatste dag van de reis. Kijk voor je kiest wat de anderen nog kunnen hebben. Welke kaart stuur je?
    .hint = Open de kaarten naast elke naam: hoe hoog kunnen de anderen gaan?
    .why = Niemand kan hoger dan 16, dus de Infanterist staat zeker het meest rechts: 5 dubloenen bij daglicht en de eerste fiche in de avondschemer. De Gouverneur zou daar ook staan, maar hij kost je je bemanning.
lesson-sale = Wanneer verkoop je?
    .about = De laatste dag, en je Koopman opent de kraam: één, twee of drie fiches van één soort voor 1, 4 of 9 dubloenen. Wat verkoop je?
    .hint = Met de verkoop vervalt ook wat de fiche bij het anker zou opleveren of kosten.
    .why = Twee relikwieën brengen 4 dubloenen op en kosten je bij het anker niet meer 3 per stuk: 10 dubloenen beter. De kist brengt 1 op, en levert er 5 op als je haar houdt.

## When something goes wrong

refusal-bad_message = De server begreep ons niet.
refusal-bad_setup = Zo kan een tafel niet worden klaargezet.
refusal-bad_name = Kies een andere naam.
refusal-bad_link = Deze link hoort bij geen enkele plaats.
refusal-empty = In dit bericht staat niets.
refusal-too_long = Dit bericht is te lang.
refusal-too_fast = Niet zo snel! Wacht even.
refusal-too_many_tables = Je hebt veel lopende spellen. Beëindig er een onder Mijn spellen, of geef het op.
refusal-too_many_listed = Er staan al drie tafels van je in de lobby. Open deze alleen voor genodigden.
refusal-id_used = Een ander antwoord was eerder.
refusal-foreign_origin = Deze pagina mag dat niet.
refusal-failed = Dat is niet gelukt. Probeer het nog eens.
refusal-no_guest = De server herkende je niet. Sta deze site toe cookies te bewaren en probeer het opnieuw.
refusal-too_late = Dat duurde te lang.
refusal-unknown_table = Deze tafel bestaat niet.
refusal-unknown_guest = Deze gast bestaat niet.
refusal-unknown_bot = Deze bot bestaat niet.
refusal-no_such_seat = Deze plaats bestaat niet.
refusal-no_such_step = Deze stap bestaat niet in het spel.
refusal-not_allowed = Aan deze tafel mag niemand meekijken.
refusal-silenced = Een beheerder heeft je gedempt. Je kunt hier niet schrijven.
refusal-banned = Een beheerder heeft deze server voor je gesloten.
refusal-not_host = Dat mag alleen de host.
refusal-not_seated = Je hebt geen plaats aan deze tafel.
refusal-already_seated = Je zit al aan deze tafel.
refusal-seat_taken = Daar zit al iemand.
refusal-your_seat = Dit is je eigen plaats: sta gewoon op.
refusal-empty_seats = Op elke plaats moet iemand zitten, desnoods een bot.
refusal-bot_plays = Een bot speelt voor jou. Neem eerst je plaats terug.
refusal-removed = De host heeft je van deze tafel gehaald.
refusal-no_proposal = Er ligt nu geen voorstel.
refusal-other_proposal = Er ligt nog een ander voorstel. Beantwoord dat eerst.
refusal-already_started = Het spel is al begonnen.
refusal-not_playing = Het spel is niet gaande.
refusal-not_over = Het spel is nog niet uit.
refusal-game_over = Het spel is uit.
refusal-unknown_question = Dat is al beantwoord.
refusal-wrong_seat = Dat is niet aan jou.
refusal-option_not_offered = Dat kun je hier niet kiezen.
refusal-too_many_changes = Je hebt vandaag vaak genoeg een andere kaart gekozen: deze blijft.
refusal-unreachable = De server is even niet bereikbaar.
refusal-bad_log = Dit bestand is geen gaaf logboek van een spel. Er is niets veranderd.
refusal-other_rules = Dit spel is met andere regels gespeeld, of begint niet in dit bestand. Het kan hier niet worden geopend. Er is niets veranderd.
refusal-not_stored = Je apparaat heeft dit niet opgeslagen, dus er is niets veranderd. Maak ruimte vrij of sta deze site toe gegevens op te slaan en probeer het opnieuw.
refusal-other_tab = Dit spel is geopend in een ander tabblad.

# Tables on this device
door-hotseat = Samen op dit apparaat
door-hotseat-more = Twee tot zes mensen om de beurt, met bots als je wilt.
hotseat-name = Speler { $number }
hotseat-add = Speler toevoegen
hotseat-remove = Speler { $number } verwijderen
curtain = Geef het apparaat aan { $name }.
curtain-about = Niemand anders mag nu kijken.
curtain-lift = Ik ben { $name }: toon mijn hand
loading-game = Het spel wordt opgehaald: { $percent } %
starting-game = De zeilen worden gehesen…
play-here = Speel op dit apparaat
play-in-tab = Speel in dit tabblad
try-again = Opnieuw proberen
log-save = Spel als bestand opslaan
log-open = Spelbestand openen
hurry-bots = Bots opjagen
offline-keep = Bewaar het spel op dit apparaat
offline-kept = Het spel werkt zonder netwerk.
update-waits = Er is een nieuwe versie. Die wacht tot dit spel uit is of je de tafel verlaat.
refusal-no_wasm = Deze browser kan het spel niet zelf draaien: WebAssembly ontbreekt. Een nieuwere browser kan het wel.
refusal-not_loaded = Het spel is niet helemaal aangekomen. Je spellen zijn veilig: controleer het netwerk en probeer het opnieuw.
continued = De server is weg, dus het spel gaat hier verder vanaf reis { $voyage }, dag { $day }. Alles wat verborgen was, is opnieuw getrokken.
continue-here = Ga verder op dit apparaat
