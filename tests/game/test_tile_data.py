"""Tile sides as data: the game carries out the data, and invalid data raises a clear error."""

import itertools
import tomllib
from typing import Any

import pytest

from galecrest.game import Game, replay
from galecrest.game.errors import BadRules
from galecrest.game.terms import LOOT
from galecrest.game.tiles import (
    PRINTED,
    PRINTED_TOML,
    SOURCES,
    TIMINGS,
    box_from_data,
    box_from_toml,
    box_to_data,
    lay_out,
)
from galecrest.words import Words
from tests.random_games import finished
from tests.table import Table

CHEST = "[chest.calm]\n"


def dusk(effects: str) -> Table:
    """Seat 0 alone is on the island and gains a chest that does this at dusk."""
    return Table(tiles=f"{CHEST}dusk = [{effects}]").days("chest", "").day(27, 0, 0)


def anchor(effects: str, *, ship: tuple[int, ...] = (), loot: tuple[str, ...] = ("chest", "chest")) -> Table:
    """Seat 0 drops anchor, at the far left of the track, with chests that do this then."""
    table = Table(tiles=f"{CHEST}anchor = [{effects}]").ship(0, *ship).loot(0, *loot)
    return table.days("").day(0, 0, 0)


# The form


def test_the_printed_box_survives_the_round_trip() -> None:
    data = box_to_data(PRINTED)
    assert box_from_data(data) == PRINTED
    assert data == tomllib.loads(PRINTED_TOML)


def test_a_box_with_sides_of_ones_own_survives_the_round_trip() -> None:
    box = box_from_toml("[relic.stormy]\nsource = 'S'\nstays = true\nanchor = [{effect = 'gain', doubloons = -99}]")
    assert box_from_data(box_to_data(box)) == box
    assert box != PRINTED


def test_an_empty_text_is_the_printed_box() -> None:
    assert box_from_toml("") == PRINTED


def test_the_box_holds_calm_and_stormy_of_every_kind() -> None:
    assert [(LOOT[side.kind], side.side) for side in PRINTED] == [
        (kind, side) for kind in LOOT for side in ("calm", "stormy")
    ]


def test_one_side_is_replaced_and_the_others_stay_as_printed() -> None:
    box = box_from_toml("[saber.stormy]")
    assert [mine == printed for mine, printed in zip(box, PRINTED, strict=True)] == [index != 7 for index in range(14)]


def test_a_side_without_a_source_counts_as_reconstructed() -> None:
    side = box_from_toml("[chest.calm]")[0]
    assert side.source == "C"
    assert side.reconstructed


def test_the_printed_sides_tell_which_are_reconstructed() -> None:
    reconstructed = [f"{LOOT[side.kind]} {side.side}" for side in PRINTED if side.reconstructed]
    assert reconstructed == [f"{kind} stormy" for kind in LOOT]


def test_every_source_letter_may_be_used() -> None:
    assert box_from_toml('[chest.calm]\nsource = "RSJC"')[0].source == "".join(SOURCES)


# Dusk


def test_a_side_that_gains_at_dusk() -> None:
    assert dusk('{effect = "gain", doubloons = 3}').purse(0) == 13


def test_a_side_that_loses_at_dusk_stops_at_0() -> None:
    assert dusk('{effect = "gain", doubloons = -4}').purse(0) == 6
    assert dusk('{effect = "gain", doubloons = -99}').purse(0) == 0


def test_a_side_that_gains_reputation_at_dusk() -> None:
    assert dusk('{effect = "gain_reputation", steps = 3}').space(0) == 4


def test_a_side_that_discards_the_own_character() -> None:
    assert dusk('{effect = "discard_own_character"}').game.graveyards[0] == (27,)


def test_a_side_that_strikes_on_the_island() -> None:
    table = Table(tiles=f'{CHEST}dusk = [{{effect = "discard_from_island"}}]').days("chest", "").day(14, 27, 0)
    assert table.game.graveyards[0] == (14,)


