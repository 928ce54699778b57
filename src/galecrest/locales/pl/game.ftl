### The words of the game in Polish. What the variables hold is said in the English file.
###
### Names are never inflected: a player's name comes first or after "gracz", the names of cards and loot after a colon or in brackets.

## The forty characters

character-1 = Zwiadowca
    .daytime = Odchodzi na cmentarz, a jego miejsce na wyspie od razu zajmuje inna karta z twojej ręki.
character-2 = Uczeń
    .daytime = Robi to, co za dnia robi ktoś z twojej załogi.
character-3 = Żebrak
    .daytime = Właściciel skrajnie prawej postaci daje ci 2 dublony i dostaje +1 do reputacji.
character-4 = Karczmarz
    .daytime = Jedna postać z twojej załogi wraca na rękę.
character-5 = Chłopiec okrętowy
    .daytime = 3 dublony, jeśli nikt nie stoi dalej po lewej.
    .dusk = Chłopiec nie bierze łupu.
character-6 = Bandyta
    .daytime = Spadasz na najniższą reputację, 1 dublon za każde pole.
character-7 = Kaznodzieja
    .daytime = Zachowaj jeden żeton łupu i oddaj pozostałe, +1 do reputacji za każdy.
    .anchor = 6 dublonów.
character-8 = Szynkarz
    .night = 1 dublon.
    .anchor = 1 dublon za każdą beczkę.
character-9 = Pasażer na gapę
    .daytime = Dobierz w ciemno żeton z woreczka, razem z efektem zmierzchu; potem Pasażer trafia na cmentarz.
character-10 = Odkrywca
    .dusk = +2 do reputacji, jeśli bierzesz mapę.
    .anchor = Twoje mapy, jeśli jakieś masz, liczą się jako o jedną więcej.
character-11 = Cieśla
    .daytime = Tracisz połowę dublonów, zaokrągloną w dół.
    .anchor = 10 dublonów.
character-12 = Oficer
    .daytime = Uzupełnij sakiewkę do 12 dublonów; jeśli już tyle w niej jest, +2 do reputacji.
character-13 = Przemytnik
    .daytime = Bierze żeton dnia przed wszystkimi, razem z efektem zmierzchu, i wchodzi na pokład.
character-14 = Przyboczny
    .daytime = Usuń z łupu dnia wszystkie szable i haki, 2 dublony za każdy żeton.
character-15 = Wiedźma
    .night = Robi to, co nocą robi ktoś inny z twojej załogi.
    .anchor = Wraca na rękę, jeśli nikt inny na pokładzie nie działa nocą.
character-16 = Buntownik
    .night = Odrzuć z załogi postać o najniższej randze, choćby Buntownika; 2 dublony.
character-17 = Osiłek
    .daytime = Odrzuć skrajnie prawą postać, choćby Osiłka; jej właściciel dostaje +1 do reputacji.
character-18 = Kanonier
    .daytime = Odrzuć postać z dowolnego statku; jeśli była twoja, +1 do reputacji, jeśli nie, −1.
character-19 = Nekromanta
    .daytime = Oddaj relikwię, a postać z twojego cmentarza wejdzie prosto na pokład.
character-20 = Uwolniony więzień
    .night = Na samym końcu: 1 dublon za każdą postać z załogi o wyższej randze; przy 3 lub więcej Więzień trafia na cmentarz.
character-21 = Bosman
    .daytime = 2 dublony za każdą postać z załogi o randze poniżej 21.
character-22 = Zabijaka
    .daytime = Wyrzuć Zabijakę z innego statku, a zyskasz +2 do reputacji.
    .night = 1 dublon.
character-23 = Złodziej
    .daytime = Zabierz żeton sąsiadującemu graczowi, potem −2 do reputacji.
character-24 = Masztowy
    .night = 4 dublony, minus 1 za każdą postać z załogi.
character-25 = Werbownik
    .daytime = Karta z twojej ręki wchodzi prosto na pokład.
character-26 = Kucharz
    .dusk = Drugi żeton dnia.
character-27 = Wachtowy
    .daytime = Zamień jeden z dzisiejszych żetonów na jeden z jutrzejszych.
