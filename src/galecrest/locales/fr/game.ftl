### The words of the game in French. What the variables hold is said in the English file.
###
### A narrow no-break space precedes : ; ! ?. No word agrees with a player's name, and no "de" precedes one.

## The forty characters

character-1 = Éclaireur
    .daytime = Part au cimetière ; une autre carte de votre main prend aussitôt sa place sur l’île.
character-2 = Apprenti
    .daytime = Fait ce qu’un membre de votre équipage fait de jour.
character-3 = Mendiant
    .daytime = Le propriétaire du personnage le plus à droite vous donne 2 doublons et reçoit +1 en réputation.
character-4 = Aubergiste
    .daytime = Un membre de votre équipage revient dans votre main.
character-5 = Mousse
    .daytime = 3 doublons si personne n’est plus à gauche.
    .dusk = Pas de butin pour le Mousse.
character-6 = Bandit
    .daytime = Tombez à la réputation la plus basse, 1 doublon par case.
character-7 = Prédicateur
    .daytime = Gardez un jeton butin et cédez les autres, +1 en réputation pour chacun.
    .anchor = 6 doublons.
character-8 = Tavernier
    .night = 1 doublon.
    .anchor = 1 doublon par tonneau.
character-9 = Passagère clandestine
    .daytime = Tirez un jeton du sac, effet de crépuscule compris ; puis direction le cimetière.
character-10 = Explorateur
    .dusk = +2 en réputation si le butin pris est une carte au trésor.
    .anchor = Vos cartes au trésor, si vous en avez, comptent pour une de plus.
character-11 = Charpentier
    .daytime = Perdez la moitié de vos doublons, arrondie à l’inférieur.
    .anchor = 10 doublons.
character-12 = Officier
    .daytime = Remplissez votre bourse jusqu’à 12 doublons ; si elle les contient déjà, +2 en réputation.
character-13 = Contrebandier
    .daytime = Prend un jeton du jour avant tout le monde, effet de crépuscule compris, et monte à bord.
character-14 = Garde du corps
    .daytime = Retirez du jour tous les sabres et crochets, 2 doublons pour chacun.
character-15 = Sorcière
    .night = Fait ce qu’un autre membre de votre équipage fait de nuit.
    .anchor = Revient dans votre main si personne d’autre à bord n’agit de nuit.
character-16 = Mutin
    .night = Défaussez le plus bas niveau de votre équipage, fût-ce le Mutin ; 2 doublons.
character-17 = Brute
    .daytime = Défaussez le personnage le plus à droite, fût-ce la Brute ; son propriétaire reçoit +1 en réputation.
character-18 = Canonnier
    .daytime = Défaussez un personnage de n’importe quel bateau ; +1 en réputation s’il était à vous, −1 sinon.
character-19 = Nécromancien
    .daytime = Cédez une relique, et un personnage de votre cimetière monte directement à bord.
character-20 = Prisonnier libéré
    .night = En tout dernier : 1 doublon par membre de l’équipage de niveau supérieur ; à 3 ou plus, direction le cimetière.
character-21 = Bosco
    .daytime = 2 doublons par membre de l’équipage de niveau inférieur à 21.
character-22 = Bagarreur
    .daytime = Jetez par-dessus bord un Bagarreur d’un autre bateau : +2 en réputation.
    .night = 1 doublon.
character-23 = Voleur
    .daytime = Prenez un jeton à un joueur adjacent, puis −2 en réputation.
character-24 = Gabier
    .night = 4 doublons, moins 1 par membre de l’équipage.
character-25 = Recruteur
    .daytime = Une carte de votre main monte directement à bord.
character-26 = Cuisinier
    .dusk = Un deuxième jeton du jour.
character-27 = Vigie
    .daytime = Échangez un jeton d’aujourd’hui contre un jeton de demain.
character-28 = Armurier
    .dusk = +2 en réputation si le butin pris est un sabre ou un crochet.
    .night = 1 doublon par sabre et par crochet que vous avez.
