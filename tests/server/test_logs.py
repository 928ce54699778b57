"""What the log of a server does not tell, at any level, and how often it tells the rest."""

import json
import logging
import sys
from pathlib import Path

import pytest

from galecrest.server.logs import MINUTE, MOST, JsonLines, Repeats
from tests.server.harness import Person, run, running


@pytest.mark.parametrize("level", ["debug", "info"])
def test_logs_hold_no_cookies_chat_links_or_addresses(tmp_path: Path, level: str) -> None:
    secrets = ["127.0.0.1", "one whispered line", "galecrest_guest", "Zebedee"]
    log = tmp_path / "log"
    with running(f"sqlite+aiosqlite:///{tmp_path}/log.sqlite", f"--log-level={level}", log=log) as server:

        async def main() -> None:
            person, other = await Person(server.http, "Zebedee").arrive(), await Person(server.http, "Bob").arrive()
            table = await person.open_table(setup={"players": 2}, bots=["random"], start=True)
            async with person.at(table) as client:
                await client.do("say", text="one whispered line")
                assert client.link is not None
                secrets.append(client.link)
                await other.at(table).connect(link=client.link)
            await person.call("POST", "/api/lobby/chat", {"text": "one whispered line"})
            assert (await person.ask("PUT", "/api/me", {"name": ""})).status_code == 400
            secrets.append(person.cookie.partition("=")[2])

        run(main)
    text = log.read_text()
    assert [secret for secret in secrets if secret in text] == []


def test_failures_that_repeat_do_not_fill_the_disk() -> None:
    """A check that fails four times a second, or a line for every answer while Redis is away, was gigabytes by the morning."""
    now = 0.0
    repeats, lines = Repeats(lambda: now), []

    def fail(line: int, error: type[Exception]) -> None:
        try:
            raise error("away")
        except error:
            record = logging.LogRecord("galecrest", logging.ERROR, "check.py", line, "check failed", (), sys.exc_info())
        if repeats.filter(record):
            lines.append(json.loads(JsonLines().format(record)))

    for _ in range(MOST + 270):
        fail(1, OSError)
    assert len(lines) == MOST
    fail(2, OSError)
    fail(1, ValueError)
    assert len(lines) == MOST + 2, "others are other news"
    now = MINUTE
    fail(1, OSError)
    assert [line.get("left_out") for line in lines[-2:]] == [None, "270"]
    fail(1, OSError)
    assert len(lines) == MOST + 4
    assert "left_out" not in lines[-1]