def test_a_side_that_strikes_in_an_adjacent_ship() -> None:
    table = Table(tiles=f'{CHEST}dusk = [{{effect = "discard_from_adjacent_ship"}}]').ship(2, 21)
    table.days("chest", "").day(27, 0, 0)
    assert table.game.graveyards[2] == (21,)


def test_a_side_that_takes_other_numbers_from_an_adjacent_player() -> None:
    table = dusk('{effect = "take_from_adjacent", doubloons = 3, steps = 2}').answer("seat:1", kind="barrel_takes")
    assert table.game.doubloons == [13, 7, 10]
    assert table.game.track[:4] == [0, 2, 3, 1]


def test_a_side_with_all_that_can_happen_at_dusk_does_it_in_the_order_written() -> None:
    effects = """{effect = "take_from_adjacent", doubloons = 1, steps = 0}, {effect = "discard_from_island"},
        {effect = "discard_from_adjacent_ship"}, {effect = "gain", doubloons = 5}, {effect = "gain_reputation", steps = 2},
        {effect = "discard_own_character"}"""
    table = Table(tiles=f"{CHEST}dusk = [{effects}]").ship(0, 14).ship(1, 14).days("chest", "").day(21, 21, 27)
    table.answer("seat:0", kind="barrel_takes")
    table.answer("island:1:21", kind="saber_strikes_island")
    table.answer("ship:0:14", kind="saber_strikes_ship")
    assert table.game.graveyards == [(14,), (21,), (27,)]
    assert table.game.ships == [(21,), (14,), ()]
    assert table.game.doubloons == [10 + 2 - 1, 12, 16]  # both Bosuns gained 2 by day
    assert table.space(2) == 5


def test_the_characters_dusk_ability_comes_after_a_side_that_asks() -> None:
    table = Table(tiles='[map.calm]\ndusk = [{effect = "take_from_adjacent", doubloons = 1, steps = 0}]')
    table.days("map", "").day(10, 0, 0)
    assert table.space(0) == 1
    table.answer("seat:1", kind="barrel_takes")
    assert table.space(0) == 3  # the Explorer found a map
    assert table.game.ships[0] == (10,)


# Night


def test_a_side_that_gains_at_night_pays_for_every_token() -> None:
    table = Table(tiles=f'{CHEST}night = [{{effect = "gain", doubloons = 2}}]').loot(0, "chest", "chest")
    assert table.days("", "").day(27, 0, 0).purse(0) == 14


def test_the_order_of_gain_and_loss_at_night_is_the_owners_when_doubloons_run_out() -> None:
    tiles = """[chest.calm]\nnight = [{effect = "gain", doubloons = 2}]\n[relic.calm]\nnight = [{effect = "gain", doubloons = -3}]"""
    table = Table(tiles=tiles).doubloons(1, 10, 10).loot(0, "chest", "relic").days("", "").day(27, 0, 0)
    assert table.options == {"loot:chest", "loot:relic"}
    assert table.answer("loot:relic", kind="night_takes").purse(0) == 2


# Anchor


def test_a_side_that_loses_at_anchor() -> None:
    assert anchor('{effect = "gain", doubloons = -2}').game.scores[0] == 6


def test_a_side_that_gains_reputation_at_anchor_for_every_token() -> None:
    assert anchor('{effect = "gain_reputation", steps = 2}').space(0) == 5


def test_a_side_that_pays_by_reputation_with_another_number() -> None:
    assert anchor('{effect = "gain_by_reputation", minus = 10}').game.scores[0] == 14  # twice 12 - 10


def test_a_side_that_pays_by_reputation_less_than_nothing_costs() -> None:
    assert anchor('{effect = "gain_by_reputation", minus = 15}').game.scores[0] == 4  # twice 12 - 15


def test_a_side_that_pays_per_kind() -> None:
    table = anchor('{effect = "gain_per_kind", doubloons = 3}', loot=("chest", "saber", "saber", "hook"), ship=())
    assert table.game.scores[0] == 10 + 9 + 2  # the calm hook brings 2


