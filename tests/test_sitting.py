"""What a person in the terminal is asked beside the game's questions, and what they answer. The table is real, the connection is a list."""

from dataclasses import replace

import pytest

from galecrest.cli.link import Ended, Lost, News
from galecrest.cli.sitting import Sitting, events_in, said
from galecrest.game import Question
from galecrest.game.terms import RULES_VERSION
from galecrest.table import seating
from galecrest.table.messages import (
    Accepted,
    Agree,
    Answer,
    ChatLine,
    ClientMessage,
    End,
    Happened,
    OpenTable,
    PlaceBot,
    Refused,
    Rematch,
    Return,
    Setup,
    TableChanged,
    decode_server_message,
    encode,
)
from galecrest.table.play import Play
from galecrest.table.refusals import Code
from galecrest.table.seating import Guest, Table
from galecrest.words import Words

ADA, GRACE = Guest("a", "Ada"), Guest("g", "Grace")
NOW = 1000.0


class Wire:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[ClientMessage] = []

    def open(self, tell: object) -> None:
        pass

    def send(self, message: ClientMessage) -> None:
        self.sent.append(message)

    def close(self) -> None:
        pass


class Scene:
    """Ada, Grace and a bot in a game that has begun. Grace sits in the terminal."""

    def __init__(self) -> None:
        self.wire = Wire()
        self.sitting = Sitting(self.wire, Words("en"))
        opened = seating.open_table("t", ADA, OpenTable(Setup(players=3), bots=["random"]), "5", RULES_VERSION, NOW)
        self.table: Table = replace(seating.sit(opened, GRACE, None, NOW), state="playing")
        self.play = Play.new(self.table.setup, 5, RULES_VERSION)
        self.play.take(self.play.begin(NOW))
        self.show(self.table)
        self.happened()

    @property
    def me(self) -> int:
        (seat,) = [place for place, seat in enumerate(self.table.seats) if seat.guest == GRACE.id]
        return seat

    def show(self, table: Table) -> None:
        self.table = table
        self.hear(TableChanged(self.me, None, table.info(NOW)))

    def happened(self) -> None:
        self.hear(self.play.happened(self.me, None, NOW))

    def hear(self, news: News) -> str:
        return self.sitting.hear(news if isinstance(news, Lost | Ended) else decode_server_message(encode(news)))

    def asked(self) -> Question | None:
        return self.sitting.question

    def choose(self, words: str) -> ClientMessage:
        (choice,) = [each for each in self.sitting.prompt.choices if each.text == words]
        self.sitting.send(choice)
        return self.wire.sent[-1]


def test_a_proposal_is_answered_before_the_game_goes_on() -> None:
    scene = Scene()
    before = scene.sitting.prompt
    scene.show(seating.decide(scene.table, ADA, End("1"), NOW))
    assert scene.sitting.prompt.sentence == "Ada would like to end this game and delete it."
    declined = scene.choose("Rather not")
    assert isinstance(declined, Agree)
    assert not declined.agreed
    scene.show(seating.decide(scene.table, GRACE, declined, NOW))
    assert scene.sitting.prompt.sentence == before.sentence


def test_another_bot_is_a_proposal() -> None:
    scene = Scene()
    (bot,) = [place for place, seat in enumerate(scene.table.seats) if seat.bot]
    scene.show(seating.decide(scene.table, ADA, PlaceBot("1", bot, "captain"), NOW))
    assert scene.sitting.prompt.sentence == "Ada would like another bot for Marisol: Captain bot."
    assert isinstance(scene.choose("Agree"), Agree)


def test_a_seat_is_taken_back_from_a_bot() -> None:
    scene = Scene()
    scene.show(seating.decide(scene.table, GRACE, PlaceBot("1", scene.me, "deckhand"), NOW))
    assert scene.sitting.prompt.sentence == "A bot is playing for you."
    back = scene.choose("Take my seat back")
    assert isinstance(back, Return)
    scene.show(seating.decide(scene.table, GRACE, back, NOW))
    assert scene.sitting.question is not None


def test_a_refused_answer_is_asked_again_and_an_accepted_one_is_not() -> None:
    scene = Scene()
    question = scene.asked()
    assert question is not None
    first = scene.choose(scene.sitting.prompt.choices[0].text)
    assert isinstance(first, Answer)
    assert scene.asked() is None
    assert scene.hear(Refused(first.id, Code.TOO_FAST, "")) == "Not so fast! Please wait a moment."
    assert scene.asked() == question
    again = scene.choose(scene.sitting.prompt.choices[0].text)
    assert isinstance(again, Answer)
    scene.hear(Accepted(again.id))
    assert scene.asked() is None  # though the view that we know still asks it
    scene.play.take(scene.play.answer(scene.me, question.id, again.option, NOW))
    scene.happened()
    assert scene.sitting.prompt.optional  # the card can be changed until all have chosen
    assert "Waiting for Ada, Marisol." in scene.sitting.waiting


def test_a_rematch_is_offered_when_the_game_is_over() -> None:
    scene = Scene()
    while not scene.play.over:
        assert scene.play.game is not None
        question = scene.play.game.questions[0]
        scene.play.take(scene.play.answer(question.seat, question.id, question.options[0], NOW))
    scene.show(replace(scene.table, state="over"))
    scene.happened()
    assert " with " in scene.sitting.prompt.sentence
    assert isinstance(scene.choose("Rematch"), Rematch)


def test_a_lost_connection_is_told_calmly_and_a_closed_table_with_its_reason() -> None:
    scene = Scene()
    before = scene.sitting.prompt.sentence
    scene.hear(Lost())
    assert scene.sitting.prompt.sentence == "The wind has dropped. Reconnecting…"
    assert not scene.sitting.prompt.choices
    scene.show(scene.table)
    assert scene.sitting.prompt.sentence == before
    assert scene.hear(Ended("unknown_table")) == "There is no such table."
    assert scene.sitting.prompt.sentence == "There is no such table."


def test_events_of_a_later_program_are_passed_over() -> None:
    storm = {"event": "storm_called", "cause": ""}
    day = {"event": "day_began", "cause": "", "voyage": 1, "day": 2}
    assert [event.name() for event in events_in(Happened(2, False, [storm, day], None))] == ["day_began"]


@pytest.mark.parametrize(("text", "reaction", "line"), [("Ahoy", None, "Ada: Ahoy"), ("", "ouch", "Ada: Ouch!")])
def test_chat_is_told_in_words(text: str, reaction: str | None, line: str) -> None:
    assert said(ChatLine(1, "a", "Ada", 0, text, NOW, reaction), Words("en")) == line  # type: ignore[arg-type]
