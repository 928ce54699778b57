### The words of the game in English.
###
### $player and $other are players' names, $character, $copied and $loot names from this file (`character-18`, `loot-map`), $characters and
### $pointers lists of names. $origin is the event's own word (island, ship, hand, graveyard, day, bag). All amounts are positive numbers. $cause
### is the name of a character or of loot, or `cause-...` where a rule is the cause. A character has one attribute for each phase in which it does
### something; the sentence does not name the phase. $you says which of them is the reader: `player`, `other` or `nobody`. Effects of tiles have the variables that the tiles' data names; $most is the highest pay.

## The forty characters

character-1 = Scout
    .daytime = Leaves for the graveyard; another card from your hand at once takes its place on the island.
character-2 = Apprentice
    .daytime = Does what one of your crew does by day.
character-3 = Beggar
    .daytime = Whoever owns the rightmost character hands you 2 doubloons and gains 1 reputation.
character-4 = Innkeeper
    .daytime = One of your crew comes back to your hand.
character-5 = Cabin Boy
    .daytime = 3 doubloons if nobody stands further left.
    .dusk = No loot for the Cabin Boy.
character-6 = Bandit
    .daytime = Fall to the lowest reputation, 1 doubloon for each space.
character-7 = Preacher
    .daytime = Keep one loot token and give up the others, 1 reputation for each.
    .anchor = 6 doubloons.
character-8 = Barkeep
    .night = 1 doubloon.
    .anchor = 1 doubloon for each barrel.
character-9 = Stowaway
    .daytime = Draw a token from the bag, dusk effect and all; then off to the graveyard.
character-10 = Explorer
    .dusk = 2 reputation if you took a map.
    .anchor = Your maps count one more, if you have any.
character-11 = Carpenter
    .daytime = Lose half your doubloons, rounded down.
    .anchor = 10 doubloons.
character-12 = Officer
    .daytime = Fill your purse up to 12 doubloons; if it is that full already, 2 reputation.
character-13 = Smuggler
    .daytime = Take a token of the day before everyone else, dusk effect and all, and go aboard.
character-14 = Bodyguard
    .daytime = Clear all sabers and hooks from the day, 2 doubloons for each.
character-15 = Witch
    .night = Does what another of your crew does at night.
    .anchor = Back to your hand if nobody else aboard works at night.
character-16 = Mutineer
    .night = The lowest rank of your crew is discarded, even the Mutineer; 2 doubloons.
character-17 = Brute
    .daytime = The rightmost character is discarded, even the Brute; its owner gains 1 reputation.
character-18 = Gunner
    .daytime = Discard a character from any ship; 1 reputation up if it was yours, 1 down if not.
character-19 = Necromancer
    .daytime = Give up a relic, and a character goes from your graveyard straight aboard.
character-20 = Freed Prisoner
    .night = Last of all: 1 doubloon for each higher rank of your crew; at 3 or more, off to the graveyard.
character-21 = Bosun
    .daytime = 2 doubloons for each of your crew below rank 21.
character-22 = Brawler
    .daytime = Throw a Brawler out of another ship for 2 reputation.
    .night = 1 doubloon.
character-23 = Thief
    .daytime = Take a token from an adjacent player, then lose 2 reputation.
character-24 = Topman
    .night = 4 doubloons, less 1 for each of your crew.
character-25 = Recruiter
    .daytime = A card from your hand goes straight aboard.
character-26 = Cook
    .dusk = A second token of the day.
character-27 = Watchman
    .daytime = Swap a token of today with one of tomorrow.
character-28 = Armorer
    .dusk = 2 reputation if you took a saber or hook.
    .night = 1 doubloon for each saber and hook you hold.
character-29 = Infantry
    .daytime = 5 doubloons if nobody stands further right.
character-30 = Merchant
    .daytime = Sell one, two or three tokens of one kind for 1, 4 or 9 doubloons.
character-31 = Surgeon
    .daytime = A character comes back from your graveyard to your hand, unseen.
