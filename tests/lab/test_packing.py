"""A packed observation holds what the seat's view shows, and nothing else."""

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from galecrest.game import Game, View
from galecrest.game.errors import WrongSeat
from galecrest.game.game import CHOOSE
from galecrest.game.piles import pile_of
from galecrest.game.terms import COLOURS, LOOT, PHASES, Loot, rank_of, seat_of
from galecrest.lab.observation import FEATURES, FIELDS, decode, layout, observation_space, observe, option_of
from galecrest.lab.packing import ACTIONS, BELOW_ZERO, CAUSE, KINDS, PASS, POINTERS, ROW, WORDS, mask_of, row_of
from tests.playing import Chooser, pick
from tests.playing import moments as played
from tests.random_games import MANY, moments
from tests.table import Table


def cards(ranks: Sequence[int]) -> int:
    return sum(1 << rank - 1 for rank in ranks)


def tokens(names: Sequence[Loot]) -> int:
    return pile_of(tuple(LOOT.index(name) for name in names))


def expected(view: View) -> Iterator[tuple[str, int]]:
    """Every field of the row, from the view alone."""
    me, now = view.seat, view.turn
    assert me is not None

    def relative(seat: int) -> int:
        return (seat - me) % view.seats if seat < view.seats else seat

    places = {relative(seat): place for place, (seat, _) in enumerate(view.island, 1)}
    island = {relative(seat): [rank for who, rank in view.island if who == seat] for seat, _ in view.island}
    yield "seats", view.seats
    yield "solo", view.level != ""
    yield "stormy", sum((side == "stormy") << kind for kind, side in enumerate(view.sides))
    yield "voyage", view.voyage
    yield "days_left", len(view.days)
    yield "phase", PHASES.index(view.phase) + 1
    yield "waiting", sum({1 << relative(seat_of(who)) for who in now.waiting})
    yield "asked", relative(now.seat) + 1 if now.kind and now.seat >= 0 else 0
    yield "has_chosen", sum(each.has_chosen << relative(seat) for seat, each in enumerate(view.players))
    yield "left_of_midshipman", relative(seat_of(now.left_of_midshipman)) + 1 if now.left_of_midshipman else 0
    yield "question", KINDS.index(now.kind) + 1 if now.kind else 0
    yield "cause", CAUSE.get(now.cause, 0)
    yield "rivals", now.rivals
    yield "acting", rank_of(now.acting)
    yield "acting_seat", relative(seat_of(now.acting)) + 1 if now.acting else 0
    yield "chosen", view.chosen
    yield "pilferer", island.get(COLOURS, [0])[0]
    yield "pilferer_place", places.get(COLOURS, 0)
    yield "midshipman_place", places.get(COLOURS + 1, 0)
    yield "solo_row", now.row
    yield "lookout", now.lookout
    for row in range(5):
        yield f"pointer_{row + 1}", POINTERS.index(view.top[row]) + 1 if view.top else 0
    for name, crew in (
        ("undealt", view.undealt),
        ("crew_left", tuple(set(now.crew_left))),
        ("pilfered", now.pilfered),
        ("hand", view.hand),
        ("graveyard", view.graveyard),
    ):
        yield name, cards(crew)
    for day in range(6):
        yield f"day_{day}", tokens(view.days[day]) if day < len(view.days) else 0
    yield "bag", tokens(view.bag)
    yield "loot_left", tokens(now.loot_left)
    for step in range(COLOURS):
        seat = (me + step) % view.seats
        there = step < view.seats
        player = view.players[seat]
        on_island = island.get(step, [])
        of_player = {
            "ship": cards(player.ship),
            "reputation": view.track.index(seat) + 1,
            "place": places.get(step, 0),
            "island": sum(rank << 6 * place for place, rank in enumerate(reversed(on_island))),
            "holds": cards(player.holds),
            "hand_size": player.hand_size,
            "graveyard_size": player.graveyard_size,
            "loot": tokens(player.loot),
            "doubloons": player.doubloons + BELOW_ZERO,
            "score": player.score,
            "may_hold": cards(player.may_hold),
            "kept": cards(player.kept),
        }
        for name, value in of_player.items():
            yield f"player_{step}_{name}", value if there else 0


def fields_of(row: bytes) -> dict[str, int]:
    bits = int.from_bytes(row, "little")
    return {name: bits >> field.bits[0] & (1 << len(field.bits)) - 1 for name, field in FIELDS.items()}


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_a_row_is_the_view_of_its_seat(seats: int, board: str, seed: int) -> None:
    for game in moments(seats, board, seed):
        for seat in range(seats):
            assert fields_of(row_of(game, seat)) == dict(expected(game.view(seat)))


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_a_view_alone_gives_the_same_observation(seats: int, board: str, seed: int) -> None:
    for game in moments(seats, board, seed):
        for seat in range(seats):
            view = game.view(seat)
            seen = observe(view)
            assert seen["observation"].tobytes() == row_of(game, seat)
            assert seen["action_mask"].tobytes() == mask_of(game, seat)
            offered = {option for question in view.questions for option in question.options}
            allowed = [action for action in np.flatnonzero(seen["action_mask"]) if action != PASS]
            assert {option_of(view, action) for action in allowed} == offered


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(WrongSeat, match="take the view of a seat"):
        observe(Game.new(2, "calm", 1).view(None))