character-29 = Fantassin
    .daytime = 5 doublons si personne n’est plus à droite.
character-30 = Marchand
    .daytime = Vendez un, deux ou trois jetons d’une même sorte pour 1, 4 ou 9 doublons.
character-31 = Chirurgien
    .daytime = Un personnage de votre cimetière revient dans votre main, à l’insu des autres.
character-32 = Trésorier
    .anchor = 1 doublon par tonneau, par amulette et par coffre.
character-33 = Flambeur
    .daytime = Perdez 1 doublon par jeton que vous avez.
    .anchor = 6 doublons.
character-34 = Aristocrate
    .daytime = +2 en réputation.
    .anchor = 5 doublons si aucun autre bateau n’a d’Aristocrate ; sinon, perdez-en 3.
character-35 = Collectionneur
    .anchor = 1, 3, 5 ou 10 doublons pour deux, trois, quatre ou au moins cinq sortes de butin.
character-36 = Quartier-maître
    .daytime = 1 doublon par jeton que vous avez.
    .anchor = Perdez 6 doublons.
character-37 = Nymphe du vent
    .night = 2 doublons si aucun autre bateau n’a de Nymphe du vent ; sinon, direction le cimetière.
character-38 = Second
    .daytime = Perdez 1 doublon par membre de l’équipage.
    .anchor = 1 doublon par membre de l’équipage.
character-39 = Capitaine
    .daytime = Montez à la réputation la plus haute en perdant 1 doublon par case.
character-40 = Gouverneur
    .daytime = Défaussez tout votre équipage, +1 en réputation par personnage.

## Characters without a player

character-midshipman = Aspirant de marine
    .about = Se tient entre les niveaux 20 et 21. Au crépuscule, si le personnage juste à sa gauche est toujours là, l’adversaire de son propriétaire remet un jeton du jour dans le sac.
character-pilferer = Chapardeur
    .about = Vient avec une carte du paquet solo. Au crépuscule, remet le meilleur jeton du jour dans le sac, sans effet.
automa = Automa

## Loot

loot-chest = Coffre
    .plural = Les coffres
loot-hook = Crochet
    .plural = Les crochets
loot-map = Carte au trésor
    .plural = Les cartes au trésor
loot-saber = Sabre
    .plural = Les sabres
loot-amulet = Amulette
    .plural = Les amulettes
loot-barrel = Tonneau
    .plural = Les tonneaux
loot-relic = Relique
    .plural = Les reliques

loot-count-chest = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
loot-count-hook = { $count ->
    [one] { $count } crochet
   *[other] { $count } crochets
}
loot-count-map = { $count ->
    [one] { $count } carte au trésor
   *[other] { $count } cartes au trésor
}
loot-count-saber = { $count ->
    [one] { $count } sabre
   *[other] { $count } sabres
}
loot-count-amulet = { $count ->
    [one] { $count } amulette
   *[other] { $count } amulettes
}
loot-count-barrel = { $count ->
    [one] { $count } tonneau
   *[other] { $count } tonneaux
}
loot-count-relic = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}

## What a tile does

