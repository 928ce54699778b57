"""Every refusal has a status and a code that closes a socket."""

import msgspec
import pytest

from galecrest.game.errors import BadAnswer
from galecrest.table.messages import Refused, encode
from galecrest.table.refusals import Code, code_of


@pytest.mark.parametrize(
    ("code", "status", "closes"),
    [
        (Code.BAD_MESSAGE, 400, 4400),
        (Code.NO_GUEST, 401, 4401),
        (Code.BAD_LINK, 403, 4403),
        (Code.UNKNOWN_TABLE, 404, 4404),
        (Code.TOO_LATE, 408, 4408),
        (Code.ALREADY_SEATED, 409, 4403),
        (Code.TOO_FAST, 429, 4429),
        (Code.FAILED, 500, 1011),
    ],
)
def test_statuses(code: Code, status: int, closes: int) -> None:
    assert (code.status, code.close_code) == (status, closes)


def test_every_bad_answer_has_a_code() -> None:
    codes = {code_of(kind("")) for kind in BadAnswer.__subclasses__()}
    assert codes == {
        Code.GAME_OVER,
        Code.UNKNOWN_QUESTION,
        Code.WRONG_SEAT,
        Code.OPTION_NOT_OFFERED,
        Code.TOO_MANY_CHANGES,
    }


def test_a_code_is_text_on_the_wire() -> None:
    assert encode(Refused("x", Code.SEAT_TAKEN, "Bo sits there")) == (
        b'{"type":"refused","id":"x","code":"seat_taken","reason":"Bo sits there"}'
    )
    assert msgspec.json.decode(b'"seat_taken"', type=Code) is Code.SEAT_TAKEN