def test_a_side_that_pays_per_token_counts_the_kind_once() -> None:
    assert anchor('{effect = "gain_per_token", doubloons = 3}').game.scores[0] == 16


def test_a_side_that_pays_for_sets_takes_the_best_division() -> None:
    effects = '{effect = "gain_for_sets", pair = 10, triple = 12}'
    assert anchor(effects, loot=("chest",) * 4).game.scores[0] == 30  # two pairs
    assert anchor(effects, loot=("chest",) * 3).game.scores[0] == 22  # a triple, not a pair and one over


def test_a_side_that_keeps_or_gains_another_number() -> None:
    table = anchor('{effect = "keep_or_gain", doubloons = 4}', ship=(21,))
    table.answer("effect:gain", kind="hook_keeps").answer("ship:0:21", kind="hook_keeps")
    assert table.game.scores[0] == 14
    assert table.game.ships[0] == (21,)


EITHER_OF_ALL = """{either = [{effect = "gain", doubloons = 4}, {effect = "gain_per_kind", doubloons = 3},
    {effect = "gain_by_reputation", minus = 7}, {effect = "gain_reputation", steps = 5}]}"""


@pytest.mark.parametrize(
    ("choice", "score", "space"),
    [("gain", 14, 1), ("gain_per_kind", 13, 1), ("gain_by_reputation", 15, 1), ("gain_reputation", 10, 6)],
)
def test_a_side_that_offers_all_four_does_the_chosen_one(choice: str, score: int, space: int) -> None:
    table = anchor(EITHER_OF_ALL, loot=("chest",))
    assert len(table.options) == 4
    table.answer(f"effect:{choice}", kind="tile_offers")
    assert (table.game.scores[0], table.space(0)) == (score, space)


def test_a_side_that_asks_twice_at_anchor_asks_in_the_order_written() -> None:
    table = anchor(f'{EITHER_OF_ALL}, {{effect = "keep_or_gain", doubloons = 1}}', ship=(21,), loot=("chest",))
    table.answer("effect:gain", kind="tile_offers").answer("effect:gain", kind="hook_keeps")
    assert table.game.scores[0] == 15


def test_a_side_with_all_that_can_happen_at_anchor() -> None:
    effects = f"""{{effect = "gain", doubloons = 1}}, {{effect = "gain_reputation", steps = 1}},
        {{effect = "gain_by_reputation", minus = 1}}, {{effect = "gain_per_kind", doubloons = 2}},
        {{effect = "gain_per_token", doubloons = 3}}, {{effect = "gain_for_sets", pair = 5, triple = 0}},
        {{effect = "keep_or_gain", doubloons = 1}}, {EITHER_OF_ALL}"""
    table = anchor(effects, ship=(21,)).answer("ship:0:21").answer("effect:gain")
    # 1, the second space's 11 - 1, one kind for 2, two tokens for 3 each, a pair for 5, and 4 by choice
    assert table.game.scores[0] == 10 + 1 + 10 + 2 + 6 + 5 + 4
    assert table.game.ships[0] == (21,)


def test_a_kind_of_loot_that_stays() -> None:
    table = Table(tiles="[relic.calm]\nstays = true").loot(0, "relic", "chest").days("").day(0, 0, 0)
    assert table.game.scores[0] == 15
    assert (table.count(0, "relic"), table.count(0, "chest")) == (1, 0)


WILD = "\n".join(
    [
        f"[{kind}.calm]\ndusk = [{{effect = 'gain', doubloons = 1}}, {{effect = 'discard_from_island'}}, "
        "{effect = 'discard_from_adjacent_ship'}, {effect = 'take_from_adjacent', doubloons = 1, steps = 1}]\n"
        "night = [{effect = 'gain', doubloons = -1}]\n"
        f"anchor = [{EITHER_OF_ALL}, {{effect = 'keep_or_gain', doubloons = 1}}]".replace("\n    ", " ")
        for kind in LOOT
    ]
)