character-28 = Zbrojmistrz
    .dusk = +2 do reputacji, jeśli bierzesz szablę lub hak.
    .night = 1 dublon za każdą twoją szablę i każdy hak.
character-29 = Piechur
    .daytime = 5 dublonów, jeśli nikt nie stoi dalej po prawej.
character-30 = Kupiec
    .daytime = Sprzedaj jeden, dwa lub trzy żetony jednego rodzaju za 1, 4 lub 9 dublonów.
character-31 = Cyrulik
    .daytime = Postać z twojego cmentarza wraca skrycie na rękę.
character-32 = Skarbnik
    .anchor = 1 dublon za każdą beczkę, każdy amulet i każdą skrzynię.
character-33 = Hazardzista
    .daytime = Tracisz 1 dublon za każdy swój żeton.
    .anchor = 6 dublonów.
character-34 = Arystokrata
    .daytime = +2 do reputacji.
    .anchor = 5 dublonów, jeśli na żadnym innym statku nie ma Arystokraty; w przeciwnym razie tracisz 3.
character-35 = Kolekcjoner
    .anchor = 1, 3, 5 lub 10 dublonów za dwa, trzy, cztery lub co najmniej pięć rodzajów łupu.
character-36 = Kwatermistrz
    .daytime = 1 dublon za każdy twój żeton.
    .anchor = Tracisz 6 dublonów.
character-37 = Nimfa wiatru
    .night = 2 dublony, jeśli na żadnym innym statku nie ma Nimfy wiatru; w przeciwnym razie twoja trafia na cmentarz.
character-38 = Pierwszy oficer
    .daytime = Tracisz 1 dublon za każdą postać z załogi.
    .anchor = 1 dublon za każdą postać z załogi.
character-39 = Kapitan
    .daytime = Wspinasz się na najwyższą reputację, tracąc 1 dublon za każde pole.
character-40 = Gubernator
    .daytime = Odrzuć całą załogę, +1 do reputacji za każdą postać.

## Characters without a player

character-midshipman = Kadet
    .about = Stoi między rangą 20 a 21. O zmierzchu, jeśli postać tuż po jego lewej wciąż tam stoi, przeciwnik jej właściciela odkłada żeton dnia do woreczka.
character-pilferer = Rzezimieszek
    .about = Przychodzi z kartą z talii solo. O zmierzchu zabiera najlepszy żeton dnia do woreczka, bez efektu.
automa = Automa

## Loot

loot-chest = Skrzynia
    .plural = Skrzynie
loot-hook = Hak
    .plural = Haki
loot-map = Mapa
    .plural = Mapy
loot-saber = Szabla
    .plural = Szable
loot-amulet = Amulet
    .plural = Amulety
loot-barrel = Beczka
    .plural = Beczki
loot-relic = Relikwia
    .plural = Relikwie

loot-count-chest = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
    [many] { $count } skrzyń
   *[other] { $count } skrzyni
}
loot-count-hook = { $count ->
    [one] { $count } hak
    [few] { $count } haki
    [many] { $count } haków
   *[other] { $count } haka
}
loot-count-map = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
    [many] { $count } map
   *[other] { $count } mapy
}
loot-count-saber = { $count ->
    [one] { $count } szabla
    [few] { $count } szable
    [many] { $count } szabel
   *[other] { $count } szabli
}
loot-count-amulet = { $count ->
    [one] { $count } amulet
    [few] { $count } amulety
    [many] { $count } amuletów
   *[other] { $count } amuletu
}
loot-count-barrel = { $count ->
    [one] { $count } beczka
    [few] { $count } beczki
    [many] { $count } beczek
   *[other] { $count } beczki
}
loot-count-relic = { $count ->
    [one] { $count } relikwia
    [few] { $count } relikwie
    [many] { $count } relikwii
   *[other] { $count } relikwii
}

## What a tile does

