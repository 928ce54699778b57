"""A choice is not sent by accident, the pace is the player's, and the end of a voyage waits to be read."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from galecrest.game.characters import phases_of
from galecrest.words import Words
from tests.table import Table
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, state, wait
from tests.web.scenes import Stage
from tests.web.tables import come_in, open_table

pytestmark = pytest.mark.slow


def sit(guest: Visitor, **setup: Any) -> tuple[Page, list[str]]:
    """Sit down at a table with bots. Returns the page and the answers that it sends."""
    answers: list[str] = []

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "answer":
                answers.append(message["option"])
            server.send(text)

        socket.on_message(pass_on)

    guest.page.route_web_socket("**/socket", listen)
    come_in(guest)
    guest.page.goto(f"{guest.url}/table/{open_table(guest, **setup)}")
    wait(guest.page, "the first card")
    return guest.page, answers


def asked(page: Page) -> str | None:
    return page.locator("[data-question]").get_attribute("data-id")


def until_next_question(page: Page, before: str | None) -> None:
    """Wait for another question. All that lies between may be over before the test looks."""
    page.wait_for_function(
        "(id) => ![undefined, id].includes(document.querySelector('[data-question]')?.dataset.id)", arg=before
    )


def card(page: Page, at: int) -> Any:
    return page.locator(".hand button").nth(at)


def test_the_first_tap_lifts_and_the_second_sends(visit: Visit) -> None:
    page, answers = sit(visit(sending="", width=390, height=844, has_touch=True, is_mobile=True))
    card(page, 0).tap()
    page.get_by_role("button", name="Send", exact=True).wait_for()
    rank = int(str(card(page, 0).get_attribute("data-option")).rpartition(":")[2])
    phase = phases_of(rank)[0]
    expect(page.locator("[data-part=prompt]")).to_contain_text(Words("en").t(f"character-{rank}.{phase}"))
    card(page, 1).tap()
    expect(card(page, 1)).to_have_class(re.compile(r"\bheld\b"))
    page.get_by_role("button", name="Take back").tap()
    page.get_by_role("button", name="Send", exact=True).wait_for(state="detached")
    assert answers == []
    wanted, question = card(page, 2).get_attribute("data-option"), asked(page)
    card(page, 2).tap()
    card(page, 2).tap()
    page.get_by_role("button", name="Send", exact=True).wait_for(state="detached")
    until_next_question(page, question)
    assert answers[0] == wanted


def test_a_player_who_is_chosen_is_marked(visit: Visit) -> None:
    guest = visit(sending="ask")
    stage = Stage(guest)
    table = (
        Table(3, "stormy").days("barrel barrel barrel", "").day(37, 10, 21)
    )  # a stormy barrel takes from a neighbour
    while table.asked != "barrel_takes":
        table.answer(table.game.questions[0].options[0])
    stage.table = table
    page = guest.open("/table/stage")
    chosen = page.locator("[data-option^='seat:']").first
    chosen.click()
    expect(chosen).to_have_class(re.compile(r"\bheld\b"))
    page.get_by_role("button", name="Take back").click()
    expect(chosen).not_to_have_class(re.compile(r"\bheld\b"))


def test_a_choice_can_be_taken_back(visit: Visit) -> None:
    page, answers = sit(visit(sending=""))  # the default with a mouse
    page.evaluate("window.later = setTimeout; window.setTimeout = () => 0; 0")  # the two seconds never end
    card(page, 0).click()
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Take back").wait_for(state="detached")
    assert answers == []
    card(page, 1).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take back").wait_for(state="detached")
    assert answers == []
    page.evaluate("window.setTimeout = window.later; 0")
    wanted, question = card(page, 2).get_attribute("data-option"), asked(page)
    card(page, 2).click()
    until_next_question(page, question)
    assert answers[0] == wanted


def test_digits_count_only_while_the_table_has_the_focus(visit: Visit) -> None:
    page, answers = sit(visit())
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("")
    page.keyboard.press("1")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("2")
    assert answers == []
    assert state(page)["kind"] == "choose_character"
    question = asked(page)
    page.locator(".island").click(position={"x": 5, "y": 5})
    page.keyboard.press("3")
    until_next_question(page, question)
    assert len(answers) == 1


def test_the_next_voyage_waits_until_the_breakdown_is_closed(visit: Visit) -> None:
    page, _ = sit(visit())
    play(page, until="dialog")
    dialog = page.get_by_role("dialog", name="voyage 1")
    dialog.wait_for()
    header = page.locator(".board header")
    assert "voyage 1 of 3" in header.inner_text().lower()
    widths = dialog.locator("dd").evaluate_all(
        "(all) => all.map((each) => [parseInt(each.innerText.replace('−', '-')), each.querySelector('i').getBoundingClientRect().width])"
    )
    largest, longest = max(widths, key=lambda each: abs(each[0]))
    for amount, width in widths:  # bars are to scale, pixel by pixel
        assert abs(width - abs(amount) * longest / abs(largest)) <= 1, widths
    page.set_viewport_size({"width": 1280, "height": 300})
    expect(dialog.get_by_role("button", name="Sail on")).to_be_in_viewport(ratio=1)  # without scrolling
    dialog.get_by_role("button", name="Sail on").click()
    page.wait_for_function("() => /voyage 2/i.test(document.querySelector('.board header').innerText)")
    wait(page, "the next voyage")


def test_events_can_be_paused_stepped_and_skipped(visit: Visit) -> None:
    page, _ = sit(visit(pace="relaxed", still=False))
    play(page, until="reveal")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play on").wait_for()
    sentence = page.locator("[data-part=prompt] .says")
    before = sentence.inner_text()
    page.locator(".island").click(position={"x": 5, "y": 5})  # skips nothing while the player has paused
    page.get_by_role("button", name="One step").click()
    expect(sentence).not_to_have_text(before)
    page.get_by_role("button", name="Play on").wait_for()
    page.get_by_role("button", name="Skip to the next question").click()
    wait(page, "the next question")