character-32 = Treasurer
    .anchor = 1 doubloon for each barrel, amulet and chest.
character-33 = Gambler
    .daytime = Lose 1 doubloon for each token you hold.
    .anchor = 6 doubloons.
character-34 = Aristocrat
    .daytime = 2 reputation.
    .anchor = 5 doubloons if no other ship has an Aristocrat; if one has, lose 3.
character-35 = Collector
    .anchor = 1, 3, 5 or 10 doubloons for two, three, four or at least five kinds of loot.
character-36 = Quartermaster
    .daytime = 1 doubloon for each token you hold.
    .anchor = Lose 6 doubloons.
character-37 = Wind Nymph
    .night = 2 doubloons if no other ship has a Wind Nymph; if one has, off to the graveyard.
character-38 = First Mate
    .daytime = Lose 1 doubloon for each of your crew.
    .anchor = 1 doubloon for each of your crew.
character-39 = Captain
    .daytime = Rise to the highest reputation, losing 1 doubloon for each space.
character-40 = Governor
    .daytime = Your whole crew is discarded, 1 reputation for each.

## Characters without a player

character-midshipman = Midshipman
    .about = Stands between ranks 20 and 21. At dusk, if the character directly to the left is still there, the opponent of its owner puts a token of the day back into the bag.
character-pilferer = Pilferer
    .about = Comes with a card from the solo deck. At dusk takes the best token of the day back into the bag, without effect.
automa = Automa

## Loot

loot-chest = Chest
    .plural = Chests
loot-hook = Hook
    .plural = Hooks
loot-map = Map
    .plural = Maps
loot-saber = Saber
    .plural = Sabers
loot-amulet = Amulet
    .plural = Amulets
loot-barrel = Barrel
    .plural = Barrels
loot-relic = Relic
    .plural = Relics

loot-count-chest = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
loot-count-hook = { $count ->
    [one] { $count } hook
   *[other] { $count } hooks
}
loot-count-map = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
loot-count-saber = { $count ->
    [one] { $count } saber
   *[other] { $count } sabers
}
loot-count-amulet = { $count ->
    [one] { $count } amulet
   *[other] { $count } amulets
}
loot-count-barrel = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}
loot-count-relic = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}

## What a tile does

# Clauses without a subject: the same words serve a player and Automa. A tile's text is one line per phase, then what stays.
effect-gain = { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}
effect-gain-lost = { $doubloons ->
    [one] lose { $doubloons } doubloon
   *[other] lose { $doubloons } doubloons
}
effect-gain_reputation = { $steps } reputation
effect-gain_by_reputation = { $most ->
    [one] { $most } doubloon at the lowest reputation, 1 less for each space above it
   *[other] { $most } doubloons at the lowest reputation, 1 less for each space above it
}
effect-gain_per_kind = { $doubloons ->
    [one] { $doubloons } doubloon for each kind of loot held
   *[other] { $doubloons } doubloons for each kind of loot held
}
effect-gain_per_token = { $doubloons ->
    [one] { $doubloons } doubloon for each token of this kind
   *[other] { $doubloons } doubloons for each token of this kind
}
effect-gain_for_sets = { $pair ->
    [one] { $pair } doubloon for each pair, { $triple } for each three; the best split counts
   *[other] { $pair } doubloons for each pair, { $triple } for each three; the best split counts
}
effect-keep_or_gain = { $doubloons ->
    [one] keep one of the crew for the next voyage, or { $doubloons } doubloon
   *[other] keep one of the crew for the next voyage, or { $doubloons } doubloons
}
effect-either = { $one }, or { $other }
effect-discard_own_character = discard the character that took it
effect-discard_from_island = discard another player’s character from the island
effect-discard_from_adjacent_ship = discard a character from an adjacent player’s ship
effect-discard_highest_from_ship = discard the highest rank from an adjacent player’s ship
effect-take_from_adjacent = { $doubloons ->
    [one] take { $doubloons } doubloon from an adjacent player, who gains { $steps } reputation
   *[other] take { $doubloons } doubloons from an adjacent player, who gains { $steps } reputation
}
effect-then = { $first }, then { $next }
tile-line = { $phase }: { $does }.
tile-stays = { $loot } stay for the next voyage.
tile-nothing = Does nothing.

