"""The solo rules as data: the printed content, corrections that change the game, and errors for invalid data."""

import tomllib
from typing import Any

import pytest

from galecrest.game import Game, replay
from galecrest.game.errors import BadRules
from galecrest.game.events import AutomaChose, AutomaDecided
from galecrest.game.solo import (
    NO_SOLO,
    PRINTED_SOLO,
    PRINTED_SOLO_TOML,
    ROWS,
    WAYS,
    Priority,
    printed_solo,
    solo_from_data,
    solo_from_toml,
    solo_to_data,
)
from galecrest.game.terms import LOOT
from galecrest.game.tiles import SOURCES, box_from_toml
from galecrest.words import Words
from tests.table import Table

CABIN_BOY = 5
EMPTY = NO_SOLO

OWN = """
[cards]
40 = { pointers = "L1 L2 L3 L4 L9", marked = true, source = "R" }

[choices]
recruiter_hires = { choose = "highest", source = "RS" }

[levels]
pirate = { you = 3, automa = 999, source = "J" }

[tiles.you.amulet.calm]
source = "S"
anchor = [{ effect = "gain", doubloons = 9 }]
"""


# The printed content


def test_the_deck_has_39_cards_without_the_wind_nymph() -> None:
    assert sorted(PRINTED_SOLO.cards) == [rank for rank in range(1, 41) if rank != 37]


def test_the_marked_cards() -> None:
    marked = {rank for rank, card in PRINTED_SOLO.cards.items() if card.marked}
    assert marked == {3, 5, 8, 11, 13, 17, 20, 22, 24, 26, 28, 32, 35, 38}


POINTERS = {0: "M1 R1 R1 R2 R2", 1: "M2 R2 R2 M2 R1", 2: "M1 R1 R1 M1 M1", 3: "M3 M1 M1 M1 R2"}


@pytest.mark.parametrize("remainder", POINTERS)
def test_the_pointers_go_by_the_remainder_of_the_rank(remainder: int) -> None:
    cards = {" ".join(card.pointers) for rank, card in PRINTED_SOLO.cards.items() if rank % 4 == remainder}
    assert cards == {POINTERS[remainder]}


def test_the_rows_of_the_table() -> None:
    assert ROWS == ("same_class", "two_bad", "bad_and_good", "good", "rest")


# The form


def test_the_printed_rules_survive_the_round_trip() -> None:
    data = solo_to_data(PRINTED_SOLO)
    assert solo_from_data(data, EMPTY) == PRINTED_SOLO
    assert solo_from_data(data, PRINTED_SOLO) == PRINTED_SOLO


def test_the_printed_text_says_all() -> None:
    assert solo_to_data(PRINTED_SOLO) == tomllib.loads(PRINTED_SOLO_TOML)


def test_rules_of_ones_own_survive_the_round_trip() -> None:
    solo = solo_from_toml(OWN)
    assert solo != PRINTED_SOLO
    assert solo_from_data(solo_to_data(solo), PRINTED_SOLO) == solo


def test_an_empty_text_is_the_printed_rules() -> None:
    assert solo_from_toml("") == PRINTED_SOLO


def test_what_is_not_corrected_stays_as_printed() -> None:
    mine, printed = solo_to_data(solo_from_toml(OWN)), solo_to_data(PRINTED_SOLO)
    for table, name in (("cards", "40"), ("choices", "recruiter_hires"), ("levels", "pirate")):
        assert mine[table].pop(name) != printed[table].pop(name)
    assert mine["tiles"]["you"]["amulet"].pop("calm") != printed["tiles"]["you"]["amulet"].pop("calm")
    assert mine == printed


def test_correcting_does_not_touch_the_printed_rules() -> None:
    before = solo_to_data(PRINTED_SOLO)
    solo_from_toml(OWN)
    assert solo_to_data(PRINTED_SOLO) == before


def test_every_item_carries_its_source() -> None:
    sources = [card.source for card in PRINTED_SOLO.cards.values()]
    sources += [way.source for way in PRINTED_SOLO.choices.values()]
    sources += [level.source for level in PRINTED_SOLO.levels.values()]
    sources += [tile.source for tile in (*PRINTED_SOLO.your_tiles, *PRINTED_SOLO.her_tiles)]
    assert all(source and set(source) <= set(SOURCES) for source in sources)


