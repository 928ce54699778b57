"""What the log of a server does not tell, at any level."""

from pathlib import Path

import pytest

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