# Clauses without a subject: the same words serve a player and Automa. A tile's text is one line per phase, then what stays.
effect-gain = { $doubloons ->
    [one] { $doubloons } dublon
    [few] { $doubloons } dublony
    [many] { $doubloons } dublonów
   *[other] { $doubloons } dublona
}
effect-gain-lost = { $doubloons ->
    [one] strata { $doubloons } dublona
    [few] strata { $doubloons } dublonów
    [many] strata { $doubloons } dublonów
   *[other] strata { $doubloons } dublona
}
effect-gain_reputation = +{ $steps } do reputacji
effect-gain_by_reputation = { $most ->
    [one] { $most } dublon przy najniższej reputacji, o 1 mniej za każde pole wyżej
    [few] { $most } dublony przy najniższej reputacji, o 1 mniej za każde pole wyżej
    [many] { $most } dublonów przy najniższej reputacji, o 1 mniej za każde pole wyżej
   *[other] { $most } dublona przy najniższej reputacji, o 1 mniej za każde pole wyżej
}
effect-gain_per_kind = { $doubloons ->
    [one] { $doubloons } dublon za każdy posiadany rodzaj łupu
    [few] { $doubloons } dublony za każdy posiadany rodzaj łupu
    [many] { $doubloons } dublonów za każdy posiadany rodzaj łupu
   *[other] { $doubloons } dublona za każdy posiadany rodzaj łupu
}
effect-gain_per_token = { $doubloons ->
    [one] { $doubloons } dublon za każdy żeton tego rodzaju
    [few] { $doubloons } dublony za każdy żeton tego rodzaju
    [many] { $doubloons } dublonów za każdy żeton tego rodzaju
   *[other] { $doubloons } dublona za każdy żeton tego rodzaju
}
effect-gain_for_sets = { $pair ->
    [one] { $pair } dublon za każdą parę, { $triple } za każdą trójkę; liczy się najlepszy podział
    [few] { $pair } dublony za każdą parę, { $triple } za każdą trójkę; liczy się najlepszy podział
    [many] { $pair } dublonów za każdą parę, { $triple } za każdą trójkę; liczy się najlepszy podział
   *[other] { $pair } dublona za każdą parę, { $triple } za każdą trójkę; liczy się najlepszy podział
}
effect-keep_or_gain = { $doubloons ->
    [one] jedna postać z załogi zostaje na następną wyprawę albo { $doubloons } dublon
    [few] jedna postać z załogi zostaje na następną wyprawę albo { $doubloons } dublony
    [many] jedna postać z załogi zostaje na następną wyprawę albo { $doubloons } dublonów
   *[other] jedna postać z załogi zostaje na następną wyprawę albo { $doubloons } dublona
}
effect-either = { $one } albo { $other }
effect-discard_own_character = odrzuć postać, która wzięła ten żeton
effect-discard_from_island = odrzuć z wyspy postać innego gracza
effect-discard_from_adjacent_ship = odrzuć postać ze statku sąsiadującego gracza
effect-discard_highest_from_ship = odrzuć postać o najwyższej randze ze statku sąsiadującego gracza
effect-take_from_adjacent = { $doubloons ->
    [one] zabierz { $doubloons } dublon sąsiadującemu graczowi, który dostaje +{ $steps } do reputacji
    [few] zabierz { $doubloons } dublony sąsiadującemu graczowi, który dostaje +{ $steps } do reputacji
    [many] zabierz { $doubloons } dublonów sąsiadującemu graczowi, który dostaje +{ $steps } do reputacji
   *[other] zabierz { $doubloons } dublona sąsiadującemu graczowi, który dostaje +{ $steps } do reputacji
}
effect-then = { $first }, potem { $next }
tile-line = { $phase }: { $does }.
tile-stays = { $loot } zostają na następną wyprawę.
tile-nothing = Nic nie robi.

## Phases, boards, levels

phase-choosing = Wybór
phase-daytime = Dzień
    .short = Dzień
phase-dusk = Zmierzch
    .short = Zmierzch
phase-night = Noc
    .short = Noc
phase-anchor = Kotwica
    .short = Kotwica
phase-over = Koniec

board-calm = Spokój
    .about = Wszystkie kafelki łupu leżą spokojną stroną do góry. Łagodny początek.
board-stormy = Sztorm
    .about = Wszystkie kafelki łupu leżą sztormową stroną do góry: ostrzej i z większym wyborem.
