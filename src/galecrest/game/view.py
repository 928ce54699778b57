"""What a seat may know of a game, and possible games that agree with that knowledge.

A view is a whitelist: it contains only what this module writes into it. It leaves out the others' hands, graveyards and chosen cards,
the seed, the record and the future.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from galecrest.game import options
from galecrest.game.automa import deck, row_of
from galecrest.game.chance import check_seed, sample
from galecrest.game.errors import WrongSeat
from galecrest.game.game import CHOOSE, Game
from galecrest.game.piles import names_of, pile_of
from galecrest.game.questions import Question
from galecrest.game.solo import Solo
from galecrest.game.terms import (
    ALL_RANKS,
    DAYS_OF_VOYAGE,
    KIND_OF,
    PHASES,
    SIDES,
    Loot,
    Phase,
    Side,
    character,
    rank_of,
    seat_of,
)
from galecrest.game.tiles import Box

Hidden = Literal["", "hand", "graveyard"]


@dataclass(frozen=True)
class Player:
    """What everybody knows of a player. The hand certainly contains `holds`; the cards in `may_hold` are there or in the
    graveyard, and only the owner knows which."""

    doubloons: int
    """The doubloons of this voyage."""
    score: int
    """The points of finished voyages."""
    loot: tuple[Loot, ...]
    """The tokens in front of the player."""
    ship: tuple[int, ...]
    """The ranks of the characters in the ship."""
    kept: tuple[int, ...]
    """The characters that stay aboard for the next voyage."""
    hand_size: int
    """How many cards are in the hand."""
    graveyard_size: int
    """How many cards are in the graveyard."""
    holds: tuple[int, ...]
    """Cards that are certainly in the hand."""
    may_hold: tuple[int, ...]
    """Cards that are in the hand or in the graveyard; only the owner knows which."""
    has_chosen: bool
    """Whether a card for the day lies face down."""


@dataclass(frozen=True)
class Turn:
    """The progress of the phase."""

    acting: int
    """The acting character as `rank * 8 + seat`; 0: none."""
    cause: str
    """The character or kind of loot whose ability is carried out."""
    waiting: tuple[int, ...]
    """Those still to act in this phase, the next one last: characters by day and at dusk, seats at night and at anchor."""
    left_of_midshipman: int
    """The character left of the Midshipman; 0: none."""
    crew_left: tuple[int, ...]
    """Night and anchor: characters whose ability the acting seat has not used yet."""
    loot_left: tuple[Loot, ...]
    """Night and anchor: tokens that the acting seat has not used yet."""
    rivals: int
    """Ships with a Wind Nymph when the night began, or with an Aristocrat when the anchor step began."""
    pilfered: tuple[int, ...]
    """Solo: the Pilferer's cards of this voyage."""
    row: int
    """Solo: the row of Automa's table that chose her card today."""
    fits: int
    """Solo: the row that matches the loot of the day as it is now; 0: none."""
    pointer: str
    """Solo: the pointer that Automa last used."""
    lookout: bool
    """Solo: Automa may take her next token from tomorrow."""
    todo: tuple[tuple[str, int, int], ...]
    """Pending steps as (step, seat, argument), the next one last."""
    asked: int
    """The id of the open question; while all choose a card, that of seat 0."""
    kind: str
    """The kind of the open question; empty: no question is open."""
    seat: int
    """The seat that is asked alone; -1 while all choose a card."""
    choices: tuple[int, ...]
    """Its options as numbers, where the viewer may know them."""
    hidden: Hidden
    """The place of the cards that another seat chooses from in secret."""


@dataclass(frozen=True)
class View:
    """A game as one seat or a spectator (seat None) sees it.

    Everything except `questions` and `turn` follows from the events that this viewer has seen."""

    seat: int | None
    """The viewer; None: a spectator."""
    rules: int
    """The version of the rules."""
    seats: int
    """How many seats; a solo game has two, yours and Automa's."""
    level: str
    """Of a solo game; empty otherwise."""
    board: str
    """`calm`, `stormy` or `uncharted`."""
    sides: tuple[Side, ...]
    """The side of each tile that is up, in the order of `terms.LOOT`."""
    voyage: int
    """1 to 3."""
    day: int
    """The day of the voyage, from 1."""
    days_of_voyage: int
    """How many days this voyage has."""
    phase: Phase
    """`choosing`, `daytime`, `dusk`, `night`, `anchor` or `over`."""
    days: tuple[tuple[Loot, ...], ...]
    """The loot of today and of the remaining days of the voyage."""
    bag: tuple[Loot, ...]
    """The tokens in the bag."""
    undealt: tuple[int, ...]
    """The ranks that were not dealt yet."""
    track: tuple[int, ...]
    """The seats from the lowest reputation to the highest."""
    island: tuple[tuple[int, int], ...]
    """(seat, rank) of the characters on the island, from left to right."""
    players: tuple[Player, ...]
    """By seat: what everybody knows."""
    hand: tuple[int, ...]
    """The viewer's own hand."""
    graveyard: tuple[int, ...]
    """The viewer's own graveyard."""
    chosen: int
    """The viewer's own card of the day while it lies face down; 0: none."""
    top: tuple[str, ...]
    """Solo: the pointers of an open deck's top card, one for each row of the table."""
    questions: tuple[Question, ...]
    """The open questions to the viewer."""
    turn: Turn
    """The progress of the phase."""
    standing: tuple[int, ...]
    """The seats from first to last, as the scores are now."""
    box: Box
    """The loot tiles of this game."""
    solo: Solo
    """Automa's rules in this game."""