# Clauses without a subject: the same words serve a player and Automa. A tile's text is one line per phase, then what stays.
effect-gain = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
effect-gain-lost = { $doubloons ->
    [one] perdre { $doubloons } doublon
   *[other] perdre { $doubloons } doublons
}
effect-gain_reputation = +{ $steps } en réputation
effect-gain_by_reputation = { $most ->
    [one] { $most } doublon à la réputation la plus basse, 1 de moins par case au-dessus
   *[other] { $most } doublons à la réputation la plus basse, 1 de moins par case au-dessus
}
effect-gain_per_kind = { $doubloons ->
    [one] { $doubloons } doublon par sorte de butin possédée
   *[other] { $doubloons } doublons par sorte de butin possédée
}
effect-gain_per_token = { $doubloons ->
    [one] { $doubloons } doublon par jeton de cette sorte
   *[other] { $doubloons } doublons par jeton de cette sorte
}
effect-gain_for_sets = { $pair ->
    [one] { $pair } doublon par paire, { $triple } par trio ; le meilleur partage compte
   *[other] { $pair } doublons par paire, { $triple } par trio ; le meilleur partage compte
}
effect-keep_or_gain = { $doubloons ->
    [one] garder un membre de l’équipage pour le voyage suivant, ou { $doubloons } doublon
   *[other] garder un membre de l’équipage pour le voyage suivant, ou { $doubloons } doublons
}
effect-either = { $one }, ou { $other }
effect-discard_own_character = défausser le personnage qui l’a pris
effect-discard_from_island = défausser de l’île le personnage d’un autre joueur
effect-discard_from_adjacent_ship = défausser un personnage du bateau d’un joueur adjacent
effect-discard_highest_from_ship = défausser le plus haut niveau du bateau d’un joueur adjacent
effect-take_from_adjacent = { $doubloons ->
    [one] prendre { $doubloons } doublon à un joueur adjacent, qui reçoit +{ $steps } en réputation
   *[other] prendre { $doubloons } doublons à un joueur adjacent, qui reçoit +{ $steps } en réputation
}
effect-then = { $first }, puis { $next }
tile-line = { $phase } : { $does }.
tile-stays = { $loot } restent pour le voyage suivant.
tile-nothing = Ne fait rien.

## Phases, boards, levels

phase-choosing = Choix
phase-daytime = Jour
    .short = Jour
phase-dusk = Crépuscule
    .short = Crépuscule
phase-night = Nuit
    .short = Nuit
phase-anchor = Ancre
    .short = Ancre
phase-over = Fin

board-calm = Calme
    .about = Toutes les tuiles butin montrent leur face calme. Un départ en douceur.
board-stormy = Orageux
    .about = Toutes les tuiles butin montrent leur face orageuse : plus de mordant, plus de choix.
board-uncharted = Inexploré
    .about = La face de chaque tuile butin est tirée au sort. Jamais deux fois la même mer.

level-landlubber = Marin d’eau douce
level-scallywag = Vaurien
level-pirate = Pirate
level-captain = Capitaine
level-admiral = Amiral
level-arrrgh = Arrrgh !

## How Automa chooses

row-same_class = trois jetons de même classe
row-two_bad = deux mauvais jetons
row-bad_and_good = un mauvais jeton et un bon
row-good = un bon jeton
row-rest = rien de marquant

way-table = son tableau le dit
way-highest = le plus haut niveau
way-lowest = le plus bas niveau
way-preferred = le premier de sa liste
way-priority = d’abord ce que veut ce personnage, puis sa liste
way-largest_set = le plus grand lot
way-doubloons = les doublons avant la réputation

pointer-L = carte n° { $n } depuis la gauche
pointer-R = carte n° { $n } depuis la droite
pointer-M = carte n° { $n } parmi les cartes marquées

## Questions

