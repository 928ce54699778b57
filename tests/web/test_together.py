"""Two people, spectators, lost networks and a server that starts anew."""

import pytest

from tests.server.harness import Server
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, state, wait
from tests.web.tables import call, come_in, finished_game, open_table

pytestmark = pytest.mark.slow


def gather(visit: Visit, bots: bool = False) -> tuple[Visitor, Visitor]:
    """Ada opens a table for two and sends the link to Bo, who sits down."""
    ada, bo = visit(), visit()
    come_in(ada)
    ada.page.locator(".me input").fill("Ada")
    ada.page.get_by_role("button", name="Sail with friends").click()
    ada.page.get_by_label("Players").select_option("2")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector("text=The crew gathers")
    bo.page.goto(ada.page.get_by_label("Link to this table").input_value())
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Set sail").click()
    for guest in (ada, bo):
        guest.page.wait_for_selector(".hand")
    return ada, bo


def both_play(ada: Visitor, bo: Visitor, rounds: int) -> None:
    """Whoever is asked answers."""
    for _ in range(rounds):
        for guest in (ada, bo):
            now = state(guest.page)
            if now["over"]:
                return
            if now["dialog"]:
                guest.page.keyboard.press("Escape")
            elif now["kind"] and now["options"]:
                play(guest.page, steps=1, seed=rounds)
        ada.page.wait_for_timeout(30)


def answered(guest: Visitor) -> int:
    return int(guest.page.evaluate("JSON.parse(sessionStorage['galecrest-table']).number"))


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
    bo.page.evaluate("window.dispatchEvent(new Event('offline'))")
    both_play(ada, bo, 2)
    bo.context.set_offline(False)
    bo.page.evaluate("window.dispatchEvent(new Event('online'))")
    bo.page.wait_for_function("() => !document.body.innerText.includes('Reconnecting')")
    bo.forgiving = False
    both_play(ada, bo, 6)

    for guest in (ada, bo):
        guest.forgiving = True
    server.stop()
    ada.page.wait_for_selector("text=Reconnecting")
    server.start()
    for guest in (ada, bo):
        guest.page.wait_for_function("() => !document.body.innerText.includes('Reconnecting')")
        guest.forgiving = False
    before = answered(ada)
    both_play(ada, bo, 20)
    assert answered(ada) > before


def test_an_answer_that_broke_with_the_connection_counts_once(visit: Visit, server: Server) -> None:
    guest = visit()
    come_in(guest)
    guest.page.goto(f"{guest.url}/table/{open_table(guest)}")
    asked = wait(guest.page, "a card")
    guest.forgiving = True
    server.stop()
    guest.page.locator(f'[data-option="{asked["options"][0]}"]').first.click()
    server.start()
    guest.page.wait_for_function("() => !document.body.innerText.includes('Reconnecting')")
    guest.forgiving = False
    guest.page.wait_for_function("() => document.querySelectorAll('.log li').length > 6")
    assert "was answered already" not in guest.page.inner_text("body")


def test_two_tabs_on_one_seat_do_not_fight(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    table = open_table(guest, players=2)
    guest.page.goto(f"{guest.url}/table/{table}")
    other = guest.context.new_page()
    other.goto(f"{guest.url}/table/{table}")
    for page in (guest.page, other, guest.page, other):
        wait(page, "a question")
        play(page, steps=1)
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
    assert watcher.page.locator("aside section.panel").count() >= 4


def test_people_talk(visit: Visit) -> None:
    ada, bo = gather(visit)
    for guest in (ada, bo):
        guest.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Fair winds!")
    ada.page.keyboard.press("Enter")
    bo.page.wait_for_selector("text=Fair winds!")


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