board-uncharted = Nieznane wody
    .about = Stronę każdego kafelka wyznacza los. Nie ma dwóch takich samych mórz.

level-landlubber = Szczur lądowy
level-scallywag = Łotr
level-pirate = Pirat
level-captain = Kapitan
level-admiral = Admirał
level-arrrgh = Arrrgh!

## How Automa chooses

row-same_class = trzy żetony jednej klasy
row-two_bad = dwa złe żetony
row-bad_and_good = zły żeton i dobry żeton
row-good = dobry żeton
row-rest = nic szczególnego

way-table = tak wskazuje jej tabela
way-highest = najwyższa ranga
way-lowest = najniższa ranga
way-preferred = pierwsze na jej liście
way-priority = najpierw to, czego szuka ta postać, potem jej lista
way-largest_set = największy zestaw
way-doubloons = dublony przed reputacją

pointer-L = { $n }. karta od lewej
pointer-R = { $n }. karta od prawej
pointer-M = { $n }. z oznaczonych kart

## Questions

question-choose_character = Nowy dzień: wybierz postać, którą wysyłasz na wyspę
question-scout_sends = Twój Zwiadowca odchodzi: wybierz kartę, która zajmie jego miejsce na wyspie
question-apprentice_copies = Twój Uczeń podpatruje załogę: wybierz, czyjej dziennej zdolności użyje
question-innkeeper_returns = Twój Karczmarz woła: wybierz, kto wraca na twoją rękę
question-preacher_keeps = Twój Kaznodzieja gani chciwość: wybierz jedyny żeton, który zachowasz
question-smuggler_gains = Twój Przemytnik jest pierwszy: wybierz żeton dnia
question-witch_copies = Twoja Wiedźma miesza w kotle: wybierz, czyjej nocnej zdolności użyje
question-gunner_fires = Twój Kanonier strzela: wybierz postać z dowolnego statku
question-necromancer_raises = Twój Nekromanta wzywa umarłych: wybierz, kto z twojego cmentarza wejdzie na pokład
question-brawler_strikes = Twój Zabijaka uderza: wybierz, który Zabijaka wyleci za burtę
question-thief_takes = Twój Złodziej się skrada: wybierz żeton sąsiadującego gracza
question-recruiter_hires = Twój Werbownik zaciąga: wybierz kartę z ręki, która wejdzie na pokład
question-cook_gains = Twój Kucharz chce dokładki: wybierz drugi żeton dnia
question-watchman_gives = Twój Wachtowy wypatruje jutra: wybierz dzisiejszy żeton do zamiany
question-watchman_swaps = Twój Wachtowy wypatruje jutra: wybierz jutrzejszy żeton, który ma trafić tutaj
question-merchant_sells = Twój Kupiec otwiera kram: wybierz, co sprzedajesz
question-surgeon_heals = Twój Cyrulik leczy: wybierz, kto z twojego cmentarza wraca na rękę
question-dusk_gains = Zmierzch, { $cause }: wybierz żeton dnia
question-midshipman_removes = Kadet ci salutuje: wybierz żeton dnia, który wróci do woreczka
question-night_takes = Noc: wybierz zdolność, której użyjesz teraz
question-anchor_takes = Na kotwicy: wybierz zdolność, której użyjesz teraz
question-saber_strikes_island = Twoja szabla tnie: wybierz postać na wyspie
question-saber_strikes_ship = Twoja szabla tnie: wybierz postać z sąsiedniego statku
question-barrel_takes = Twoja beczka się toczy: wybierz, kto odda ci dublony
question-hook_keeps = Twój hak trzyma mocno: wybierz, kto zostanie na pokładzie na następną wyprawę, albo weź dublony
question-tile_offers = { $cause }: wybierz jeden z efektów

## Options

