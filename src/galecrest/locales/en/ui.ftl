### The words of the browser client in English, all but the game's own.

## Home

tagline = Plot at dawn, plunder at dusk. A card game among the clouds.
your-name = Your name
your-captain = Your captain
captain-1 = Old Curls
captain-2 = Firebeard
captain-3 = Feather
captain-4 = Locks
captain-5 = Goggles
captain-6 = Straw Hat
captain-7 = Headscarf
captain-8 = Monocle
name-ask = What shall we call you?
name-ask-more = The others see this name. You can change it at any time.
name-keep = That’s me
name-change = Change my name
doors = Ways to play
door-now = Play now
door-now-more = One click and you choose your first card. No sign-up.
now-change = Choose bots and board
bot-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
strength = Strength
strength-easy = Easy
    .about = Plays by simple likings and does not count. Good company for a first voyage.
strength-fair = Fair
    .about = Knows its cards and looks a day ahead. Punishes careless play.
strength-hard = Hard
    .about = Thinks every voyage through to its end and guesses what you hold.
start-now = Play
door-friends = Sail with friends
door-friends-more = Open a table, send a link.
door-alone = Sail alone
door-alone-more = You against Automa, six levels.
more = More
guided-voyage = Guided first voyage
unfinished = Your unfinished games
go-on = { $count ->
    [one] Back to your game
   *[other] Back to your { $count } games
}
title-table = Table
title-how = How to play
title-cards = Cards and tiles
title-lobby = Lobby
title-games = My games
title-replay = Replay
title-lesson = Lesson
title-lost = There is nothing here
lost-text = This address leads nowhere. Perhaps a piece of the link is missing: ask for it again, or copy it whole.
board = Board
alone-explained = Automa plays by a table, a Pilferer grabs what he can. The level sets the points you both begin with.
level-points = You { $you }, Automa { $automa }
players = Players
player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
clock = Time for each decision
clock-none = As long as it takes
clock-spelled = { $decision } + { $reserve } reserve
clock-about = Each decision has { $decision }. What takes longer comes out of the reserve of { $reserve }, which lasts the whole game. Then a bot answers.
listed = Show this table in the lobby
watchers = Spectators may watch
bots-from-start = Bots
bots-none = None, only people
rules-use = Change what the tiles do
rules-use-solo = Change Automa’s rules
rules-load = Load a file
rules-printed = Begin with the printed rules
rules-text = Rules as text (TOML)
rules-check = Check and preview
rules-fault = These rules cannot be played: { $reason }
rules-fine = These rules can be played.
rules-deck-printed = All cards are the printed ones.
rules-none = Back to the printed rules
open-table = Open the table
home = Home
close = Close
credits = Credits
credits-icons = Icons by Lorc, Delapouite and others at
credits-fonts = Typefaces:
credits-colours = Colours that everybody can tell apart, after
credits-programs = Made with
credits-licences = Their licences:

## Settings

settings = Settings
language = Language
speed = Pace
speed-relaxed = Relaxed
speed-brisk = Brisk
speed-instant = Instant
sending = Your choice
sending-ask = Goes out with a second tap
sending-pause = Can be taken back for two seconds
sending-send = Goes out at once
volume = Sound
mute = Mute
sound-on = Sound on
text-size = Text size
motion = Motion
reduce-motion = Keep things still
erase-me = Erase me
erase-me-about = Your name and your chat go for good, and your games stay with bots on your seats. Games on this device are deleted. You will be a new guest.
erase-me-sure = Erase me for good
erase-me-keep = Keep me
spoken = Screen reader
spoken-events = Everything that happens
spoken-days = A summary of each day
spoken-questions = Only questions
contrast = Contrast
high-contrast = High contrast

## Gathering at a table

gathering = The crew gathers
gathering-more = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seats = Seats
seat-free = Free seat
host = host
sit-here = Sit here
stand-up = Stand up
clear-seat = Clear
remove-person = Remove
remove-person-sure = Remove { $player }? { $player } cannot sit down at this table again.
removed-by-host = The host has taken you off this table. You cannot sit down here again.
place-bot = Place a bot
place-bot-on = Place a bot on seat { $seat }
fill-with-bots = Fill up with bots
start = Set sail
host-starts = The host sets sail when all seats are taken.
invite = Bring your friends
invite-more = Whoever opens this link can sit down with a name, no account.
table-link = Link to this table
copy = Copy
copied = Copied
copy-by-hand = Your browser does not let us copy. The link is marked: copy it yourself.
qr-show = QR code
qr-label = QR code of the link to this table
sailor-0 = Marisol
sailor-1 = Old Finch
sailor-2 = Brannoc
sailor-3 = Tamsin
sailor-4 = Ysolde

