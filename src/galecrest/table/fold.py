"""The view after one more event, for clients that show a game event by event.

It knows no rule: events carry their results. All fields of the view except `turn` and `questions` become those of the game.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final, TypeVar

from galecrest.game import View
from galecrest.game.events import Event
from galecrest.game.terms import LOOT, PILFERER, Loot
from galecrest.game.view import Player

T = TypeVar("T")
Fold = Callable[[View, Any], View]

FOLDS: Final[dict[str, Fold]] = {}


def apply(view: View, event: Event) -> View:
    """The view after the event, as its viewer may know it. An event that changes nothing in sight leaves the view as it is."""
    fold = FOLDS.get(event.name())
    return view if fold is None else fold(view, event)


def folds(fold: Fold) -> Fold:
    FOLDS[fold.__name__] = fold
    return fold


# The course of the game


@folds
def voyage_began(view: View, event: Any) -> View:
    dealt = [
        replace(each, hand_size=each.hand_size + len(event.dealt), holds=crew(each.holds, event.dealt))
        for each in view.players
    ]
    return replace(
        view,
        voyage=event.voyage,
        days=event.days,
        days_of_voyage=len(event.days),
        bag=less(view.bag, [token for day in event.days for token in day]),
        undealt=less(view.undealt, event.dealt),
        top=(),
        hand=() if view.seat is None else crew(view.hand, event.dealt),
        players=tuple(dealt),
    )


@folds
def day_began(view: View, event: Any) -> View:
    return replace(view, day=event.day, phase="choosing")


@folds
def chose(view: View, event: Any) -> View:
    view = at(view, event.seat, has_chosen=True)
    return replace(view, chosen=event.rank or 0) if event.seat == view.seat else view


@folds
def revealed(view: View, event: Any) -> View:
    for seat, rank in event.island:
        view = from_hand(view, seat, rank)
    players = tuple(replace(each, has_chosen=False) for each in view.players)
    return replace(view, island=event.island, chosen=0, players=players)


@folds
def phase_began(view: View, event: Any) -> View:
    return replace(view, phase=event.phase)


@folds
def day_ended(view: View, event: Any) -> View:
    return replace(view, island=(), days=view.days[1:])


@folds
def scored(view: View, event: Any) -> View:
    return replace(at(view, event.seat, score=event.score, doubloons=0), standing=event.standing)


@folds
def unloaded(view: View, event: Any) -> View:
    player = view.players[event.seat]
    ship, loot = less(player.ship, event.buried), less(player.loot, event.returned)
    view = at(view, event.seat, ship=ship, kept=(), loot=loot)
    return bury(replace(view, bag=pile(view.bag, event.returned)), event.seat, event.buried)


@folds
def game_ended(view: View, event: Any) -> View:
    return replace(view, phase="over", standing=event.standing)


# Loot, doubloons, reputation


@folds
def gained_loot(view: View, event: Any) -> View:
    from_day = event.origin == "day"
    view = from_today(view, [event.loot]) if from_day else replace(view, bag=less(view.bag, [event.loot]))
    return at(view, event.seat, loot=pile(view.players[event.seat].loot, [event.loot]))


@folds
def took_loot(view: View, event: Any) -> View:
    view = at(view, event.victim, loot=less(view.players[event.victim].loot, [event.loot]))
    return at(view, event.seat, loot=pile(view.players[event.seat].loot, [event.loot]))


@folds
def discarded_loot(view: View, event: Any) -> View:
    tokens = [event.loot] * event.count
    view = replace(view, bag=pile(view.bag, tokens))
    if event.seat is None:
        return from_today(view, tokens)
    return at(view, event.seat, loot=less(view.players[event.seat].loot, tokens))


@folds
def swapped_loot(view: View, event: Any) -> View:
    today, tomorrow, *rest = view.days
    today = pile(less(today, [event.today]), [event.tomorrow])
    tomorrow = pile(less(tomorrow, [event.tomorrow]), [event.today])
    return replace(view, days=(today, tomorrow, *rest))


@folds
def brought_forward(view: View, event: Any) -> View:
    today, tomorrow, *rest = view.days
    return replace(view, days=(pile(today, [event.loot]), less(tomorrow, [event.loot]), *rest))


@folds
def doubloons(view: View, event: Any) -> View:
    return at(view, event.seat, doubloons=event.now)


@folds
def paid(view: View, event: Any) -> View:
    view = at(view, event.seat, doubloons=view.players[event.seat].doubloons - event.amount)
    return at(view, event.receiver, doubloons=view.players[event.receiver].doubloons + event.amount)


@folds
def moved_reputation(view: View, event: Any) -> View:
    return replace(view, track=event.track, standing=event.standing)


# Characters


@folds
def placed(view: View, event: Any) -> View:
    island = list(view.island)
    island.insert(event.place, (event.seat, event.rank))
    return from_hand(replace(view, island=tuple(island)), event.seat, event.rank)


@folds
def discarded_character(view: View, event: Any) -> View:
    leave = from_island if event.origin == "island" else from_ship
    return bury(leave(view, event.seat, event.rank), event.seat, [event.rank])


@folds
def went_aboard(view: View, event: Any) -> View:
    leave = {"island": from_island, "hand": from_hand}.get(event.origin, from_graveyard)
    view = leave(view, event.seat, event.rank)
    return at(view, event.seat, ship=crew(view.players[event.seat].ship, [event.rank]))


@folds
def returned_to_hand(view: View, event: Any) -> View:
    """`hand_known` follows for a card from the graveyard."""
    leave = from_ship if event.origin == "ship" else from_graveyard
    view = leave(view, event.seat, event.rank)
    player = view.players[event.seat]
    known = [event.rank] if event.origin == "ship" else []
    view = at(view, event.seat, hand_size=player.hand_size + 1, holds=crew(player.holds, known))
    return replace(view, hand=crew(view.hand, [event.rank])) if event.seat == view.seat else view


@folds
def hand_known(view: View, event: Any) -> View:
    return at(view, event.seat, holds=event.holds, may_hold=event.may_hold)


@folds
def kept(view: View, event: Any) -> View:
    return at(view, event.seat, kept=crew(view.players[event.seat].kept, [event.rank]))


# The solo game


@folds
def deck_shown(view: View, event: Any) -> View:
    return replace(view, top=event.pointers)


@folds
def pilferer_came(view: View, event: Any) -> View:
    return replace(view, top=())


@folds
def pilferer_left(view: View, event: Any) -> View:
    return replace(view, island=tuple(who for who in view.island if who[0] != PILFERER))


# What the folds are made of


def at(view: View, seat: int, **change: Any) -> View:
    """The view with a change at one seat."""
    players = list(view.players)
    players[seat] = replace(players[seat], **change)
    return replace(view, players=tuple(players))


def pile(tokens: Iterable[Loot], more: Iterable[Loot]) -> tuple[Loot, ...]:
    """A pile with more tokens in it, in the order of the kinds."""
    return tuple(sorted((*tokens, *more), key=LOOT.index))


def crew(ranks: Iterable[int], more: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({*ranks, *more}))


def less(all_of_them: Iterable[T], gone: Iterable[T]) -> tuple[T, ...]:
    """The tuple without these items, each removed once."""
    left = list(all_of_them)
    for one in gone:
        if one in left:
            left.remove(one)
    return tuple(left)


def from_today(view: View, gone: list[Loot]) -> View:
    return replace(view, days=(less(view.days[0], gone), *view.days[1:]))


def from_island(view: View, seat: int, rank: int) -> View:
    return replace(view, island=less(view.island, [(seat, rank)]))


def from_ship(view: View, seat: int, rank: int) -> View:
    player = view.players[seat]
    return at(view, seat, ship=less(player.ship, [rank]), kept=less(player.kept, [rank]))


def from_hand(view: View, seat: int, rank: int) -> View:
    """Everybody sees which card it is. The Midshipman and the Pilferer come from no hand."""
    if seat >= len(view.players):
        return view
    player: Player = view.players[seat]
    view = at(view, seat, hand_size=player.hand_size - 1, holds=less(player.holds, [rank]))
    return replace(view, hand=less(view.hand, [rank])) if seat == view.seat else view


def from_graveyard(view: View, seat: int, rank: int) -> View:
    """Only the owner knows which card it is."""
    view = at(view, seat, graveyard_size=view.players[seat].graveyard_size - 1)
    return replace(view, graveyard=less(view.graveyard, [rank])) if seat == view.seat else view


def bury(view: View, seat: int, ranks: Iterable[int]) -> View:
    ranks = tuple(ranks)
    view = at(view, seat, graveyard_size=view.players[seat].graveyard_size + len(ranks))
    return replace(view, graveyard=crew(view.graveyard, ranks)) if seat == view.seat else view