option-effect-gain = Dublony
option-effect-gain_per_kind = Dublony za każdy rodzaj łupu, który masz
option-effect-gain_by_reputation = Dublony według reputacji
option-effect-gain_reputation = Reputacja
option-sell = { $doubloons ->
    [one] { $count } × { $loot } za { $doubloons } dublon
    [few] { $count } × { $loot } za { $doubloons } dublony
    [many] { $count } × { $loot } za { $doubloons } dublonów
   *[other] { $count } × { $loot } za { $doubloons } dublona
}
option-swap = { $today } (dziś) ↔ { $tomorrow } (jutro)
option-ship = { $you ->
    [player] { $character } na twoim statku
   *[nobody] { $character } na statku gracza { $player }
}
option-island = { $you ->
    [player] { $character } (ty)
   *[nobody] { $character } ({ $player })
}
option-loot-of = { $you ->
    [player] { $loot } (ty)
   *[nobody] { $loot } ({ $player })
}

## Events

event-voyage_began = Rozpoczyna się wyprawa { $voyage }. Każdy bierze: { $characters }
event-day_began = Wyprawa { $voyage }, dzień { $day }
event-chose = { $you ->
    [player] Wybierasz: { $character }
   *[nobody] { $player } wybiera: { $character }
}
event-chose-unseen = { $you ->
    [player] Twoja karta wybrana
   *[nobody] { $player }: karta wybrana
}
event-sat_out = { $you ->
    [player] Nie masz już kart i dziś pauzujesz
   *[nobody] { $player } nie ma już kart i dziś pauzuje
}
event-revealed = Na wyspie: { $characters }
event-revealed-one = { $you ->
    [player] { $character } (ty)
   *[nobody] { $character } ({ $player })
}
event-phase_began = { $phase }
event-acted = { $you ->
    [player] Działa twoja postać: { $character }
   *[nobody] { $player }: działa { $character }
}
event-copied = { $you ->
    [player] Twoja postać ({ $character }) naśladuje inną ({ $copied })
   *[nobody] { $player }: { $character } naśladuje inną postać ({ $copied })
}
event-nothing_happened = { $player }: bez efektu ({ $cause })
event-placed = { $you ->
    [player] Twoja postać wchodzi na wyspę: { $character }, miejsce { $place } od lewej
   *[nobody] { $player }: { $character } wchodzi na wyspę, miejsce { $place } od lewej
}
event-gained_loot = { $origin ->
    [bag] { $you ->
        [player] Dobierasz z woreczka: { $loot }
       *[nobody] { $player } dobiera z woreczka: { $loot }
    }
   *[day] { $you ->
        [player] Bierzesz łup: { $loot }
       *[nobody] { $player } bierze łup: { $loot }
    }
}
event-took_loot = { $you ->
    [player] Zabierasz łup graczowi { $other }: { $loot }
    [other] { $player } zabiera ci łup: { $loot }
   *[nobody] { $player } zabiera łup graczowi { $other }: { $loot }
}
event-discarded_loot = { $you ->
    [player] Oddajesz łup: { $count } × { $loot } ({ $cause })
   *[nobody] { $player } oddaje łup: { $count } × { $loot } ({ $cause })
}
event-discarded_loot-day = Do woreczka wraca: { $count } × { $loot } ({ $cause })
event-swapped_loot = { $you ->
    [player] Zamieniasz: { $today } (dziś) ↔ { $tomorrow } (jutro)
   *[nobody] { $player } zamienia: { $today } (dziś) ↔ { $tomorrow } (jutro)
}
event-doubloons = { $doubloons ->
    [one] { $player }: +{ $doubloons } dublon, razem { $now } ({ $cause })
    [few] { $player }: +{ $doubloons } dublony, razem { $now } ({ $cause })
    [many] { $player }: +{ $doubloons } dublonów, razem { $now } ({ $cause })
   *[other] { $player }: +{ $doubloons } dublona, razem { $now } ({ $cause })
}
event-doubloons-lost = { $doubloons ->
    [one] { $player }: −{ $doubloons } dublon, zostaje { $now } ({ $cause })
    [few] { $player }: −{ $doubloons } dublony, zostaje { $now } ({ $cause })
    [many] { $player }: −{ $doubloons } dublonów, zostaje { $now } ({ $cause })
   *[other] { $player }: −{ $doubloons } dublona, zostaje { $now } ({ $cause })
}
event-paid = { $doubloons ->
    [one] { $you ->
        [player] Płacisz { $doubloons } dublon graczowi { $other } ({ $cause })
        [other] { $player } płaci ci { $doubloons } dublon ({ $cause })
       *[nobody] { $player } płaci { $doubloons } dublon graczowi { $other } ({ $cause })
    }
    [few] { $you ->
        [player] Płacisz { $doubloons } dublony graczowi { $other } ({ $cause })
        [other] { $player } płaci ci { $doubloons } dublony ({ $cause })
       *[nobody] { $player } płaci { $doubloons } dublony graczowi { $other } ({ $cause })
    }
    [many] { $you ->
        [player] Płacisz { $doubloons } dublonów graczowi { $other } ({ $cause })
        [other] { $player } płaci ci { $doubloons } dublonów ({ $cause })
       *[nobody] { $player } płaci { $doubloons } dublonów graczowi { $other } ({ $cause })
    }
   *[other] { $you ->
        [player] Płacisz { $doubloons } dublona graczowi { $other } ({ $cause })
        [other] { $player } płaci ci { $doubloons } dublona ({ $cause })
       *[nobody] { $player } płaci { $doubloons } dublona graczowi { $other } ({ $cause })
    }
}
event-moved_reputation = { $player }: +{ $spaces } do reputacji ({ $cause })
event-moved_reputation-lost = { $player }: −{ $spaces } do reputacji ({ $cause })
event-discarded_character = { $origin ->
    [ship] { $you ->
        [player] Twoja postać trafia ze statku na cmentarz: { $character } ({ $cause })
       *[nobody] { $player }: { $character } trafia ze statku na cmentarz ({ $cause })
    }
   *[island] { $you ->
        [player] Twoja postać trafia z wyspy na cmentarz: { $character } ({ $cause })
       *[nobody] { $player }: { $character } trafia z wyspy na cmentarz ({ $cause })
    }
}
# $other is the player whose card or token did it.
event-discarded_character-by = { $origin ->
    [ship] { $you ->
        [player] { $other } ({ $cause }) odsyła twoją postać ze statku na cmentarz: { $character }
        [other] Odsyłasz postać gracza { $player } ze statku na cmentarz: { $character } ({ $cause })
       *[nobody] { $other } ({ $cause }) odsyła postać gracza { $player } ze statku na cmentarz: { $character }
    }
   *[island] { $you ->
        [player] { $other } ({ $cause }) odsyła twoją postać z wyspy na cmentarz: { $character }
        [other] Odsyłasz postać gracza { $player } z wyspy na cmentarz: { $character } ({ $cause })
       *[nobody] { $other } ({ $cause }) odsyła postać gracza { $player } z wyspy na cmentarz: { $character }
    }
}
# The character's own ability is the cause.
event-discarded_character-self = { $origin ->
    [ship] { $you ->
        [player] Twoja postać trafia ze statku na cmentarz: { $character }
       *[nobody] { $player }: { $character } trafia ze statku na cmentarz
    }
   *[island] { $you ->
        [player] Twoja postać trafia z wyspy na cmentarz: { $character }
       *[nobody] { $player }: { $character } trafia z wyspy na cmentarz
    }
}
event-went_aboard = { $origin ->
    [hand] { $you ->
        [player] Twoja postać wchodzi na pokład prosto z ręki: { $character }
       *[nobody] { $player }: { $character } wchodzi na pokład prosto z ręki
    }
    [graveyard] { $you ->
        [player] Twoja postać wchodzi na pokład z cmentarza: { $character }
       *[nobody] { $player }: { $character } wchodzi na pokład z cmentarza
    }
   *[island] { $you ->
        [player] Twoja postać wchodzi na pokład: { $character }
       *[nobody] { $player }: { $character } wchodzi na pokład
    }
}
event-returned_to_hand = { $origin ->
    [graveyard] { $you ->
        [player] Twoja postać wraca z cmentarza na rękę: { $character }
       *[nobody] { $player }: { $character } wraca z cmentarza na rękę
    }
   *[ship] { $you ->
        [player] Twoja postać wraca ze statku na rękę: { $character }
       *[nobody] { $player }: { $character } wraca ze statku na rękę
    }
}
event-returned_to_hand-unseen = { $you ->
    [player] Bierzesz kartę z cmentarza na rękę
   *[nobody] { $player } bierze kartę z cmentarza na rękę
}
event-hand_known = { $you ->
    [player] O twojej ręce wiadomo więcej
   *[nobody] { $player }: o tej ręce wiadomo więcej
}
event-kept = { $you ->
    [player] Twoja postać zostaje na pokładzie na następną wyprawę: { $character }
   *[nobody] { $player }: { $character } zostaje na pokładzie na następną wyprawę
}
event-unloaded = { $you ->
    [player] Rozładowujesz statek
   *[nobody] { $player } rozładowuje statek
}
event-scored = { $score ->
    [one] { $you ->
        [player] Dodajesz { $doubloons } do wyniku i masz razem { $score } punkt
       *[nobody] { $player }: +{ $doubloons } do wyniku, razem { $score } punkt
    }
    [few] { $you ->
        [player] Dodajesz { $doubloons } do wyniku i masz razem { $score } punkty
       *[nobody] { $player }: +{ $doubloons } do wyniku, razem { $score } punkty
    }
    [many] { $you ->
        [player] Dodajesz { $doubloons } do wyniku i masz razem { $score } punktów
       *[nobody] { $player }: +{ $doubloons } do wyniku, razem { $score } punktów
    }
   *[other] { $you ->
        [player] Dodajesz { $doubloons } do wyniku i masz razem { $score } punktu
       *[nobody] { $player }: +{ $doubloons } do wyniku, razem { $score } punktu
    }
}
event-day_ended = Koniec dnia { $day } wyprawy { $voyage }
event-voyage_ended = Koniec wyprawy { $voyage }
event-game_ended = { $you ->
    [player] Koniec gry: wygrywasz
   *[nobody] Koniec gry: wygrywa { $player }
}
event-pilferer_came = Rzezimieszek przychodzi jako { $character }
event-pilferer_left = Rzezimieszek ({ $character }) odchodzi
event-automa_chose = Automa wysyła kartę { $character }: { $row }, więc { $pointer }
event-automa_decided = Automa wybiera: { $option } ({ $way })
event-deck_shown = Talia solo wskazuje: { $pointers }
event-brought_forward = Automa sięga po jutrzejszy łup: { $loot }
event-explained = { $player }: { $reason }