question-choose_character = Un nouveau jour : choisissez le personnage que vous envoyez sur l’île
question-scout_sends = Votre Éclaireur s’en va : choisissez la carte qui prend sa place sur l’île
question-apprentice_copies = Votre Apprenti observe l’équipage : choisissez de qui il imite la compétence de jour
question-innkeeper_returns = Votre Aubergiste appelle : choisissez qui revient dans votre main
question-preacher_keeps = Votre Prédicateur fustige l’avarice : choisissez le seul jeton que vous gardez
question-smuggler_gains = Votre Contrebandier passe en premier : choisissez un jeton du jour
question-witch_copies = Votre Sorcière remue son chaudron : choisissez de qui elle imite la compétence de nuit
question-gunner_fires = Votre Canonnier fait feu : choisissez un personnage de n’importe quel bateau
question-necromancer_raises = Votre Nécromancien psalmodie : choisissez qui monte à bord depuis votre cimetière
question-brawler_strikes = Votre Bagarreur cogne : choisissez quel Bagarreur passe par-dessus bord
question-thief_takes = Votre Voleur se faufile : choisissez un jeton d’un joueur adjacent
question-recruiter_hires = Votre Recruteur engage : choisissez la carte de votre main qui monte à bord
question-cook_gains = Votre Cuisinier en veut encore : choisissez un deuxième jeton du jour
question-watchman_gives = Votre Vigie scrute demain : choisissez le jeton d’aujourd’hui à échanger
question-watchman_swaps = Votre Vigie scrute demain : choisissez le jeton de demain à faire venir
question-merchant_sells = Votre Marchand ouvre boutique : choisissez ce que vous vendez
question-surgeon_heals = Votre Chirurgien soigne : choisissez qui revient de votre cimetière dans votre main
question-dusk_gains = Crépuscule, { $cause } : choisissez un jeton du jour
question-midshipman_removes = L’Aspirant de marine vous salue : choisissez le jeton du jour qui retourne dans le sac
question-night_takes = Nuit : choisissez la prochaine compétence à utiliser
question-anchor_takes = À l’ancre : choisissez la prochaine compétence à utiliser
question-saber_strikes_island = Votre sabre frappe : choisissez un personnage de l’île
question-saber_strikes_ship = Votre sabre frappe : choisissez un personnage d’un bateau adjacent
question-barrel_takes = Votre tonneau roule : choisissez qui vous donne des doublons
question-hook_keeps = Votre crochet tient bon : choisissez qui reste à bord pour le voyage suivant, ou prenez les doublons
question-tile_offers = { $cause } : choisissez un de ses effets

## Options

option-effect-gain = Des doublons
option-effect-gain_per_kind = Des doublons pour chaque sorte de butin que vous avez
option-effect-gain_by_reputation = Des doublons selon la réputation
option-effect-gain_reputation = De la réputation
option-sell = { $doubloons ->
    [one] { $count } × { $loot } pour { $doubloons } doublon
   *[other] { $count } × { $loot } pour { $doubloons } doublons
}
option-swap = { $today } (aujourd’hui) ↔ { $tomorrow } (demain)
option-ship = { $you ->
    [player] { $character }, à bord chez vous
   *[nobody] { $character }, à bord chez { $player }
}
option-island = { $you ->
    [player] { $character } (vous)
   *[nobody] { $character } ({ $player })
}
option-loot-of = { $you ->
    [player] { $loot } (vous)
   *[nobody] { $loot } ({ $player })
}

## Events

