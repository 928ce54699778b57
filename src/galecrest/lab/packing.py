"""A seat's observation of a game as a row of bytes, and its allowed actions as a mask: the hot path of the learning environments.

A row holds what `Game.view` shows to the seat and nothing else; a test builds it again from the view alone. Seats are relative to the
observer: 0 is the observer, 1 its left neighbour. `observation.py` decodes rows in batches.
"""

from struct import Struct
from typing import Final

from galecrest.game.game import CHOOSE, QUESTIONS, Game
from galecrest.game.options import IN_SHIP, LOOT_OF_SEAT, ON_ISLAND, SEAT, TEXT, place, what, whose
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import ALL_RANKS, CHARACTERS, COLOURS, LOOT

KINDS: Final = tuple(sorted(QUESTIONS))
POINTERS: Final = tuple(sorted({pointer for card in PRINTED_SOLO.cards.values() for pointer in card.pointers}))
BELOW_ZERO: Final = 32  # added to doubloons, which may be below 0 at anchor

# The layout: words of 64 bits, the lowest bit of the first word first. A field has a name, a form, a number of bits and a meaning.
# Forms: flags; number; one (of as many as the bits can name, 0 for none); cards (a flag for each character from rank 1 on); card (a
# rank, 0 for none; two of them for `island`); tokens (4 bits for each kind of loot).

Field = tuple[str, str, int, str]
TABLE: Final[list[list[Field]]] = [
    [
        ("seats", "one", 3, "seats at the table; a solo game has two"),
        ("solo", "flags", 1, "a solo game"),
        ("stormy", "flags", 7, "by kind of loot: the stormy side is up"),
        ("voyage", "one", 2, "the voyage"),
        ("days_left", "one", 3, "the remaining days of the voyage, including today"),
        ("phase", "one", 3, "1 choosing, 2 daytime, 3 dusk, 4 night, 5 anchor, 6 over"),
        ("waiting", "flags", 8, "by seat, then the Pilferer and the Midshipman: has still to act in this phase"),
        ("asked", "one", 3, "the seat that is asked alone, from 1; 0 while all choose their cards"),
        ("has_chosen", "flags", 6, "by seat: has chosen a card for the day"),
        ("left_of_midshipman", "one", 3, "the owner of the character left of the Midshipman, from 1"),
        ("question", "one", 5, "the kind of question, from 1 in alphabetical order"),
        ("cause", "one", 6, "what is carried out: a character's ability by rank, from 41 on a token's by kind"),
        ("rivals", "number", 3, "ships with a Wind Nymph when the night began, with an Aristocrat when the anchor step began"),
    ],
    [
        ("acting", "card", 6, "the acting character"),
        ("acting_seat", "one", 4, "its seat from 1; 7 the Pilferer, 8 the Midshipman"),
        ("chosen", "card", 6, "the observer's own card of the day while it lies face down"),
        ("pilferer", "card", 6, "the Pilferer's character on the island"),
        ("pilferer_place", "number", 4, "his place on the island from the left, 0 for none"),
        ("midshipman_place", "number", 4, "the Midshipman's"),
        ("solo_row", "one", 3, "the row of Automa's table that she last used"),
        ("lookout", "flags", 1, "Automa may take her next token from tomorrow"),
        *[(f"pointer_{row}", "one", 3, "an open solo deck's top card: its printed pointer in this row") for row in range(1, 6)],
    ],
    [("undealt", "cards", 40, "the characters that nobody has yet")],
    [("crew_left", "cards", 40, "night and anchor: characters whose ability the acting player has not used yet")],
    [("pilfered", "cards", 40, "the Pilferer's cards of this voyage")],
    [("hand", "cards", 40, "the observer's own hand")],
    [("graveyard", "cards", 40, "the observer's own graveyard")],
    *[
        [(f"day_{day}", "tokens", 28, "the loot of this day; 0 is today") for day in (first, first + 1)]
        for first in (0, 2, 4)
    ],
    [
        ("bag", "tokens", 28, "the bag"),
        ("loot_left", "tokens", 28, "night and anchor: tokens that the acting player has not used yet"),
    ],
]  # fmt: skip
PLAYER: Final[list[list[Field]]] = [
    [
        ("ship", "cards", 40, "the characters in the ship"),
        ("reputation", "one", 3, "the space on the reputation track, from 1 at the left"),
        ("place", "number", 4, "the place of the rightmost character on the island from the left, 0 for none"),
        ("island", "card", 12, "the characters on the island"),
    ],
    [
        ("holds", "cards", 40, "cards that everybody knows to be in the hand"),
        ("hand_size", "number", 5, "cards in hand"),
        ("graveyard_size", "number", 6, "cards in the graveyard"),
    ],
    [
        ("loot", "tokens", 28, "the loot"),
        ("doubloons", "number", 8, f"the doubloons plus {BELOW_ZERO}, from 0 to 255"),
        ("score", "number", 8, "the points of finished voyages, at most 255"),
    ],
    [("may_hold", "cards", 40, "cards that are in the hand or in the graveyard; the others do not know which")],
    [("kept", "cards", 40, "the characters that stay aboard for the next voyage")],
]
WORDS: Final = [
    *TABLE,
    *[
        [(f"player_{seat}_{name}", form, bits, meaning) for name, form, bits, meaning in word]
        for seat in range(COLOURS)
        for word in PLAYER
    ],
]
ROW: Final = 8 * len(WORDS)  # bytes
LAYOUT: Final = Struct(f"<{len(WORDS)}Q")

