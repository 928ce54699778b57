"""The right answer of every lesson is right: the engine plays each answer on to the end of the voyage. In the browser, a lesson asks
again after a wrong answer and says why the right one is right."""

from __future__ import annotations

from itertools import product

import pytest

from galecrest.bots.helmsman import Helmsman
from galecrest.game import Game, Question
from galecrest.game.game import CHOOSE
from tests.web.conftest import Visit
from tests.web.playing import wait
from tests.web.tables import come_in
from web.generate.lessons import LESSONS, Lesson, position

by_key = pytest.mark.parametrize("lesson", LESSONS, ids=[each.key for each in LESSONS])


def question_of(game: Game, lesson: Lesson) -> Question:
    (question,) = [each for each in game.questions if each.seat == lesson.seat]
    return question


def lead(game: Game, seat: int) -> int:
    """Plays the voyage to its end by good rules of thumb. Returns the seat's lead over its best rival."""
    bots = [Helmsman(1) for _ in range(game.seats)]
    voyage = game.voyage
    while game.voyage == voyage:
        question = game.questions[0]
        game.answer(question.id, bots[question.seat].reply(game.view(question.seat), question).option)
    return game.scores[seat] - max(score for other, score in enumerate(game.scores) if other != seat)


def leads(lesson: Lesson, option: str) -> list[int]:
    """The lead that an answer brings, for all that the others may choose at the same time."""
    before = position(lesson)
    question = question_of(before, lesson)
    others = [each for each in before.questions if each.seat != lesson.seat]
    found = []
    for chosen in product(*[other.options for other in others]):
        game = before.copy()
        game.answer(question.id, option)
        for other, choice in zip(others, chosen, strict=True):
            game.answer(other.id, choice)
        found.append(lead(game, lesson.seat))
    return found


@by_key
def test_no_other_answer_is_ever_better(lesson: Lesson) -> None:
    question = question_of(position(lesson), lesson)
    right = leads(lesson, lesson.right)
    for option in question.options:
        if option != lesson.right:
            pairs = list(zip(right, leads(lesson, option), strict=True))
            assert all(best >= other for best, other in pairs), option
            assert sum(best - other for best, other in pairs) >= 2 * len(pairs), option


def test_a_lesson_is_on_the_last_day_so_that_its_result_can_be_counted() -> None:
    assert all(len(position(lesson).days) == 1 for lesson in LESSONS)


def test_nobody_can_outrank_the_card_of_the_lesson_on_hands() -> None:
    """Its explanation says so: every card that another may hold ranks lower than the Infantry."""
    lesson = next(each for each in LESSONS if each.key == "hands")
    game = position(lesson)
    view = game.view(lesson.seat)
    assert question_of(game, lesson).kind == CHOOSE
    for seat, player in enumerate(view.players):
        if seat != lesson.seat:
            assert player.hand_size == len(player.holds)
            assert max(player.holds) < 29


def test_the_figures_in_the_explanations_are_right() -> None:
    sets, _, sale = LESSONS
    assert leads(sets, "loot:map")[0] - leads(sets, "loot:chest")[0] == 7 - 5
    assert leads(sale, "sell:relic:2")[0] - leads(sale, "sell:chest:1")[0] == (4 + 2 * 3) - (1 - 5)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "touch"), [(1280, 720, False), (390, 844, True)])
def test_the_lessons_are_worked_through_without_a_table(visit: Visit, width: int, height: int, touch: bool) -> None:
    guest = visit(width=width, height=height, has_touch=touch, is_mobile=touch)
    come_in(guest)
    page = guest.page
    page.get_by_role("link", name="How to play").first.click()
    page.get_by_role("link", name="The second map").click()
    for lesson in LESSONS:
        page.wait_for_url(f"**/lesson/{lesson.key}")
        options = wait(page, lesson.key)["options"]
        assert set(options) == set(question_of(position(lesson), lesson).options)
        wrong = next(option for option in options if option != lesson.right)
        page.locator(f'[data-option="{wrong}"]').first.click()
        page.get_by_text("There is a better answer").wait_for()
        page.locator(f'[data-option="{lesson.right}"]').first.click()
        page.get_by_text("Right!").wait_for()
        assert page.locator("[data-option]").count() == 0
        page.get_by_role("link", name="Next lesson").or_(page.get_by_role("link", name="To the table")).click()
    page.locator(".doors").wait_for()
