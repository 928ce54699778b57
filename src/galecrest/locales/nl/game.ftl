### The words of the game in Dutch. What the variables hold is said in the English file.

## The forty characters

character-1 = Verkenner
    .daytime = Vertrekt naar het kerkhof; een andere kaart uit je hand komt meteen in de plaats op het eiland.
character-2 = Leerling
    .daytime = Doet wat iemand van je bemanning bij daglicht doet.
character-3 = Bedelaar
    .daytime = De eigenaar van het meest rechtse karakter geeft je 2 dubloenen en krijgt 1 reputatie.
character-4 = Herbergier
    .daytime = Iemand van je bemanning keert terug naar je hand.
character-5 = Scheepsjongen
    .daytime = 3 dubloenen als niemand verder naar links staat.
    .dusk = Geen buit voor de Scheepsjongen.
character-6 = Bandiet
    .daytime = Zak naar de laagste reputatie, 1 dubloen per vakje.
character-7 = Prediker
    .daytime = Houd één buitfiche en lever de rest in, 1 reputatie voor elk.
    .anchor = 6 dubloenen.
character-8 = Tapper
    .night = 1 dubloen.
    .anchor = 1 dubloen per vat.
character-9 = Verstekeling
    .daytime = Trek een fiche uit de buidel, met schemereffect en al; daarna naar het kerkhof.
character-10 = Ontdekker
    .dusk = 2 reputatie als je een landkaart pakte.
    .anchor = Je landkaarten, als je er hebt, tellen als één meer.
character-11 = Timmerman
    .daytime = Verlies de helft van je dubloenen, naar beneden afgerond.
    .anchor = 10 dubloenen.
character-12 = Officier
    .daytime = Vul je beurs aan tot 12 dubloenen; zit er al zoveel in, dan 2 reputatie.
character-13 = Smokkelaar
    .daytime = Pakt vóór alle anderen een fiche van de dag, met schemereffect en al, en gaat aan boord.
character-14 = Lijfwacht
    .daytime = Haal alle sabels en haken van de dag weg, 2 dubloenen voor elk.
character-15 = Heks
    .night = Doet wat een ander van je bemanning ’s nachts doet.
    .anchor = Terug naar je hand als niemand anders aan boord ’s nachts iets doet.
character-16 = Muiter
    .night = Leg de laagste rang van je bemanning af, zelfs de Muiter; 2 dubloenen.
character-17 = Bruut
    .daytime = Leg het meest rechtse karakter af, zelfs de Bruut; de eigenaar krijgt 1 reputatie.
character-18 = Kanonnier
    .daytime = Leg een karakter van een schip naar keuze af; was het van jou, 1 reputatie erbij, anders 1 eraf.
character-19 = Dodenbezweerder
    .daytime = Lever een relikwie in, en een karakter van je kerkhof gaat meteen aan boord.
character-20 = Vrijgelatene
    .night = Als allerlaatste: 1 dubloen per bemanningslid met een hogere rang; bij 3 of meer naar het kerkhof.
character-21 = Bootsman
    .daytime = 2 dubloenen per bemanningslid onder rang 21.
character-22 = Vechtersbaas
    .daytime = Gooi een Vechtersbaas van een ander schip voor 2 reputatie.
    .night = 1 dubloen.
character-23 = Dief
    .daytime = Pak een fiche van een speler naast je en verlies dan 2 reputatie.
character-24 = Marsgast
    .night = 4 dubloenen, min 1 per bemanningslid.
character-25 = Ronselaar
    .daytime = Een kaart uit je hand gaat meteen aan boord.
character-26 = Kok
    .dusk = Een tweede fiche van de dag.
character-27 = Uitkijk
    .daytime = Ruil een fiche van vandaag met een van morgen.
character-28 = Wapensmid
    .dusk = 2 reputatie als je een sabel of haak pakte.
    .night = 1 dubloen per sabel en haak die je hebt.
character-29 = Infanterist
    .daytime = 5 dubloenen als niemand verder naar rechts staat.