def test_a_box_in_which_every_kind_asks_at_every_time_plays_to_the_end_and_replays() -> None:
    game = finished(4, "calm", 5, box_from_toml(WILD))
    assert game.over
    assert replay(game.log) == game


def test_a_box_in_which_all_loot_stays_plays_to_the_end() -> None:
    box = box_from_toml("\n".join(f"[{kind}.calm]\nstays = true" for kind in LOOT))
    assert finished(6, "calm", 5, box).over


def test_a_side_that_was_not_given_is_asked_for() -> None:
    with pytest.raises(BadRules, match=r"incomplete \(missing \[chest.stormy\], \[hook.calm\], .*\[relic.stormy\]"):
        box_from_data({"chest": {"calm": {}}})


# Invalid data


def wrong(text: str) -> str:
    """What a player reads about it."""
    with pytest.raises(BadRules) as caught:
        box_from_toml(text)
    return Words("en").fault(caught.value)


def wrong_at_anchor(effects: str) -> str:
    return wrong(f"{CHEST}anchor = {effects}")


def test_what_is_no_toml_is_refused() -> None:
    assert wrong("\n[chest.calm") == "This is not valid TOML: look at line 2."


def test_a_text_that_breaks_off_is_refused() -> None:
    assert wrong("\n\na =") == "This is not valid TOML: look at line 3."


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    assert wrong(f"{CHEST}anchor = {'9' * 5000}") == "This is not valid TOML: look at line 2."


def test_a_side_given_twice_is_refused() -> None:
    assert wrong("[chest.calm]\n[chest.calm]") == "This is not valid TOML: look at line 2."


def test_a_long_wrong_value_is_quoted_in_part() -> None:
    assert wrong(f"{CHEST}stays = '{'a' * 1000}'") == f"[chest.calm] stays: write true or false, not '{'a' * 59}…."


def test_a_number_too_long_to_be_written_is_refused() -> None:
    huge = f"0x{'f' * 5000}"
    assert wrong(f"{CHEST}stays = {huge}") == "[chest.calm] stays: write true or false, not …."


def test_a_programmer_reads_the_fault_and_its_arguments() -> None:
    with pytest.raises(BadRules, match=r"^\[chest.calm\] stays: truth \(found 'yes'\)$"):
        box_from_toml(f"{CHEST}stays = 'yes'")


def test_an_unknown_kind_is_refused() -> None:
    assert wrong("[crown.calm]") == (
        "[crown]: there is no 'crown' here. Use chest, hook, map, saber, amulet, barrel, relic."
    )


def test_a_kind_that_is_no_table_is_refused() -> None:
    assert wrong("chest = 5") == "[chest]: write a table, not 5."


def test_an_unknown_side_and_a_side_that_is_no_table_are_refused() -> None:
    assert wrong("[chest.foggy]") == "[chest.foggy]: there is no 'foggy' here. Use calm, stormy."
    assert wrong("chest.calm = 5") == "[chest.calm]: write a table, not 5."


def test_an_unknown_key_is_refused() -> None:
    assert wrong(f"{CHEST}noon = []") == (
        "[chest.calm]: there is no 'noon' here. Use source, dusk, night, anchor, stays."
    )


@pytest.mark.parametrize("source", ['""', '"X"', '"RX"', '"RR"', "5"])
def test_a_source_of_other_letters_is_refused(source: str) -> None:
    assert wrong(f"{CHEST}source = {source}") == (
        f"[chest.calm] source: write letters of R, S, J, C, each at most once, not {source.replace(chr(34), chr(39))}."
    )


@pytest.mark.parametrize("stays", ["1", '"yes"'])
def test_stays_that_is_neither_true_nor_false_is_refused(stays: str) -> None:
    assert wrong(f"{CHEST}stays = {stays}").startswith("[chest.calm] stays: write true or false, not ")


