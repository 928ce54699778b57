"""What a guest keeps to themselves: the link to a seat, and everything once they ask to be forgotten."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.playing import wait
from tests.web.tables import call, come_in, open_table


@pytest.mark.slow
def test_a_seat_link_opens_the_seat_and_reaches_no_log(visit: Visit) -> None:
    guest, other = visit(), visit()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    come_in(guest)
    table = open_table(guest, seed="ca7")
    guest.page.goto(f"{guest.url}/table/{table}")
    wait(guest.page, "a question")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Copy the link to your seat").click()
    link = str(guest.page.evaluate("navigator.clipboard.readText()"))
    key = link.partition("#seat=")[2]
    assert key
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    wait(other.page, "the same question")
    assert other.page.url == f"{other.url}/table/{table}"
    assert not [url for url in asked if key in url.partition("#")[0]]


@pytest.mark.slow
def test_a_seat_link_works_for_somebody_who_watches_already(visit: Visit) -> None:
    guest, other = visit(), visit()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    come_in(guest)
    guest.page.goto(f"{guest.url}/table/{open_table(guest, seed='ca7')}")
    wait(guest.page, "a question")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Copy the link to your seat").click()
    link = str(guest.page.evaluate("navigator.clipboard.readText()"))
    other.page.goto(link.partition("#")[0])
    other.page.wait_for_selector('[data-spot="isle"]', state="attached")
    with other.page.expect_event("load"):  # the page loads again, although only the fragment has changed
        other.page.goto(link)
    wait(other.page, "the same question")


@pytest.mark.slow
def test_a_guest_asks_to_be_forgotten(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    before = call(guest, "PUT", "/api/me", {"name": "Ada"})
    guest.page.evaluate(KEEP)
    guest.page.reload()
    guest.page.get_by_role("link", name="Sail on").wait_for()  # a game of this device
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("button", name="Erase me").click()
    guest.page.get_by_role("button", name="Keep me").click()
    guest.page.get_by_role("button", name="Erase me").click()
    with guest.page.expect_navigation():
        guest.page.get_by_role("button", name="Erase me for good").click()
    guest.page.wait_for_selector(".doors")
    after = call(guest, "GET", "/api/me")
    assert after["guest"] != before["guest"]
    assert after["name"] != "Ada"
    assert guest.page.evaluate(COUNT) == 0


# Stores a table as the device does, after the page has made the database.
KEEP = """async () => {
  while (!(await indexedDB.databases()).some(({ name }) => name === "galecrest")) await new Promise((go) => setTimeout(go, 20));
  const table = { id: "here-1", state: "playing", seats: [], setup: { players: 2, board: "calm" }, created_at: 1 };
  const game = JSON.stringify({ table, seat: 0, your_turn: true });
  await new Promise((resolve) => {
    indexedDB.open("galecrest").onsuccess = ({ target }) => {
      const transaction = target.result.transaction("tables", "readwrite");
      transaction.objectStore("tables").put({ id: "here-1", table: "{}", game });
      transaction.oncomplete = () => resolve(target.result.close());
    };
  });
}"""
COUNT = """() => new Promise((resolve) => {
  indexedDB.open("galecrest").onsuccess = ({ target }) =>
    (target.result.transaction("tables").objectStore("tables").count().onsuccess = ({ target }) => resolve(target.result));
})"""
