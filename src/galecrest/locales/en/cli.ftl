### The words of the terminal and of the laboratory's reports in English, all but the game's own.

## Names and figures

seat = Seat { $number }
card = { $character } { $rank }
nobody = nobody
nothing = nothing
percent = { $number } %
ability-line = [{ $phase }] { $does }
log-players = { $players } players, board: { $board }, rules version { $rules }, answers: { $answers }
log-alone = Alone against Automa, level: { $level }, board: { $board }, rules version { $rules }, answers: { $answers }
game-won = { $score ->
    [one] { $you ->
        [player] You win with { $score } point.
       *[nobody] { $player } wins with { $score } point.
    }
   *[other] { $you ->
        [player] You win with { $score } points.
       *[nobody] { $player } wins with { $score } points.
    }
}
game-open = The game is not over. Still to answer: { $players }.

## Playing

play-seed-hash = The hash of the seed is { $hash }.
play-seed = The seed was { $seed }.
play-saved = The log is in { $file }: galecrest replay { $file }
play-ends = The game ends here.
play-welcome = Welcome aboard! You are { $player } of { $players }. Board: { $board }.
play-welcome-alone = Welcome aboard! You are { $player }, alone against Automa. Level: { $level }. Board: { $board }.
play-bot = The others are played by: { $bot }. { $about }
play-prompt = 1 to { $count } (or: t table, l loot, q quit) >
play-not-listed = “{ $reply }” is not on the list: type a number from 1 to { $count }, t, l or q.
play-tile = { $loot } ({ $side }) – { $does }
play-line = { $name }: { $value }
play-today = today
play-day = day { $day }
play-reputation = reputation, low to high
play-island = island
play-her-hand = Automa’s hand, open
play-her-deck = the solo deck points at
play-your-hand = your hand
play-your-graveyard = your graveyard
play-you = { $player } (you)
play-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The full-screen game

play-goes-on = To play on: galecrest play --resume { $file }
screen-help = Help
screen-help-text =
    ↑ ↓ or a number marks an option, Enter sends it. With the mouse: one click marks, a second one sends.
    ← → read the cards on the island and in your hand, one after another.
    A to F: everything that is known about a player. L: what the loot does.
    Space: skip ahead to your next question. Tab: to the log, arrow keys scroll it.
    N: next language. /: write to the others at a server’s table. Q twice: leave; a game against bots is saved.
screen-acts = acts now, or is asked
screen-hint = Here you read cards, loot and players.
screen-skip = Space: on to your next question
screen-again = Another game
screen-quit = Leave
screen-quit-sure = Press Q once more to leave.

## Joining a table of a server

join-bad-address = “{ $text }” is not the address of a table. Copy it from the browser: http://localhost:8000/table/… or, for your seat, with #seat=… at its end.
join-no-server = { $origin } answers, but it is not a Galecrest server. Check the address.
join-unreachable-server = { $origin } does not answer ({ $error }). Check the address and whether the server runs.
join-unknown_table = There is no such table on this server. Copy the whole address from the browser.
join-bad_link = This link does not open a seat. Copy the link to your seat again from the menu of the table.
join-already_seated = You sit on another seat of this table already. Use the address without #seat=….
join-not_allowed = The game has begun without you and admits no spectators. Ask the host for another table.
join-table-closed = This table is closed. Open a new one in the browser.
join-table-over = The game at this table is over. Watch its replay in the browser.
join-table-full = No seat is free at this table. Ask the host to free one, or copy the link to your own seat from the menu of the table.

## Headings of tables

heading-doubloons = doubloons
heading-score = score
heading-hand = hand
heading-ship = ship
heading-loot = loot
heading-bot = bot
heading-seats = seats
heading-wins = wins
heading-rate = win rate (95 %)
heading-mean = mean score (95 %)
heading-rating = rating
heading-time = ms a decision
heading-decisions = decisions
heading-agreed = best option
heading-cost = cost a decision
heading-when = when
heading-player = player
heading-question = question
heading-answer = answer
heading-chance = chance
heading-others = other options

## Replaying

replay-agrees = The log replays to the state it recorded.
replay-differs = The log does not replay to the state it recorded.
replay-damaged = The log is damaged: { $error }
replay-other-hash = The hash of the log’s seed is { $hash }, not the one that was promised.
replay-other-chance = Not all chance came from the seed: { $error }.
replay-fair = All chance came from the seed { $seed }, whose hash is { $hash }.

## Many games