def test_the_sources_are_those_of_the_rules() -> None:
    levels = {name: level.source for name, level in PRINTED_SOLO.levels.items()}
    assert levels == dict.fromkeys(("landlubber", "scallywag", "pirate"), "R") | dict.fromkeys(
        ("captain", "admiral", "arrrgh"), "C"
    )
    assert all("C" in card.source for card in PRINTED_SOLO.cards.values())
    assert "R" in PRINTED_SOLO.cards[17].source
    assert PRINTED_SOLO.choices["dusk_gains"].source == "R"
    assert PRINTED_SOLO.choices["gunner_fires"].source == "C"
    for tiles in (PRINTED_SOLO.your_tiles, PRINTED_SOLO.her_tiles):
        kinds = [LOOT[tile.kind] for tile in tiles]
        assert kinds == ["hook", "hook", "saber", "saber", "amulet", "amulet", "barrel", "barrel"]
        assert all(tile.reconstructed for tile in tiles)


def test_a_corrected_item_carries_the_source_that_was_written() -> None:
    solo = solo_from_toml(OWN)
    assert (solo.cards[40].source, solo.choices["recruiter_hires"].source) == ("R", "RS")
    amulet = next(tile for tile in solo.your_tiles if LOOT[tile.kind] == "amulet" and tile.side == "calm")
    assert (solo.levels["pirate"].source, amulet.source) == ("J", "S")


# Corrections change the game


def test_chest_map_and_relic_are_those_of_the_box() -> None:
    """Four solo tiles replace their kinds; the other kinds have the usual tiles."""
    cursed = box_from_toml('[relic.calm]\nsource = "R"\nanchor = [{ effect = "gain", doubloons = -9 }]')
    game = Game.new(1, "calm", 1, box=cursed, level="pirate")
    for tiles in game.tiles:
        assert tiles.plain[LOOT.index("relic")] == -9
    assert game.tiles[0].plain[LOOT.index("amulet")] == 3
    assert game.tiles[1].plain[LOOT.index("amulet")] == 4


def card(pointers: str, *, marked: bool = False) -> str:
    return f'[cards]\n40 = {{ pointers = "{pointers}", marked = {str(marked).lower()}, source = "R" }}\n'


def choice(kind: str, way: str) -> str:
    return f'[choices]\n{kind} = {{ choose = "{way}", source = "R" }}\n'


def test_a_corrected_pointer_points_elsewhere() -> None:
    def chosen(rules: str) -> int:
        table = Table.solo(rules=rules).deck(1, 40).hand(1, 8, 10, 20).days("map map saber", "").day(CABIN_BOY)
        (event,) = [event for event in table.events if isinstance(event, AutomaChose)]
        return event.rank

    assert chosen("") == 10  # as printed: R2
    assert chosen(card("M1 R1 R1 L1 R2")) == 8


def test_a_corrected_mark_is_counted() -> None:
    def chosen(rules: str) -> int:
        table = Table.solo(rules=rules).deck(1, 38).hand(1, 32, 40).days("map map saber", "").day(CABIN_BOY)
        (event,) = [event for event in table.events if isinstance(event, AutomaChose)]
        return event.rank

    without_mark = '32 = { pointers = "M1 R1 R1 R2 R2", marked = false, source = "R" }'
    assert chosen("") == 32
    assert chosen(card("M1 R1 R1 R2 R2", marked=True) + without_mark) == 40


def test_a_corrected_choice_changes_what_she_does() -> None:
    table = Table.solo(rules=choice("innkeeper_returns", "lowest")).hand(1, 4).ship(1, 8, 20, 36).day(CABIN_BOY)
    assert table.game.hands[1] == (8,)


def test_a_corrected_choice_of_loot_changes_what_she_takes() -> None:
    table = Table.solo(rules=choice("dusk_gains", "highest")).hand(1, 20).days("chest map relic", "").day(CABIN_BOY)
    assert table.count(1, "relic") == 1


def test_a_recruiter_who_hires_by_the_table() -> None:
    rules = choice("recruiter_hires", "table") + card("R1 R1 R1 R1 R1")
    table = Table.solo(rules=rules).deck(1, 40).hand(1, 8, 20, 25).day(CABIN_BOY)
    assert table.game.ships[1] == (20, 25)


def test_a_corrected_choice_of_her_card_changes_what_she_plays_or_is_refused() -> None:
    try:
        table = Table.solo(rules=choice("choose_character", "lowest")).deck(1, 40).hand(1, 8, 10, 20).day(CABIN_BOY)
    except BadRules:
        return
    assert table.game.ships[1] == (8,)