character-30 = Koopman
    .daytime = Verkoop één, twee of drie fiches van één soort voor 1, 4 of 9 dubloenen.
character-31 = Chirurgijn
    .daytime = Een karakter van je kerkhof keert ongezien terug naar je hand.
character-32 = Schatbewaarder
    .anchor = 1 dubloen per vat, amulet en kist.
character-33 = Gokker
    .daytime = Verlies 1 dubloen per buitfiche in je bezit.
    .anchor = 6 dubloenen.
character-34 = Aristocraat
    .daytime = 2 reputatie.
    .anchor = 5 dubloenen als geen ander schip een Aristocraat heeft; anders verlies je er 3.
character-35 = Verzamelaar
    .anchor = 1, 3, 5 of 10 dubloenen voor twee, drie, vier of minstens vijf soorten buit.
character-36 = Kwartiermeester
    .daytime = 1 dubloen per buitfiche in je bezit.
    .anchor = Verlies 6 dubloenen.
character-37 = Windnimf
    .night = 2 dubloenen als geen ander schip een Windnimf heeft; anders naar het kerkhof.
character-38 = Eerste stuurman
    .daytime = Verlies 1 dubloen per bemanningslid.
    .anchor = 1 dubloen per bemanningslid.
character-39 = Kapitein
    .daytime = Stijg naar de hoogste reputatie en verlies 1 dubloen per vakje.
character-40 = Gouverneur
    .daytime = Leg je hele bemanning af, 1 reputatie voor elk.

## Characters without a player

character-midshipman = Zeecadet
    .about = Staat tussen rang 20 en 21. In de avondschemer legt, als het karakter direct links er nog staat, de tegenstander van de eigenaar een fiche van de dag terug in de buidel.
character-pilferer = Kruimeldief
    .about = Komt met een kaart van de solostapel. Legt in de avondschemer de beste fiche van de dag terug in de buidel, zonder effect.
automa = Automa

## Loot

loot-chest = Kist
    .plural = Kisten
loot-hook = Haak
    .plural = Haken
loot-map = Landkaart
    .plural = Landkaarten
loot-saber = Sabel
    .plural = Sabels
loot-amulet = Amulet
    .plural = Amuletten
loot-barrel = Vat
    .plural = Vaten
loot-relic = Relikwie
    .plural = Relikwieën

loot-count-chest = { $count ->
    [one] { $count } kist
   *[other] { $count } kisten
}
loot-count-hook = { $count ->
    [one] { $count } haak
   *[other] { $count } haken
}
loot-count-map = { $count ->
    [one] { $count } landkaart
   *[other] { $count } landkaarten
}
loot-count-saber = { $count ->
    [one] { $count } sabel
   *[other] { $count } sabels
}
loot-count-amulet = { $count ->
    [one] { $count } amulet
   *[other] { $count } amuletten
}
loot-count-barrel = { $count ->
    [one] { $count } vat
   *[other] { $count } vaten
}
loot-count-relic = { $count ->
    [one] { $count } relikwie
   *[other] { $count } relikwieën
}

## What a tile does