## Phases, boards, levels

phase-choosing = Choosing
phase-daytime = Daytime
    .short = Day
phase-dusk = Dusk
    .short = Dusk
phase-night = Night
    .short = Night
phase-anchor = Anchor
    .short = Anchor
phase-over = The end

board-calm = Calm
    .about = Every loot tile shows its calm side. A gentle start.
board-stormy = Stormy
    .about = Every loot tile shows its stormy side: more bite, more to choose.
board-uncharted = Uncharted
    .about = The side of each loot tile is drawn by lot. No two seas are alike.

level-landlubber = Landlubber
level-scallywag = Scallywag
level-pirate = Pirate
level-captain = Captain
level-admiral = Admiral
level-arrrgh = Arrrgh!

## How Automa chooses

row-same_class = three tokens of one class
row-two_bad = two bad tokens
row-bad_and_good = a bad token and a good one
row-good = a good token
row-rest = nothing that stands out

way-table = her table says so
way-highest = the highest rank
way-lowest = the lowest rank
way-preferred = the first on her list
way-priority = what this character wants first, then her list
way-largest_set = the largest set
way-doubloons = doubloons before reputation

pointer-L = card { $n } from the left
pointer-R = card { $n } from the right
pointer-M = card { $n } among the marked ones

## Questions

question-choose_character = A new day: choose the character you send to the island
question-scout_sends = Your Scout leaves: choose the card that takes its place on the island
question-apprentice_copies = Your Apprentice watches the crew: choose whose daytime ability to use
question-innkeeper_returns = Your Innkeeper calls: choose who comes back to your hand
question-preacher_keeps = Your Preacher preaches thrift: choose the one token you keep
question-smuggler_gains = Your Smuggler goes first: choose a token of the day
question-witch_copies = Your Witch stirs the cauldron: choose whose night ability to use
question-gunner_fires = Your Gunner fires: choose a character from any ship
question-necromancer_raises = Your Necromancer chants: choose who goes aboard from your graveyard
question-brawler_strikes = Your Brawler strikes: choose which Brawler goes overboard
question-thief_takes = Your Thief slips by: choose a token of an adjacent player
question-recruiter_hires = Your Recruiter hires: choose a card from your hand to go aboard
question-cook_gains = Your Cook wants seconds: choose another token of the day
question-watchman_gives = Your Watchman looks ahead: choose the token of today to swap
question-watchman_swaps = Your Watchman looks ahead: choose the token of tomorrow to bring here
question-merchant_sells = Your Merchant opens shop: choose what to sell
question-surgeon_heals = Your Surgeon heals: choose who comes back from your graveyard to your hand
question-dusk_gains = Dusk, { $cause }: choose a token of the day
question-midshipman_removes = The Midshipman salutes you: choose the token of the day that goes back into the bag
question-night_takes = Night: choose the ability to use next
question-anchor_takes = At anchor: choose the ability to use next
question-saber_strikes_island = Your saber strikes: choose a character on the island
question-saber_strikes_ship = Your saber strikes: choose a character from an adjacent ship
question-barrel_takes = Your barrel rolls: choose who hands you doubloons
question-hook_keeps = Your hook holds fast: choose who stays aboard for the next voyage, or take the doubloons
question-tile_offers = { $cause }: choose one of its effects

## Options

option-effect-gain = Doubloons
option-effect-gain_per_kind = Doubloons for each kind of loot you hold
option-effect-gain_by_reputation = Doubloons by reputation
option-effect-gain_reputation = Reputation
option-sell = { $doubloons ->
    [one] { $count } × { $loot } for { $doubloons } doubloon
   *[other] { $count } × { $loot } for { $doubloons } doubloons
}
option-swap = Today’s { $today } for tomorrow’s { $tomorrow }
option-ship = { $you ->
    [player] { $character } in your ship
   *[nobody] { $character } in { $player }’s ship
}
option-island = { $you ->
    [player] { $character } (you)
   *[nobody] { $character } ({ $player })
}
option-loot-of = { $you ->
    [player] { $loot } (you)
   *[nobody] { $loot } ({ $player })
}