REMEMBERED: Final = 10_000  # consecutive views repeat most piles


@lru_cache(REMEMBERED)
def pile_named(tokens: tuple[Loot, ...]) -> int:
    return pile_of(tuple([KIND_OF[name] for name in tokens]))


def view(game: Game, seat: int | None) -> View:
    """What this seat may know. Raises WrongSeat for an unknown seat."""
    return View(**public(game), **private(game, seat, game.questions), turn=turn(game, seat))


def public(game: Game) -> dict[str, Any]:
    """The fields of a view that everybody may know."""
    return {
        "rules": game.rules,
        "seats": game.seats,
        "level": game.level,
        "board": game.board,
        "sides": tuple([SIDES[side] for side in game.stormy]),
        "voyage": game.voyage,
        "day": game.day,
        "days_of_voyage": DAYS_OF_VOYAGE[game.voyage],
        "phase": PHASES[game.phase],
        "days": tuple([names_of(day) for day in game.days]),
        "bag": names_of(game.bag),
        "undealt": game.undealt,
        "track": tuple(game.track),
        "island": tuple([(seat_of(who), rank_of(who)) for who in game.island]),
        "players": tuple([player(game, each) for each in range(game.seats)]),
        "top": game.solo.cards[game.top].pointers if game.top and game.solo.deck.open else (),
        "standing": game.standing,
        "box": game.box,
        "solo": game.solo,
    }


def private(game: Game, seat: int | None, questions: tuple[Question, ...]) -> dict[str, Any]:
    """The fields of a view, besides the turn, that differ between viewers. `questions` are all that are open. Raises WrongSeat for an
    unknown seat."""
    if seat is not None and not 0 <= seat < game.seats:
        raise WrongSeat(f"there is no seat {seat}; the seats are 0 to {game.seats - 1}, and None is a spectator")
    own = seat is not None
    here = seat if seat is not None else 0
    return {
        "seat": seat,
        "hand": game.hands[here] if own else (),
        "graveyard": game.graveyards[here] if own else (),
        "chosen": max(0, game.chosen[here]) if own and game.kind == CHOOSE else 0,
        "questions": tuple([question for question in questions if question.seat == seat]),
    }


def player(game: Game, seat: int) -> Player:
    return Player(
        doubloons=game.doubloons[seat],
        score=game.scores[seat],
        loot=names_of(game.loot[seat]),
        ship=game.ships[seat],
        kept=game.kept[seat],
        hand_size=len(game.hands[seat]),
        graveyard_size=len(game.graveyards[seat]),
        holds=game.surely_in_hand(seat),
        may_hold=game.unsure[seat],
        has_chosen=game.kind == CHOOSE and game.chosen[seat] > 0,
    )


def turn(game: Game, seat: int | None) -> Turn:
    """The turn as a seat sees it. Only the seat that is asked may see it otherwise than all others."""
    choosing = game.kind == CHOOSE
    asked_seat = -1 if choosing else game.seat
    hidden: Hidden = "" if choosing or seat == game.seat else hidden_place(game.choices)
    return Turn(
        acting=game.acting,
        cause=game.cause,
        waiting=tuple(game.waiting),
        left_of_midshipman=game.left_of_midshipman,
        crew_left=game.crew_left,
        loot_left=names_of(game.loot_left),
        rivals=game.rivals,
        pilfered=game.pilfered,
        row=game.row,
        fits=row_of(game.days[0]) if game.level and game.days else 0,
        pointer=game.pointer,
        lookout=game.lookout,
        todo=tuple(game.todo),
        asked=game.asked,
        kind=game.kind,
        seat=asked_seat,
        choices=() if choosing or hidden else game.choices,
        hidden=hidden,
    )


