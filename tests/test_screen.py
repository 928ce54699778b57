"""The full-screen game, played by keyboard and mouse."""

from itertools import combinations

import pytest

from galecrest import codec
from galecrest.cli.local import ME
from galecrest.cli.screen import Page
from galecrest.game import replay
from galecrest.words import LANGUAGES, Words
from tests.on_screen import Person, play

# By keyboard


def test_a_whole_game_is_played_with_two_keys() -> None:
    async def story(person: Person) -> None:
        while not person.app.sitting.over:
            await person.asked()
            if not person.app.sitting.over:
                await person.answer()
        await person.asked()
        game = person.table.game
        assert game.over
        winner = ("You win", "Marisol wins")[game.standing[0]]
        await person.sees(f"{winner} with {max(game.scores)} points.", "1.  " + "ABC"[game.standing[0]])
        log, state = codec.log_from_json(person.table.log)
        assert codec.digest(replay(log)) == state
        await person.press("down", "enter")  # another game

    assert play(story, players=2).return_value == "again"


def test_a_stray_enter_sends_nothing() -> None:
    async def story(person: Person) -> None:
        await person.asked()
        await person.press("enter", "enter")
        assert person.app.sitting.sent is None
        await person.answer()
        await person.asked()
        sent = person.app.sitting.sent
        await person.press("enter", "enter", "space")
        assert person.app.sitting.sent is sent

    play(story)


def test_a_number_marks_an_option_that_enter_sends() -> None:
    async def story(person: Person) -> None:
        await person.asked()
        question = person.app.sitting.question
        assert question is not None
        await person.press("9", "3")
        rank = question.choices[2]
        await person.until(lambda: person.options.highlighted == 2)
        await person.reads(f"{person.app.words.character(rank)}\n")
        assert person.app.sitting.sent is None
        await person.press("enter")
        await person.until(lambda: question.id in person.answers)
        assert person.answers[question.id] == rank

    play(story)


def test_numbers_beyond_nine_are_typed_digit_by_digit() -> None:
    async def story(person: Person) -> None:
        await person.asked()
        person.app.actions *= 3  # eighteen options
        person.app.type_digit("1")
        assert person.app.typed == "1"
        person.app.type_digit("7")
        assert person.app.typed == "17"
        person.app.type_digit("5")
        assert person.app.typed == "5"

    play(story)


def test_cards_players_loot_and_help_can_be_read() -> None:
    async def story(person: Person) -> None:
        for _ in range(8):
            await person.answer()
        await person.asked()
        game, words = person.table.game, person.app.words
        await person.press("right")
        first = [*game.island, *game.hands[ME]][0]
        rank = first >> 3 if game.island else first
        await person.reads(words.character(rank))
        await person.press("b")
        await person.reads(" B  Marisol\n")
        assert words.characters(game.ships[1]) in person.said("#text") or not game.ships[1]
        for key, sentence in (("l", "Anchor: 5 doubloons."), ("question_mark", "☼ Daytime")):
            await person.press(key)
            await person.sees(sentence)
            assert isinstance(page := person.app.screen, Page)
            assert page.query_one("#page").border_title == {"l": "Loot", "question_mark": "Help"}[key]
            await person.press("escape")
            await person.until(lambda: not isinstance(person.app.screen, Page))

    play(story)


def test_leaving_takes_a_second_thought() -> None:
    async def story(person: Person) -> None:
        await person.asked()
        await person.press("q")
        await person.sees("Press Q once more to leave.")
        await person.press("down")
        await person.until(lambda: "Press Q once more to leave." not in person.text)
        await person.press("q", "q")

    assert play(story).return_value is None


# By mouse


def test_a_day_is_played_with_the_mouse() -> None:
    async def story(person: Person) -> None:
        await person.asked()
        game, words = person.table.game, person.app.words
        day = game.day
        while person.table.game.day == day:
            await person.asked()
            before = person.app.sitting.sent
            row = person.lines[person.options.region.y].split()[1:4]
            await person.click(" ".join(row))
            await person.until(lambda: person.options.highlighted == 0)
            assert person.app.sitting.sent is before  # the first click marks
            await person.click(" ".join(row))
            await person.until(lambda before=before: person.app.sitting.sent is not before)  # type: ignore[misc]
            await person.asked()
        await person.click("C  Old Finch")
        await person.until(lambda: "Old Finch\nDoubloons: " in person.said("#text"))
        await person.click("Help")
        await person.until(lambda: isinstance(person.app.screen, Page) and words.t("screen-help") in person.text)

    play(story)


# Windows and languages

PANELS = ("#bar", "#island", "#players", "#prompt", "#log", "#card", "#foot")


def each_has_its_place(person: Person) -> bool:
    regions = [person.app.query_one(name).region for name in PANELS]
    inside = all(person.app.screen.region.contains_region(region) for region in regions)
    return inside and not any(one.overlaps(other) for one, other in combinations(regions, 2))


def test_the_clock_may_tick_while_the_program_closes() -> None:
    async def story(person: Person) -> None:
        await person.asked()
        await person.app.query("#bar").remove()
        person.app.refresh_bar()

    play(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_place_in_a_small_window(language: str) -> None:
    """Six players at 80x24: no panel leaves the screen or covers another one, and every option can be reached and read."""

    async def story(person: Person) -> None:
        for _ in range(3):
            await person.asked()
            await person.until(lambda: each_has_its_place(person))
            words = person.app.words
            await person.sees(*[words.seat(seat)[:7] for seat in range(6)])
            for number, choice in enumerate(person.app.sitting.prompt.choices, 1):
                await person.press("down")
                await person.sees(f"►{number:2} {choice.text}"[:24])
            await person.sees(person.app.sitting.prompt.sentence[:30])
            await person.answer()

    play(story, (80, 24), language=language, players=6)


def test_the_language_changes_with_a_key_and_the_log_with_it() -> None:
    async def story(person: Person) -> None:
        await person.answer()
        await person.asked()
        for language in ("fr", "nl", "pl", "en"):
            await person.press("n")
            words = Words(language)
            await person.logs(words.t("event-day_began", voyage=1, day=1))
            await person.sees(words.t("your-turn-title"), words.t("island"))
            assert person.app.words.language == language

    play(story, (140, 40))


def test_without_colours_signs_and_letters_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def story(person: Person) -> None:
        await person.answer()
        await person.asked()
        await person.press("down")
        await person.sees("► ", " A  You")

    play(story)


# Pace


def test_events_are_shown_one_after_another_until_the_person_skips() -> None:
    """A pace of an hour: the screen stops at the reveal, and the bars show that moment."""

    async def story(person: Person) -> None:
        await person.asked()
        await person.press("down", "enter")
        await person.until(lambda: person.app.shown is not None and person.app.shown.island)
        assert person.app.telling
        await person.until(lambda: all(letter in person.said("#island") for letter in "ABC"))
        await person.sees("Space: on to your next question")
        assert not person.options.options
        await person.press("space")
        await person.asked()
        assert not person.app.telling

    play(story, pace=3600.0)