# Clauses without a subject: the same words serve a player and Automa. A tile's text is one line per phase, then what stays.
effect-gain = { $doubloons ->
    [one] { $doubloons } dubloen
   *[other] { $doubloons } dubloenen
}
effect-gain-lost = { $doubloons ->
    [one] { $doubloons } dubloen verliezen
   *[other] { $doubloons } dubloenen verliezen
}
effect-gain_reputation = { $steps } reputatie
effect-gain_by_reputation = { $most ->
    [one] { $most } dubloen bij de laagste reputatie, 1 minder voor elk vakje hoger
   *[other] { $most } dubloenen bij de laagste reputatie, 1 minder voor elk vakje hoger
}
effect-gain_per_kind = { $doubloons ->
    [one] { $doubloons } dubloen per soort buit in bezit
   *[other] { $doubloons } dubloenen per soort buit in bezit
}
effect-gain_per_token = { $doubloons ->
    [one] { $doubloons } dubloen per fiche van deze soort
   *[other] { $doubloons } dubloenen per fiche van deze soort
}
effect-gain_for_sets = { $pair ->
    [one] { $pair } dubloen per tweetal, { $triple } per drietal; de beste verdeling telt
   *[other] { $pair } dubloenen per tweetal, { $triple } per drietal; de beste verdeling telt
}
effect-keep_or_gain = { $doubloons ->
    [one] een bemanningslid houden voor de volgende reis, of { $doubloons } dubloen
   *[other] een bemanningslid houden voor de volgende reis, of { $doubloons } dubloenen
}
effect-either = { $one }, of { $other }
effect-discard_own_character = het karakter afleggen dat de fiche pakte
effect-discard_from_island = een karakter van een andere speler op het eiland afleggen
effect-discard_from_adjacent_ship = een karakter afleggen van het schip van een speler ernaast
effect-discard_highest_from_ship = de hoogste rang afleggen van het schip van een speler ernaast
effect-take_from_adjacent = { $doubloons ->
    [one] { $doubloons } dubloen pakken van een speler ernaast, die { $steps } reputatie krijgt
   *[other] { $doubloons } dubloenen pakken van een speler ernaast, die { $steps } reputatie krijgt
}
effect-then = { $first }, daarna { $next }
tile-line = { $phase }: { $does }.
tile-stays = { $loot } blijven voor de volgende reis.
tile-nothing = Doet niets.

## Phases, boards, levels

phase-choosing = Keuze
phase-daytime = Daglicht
    .short = Daglicht
phase-dusk = Avondschemer
    .short = Avondschemer
phase-night = Nacht
    .short = Nacht
phase-anchor = Anker
    .short = Anker
phase-over = Einde

board-calm = Kalm
    .about = Alle buittegels liggen met de kalme kant boven. Een rustig begin.
board-stormy = Storm
    .about = Alle buittegels liggen met de stormkant boven: feller, en meer te kiezen.
board-uncharted = Onbekende wateren
    .about = Het lot bepaalt de kant van elke buittegel. Geen zee is dezelfde.

level-landlubber = Landrot
level-scallywag = Deugniet
level-pirate = Piraat
level-captain = Kapitein
level-admiral = Admiraal
level-arrrgh = Arrrr-gh!

## How Automa chooses

row-same_class = drie fiches van één klasse
row-two_bad = twee slechte fiches
row-bad_and_good = een slechte en een goede fiche
row-good = een goede fiche
row-rest = niets bijzonders

way-table = zo zegt haar tabel het
way-highest = de hoogste rang
way-lowest = de laagste rang
way-preferred = de eerste op haar lijst
way-priority = eerst wat dit karakter wil, dan haar lijst
way-largest_set = de grootste set
way-doubloons = dubloenen vóór reputatie

pointer-L = { $n }e kaart van links
pointer-R = { $n }e kaart van rechts
pointer-M = { $n }e van de gemerkte kaarten

## Questions

