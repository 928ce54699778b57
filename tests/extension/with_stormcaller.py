"""The recipes, carried out: a new character, question, event and bot reach every part of the program. Run by tests/test_recipes.py."""

import random
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from galecrest import codec
from galecrest.bots import BOTS, ask, make_bot
from galecrest.cli import main
from galecrest.game import Game, Log, imagine, replay, validate
from galecrest.game.characters import phases_of
from galecrest.game.events import BY_NAME, Event
from galecrest.game.game import QUESTIONS
from galecrest.game.terms import ALL_RANKS, CHARACTERS, RULES_VERSION
from galecrest.table.messages import Setup
from galecrest.table.play import Play
from galecrest.words import LANGUAGES, Words
from tests.server.harness import Person, run, running

STORMCALLER = 41


@cache
def stormy_game() -> tuple[int, Log]:
    """A game of four in which the Stormcaller asks: its seed and its log."""
    for seed in range(200):
        game = Game.new(4, "calm", seed)
        choose = random.Random(seed)
        asked = False
        while not game.over:
            question = choose.choice(game.questions)
            asked |= question.kind == "stormcaller_blows"
            played = [option for option in question.options if option == f"hand:{STORMCALLER}"]
            game.answer(question.id, choose.choice(played or question.options))
        if asked:
            return seed, game.log
    raise AssertionError("the Stormcaller never asked")


def test_it_is_one_of_the_characters() -> None:
    assert ALL_RANKS[-1] == STORMCALLER
    assert CHARACTERS[STORMCALLER] == "stormcaller"
    assert phases_of(STORMCALLER) == ("daytime",)
    assert "stormcaller_blows" in QUESTIONS
    assert BY_NAME["storm_called"].name() == "storm_called"


def test_it_goes_through_the_codec_and_back() -> None:
    _, log = stormy_game()
    game = Game.new(log.seats, log.board, log.seed)
    told: list[Event] = []
    for question, option in log.answers:
        assert codec.game_from_json(codec.game_to_json(game)) == game
        for seat in (*range(4), None):
            view = game.view(seat)
            assert codec.view_from_json(codec.view_to_json(view)) == view
        validate(imagine(game.view(0), 5))
        told += game.answer(question, codec.OPTION.write(option))
    assert any(event.name() == "storm_called" for event in told)
    for event in told:
        assert codec.event_from_json(codec.event_to_json(event)) == event
    assert replay(codec.log_from_json(codec.log_to_json(game))[0]) == game


@pytest.mark.parametrize("name", [name for name in BOTS if name != "captain"])
def test_every_bot_plays_it(name: str) -> None:
    seed, _ = stormy_game()
    game = Game.new(4, "calm", seed)
    bot = make_bot(name, seed=3)
    kinds = set()
    while not game.over:
        for question in game.questions:
            reply = bot.reply(game.view(question.seat), question)
            options = [f"hand:{STORMCALLER}"] if f"hand:{STORMCALLER}" in question.options else [reply.option]
            kinds.add(question.kind)
            game.answer(question.id, options[0])
            break
    assert "stormcaller_blows" in kinds


def test_a_new_bot_answers_every_question() -> None:
    seed, _ = stormy_game()
    game = Game.new(3, "stormy", seed)
    parrot = make_bot("parrot", seed=1)
    while not game.over:
        question = game.questions[0]
        reply = ask(parrot, game.view(question.seat), question)
        assert reply.option == question.options[-1]
        game.answer(question.id, reply.option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_plays_it_in_every_language(language: str) -> None:
    """Whoever holds the card plays it: the list of options is in the order of the ranks, and 41 comes last."""
    seed, _ = stormy_game()
    command = ["play", "--players=4", f"--seed={seed}", "--against=parrot", f"--language={language}"]
    result = CliRunner().invoke(main, command, input="9\n8\n7\n6\n5\n4\n3\n2\n1\n" * 200)
    assert result.exit_code == 0, result.output
    assert "Stormcaller" in result.output
    assert Words(language).t("question-stormcaller_blows") in result.output or "calls a storm" in result.output


def test_a_table_tells_every_viewer_of_it() -> None:
    seed, log = stormy_game()
    play = Play.new(Setup(players=4), seed, RULES_VERSION)
    play.take(play.begin(at=0.0))
    told: dict[int | None, list[str]] = {viewer: [] for viewer in play.viewers}
    for number, (question, option) in enumerate(log.answers):
        assert play.game is not None
        before = dict(play.told)
        (seat,) = [each.seat for each in play.game.questions if each.id == question]
        play.take(play.answer(seat, question, codec.OPTION.write(option), at=number + 1.0))
        for viewer in play.viewers:
            told[viewer] += [event["event"] for event in play.happened(viewer, before[viewer], now=0.0).events]
    assert play.over
    assert all("storm_called" in events for events in told.values())


def test_a_server_plays_it_with_people_and_the_new_bot(tmp_path: Path) -> None:
    seed, _ = stormy_game()

    async def main() -> None:
        person = await Person(server.http).arrive()
        assert "parrot" in await person.call("GET", "/api/bots")
        table = await person.open_table(setup={"players": 4}, seed=f"{seed:x}", bots=["parrot"] * 3, start=True)
        async with person.at(table) as client:
            await client.play(random.Random(1))
        replayed = await person.call("GET", f"/api/replays/{table}")
        assert replayed["table"]["result"]["scores"] == [player["score"] for player in (client.view or {})["players"]]
        history = await person.call("GET", f"/api/tables/{table}/events")
        assert any(event["event"] == "storm_called" for event in history["events"])

    with running(f"sqlite+aiosqlite:///{tmp_path / 'stormy.sqlite'}") as server:
        run(main)
