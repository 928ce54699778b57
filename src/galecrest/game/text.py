"""A game as a few lines of text, for playthroughs and error reports."""

from galecrest.game.game import Game
from galecrest.game.piles import count_of, kinds_in
from galecrest.game.terms import DAYS_OF_VOYAGE, LOOT, MIDSHIPMAN, PHASES, PILFERER, rank_of, seat_of


def text_of(game: Game) -> str:
    """The whole state in the rulebook's words, including all hidden cards."""
    length = DAYS_OF_VOYAGE[game.voyage]
    who = f"alone at level {game.level}" if game.level else f"{game.seats} seats"
    lines = [
        f"{who}, {game.board}: voyage {game.voyage}, day {game.day} of {length}, {PHASES[game.phase]}",
        "reputation " + " ".join(str(colour) if colour < game.seats else "-" for colour in game.track),
        "loot " + " | ".join(pile_text(day) for day in game.days),
        "island " + " ".join(character_text(who) + "*" * (who == game.acting) for who in game.island),
    ]
    lines += [seat_text(game, seat) for seat in range(game.seats)]
    lines += [f"? {question}" for question in game.questions]
    return "\n".join(line.rstrip() for line in lines)


def seat_text(game: Game, seat: int) -> str:
    """What a seat has."""
    parts = [
        f"{seat}: {game.doubloons[seat]} doubloons, {game.scores[seat]} points",
        f"ship {crew_text(game.ships[seat])}",
        f"loot {pile_text(game.loot[seat])}",
        f"hand {crew_text(game.hands[seat])}",
        f"graveyard {crew_text(game.graveyards[seat])}",
    ]
    return "; ".join(parts)


def pile_text(pile: int) -> str:
    return (
        " ".join(
            f"{LOOT[kind]}*{count_of(pile, kind)}" if count_of(pile, kind) > 1 else LOOT[kind]
            for kind in kinds_in(pile)
        )
        or "-"
    )


def crew_text(crew: tuple[int, ...]) -> str:
    """The ranks of a crew."""
    return " ".join(map(str, crew)) or "-"


def character_text(who: int) -> str:
    """`17@2`: rank 17 of seat 2."""
    if who == MIDSHIPMAN:
        return "midshipman"
    return f"{rank_of(who)}@pilferer" if seat_of(who) == PILFERER else f"{rank_of(who)}@{seat_of(who)}"