def test_a_scout_that_an_apprentice_copies_makes_two_characters_of_one_seat() -> None:
    table = Table(3).ship(0, 1, 3).hand(0, 20, 30).day(2, 14, 16).answer("ship:0:1").answer("hand:30")
    assert len([who for who in table.game.island if seat_of(who) == 0]) == 2 or table.asked == CHOOSE
    for seat in range(3):
        assert fields_of(row_of(table.game, seat)) == dict(expected(table.game.view(seat)))


keys = st.integers(0, 2**32)


@given(keys, st.integers(2, 6), st.sampled_from(["calm", "stormy", "uncharted"]))
def test_games_that_look_the_same_to_a_seat_give_it_equal_rows(key: int, seats: int, board: str) -> None:
    """The others' hidden cards, their chosen cards and the seed can be exchanged behind a seat's back."""
    game = Game.new(seats, board, key)
    found = [moment.copy() for moment in played(game, Chooser(key, surgeon=True)) if not moment.over]
    unsure = [moment for moment in found if any(moment.unsure)]
    one = pick(unsure or found, key)
    other = one.copy()
    other.reseed(one.seed ^ 1)
    changed = set()
    for owner in range(seats):
        face_down = one.chosen[owner] if one.kind == CHOOSE else 0
        held = [rank for rank in one.unsure[owner] if rank in one.hands[owner] and rank != face_down]
        buried = [rank for rank in one.unsure[owner] if rank in one.graveyards[owner]]
        if held and buried:
            other.hands[owner] = tuple(sorted({*one.hands[owner], buried[0]} - {held[0]}))
            other.graveyards[owner] = tuple(sorted({*one.graveyards[owner], held[0]} - {buried[0]}))
            changed.add(owner)
        if face_down > 0 and len(one.hands[owner]) > 1:
            other.chosen[owner] = next(rank for rank in other.hands[owner] if rank != face_down)
            changed.add(owner)
    for seat in range(seats):
        assert (row_of(one, seat) == row_of(other, seat)) == (seat not in changed)
        assert observe(one.view(seat))["observation"].tobytes() == row_of(one, seat)


def test_decoded_features_are_named_by_their_fields() -> None:
    game = Table(4, "stormy").ship(1, 7, 40).loot(0, "map", "map", "relic").doubloons(3, 4, 5, 6).game
    features = decode(np.frombuffer(row_of(game, 1), np.uint8))
    assert features.shape == (FEATURES,)

    def of(name: str) -> list[float]:
        return [round(float(each), 3) for each in features[FIELDS[name].features]]

    assert of("seats") == [0, 0, 0, 1, 0, 0, 0]
    assert of("stormy") == [1] * 7
    assert [rank + 1 for rank, aboard in enumerate(of("player_0_ship")) if aboard] == [7, 40]
    assert of("player_3_loot") == [0, 0, 0.5, 0, 0, 0, 0.25]  # seat 0, seen from seat 1 of four
    assert of("player_0_doubloons") == [(4 + BELOW_ZERO) / 20]
    assert of("player_0_reputation") == [0, 1, 0, 0, 0, 0, 0]
    assert of("player_4_reputation") == [0] * 7
    assert of("question")[KINDS.index(CHOOSE)] == 1


def test_rows_decode_in_batches_of_any_shape() -> None:
    rows = np.stack([np.frombuffer(row_of(game, 0), np.uint8) for game in moments(3, "calm", 5)])[:24]
    batch = decode(rows.reshape(2, 12, ROW))
    assert batch.shape == (2, 12, FEATURES)
    assert (batch.reshape(24, FEATURES)[7] == decode(rows[7])).all()
    assert batch.dtype == np.float32


def test_rows_and_actions_are_fixed() -> None:
    """A bit, a feature or an action never changes its meaning within a version."""
    assert (ROW, FEATURES, len(ACTIONS)) == (328, 1905, 690)
    assert (ACTIONS[0], ACTIONS[39], ACTIONS[40], ACTIONS[PASS]) == ("hand:1", "hand:40", "ship:0:1", "pass")
    assert all(sum(bits for _, _, bits, _ in word) < 64 for word in WORDS)
    documented = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text()
    assert "\n".join(layout()) in documented


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_the_mask_is_the_question_as_the_actor_counts_the_seats(seats: int, board: str, seed: int) -> None:
    space = observation_space()
    for game, seat in product(moments(seats, board, seed), range(seats)):
        offered = {option for question in game.view(seat).questions for option in question.options}
        mask = mask_of(game, seat)
        actions = {ACTIONS[action] for action, allowed in enumerate(mask) if allowed}
        assert {absolute(action, seat, game.seats) for action in actions} == (offered or {"pass"})
        row = np.frombuffer(row_of(game, seat), np.uint8)
        assert space.contains({"observation": row, "action_mask": np.frombuffer(mask, np.int8)})


def absolute(action: str, actor: int, seats: int) -> str:
    """The option that an action names: seats are counted from the actor."""
    place, *rest = action.split(":")
    if place in ("ship", "island", "seat") or (place == "loot" and len(rest) == 2):
        rest[0] = str((int(rest[0]) + actor) % seats)
    return ":".join([place, *rest])
