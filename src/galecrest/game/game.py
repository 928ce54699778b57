"""One game: its state as plain data, the basic moves that the rules are built from, and `answer`, the only way in.

Pending work is data too: a stack of frames (step, seat, argument) and the list of characters or seats that wait for their turn in the
phase. So a game can be copied, saved and sent at any moment, even in the middle of an ability.
"""

from __future__ import annotations

from collections.abc import Callable
from sys import intern
from typing import TYPE_CHECKING, Final

from galecrest.game import chance, options
from galecrest.game.errors import (
    BadSetup,
    DamagedLog,
    GameOver,
    OptionNotOffered,
    OutcomeMissing,
    UnknownQuestion,
    WrongSeat,
)
from galecrest.game.events import (
    Chose,
    DiscardedCharacter,
    DiscardedLoot,
    Doubloons,
    Event,
    GainedLoot,
    HandKnown,
    MovedReputation,
    NothingHappened,
    Paid,
    ReturnedToHand,
    WentAboard,
)
from galecrest.game.piles import FULL_BAG, ONE, joined, without
from galecrest.game.questions import Question
from galecrest.game.sides import Tiles
from galecrest.game.solo import Solo, printed_solo
from galecrest.game.terms import (
    ALL_RANKS,
    ANCHOR,
    AUTOMA,
    BOARDS,
    COLOURS,
    DAYS_OF_VOYAGE,
    LOOT,
    NIGHT,
    OVER,
    RULES_VERSION,
    Board,
    Origin,
    character,
    rank_of,
    seat_of,
)
from galecrest.game.tiles import PRINTED, Box, lay_out

if TYPE_CHECKING:
    from galecrest.game.log import Log
    from galecrest.game.view import View

Rule = Callable[["Game", int, int], None]
STEPS: Final[dict[str, Rule]] = {}  # by name: the phases, and the steps that frames in `todo` name
COURSE: Final[list[Rule]] = []  # by phase: the step that goes on with it
QUESTIONS: Final[dict[str, Rule]] = {}  # by kind of question: the rule that takes the answer
OF_OWN_LOOT: Final[set[str]] = (
    set()
)  # kinds that ask about the seat's own tokens; all others ask about tokens of the day

CHOOSE: Final = "choose_character"


def step(function: Rule) -> Rule:
    """Register a step under its name, so that a frame can name it."""
    STEPS[intern(function.__name__)] = function
    return function


def question(function: Rule) -> Rule:
    """Register the rule that takes an answer; its name is the kind of question."""
    QUESTIONS[intern(function.__name__)] = function
    return function


def question_of_own_loot(function: Rule) -> Rule:
    """The same as `question`, for a question about the seat's own tokens."""
    OF_OWN_LOOT.add(function.__name__)
    return question(function)


FIELDS: Final = (
    "seats",
    "level",
    "board",
    "box",
    "solo",
    "stormy",
    "seed",
    "draws",
    "voyage",
    "phase",
    "bag",
    "days",
    "undealt",
    "track",
    "hands",
    "ships",
    "graveyards",
    "kept",
    "unsure",
    "loot",
    "doubloons",
    "scores",
    "chosen",
    "island",
    "left_of_midshipman",
    "pilfered",
    "top",
    "row",
    "pointer",
    "lookout",
    "waiting",
    "acting",
    "cause",
    "crew_left",
    "loot_left",
    "rivals",
    "todo",
    "asked",
    "kind",
    "seat",
    "choices",
    "record",
)