@pytest.mark.parametrize(
    ("kind", "hers"), [("innkeeper_returns", 4), ("preacher_keeps", 7), ("merchant_sells", 30), ("surgeon_heals", 31)]
)
def test_a_way_that_does_not_fit_the_question_is_refused_or_plays_on(kind: str, hers: int) -> None:
    """The table points at cards of her hand, but these questions are not about her hand."""
    try:
        table = Table.solo(rules=choice(kind, "table") + card("M1 M1 M1 M1 M1"))
    except BadRules:
        return
    table.deck(1, 40).hand(1, hers).ship(1, 8, 20, 36).graveyard(1, 9, 10).loot(1, "map", "relic").day(CABIN_BOY)
    (decided,) = [event for event in table.events if isinstance(event, AutomaDecided)]
    assert decided.kind == kind


@pytest.mark.parametrize("way", [way for way in WAYS if way not in ("table", "priority")])
@pytest.mark.parametrize(
    "kind", ["innkeeper_returns", "preacher_keeps", "merchant_sells", "recruiter_hires", "dusk_gains"]
)
def test_every_other_way_answers_every_question(kind: str, way: str) -> None:
    hers = {"innkeeper_returns": 4, "preacher_keeps": 7, "merchant_sells": 30, "recruiter_hires": 25, "dusk_gains": 20}
    table = Table.solo(rules=choice(kind, way) + card("R1 R1 R1 R1 R1")).deck(1, 40).hand(1, 1, 3, hers[kind])
    table.ship(1, 8, 36).loot(1, "map", "relic").days("map relic", "").day(CABIN_BOY)
    assert (kind, way) in {(event.kind, event.way) for event in table.events if isinstance(event, AutomaDecided)}


def dusk(hers: int, today: str, tomorrow: str = "", rules: str = "") -> Table:
    """Automa takes the first token of the day with this character."""
    return Table.solo(rules=rules).hand(1, hers).days(today, tomorrow).day(CABIN_BOY)


def decisions(table: Table) -> list[tuple[str, str, str]]:
    return [(each.kind, each.option, each.way) for each in table.events if isinstance(each, AutomaDecided)]


def test_her_explorer_looks_for_a_map_first() -> None:
    assert decisions(dusk(10, "chest map relic")) == [("dusk_gains", "loot:map", "priority")]


def test_her_armorer_looks_for_a_hook_or_a_saber_first() -> None:
    assert decisions(dusk(28, "chest hook saber")) == [("dusk_gains", "loot:hook", "priority")]
    assert decisions(dusk(28, "chest saber relic")) == [("dusk_gains", "loot:saber", "priority")]


def test_what_a_character_looks_for_and_does_not_find_leaves_her_list() -> None:
    assert decisions(dusk(10, "chest saber relic")) == [("dusk_gains", "loot:chest", "preferred")]


def test_the_pilferer_takes_by_the_list_whatever_she_looks_for() -> None:
    table = dusk(10, "chest map map")
    first, *_ = table.happened("discarded_loot")
    assert str(first).startswith("discarded_loot seat=None loot=chest")


def test_other_priorities_are_data() -> None:
    rules = '[priorities]\ncollector = { first = ["relic"], source = "C" }'
    assert decisions(dusk(35, "chest map relic", rules=rules)) == [("dusk_gains", "loot:relic", "priority")]


def test_priorities_are_reconstructed_and_marked_so() -> None:
    priorities = printed_solo().priorities
    assert priorities == {"explorer": Priority((LOOT.index("map"),), "C"), "armorer": Priority((1, 3), "C")}


def test_the_first_version_is_written_as_it_was() -> None:
    assert not {"priorities", "deck"} & solo_to_data(printed_solo(1)).keys()
    assert solo_from_data(solo_to_data(printed_solo(1)), printed_solo(1)) == printed_solo(1)


def test_under_the_first_version_she_goes_by_her_list_alone() -> None:
    table = Table.solo().hand(1, 10).days("chest map relic", "")
    table.game.solo = printed_solo(1)
    assert decisions(table.day(CABIN_BOY)) == [("dusk_gains", "loot:chest", "preferred")]


def test_a_corrected_level_changes_the_points() -> None:
    game = Game.new(1, "calm", 1, level="pirate", solo=solo_from_toml(OWN))
    assert game.scores == [3, 999]


