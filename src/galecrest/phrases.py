"""The game in English words: the only place of the terminal where sentences are made.

Seats are counted from 1, as people do. The abilities are told in our own words.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from galecrest.game import Game, Question
from galecrest.game.effects import HIGHEST_PAY
from galecrest.game.events import (
    Acted,
    AutomaChose,
    AutomaDecided,
    BroughtForward,
    Chose,
    Copied,
    DayBegan,
    DiscardedCharacter,
    DiscardedLoot,
    Doubloons,
    Event,
    GainedLoot,
    GameEnded,
    Kept,
    MovedReputation,
    NothingHappened,
    Paid,
    PhaseBegan,
    PilfererCame,
    PilfererLeft,
    Placed,
    ReturnedToHand,
    Revealed,
    SatOut,
    Scored,
    SwappedLoot,
    TookLoot,
    VoyageBegan,
    VoyageEnded,
    WentAboard,
)
from galecrest.game.sides import Effect, TileSide
from galecrest.game.terms import CHARACTERS, COLOURS, LOOT

ABILITIES: Final = (
    "",
    "Day: he leaves, and another card from your hand steps onto the island.",
    "Day: does what a character in your ship does by day.",
    "Day: whoever stands rightmost hands you 2 and rises 1 in reputation.",
    "Day: one of your crew comes back into your hand.",
    "Day: 3 doubloons if he is leftmost. Dusk: no loot for him.",
    "Day: drop to the lowest reputation, 1 doubloon for each space.",
    "Day: throw away all loot but one token, 1 reputation for each. Anchor: 6.",
    "Night: 1. Anchor: 1 for each barrel.",
    "Day: a blind token from the bag, then he leaves.",
    "Dusk: 2 reputation if you take a map. Anchor: your maps count one more.",
    "Day: lose half your doubloons. Anchor: 10.",
    "Day: fill your purse up to 12; if it is that full, 2 reputation.",
    "Day: pick a token of the day before all others and go aboard.",
    "Day: clear the day of sabers and hooks, 2 doubloons for each.",
    "Night: does what another of your crew does at night. Anchor: home to your hand if she alone works at night.",
    "Night: the lowest of your crew leaves, you gain 2.",
    "Day: the rightmost character leaves; its owner rises 1 in reputation.",
    "Day: sink a character in any ship; 1 reputation up if it was yours, 1 down if not.",
    "Day: trade one of your relics for a character from your graveyard, straight aboard.",
    "Night, last of all: 1 for each higher rank of your crew; at 3 or more he leaves.",
    "Day: 2 for each of your crew below rank 21.",
    "Day: throw a Brawler out of another ship for 2 reputation. Night: 1.",
    "Day: take a token from a neighbour, then lose 2 reputation.",
    "Night: gain 4, then lose 1 for each of your crew.",
    "Day: a card from your hand goes straight aboard.",
    "Dusk: take a second token.",
    "Day: swap a token of today with one of tomorrow.",
    "Dusk: 2 reputation if you take a saber or hook. Night: 1 for each of these.",
    "Day: 5 doubloons if he is rightmost.",
    "Day: sell one, two or three tokens of a kind for 1, 4 or 9.",
    "Day: a card from your graveyard comes back into your hand, unseen.",
    "Anchor: 1 for each barrel, amulet and chest.",
    "Day: lose 1 for each token you hold. Anchor: 6.",
    "Day: 2 reputation. Anchor: 5 if yours is the only one aboard, otherwise lose 3.",
    "Anchor: 1, 3, 5 or 10 for two, three, four or more kinds of loot.",
    "Day: 1 for each token you hold. Anchor: lose 6.",
    "Night: 2 if yours is the only one aboard, otherwise she leaves.",
    "Day: lose 1 for each of your crew. Anchor: 1 for each of your crew.",
    "Day: rise to the highest reputation, losing 1 doubloon for each space.",
    "Day: your whole crew leaves, 1 reputation for each.",
)

QUESTIONS: Final = {
    "choose_character": "Which character do you send to the island?",
    "scout_sends": "Scout: which card takes his place on the island?",
    "apprentice_copies": "Apprentice: whose daytime ability does he use?",
    "innkeeper_returns": "Innkeeper: who returns to your hand?",
    "preacher_keeps": "Preacher: which token do you keep?",
    "smuggler_gains": "Smuggler: which token of the day do you gain?",
    "witch_copies": "Witch: whose night ability does she use?",
    "gunner_fires": "Gunner: whom does he discard?",
    "necromancer_raises": "Necromancer: who goes aboard from your graveyard?",
    "brawler_strikes": "Brawler: which Brawler is discarded?",
    "thief_takes": "Thief: which token does he take?",
    "recruiter_hires": "Recruiter: which card goes aboard?",
    "cook_gains": "Cook: which second token do you gain?",
    "watchman_gives": "Watchman: which of today's tokens do you swap?",
    "watchman_swaps": "Watchman: for which of tomorrow's tokens?",
    "merchant_sells": "Merchant: what do you sell?",
    "surgeon_heals": "Surgeon: who returns from your graveyard to your hand?",
    "dusk_gains": "Dusk: which token of the day do you gain?",
    "midshipman_removes": "Midshipman: which token of the day goes back into the bag?",
    "night_takes": "Night: which ability do you use next?",
    "anchor_takes": "Anchor: which ability do you use next?",
    "saber_strikes_island": "Saber: whom do you discard from the island?",
    "saber_strikes_ship": "Saber: whom do you discard from a ship?",
    "barrel_takes": "Barrel: from whom do you take doubloons?",
    "hook_keeps": "Hook: who stays in your ship for the next voyage?",
    "tile_offers": "{cause}: which of its effects do you want?",
}

# Automa's table and her ways to choose
ROWS: Final = {
    "same_class": "three tokens of one class",
    "two_bad": "two bad tokens",
    "bad_and_good": "bad and good tokens",
    "good": "a good token",
    "rest": "neither good nor many bad tokens",
}
WAYS: Final = {
    "table": "her table",
    "highest": "the highest rank",
    "lowest": "the lowest rank",
    "preferred": "the first of her list",
    "largest_set": "the largest set",
    "doubloons": "doubloons before reputation",
}

PHASES: Final = {"daytime": "Daytime", "dusk": "Dusk", "night": "Night", "anchor": "Anchor", "over": "The end"}


# Nouns


def seat_name(seat: int) -> str:
    return f"Seat {seat + 1}" if seat < COLOURS else ("the Pilferer", "the Midshipman")[seat - COLOURS]


def title(name: str) -> str:
    return name.replace("_", " ").title()


def card(rank: int) -> str:
    return f"{title(CHARACTERS[rank])} ({rank})"


def character(seat: int, rank: int) -> str:
    return f"{seat_name(seat)}'s {card(rank)}" if seat < COLOURS else seat_name(seat)


def cards(ranks: Iterable[int]) -> str:
    return ", ".join(card(rank) for rank in ranks) or "nobody"


def some(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("s" if count != 1 else "")


def one(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def tokens(names: Iterable[str]) -> str:
    """`2 maps, relic`."""
    counts = Counter(names)
    return ", ".join(some(count, name) if count > 1 else name for name, count in counts.items()) or "nothing"


def track(colours: Iterable[int], seats: int) -> str:
    return ", ".join(seat_name(colour) if colour < seats else "-" for colour in colours)


def standing(seats: Iterable[int]) -> str:
    return ", ".join(f"{place}. {seat_name(seat)}" for place, seat in enumerate(seats, 1))


# Events


def phrase(event: Event) -> str:
    """What happened, and in brackets the character or loot that caused it."""
    told = event.cause in (*CHARACTERS, *LOOT, "midshipman")
    return sentence(event) + (f" [{title(event.cause)}]" if told else "")


def sentence(event: Event) -> str:
    match event:
        case VoyageBegan(_, voyage, _, dealt):
            return f"Voyage {voyage} begins. Everybody is dealt {cards(dealt)}."
        case DayBegan(_, voyage, day):
            return f"Voyage {voyage}, day {day}"
        case Revealed(_, island):
            return "On the island: " + ", ".join(character(seat, rank) for seat, rank in island) + "."
        case PhaseBegan(_, phase):
            return PHASES[phase]
        case VoyageEnded(_, voyage):
            return f"Voyage {voyage} ends."
        case GameEnded(_, seats):
            return f"The game ends: {standing(seats)}."
    return f"{of_characters(event) or of_riches(event)}."


def of_characters(event: Event) -> str:
    match event:
        case Chose(_, seat, None):
            return f"{seat_name(seat)} chooses a card"
        case Chose(_, seat, int() as rank):
            return f"{seat_name(seat)} chooses {card(rank)}"
        case SatOut(_, seat):
            return f"{seat_name(seat)} has no card and sits the day out"
        case Acted(_, seat, rank):
            return f"It is the turn of {character(seat, rank)}"
        case Copied(_, seat, _, copied):
            return f"{seat_name(seat)} uses the ability of {card(copied)}"
        case NothingHappened(_, seat):
            return f"{seat_name(seat)}: nothing comes of it"
        case Placed(_, seat, rank, place):
            return f"{character(seat, rank)} steps onto the island, at place {place + 1} from the left"
        case DiscardedCharacter(_, seat, rank, origin):
            return f"{character(seat, rank)} is discarded from the {origin}"
        case WentAboard(_, seat, rank, origin):
            return f"{character(seat, rank)} goes aboard" + ("" if origin == "island" else f" from the {origin}")
        case ReturnedToHand(_, seat, rank, origin):
            return f"{character(seat, rank) if rank else f'A card of {seat_name(seat)}'} returns from the {origin} to the hand"
        case Kept(_, seat, rank):
            return f"{character(seat, rank)} stays aboard for the next voyage"
        case PilfererCame(_, rank):
            return f"The Pilferer comes as {card(rank)}"
        case PilfererLeft(_, rank):
            return f"The Pilferer ({card(rank)}) leaves"
        case AutomaChose(_, _, rank, row, pointer):
            return f"Automa sends {card(rank)}: {ROWS[row]}, her table points at {pointer_words(pointer)}"
        case AutomaDecided(_, _, _, option, way):
            return f"Automa chooses {option_words(option)}: {WAYS[way]}"
    return ""


def of_riches(event: Event) -> str:
    match event:
        case GainedLoot(_, seat, loot, origin):
            return f"{seat_name(seat)} gains {one(loot)}" + (" from the bag" if origin == "bag" else "")
        case TookLoot(_, seat, loot, victim):
            return f"{seat_name(seat)} takes {one(loot)} from {seat_name(victim)}"
        case DiscardedLoot(_, None, loot, count):
            return f"Back into the bag from the day: {some(count, loot)}"
        case DiscardedLoot(_, int() as seat, loot, count):
            return f"{seat_name(seat)} discards {some(count, loot)}"
        case BroughtForward(_, _, loot):
            return f"Automa reaches for {one(loot)} of tomorrow"
        case SwappedLoot(_, seat, today, tomorrow):
            return f"{seat_name(seat)} swaps today's {today} for tomorrow's {tomorrow}"
        case Doubloons(_, seat, change, now):
            verb = "gains" if change > 0 else "loses"
            return f"{seat_name(seat)} {verb} {some(abs(change), 'doubloon')} and has {now}"
        case Paid(_, seat, receiver, amount):
            return f"{seat_name(seat)} pays {some(amount, 'doubloon')} to {seat_name(receiver)}"
        case MovedReputation(_, seat, spaces, colours):
            verb = "rises" if spaces > 0 else "falls"
            return f"{seat_name(seat)} {verb} to reputation {colours.index(seat) + 1}"
        case Scored(_, seat, doubloons, score):
            return f"{seat_name(seat)} scores {doubloons} and has {some(score, 'point')}"
    raise ValueError(f"there are no words for {event}")


def where_it_stands(game: Game) -> str:
    """The last line of a tale."""
    if game.over:
        winner = game.standing[0]
        return f"{seat_name(winner)} wins with {some(game.scores[winner], 'point')}."
    asked = " ".join(
        f"{seat_name(question.seat)}: {question_words(question, game.cause)}" for question in game.questions
    )
    return f"The game is not over. Still to be answered: {asked}"


# Questions and options


def question_words(question: Question, cause: str) -> str:
    """`cause` is the game's: what made the question come up."""
    return QUESTIONS[question.kind].format(cause=title(cause))


