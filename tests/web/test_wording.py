"""Wordings that players tripped over, read where players read them. The catalogues themselves are tested in tests/test_locales.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from galecrest.words import Words
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, wait
from tests.web.tables import GIVE_TO_BOT, call, come_in, finished_game, open_table

pytestmark = pytest.mark.slow

WORDINGS = {
    "pl-PL": [
        "może znów przynieść zysk",
        "kotwice przynoszą dublony",
        "Niska reputacja daje więcej",
        "Usuń z łupu dnia",
        "Natychmiastowe",
        "Punkt widzenia",
        "pomija animację",
        "znajomymi",
    ],
    "nl-NL": ["De bemanning verzamelt zich", "bij elke gelijke stand", "pakken in de avondschemer als eerste buit"],
    "fr-FR": [
        "Carte au trésor",
        "Reprendre la partie d’ici",
        "Spectateur",
        "a quitté la table",
        "Cliquez",
        "par-dessus bord",
    ],
    "en-GB": ["Wages by reputation", "You are choosing"],
}

# All words of the screen, also those for screen readers.
READ = """() => [document.body.textContent, ...[...document.querySelectorAll('[aria-label], [aria-description]')]
  .flatMap((each) => [each.ariaLabel, each.ariaDescription])].join(' ')"""


def first_day_with_the_guide(page: Page) -> str:
    """What the guide says on the first day, from the hand to the ship."""
    told: list[str] = []
    while len(told) < 6:
        page.wait_for_selector(".guide, [data-question]")
        if page.locator(".guide").count():
            told.append(page.locator(".guide").inner_text())
            page.locator(".bar .button").click()
            page.wait_for_function("(text) => document.querySelector('.guide')?.innerText !== text", arg=told[-1])
        else:
            play(page, steps=1)
    return " ".join(told)


def around(guest: Visitor, friend: Visitor, words: Words) -> str:
    """All that is read at home, in the books, before, at and after a game, and on the first day of the guided voyage."""
    page = guest.page
    come_in(guest)
    texts = [page.evaluate(READ)]
    page.get_by_role("button", name=words.t("settings")).click()
    texts.append(page.get_by_role("dialog").inner_text())
    for path in ("/how", "/cards"):
        guest.open(path)
        page.locator("h1").wait_for()
        texts.append(page.evaluate(READ))
    table = call(guest, "POST", "/api/tables", {"setup": {"players": 2}})["id"]
    guest.open(f"/table/{table}")
    page.get_by_role("heading", name=words.t("gathering")).wait_for()
    texts.append(page.evaluate(READ))
    friend.open(f"/table/{table}").get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name=words.t("start")).click()
    wait(page, "a card")
    texts.append(page.evaluate(READ))
    guest.open(f"/replay/{finished_game(guest, players=2)}")
    page.get_by_role("button", name=words.t("replay-fork")).wait_for()
    texts.append(page.evaluate(READ))
    come_in(guest)
    page.get_by_role("button", name=words.t("guided-voyage")).click()
    return " ".join([*texts, first_day_with_the_guide(page)])


@pytest.mark.parametrize("locale", WORDINGS)
def test_what_players_tripped_over_is_said_well(visit: Visit, locale: str) -> None:
    text = around(visit(locale=locale), visit(), Words(locale[:2]))
    assert [words for words in WORDINGS[locale] if words not in text] == []


def test_the_skies_are_the_winners_in_dutch(visit: Visit) -> None:
    guest = visit(locale="nl-NL")
    come_in(guest)
    standing = [1]
    while standing[0] != 0:
        table = finished_game(guest, players=2)
        standing = call(guest, "GET", f"/api/tables/{table}/events")["events"][-1]["standing"]
    guest.open(f"/table/{table}")
    guest.page.get_by_role("heading", name="Het luchtruim is van jou!").wait_for()


def test_a_game_that_has_ended_meanwhile_is_not_under_way_in_dutch(visit: Visit) -> None:
    guest = visit(locale="nl-NL")
    come_in(guest)
    table = open_table(guest, players=2)
    guest.open("/games")
    end = Words("nl").t("end-short")
    guest.page.get_by_role("button", name=end, exact=True).click()
    guest.page.evaluate(GIVE_TO_BOT, [table, "random"])  # and the game ends
    guest.forgiving = True  # the refusal is logged
    guest.page.get_by_role("dialog").get_by_role("button", name=end, exact=True).click()
    expect(guest.page.get_by_role("alert")).to_have_text("Het spel is niet gaande.")
