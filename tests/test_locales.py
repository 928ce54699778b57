"""The catalogues of the game, the browser and the terminal are complete and consistent in all languages.

The required keys come from the code's registers; the keys in use come from the source code.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, get_args, get_type_hints

import pytest

from galecrest.bots import BOTS, MANNERS, STRENGTHS
from galecrest.bots.bot import REASONS
from galecrest.game.characters import phases_of
from galecrest.game.errors import Fault
from galecrest.game.events import BY_NAME, Event
from galecrest.game.game import QUESTIONS
from galecrest.game.options import CHOICES_OF_EFFECT
from galecrest.game.solo import PRINTED_SOLO, ROWS, WAYS
from galecrest.game.terms import ALL_RANKS, BOARDS, LOOT, PHASES
from galecrest.game.tiles import TIMINGS, VOCABULARY
from galecrest.table.messages import CAPTAINS, Reaction, TableState
from galecrest.table.refusals import Code
from galecrest.words import LANGUAGES, LOCALES
from tests.catalogues import PLURALS, Reading, faults, read, read_by_client, read_by_python

SOURCE: Final = LOCALES.parent
CLIENT: Final = Path(__file__).parent.parent / "web" / "src"
WITH_CLIENT: Final = pytest.mark.skipif(not CLIENT.exists(), reason="the browser client is not here")


def variants_of(event: type[Event]) -> Iterator[str]:
    """The variants of an event: another's deed, a hidden card, a token without a seat, a loss."""
    kinds = get_type_hints(event)
    if "by" in kinds:
        yield "-by"
    if kinds.get("rank") == int | None:
        yield "-unseen"
    if kinds.get("seat") == int | None:
        yield "-day"
    if "change" in kinds or "spaces" in kinds:
        yield "-lost"


# The required keys, by the prefix of their family.
REGISTERS: Final[dict[str, set[str]]] = {
    "character-": {
        *[f"character-{who}" for who in (*ALL_RANKS, "midshipman", "pilferer")],
        *[f"character-{rank}.{phase}" for rank in ALL_RANKS for phase in phases_of(rank)],
        *["character-midshipman.about", "character-pilferer.about"],
    },
    "loot-": {
        *[f"loot-{kind}{part}" for kind in LOOT for part in ("", ".plural")],
        *[f"loot-count-{kind}" for kind in LOOT],
    },
    "effect-": {*[f"effect-{name}" for name in VOCABULARY], "effect-gain-lost", "effect-then"},
    "phase-": {
        *[f"phase-{phase}" for phase in PHASES],
        *[f"phase-{phase}.short" for phase in ("daytime", *TIMINGS)],
    },
    "board-": {f"board-{board}{part}" for board in BOARDS for part in ("", ".about")},
    "captain-": {f"captain-{n}" for n in range(1, CAPTAINS + 1)},
    "level-": {f"level-{level}" for level in PRINTED_SOLO.levels},
    "row-": {f"row-{row}" for row in ROWS},
    "way-": {f"way-{way}" for way in WAYS},
    "pointer-": {f"pointer-{side}" for side in "LRM"},
    "question-": {f"question-{kind}" for kind in QUESTIONS},
    "option-effect-": {f"option-effect-{effect}" for effect in CHOICES_OF_EFFECT},
    "event-": {
        *[f"event-{name}{variant}" for name, event in BY_NAME.items() for variant in ("", *variants_of(event))],
        "event-discarded_character-self",
    },
    "cause-": {f"cause-{cause}" for cause in ("voyage", "dusk", "pilferer")},
    "reason-": {f"reason-{reason}" for reason in REASONS},
    "bot-": {f"bot-{bot}{part}" for bot in BOTS for part in ("", ".about")},
    "manner-": {f"manner-{manner}{part}" for manner in MANNERS for part in ("", ".about")},
    "strength-": {f"strength-{strength}{part}" for strength in STRENGTHS for part in ("", ".about")},
    "reaction-": {f"reaction-{reaction}" for reaction in get_args(Reaction)},
    "fault-": {f"fault-{fault}" for fault in get_args(Fault)},
    "preview-": {"preview-title", *[f"preview-{state}" for state in get_args(TableState)]},
    "refusal-": {
        f"refusal-{code}" for code in (*Code, "unreachable", "no_wasm", "not_loaded")
    },  # the last are the client's own
}
REGISTERED: Final = frozenset().union(*REGISTERS.values())


