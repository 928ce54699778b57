"""Two people, spectators, lost connections and a restart of the server."""

import time

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import Visit, Visitor
from tests.web.playing import SHOWN, play, state, wait
from tests.web.tables import call, come_in, finished_game, open_table

pytestmark = pytest.mark.slow


def gather(visit: Visit, clock: str = "") -> tuple[Visitor, Visitor]:
    """Ada opens a table for two and sends the link to Bo, who sits down."""
    ada, bo = visit(), visit()
    come_in(ada)
    ada.page.locator(".me input").fill("Ada")
    ada.page.get_by_role("button", name="Sail with friends").click()
    ada.page.get_by_label("Players").select_option("2")
    if clock:
        ada.page.get_by_label("Time for each decision").select_option(label=clock)
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector("text=The crew gathers")
    bo.page.goto(ada.page.get_by_label("Link to this table").input_value())
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Set sail").click()
    for guest in (ada, bo):
        guest.page.wait_for_selector(".hand")
    return ada, bo


def both_play(ada: Visitor, bo: Visitor, answers: int = 10_000) -> None:
    """Let the asked seats answer until the game is over or the given number of answers is reached."""
    end = time.monotonic() + 240
    given = 0
    while given < answers and time.monotonic() < end:
        now = [state(guest.page) for guest in (ada, bo)]
        if all(each["over"] for each in now):
            return
        for guest, each in zip((ada, bo), now, strict=True):
            if each["dialog"] and not each["over"]:
                guest.page.keyboard.press("Escape")
            elif each["kind"] and each["options"]:
                given += play(guest.page, steps=1, seed=given).total()
    assert given >= answers, "the game does not go on"


def answered(guest: Visitor) -> int:
    return int(guest.page.evaluate(SHOWN))


def connected_again(guest: Visitor) -> None:
    guest.page.wait_for_function("() => !document.body.innerText.includes('Reconnecting')", timeout=60_000)


def test_two_people_with_refresh_lost_network_and_restart(visit: Visit, server: Server) -> None:
    ada, bo = gather(visit)
    both_play(ada, bo, 6)

    before = answered(ada)
    ada.page.reload()
    ada.page.wait_for_selector(".hand")
    assert answered(ada) >= before
    assert ada.page.locator(".log li").count() > 3  # the log is still there
    both_play(ada, bo, 6)

    bo.forgiving = True
    bo.context.set_offline(True)
    bo.page.wait_for_selector("text=Reconnecting", timeout=60_000)
    bo.context.set_offline(False)
    connected_again(bo)
    bo.forgiving = False
    both_play(ada, bo, 6)

    for guest in (ada, bo):
        guest.forgiving = True
    server.stop()
    for guest in (ada, bo):
        guest.page.wait_for_selector("text=Reconnecting", timeout=60_000)
    server.start()
    for guest in (ada, bo):
        connected_again(guest)
        guest.forgiving = False
    both_play(ada, bo)
    scores = [guest.page.locator(".podium .step").all_inner_texts() for guest in (ada, bo)]
    assert scores[0] == scores[1]


def test_an_answer_that_broke_with_the_connection_counts_once(visit: Visit, server: Server) -> None:
    guest = visit()
    come_in(guest)
    guest.page.goto(f"{guest.url}/table/{open_table(guest)}")
    asked = wait(guest.page, "a card")
    guest.forgiving = True
    server.stop()
    guest.page.locator(f'[data-option="{asked["options"][0]}"]').first.click()
    server.start()
    connected_again(guest)
    guest.forgiving = False
    guest.page.wait_for_function("() => document.querySelectorAll('.log li').length > 6")
    assert "was answered already" not in guest.page.inner_text("body")


QUESTION = "document.querySelector('[data-question]')?.dataset.id"