ABSENT: Final = [[0] * (len(PLAYER) * (COLOURS - seats)) for seats in range(COLOURS + 1)]
QUESTION: Final = {kind: number for number, kind in enumerate(("", *KINDS))}
CAUSE: Final = {CHARACTERS[rank]: rank for rank in ALL_RANKS} | {str(name): 41 + kind for kind, name in enumerate(LOOT)}
STORMY: Final = {tuple([sides >> kind & 1 for kind in range(len(LOOT))]): sides << 4 for sides in range(1 << len(LOOT))}


def relative_seats(seats: int, observer: int) -> list[int]:
    """By seat: its number as the observer counts. The Pilferer and the Midshipman keep theirs."""
    around = [(seat - observer) % seats if seat < seats else seat for seat in range(COLOURS)]
    return [*around, COLOURS, COLOURS + 1]


RELATIVE: Final = [[relative_seats(seats, seat) for seat in range(seats)] for seats in range(COLOURS + 1)]
AROUND: Final = [
    [[(observer + step) % seats for step in range(seats)] for observer in range(seats)] for seats in range(COLOURS + 1)
]


def cards(crew: tuple[int, ...]) -> int:
    flags = 0
    for rank in crew:
        flags |= 1 << rank - 1
    return flags


_UNDEALT: Final[dict[tuple[int, ...], int]] = {}  # a cache of the one long crew; it changes once a voyage


def undealt_cards(undealt: tuple[int, ...]) -> int:
    known = _UNDEALT.get(undealt)
    if known is None:
        if len(_UNDEALT) > 1000:
            _UNDEALT.clear()
        known = _UNDEALT[undealt] = cards(undealt)
    return known