## Events

event-voyage_began = Voyage { $voyage } begins. Everyone takes: { $characters }
event-day_began = Voyage { $voyage }, day { $day }
event-chose = { $you ->
    [player] You choose { $character }
   *[nobody] { $player } chooses { $character }
}
event-chose-unseen = { $you ->
    [player] You have chosen
   *[nobody] { $player } has chosen
}
event-sat_out = { $you ->
    [player] You have no card left and sit the day out
   *[nobody] { $player } has no card left and sits the day out
}
event-revealed = On the island: { $characters }
event-revealed-one = { $you ->
    [player] your { $character }
   *[nobody] { $character } ({ $player })
}
event-phase_began = { $phase }
event-acted = { $you ->
    [player] Your { $character } acts
   *[nobody] { $player }’s { $character } acts
}
event-copied = { $you ->
    [player] Your { $character } copies { $copied }
   *[nobody] { $player }’s { $character } copies { $copied }
}
event-nothing_happened = { $player }: nothing comes of it ({ $cause })
event-placed = { $you ->
    [player] Your { $character } steps onto the island, place { $place } from the left
   *[nobody] { $player }’s { $character } steps onto the island, place { $place } from the left
}
event-gained_loot = { $origin ->
    [bag] { $you ->
        [player] You draw from the bag: { $loot }
       *[nobody] { $player } draws from the bag: { $loot }
    }
   *[day] { $you ->
        [player] You take loot: { $loot }
       *[nobody] { $player } takes loot: { $loot }
    }
}
event-took_loot = { $you ->
    [player] You take loot from { $other }: { $loot }
    [other] { $player } takes loot from you: { $loot }
   *[nobody] { $player } takes loot from { $other }: { $loot }
}
event-discarded_loot = { $you ->
    [player] You give up loot: { $count } × { $loot } ({ $cause })
   *[nobody] { $player } gives up loot: { $count } × { $loot } ({ $cause })
}
event-discarded_loot-day = Back into the bag: { $count } × { $loot } ({ $cause })
event-swapped_loot = { $you ->
    [player] You swap today’s { $today } for tomorrow’s { $tomorrow }
   *[nobody] { $player } swaps today’s { $today } for tomorrow’s { $tomorrow }
}
event-doubloons = { $doubloons ->
    [one] { $player }: +{ $doubloons } doubloon, now { $now } ({ $cause })
   *[other] { $player }: +{ $doubloons } doubloons, now { $now } ({ $cause })
}
event-doubloons-lost = { $doubloons ->
    [one] { $player }: −{ $doubloons } doubloon, now { $now } ({ $cause })
   *[other] { $player }: −{ $doubloons } doubloons, now { $now } ({ $cause })
}
event-paid = { $doubloons ->
    [one] { $you ->
        [player] You pay { $other } { $doubloons } doubloon ({ $cause })
        [other] { $player } pays you { $doubloons } doubloon ({ $cause })
       *[nobody] { $player } pays { $other } { $doubloons } doubloon ({ $cause })
    }
   *[other] { $you ->
        [player] You pay { $other } { $doubloons } doubloons ({ $cause })
        [other] { $player } pays you { $doubloons } doubloons ({ $cause })
       *[nobody] { $player } pays { $other } { $doubloons } doubloons ({ $cause })
    }
}
event-moved_reputation = { $player }: +{ $spaces } reputation ({ $cause })
event-moved_reputation-lost = { $player }: −{ $spaces } reputation ({ $cause })
event-discarded_character = { $origin ->
    [ship] { $you ->
        [player] Your { $character } goes from the ship to the graveyard ({ $cause })
       *[nobody] { $player }’s { $character } goes from the ship to the graveyard ({ $cause })
    }
   *[island] { $you ->
        [player] Your { $character } goes from the island to the graveyard ({ $cause })
       *[nobody] { $player }’s { $character } goes from the island to the graveyard ({ $cause })
    }
}
# $other is the player whose card or token did it.
event-discarded_character-by = { $origin ->
    [ship] { $you ->
        [player] { $other }’s { $cause } sends your { $character } from the ship to the graveyard
        [other] Your { $cause } sends { $player }’s { $character } from the ship to the graveyard
       *[nobody] { $other }’s { $cause } sends { $player }’s { $character } from the ship to the graveyard
    }
   *[island] { $you ->
        [player] { $other }’s { $cause } sends your { $character } from the island to the graveyard
        [other] Your { $cause } sends { $player }’s { $character } from the island to the graveyard
       *[nobody] { $other }’s { $cause } sends { $player }’s { $character } from the island to the graveyard
    }
}
# The character's own ability is the cause.
event-discarded_character-self = { $origin ->
    [ship] { $you ->
        [player] Your { $character } goes from the ship to the graveyard
       *[nobody] { $player }’s { $character } goes from the ship to the graveyard
    }
   *[island] { $you ->
        [player] Your { $character } goes from the island to the graveyard
       *[nobody] { $player }’s { $character } goes from the island to the graveyard
    }
}
event-went_aboard = { $origin ->
    [hand] { $you ->
        [player] Your { $character } goes aboard straight from the hand
       *[nobody] { $player }’s { $character } goes aboard straight from the hand
    }
    [graveyard] { $you ->
        [player] Your { $character } goes aboard from the graveyard
       *[nobody] { $player }’s { $character } goes aboard from the graveyard
    }
   *[island] { $you ->
        [player] Your { $character } goes aboard
       *[nobody] { $player }’s { $character } goes aboard
    }
}
event-returned_to_hand = { $origin ->
    [graveyard] { $you ->
        [player] Your { $character } returns from the graveyard to your hand
       *[nobody] { $player }’s { $character } returns from the graveyard to the hand
    }
   *[ship] { $you ->
        [player] Your { $character } returns from the ship to your hand
       *[nobody] { $player }’s { $character } returns from the ship to the hand
    }
}
event-returned_to_hand-unseen = { $you ->
    [player] You take a card back from the graveyard
   *[nobody] { $player } takes a card back from the graveyard
}
event-hand_known = { $you ->
    [player] More is known about your hand
   *[nobody] More is known about { $player }’s hand
}
event-kept = { $you ->
    [player] Your { $character } stays aboard for the next voyage
   *[nobody] { $player }’s { $character } stays aboard for the next voyage
}
event-unloaded = { $you ->
    [player] You unload the ship
   *[nobody] { $player } unloads the ship
}
event-scored = { $score ->
    [one] { $you ->
        [player] You score { $doubloons } and have { $score } point
       *[nobody] { $player } scores { $doubloons } and has { $score } point
    }
   *[other] { $you ->
        [player] You score { $doubloons } and have { $score } points
       *[nobody] { $player } scores { $doubloons } and has { $score } points
    }
}
event-day_ended = Day { $day } of voyage { $voyage } is over
event-voyage_ended = Voyage { $voyage } is over
event-game_ended = { $you ->
    [player] The game is over: you win
   *[nobody] The game is over: { $player } wins
}
event-pilferer_came = The Pilferer comes as { $character }
event-pilferer_left = The Pilferer ({ $character }) leaves
event-automa_chose = Automa sends { $character }: { $row }, so { $pointer }
event-automa_decided = Automa chooses: { $option } ({ $way })
event-deck_shown = The solo deck points at: { $pointers }
event-brought_forward = Automa reaches for loot of tomorrow: { $loot }
event-explained = { $player }: { $reason }