def option_words(option: str) -> str:
    match option.split(":"):
        case ["hand" | "graveyard", rank]:
            return card(int(rank))
        case ["ship", seat, rank]:
            return f"{card(int(rank))} in {seat_name(int(seat))}'s ship"
        case ["island", seat, rank]:
            return character(int(seat), int(rank))
        case ["loot", kind]:
            return one(kind)
        case ["loot", seat, kind]:
            return f"{one(kind)} of {seat_name(int(seat))}"
        case ["sell", kind, count]:
            return f"{some(int(count), kind)} for {int(count) ** 2}"
        case ["swap", today, tomorrow]:
            return f"today's {today} for tomorrow's {tomorrow}"
        case ["seat", seat]:
            return seat_name(int(seat))
        case ["effect", effect]:
            return {
                "gain": "gain doubloons",
                "gain_per_kind": "gain doubloons for each kind of loot you hold",
                "gain_by_reputation": "gain doubloons by reputation",
                "gain_reputation": "gain reputation",
            }[effect]
    raise ValueError(f"there are no words for the option {option}")


def pointer_words(pointer: str) -> str:
    """`R2` is `her card 2 from the right`."""
    sides = {"L": "from the left", "R": "from the right", "M": "among the marked ones"}
    return f"her card {pointer[1]} {sides[pointer[0]]}"