def hidden_place(choices: tuple[int, ...]) -> Hidden:
    places = {options.place(choice) for choice in choices}
    return "hand" if options.IN_HAND in places else "graveyard" if options.IN_GRAVEYARD in places else ""


def imagine(seen: View, seed: int) -> Game:
    """A possible game that agrees with a view. Hidden cards are drawn from the seed, and all seats choose again if the day's cards
    are still face down."""
    game = known(seen)
    deal_hidden(game, seen, seed)
    return game


def imagine_again(imagined: Game, seen: View, seed: int) -> Game:
    """The same as `imagine`, faster: from a game that it made of the same view, without an answer since."""
    game = imagined.copy()
    deal_hidden(game, seen, seed)
    return game


def known(seen: View) -> Game:
    """The part of a game that a view shows."""
    game = Game.__new__(Game)
    now = seen.turn
    game.rules = seen.rules
    game.seats = seen.seats
    game.level = seen.level
    game.board = seen.board
    game.box = seen.box
    game.solo = seen.solo
    game.stormy = tuple(SIDES.index(side) for side in seen.sides)
    game.tiles = game.lay_tiles()
    game.draws = game.seats + 1
    game.script = None
    game.ends_with_voyage = False
    game.voyage = seen.voyage
    game.phase = PHASES.index(seen.phase)
    game.bag = pile_named(seen.bag)
    game.days = [pile_named(day) for day in seen.days]
    game.undealt = seen.undealt
    game.track = list(seen.track)
    game.ships = [each.ship for each in seen.players]
    game.kept = [each.kept for each in seen.players]
    game.unsure = [each.may_hold for each in seen.players]
    game.loot = [pile_named(each.loot) for each in seen.players]
    game.doubloons = [each.doubloons for each in seen.players]
    game.scores = [each.score for each in seen.players]
    game.island = [character(rank, seat) for seat, rank in seen.island]
    game.left_of_midshipman = now.left_of_midshipman
    game.waiting = list(now.waiting)
    game.acting = now.acting
    game.cause = now.cause
    game.crew_left = now.crew_left
    game.loot_left = pile_named(now.loot_left)
    game.rivals = now.rivals
    game.pilfered = now.pilfered
    game.row = now.row
    game.pointer = now.pointer
    game.lookout = now.lookout
    game.todo = list(now.todo)
    game.asked = now.asked
    game.kind = now.kind
    game.seat = now.seat
    game.record = []
    game.events = []
    game.heard = None
    return game


def deal_hidden(game: Game, seen: View, seed: int) -> None:
    """Draw from the seed what the view does not show."""
    game.seed = check_seed(seed)
    game.hands = [imagined_hand(seen, seat, seed) for seat in range(game.seats)]
    dealt = set(ALL_RANKS).difference(game.undealt)
    game.graveyards = [imagined_graveyard(game, seat, dealt) for seat in range(game.seats)]
    game.chosen = [0] * game.seats
    game.top = imagined_top(game, seen.top, seed)
    game.choices = seen.turn.choices or imagined_choices(game, seen.turn.hidden)
    if game.kind == CHOOSE:
        game.await_choices()


def imagined_hand(seen: View, seat: int, seed: int) -> tuple[int, ...]:
    if seat == seen.seat:
        return seen.hand
    them = seen.players[seat]
    unseen = sample(seed, seat, them.may_hold, them.hand_size - len(them.holds))
    return tuple(sorted(them.holds + unseen))


def imagined_graveyard(game: Game, seat: int, dealt: set[int]) -> tuple[int, ...]:
    """Every dealt card that is nowhere else."""
    on_island = [rank_of(who) for who in game.island if seat_of(who) == seat]
    return tuple(sorted(dealt.difference(game.hands[seat], game.ships[seat], on_island)))


def imagined_top(game: Game, pointers: tuple[str, ...], seed: int) -> int:
    """A possible top card of the solo deck: one with these pointers, or with the pointer that Automa last used."""
    cards = game.solo.cards
    if pointers:
        fitting = [rank for rank in deck(game) if cards[rank].pointers == pointers]
    elif game.row:
        fitting = [rank for rank in deck(game) if cards[rank].pointers[game.row - 1] == game.pointer]
    else:
        return 0
    return sample(seed, game.seats, fitting, 1)[0]


def imagined_choices(game: Game, hidden: Hidden) -> tuple[int, ...]:
    """The options of another seat that chooses from its hidden cards."""
    if hidden == "hand":
        return game.hands[game.seat]
    if hidden == "graveyard":
        return options.in_graveyard(game.graveyards[game.seat])
    return ()
