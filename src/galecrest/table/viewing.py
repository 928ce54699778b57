"""What one client at a table has been told, and what it is told next."""

from collections.abc import Callable
from dataclasses import dataclass

from galecrest.table.messages import PROTOCOL, Happened, TableChanged, Welcome
from galecrest.table.play import Play
from galecrest.table.seating import Table, must_be_open


@dataclass
class Cursor:
    """One client. Whatever it missed comes in one message, so nothing queues up for a slow client."""

    guest: str
    link: Callable[[Table, int | None], str | None]  # the link that opens the guest's seat on another device
    seat: int | None = None
    after: int | None = None  # the last event that the client was told
    state: tuple[int, int, dict[int, float]] | None = None  # what it was sent last: events, view and deadlines
    version: int = -1  # of the table that it was sent last

    def greet(self, table: Table, after: int | None, now: float) -> Welcome:
        """Refuses a watcher at a running table that has none."""
        self.seat = table.seat_of(self.guest)
        if table.state == "playing":
            must_be_open(table, self.seat)
        self.after, self.state, self.version = after, None, table.version
        return Welcome(PROTOCOL, self.guest, self.seat, self.link(table, self.seat), table.info(now))

    def news(self, table: Table, play: Play, now: float) -> list[TableChanged | Happened]:
        """The messages that bring the client up to date."""
        messages: list[TableChanged | Happened] = []
        if table.version != self.version:
            self.version = table.version
            seat = table.seat_of(self.guest)
            if seat != self.seat:
                self.seat, self.after, self.state = seat, None, None
            messages.append(TableChanged(self.seat, self.link(table, self.seat), table.info(now)))
        if play.begun and table.open_to(self.seat):
            view = play.view(self.seat)
            state = (play.told[self.seat], hash(bytes(view)), play.deadlines)
            if state != self.state:
                happened = play.happened(self.seat, self.after, now)
                self.after, self.state = happened.number, state
                messages.append(happened)
        return messages

    def forget_table(self) -> None:
        """Send the table again with the next news."""
        self.version = -1
