"""All events, questions and things on the board have words in every language."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from galecrest.bots import REASONS, ask, roster
from galecrest.bots.captain import Captain
from galecrest.game import Game, options
from galecrest.game.characters import phases_of
from galecrest.game.events import (
    BY_NAME,
    AutomaChose,
    BroughtForward,
    Chose,
    Copied,
    DeckShown,
    DiscardedCharacter,
    DiscardedLoot,
    Doubloons,
    Event,
    GameEnded,
    MovedReputation,
    Placed,
    ReturnedToHand,
    Revealed,
    SatOut,
    Scored,
    TookLoot,
    Unloaded,
)
from galecrest.game.questions import Question
from galecrest.game.solo import PRINTED_SOLO, solo_from_toml
from galecrest.game.terms import ALL_RANKS, LOOT
from galecrest.game.tiles import PRINTED, VOCABULARY, box_from_toml
from galecrest.words import LANGUAGES, LOCALES, NoWords, Words, bundle, changed, marks_of, spoken_language
from tests.fixtures import tiles
from tests.random_games import level_of

ENGLISH = Words("en")


def plain(text: str) -> bool:
    """True if the sentence contains no key, placeholder or empty brackets."""
    return bool(text) and not any(sign in text for sign in ("_", "{", "()", "$"))


# Everything has words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_and_is_asked_in_many_games_has_words(language: str) -> None:
    told: set[str] = set()
    for seed in range(18):
        luck = Random(seed)
        seats = 1 + seed % 6
        level = level_of(seats)
        words = Words(language).at_table(level)
        game = Game.new(seats, ("calm", "stormy", "uncharted")[seed // 6 % 3], seed, level=level)
        events = list(game.events)
        while not game.over:
            question = luck.choice(game.questions)
            assert plain(words.question(question, game.cause))
            assert all(plain(words.option(option)) for option in question.options)
            events += game.answer(question.id, luck.choice(question.options))
        for event in events:
            for seen in (event, event.seen_by(None)):
                if seen is not None:
                    assert plain(words.event(seen)), seen
            told.add(event.name())
    rare, of_the_table = {"sat_out", "brought_forward"}, {"explained"}
    assert told >= set(BY_NAME) - rare - of_the_table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_ability_has_words_of_its_own(language: str) -> None:
    words = Words(language)
    told = {words.option(option) for option in options.CODE if not option.startswith(("hand:", "graveyard:"))}
    assert len(told) == len([option for option in options.CODE if not option.startswith(("hand:", "graveyard:"))])
    assert all(map(plain, told))
    abilities = [words.ability(rank) for rank in ALL_RANKS]
    assert len(set(abilities)) == len(ALL_RANKS)
    assert all(plain(ability) and ability.endswith(".") for ability in abilities)


def test_an_ability_is_described_phase_by_phase() -> None:
    assert phases_of(5) == ("daytime", "dusk")
    assert ENGLISH.ability(5) == "[Day] 3 doubloons if nobody stands further left. [Dusk] No loot for the Cabin Boy."
    assert ENGLISH.ability(20).startswith("[Night] Last of all: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_gives_its_reason_in_words(language: str) -> None:
    words = Words(language)
    given: dict[str, str | int] = {
        "rank": 17,
        "loot": "map",
        "seat": 2,
        "option": "ship:2:17",
        "doubloons": 2,
        "percent": 61,
        "playouts": 100,
    }
    for key, names in REASONS.items():
        assert plain(words.reason(key, {name: given[name] for name in names}))
    game = Game.new(3, "calm", 5)
    reply = ask(Captain(1, 0.001), game.view(0), game.questions[0])
    assert plain(words.reason(reply.why.key, reply.why.arguments))


@pytest.mark.parametrize("bot", roster())
def test_every_bot_has_a_name_and_a_character(bot: str) -> None:
    for language in LANGUAGES:
        assert Words(language).bot(bot) != bot
        assert plain(Words(language).about_bot(bot))


def test_a_bot_with_a_budget_and_one_without_words() -> None:
    assert ENGLISH.bot("captain:1000") == "Captain bot (1000 ms)"
    assert ENGLISH.bot("buccaneer+bold") == "Buccaneer bot, bold"
    assert ENGLISH.bot("captain:1000+bold") == "Captain bot, bold (1000 ms)"
    assert ENGLISH.bot("automa") == "Automa"
    assert ENGLISH.bot("parrot") == "parrot"
    assert ENGLISH.about_bot("buccaneer+bold") == "Thinks the day through to the end. Likes the big gamble."
    assert ENGLISH.about_bot("parrot") == ""


# Events


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Doubloons("chest", 0, 5, 12), "Seat 1: +5 doubloons, now 12 (Chest)"),
        (Doubloons("cabin_boy", 1, -1, 0), "Seat 2: −1 doubloon, now 0 (Cabin Boy)"),
        (MovedReputation("bandit", 0, -3, (0, 1), (1, 0)), "Seat 1: −3 reputation (Bandit)"),
        (SatOut("day", 3), "Seat 4 has no card left and sits the day out"),
        (Chose("choice", 2, None), "Seat 3 has chosen"),
        (Chose("choice", 2, 17), "Seat 3 chooses Brute 17"),
        (ReturnedToHand("surgeon", 0, None, "graveyard"), "Seat 1 takes a card back from the graveyard"),
        (
            ReturnedToHand("surgeon", 0, 3, "graveyard"),
            "Seat 1’s Beggar 3 returns from the graveyard to the hand",
        ),
        (DiscardedLoot("dusk", None, "map", 2), "Back into the bag: 2 × Map (Left over)"),
        (DiscardedLoot("preacher", 1, "map", 2), "Seat 2 gives up loot: 2 × Map (Preacher)"),
        (DiscardedCharacter("scout", 0, 1, "island"), "Seat 1’s Scout 1 goes from the island to the graveyard"),
        (
            DiscardedCharacter("brute", 0, 1, "island"),
            "Seat 1’s Scout 1 goes from the island to the graveyard (Brute)",
        ),
        (Placed("scout", 0, 9, 0), "Seat 1’s Stowaway 9 steps onto the island, place 1 from the left"),
        (Copied("witch", 0, 15, 8), "Seat 1’s Witch 15 copies Barkeep 8"),
        (TookLoot("thief", 0, "relic", 5), "Seat 1 takes loot from Seat 6: Relic"),
        (Scored("voyage", 0, 9, 1, (0, 1)), "Seat 1 scores 9 and has 1 point"),
        (Unloaded("voyage", 1, (3, 4), ("map",)), "Seat 2 unloads the ship"),
        (GameEnded("game", (1, 0)), "The game is over: Seat 2 wins"),
        (
            Revealed("reveal", ((0, 5), (7, 20), (6, 22), (1, 30))),
            "On the island: Cabin Boy 5 (Seat 1), Midshipman, Pilferer, Merchant 30 (Seat 2)",
        ),
        (
            AutomaChose("automa", 1, 17, "two_bad", "R2"),
            "Automa sends Brute 17: two bad tokens, so card 2 from the right",
        ),
        (BroughtForward("watchman", 1, "chest"), "Automa reaches for loot of tomorrow: Chest"),
        (
            DeckShown("automa", ("M1", "L3")),
            "The solo deck points at: card 1 among the marked ones, card 3 from the left",
        ),
    ],
    ids=lambda value: value.name() if isinstance(value, Event) else "",
)
def test_an_event_in_words(event: Event, sentence: str) -> None:
    assert ENGLISH.event(event) == sentence


def test_alone_the_second_seat_is_automa() -> None:
    event = Doubloons("chest", 1, 5, 12)
    assert ENGLISH.at_table("pirate").event(event) == "Automa: +5 doubloons, now 12 (Chest)"
    assert ENGLISH.at_table("").event(event) == "Seat 2: +5 doubloons, now 12 (Chest)"


def test_players_may_have_names() -> None:
    words = Words("en", ["Ada", "Old Finch"])
    assert words.event(TookLoot("thief", 1, "map", 0)) == "Old Finch takes loot from Ada: Map"
    assert words.seat(2) == "Seat 3"


def test_a_strike_names_who_struck_and_ones_own_card_does_not() -> None:
    words = Words("en", ["Ada", "Old Finch"])
    struck = DiscardedCharacter("saber", 0, 17, "island", by=1)
    assert words.event(struck) == "Old Finch’s Saber sends Ada’s Brute 17 from the island to the graveyard"
    brawl = DiscardedCharacter("brawler", 0, 22, "ship", by=1)
    assert words.event(brawl) == "Old Finch’s Brawler sends Ada’s Brawler 22 from the ship to the graveyard"
    assert (
        words.event(DiscardedCharacter("scout", 0, 1, "island"))
        == "Ada’s Scout 1 goes from the island to the graveyard"
    )


@dataclass(frozen=True, slots=True)
class SangShanty(Event):
    """An event that only this test knows."""

    seat: int
    verses: int
    loot: str


del BY_NAME[SangShanty.name()]  # so that other tests do not see it


@pytest.fixture
def shanty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The catalogues with words for an event, a question and an option that the code does not know."""
    more = """
event-sang_shanty = { $player } sings { $verses } verses about a { $loot }
question-parrot_repeats = Your Parrot listens ({ $cause }): choose what it repeats
option-verse = A verse
"""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        for file in (LOCALES / language).iterdir():
            (tmp_path / language / file.name).write_text(file.read_text("utf-8"), "utf-8")
    (tmp_path / "en" / "game.ftl").write_text((LOCALES / "en" / "game.ftl").read_text("utf-8") + more, "utf-8")
    monkeypatch.setattr("galecrest.words.LOCALES", tmp_path)
    bundle.cache_clear()
    yield
    bundle.cache_clear()