run-games-label = games
run-players = { $games ->
    [one] { $games } game of { $players } players, board: { $board }, seed { $seed }, { $build }
   *[other] { $games } games of { $players } players, board: { $board }, seed { $seed }, { $build }
}
run-alone = { $games ->
    [one] { $games } game against Automa, level: { $level }, board: { $board }, seed { $seed }, { $build }
   *[other] { $games } games against Automa, level: { $level }, board: { $board }, seed { $seed }, { $build }
}
run-compiled = compiled
run-plain = plain Python
run-speed = { $decisions ->
    [one] { $decisions } decision in { $seconds } s: { $games } games and { $rate } decisions per second
   *[other] { $decisions } decisions in { $seconds } s: { $games } games and { $rate } decisions per second
}
run-wins = won by: { $wins }
run-stopped = stopped
run-stopped-by = stopped: { $error }
run-no-game = no game was finished
simulate-mean = mean score: { $means }
simulate-ties = ties decided by reputation: { $ties }
simulate-characters = characters, points above the mean of the game for seats that used the card:
simulate-best = most successful: { $characters }
simulate-worst = least successful: { $characters }
tournament-interval = { $value } ({ $low } to { $high })
tournament-characters = characters, points above the mean of the game: { $characters }
tournament-tokens = one more token of a kind, in points: { $tokens }
tournament-too-few = too few games to tell
tournament-failed = FAILED: { $game }: { $failure }
ladder-behind = new bot is stronger

## A game analysed

analyse-label = decisions
analyse-not-over = the game is not over; only a finished one can be analysed
analyse-when = Voyage { $voyage }, day { $day }, { $phase }
analyse-decision = { $when }. { $player }: “{ $question }” – { $answer } ({ $chance }); { $others }
analyse-swing = { $when }. { $player }: from { $before } to { $after }. { $why }
analyse-answered = { $player }: “{ $question }” – { $answer }
analyse-cost = { $when }. { $player }: “{ $question }” – { $answer } ({ $chance }); better: { $best } ({ $best_chance })
analyse-swings = The biggest swings
analyse-costliest = The costliest answers, by what the seat knew then
analyse-played = How the seats played

## Reports

report-tournament = Tournament
report-rates = Win rates
    .about = Of the seats that the bot took, with 95 % intervals; the games of one deal count together.
    .axis = games won, %
report-ratings = Ratings
    .about = OpenSkill (Plackett-Luce), mu with two sigma to either side; everybody begins at 25.
    .axis = rating
report-scores = Scores
    .axis = points at the end; the line is the mean
    .share = % of games
report-characters = Characters
    .about = Points above the mean of the game for the seats that used the card, with 95 % intervals.
    .axis = points above the mean
report-tokens = Tokens
    .about = The difference that one more token of a kind goes with, all kinds fitted together (least squares).
    .axis = points for one more token
report-analysis = A game analysed
report-chances = Chances to win
    .about = From the true state of the game, playing ahead many times by rule of thumb.
    .axis = chance to win, %
report-voyage = voyage { $voyage }
report-decisions = Decision by decision

## Operating a server

heading-guest = guest
heading-name = name
heading-created = since
heading-seen = last visit
heading-marks = marks
heading-table = table
heading-state = state
heading-players = players
admin-silenced = muted
admin-banned = banned
admin-state-gathering = gathering
admin-state-playing = playing
admin-state-over = finished
admin-state-abandoned = closed
admin-state-archived = archived
admin-nothing = No guest and no table is called “{ $text }”.
admin-unknown-guest = There is no guest { $guest }: galecrest admin find shows the ids.
admin-unknown-table = There is no table { $table }.
admin-wrong-database = This is not the database of a Galecrest server of this version: { $error }
admin-did-mute = { $guest } can no longer write.
admin-did-unmute = { $guest } can write again.
admin-did-ban = { $guest } is banned. Open connections end within half a minute.
admin-did-unban = { $guest } is no longer banned.
admin-did-erase = { $guest } is forgotten.
admin-sure = Delete table { $table } with its game and its chat?
admin-removed = Table { $table } is deleted.
admin-count-guests = guests
admin-count-guests-day = guests of the last day
admin-count-guests-month = guests of the last 30 days
admin-count-silenced = muted guests
admin-count-banned = banned guests
admin-count-steps = answers
admin-count-chat = lines of chat
admin-count-tables-gathering = tables that gather
admin-count-tables-playing = games in play
admin-count-tables-over = finished games
admin-count-tables-abandoned = closed tables
admin-count-tables-archived = archived games

## The admiral's school

train-stage = generation { $generation }, { $stage }
train-games = games
train-fit = fit
train-gate = gate
train-first-term = generation { $generation }: { $games } games, { $mornings } mornings, loss { $loss }, { $minutes } min; it plays the next games
train-passed = generation { $generation }: { $games } games, { $mornings } mornings, loss { $loss }, { $minutes } min; it won { $rate } against its predecessor and takes its place
train-failed = generation { $generation }: { $games } games, { $mornings } mornings, loss { $loss }, { $minutes } min; it won { $rate } against its predecessor, who stays
train-resume = not finished: the same command goes on from here
report-school = The admiral’s school
report-loss = loss
report-loss-chances = Chances to win
report-loss-cards = Cards
report-loss-margin = Points above the mean
report-loss-before = new games, before the fit
report-loss-after = all games, after the fit
report-generation = generation
report-mornings = mornings
report-gates = Matches against the predecessor
    .about = Each generation against the last one that passed, with as many seats each; more than half of the games passes. Lines are 95 % intervals.
report-terms = Generations