## At the table

coming-aboard = Coming aboard…
voyage-of = Voyage { $voyage } of 3
voyage-number = Voyage { $voyage }
voyages = Voyages
voyage-day = Voyage { $voyage }, day { $day }
voyage-days = The days of this voyage
    .about = Each islet is a day of this voyage with its loot. At the end of the last day anchors pay.
day = Day { $day }
phases = Phases of the day
reputation = Reputation
    .about = { $doubloons ->
        [one] Of equal ranks, the one whose pennant is further right stands further right. At the start of a voyage this place pays { $doubloons } doubloon.
       *[other] Of equal ranks, the one whose pennant is further right stands further right. At the start of a voyage this place pays { $doubloons } doubloons.
    }
reputation-low-to-high = Reputation, lowest first, with the doubloons at the start of a voyage
idle-colour = nobody
island = Island
loot-today = Loot of the day
no-loot-left = No loot left today
bag = { $count ->
    [one] { $count } token in the bag
   *[other] { $count } tokens in the bag
}
    .about = Loot is drawn from here at the start of each voyage, and tokens that were used or given up return.
bag-name = Bag
you = You
player-you = { $player } (you)
your-hand = Your hand
your-choice = Chosen
hand-empty = Your hand is empty.
ship-of = { $you ->
    [player] Your ship
   *[nobody] Ship of { $player }
}
graveyard = Graveyard
    .about = Discarded characters, and the crews of earlier voyages. They are out of the game unless a card brings one back.
graveyard-empty = Nobody rests here yet.
graveyard-count = { $count ->
    [one] Graveyard: { $count } card
   *[other] Graveyard: { $count } cards
}
doubloons = Doubloons
    .about = The purse. At the end of a voyage doubloons become points.
score = Score
    .about = Points of the voyages that are over. After three voyages the most points win.
has-chosen = has chosen
    .you = You have chosen
    .about = A card lies face down. It can be changed until everybody has chosen.
choosing = is choosing
    .you = You are choosing
choosing-now = Everybody chooses a card
connected = connected
    .about = Green: at the table. Amber: the connection is lost. Grey: has left.
reconnecting = reconnecting
has-left = has left
bot-sits-in = a bot sits in
has-resigned = has resigned
time-left = Time left
    .about = First the time for this decision runs down, then the reserve. After that a bot answers.