def test_effects_that_are_no_list_are_refused() -> None:
    assert wrong_at_anchor('{effect = "gain", doubloons = 2}') == (
        '[chest.calm] anchor: write a list of effects such as [{ effect = "gain", doubloons = 2 }], '
        "not {'effect': 'gain', 'doubloons': 2}."
    )


def test_an_effect_that_is_no_table_is_refused() -> None:
    assert wrong_at_anchor('["gain"]') == "[chest.calm] anchor: write a table, not 'gain'."


def test_an_effect_named_twice_is_refused() -> None:
    twice = '[{effect = "gain", doubloons = 1}, {effect = "gain", doubloons = 2}]'
    assert wrong_at_anchor(twice) == "[chest.calm] anchor: name every effect at most once."


def test_two_choices_at_one_time_are_refused() -> None:
    assert wrong_at_anchor(f"[{EITHER_OF_ALL}, {EITHER_OF_ALL}]") == (
        "[chest.calm] anchor: name every effect at most once."
    )


@pytest.mark.parametrize(
    "effect", ['{effect = "steal", doubloons = 1}', "{doubloons = 1}", "{effect = 3}", "{effect = []}"]
)
@pytest.mark.parametrize("timing", ["dusk", "night", "anchor"])
def test_an_unknown_effect_is_refused_and_those_of_the_time_are_named(timing: str, effect: str) -> None:
    message = wrong(f"{CHEST}{timing} = [{effect}]")
    assert message.startswith(f"[chest.calm] {timing} effect: there is no ")
    assert all(name in message for name in TIMINGS[timing] if name != "either")


@pytest.mark.parametrize(
    ("timing", "effect"),
    [
        ("dusk", 'effect = "keep_or_gain", doubloons = 1'),
        ("dusk", 'effect = "gain_per_kind", doubloons = 1'),
        ("night", 'effect = "gain_reputation", steps = 1'),
        ("night", 'effect = "discard_own_character"'),
        ("anchor", 'effect = "take_from_adjacent", doubloons = 1, steps = 1'),
        ("anchor", 'effect = "discard_from_island"'),
    ],
)
def test_an_effect_at_the_wrong_time_is_refused(timing: str, effect: str) -> None:
    assert wrong(f"{CHEST}{timing} = [{{{effect}}}]").startswith(f"[chest.calm] {timing} effect: there is no ")


@pytest.mark.parametrize("timing", ["dusk", "night"])
def test_a_choice_at_another_time_than_anchor_is_refused(timing: str) -> None:
    assert wrong(f"{CHEST}{timing} = [{EITHER_OF_ALL}]") == (
        f"[chest.calm] {timing}: “either” is for the anchor only, with nothing beside it."
    )


def test_a_choice_with_another_key_is_refused() -> None:
    assert wrong_at_anchor('[{either = [], effect = "gain"}]') == (
        "[chest.calm] anchor: “either” is for the anchor only, with nothing beside it."
    )


@pytest.mark.parametrize("choices", ["[]", '[{effect = "gain", doubloons = 1}]'])
def test_a_choice_of_less_than_two_is_refused(choices: str) -> None:
    assert wrong_at_anchor(f"[{{either = {choices}}}]") == "[chest.calm] anchor: “either” needs two or more effects."


def test_a_choice_without_choices_is_refused_under_its_other_spelling_too() -> None:
    assert "either" in wrong_at_anchor('[{effect = "either"}]')


def test_a_choice_that_is_no_list_is_refused() -> None:
    assert wrong_at_anchor("[{either = 2}]").startswith("[chest.calm] anchor either: write a list of effects")


def test_a_choice_within_a_choice_is_refused() -> None:
    assert wrong_at_anchor(f"[{{either = [{EITHER_OF_ALL}]}}]") == (
        "[chest.calm] anchor either: “either” is for the anchor only, with nothing beside it."
    )


