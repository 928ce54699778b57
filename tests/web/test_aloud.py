"""The client without eyes: roles and names from the accessibility tree, announcements and keys."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from galecrest.game.effects import HIGHEST_PAY
from galecrest.game.events import VoyageEnded
from galecrest.game.game import QUESTIONS
from galecrest.game.terms import COLOURS
from galecrest.words import Words
from tests.table import Table
from tests.web.conftest import Visit
from tests.web.playing import wait
from tests.web.scenes import SCENES, Stage
from tests.web.tables import come_in, open_table

pytestmark = pytest.mark.slow

# The words of every question, whatever causes it.
ASKS = {kind: re.escape(Words("en").t(f"question-{kind}", cause="CAUSE")).replace("CAUSE", ".*") for kind in QUESTIONS}
DAYS = [day for days in (4, 5, 6) for day in range(1, days + 1)]  # of three voyages

# A screen reader announces what is added to a live region, and what changes there.
LISTEN = """(region) => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.textContent) heard.push(node.textContent);
  }).observe(region, {subtree: true, childList: true, characterData: true});
}"""

# Between two frames the focus may be nowhere; at a frame a screen reader would notice.
NOWHERE = """() => {
  window.nowhere = [];
  let last = document.activeElement;
  const look = () => {
    if (document.activeElement === document.body) nowhere.push(last.outerHTML.slice(0, 200));
    else last = document.activeElement;
    requestAnimationFrame(look);
  };
  look();
}"""


class Reader:
    """A screen reader: it knows what the browser tells about the element with the focus, and what is announced."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)
        page.get_by_role("log", name="Announcements").evaluate(LISTEN)

    def focus(self) -> tuple[str, str]:
        """The role and the name of the element with the focus."""
        found = self.browser.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        told = self.browser.send("Accessibility.getPartialAXTree", {"objectId": found, "fetchRelatives": False})
        [node] = told["nodes"]
        return ("", "") if node["ignored"] else (node["role"]["value"], node["name"]["value"])

    @property
    def heard(self) -> list[str]:
        announced: list[str] = self.page.evaluate("heard")
        return announced

    @property
    def days(self) -> list[str]:
        """The summaries of days among the announcements."""
        return [text for text in self.heard if re.match(r"Day \d", text)]

    def question(self) -> str:
        """Wait until a question has the focus, and return its kind; or until a dialog is open, and return nothing."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            role, name = self.focus()
            kinds = [kind for kind, words in ASKS.items() if re.match(words, name)]
            if role == "group" and kinds:
                return kinds[0]
            if self.page.get_by_role("dialog").count():
                return ""
        raise TimeoutError(f"no question has the focus, but {self.focus()}")

    def options(self) -> list[str]:
        """The names of all options, in the order of the arrow keys."""
        names: list[str] = []
        while True:
            self.page.keyboard.press("ArrowRight")
            role, name = self.focus()
            assert role == "button", (role, name)
            assert name
            if name in names:
                return names
            names.append(name)

    def choose(self, option: str) -> None:
        while self.focus()[1] != option:
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")


def test_a_whole_game_by_ear_and_keys(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name="Play now").press("Enter")
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    reader = Reader(page)
    assert reader.question() == "choose_character"
    page.evaluate(NOWHERE)
    others = page.get_by_role("region", name="Players").get_by_role("heading").all_inner_texts()
    assert len(others) == 3
    places = page.get_by_role("list", name="Reputation").get_by_role("listitem").all_inner_texts()
    pays = [int(place.rpartition(": ")[2]) for place in places]
    assert pays == [HIGHEST_PAY - place for place in range(COLOURS)], places
    chance = random.Random(4)
    mornings = 0
    while True:
        kind = reader.question()
        if not kind:
            if page.get_by_role("button", name="Rematch").count():
                break
            page.get_by_role("dialog", name="voyage").get_by_role("button", name="Sail on").press("Enter")
            page.get_by_role("dialog").wait_for(state="detached")
            continue
        options = reader.options()
        if kind == "choose_character":
            assert len(reader.days) == mornings, "every day is summed up before the next one"
            mornings += 1
            assert len(options) == hand.count()
            for option in options:  # with rank and ability
                assert re.search(r"\d+", option), option
        if kind == "dusk_gains":
            for option in options:  # with its effect
                assert re.search(r"(Daytime|Dusk|Night|Anchor): \S", option), option
        reader.choose(chance.choice(options))
    assert mornings == len(DAYS)
    assert page.evaluate("nowhere") == [], "the focus fell to the body"
    for day, told in zip(DAYS, reader.days, strict=True):  # each is announced once
        assert told.startswith(f"Day {day}: On the island: ")
        for name in ("You", *others):
            assert f" {name}: " in told


@pytest.mark.parametrize(
    ("spoken", "said"),
    [
        ("Everything that happens", {"revealed", "day"}),
        ("A summary of each day", {"day"}),
        ("Only questions", set()),
    ],
)
def test_a_listener_chooses_how_much_is_announced(visit: Visit, spoken: str, said: set[str]) -> None:
    guest = visit()
    come_in(guest)
    page = guest.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Screen reader").select_option(label=spoken)
    guest.open(f"/table/{open_table(guest)}")
    wait(page, "a card")
    reader = Reader(page)
    days = 0
    while (days := days + (reader.question() == "choose_character")) < 2:
        reader.choose(reader.options()[0])
    revealed = Words("en").t("event-revealed", characters="CARDS").split("CARDS")[0]
    told = {
        name
        for name, begin in (("revealed", revealed), ("day", "Day 1: "))
        for text in reader.heard
        if text.startswith(begin)
    }
    assert told == said, reader.heard


@pytest.mark.parametrize("pace", ["relaxed", "brisk"])
def test_days_are_summed_up_where_events_are_shown_one_by_one(visit: Visit, pace: str) -> None:
    guest = visit(pace=pace, still=False)
    come_in(guest)
    page = guest.page
    guest.open(f"/table/{open_table(guest, players=2)}")
    wait(page, "a card")
    reader = Reader(page)
    assert reader.question() == "choose_character"
    reader.choose(reader.options()[0])
    while reader.question() != "choose_character":
        reader.choose(reader.options()[0])
    assert [text.startswith("Day 1: On the island: ") for text in reader.days] == [True]


def test_a_question_is_announced_where_the_focus_cannot_move_to_it(visit: Visit) -> None:
    guest = visit()
    stage = Stage(guest)
    page = guest.open("/table/stage")
    stage.arrived()
    reader = Reader(page)
    assert reader.question() == "choose_character"
    page.get_by_role("button", name="Chat").click()
    for scene, kind, place in (
        ("dusk", "dusk_gains", page.get_by_label("Say something")),
        ("a swap with tomorrow", "watchman_swaps", page.get_by_role("button", name="Menu")),
    ):
        place.focus()
        stage.show(SCENES[scene]())
        stage.arrived()
        expect(place).to_be_focused()
        page.wait_for_function("() => heard.length")
        assert [bool(re.match(ASKS[kind], text)) for text in reader.heard] == [True]
        page.evaluate("heard.length = 0")
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    stage.show(SCENES["night"]())
    stage.arrived()
    expect(dialog.get_by_role("log", name="Announcements")).to_have_text(re.compile(ASKS["night_takes"]))
    assert re.search("Menu|Close", reader.focus()[1])


def test_the_focus_stays_where_it_is_while_other_players_choose(visit: Visit) -> None:
    guest = visit()
    stage = Stage(guest)
    page = guest.open("/table/stage")
    reader = Reader(page)
    assert reader.question() == "choose_character"
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    card = reader.focus()
    stage.show(stage.table)  # a new view with the same question
    stage.arrived()
    assert reader.focus() == card
    assert reader.heard == []


def test_the_next_question_gets_the_focus_after_a_token_of_another_player_was_chosen(visit: Visit) -> None:
    guest = visit()
    stage = Stage(guest)
    table = Table(3, "calm").days("barrel map hook", "").loot(1, "map", "map", "map").loot(2, "relic")
    stage.table = table.day(23, 10, 21)
    page = guest.open("/table/stage")
    reader = Reader(page)
    assert reader.question() == "thief_takes"
    page.get_by_role("region", name="Players").get_by_role("button", name="Map × 3").focus()
    stage.answer("loot:1:map")  # two maps stay where the focus is
    assert reader.question() == "dusk_gains"


def test_the_focus_is_at_the_table_after_the_breakdown_of_a_voyage(visit: Visit) -> None:
    guest = visit(pace="brisk", still=False)
    stage = Stage(guest)
    page = guest.open("/table/stage")
    stage.arrived()
    reader = Reader(page)
    assert reader.question() == "choose_character"
    table = SCENES["the end of a voyage"]()
    end = next(at for at, event in enumerate(table.events) if isinstance(event, VoyageEnded))
    table.events = table.events[end:]  # the day before it would take long at this pace
    stage.show(table, "the end of a voyage")
    stage.arrived()
    page.evaluate(NOWHERE)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert reader.question() == "choose_character"  # of the next voyage, which is shown first
    assert page.evaluate("nowhere") == [], "the focus fell to the body"


def test_the_skip_link_leads_to_the_content_and_landmarks_hold_all_of_it(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    page = guest.page
    reader = Reader(page)
    skip = page.get_by_role("button", name="Skip to the content")
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    assert reader.focus()[0] == "main"
    stage = Stage(guest)
    guest.open("/table/stage")
    stage.arrived()
    reader = Reader(page)
    assert reader.question() == "choose_character"
    skip.focus()
    page.keyboard.press("Enter")
    assert reader.question() == "choose_character"
    for role in ("banner", "main", "complementary"):
        expect(page.get_by_role(role)).to_have_count(1)
    for name in ("Your hand", "Players", "Captain’s log"):
        expect(page.get_by_role("region", name=name, exact=True)).to_have_count(1)
    levels = page.get_by_role("heading").evaluate_all("(all) => all.map((each) => +each.localName[1])")
    assert levels[0] == 1
    assert set(levels[1:]) == {2}
