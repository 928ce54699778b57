"""The fullest positions of a game, shown by the real client: six players, full ships, hands of twelve, wide names.

A position is set by hand and sent over a socket that the client takes for the server's. Everything else is real.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from galecrest.codec import event_to_data, view_to_data
from galecrest.game.events import DayBegan
from galecrest.game.game import CHOOSE
from galecrest.game.terms import ALL_RANKS, CHOOSING
from galecrest.table.messages import PROTOCOL, Proposal, SeatInfo, Setup, TableInfo, Time, Welcome
from tests.table import Table
from tests.web.conftest import Visitor
from tests.web.playing import SHOWN

SEATS = 6
NAMES = [letter * 24 for letter in "WMQOGD"]
HAND = (3, 7, 9, 12, 16, 19, 22, 25, 27, 32, 35, 40)
CREWS = [
    (8, 15, 20, 28, 33, 36),
    (4, 11, 20, 33, 34, 38),
    (6, 13, 15, 28, 35, 39),
    (5, 14, 22, 32, 36, 40),
    (2, 17, 23, 29, 34, 38),
    (1, 16, 24, 25, 33, 35),
]
QUIET = (37, 10, 21, 39, 3, 12)  # they ask nobody anything by day
TODAY = "hook map saber amulet barrel relic"
HOLDS = [
    "map barrel relic hook saber amulet chest",
    "map barrel relic hook saber amulet",
    "map barrel relic hook saber chest",
    "map barrel relic hook amulet chest",
    "map map barrel relic saber amulet chest",
    "map map barrel relic",
]


def morning() -> Table:
    """The first day of the last voyage: six tokens lie on each day, hands are full, purses heavy."""
    table = Table(SEATS, "calm").voyage(3).days(*[TODAY] * 6).track(3, 1, 5, 0, 2, 4)
    for seat in range(SEATS):
        table.hand(seat, *HAND).graveyard(seat, 6, 13, 18, 20).ship(seat, *CREWS[seat][:2])
    table.doubloons(104, 96, 88, 120, 77, 61)
    table.game.scores = [101, 92, 117, 88, 76, 95]
    table.game.phase = CHOOSING
    table.game.await_choices()
    return table


def evening(days: int = 2) -> Table:
    """A late day of the last voyage: ships and holds are full."""
    table = morning().days(*[TODAY] * days)
    for seat in range(SEATS):
        table.ship(seat, *CREWS[seat]).loot(seat, *HOLDS[seat].split())
    return table


def has_chosen() -> Table:
    table = morning()
    table.game.choose(0, 40)
    return table


def asks(kind: str, rank: int = QUIET[0], days: int = 2, voyage: int = 3) -> Callable[[], Table]:
    """A late day, until this is asked. Seat 0 sends the character of this rank."""

    def scene() -> Table:
        table = evening(days).voyage(voyage).day(rank, *QUIET[1:])
        while table.asked != kind:
            assert table.asked not in (CHOOSE, ""), f"nobody asks {kind}"
            table.answer(table.game.questions[0].options[0])
        return table

    return scene


def swaps() -> Table:
    return asks("watchman_gives", 27)().answer("loot:map", "watchman_gives")


def strikes() -> Table:
    return asks("dusk_gains")().answer("loot:saber", "dusk_gains")


def the_end() -> Table:
    table = evening(days=1).day(*QUIET)
    while not table.game.over:
        table.answer(table.game.questions[0].options[0])
    return table


def a_voyage_ends() -> Table:
    table = evening(days=1).voyage(2).day(*QUIET)
    table.events = [DayBegan("", 2, 5), *table.events]
    table.game.undealt = tuple([rank for rank in ALL_RANKS if rank not in (*HAND, *QUIET)])
    while table.game.voyage == 2:
        table.answer(table.game.questions[0].options[0])
    return table


def alone() -> Table:
    """A late day against Automa: her hand and her table take room beside the island."""
    table = Table.solo(level="captain").voyage(3).days(*["map saber relic"] * 2).doubloons(104, 96)
    for seat in range(2):
        table.hand(seat, *HAND[:10]).ship(seat, *CREWS[seat]).loot(seat, *HOLDS[seat].split())
        table.graveyard(seat, 6, 13, 18, 20)
    table.game.phase = CHOOSING
    table.game.await_choices()
    return table


SCENES: dict[str, Callable[[], Table]] = {
    "choose": morning,
    "has chosen": has_chosen,
    "dusk": asks("dusk_gains"),
    "a saber strikes": strikes,
    "a character of any ship": asks("gunner_fires", 18),
    "a token of anybody": asks("thief_takes", 23),
    "a sale": asks("merchant_sells", 30),
    "the graveyard": asks("surgeon_heals", 31),
    "a swap with tomorrow": swaps,
    "night": asks("night_takes"),
    "anchor": asks("hook_keeps", days=1, voyage=2),
    "the end": the_end,
    "notices": morning,
    "notices and a question about ships": asks("gunner_fires", 18),
    "the end of a voyage": a_voyage_ends,
    "alone": alone,
}


class Stage:
    """A table at which any position can be set."""

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest
        self.number = 0
        self.noticed = False  # people are away, and something is proposed
        self.told = False  # the events are sent, too
        self.socket: WebSocketRoute | None = None
        guest.page.route_web_socket("**/api/tables/stage/socket", self.open)
        guest.page.route("**/api/tables/stage/events", self.tell_history)
        self.table = morning()

    def open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        if json.loads(text)["type"] == "hello":
            self.send()

    def tell_history(self, route: Route) -> None:
        route.fulfill(json={"seat": self.viewer, "number": self.number, "events": self.events, "steps": []})

    @property
    def players(self) -> int:
        """The seats at the table; Automa has none there."""
        return 1 if self.table.game.level else self.table.game.seats

    @property
    def viewer(self) -> int:
        questions = self.table.game.questions
        return questions[0].seat if len(questions) == 1 else 0

    @property
    def events(self) -> list[Any]:
        seen = [each.seen_by(self.viewer) for each in self.table.events]
        return [event_to_data(event) for event in seen if event is not None]

    def show(self, table: Table, scene: str = "") -> None:
        other_seats = table.game.seats != self.table.game.seats
        self.table = table
        self.noticed = scene.startswith("notices")
        self.told = scene == "the end of a voyage"
        self.number += 1000
        if other_seats:  # another table, which has no log yet
            self.load_anew()
        else:
            self.send()

    def load_anew(self) -> None:
        self.guest.page.evaluate("sessionStorage.clear()")
        self.guest.page.reload()

    def show_again(self, table: Table, scene: str) -> None:
        """Show the same position on a fresh page."""
        self.told = False
        self.load_anew()
        self.arrived()
        self.show(table, scene)
        self.arrived()

    def arrived(self) -> None:
        """Wait until the client shows the position. The end of a voyage is shown before it."""
        if self.told:
            self.guest.page.locator("dialog[open] .seats").wait_for()
            return
        self.guest.page.wait_for_function(f"(number) => {SHOWN} === number", arg=self.number)

    def send(self) -> None:
        if self.socket is None:
            return
        game, players = self.table.game, self.players
        away = 0.0 if self.noticed else None
        info = TableInfo(
            id="stage",
            setup=Setup(players=players, level=game.level or None),
            state="over" if game.over else "playing",
            host=NAMES[self.viewer].lower(),
            seats=[
                SeatInfo(name, name.lower(), here=True, patience=away if seat == (self.viewer + 1) % SEATS else None)
                for seat, name in enumerate(NAMES[:players])
            ],
            proposal=Proposal("end", [(self.viewer + 2) % SEATS], [], [self.viewer]) if self.noticed else None,
            seed_hash="0" * 64,
            created_at=0,
            rules=game.rules,
        )
        welcome = Welcome(PROTOCOL, NAMES[self.viewer].lower(), self.viewer, None, info)
        self.socket.send(msgspec.json.encode(welcome).decode())
        self.tell(self.viewer, self.events if self.told else None)

    def answer(self, option: str) -> None:
        """Answer the open question and send what happens, which the client then plays."""
        viewer, known = self.viewer, len(self.table.events)
        self.table.answer(option)
        seen = [each.seen_by(viewer) for each in self.table.events[known:]]
        self.tell(viewer, [event_to_data(event) for event in seen if event is not None])

    def tell(self, viewer: int, events: list[Any] | None = None) -> None:
        """Send events and the view that they lead to, or without events the view alone."""
        assert self.socket is not None
        self.number += len(events or [])
        happened = {
            "type": "happened",
            "number": self.number,
            "whole": events is None,
            "events": events or [],
            "view": view_to_data(self.table.game.view(viewer)),
            "change": None,
            "time": msgspec.to_builtins(
                Time(0, {str(seat): 90.0 for seat in range(self.players)}, [300.0] * self.players)
            ),
        }
        self.socket.send(msgspec.json.encode(happened).decode())