question-choose_character = Een nieuwe dag: kies het karakter dat je naar het eiland stuurt
question-scout_sends = Je Verkenner vertrekt: kies de kaart die in de plaats op het eiland komt
question-apprentice_copies = Je Leerling kijkt de kunst af: kies van wie je de daglichteigenschap gebruikt
question-innkeeper_returns = Je Herbergier roept: kies wie naar je hand terugkeert
question-preacher_keeps = Je Prediker hekelt de hebzucht: kies de enige fiche die je houdt
question-smuggler_gains = Je Smokkelaar is als eerste: kies een fiche van de dag
question-witch_copies = Je Heks roert in de ketel: kies van wie je de nachteigenschap gebruikt
question-gunner_fires = Je Kanonnier vuurt: kies een karakter van een willekeurig schip
question-necromancer_raises = Je Dodenbezweerder prevelt: kies wie er van je kerkhof aan boord gaat
question-brawler_strikes = Je Vechtersbaas slaat toe: kies welke Vechtersbaas overboord gaat
question-thief_takes = Je Dief sluipt langs: kies een fiche van een speler naast je
question-recruiter_hires = Je Ronselaar werft: kies de kaart uit je hand die aan boord gaat
question-cook_gains = Je Kok schept nog eens op: kies een tweede fiche van de dag
question-watchman_gives = Je Uitkijk ziet morgen al: kies de fiche van vandaag die je ruilt
question-watchman_swaps = Je Uitkijk ziet morgen al: kies de fiche van morgen die hierheen komt
question-merchant_sells = Je Koopman opent de kraam: kies wat je verkoopt
question-surgeon_heals = Je Chirurgijn geneest: kies wie van je kerkhof naar je hand terugkeert
question-dusk_gains = Avondschemer, { $cause }: kies een fiche van de dag
question-midshipman_removes = De Zeecadet salueert voor je: kies de fiche van de dag die terug in de buidel gaat
question-night_takes = Nacht: kies de eigenschap die je nu gebruikt
question-anchor_takes = Voor anker: kies de eigenschap die je nu gebruikt
question-saber_strikes_island = Je sabel slaat toe: kies een karakter op het eiland
question-saber_strikes_ship = Je sabel slaat toe: kies een karakter van een schip naast je
question-barrel_takes = Je vat rolt: kies wie je dubloenen geeft
question-hook_keeps = Je haak houdt vast: kies wie aan boord blijft voor de volgende reis, of neem de dubloenen
question-tile_offers = { $cause }: kies een van de effecten

## Options

option-effect-gain = Dubloenen
option-effect-gain_per_kind = Dubloenen voor elke soort buit die je hebt
option-effect-gain_by_reputation = Dubloenen naar reputatie
option-effect-gain_reputation = Reputatie
option-sell = { $doubloons ->
    [one] { $count } × { $loot } voor { $doubloons } dubloen
   *[other] { $count } × { $loot } voor { $doubloons } dubloenen
}
option-swap = { $today } (vandaag) ↔ { $tomorrow } (morgen)
option-ship = { $you ->
    [player] { $character }, aan boord bij jou
   *[nobody] { $character }, aan boord bij { $player }
}
option-island = { $you ->
    [player] { $character } (jij)
   *[nobody] { $character } ({ $player })
}
option-loot-of = { $you ->
    [player] { $loot } (jij)
   *[nobody] { $loot } ({ $player })
}

## Events