@pytest.mark.parametrize(("whose", "seat", "other"), [("you", 0, 1), ("automa", 1, 0)])
def test_a_corrected_tile_changes_what_it_brings_its_owner_only(whose: str, seat: int, other: int) -> None:
    rules = f"[tiles.{whose}.amulet.calm]\nanchor = [{{ effect = 'gain', doubloons = 9 }}]"
    table = Table.solo(rules=rules).loot(0, "amulet").loot(1, "amulet").days("").day(CABIN_BOY)
    assert table.game.scores[seat] == 19
    assert table.game.scores[other] == (14 if other else 13)


CHOICE_OF_TWO = "{ either = [{ effect = 'gain_reputation', steps = 2 }, { effect = 'gain_per_kind', doubloons = 1 }] }"


def test_of_a_tile_that_offers_a_choice_she_takes_doubloons_before_reputation() -> None:
    rules = f"[tiles.automa.amulet.calm]\nanchor = [{CHOICE_OF_TWO}]"
    table = Table.solo(rules=rules).loot(1, "amulet", "saber").days("").day(CABIN_BOY)
    assert table.game.scores[1] == 12
    assert table.space(1) == 2


def test_of_a_hook_that_keeps_somebody_or_pays_she_takes_the_pay() -> None:
    rules = "[tiles.automa.hook.calm]\nanchor = [{ effect = 'keep_or_gain', doubloons = 2 }]\n"
    table = Table.solo(rules=rules).ship(1, 32).loot(1, "hook").days("").day(CABIN_BOY)
    assert (table.game.scores[1], table.game.ships[1]) == (12, ())


def test_of_a_saber_that_leaves_the_choice_she_hits_the_highest() -> None:
    rules = "[tiles.automa.saber.stormy]\ndusk = [{ effect = 'discard_from_adjacent_ship' }]\n"
    table = Table.solo("stormy", rules=rules).ship(0, 8, 32, 36).hand(1, 20).days("saber", "").day(CABIN_BOY)
    assert table.game.graveyards[0] == (36,)


def test_a_game_remembers_its_solo_rules() -> None:
    game = Game.new(1, "calm", 5, level="pirate", solo=solo_from_toml(OWN))
    assert game.copy().solo == game.solo
    assert game.view(0).solo == game.solo
    again = replay(game.log)
    assert again == game
    assert again.scores == [3, 999]


# Invalid data


def card_with(**items: Any) -> dict[str, Any]:
    return {"cards": {"40": {"pointers": "M1 R1 R1 R2 R2", "marked": False, "source": "C"} | items}}


def level_with(**items: Any) -> dict[str, Any]:
    return {"levels": {"pirate": {"you": 0, "automa": 0, "source": "C"} | items}}