# Causes that are neither a character nor loot.
cause-voyage = Żołd według reputacji
cause-pilferer = { character-pilferer }
cause-dusk = Nikt nie wziął

## Bots

bot-random = Bot Chaos
    .about = Gra, co mu wpadnie w rękę.
bot-deckhand = Bot Majtek
    .about = Kilka prostych zasad, żadnego planu.
bot-helmsman = Bot Sternik
    .about = Zna wartość rzeczy, nie patrzy naprzód.
bot-buccaneer = Bot Korsarz
    .about = Przemyśla dzień do samego końca.
bot-captain = Bot Kapitan
    .about = Przed każdym wyborem rozgrywa w myślach wiele partii.
bot-lieutenant = Bot Porucznik
    .about = Gra pierwszą myślą, po długiej szkole.
bot-admiral = Bot Admirał
    .about = Wprawne oko i dzień naprzód.

# A bot with a manner, and the manners.
bot-with-manner = { $bot }, { $manner }
manner-bold = śmiały
    .about = Lubi grać o dużą stawkę.
manner-careful = ostrożny
    .about = Woli to, co pewne.
manner-greedy = chciwy
    .about = Chce mieć najwięcej, i to od razu.
manner-spiteful = złośliwy
    .about = Bierze na cel tego, kto prowadzi.