event-voyage_began = Reis { $voyage } begint. Iedereen krijgt: { $characters }
event-day_began = Reis { $voyage }, dag { $day }
event-chose = { $you ->
    [player] Je kiest { $character }
   *[nobody] { $player } kiest { $character }
}
event-chose-unseen = { $you ->
    [player] Je hebt gekozen
   *[nobody] { $player } heeft gekozen
}
event-sat_out = { $you ->
    [player] Je hebt geen kaarten meer en slaat de dag over
   *[nobody] { $player } heeft geen kaarten meer en slaat de dag over
}
event-revealed = Op het eiland: { $characters }
event-revealed-one = { $you ->
    [player] jouw { $character }
   *[nobody] { $character } ({ $player })
}
event-phase_began = { $phase }
event-acted = { $you ->
    [player] Jouw { $character } komt in actie
   *[nobody] { $player }: { $character } komt in actie
}
event-copied = { $you ->
    [player] Jouw { $character } doet { $copied } na
   *[nobody] { $player }: { $character } doet { $copied } na
}
event-nothing_happened = { $player }: zonder effect ({ $cause })
event-placed = { $you ->
    [player] Jouw { $character } stapt het eiland op, plaats { $place } van links
   *[nobody] { $player }: { $character } stapt het eiland op, plaats { $place } van links
}
event-gained_loot = { $origin ->
    [bag] { $you ->
        [player] Je trekt uit de buidel: { $loot }
       *[nobody] { $player } trekt uit de buidel: { $loot }
    }
   *[day] { $you ->
        [player] Je pakt buit: { $loot }
       *[nobody] { $player } pakt buit: { $loot }
    }
}
event-took_loot = { $you ->
    [player] Je pakt buit van { $other }: { $loot }
    [other] { $player } pakt buit van jou: { $loot }
   *[nobody] { $player } pakt buit van { $other }: { $loot }
}
event-discarded_loot = { $you ->
    [player] Je levert buit in: { $count } × { $loot } ({ $cause })
   *[nobody] { $player } levert buit in: { $count } × { $loot } ({ $cause })
}
event-discarded_loot-day = Terug in de buidel: { $count } × { $loot } ({ $cause })
event-swapped_loot = { $you ->
    [player] Je ruilt: { $today } (vandaag) ↔ { $tomorrow } (morgen)
   *[nobody] { $player } ruilt: { $today } (vandaag) ↔ { $tomorrow } (morgen)
}
event-doubloons = { $doubloons ->
    [one] { $player }: +{ $doubloons } dubloen, nu { $now } ({ $cause })
   *[other] { $player }: +{ $doubloons } dubloenen, nu { $now } ({ $cause })
}
event-doubloons-lost = { $doubloons ->
    [one] { $player }: −{ $doubloons } dubloen, nu { $now } ({ $cause })
   *[other] { $player }: −{ $doubloons } dubloenen, nu { $now } ({ $cause })
}
event-paid = { $doubloons ->
    [one] { $you ->
        [player] Je betaalt { $other } { $doubloons } dubloen ({ $cause })
        [other] { $player } betaalt jou { $doubloons } dubloen ({ $cause })
       *[nobody] { $player } betaalt { $other } { $doubloons } dubloen ({ $cause })
    }
   *[other] { $you ->
        [player] Je betaalt { $other } { $doubloons } dubloenen ({ $cause })
        [other] { $player } betaalt jou { $doubloons } dubloenen ({ $cause })
       *[nobody] { $player } betaalt { $other } { $doubloons } dubloenen ({ $cause })
    }
}
event-moved_reputation = { $player }: +{ $spaces } reputatie ({ $cause })
event-moved_reputation-lost = { $player }: −{ $spaces } reputatie ({ $cause })
event-discarded_character = { $origin ->
    [ship] { $you ->
        [player] Jouw { $character } gaat van het schip naar het kerkhof ({ $cause })
       *[nobody] { $player }: { $character } gaat van het schip naar het kerkhof ({ $cause })
    }
   *[island] { $you ->
        [player] Jouw { $character } gaat van het eiland naar het kerkhof ({ $cause })
       *[nobody] { $player }: { $character } gaat van het eiland naar het kerkhof ({ $cause })
    }
}
# $other is the player whose card or token did it.
event-discarded_character-by = { $origin ->
    [ship] { $you ->
        [player] { $other } ({ $cause }) stuurt jouw { $character } van het schip naar het kerkhof
        [other] Je stuurt { $character } ({ $player }) van het schip naar het kerkhof ({ $cause })
       *[nobody] { $other } ({ $cause }) stuurt { $character } ({ $player }) van het schip naar het kerkhof
    }
   *[island] { $you ->
        [player] { $other } ({ $cause }) stuurt jouw { $character } van het eiland naar het kerkhof
        [other] Je stuurt { $character } ({ $player }) van het eiland naar het kerkhof ({ $cause })
       *[nobody] { $other } ({ $cause }) stuurt { $character } ({ $player }) van het eiland naar het kerkhof
    }
}
# The character's own ability is the cause.
event-discarded_character-self = { $origin ->
    [ship] { $you ->
        [player] Jouw { $character } gaat van het schip naar het kerkhof
       *[nobody] { $player }: { $character } gaat van het schip naar het kerkhof
    }
   *[island] { $you ->
        [player] Jouw { $character } gaat van het eiland naar het kerkhof
       *[nobody] { $player }: { $character } gaat van het eiland naar het kerkhof
    }
}
event-went_aboard = { $origin ->
    [hand] { $you ->
        [player] Jouw { $character } gaat vanuit je hand meteen aan boord
       *[nobody] { $player }: { $character } gaat vanuit de hand meteen aan boord
    }
    [graveyard] { $you ->
        [player] Jouw { $character } gaat van het kerkhof aan boord
       *[nobody] { $player }: { $character } gaat van het kerkhof aan boord
    }
   *[island] { $you ->
        [player] Jouw { $character } gaat aan boord
       *[nobody] { $player }: { $character } gaat aan boord
    }
}
event-returned_to_hand = { $origin ->
    [graveyard] { $you ->
        [player] Jouw { $character } keert van het kerkhof terug naar je hand
       *[nobody] { $player }: { $character } keert van het kerkhof terug naar de hand
    }
   *[ship] { $you ->
        [player] Jouw { $character } keert van het schip terug naar je hand
       *[nobody] { $player }: { $character } keert van het schip terug naar de hand
    }
}
event-returned_to_hand-unseen = { $you ->
    [player] Je neemt een kaart terug van het kerkhof
   *[nobody] { $player } neemt een kaart terug van het kerkhof
}
event-hand_known = { $you ->
    [player] Over jouw hand is meer bekend
   *[nobody] { $player }: over deze hand is meer bekend
}
event-kept = { $you ->
    [player] Jouw { $character } blijft aan boord voor de volgende reis
   *[nobody] { $player }: { $character } blijft aan boord voor de volgende reis
}
event-unloaded = { $you ->
    [player] Je lost je schip
   *[nobody] { $player } lost het schip
}
event-scored = { $score ->
    [one] { $you ->
        [player] Je scoort { $doubloons } en hebt { $score } punt
       *[nobody] { $player } scoort { $doubloons } en heeft { $score } punt
    }
   *[other] { $you ->
        [player] Je scoort { $doubloons } en hebt { $score } punten
       *[nobody] { $player } scoort { $doubloons } en heeft { $score } punten
    }
}
event-day_ended = Dag { $day } van reis { $voyage } is voorbij
event-voyage_ended = Reis { $voyage } is voorbij
event-game_ended = { $you ->
    [player] Het spel is uit: jij wint
   *[nobody] Het spel is uit: { $player } wint
}
event-pilferer_came = De Kruimeldief komt als { $character }
event-pilferer_left = De Kruimeldief ({ $character }) vertrekt
event-automa_chose = Automa stuurt { $character }: { $row }, dus { $pointer }
event-automa_decided = Automa kiest: { $option } ({ $way })
event-deck_shown = De solostapel wijst aan: { $pointers }
event-brought_forward = Automa grijpt naar buit van morgen: { $loot }
event-explained = { $player }: { $reason }