class Game:
    """The state of one game."""

    __slots__ = (*FIELDS, "ends_with_voyage", "events", "heard", "rules", "script", "tiles")

    rules: int
    """The rules version at the start of the game; no rule reads it."""
    seats: int
    """A solo game has two: yours and Automa's."""
    level: str
    """Of a solo game; empty otherwise."""
    board: str
    """`calm`, `stormy` or `uncharted`."""
    box: Box
    """The loot tiles."""
    solo: Solo
    """Automa's cards, choices, levels and tiles."""
    stormy: tuple[int, ...]
    """By kind of loot: 1 if the stormy side is up."""
    tiles: tuple[Tiles, ...]
    """By seat."""
    seed: int
    """Of all chance; never in a view."""
    draws: int
    """The number of random draws so far."""
    script: list[tuple[int, ...]] | None
    """Outcomes that replace the seed's, the next one last."""
    ends_with_voyage: bool
    """A search looks no further than this voyage: the next one is not dealt, and the game is over. It has no use for the record and the
    graveyards either."""
    voyage: int
    """1 to 3."""
    phase: int
    """An index into `terms.PHASES`."""
    bag: int
    """The loot in the bag, as a pile (`piles.py`)."""
    days: list[int]
    """The loot of today and of the remaining days."""
    undealt: tuple[int, ...]
    """Ranks that were not dealt yet."""
    track: list[int]
    """The colours from the lowest reputation to the highest."""
    hands: list[tuple[int, ...]]
    """By seat: the ranks, ascending."""
    ships: list[tuple[int, ...]]
    """By seat: the ranks, ascending."""
    graveyards: list[tuple[int, ...]]
    """By seat: the ranks, ascending."""
    kept: list[tuple[int, ...]]
    """By seat: characters that stay in the ship for the next voyage."""
    unsure: list[tuple[int, ...]]
    """Cards that are in the hand or in the graveyard; the others do not know which."""
    loot: list[int]
    """By seat: a pile."""
    doubloons: list[int]
    """By seat."""
    scores: list[int]
    """By seat: the points of finished voyages."""
    chosen: list[int]
    """By seat: the card of the day; 0: has not chosen yet; -1: has nothing to choose from."""
    island: list[int]
    """From left to right."""
    left_of_midshipman: int
    """The character there when the island was last arranged; 0: none."""
    pilfered: tuple[int, ...]
    """Solo: the Pilferer's cards of this voyage."""
    top: int
    """The next card of the solo deck once it is fixed; secret."""
    row: int
    """Of Automa's table; with the pointer, as she last used them."""
    pointer: str
    """See `row`."""
    lookout: bool
    """Automa may take her next token from tomorrow, after her Watchman."""
    waiting: list[int]
    """Still to act in this phase, the next one last."""
    acting: int
    """The acting character as `rank * 8 + seat`; 0: none."""
    cause: str
    """The character or kind of loot whose ability is carried out."""
    crew_left: tuple[int, ...]
    """Night and anchor: the abilities that the acting seat has not used yet."""
    loot_left: int
    """The same for its tokens, as a pile."""
    rivals: int
    """Ships with a Wind Nymph when the night began, or with an Aristocrat when the anchor step began."""
    todo: list[tuple[str, int, int]]
    """Pending steps as (step, seat, argument), the next one last."""
    asked: int
    """Id of the open question; while all choose a card, that of seat 0."""
    kind: str
    """Of the open question; empty: no question is open."""
    seat: int
    """The first seat that is asked; `choices` are its options."""
    choices: tuple[int, ...]
    """The options of `seat` as numbers (`options.py`)."""
    record: list[tuple[int, ...]]
    """Answers as (question, option), outcomes of chance as (-1, ...)."""
    events: list[Event]
    """Of the set-up or of the latest answer."""
    heard: list[Event] | None
    """Collects the events of the current step; None: no events are built."""

    @classmethod
    def new(
        cls,
        seats: int,
        board: str,
        seed: int,
        box: Box = PRINTED,
        level: str = "",
        solo: Solo | None = None,
        script: list[tuple[int, ...]] | None = None,
        quiet: bool = False,
        rules: int = RULES_VERSION,
    ) -> Game:
        """A new game at its first question. One seat with a level plays against Automa, by the printed solo rules unless `solo` is given.
        `script` replaces the seed's random outcomes, the first one last. `quiet` builds no events for the set-up. May raise BadSetup."""
        if solo is None:
            solo = printed_solo(rules)
        if not 1 <= seats <= COLOURS:
            raise BadSetup(f"a game has 1 to 6 seats, not {seats}")
        if (seats == 1) != (level != "") or (level and level not in solo.levels):
            raise BadSetup(
                f"a game with one seat needs a level ({', '.join(solo.levels)}), others have none; not {seats} with level {level!r}"
            )
        if board not in BOARDS:
            raise BadSetup(f"the board is one of {', '.join(BOARDS)}; not {board!r}")
        game = Game.__new__(Game)
        game.rules = rules
        seats = max(seats, 2)
        game.seats = seats
        game.level = level
        game.board = str(board)
        game.box = box
        game.solo = solo
        game.seed = chance.check_seed(seed)
        game.draws = 0
        game.script = script
        game.ends_with_voyage = False
        game.voyage = 0
        game.phase = ANCHOR
        game.bag = FULL_BAG
        game.days = []
        game.undealt = tuple(ALL_RANKS)
        game.hands = [()] * seats
        game.ships = [()] * seats
        game.graveyards = [()] * seats
        game.kept = [()] * seats
        game.unsure = [()] * seats
        game.loot = [0] * seats
        game.doubloons = [0] * seats
        game.scores = [solo.levels[level].you, solo.levels[level].automa] if level else [0] * seats
        game.chosen = [0] * seats
        game.island = []
        game.left_of_midshipman = 0
        game.pilfered = ()
        game.top = 0
        game.row = 0
        game.pointer = ""
        game.lookout = False
        game.waiting = []
        game.acting = 0
        game.cause = ""
        game.crew_left = ()
        game.loot_left = 0
        game.rivals = 0
        game.todo = [("begin_voyage", 0, 0)]
        game.asked = 0
        game.kind = ""
        game.seat = 0
        game.choices = ()
        game.record = []
        game.events = []
        game.heard = None if quiet else game.events
        game.stormy = game.draw_sides()
        game.tiles = game.lay_tiles()
        game.track = game.draw_track()
        game.go_on()
        game.heard = None
        return game

    def draw_sides(self) -> tuple[int, ...]:
        """By kind of loot: 1 for the stormy side. On the uncharted board chance decides."""
        if self.board == Board.UNCHARTED:
            return tuple([self.draw([0, 1], 1)[0] for _ in LOOT])
        return (int(self.board == Board.STORMY),) * len(LOOT)

    def lay_tiles(self) -> tuple[Tiles, ...]:
        """The tiles by seat: the same for all, except that in a solo game you and Automa have different tiles for four kinds."""
        if self.level:
            return tuple([lay_out(self.box, self.stormy, over) for over in (self.solo.your_tiles, self.solo.her_tiles)])
        return (lay_out(self.box, self.stormy),) * self.seats

    def draw_track(self) -> list[int]:
        """The colours in random order; two players get the third and fourth space."""
        if self.seats > 2:
            return list(self.draw(list(range(COLOURS)), COLOURS))
        first, second = self.draw([0, 1], 2)
        a, b, c, d = self.draw([2, 3, 4, 5], 4)
        return [a, b, first, second, c, d]

    # The way in

    @property
    def over(self) -> bool:
        """Whether the game has ended; then `standing` and `scores` are final."""
        return self.phase == OVER

    @property
    def day(self) -> int:
        """The day of the voyage, starting with 1; the night belongs to the day before it."""
        return DAYS_OF_VOYAGE[self.voyage] - len(self.days) + (self.phase < NIGHT)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open questions: several while all choose a card, otherwise one at most."""
        if self.kind == CHOOSE:
            return tuple(
                [
                    Question(self.asked + seat, seat, CHOOSE, self.hands[seat])
                    for seat in range(self.seats)
                    if self.chosen[seat] == 0
                ]
            )
        if self.kind:
            return (Question(self.asked, self.seat, self.kind, self.choices),)
        return ()

    def answer(self, question: int, option: str, seat: int | None = None) -> list[Event]:
        """Answer an open question, or change a chosen card before the reveal. Returns the events.
        A bad answer raises BadAnswer and changes nothing."""
        if self.phase == OVER:
            raise GameOver(f"question {question}: the game is over and takes no more answers")
        choosing = self.kind == CHOOSE
        if choosing:
            asked = question - self.asked
            known = 0 <= asked < self.seats and len(self.hands[asked]) > 1 and not self.is_automa(asked)
        else:
            asked = self.seat
            known = question == self.asked
        if not known:
            open_ids = ", ".join([str(each.id) for each in self.questions])
            raise UnknownQuestion(f"question {question} is not open; open now: {open_ids}")
        if seat is not None and seat != asked:
            raise WrongSeat(f"question {question} is for seat {asked}, not for seat {seat}")
        choices = self.hands[asked] if choosing else self.choices
        code = options.CODE.get(option, -1)
        if code not in choices:
            offered = ", ".join([options.TEXT[choice] for choice in choices])
            raise OptionNotOffered(f"question {question} ({self.kind}) does not offer {option!r}; it offers {offered}")
        self.events = self.heard = []
        if choosing:
            self.choose(asked, code)
        else:
            self.play(code)
        self.heard = None
        return self.events

    def play(self, choice: int) -> None:
        """Answer for the first seat that is asked, unchecked: for search and simulation. The choice must be one of `choices`."""
        kind = self.kind
        if kind != CHOOSE:
            if not self.ends_with_voyage:
                self.record.append((self.asked, choice))
            self.kind = ""
            QUESTIONS[kind](self, self.seat, choice)
            if not self.kind:
                self.go_on()
        else:
            self.choose(self.seat, choice)

    def choose(self, seat: int, rank: int) -> None:
        """Choose a card in secret. After the last choice all cards are revealed."""
        chosen = self.chosen
        if self.heard is not None:
            self.heard.append(Chose("choice", seat, rank, chosen[seat] != 0))
        if not self.ends_with_voyage:
            self.record.append((self.asked + seat, rank))
        chosen[seat] = rank
        if 0 in chosen:
            seat = chosen.index(0)
            self.seat = seat
            self.choices = self.hands[seat]
        else:
            self.kind = ""
            self.go_on()

    def await_choices(self) -> None:
        """Ask all seats with two or more cards at once. A seat with one card plays it; a seat with none sits out."""
        self.chosen = [0 if len(hand) > 1 else hand[0] if hand else -1 for hand in self.hands]
        if self.level:
            self.chosen[AUTOMA] = -1
        if self.heard is not None:
            for seat in range(self.seats):
                if self.chosen[seat] > 0:
                    self.heard.append(Chose(self.cause, seat, self.chosen[seat]))
        if 0 in self.chosen:
            self.kind = CHOOSE
            self.seat = self.chosen.index(0)
            self.choices = self.hands[self.seat]

    def go_on(self) -> None:
        """Carry out pending steps until a question is open or the game is over."""
        todo = self.todo
        while not self.kind:
            if todo:
                name, seat, argument = todo.pop()
                STEPS[name](self, seat, argument)
            elif self.phase == OVER:
                return
            else:
                COURSE[self.phase](self, 0, 0)

    # Asking

    def ask(self, seat: int, kind: str, choices: tuple[int, ...]) -> None:
        """Ask a seat; the rule named `kind` takes the answer. With one option it takes that at once, with none nothing happens."""
        if len(choices) > 1:
            self.kind = kind
            self.seat = seat
            self.choices = choices
            if self.level and seat == AUTOMA:
                STEPS["automa_answers"](self, seat, 0)
            else:
                self.asked += 1
        elif choices:
            QUESTIONS[kind](self, seat, choices[0])
        elif self.heard is not None:
            self.heard.append(NothingHappened(self.cause, seat))

    def later(self, step: str, seat: int, argument: int = 0) -> None:
        """Carry out a step after the present one and all that follows from it."""
        self.todo.append((step, seat, argument))

    def is_automa(self, seat: int) -> bool:
        """Whether this seat is Automa's."""
        return self.level != "" and seat == AUTOMA

    # Chance

    def draw(self, among: list[int], count: int) -> tuple[int, ...]:
        """Draw `count` of `among` in order, without replacement. All randomness goes through here and is recorded."""
        scripted = self.script is not None
        outcome = self._scripted(among, count) if scripted else chance.sample(self.seed, self.draws, among, count)
        self.draws += 1
        if not self.ends_with_voyage:
            self.record.append((-1, *outcome))
        return outcome

    def _scripted(self, among: list[int], count: int) -> tuple[int, ...]:
        if not self.script:
            raise OutcomeMissing(among, count)
        outcome = self.script.pop()
        left = list(among)
        for each in outcome:
            if each not in left:
                raise DamagedLog(f"the log draws {outcome}, but {each} is not available")
            left.remove(each)
        if len(outcome) != count:
            raise DamagedLog(f"the log draws {len(outcome)} where the game draws {count}")
        return outcome

    # Doubloons and reputation

    def gain(self, seat: int, amount: int) -> None:
        """Gain doubloons; nothing happens for 0 or less."""
        if amount > 0:
            have = self.doubloons[seat] + amount
            self.doubloons[seat] = have
            if self.heard is not None:
                self.heard.append(Doubloons(self.cause, seat, amount, have))

    def lose(self, seat: int, amount: int) -> None:
        """Lose doubloons, down to 0; below 0 at anchor only, so that the order of abilities cannot avoid a loss."""
        have = self.doubloons[seat]
        if amount > have and self.phase != ANCHOR:
            amount = have
        if amount > 0:
            self.doubloons[seat] = have - amount
            if self.heard is not None:
                self.heard.append(Doubloons(self.cause, seat, -amount, have - amount))

    def pay(self, payer: int, receiver: int, amount: int) -> None:
        """Pay doubloons to another seat, as far as the payer has them."""
        amount = min(amount, self.doubloons[payer])
        if amount > 0 and payer != receiver:
            self.doubloons[payer] -= amount
            self.doubloons[receiver] += amount
            if self.heard is not None:
                self.heard.append(Paid(self.cause, payer, receiver, amount))

    def reputation(self, seat: int) -> int:
        """The seat's space on the track, from 0 at the left."""
        space = 0
        while self.track[space] != seat:  # faster than `index` where it is compiled
            space += 1
        return space

    def gain_reputation(self, seat: int, steps: int) -> None:
        """Move `steps` spaces to the right; each step past the end gains a doubloon."""
        here = self.reputation(seat)
        there = min(here + steps, COLOURS - 1)
        self.move_reputation(seat, here, there)
        if here + steps > there:
            self.gain(seat, here + steps - there)

    def lose_reputation(self, seat: int, steps: int) -> None:
        """Move `steps` spaces to the left; each step past the end loses a doubloon."""
        here = self.reputation(seat)
        there = max(here - steps, 0)
        self.move_reputation(seat, here, there)
        self.lose(seat, there - here + steps)

    def move_reputation(self, seat: int, here: int, there: int) -> None:
        """Move a seat's token from one place of the track to another; the tokens between them move up."""
        if here != there:
            track = self.track
            del track[here]
            track.insert(there, seat)
            if self.heard is not None:
                self.heard.append(MovedReputation(self.cause, seat, there - here, tuple(track), self.standing))

    def by_reputation(self) -> list[int]:
        """The seats, lowest reputation first."""
        return [colour for colour in self.track if colour < self.seats]

    # Characters

    def discard_from_island(self, who: int, by: int) -> None:
        """Discard a character by a deed of seat `by`."""
        self.leave_island(who)
        self.bury(seat_of(who), rank_of(who), "island", by)

    def discard_from_ship(self, seat: int, rank: int, by: int) -> None:
        """Discard a character by a deed of seat `by`."""
        self.ships[seat] = without(self.ships[seat], rank)
        self.bury(seat, rank, "ship", by)

    def discard_itself(self, seat: int, rank: int) -> None:
        """Discard the character that uses its ability: from the island, or from the ship if it was copied there."""
        if character(rank, seat) in self.island:
            self.discard_from_island(character(rank, seat), seat)
        elif rank in self.ships[seat]:
            self.discard_from_ship(seat, rank, seat)

    def bury(self, seat: int, rank: int, origin: Origin, by: int) -> None:
        """Put a character into its seat's graveyard, after a deed of seat `by`."""
        self.graveyards[seat] = joined(self.graveyards[seat], rank)
        if self.heard is not None:
            self.heard.append(DiscardedCharacter(self.cause, seat, rank, origin, by if by != seat else None))

    def leave_island(self, who: int) -> None:
        """Remove a character from the island; it does not act any more."""
        self.island.remove(who)
        if who in self.waiting:
            self.waiting.remove(who)

    def board_at_dusk(self, seat: int, rank: int) -> None:
        """The character goes aboard at dusk if it is still on the island. It is the rightmost one, unless the Midshipman is there."""
        who = rank << 3 | seat
        island = self.island
        if island and island[-1] == who:
            island.pop()
        elif who in island:
            island.remove(who)
        else:
            return
        self.cause = "dusk"
        self.go_aboard(seat, rank, "island")

    def go_aboard(self, seat: int, rank: int, origin: Origin) -> None:
        """Put a character into its seat's ship."""
        self.ships[seat] = joined(self.ships[seat], rank)
        if self.heard is not None:
            self.heard.append(WentAboard(self.cause, seat, rank, origin))

    def leave_hand(self, seat: int, rank: int) -> None:
        """Remove a card from the hand in public. Call `learn` after the event that says where the card went."""
        self.hands[seat] = without(self.hands[seat], rank)

    def leave_graveyard(self, seat: int, rank: int) -> None:
        """Remove a card from the graveyard."""
        self.graveyards[seat] = without(self.graveyards[seat], rank)

    def learn(self, seat: int, seen: int = 0) -> None:
        """Update what the others do not know about hand and graveyard after they have seen this card."""
        if self.unsure[seat]:
            left = tuple([each for each in self.unsure[seat] if each != seen])
            in_hand = sum([each in self.hands[seat] for each in left])
            self.unsure[seat] = left if 0 < in_hand < len(left) else ()
            self.tell_hand(seat)

    def tell_hand(self, seat: int) -> None:
        """Report what everybody knows of a hand, as an event."""
        if self.heard is not None:
            self.heard.append(HandKnown(self.cause, seat, self.surely_in_hand(seat), self.unsure[seat]))

    def surely_in_hand(self, seat: int) -> tuple[int, ...]:
        """The cards that everybody knows to be in this hand."""
        unsure = self.unsure[seat]
        return tuple([rank for rank in self.hands[seat] if rank not in unsure]) if unsure else self.hands[seat]

    def return_to_hand(self, seat: int, rank: int) -> None:
        """Return a card from the ship to the hand, in public."""
        self.ships[seat] = without(self.ships[seat], rank)
        if rank in self.kept[seat]:
            self.kept[seat] = without(self.kept[seat], rank)
        self.hands[seat] = joined(self.hands[seat], rank)
        if self.heard is not None:
            self.heard.append(ReturnedToHand(self.cause, seat, rank, "ship"))

    # Loot

    def todays_loot(self) -> tuple[int, ...]:
        """The options to take a token of the day, one for each kind."""
        return options.loot_in(self.days[0])

    def gain_from_day(self, seat: int, kind: int) -> None:
        """Take a token of the day."""
        one = ONE[kind]
        self.days[0] = self.days[0] - one  # mypyc adds faster in place of += here
        self.loot[seat] = self.loot[seat] + one
        if self.heard is not None:
            self.heard.append(GainedLoot(self.cause, seat, LOOT[kind], "day"))

    def discard_loot(self, seat: int, kind: int, count: int) -> None:
        """Return tokens of a seat to the bag."""
        self.loot[seat] -= count * ONE[kind]
        self.bag += count * ONE[kind]
        if self.heard is not None:
            self.heard.append(DiscardedLoot(self.cause, seat, LOOT[kind], count))

    def discard_from_day(self, kind: int, count: int) -> None:
        """Return tokens of the day to the bag."""
        self.days[0] -= count * ONE[kind]
        self.bag += count * ONE[kind]
        if self.heard is not None:
            self.heard.append(DiscardedLoot(self.cause, None, LOOT[kind], count))

    def neighbours(self, seat: int) -> list[int]:
        """The adjacent players: left and right, or the only opponent."""
        left = (seat + 1) % self.seats
        right = (seat - 1) % self.seats
        return [left] if left == right else [left, right]

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats from first to last by score; the higher reputation wins a tie."""
        return tuple(sorted(range(self.seats), key=lambda seat: (-self.scores[seat], -self.reputation(seat))))

    # Views and logs

    def view(self, seat: int | None) -> View:
        """What this seat may know; None is a spectator. Raises WrongSeat for an unknown seat."""
        from galecrest.game.view import view

        return view(self, seat)

    @property
    def log(self) -> Log:
        """The log so far: `replay` makes the same game of it."""
        from galecrest.game.log import log_of

        return log_of(self)

    def __str__(self) -> str:
        from galecrest.game.text import text_of

        return text_of(self)

    # Copies and comparison

    def copy(self) -> Game:
        """An independent copy of the game. It builds no events until `answer` is called."""
        new = Game.__new__(Game)
        new.rules = self.rules
        new.seats = self.seats
        new.level = self.level
        new.board = self.board
        new.box = self.box
        new.solo = self.solo
        new.stormy = self.stormy
        new.tiles = self.tiles
        new.seed = self.seed
        new.draws = self.draws
        new.script = self.script if self.script is None else self.script[:]
        new.ends_with_voyage = self.ends_with_voyage
        new.voyage = self.voyage
        new.phase = self.phase
        new.bag = self.bag
        new.days = self.days[:]
        new.undealt = self.undealt
        new.track = self.track[:]
        new.hands = self.hands[:]
        new.ships = self.ships[:]
        new.graveyards = self.graveyards[:]
        new.kept = self.kept[:]
        new.unsure = self.unsure[:]
        new.loot = self.loot[:]
        new.doubloons = self.doubloons[:]
        new.scores = self.scores[:]
        new.chosen = self.chosen[:]
        new.island = self.island[:]
        new.left_of_midshipman = self.left_of_midshipman
        new.pilfered = self.pilfered
        new.top = self.top
        new.row = self.row
        new.pointer = self.pointer
        new.lookout = self.lookout
        new.waiting = self.waiting[:]
        new.acting = self.acting
        new.cause = self.cause
        new.crew_left = self.crew_left
        new.loot_left = self.loot_left
        new.rivals = self.rivals
        new.todo = self.todo[:]
        new.asked = self.asked
        new.kind = self.kind
        new.seat = self.seat
        new.choices = self.choices
        new.record = self.record[:]
        new.events = []
        new.heard = None
        return new

    def reseed(self, seed: int) -> None:
        """Use another seed from here on. For search: its copies must not know the true future."""
        self.seed = chance.check_seed(seed)
        self.script = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and all(getattr(self, field) == getattr(other, field) for field in FIELDS)

    __hash__ = None  # type: ignore[assignment]


QUESTIONS[CHOOSE] = Game.choose