# Causes that are neither a character nor loot.
cause-voyage = Wages by reputation
cause-pilferer = { character-pilferer }
cause-dusk = Left over

## Bots

bot-random = Chaos bot
    .about = Plays whatever comes to hand.
bot-deckhand = Deckhand bot
    .about = A handful of simple rules, no plan.
bot-helmsman = Helmsman bot
    .about = Knows what things are worth, never looks ahead.
bot-buccaneer = Buccaneer bot
    .about = Thinks the day through to the end.
bot-captain = Captain bot
    .about = Imagines many games before each choice.
bot-lieutenant = Lieutenant bot
    .about = Plays its first thought, after a long schooling.
bot-admiral = Admiral bot
    .about = A trained eye, and a day’s foresight.

# A bot with a manner, and the manners.
bot-with-manner = { $bot }, { $manner }
manner-bold = bold
    .about = Likes the big gamble.
manner-careful = careful
    .about = Prefers what is certain.
manner-greedy = greedy
    .about = Wants to hold the most, and now.
manner-spiteful = spiteful
    .about = Goes after whoever leads.

## A bot's reasons

reason-at_random = By pure chance
reason-for_loot = { $character } stands high enough to take loot: { $loot }
reason-from_loot = { $character } stays low: this loot is not worth a high card ({ $loot })
reason-useful_now = { $character } is of most use right now
reason-takes_loot = The loot that is worth most here: { $loot }
reason-discards_loot = The loot least worth keeping: { $loot }
reason-likes_character = The character that matters most here: { $character }
reason-hurts_rival = { $you ->
    [player] Aimed at you
   *[nobody] Aimed at a rival: { $player }
}
reason-gains_most = This brings the most: { $option }
reason-to_its_taste = Nearly the best, and to its taste: { $option }
reason-worth_most = { $doubloons ->
    [one] { $option }: worth about { $doubloons } doubloon more than the next best
   *[other] { $option }: worth about { $doubloons } doubloons more than the next best
}
reason-wins_most = { $playouts ->
    [one] { $option }: wins { $percent }% of { $playouts } imagined game
   *[other] { $option }: wins { $percent }% of { $playouts } imagined games
}