event-voyage_began = Le voyage { $voyage } commence. À chacun : { $characters }
event-day_began = Voyage { $voyage }, jour { $day }
event-chose = { $you ->
    [player] Vous choisissez : { $character }
   *[nobody] { $player } choisit : { $character }
}
event-chose-unseen = { $you ->
    [player] Vous avez fait votre choix
   *[nobody] { $player } a fait son choix
}
event-sat_out = { $you ->
    [player] Vous n’avez plus de carte et sautez la journée
   *[nobody] { $player } n’a plus de carte et saute la journée
}
event-revealed = Sur l’île : { $characters }
event-revealed-one = { $you ->
    [player] votre { $character }
   *[nobody] { $character } ({ $player })
}
event-phase_began = { $phase }
event-acted = { $you ->
    [player] Votre { $character } agit
   *[nobody] { $player } : { $character } agit
}
event-copied = { $you ->
    [player] Votre { $character } imite { $copied }
   *[nobody] { $player } : { $character } imite { $copied }
}
event-nothing_happened = { $player } : sans effet ({ $cause })
event-placed = { $you ->
    [player] Votre { $character } débarque sur l’île, place { $place } depuis la gauche
   *[nobody] { $player } : { $character } débarque sur l’île, place { $place } depuis la gauche
}
event-gained_loot = { $origin ->
    [bag] { $you ->
        [player] Vous tirez du sac : { $loot }
       *[nobody] { $player } tire du sac : { $loot }
    }
   *[day] { $you ->
        [player] Vous prenez un butin : { $loot }
       *[nobody] { $player } prend un butin : { $loot }
    }
}
event-took_loot = { $you ->
    [player] Vous prenez un butin à { $other } : { $loot }
    [other] { $player } vous prend un butin : { $loot }
   *[nobody] { $player } prend un butin à { $other } : { $loot }
}
event-discarded_loot = { $you ->
    [player] Vous cédez du butin : { $count } × { $loot } ({ $cause })
   *[nobody] { $player } cède du butin : { $count } × { $loot } ({ $cause })
}
event-discarded_loot-day = Retour au sac : { $count } × { $loot } ({ $cause })
event-swapped_loot = { $you ->
    [player] Vous échangez : { $today } (aujourd’hui) ↔ { $tomorrow } (demain)
   *[nobody] { $player } échange : { $today } (aujourd’hui) ↔ { $tomorrow } (demain)
}
event-doubloons = { $doubloons ->
    [one] { $player } : +{ $doubloons } doublon, soit { $now } ({ $cause })
   *[other] { $player } : +{ $doubloons } doublons, soit { $now } ({ $cause })
}
event-doubloons-lost = { $doubloons ->
    [one] { $player } : −{ $doubloons } doublon, reste { $now } ({ $cause })
   *[other] { $player } : −{ $doubloons } doublons, reste { $now } ({ $cause })
}
event-paid = { $doubloons ->
    [one] { $you ->
        [player] Vous payez { $doubloons } doublon à { $other } ({ $cause })
        [other] { $player } vous paie { $doubloons } doublon ({ $cause })
       *[nobody] { $player } paie { $doubloons } doublon à { $other } ({ $cause })
    }
   *[other] { $you ->
        [player] Vous payez { $doubloons } doublons à { $other } ({ $cause })
        [other] { $player } vous paie { $doubloons } doublons ({ $cause })
       *[nobody] { $player } paie { $doubloons } doublons à { $other } ({ $cause })
    }
}
event-moved_reputation = { $player } : +{ $spaces } en réputation ({ $cause })
event-moved_reputation-lost = { $player } : −{ $spaces } en réputation ({ $cause })
event-discarded_character = { $origin ->
    [ship] { $you ->
        [player] Votre { $character } passe du bateau au cimetière ({ $cause })
       *[nobody] { $player } : { $character } passe du bateau au cimetière ({ $cause })
    }
   *[island] { $you ->
        [player] Votre { $character } passe de l’île au cimetière ({ $cause })
       *[nobody] { $player } : { $character } passe de l’île au cimetière ({ $cause })
    }
}
# $other is the player whose card or token did it.
event-discarded_character-by = { $origin ->
    [ship] { $you ->
        [player] { $other } ({ $cause }) envoie votre { $character } du bateau au cimetière
        [other] Vous envoyez { $character } ({ $player }) du bateau au cimetière ({ $cause })
       *[nobody] { $other } ({ $cause }) envoie { $character } ({ $player }) du bateau au cimetière
    }
   *[island] { $you ->
        [player] { $other } ({ $cause }) envoie votre { $character } de l’île au cimetière
        [other] Vous envoyez { $character } ({ $player }) de l’île au cimetière ({ $cause })
       *[nobody] { $other } ({ $cause }) envoie { $character } ({ $player }) de l’île au cimetière
    }
}
# The character's own ability is the cause.
event-discarded_character-self = { $origin ->
    [ship] { $you ->
        [player] Votre { $character } passe du bateau au cimetière
       *[nobody] { $player } : { $character } passe du bateau au cimetière
    }
   *[island] { $you ->
        [player] Votre { $character } passe de l’île au cimetière
       *[nobody] { $player } : { $character } passe de l’île au cimetière
    }
}
event-went_aboard = { $origin ->
    [hand] { $you ->
        [player] Votre { $character } monte à bord directement depuis la main
       *[nobody] { $player } : { $character } monte à bord directement depuis la main
    }
    [graveyard] { $you ->
        [player] Votre { $character } monte à bord depuis le cimetière
       *[nobody] { $player } : { $character } monte à bord depuis le cimetière
    }
   *[island] { $you ->
        [player] Votre { $character } monte à bord
       *[nobody] { $player } : { $character } monte à bord
    }
}
event-returned_to_hand = { $origin ->
    [graveyard] { $you ->
        [player] Votre { $character } revient du cimetière dans votre main
       *[nobody] { $player } : { $character } revient du cimetière dans la main
    }
   *[ship] { $you ->
        [player] Votre { $character } revient du bateau dans votre main
       *[nobody] { $player } : { $character } revient du bateau dans la main
    }
}
event-returned_to_hand-unseen = { $you ->
    [player] Vous reprenez une carte du cimetière
   *[nobody] { $player } reprend une carte du cimetière
}
event-hand_known = { $you ->
    [player] On en sait plus sur votre main
   *[nobody] { $player } : on en sait plus sur cette main
}
event-kept = { $you ->
    [player] Votre { $character } reste à bord pour le voyage suivant
   *[nobody] { $player } : { $character } reste à bord pour le voyage suivant
}
event-unloaded = { $you ->
    [player] Vous déchargez le bateau
   *[nobody] { $player } décharge le bateau
}
event-scored = { $score ->
    [one] { $you ->
        [player] Vous marquez { $doubloons }, soit { $score } point
       *[nobody] { $player } marque { $doubloons }, soit { $score } point
    }
   *[other] { $you ->
        [player] Vous marquez { $doubloons }, soit { $score } points
       *[nobody] { $player } marque { $doubloons }, soit { $score } points
    }
}
event-day_ended = Le jour { $day } du voyage { $voyage } s’achève
event-voyage_ended = Le voyage { $voyage } s’achève
event-game_ended = { $you ->
    [player] La partie est finie : la victoire est à vous
   *[nobody] La partie est finie : victoire pour { $player }
}
event-pilferer_came = Le Chapardeur vient avec : { $character }
event-pilferer_left = Le Chapardeur ({ $character }) s’en va
event-automa_chose = Automa envoie { $character } : { $row }, donc { $pointer }
event-automa_decided = Automa choisit : { $option } ({ $way })
event-deck_shown = Le paquet solo indique : { $pointers }
event-brought_forward = Automa attrape un butin de demain : { $loot }
event-explained = { $player } : { $reason }