FIVE_WORDS = (
    '[cards.40] pointers: write five words of L, R or M and a number from 1 to 9, such as "M1 R1 R1 R2 R2", not '
)
THE_DECK = f"here. Use {', '.join([str(rank) for rank in range(1, 41) if rank != 37])}."
LETTERS = "source: write letters of R, S, J, C, each at most once, not"
KEYS = "[cards.40]: write exactly pointers, marked, source, not"
POINTS = "write a whole number from 0 to 999, not"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {"cats": {}},
            "[cats]: there is no 'cats' here. Use cards, choices, priorities, deck, levels, tiles.",
        ),
        ({"deck": {"open": 1, "source": "J"}}, "[deck] open: write true or false, not 1."),
        ({"deck": True}, "[deck]: write a table, not True."),
        (
            {"priorities": {"cook": {"first": ["gold"], "source": "C"}}},
            "[priorities.cook] first: write a list of kinds of loot (chest,",
        ),
        (
            {"priorities": {"cook": {"first": "map", "source": "C"}}},
            "[priorities.cook] first: write a list of kinds of loot (chest,",
        ),
        (
            {"choices": {"thief_takes": {"choose": "priority", "source": "C"}}},
            "[choices.thief_takes]: priority is for dusk_gains only.",
        ),
        ({"cards": 3}, "[cards]: write a table, not 3."),
        ({"choices": []}, "[choices]: write a table, not []."),
        ({"levels": "pirate"}, "[levels]: write a table, not 'pirate'."),
        ({"tiles": 1}, "[tiles]: write a table, not 1."),
        ({"tiles": {"you": 1}}, "[tiles.you]: write a table, not 1."),
        ({"tiles": {"me": {}}}, "[tiles.me]: there is no 'me' here. Use you, automa."),
        ({"cards": {"37": {}}}, f"[cards.37]: there is no '37' {THE_DECK}"),
        ({"cards": {"41": {}}}, f"[cards.41]: there is no '41' {THE_DECK}"),
        ({"cards": {"0": {}}}, f"[cards.0]: there is no '0' {THE_DECK}"),
        ({"cards": {"scout": {}}}, f"[cards.scout]: there is no 'scout' {THE_DECK}"),
        ({"cards": {"40": 1}}, "[cards.40]: write a table, not 1."),
        ({"cards": {"40": {"marked": True}}}, f"{KEYS} 'marked'."),
        (card_with(colour="red"), f"{KEYS} 'pointers, marked, source, colour'."),
        (card_with(pointers="M1 R1 R1 R2"), FIVE_WORDS),
        (card_with(pointers="M1 R1 R1 R2 R2 R2"), FIVE_WORDS),
        (card_with(pointers="M1 R1 R1 R2 X2"), FIVE_WORDS),
        (card_with(pointers="M1 R1 R1 R2 R0"), FIVE_WORDS),
        (card_with(pointers="M1 R1 R1 R2 R10"), FIVE_WORDS),
        (card_with(pointers="M1 R1 R1 R2 R"), FIVE_WORDS),
        (card_with(pointers=7), FIVE_WORDS),
        (card_with(pointers=["M1", "R1", "R1", "R2", "R2"]), FIVE_WORDS),
        (card_with(marked="yes"), "[cards.40] marked: write true or false, not 'yes'."),
        (card_with(marked=1), "[cards.40] marked: write true or false, not 1."),
        (card_with(source="X"), f"[cards.40] {LETTERS} 'X'"),
        (card_with(source=""), f"[cards.40] {LETTERS} ''"),
        (card_with(source=5), f"[cards.40] {LETTERS} 5"),
        (
            {"choices": {"brawler_strikes": {"choose": "highest", "source": "C"}}},
            "[choices.brawler_strikes]: there is no 'brawler_strikes' here. Use scout_sends,",
        ),
        ({"choices": {"dusk_gains": "highest"}}, "[choices.dusk_gains]: write a table, not 'highest'."),
        (
            {"choices": {"dusk_gains": {"choose": "best", "source": "C"}}},
            f"[choices.dusk_gains] choose: there is no 'best' here. Use {', '.join(WAYS)}.",
        ),
        ({"choices": {"dusk_gains": {"choose": "highest", "source": "c"}}}, f"[choices.dusk_gains] {LETTERS} 'c'"),
        (
            {"levels": {"sailor": {"you": 0, "automa": 0, "source": "C"}}},
            "[levels.sailor]: there is no 'sailor' here. Use landlubber, scallywag, pirate, captain, admiral, arrrgh.",
        ),
        ({"levels": {"pirate": {"you": 0}}}, "[levels.pirate]: write exactly you, automa, source, not 'you'."),
        (level_with(you=-1), f"[levels.pirate] you: {POINTS} -1."),
        (level_with(you=1000), f"[levels.pirate] you: {POINTS} 1000."),
        (level_with(automa="10"), f"[levels.pirate] automa: {POINTS} '10'."),
        (level_with(automa=True), f"[levels.pirate] automa: {POINTS} True."),
        (level_with(automa=2.5), f"[levels.pirate] automa: {POINTS} 2.5."),
        (level_with(source="Z"), f"[levels.pirate] {LETTERS} 'Z'"),
        ({"tiles": {"you": {"gold": {}}}}, "[tiles.you.gold]: there is no 'gold' here. Use chest,"),
        (
            {"tiles": {"automa": {"hook": {"windy": {}}}}},
            "[tiles.automa.hook.windy]: there is no 'windy' here. Use calm, stormy.",
        ),
    ],
)
def test_invalid_data_is_refused_and_the_error_says_what_would_be_right(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRules) as caught:
        solo_from_data(data, PRINTED_SOLO)
    assert Words("en").fault(caught.value).startswith(message)


def test_a_text_that_is_not_toml_is_refused() -> None:
    with pytest.raises(BadRules, match=r"^rules: toml \(line 1, "):
        solo_from_toml("[cards")
