"""What the client believes about the wire is what the server says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from galecrest import codec
from galecrest.game import Board, Game
from galecrest.lab.catalogue import catalogue
from tests.web.wire import FILE, types

LIB = Path(__file__).parents[2] / "web" / "src" / "lib"


def test_the_types_of_the_messages_are_the_servers() -> None:
    assert FILE.read_text("utf-8") == types(), "make wire writes them anew"


def test_the_catalogue_of_the_client_is_the_games() -> None:
    assert json.loads((LIB / "catalogue.json").read_text("utf-8")) == json.loads(json.dumps(catalogue()))


@pytest.mark.parametrize("name", ["View", "Player", "Turn", "Question"])
def test_a_view_has_every_field_that_the_client_reads(name: str) -> None:
    game = Game.new(seats=3, board=Board.STORMY, seed=5)
    view: dict[str, Any] = codec.view_to_data(game.view(0))
    told = {"View": view, "Player": view["players"][0], "Turn": view["turn"], "Question": view["questions"][0]}
    text = re.search(rf"interface {name} {{(.*?)}}", (LIB / "wire.ts").read_text("utf-8"), re.DOTALL)
    assert text is not None
    fields = set(re.findall(r"^  (\w+)\??:", text.group(1), re.MULTILINE))
    assert fields
    assert fields <= told[name].keys()