## A bot's reasons

reason-at_random = Czysty przypadek
reason-for_loot = { $character } stoi dość wysoko, by sięgnąć po łup: { $loot }
reason-from_loot = { $character } stoi nisko: ten łup nie jest wart wysokiej karty ({ $loot })
reason-useful_now = { $character } najbardziej przyda się właśnie teraz
reason-takes_loot = Najwięcej wart jest tu łup: { $loot }
reason-discards_loot = Najmniej szkoda łupu: { $loot }
reason-likes_character = Najwięcej znaczy tu postać: { $character }
reason-hurts_rival = { $you ->
    [player] Cios w ciebie
   *[nobody] Cios w rywala: { $player }
}
reason-gains_most = To daje najwięcej: { $option }
reason-to_its_taste = Prawie najlepsze, a przy tym w jego guście: { $option }
reason-worth_most = { $doubloons ->
    [one] { $option }: lepsze od następnej możliwości o { $doubloons } dublon
    [few] { $option }: lepsze od następnej możliwości o { $doubloons } dublony
    [many] { $option }: lepsze od następnej możliwości o { $doubloons } dublonów
   *[other] { $option }: lepsze od następnej możliwości o { $doubloons } dublona
}
reason-wins_most = { $playouts ->
    [one] { $option }: wygrywa { $percent }% z { $playouts } partii rozegranej w myślach
    [few] { $option }: wygrywa { $percent }% z { $playouts } partii rozegranych w myślach
    [many] { $option }: wygrywa { $percent }% z { $playouts } partii rozegranych w myślach
   *[other] { $option }: wygrywa { $percent }% z { $playouts } partii rozegranej w myślach
}