# Causes that are neither a character nor loot.
cause-voyage = Solde selon la réputation
cause-pilferer = { character-pilferer }
cause-dusk = Reste du jour

## Bots

bot-random = Bot Chaos
    .about = Joue ce qui lui tombe sous la main.
bot-deckhand = Bot Matelot
    .about = Quelques règles simples, aucun plan.
bot-helmsman = Bot Timonier
    .about = Connaît le prix des choses, ne voit pas plus loin.
bot-buccaneer = Bot Boucanier
    .about = Pense la journée jusqu’au bout.
bot-captain = Bot Capitaine
    .about = Imagine bien des parties avant chaque choix.
bot-lieutenant = Bot Lieutenant
    .about = Joue sa première idée, après une longue école.
bot-admiral = Bot Amiral
    .about = L’œil exercé, et un jour d’avance.

# A bot with a manner, and the manners.
bot-with-manner = { $bot }, { $manner }
manner-bold = hardi
    .about = Aime les coups risqués.
manner-careful = prudent
    .about = Préfère ce qui est sûr.
manner-greedy = avide
    .about = Veut en avoir plus que tous, et tout de suite.
manner-spiteful = hargneux
    .about = S’en prend à qui mène.

## A bot's reasons

reason-at_random = Au petit bonheur
reason-for_loot = { $character } est assez haut pour prendre ce butin : { $loot }
reason-from_loot = { $character } reste bas : ce butin ne vaut pas une carte haute ({ $loot })
reason-useful_now = { $character } est le choix le plus utile en ce moment
reason-takes_loot = Le butin qui vaut le plus ici : { $loot }
reason-discards_loot = Le butin dont on se passe le mieux : { $loot }
reason-likes_character = Le personnage qui compte le plus ici : { $character }
reason-hurts_rival = { $you ->
    [player] Coup porté contre vous
   *[nobody] Coup porté à un rival : { $player }
}
reason-gains_most = Ce qui rapporte le plus : { $option }
reason-to_its_taste = Presque le meilleur choix, et à son goût : { $option }
reason-worth_most = { $doubloons ->
    [one] { $option } : environ { $doubloons } doublon de mieux que le choix suivant
   *[other] { $option } : environ { $doubloons } doublons de mieux que le choix suivant
}
reason-wins_most = { $playouts ->
    [one] { $option } : { $percent } % de victoires sur { $playouts } partie imaginée
   *[other] { $option } : { $percent } % de victoires sur { $playouts } parties imaginées
}