# Causes that are neither a character nor loot.
cause-voyage = Soldij naar reputatie
cause-pilferer = { character-pilferer }
cause-dusk = Overgebleven

## Bots

bot-random = Chaosbot
    .about = Speelt zomaar wat.
bot-deckhand = Matroosbot
    .about = Een paar simpele regels, geen plan.
bot-helmsman = Stuurmanbot
    .about = Weet wat alles waard is, kijkt niet vooruit.
bot-buccaneer = Boekanierbot
    .about = Denkt de dag tot het eind door.
bot-captain = Kapiteinbot
    .about = Stelt zich vele partijen voor bij elke keuze.
bot-lieutenant = Luitenantbot
    .about = Speelt zijn eerste ingeving, na een lange leerschool.
bot-admiral = Admiraalbot
    .about = Een geoefend oog, en een dag vooruit.

# A bot with a manner, and the manners.
bot-with-manner = { $bot }, { $manner }
manner-bold = vermetel
    .about = Houdt van een grote gok.
manner-careful = voorzichtig
    .about = Kiest liever wat zeker is.
manner-greedy = gretig
    .about = Wil het meeste hebben, en wel nu.
manner-spiteful = vals
    .about = Heeft het gemunt op wie voorop ligt.

## A bot's reasons

reason-at_random = Op goed geluk
reason-for_loot = { $character } staat hoog genoeg voor deze buit: { $loot }
reason-from_loot = { $character } blijft laag: deze buit is geen hoge kaart waard ({ $loot })
reason-useful_now = { $character } komt juist nu het best van pas
reason-takes_loot = De buit die hier het meest waard is: { $loot }
reason-discards_loot = De buit die het best weg kan: { $loot }
reason-likes_character = Het karakter dat hier het meest telt: { $character }
reason-hurts_rival = { $you ->
    [player] Op jou gemikt
   *[nobody] Gemikt op een rivaal: { $player }
}
reason-gains_most = Dit levert het meest op: { $option }
reason-to_its_taste = Bijna de beste keuze, en naar zijn smaak: { $option }
reason-worth_most = { $doubloons ->
    [one] { $option }: ongeveer { $doubloons } dubloen meer waard dan de op één na beste keuze
   *[other] { $option }: ongeveer { $doubloons } dubloenen meer waard dan de op één na beste keuze
}
reason-wins_most = { $playouts ->
    [one] { $option }: wint { $percent }% van { $playouts } denkbeeldige partij
   *[other] { $option }: wint { $percent }% van { $playouts } denkbeeldige partijen
}