def row_of(game: Game, observer: int) -> bytes:
    """All that the seat may know, as `ROW` bytes."""
    seats = game.seats
    relative = RELATIVE[seats][observer]
    kind = game.kind
    acting = game.acting
    left = game.left_of_midshipman
    days = game.days

    on_island = [0, 0, 0, 0, 0, 0, 0, 0]
    places = [0, 0, 0, 0, 0, 0, 0, 0]
    for at, who in enumerate(game.island):
        seat = relative[who & 7]
        on_island[seat] = (on_island[seat] & 63) << 6 | who >> 3  # two if an Apprentice copied a Scout
        places[seat] = at + 1
    waiting = 0
    for who in game.waiting:  # characters by day, seats at night
        waiting |= 1 << relative[who & 7]
    asked = 0
    has_chosen = 0
    chosen = 0
    if kind == CHOOSE:
        for seat, rank in enumerate(game.chosen):
            if rank > 0:
                has_chosen |= 1 << relative[seat]
        chosen = max(0, game.chosen[observer])
    elif kind:
        asked = relative[game.seat] + 1
    own = cards(game.hands[observer])
    left_days = len(days)
    words = [
        seats
        | (1 << 3 if game.level else 0)
        | STORMY[game.stormy]
        | game.voyage << 11
        | left_days << 13
        | game.phase + 1 << 16
        | waiting << 19
        | asked << 27
        | has_chosen << 30
        | (relative[left & 7] + 1 << 36 if left else 0)
        | QUESTION[kind] << 39
        | CAUSE.get(game.cause, 0) << 44
        | game.rivals << 50,
        acting >> 3
        | (relative[acting & 7] + 1 << 6 if acting else 0)
        | chosen << 10
        | on_island[6] << 16
        | places[6] << 22
        | places[7] << 26
        | (solo_of(game) if game.level else 0),
        undealt_cards(game.undealt),
        cards(game.crew_left) if game.crew_left else 0,
        cards(game.pilfered) if game.pilfered else 0,
        own,
        cards(game.graveyards[observer]),
        (days[0] if left_days else 0) | (days[1] << 28 if left_days > 1 else 0),
        (days[2] if left_days > 2 else 0) | (days[3] << 28 if left_days > 3 else 0),
        (days[4] if left_days > 4 else 0) | (days[5] << 28 if left_days > 5 else 0),
        game.bag | game.loot_left << 28,
    ]
    for step, seat in enumerate(AROUND[seats][observer]):
        hand = game.hands[seat]
        unsure = game.unsure[seat]
        doubloons = game.doubloons[seat] + BELOW_ZERO
        if doubloons < 0:
            doubloons = 0
        elif doubloons > 255:
            doubloons = 255
        score = game.scores[seat]
        if score > 255:
            score = 255
        crew = game.ships[seat]
        ship = cards(crew) if crew else 0
        words.append(ship | game.reputation(seat) + 1 << 40 | places[step] << 43 | on_island[step] << 47)
        holds = cards(game.surely_in_hand(seat)) if unsure else own if seat == observer else cards(hand)
        words.append(holds | len(hand) << 40 | len(game.graveyards[seat]) << 45)
        words.append(game.loot[seat] | doubloons << 28 | score << 36)
        words.append(cards(unsure) if unsure else 0)
        words.append(cards(game.kept[seat]) if game.kept[seat] else 0)
    return LAYOUT.pack(*words, *ABSENT[seats])


def solo_of(game: Game) -> int:
    """The solo game's part of the second word."""
    packed = game.row << 30 | (1 << 33 if game.lookout else 0)
    if game.top and game.solo.deck.open:
        for row, pointer in enumerate(game.solo.cards[game.top].pointers):
            if pointer in POINTERS:
                packed |= POINTERS.index(pointer) + 1 << 34 + 3 * row
    return packed


# Actions: all options in the order of the catalogue, then `pass`, the only action of a seat that is not asked. Seats are relative
# to the actor: `ship:0:17` is its own ship.

ACTIONS: Final = (*[text for _, text in sorted(TEXT.items())], "pass")
PASS: Final = len(ACTIONS) - 1
OF_A_SEAT: Final = (IN_SHIP, ON_ISLAND, LOOT_OF_SEAT, SEAT)


def seen_from(option: int, seats: int, actor: int) -> int:
    """The option with its seat as the actor counts."""
    if place(option) not in OF_A_SEAT:
        return option
    return place(option) | RELATIVE[seats][actor][whose(option)] << 6 | what(option)


NUMBER: Final = {option: number for number, option in enumerate(sorted(TEXT))}
ACTION_OF: Final = [
    [{option: NUMBER[seen_from(option, seats, actor)] for option in NUMBER} for actor in range(seats)]
    for seats in range(COLOURS + 1)
]  # by number of seats and actor: the action that is an option
OPTION_OF: Final = [
    [{action: option for option, action in actions.items()} for actions in by_actor] for by_actor in ACTION_OF
]


def mask_of(game: Game, actor: int) -> bytearray:
    """A byte for each action: 1 if the seat may take it now."""
    mask = bytearray(len(ACTIONS))
    if game.kind == CHOOSE:
        choices = game.hands[actor] if game.chosen[actor] == 0 else ()
    else:
        choices = game.choices if game.kind and game.seat == actor else ()
    if choices:
        action_of = ACTION_OF[game.seats][actor]
        for choice in choices:
            mask[action_of[choice]] = 1
    else:
        mask[PASS] = 1
    return mask