@pytest.mark.usefixtures("shanty")
def test_something_new_needs_words_in_the_catalogue_and_no_code() -> None:
    assert ENGLISH.event(SangShanty("cook", 0, 3, "barrel")) == "Seat 1 sings 3 verses about a Barrel"
    question = Question(1, 0, "parrot_repeats", ())
    assert ENGLISH.question(question, "cook") == "Your Parrot listens (Cook): choose what it repeats"
    assert ENGLISH.option("verse:3") == "A verse"


# Tiles


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_printed_box_has_words(language: str) -> None:
    sides = {*PRINTED, *PRINTED_SOLO.your_tiles, *PRINTED_SOLO.her_tiles}
    assert all(plain(Words(language).tile(side)) for side in sides)
    assert {effect.name for side in sides for effect in (*side.dusk, *side.night, *side.anchor)} == set(VOCABULARY)


def test_a_changed_tile_is_described_by_its_own_numbers_and_has_the_mark() -> None:
    amulet = box_from_toml('[amulet.calm]\nsource = "R"\nanchor = [{ effect = "gain", doubloons = 9 }]')[8]
    assert [Words(language).tile(amulet) for language in LANGUAGES] == [
        "Anchor: 9 doubloons.",
        "Ancre\u202f: 9 doublons.",
        "Anker: 9 dubloenen.",
        "Kotwica: 9 dublonów.",
    ]
    assert marks_of(amulet) == ["changed"]
    assert marks_of(PRINTED[8]) == []
    assert marks_of(PRINTED[9]) == ["reconstructed"]