## Marks

reconstructed = Reconstructed
    .about = We could not read what is printed here, so these words are ours, true to all that the rules say about it. The box may differ.
changed = Changed
    .about = This game plays with another side than the printed one.
not-affiliated = A fan-made edition, not affiliated with or endorsed by the publisher of Libertalia: Winds of Galecrest.

## What is wrong with the rules of a table. $where is a place in the file, the other words in it stay as they are.

fault-toml = This is not valid TOML: look at line { $line }.
fault-incomplete = The box lacks { $missing }.
fault-unknown = { $where }: there is no { $found } here. Use { $allowed }.
fault-table = { $where }: write a table, not { $found }.
fault-keys = { $where }: write exactly { $keys }, not { $found }.
fault-source = { $where }: write letters of { $letters }, each at most once, not { $found }.
fault-truth = { $where }: write true or false, not { $found }.
fault-number = { $where }: write a whole number from { $least } to { $most }, not { $found }.
fault-effects = { $where }: write a list of effects such as { $example }, not { $found }.
fault-twice = { $where }: name every effect at most once.
fault-either = { $where }: “either” is for the anchor only, with nothing beside it.
fault-few = { $where }: “either” needs two or more effects.
fault-pointers = { $where }: write five words of L, R or M and a number from 1 to 9, such as { $example }, not { $found }.
fault-kinds = { $where }: write a list of kinds of loot ({ $kinds }), not { $found }.
fault-elsewhere = { $where }: { $found } is for { $allowed } only.
fault-depth = They are nested too deep: at most { $levels } levels.
fault-entries = They have too many entries: at most { $entries }.
fault-multiline = Write every text in one line, between single quotation marks.

## The preview of a link to a table

preview-title = Join me at Galecrest
preview-gathering = { $board }, a table for { $players }. { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
preview-playing = { $board }: the game is under way.
preview-over = { $board }: see how the journey ended.
preview-archived = { $board }: nobody has played here for a long time.
preview-abandoned = This table is closed.
