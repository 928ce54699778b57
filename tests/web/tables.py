"""Open tables for a test, with the cookie of the page."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Visitor

CALL = """async ([method, path, body]) => {
  const answer = await fetch(path, {method, headers: {'content-type': 'application/json'}, body: body && JSON.stringify(body)});
  return answer.json();
}"""

# Whoever opened the table hands their seat to a bot, and waits for the end.
GIVE_TO_BOT = """([table, bot]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({type: 'hello'}));
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'welcome') socket.send(JSON.stringify({type: 'place_bot', id: 'b', seat: 0, bot}));
    if (['welcome', 'table'].includes(message.type) && message.table.state === 'over') { socket.close(); done(); }
  };
})"""


def call(guest: Visitor, method: str, path: str, body: Any = None) -> Any:
    return guest.page.evaluate(CALL, [method, path, body])


def come_in(guest: Visitor) -> None:
    """Open the home page and wait until the server knows the guest."""
    guest.open()
    guest.page.wait_for_function("() => document.querySelector('.doors') && document.querySelector('.me input').value")


def open_table(guest: Visitor, seed: str | None = None, bot: str = "deckhand", **setup: Any) -> str:
    """Start a table with bots on all other seats and return its id."""
    players = setup.get("players", 4)
    body = {
        "setup": {"board": "calm", "players": 4} | setup,
        "bots": [bot] * (players - 1),
        "seed": seed,
        "start": True,
    }
    return str(call(guest, "POST", "/api/tables", body)["id"])


def finished_game(guest: Visitor, **setup: Any) -> str:
    """Let bots play a game to the end and return the table's id."""
    table = open_table(guest, bot="random", **setup)
    guest.page.evaluate(GIVE_TO_BOT, [table, "random"])
    return table