def test_a_choice_of_what_cannot_be_chosen_is_refused() -> None:
    assert wrong_at_anchor('[{either = [{effect = "keep_or_gain", doubloons = 2}]}]') == (
        "[chest.calm] anchor either effect: there is no 'keep_or_gain' here. "
        "Use gain, gain_per_kind, gain_by_reputation, gain_reputation."
    )


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ('effect = "gain"', "gain: write exactly effect, doubloons, not 'effect'."),
        ('effect = "gain", steps = 1', "gain: write exactly effect, doubloons, not 'effect, steps'."),
        (
            'effect = "gain", doubloons = 1, steps = 1',
            "gain: write exactly effect, doubloons, not 'effect, doubloons, steps'.",
        ),
        (
            'effect = "gain_for_sets", pair = 7',
            "gain_for_sets: write exactly effect, pair, triple, not 'effect, pair'.",
        ),
    ],
)
def test_numbers_that_are_missing_or_too_many_are_refused(effect: str, message: str) -> None:
    assert wrong_at_anchor(f"[{{{effect}}}]") == f"[chest.calm] anchor {message}"


def test_a_number_for_an_effect_that_takes_none_is_refused() -> None:
    assert wrong(f'{CHEST}dusk = [{{effect = "discard_from_island", doubloons = 1}}]') == (
        "[chest.calm] dusk discard_from_island: write exactly effect, not 'effect, doubloons'."
    )


@pytest.mark.parametrize(
    ("number", "shown"), [("1.5", "1.5"), ("true", "True"), ('"2"', "'2'"), ("100", "100"), ("-100", "-100")]
)
def test_a_number_that_is_not_whole_or_out_of_range_is_refused(number: str, shown: str) -> None:
    assert wrong_at_anchor(f'[{{effect = "gain", doubloons = {number}}}]') == (
        f"[chest.calm] anchor gain doubloons: write a whole number from -99 to 99, not {shown}."
    )


@pytest.mark.parametrize("number", [-99, 0, 99])
def test_the_ends_of_the_range_are_taken(number: int) -> None:
    box = box_from_toml(f'{CHEST}anchor = [{{effect = "gain", doubloons = {number}}}]')
    assert box[0].anchor[0].numbers == (number,)


@pytest.mark.parametrize(
    ("effect", "named"),
    [
        ('effect = "gain_reputation", steps = -1', "gain_reputation steps"),
        ('effect = "gain_by_reputation", minus = -2', "gain_by_reputation minus"),
        ('effect = "gain_per_kind", doubloons = -3', "gain_per_kind doubloons"),
        ('effect = "gain_for_sets", pair = 1, triple = -4', "gain_for_sets triple"),
        ('effect = "keep_or_gain", doubloons = -5', "keep_or_gain doubloons"),
    ],
)
def test_only_gain_takes_a_number_below_0(effect: str, named: str) -> None:
    assert wrong_at_anchor(f"[{{{effect}}}]").startswith(
        f"[chest.calm] anchor {named}: write a whole number from 0 to 99, not -"
    )


def test_a_game_keeps_the_box_it_was_set_up_with() -> None:
    data: dict[str, Any] = box_to_data(PRINTED)
    data["chest"]["calm"] = {"anchor": [{"effect": "gain", "doubloons": 8}]}
    game = Game.new(2, "calm", 3, box_from_data(data))
    assert box_to_data(replay(game.log).box)["chest"]["calm"]["anchor"] == [{"effect": "gain", "doubloons": 8}]


def test_boxes_do_not_get_mixed_up_however_many_are_laid_out() -> None:
    """Layouts are cached, up to a limit, and two equal boxes have separate entries."""
    for doubloons in range(10):
        box = box_from_toml(f'[chest.calm]\nanchor = [{{ effect = "gain", doubloons = {doubloons} }}]')
        for stormy in itertools.product((0, 1), repeat=len(LOOT)):
            for _ in range(2):
                tiles = lay_out(box, stormy)
                assert tiles.sides == tuple([box[2 * kind + side] for kind, side in enumerate(stormy)])