## Marks

reconstructed = Gereconstrueerd
    .about = We konden niet lezen wat hier gedrukt staat en hebben het daarom opnieuw geschreven, trouw aan alles wat de regels erover zeggen. De doos kan afwijken.
changed = Gewijzigd
    .about = Dit spel gebruikt een andere kant dan de gedrukte.
not-affiliated = Een uitgave van fans, niet verbonden aan of goedgekeurd door de uitgever van Libertalia: Winds of Galecrest.

## What is wrong with the rules of a table. $where is a place in the file, the other words in it stay as they are.

fault-toml = Dit is geen geldige TOML: kijk naar regel { $line }.
fault-incomplete = In de doos ontbreekt { $missing }.
fault-unknown = { $where }: { $found } bestaat hier niet. Gebruik { $allowed }.
fault-table = { $where }: schrijf een tabel, niet { $found }.
fault-keys = { $where }: schrijf precies { $keys }, niet { $found }.
fault-source = { $where }: schrijf letters uit { $letters }, elk hooguit één keer, niet { $found }.
fault-truth = { $where }: schrijf true of false, niet { $found }.
fault-number = { $where }: schrijf een geheel getal van { $least } tot en met { $most }, niet { $found }.
fault-effects = { $where }: schrijf een lijst van effecten zoals { $example }, niet { $found }.
fault-twice = { $where }: noem elk effect hooguit één keer.
fault-either = { $where }: “either” mag alleen bij het anker (anchor), met niets ernaast.
fault-few = { $where }: “either” heeft twee of meer effecten nodig.
fault-pointers = { $where }: schrijf vijf woorden van L, R of M en een getal van 1 tot en met 9, zoals { $example }, niet { $found }.
fault-kinds = { $where }: schrijf een lijst van soorten buit ({ $kinds }), niet { $found }.
fault-elsewhere = { $where }: { $found } is alleen voor { $allowed }.
fault-depth = Ze zijn te diep genest: hooguit { $levels } niveaus.
fault-entries = Ze hebben te veel onderdelen: hooguit { $entries }.
fault-multiline = Schrijf elke tekst op één regel, tussen enkele aanhalingstekens.

## The preview of a link to a table

preview-title = Speel mee bij Galecrest
preview-gathering = { $board }, een tafel voor { $players }. { $free ->
    [one] { $free } plaats is vrij.
   *[other] { $free } plaatsen zijn vrij.
}
preview-playing = { $board }: het spel is bezig.
preview-over = { $board }: bekijk hoe de reis afliep.
preview-archived = { $board }: hier is al lang niet meer gespeeld.
preview-abandoned = Deze tafel is gesloten.