## Marks

reconstructed = Reconstitution
    .about = Nous n’avons pas pu lire ce qui est imprimé ici ; nous l’avons donc réécrit, en accord avec tout ce que les règles en disent. La boîte peut différer.
changed = Modifié
    .about = Cette partie se joue avec une autre face que celle imprimée.
not-affiliated = Une édition de fans, sans lien avec l’éditeur de Libertalia : Winds of Galecrest ni approbation de sa part.

## What is wrong with the rules of a table. $where is a place in the file, the other words in it stay as they are.

fault-toml = Ce texte n’est pas du TOML valide : voyez la ligne { $line }.
fault-incomplete = Il manque à la boîte { $missing }.
fault-unknown = { $where } : { $found } est inconnu ici. Utilisez { $allowed }.
fault-table = { $where } : écrivez une table, et non { $found }.
fault-keys = { $where } : écrivez exactement { $keys }, et non { $found }.
fault-source = { $where } : écrivez des lettres parmi { $letters }, chacune une fois au plus, et non { $found }.
fault-truth = { $where } : écrivez true ou false, et non { $found }.
fault-number = { $where } : écrivez un nombre entier de { $least } à { $most }, et non { $found }.
fault-effects = { $where } : écrivez une liste d’effets comme { $example }, et non { $found }.
fault-twice = { $where } : ne nommez chaque effet qu’une fois.
fault-either = { $where } : « either » ne vaut qu’à l’ancre (anchor), et seul.
fault-few = { $where } : « either » demande au moins deux effets.
fault-pointers = { $where } : écrivez cinq mots faits de L, R ou M et d’un nombre de 1 à 9, comme { $example }, et non { $found }.
fault-kinds = { $where } : écrivez une liste de sortes de butin ({ $kinds }), et non { $found }.
fault-elsewhere = { $where } : { $found } ne vaut que pour { $allowed }.
fault-depth = Elles sont trop imbriquées : { $levels } niveaux au plus.
fault-entries = Elles ont trop d’entrées : { $entries } au plus.
fault-multiline = Écrivez chaque texte sur une seule ligne, entre apostrophes simples.

## The preview of a link to a table

preview-title = Rejoignez-moi sur Galecrest
preview-gathering = { $board }, table pour { $players }. { $free ->
    [one] { $free } place libre.
   *[other] { $free } places libres.
}
preview-playing = { $board } : la partie est en cours.
preview-over = { $board } : voyez comment le voyage s’est terminé.
preview-archived = { $board } : personne n’a joué ici depuis longtemps.
preview-abandoned = Cette table est fermée.