## Marks

reconstructed = Odtworzone
    .about = Nie znamy słów, które tu wydrukowano, więc napisaliśmy je od nowa, w zgodzie ze wszystkim, co mówią zasady. W pudełku może być inaczej.
changed = Zmienione
    .about = W tej grze obowiązuje inna strona niż wydrukowana.
not-affiliated = Wydanie fanowskie: niezwiązane z wydawcą gry Libertalia: Winds of Galecrest i niezatwierdzone przez niego.

## What is wrong with the rules of a table. $where is a place in the file, the other words in it stay as they are.

fault-toml = To nie jest poprawny TOML: spójrz na wiersz { $line }.
fault-incomplete = W pudełku brakuje { $missing }.
fault-unknown = { $where }: { $found } nie jest tu znane. Do wyboru: { $allowed }.
fault-table = { $where }: wpisz tabelę zamiast { $found }.
fault-keys = { $where }: wpisz dokładnie { $keys } zamiast { $found }.
fault-source = { $where }: wpisz litery spośród { $letters }, każdą najwyżej raz, zamiast { $found }.
fault-truth = { $where }: wpisz true albo false zamiast { $found }.
fault-number = { $where }: wpisz liczbę całkowitą od { $least } do { $most } zamiast { $found }.
fault-effects = { $where }: wpisz listę efektów, na przykład { $example }, zamiast { $found }.
fault-twice = { $where }: każdy efekt może wystąpić najwyżej raz.
fault-either = { $where }: „either” działa tylko przy kotwicy (anchor) i bez niczego obok.
fault-few = { $where }: „either” wymaga co najmniej dwóch efektów.
fault-pointers = { $where }: wpisz pięć słów z litery L, R lub M i cyfry od 1 do 9, na przykład { $example }, zamiast { $found }.
fault-kinds = { $where }: wpisz listę rodzajów łupu ({ $kinds }) zamiast { $found }.
fault-elsewhere = { $where }: { $found } działa tylko dla { $allowed }.
fault-depth = Zagnieżdżenie jest zbyt głębokie. Najwięcej poziomów: { $levels }.
fault-entries = Wpisów jest zbyt wiele. Najwięcej: { $entries }.
fault-multiline = Każdy tekst wpisz w jednym wierszu, między pojedynczymi apostrofami.

## The preview of a link to a table

preview-title = Zagraj ze mną w Galecrest
preview-gathering = { $board }, stół dla { $players }. { $free ->
    [one] { $free } wolne miejsce.
    [few] { $free } wolne miejsca.
    [many] { $free } wolnych miejsc.
   *[other] { $free } wolnego miejsca.
}
preview-playing = { $board }: gra trwa.
preview-over = { $board }: zobacz, jak skończyła się podróż.
preview-archived = { $board }: od dawna nikt tu nie grał.
preview-abandoned = Ten stół jest zamknięty.