def rank_of(option: str) -> int | None:
    """The rank of the character that the option names."""
    place, *_, last = option.split(":")
    return int(last) if place in ("hand", "graveyard", "ship", "island") else None


# Tiles


def tile_words(side: TileSide) -> str:
    """`at dusk gain 1 reputation; at anchor gain 1`."""
    parts = [
        f"{timing} " + ", then ".join(effect_words(effect) for effect in effects)
        for timing, effects in (("at dusk", side.dusk), ("at night", side.night), ("at anchor", side.anchor))
        if effects
    ]
    if side.stays:
        parts.append("stays for the next voyage")
    return "; ".join(parts) or "does nothing"


def effect_words(effect: Effect) -> str:
    match effect:
        case Effect("gain", (doubloons,)):
            return f"gain {doubloons}" if doubloons >= 0 else f"lose {-doubloons}"
        case Effect("gain_reputation", (steps,)):
            return f"gain {steps} reputation"
        case Effect("gain_by_reputation", (minus,)):
            return f"gain {HIGHEST_PAY - minus} at the lowest reputation, one less for each space above it"
        case Effect("gain_per_kind", (doubloons,)):
            return f"gain {doubloons} for each kind of loot you hold"
        case Effect("gain_per_token", (doubloons,)):
            return f"gain {doubloons} for each"
        case Effect("gain_for_sets", (pair, triple)):
            return f"gain {pair} for two, {triple} for three"
        case Effect("keep_or_gain", (doubloons,)):
            return f"keep a character aboard for the next voyage or gain {doubloons}"
        case Effect("either", _, choices):
            return " or ".join(effect_words(choice) for choice in choices)
        case Effect("discard_own_character"):
            return "discard your character that took it"
        case Effect("discard_from_island"):
            return "discard another player's character from the island"
        case Effect("discard_highest_from_ship"):
            return "discard the highest character from an adjacent ship"
        case Effect("discard_from_adjacent_ship"):
            return "discard a character from a neighbour's ship"
        case Effect("take_from_adjacent", (doubloons, steps)):
            return f"take {doubloons} from a neighbour, who gains {steps} reputation"
    raise ValueError(f"there are no words for the effect {effect.name}")