def test_two_tabs_on_one_seat_do_not_fight(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    table = open_table(guest, players=2)
    guest.page.goto(f"{guest.url}/table/{table}")
    other = guest.context.new_page()
    other.goto(f"{guest.url}/table/{table}")
    pages = (guest.page, other)
    for turn in range(4):
        one, two = pages[turn % 2], pages[1 - turn % 2]
        wait(one, "a question")
        asked = one.evaluate(QUESTION)
        two.wait_for_function(f"(asked) => {QUESTION} === asked", arg=asked)  # both tabs show the same question
        play(one, steps=1)
        two.wait_for_function(f"(asked) => {QUESTION} !== asked", arg=asked)
    assert guest.page.locator(".notice").count() == other.locator(".notice").count() == 0


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    host, watcher = visit(), visit()
    come_in(host)
    table = open_table(host)
    host.page.goto(f"{host.url}/table/{table}")
    watcher.open(f"/table/{table}")
    watcher.page.wait_for_selector(".board")
    play(host.page, steps=3)
    watcher.page.wait_for_function("() => document.querySelectorAll('.log li').length > 8")
    assert watcher.page.locator(".hand").count() == 0
    assert watcher.page.locator("[data-option]").count() == 0
    expect(watcher.page.locator(".players > *")).to_have_count(4)  # panels, or chips while a notice needs their place


def test_people_talk_and_mute(visit: Visit) -> None:
    ada, bo = gather(visit)
    for guest in (ada, bo):
        guest.page.get_by_role("button", name="Chat").click()

    def say(guest: Visitor, text: str, heard_by: Visitor) -> None:
        field = guest.page.get_by_label("Say something")
        field.fill(text)
        field.press("Enter")
        heard_by.page.get_by_text(text).wait_for()

    say(ada, "Fair winds!", bo)
    say(bo, "And a calm sea!", ada)
    ada.page.get_by_role("button", name="mute", exact=True).click()
    say(ada, "I cannot hear you.", bo)  # the server has received the message
    say(bo, "Why is that?", bo)
    say(ada, "What was it?", ada)
    assert ada.page.get_by_text("Why is that?").count() == 0


def test_a_clock_runs_and_a_bot_answers_when_it_has_run_out(visit: Visit) -> None:
    ada, _ = gather(visit, clock="30 s + 2:30 reserve")
    timer = ada.page.get_by_role("timer").first
    before = timer.inner_text()
    ada.page.wait_for_function("(was) => document.querySelector('[role=timer]')?.innerText !== was", arg=before)

    ada.open(f"/table/{open_table(ada, clock={'decision': 5})}")
    asked = wait(ada.page, "a card")
    assert asked["kind"] == "choose_character"
    first = ada.page.locator("[data-question]").get_attribute("data-id")
    ada.page.wait_for_function(
        "(id) => ![undefined, id].includes(document.querySelector('[data-question]')?.dataset.id)",
        arg=first,
        timeout=60_000,
    )


def test_a_seat_is_left_and_taken_back(visit: Visit) -> None:
    ada, bo = visit(), visit()
    come_in(ada)
    table = call(ada, "POST", "/api/tables", {"setup": {"players": 2, "grace": 5}})["id"]
    for guest in (ada, bo):
        guest.open(f"/table/{table}")
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Set sail").click()
    wait(ada.page, "a card")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave the table").click()
    bo.page.get_by_text("a bot sits in").wait_for(timeout=60_000)
    ada.page.get_by_role("button", name="Take my seat back").click()
    bo.page.get_by_text("a bot sits in").wait_for(state="detached")
    ada.page.get_by_role("button", name="Take my seat back").wait_for(state="detached")
    both_play(ada, bo, 4)


def test_a_replay_is_scrubbed_and_forked(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    table = finished_game(guest)
    guest.open(f"/replay/{table}")
    guest.page.get_by_role("button", name="One step on").click()
    guest.page.wait_for_selector("text=Step 1 of")
    guest.page.locator("input[type=range]").fill("30")
    guest.page.wait_for_selector("text=Step 30 of")
    guest.page.get_by_label("Seen by").select_option("1")
    guest.page.wait_for_selector(".hand")
    guest.page.get_by_role("button", name="Play on from here").click()
    guest.page.get_by_role("button", name="Play on as").click()
    guest.page.wait_for_url("**/table/*")
    assert play(guest.page, steps=3).total() == 3


def test_my_games_and_lobby(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    call(guest, "POST", "/api/tables", {"setup": {"players": 2, "listed": True}})
    guest.open("/lobby")
    guest.page.get_by_role("link", name="Join").first.wait_for()
    guest.open("/games")
    guest.page.get_by_role("link", name="Sail on").first.click()
    guest.page.wait_for_selector("text=The crew gathers")
