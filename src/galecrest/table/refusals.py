"""Every reason for which a request is refused or a connection closed. A player reads the words under `refusal-<code>` in the catalogues."""

from enum import StrEnum
from typing import Any

from galecrest.game.errors import BadAnswer, BadRules


class Code(StrEnum):
    """The code for programs, with its HTTP status and the code that closes a WebSocket for this reason."""

    status: int

    def __new__(cls, code: str, status: int = 409) -> "Code":
        member = str.__new__(cls, code)
        member._value_ = code
        member.status = status
        return member

    @property
    def close_code(self) -> int:
        """4404 for status 404. Conflicts close with 4403, failures of the server with the usual 1011."""
        return {409: 4403, 500: 1011}.get(self.status, 4000 + self.status)

    # The request itself
    BAD_MESSAGE = "bad_message", 400
    BAD_SETUP = "bad_setup", 400
    BAD_NAME = "bad_name", 400
    BAD_LOG = "bad_log", 400
    OTHER_RULES = "other_rules", 400
    BAD_LINK = "bad_link", 403
    EMPTY = "empty", 400
    TOO_LONG = "too_long", 400
    TOO_FAST = "too_fast", 429
    TOO_LATE = "too_late", 408
    TOO_MANY_TABLES = "too_many_tables", 429
    TOO_MANY_LISTED = "too_many_listed", 429
    ID_USED = "id_used"
    FOREIGN_ORIGIN = "foreign_origin", 403
    FAILED = "failed", 500
    NOT_STORED = "not_stored", 507
    OTHER_TAB = "other_tab"

    # Who and what there is
    NO_GUEST = "no_guest", 401
    UNKNOWN_TABLE = "unknown_table", 404
    UNKNOWN_GUEST = "unknown_guest", 404
    UNKNOWN_BOT = "unknown_bot", 400
    NO_SUCH_SEAT = "no_such_seat", 404
    NO_SUCH_STEP = "no_such_step", 404

    # Seats
    NOT_ALLOWED = "not_allowed", 403
    SILENCED = "silenced", 403
    BANNED = "banned", 403
    NOT_HOST = "not_host"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    SEAT_TAKEN = "seat_taken"
    YOUR_SEAT = "your_seat"
    EMPTY_SEATS = "empty_seats"
    BOT_PLAYS = "bot_plays"
    REMOVED = "removed"
    NO_PROPOSAL = "no_proposal"
    OTHER_PROPOSAL = "other_proposal"

    # The course of the game
    ALREADY_STARTED = "already_started"
    NOT_PLAYING = "not_playing"
    NOT_OVER = "not_over"
    GAME_OVER = "game_over"
    UNKNOWN_QUESTION = "unknown_question"
    WRONG_SEAT = "wrong_seat"
    OPTION_NOT_OFFERED = "option_not_offered"
    TOO_MANY_CHANGES = "too_many_changes", 429


class Refusal(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: Code, reason: str, rules: BadRules | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rules = rules

    def body(self) -> dict[str, Any]:
        """The refusal of a request over HTTP. Where rules are wrong, it says what is wrong with them, as key and arguments."""
        told = {"fault": self.rules.fault, "arguments": self.rules.arguments} if self.rules else {}
        return {"code": self.code, "reason": self.reason} | told


def code_of(error: BadAnswer) -> Code:
    """`UnknownQuestion` is `unknown_question`."""
    name = type(error).__name__
    return Code("".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:])