reserve-left = Reserve
card-label = { $rank } { $character }, { $where }. { $ability }
loot-label = { $loot } × { $count }, { $where }
pick-player = Choose { $player }
you-send = You send the { $character }. Pick another card to change your mind.
choose-again = Choose again, or it stays with the { $character }.
waiting-for = Waiting for { $names }.
waiting-many = { $count ->
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
send-this = { $option }: send it?
sending-this = { $option } is on its way.
send = Send
take-back = Take back
playback = Pace
pause = Pause
play-on = Play on
one-step = One step
skip-on = Skip to the next question
announcements = Announcements
skip-to-content = Skip to the content
you-watch = You are watching.
a-moment = One moment…
can-hold = What they can still hold
    .about = Cards in hand. All players were dealt the same ones, so whatever was not played is still there.
can-hold-of = What { $player } can still hold
holds-surely = { $count ->
    [one] Surely in hand: { $count } card
   *[other] Surely in hand: { $count } cards
}
may-hold = { $count ->
    [one] Hand or graveyard: { $count } of these is in hand
   *[other] Hand or graveyard: { $count } of these are in hand
}
log = Captain’s log
log-empty = The log begins here.
chat = Chat
chat-empty = Nobody has said a word yet.
say = Say
say-something = Say something
mute-person = mute
unmute-person = unmute
muted-people = Muted:
react = React
reaction-ahoy = Ahoy!
reaction-well_played = Well played!
reaction-ouch = Ouch!
reaction-lucky = Lucky you!
reaction-hurry = The wind is waiting…
reaction-thanks = Thank you!
menu = Menu
crew = Crew
copy-watch-link = Copy the table’s link
copy-seat-link = Copy the link to your seat, for your other device
leave-seat = Leave the table (a bot takes over)
resign = Resign (a bot plays on, you cannot return)
end-game = End this game and delete it
are-you-sure = Really? There is no way back.
end-short = End
delete-game = Delete this game
delete-short = Delete
resign-short = Resign
seed-hash = Fairness seal:
bot-plays-for-you = A bot is playing for you.
resumed = The game went on from voyage { $voyage }, day { $day }, after an update of the rules.
take-seat-back = Take my seat back
is-away = { $player } is away.
is-idle = { $player } has not answered for a while.
let-bot-play = Let a bot play
let-bot-play-for = Let a bot play for { $player }
offer-seat = Offer the seat to somebody else
seat-offered = The seat of { $player } is free to take. A bot plays meanwhile.
take-over = Take the seat
change-bot = Another bot for { $player }
proposal-end = { $you ->
    [player] You would like to end this game and delete it.
   *[nobody] { $player } would like to end this game and delete it.
}
proposal-rematch = { $you ->
    [player] You would like a rematch.
   *[nobody] { $player } would like a rematch.
}
proposal-bot = { $you ->
    [player] You would like another bot for { $other }: { $bot }.
   *[nobody] { $player } would like another bot for { $other }: { $bot }.
}
agree = Agree
decline = Rather not
declined-by = Rather not: { $names }.
reconnecting-calmly = The wind has dropped. Reconnecting…
abandoned = This table was left and closed.
recap = Day { $day }:
recap-doubloons = { $count ->
    [one] { $sign }{ $count } doubloon
   *[other] { $sign }{ $count } doubloons
}
recap-reputation = { $sign }{ $count } reputation
recap-crew = { $sign }{ $count } crew

## Voyages and the end

voyage-ended = Voyage { $voyage } is over
sail-on = Sail on
nothing-seen = Nothing was seen of it
by-source = Doubloons by source
the-end = The journey’s end
you-win = The skies are yours!
wins = { $player } rules the skies
rematch = Rematch
join-rematch = To the rematch
watch-replay = Watch the replay
score-by-voyage = Score by voyage
deciding-moments = What decided it
moment-ahead = { $doubloons ->
    [one] { $you ->
        [player] { $cause }: you gain { $doubloons } doubloon on { $other }
        [other] { $cause }: { $player } gains { $doubloons } doubloon on you
       *[nobody] { $cause }: { $player } gains { $doubloons } doubloon on { $other }
    }
   *[other] { $you ->
        [player] { $cause }: you gain { $doubloons } doubloons on { $other }
        [other] { $cause }: { $player } gains { $doubloons } doubloons on you
       *[nobody] { $cause }: { $player } gains { $doubloons } doubloons on { $other }
    }
}

## Lobby and games

lobby-tables = Tables
lobby-empty = No open table just now. Open one: friends can follow.
join = Join
watch = Watch
state-gathering = gathering
state-playing = playing
state-over = finished
state-abandoned = closed
state-archived = archived
games-empty = You have not played yet. The first voyage takes ten minutes.
your-turn = your turn
your-turn-title = Your turn
call-me = Notify me when it is my turn
call-me-on = You are notified when it is your turn.
call-me-denied = Your browser does not allow notifications here.
resume = Sail on
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Replay

replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-keys = Arrow keys: one step. Page Up and Page Down: one day. Home and End: to the beginning and the end. Space: play or pause.
replay-jump = Jump to a voyage or day
replay-as = Seen by
replay-all = Spectator
replay-fork = Play on from here
fork-title = Play on from voyage { $voyage }, day { $day }
fork-about = You play on at a table of your own. Bots keep their seats, and a bot plays for everybody else. Chance is new from here on.
fork-seat = Your seat
fork-start = Play on as { $player }
forked = from a replay
fork-origin = To the replay this game comes from
replay-missing = This game cannot be replayed yet.

## Cards and tiles

browser-cards = Characters
browser-tiles = Loot tiles
browser-solo = Solo tiles
browser-deck = Solo deck
browser-levels = Levels
deck-explained = Automa and the Pilferer play from this deck. Each card also says which card she sends; some point at her marked cards.
deck-marked = marked
    .about = Some rows of the solo deck point at Automa’s marked cards.
automa-open = How Automa chooses
automa-hand = Automa’s hand, face up
hand-empty-hers = Her hand is empty.
deck-top = Top of the solo deck
    .about = Automa sends the card at which the first row that fits the day’s loot points.
search = Search
filter-all = All phases
nothing-found = Nobody of that name sails here.

## How to play

how-aim = The aim
how-aim-text = Three voyages, the most doubloons in the end. Everybody sails with the same cards; what counts is when you play them.
how-day = A day
how-choose = Everybody picks a card in secret. All are turned up at once and line up by rank. Equal ranks: the higher reputation stands further right.
how-daytime = From left to right, the characters with a sun do their deed.
how-dusk = From right to left, each character takes one token of the day’s loot and goes aboard its ship. High ranks choose first.
how-night = Characters with a moon work from the ship, every night they are aboard.
how-anchor = At the end of a voyage, anchors pay out: characters and loot. Then your doubloons become points and a new voyage begins with six more cards.
how-reputation = Reputation
how-reputation-text = The pennants break every tie. Low reputation pays more at the start of a voyage, high reputation wins when ranks are equal.
how-loot = Loot
how-loot-text = Each kind of loot has a calm and a stormy side. The board decides which side counts; on uncharted waters the lot does, for each kind.
how-graveyard = Graveyard
how-graveyard-text = A discarded character goes to its owner’s graveyard, and so does the whole crew at the end of a voyage. Only a few cards bring somebody back: { character-31 } to the hand, { character-19 } aboard.
how-adjacent = Adjacent players
how-adjacent-text = You sit in a circle, and the players on your left and right are adjacent to you. They are listed in this order: the first and the last one sit next to you. With two players that is the other one.
how-two = Two players
how-two-text = Three tokens lie on each day, and the { character-midshipman } comes to the island.
how-alone = Alone
how-alone-text = You play against { automa }. Her hand is open, and a table says which card she sends. The { character-pilferer } comes along.
how-signs = The symbols
how-signs-text = Point at a symbol on the table, hold it, or move the focus there, and it says what it means.
how-table = At this table
how-table-text = What may be chosen glows. Click it, press its number, or walk with the arrow keys and press Enter. Hover, press long or focus to read a card. A click beside the cards skips ahead.

## The guided voyage

guide-next = Go on
guide-end = Thanks
guide-leave = Leave the tour
guide-welcome = Welcome aboard, admiral! Three crews hold the same six cards. After three voyages, whoever has the most doubloons wins. Take your time: the game waits for you.
guide-path = First look at the loot. Each islet is a day of this voyage with one token for each of you; today is the large one. { $touch ->
    [yes] Press and hold
   *[no] Point at
} a token to read what it does. Is today worth a fight?
guide-hand = Now your hand. The number is the rank: low ranks act first by day, high ranks take loot first at dusk. { $touch ->
    [yes] Press and hold
   *[no] Point at
} a card to read it, then send one. The others choose in secret.
guide-island = All cards are turned up and stand by rank. By day, those with a sun act from left to right: a low rank can strike before the high ones take their loot.
guide-dusk = Dusk! Now from right to left: each character takes one token of this loot and goes aboard. High cards are for rich days; whoever comes last gets what nobody wanted.
guide-ship = This is your ship. A moon pays every night, an anchor at the end of the voyage, as long as the character stays aboard. So such characters are best sent early, and others will try to throw them out.
guide-reputation = Reputation breaks ties: of two equal cards, the one whose pennant is further right stands further right and takes loot first. The numbers are wages: at the start of each voyage the lowest gets the most doubloons.
guide-others = Read their hands: all began with your six cards, and what they have not played they still hold. { $touch ->
    [yes] Tap
   *[no] Click
} the cards beside a name. Can anybody outrank you, or throw out your crew?
guide-hide = Not every day is worth a high card. If the loot is poor, or somebody may strike at the highest rank, hide: send a low card and keep the strong one.
guide-sell = Loot is worth what it pays at anchor: chests alone, maps in sets; relics cost you. What will not pay, sell or give up while one of your cards can do it: at the end of the voyage it goes back into the bag.
guide-anchor = The last day. After it, anchors pay for loot and crew, and the ships are unloaded. Cards in your hand stay with you for the next voyage.
guide-pay = A new voyage! Everybody was paid by reputation, the lowest most. Six new cards have joined the ones you kept.
guide-done = Now you know how to play. Three short lessons show how to play well.

## Lessons

lessons = Three short lessons
lesson-number = Lesson { $number } of { $lessons }
lesson-right = Right!
lesson-wrong = There is a better answer.
lesson-next = Next lesson
lesson-end = To the table
lesson-sets = The second map
    .about = The last dusk of the voyage, and you take loot first. You hold one map. Which token do you take?
    .hint = Count what each token pays at anchor together with the ones you hold.
    .why = A chest pays 5 doubloons. A second map makes a pair, and a pair pays 7. A token is worth what it adds to the ones you hold.
lesson-hands = What can they hold?
    .about = The last day of the voyage. Before you choose, look at what the others can still hold. Which card do you send?
    .hint = Press the cards beside each name: how high can the others go?
    .why = Nobody can go higher than 16, so the Infantry surely stands rightmost: 5 doubloons by day and the first token at dusk. The Governor would stand there too, but his deed costs you your crew.
lesson-sale = When to sell
    .about = The last day, and your Merchant opens shop: one, two or three tokens of one kind for 1, 4 or 9 doubloons. What do you sell?
    .hint = A sale also takes away what the token would have paid or cost at anchor.
    .why = Two relics bring 4 doubloons, and they no longer cost you 3 each at anchor: 10 doubloons better off. The chest would sell for 1, and pays 5.

## When something goes wrong

refusal-bad_message = The server did not understand us.
refusal-bad_setup = A table cannot be set up like this.
refusal-bad_name = Please choose another name.
refusal-bad_link = This link does not open a seat.
refusal-empty = There is nothing to read in this message.
refusal-too_long = This message is too long.
refusal-too_fast = Not so fast! Please wait a moment.
refusal-too_many_tables = You have many unfinished games. End one under My games, or resign from it.
refusal-too_many_listed = Three of your tables are in the lobby already. Open this one for invited friends.
refusal-id_used = Another answer came first.
refusal-foreign_origin = This page may not do that.
refusal-failed = That did not work. Please try again.
refusal-no_guest = The server did not recognise you. Allow this site to keep cookies, and try again.
refusal-too_late = That took too long.
refusal-unknown_table = There is no such table.
refusal-unknown_guest = There is no such guest.
refusal-unknown_bot = There is no such bot.
refusal-no_such_seat = There is no such seat.
refusal-no_such_step = The game has no such step.
refusal-not_allowed = This table does not admit spectators.
refusal-silenced = An operator has muted you. You cannot write here.
refusal-banned = An operator has closed this server to you.
refusal-not_host = Only the host may do that.
refusal-not_seated = You have no seat at this table.
refusal-already_seated = You sit at this table already.
refusal-seat_taken = Somebody sits there already.
refusal-your_seat = This is your own seat: stand up instead.
refusal-empty_seats = Every seat needs a person or a bot.
refusal-bot_plays = A bot plays for you. Take your seat back first.
refusal-removed = The host has taken you off this table.
refusal-no_proposal = Nothing is proposed just now.
refusal-other_proposal = Another proposal is open. Answer that one first.
refusal-already_started = The game has already begun.
refusal-not_playing = The game is not under way.
refusal-not_over = The game is not over yet.
refusal-game_over = The game is over.
refusal-unknown_question = That was answered already.
refusal-wrong_seat = That is not yours to answer.
refusal-option_not_offered = That cannot be chosen here.
refusal-too_many_changes = You have changed your card often enough for today: it stays.
refusal-unreachable = The server is out of reach just now.
refusal-bad_log = This file is not an intact log of a game. Nothing was changed.
refusal-other_rules = This game was played under other rules, or did not begin in this file. It cannot be opened here. Nothing was changed.
refusal-not_stored = Your device did not store this, so nothing has changed. Free some space, or allow this site to store data, and try again.
refusal-other_tab = This game is open in another tab.

# Tables on this device
door-hotseat = Share this device
door-hotseat-more = Two to six people take turns, with bots if you like.
hotseat-name = Player { $number }
hotseat-add = Add a player
hotseat-remove = Remove player { $number }
curtain = Pass the device to { $name }.
curtain-about = Nobody else should look now.
curtain-lift = I am { $name }: show my hand
loading-game = Fetching the game: { $percent } %
starting-game = Hoisting the sails…
play-here = Play on this device
play-in-tab = Play in this tab
try-again = Try again
log-save = Save the game as a file
log-open = Open a game file
hurry-bots = Hurry the bots
offline-keep = Keep the game on this device
offline-kept = The game works without a network.
update-waits = A new version is ready. It waits until this game is over or you leave the table.
refusal-no_wasm = This browser cannot run the game by itself: it lacks WebAssembly. A newer browser can.
refusal-not_loaded = The game did not arrive whole. Your games are safe: check the network and try again.
continued = The server is gone, so the game goes on here from voyage { $voyage }, day { $day }. Whatever was hidden has been drawn again.
continue-here = Continue on this device