def test_a_side_with_another_source_and_the_same_effects_is_not_changed() -> None:
    (chest, *_) = box_from_toml('[chest.calm]\nsource = "J"\nanchor = [{ effect = "gain", doubloons = 5 }]')
    assert chest != PRINTED[0]
    assert not changed(chest)


def test_solo_tiles_are_compared_with_the_printed_solo_tiles() -> None:
    assert not any(changed(side, "you") for side in PRINTED_SOLO.your_tiles)
    assert not any(changed(side, "automa") for side in PRINTED_SOLO.her_tiles)
    solo = solo_from_toml('[tiles.automa.amulet.calm]\nanchor = [{ effect = "gain", doubloons = 3 }]')
    assert [(side.kind, side.side) for side in solo.her_tiles if changed(side, "automa")] == [(4, "calm")]


def test_a_side_without_effects_says_so() -> None:
    assert ENGLISH.tile(box_from_toml("[chest.calm]")[0]) == "Does nothing."


def test_the_clients_examples_of_tiles_are_up_to_date() -> None:
    """If this fails, run `python -m tests.fixtures.tiles`."""
    assert tiles.FILE.read_text("utf-8") == tiles.text()


# Languages


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "nlx_NL"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "fr_FR", "LC_ALL": "nl_BE@euro"}, "nl"),
        ({"LANG": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert spoken_language(environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'de'; the languages are en, fr, nl, pl"):
        Words("de")


def test_an_unknown_key_and_a_missing_variable_raise() -> None:
    with pytest.raises(NoWords, match="there are no words for no-such-key"):
        ENGLISH.t("no-such-key")
    with pytest.raises(NoWords, match=r"there are no words for character-17\.night"):
        ENGLISH.t("character-17.night")
    with pytest.raises(NoWords, match="seat in en"):
        ENGLISH.t("seat")


@pytest.mark.usefixtures("shanty")
def test_english_takes_the_place_of_a_missing_translation() -> None:
    event = SangShanty("cook", 0, 3, "barrel")
    assert Words("pl").event(event) == "Admirał 1 sings 3 verses about a Beczka"


def test_polish_counts_in_its_own_forms() -> None:
    polish = Words("pl")
    assert [polish.t("loot-count-map", count=count) for count in (1, 2, 5, 22)] == [
        "1 mapa",
        "2 mapy",
        "5 map",
        "22 mapy",
    ]


def test_figures_follow_the_language() -> None:
    assert [Words(language).number(1234.5, 1) for language in LANGUAGES] == [
        "1,234.5",
        "1\u202f234,5",
        "1.234,5",
        "1\u00a0234,5",
    ]
    assert [ENGLISH.number(value, 1, signed=True) for value in (2, -2)] == ["+2.0", "-2.0"]
    assert [Words(language).percent(0.314) for language in LANGUAGES] == ["31 %", "31\u202f%", "31%", "31%"]


# The rulings


def test_the_rulings_list_the_text_of_every_tile() -> None:
    text = (Path(__file__).parent.parent / "docs" / "rulings.md").read_text("utf-8")
    for whose, box in (("", PRINTED), ("you", PRINTED_SOLO.your_tiles), ("Automa", PRINTED_SOLO.her_tiles)):
        for side in box:
            cells = [ENGLISH.loot(LOOT[side.kind]), side.side, whose, ENGLISH.tile(side), ", ".join(side.source)]
            assert f"| {' | '.join(filter(None, cells))} |\n" in text


def test_the_reader_is_called_you() -> None:
    words = Words("en", ("Ada", "Grace", "Edith"), reader=1)
    assert words.event(TookLoot("thief", 1, "map", 0)) == "You take loot from Ada: Map"
    assert words.event(TookLoot("thief", 0, "map", 1)) == "Ada takes loot from you: Map"
    assert words.event(TookLoot("thief", 0, "map", 2)) == "Ada takes loot from Edith: Map"
    assert words.event(Doubloons("beggar", 1, 2, 9)) == "You: +2 doubloons, now 9 (Beggar)"
    assert words.event(Revealed("", ((0, 3), (1, 17)))) == "On the island: Beggar 3 (Ada), your Brute 17"
    assert words.event(GameEnded("", (1, 0, 2))) == "The game is over: you win"
    assert words.option("ship:1:17") == "Brute 17 in your ship"
    assert words.name(1) == "Grace"