def texts_of(*names: str) -> dict[str, str]:
    """The joined text of these files, by language."""
    return {
        language: "\n".join((LOCALES / language / name).read_text("utf-8") for name in names) for language in LANGUAGES
    }


@cache
def client() -> Reading:
    code = (path.read_text("utf-8") for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte"))
    return read_by_client("\n".join(code))


@cache
def terminal() -> Reading:
    paths = (
        SOURCE / "words.py",
        SOURCE / "server" / "preview.py",
        *sorted((SOURCE / "cli").glob("*.py")),
        *sorted((SOURCE / "lab").glob("*.py")),
    )
    return sum((read_by_python(path.read_text("utf-8")) for path in paths), Reading())


def is_read(key: str, readers: Reading) -> bool:
    """True if code reads the key. A key made from a template must be in the register of its family, if there is one."""
    if key in readers.written:
        return True
    registered = [keys for prefix, keys in REGISTERS.items() if key.startswith(prefix)]
    return readers.makes(key) and (not registered or any(key in keys for keys in registered))


def used_in(texts: dict[str, str], readers: Reading) -> set[str]:
    return {key for key in read(texts["en"]).patterns if is_read(key, readers)}


# The catalogues themselves


@WITH_CLIENT
def test_the_browser_has_all_its_words_in_all_languages() -> None:
    texts = texts_of("game.ftl", "ui.ftl")
    assert faults(texts, needed=REGISTERED | client().asked, used=used_in(texts, client() + terminal())) == []


@WITH_CLIENT
def test_the_terminal_has_all_its_words_in_all_languages() -> None:
    texts = texts_of("game.ftl", "ui.ftl", "cli.ftl")
    needed = REGISTERED | terminal().asked | terminal().like(read(texts_of("cli.ftl")["en"]).patterns)
    assert faults(texts, needed, used=used_in(texts, client() + terminal())) == []


def test_every_language_is_there_and_has_its_plural_forms() -> None:
    assert set(LANGUAGES) == set(PLURALS)


@pytest.mark.parametrize("path", sorted((LOCALES / "fr").glob("*.ftl")), ids=lambda path: path.name)
def test_french_has_a_narrow_space_before_tall_signs(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[^\u202f:;!?][:;!?](?=[ ).]|$)", line)] == []


# The check finds each kind of fault.

ENGLISH: Final = """\
greeting = Ahoy, { $name }
    .title = Hail
loot = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
"""
POLISH: Final = """\
greeting = Ahoj, { $name }
    .title = Powitanie
loot = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
"""
KEYS: Final = ("greeting", "greeting.title", "loot")


def faults_of(english: str = ENGLISH, polish: str = POLISH) -> list[str]:
    return faults({"en": english, "pl": polish}, needed=KEYS, used=KEYS)


def test_catalogues_that_agree_have_no_fault() -> None:
    assert faults_of() == []


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (POLISH.replace("greeting = Ahoj, { $name }", "greeting ="), "greeting is missing"),
        (POLISH.replace("    .title = Powitanie\n", ""), "greeting.title is missing"),
        (POLISH + "farewell = Pa\n", "farewell is not used"),
        (POLISH + "loot = Łup\n", "loot is there twice"),
        (POLISH.replace("$name", "$nmae"), "greeting has $nmae instead of $name"),
        (POLISH.replace("Ahoj, { $name }", "Ahoj"), "greeting has no variable instead of $name"),
        (POLISH.replace("    [few] { $count } żetony\n", ""), "loot lacks the plural form [few]"),
        (POLISH.replace("Ahoj", "{ ahoj }"), "greeting refers to ahoj, which is missing"),
        (POLISH.replace("Powitanie", "{ -ship }"), "greeting.title refers to -ship, which is missing"),
        (POLISH + "farewell Pa\n", "this cannot be read: farewell Pa"),
    ],
)
def test_a_fault_of_a_translation_is_found(broken: str, fault: str) -> None:
    assert f"pl: {fault}" in faults_of(polish=broken)


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        ("", "greeting is missing"),
        (ENGLISH + "farewell = Bye\n", "farewell is not used"),
        (ENGLISH.replace("    [one] { $count } token\n", ""), "loot lacks the plural form [one]"),
    ],
)
def test_a_fault_of_the_model_is_found(broken: str, fault: str) -> None:
    assert f"en: {fault}" in faults_of(english=broken)


