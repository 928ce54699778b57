"""Builds scenes for tests: a table in the middle of a game."""

from __future__ import annotations

from galecrest.game import Game
from galecrest.game.events import Event
from galecrest.game.game import CHOOSE
from galecrest.game.piles import FULL_BAG, count_of, joined, pile_of
from galecrest.game.solo import solo_from_toml
from galecrest.game.terms import ALL_RANKS, CHOOSING, LOOT
from galecrest.game.tiles import PRINTED, Box, box_from_toml

SPARE_CARDS = (32, 35)  # Treasurer and Collector: nothing by day, at dusk or at night


class Table:
    """A game in the first voyage before the choice of cards. All seats have 10 doubloons and two spare cards, ships and days are empty,
    and reputation rises with the seat number."""

    def __init__(
        self, seats: int = 3, board: str = "calm", *, tiles: str = "", level: str = "", solo: str = ""
    ) -> None:
        box: Box = box_from_toml(tiles) if tiles else PRINTED
        self.game = Game.new(seats, board, seed=1, box=box, level=level, solo=solo_from_toml(solo))
        self.events: list[Event] = []
        seats = self.game.seats
        self.game.hands = [SPARE_CARDS] * seats
        self.game.doubloons = [10] * seats
        self.game.track = [0, 1, 2, 3, 4, 5]
        self.game.days = [0, 0]
        self.game.bag = FULL_BAG

    @classmethod
    def solo(cls, board: str = "calm", level: str = "pirate", rules: str = "") -> Table:
        """You at seat 0, Automa with an empty hand at seat 1. The Pilferer's card is a Scout: he is leftmost and takes last."""
        table = cls(1, board, level=level, solo=rules).hand(0, 32, 33, 35, 36).hand(1)
        table.game.undealt = tuple(ALL_RANKS)
        table.game.top = 1
        return table

    # Setting the scene

    def deck(self, pilferer: int, next_card: int = 0) -> Table:
        """Set the solo deck's top card, which is the Pilferer's today, and the next one, by which Automa chooses (0: any)."""
        self.game.top = pilferer
        if next_card:
            self.game.undealt = tuple(sorted((pilferer, next_card)))
        return self

    def hand(self, seat: int, *ranks: int) -> Table:
        self.game.hands[seat] = tuple(sorted(ranks))
        return self

    def ship(self, seat: int, *ranks: int) -> Table:
        self.game.ships[seat] = tuple(sorted(ranks))
        return self

    def graveyard(self, seat: int, *ranks: int) -> Table:
        self.game.graveyards[seat] = tuple(sorted(ranks))
        return self

    def loot(self, seat: int, *tokens: str) -> Table:
        pile = pile_of(tuple(LOOT.index(token) for token in tokens))
        self.game.bag += self.game.loot[seat] - pile
        self.game.loot[seat] = pile
        return self

    def doubloons(self, *amounts: int) -> Table:
        self.game.doubloons = list(amounts)
        return self

    def track(self, *colours: int) -> Table:
        self.game.track = list(colours)
        return self

    def days(self, *days: str) -> Table:
        """Set the loot of today and of the remaining days: `days("map relic", "")`. A single day is the last of the voyage."""
        piles = [pile_of(tuple(LOOT.index(token) for token in day.split())) for day in days]
        self.game.bag += sum(self.game.days) - sum(piles)
        self.game.days = piles
        return self

    def bag(self, *tokens: str) -> Table:
        """Leave only these tokens in the bag (the others are not in play)."""
        self.game.bag = pile_of(tuple(LOOT.index(token) for token in tokens))
        return self

    def voyage(self, number: int) -> Table:
        self.game.voyage = number
        return self

    # Playing

    def day(self, *ranks: int) -> Table:
        """Play one card per seat (0: an empty hand) and continue until a question is open."""
        game = self.game
        game.phase = CHOOSING
        game.kind = ""
        for seat, rank in enumerate(ranks):
            if rank == 0:
                game.hands[seat] = ()
            elif rank not in game.hands[seat]:
                game.hands[seat] = joined(game.hands[seat], rank)
        game.await_choices()
        heard = game.heard = []
        for seat, rank in enumerate(ranks):
            if game.kind == CHOOSE and game.chosen[seat] == 0:
                game.choose(seat, rank)
        if not game.kind:
            game.go_on()
        game.heard = None
        self.events += heard
        return self

    def answer(self, option: str, kind: str = "") -> Table:
        """Answer the open question. If `kind` is given, check it."""
        (question,) = self.game.questions
        if kind:
            assert question.kind == kind, f"asked is {question}"
        self.events += self.game.answer(question.id, option)
        return self

    # Looking

    @property
    def asked(self) -> str:
        """The kind of the open question: `choose_character` when the day is over."""
        return self.game.kind

    @property
    def asked_seat(self) -> int:
        (question,) = self.game.questions
        return question.seat

    @property
    def options(self) -> set[str]:
        (question,) = self.game.questions
        return set(question.options)

    def space(self, seat: int) -> int:
        """The seat's reputation space, 1 at the far left to 6 at the far right."""
        return self.game.track.index(seat) + 1

    def count(self, seat: int, token: str) -> int:
        return count_of(self.game.loot[seat], LOOT.index(token))

    def in_bag(self, token: str) -> int:
        return count_of(self.game.bag, LOOT.index(token))

    def today(self, token: str) -> int:
        return count_of(self.game.days[0], LOOT.index(token))

    def purse(self, seat: int) -> int:
        return self.game.doubloons[seat]

    def happened(self, name: str) -> list[Event]:
        return [event for event in self.events if event.name() == name]