def test_a_select_on_a_word_needs_no_plural_forms() -> None:
    chosen = "greeting = { $name ->\n    [ada] Ahoy\n   *[other] Hail\n}\n    .title = Hail\n"
    assert not [fault for fault in faults_of(english=chosen) if "plural" in fault]


def test_a_message_that_another_one_refers_to_is_used() -> None:
    english = ENGLISH.replace("Hail", "{ -ship }") + "-ship = Gale\n"
    polish = POLISH.replace("Powitanie", "{ -ship }") + "-ship = Wicher\n"
    assert faults_of(english, polish) == []


# The check reads the keys from the code.


def test_the_clients_keys_are_found_in_its_code() -> None:
    reading = read_by_client("""
        t("door-open"); t('door-shut', { name }); t(`hall.title`); t(`room-${number}`); t(`${key}-lost`);
        t(bright ? "day" : "night", { colour: "red" });
        const label = bright ? "lamp-on" : "lamp-off";
    """)
    assert reading.asked == {"door-open", "door-shut", "hall.title", "day", "night"}
    assert reading.written >= {"door-open", "door-shut", "hall.title", "lamp-on", "lamp-off"}
    assert reading.makes("room-7")
    assert not any(reading.makes(key) for key in ("room-7.about", "game-lost", "door", "lamp"))


def test_the_terminals_keys_are_found_in_its_code() -> None:
    reading = read_by_python(
        """words.t("door-open", name=name); t(f"room-{number}.{part}"); keys = ("lamp-on", "lamp-off"); f"{key}-lost"
t("day" if bright else "night", colour="red")"""
    )
    assert reading.asked == {"door-open", "day", "night"}
    assert reading.written >= {"door-open", "lamp-on", "lamp-off"}
    assert reading.makes("room-7.about")
    assert not any(reading.makes(key) for key in ("room-7", "game-lost", "door"))
    assert reading.like(["lamp-red", "door"]) == {"lamp-on", "lamp-off"}


def test_a_key_that_its_register_does_not_know_is_not_used() -> None:
    """The template `bot-{name}` matches any such key, but there is no such bot."""
    reading = read_by_python('t(f"bot-{name}"); t(f"door-{name}")')
    assert is_read("bot-captain", reading)
    assert not is_read("bot-parrot", reading)
    assert is_read("door-shut", reading)
    assert not is_read("level-captain", reading)


# Wordings that native readers asked for.
PHRASES: Final[list[tuple[str, str, str]]] = [
    ("pl", "ui", "może znów przynieść zysk"),
    ("pl", "ui", "kotwice przynoszą dublony"),
    ("pl", "ui", "Niska reputacja daje więcej"),
    ("pl", "game", "Usuń z łupu dnia"),
    ("pl", "ui", "speed-instant = Natychmiastowe"),
    ("pl", "ui", "replay-as = Punkt widzenia"),
    ("pl", "ui", "pomija animację"),
    ("pl", "ui", "znajomi"),
    ("nl", "ui", "gathering = De bemanning verzamelt zich"),
    ("nl", "ui", "bij elke gelijke stand"),
    ("nl", "ui", "you-win = Het luchtruim is van jou!"),
    ("nl", "ui", "Het spel is niet gaande"),
    ("nl", "ui", "pakken als eerste buit"),
    ("fr", "ui", "Cette table n’accepte pas de spectateurs"),
    ("fr", "game", "loot-map = Carte au trésor"),
    ("fr", "ui", "replay-fork = Reprendre la partie d’ici"),
    ("fr", "ui", "replay-all = Spectateur"),
    ("fr", "ui", "has-left = a quitté la table"),
    ("fr", "ui", "Cliquez sur\n} les cartes"),
    ("fr", "ui", "par-dessus bord"),
    ("en", "game", "cause-voyage = Wages by reputation"),
    ("en", "ui", ".you = You are choosing"),
]


@pytest.mark.parametrize(("language", "catalogue", "phrase"), PHRASES)
def test_a_wording_that_was_asked_for_stays(language: str, catalogue: str, phrase: str) -> None:
    assert phrase in (LOCALES / language / f"{catalogue}.ftl").read_text("utf-8")
