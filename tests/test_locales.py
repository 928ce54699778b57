"""The words of the game and of the browser client are complete and alike in all languages."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import galecrest
from galecrest.bots.bot import REASONS
from galecrest.game.events import BY_NAME
from galecrest.game.options import CHOICES_OF_EFFECT
from galecrest.game.solo import PRINTED_SOLO, ROWS, WAYS
from galecrest.game.terms import ALL_RANKS, BOARDS, LOOT, PHASES
from galecrest.game.tiles import SIDES, SOURCES
from galecrest.lab.exhaust import QUESTIONS
from tests.catalogues import PLURALS, faults, read

LOCALES: Final = Path(galecrest.__file__).parent / "locales"
CLIENT: Final = Path(__file__).parent.parent / "web" / "src"

# Where an event is told in more than one way.
EVENTS_TOLD_OTHERWISE: Final = (
    "chose-unseen",
    "returned_to_hand-unseen",
    "revealed-one",
    "discarded_loot-day",
    "discarded_character-self",
    "doubloons-lost",
    "moved_reputation-lost",
)

GAME_KEYS: Final = frozenset(
    [
        *[f"character-{who}{part}" for who in (*ALL_RANKS, "midshipman", "pilferer") for part in ("", ".ability")],
        "automa",
        *[f"loot-{kind}" for kind in LOOT],
        *[f"loot-count-{kind}" for kind in LOOT],
        *[f"tile-{kind}-{side}" for kind in LOOT for side in SIDES],
        *[f"tile-solo-{kind}-{side}-{whose}" for kind in LOOT for side in SIDES for whose in ("you", "automa")],
        *[f"phase-{phase}" for phase in PHASES],
        *[f"board-{board}{part}" for board in BOARDS for part in ("", ".about")],
        *[f"level-{level}" for level in PRINTED_SOLO.levels],
        *[f"row-{row}" for row in ROWS],
        *[f"way-{way}" for way in WAYS],
        *[f"pointer-{side}" for side in "LRM"],
        *[f"question-{kind}" for kind in QUESTIONS],
        *[f"option-effect-{effect}" for effect in CHOICES_OF_EFFECT],
        *[f"option-{what}" for what in ("sell", "swap", "ship", "island", "loot-of")],
        *[f"event-{event}" for event in (*BY_NAME, *EVENTS_TOLD_OTHERWISE)],
        *[f"cause-{cause}" for cause in ("voyage", "dusk", "pilferer")],
        *[f"reason-{reason}" for reason in REASONS],
        *[f"source-{source}" for source in SOURCES],
        *["reconstructed", "reconstructed.about", "not-affiliated"],
    ]
)


def texts_of(name: str) -> dict[str, str]:
    return {language: (LOCALES / language / name).read_text("utf-8") for language in PLURALS}


# The client's code: which keys it asks for, and which it might put together.


@cache
def client_code() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte"))


def keys_asked_for(code: str) -> set[str]:
    return set(re.findall(r"""\bt\(\s*["'`]([\w.-]+)["'`]""", code))


def keys_referred_to(code: str, keys: Iterable[str]) -> set[str]:
    """The keys that the code writes out in quotes or makes from a pattern: `crew-${number}`. An attribute goes with its message."""
    quoted = set(re.findall(r"""["'`]([\w.-]+)["'`]""", code))
    made = [
        re.compile("[^.]+".join(map(re.escape, re.split(r"\$\{[^{}`]*\}", pattern))))
        for pattern in re.findall(r"`([a-z][\w.-]*-(?:\$\{[^{}`]*\}[\w.-]*)+)`", code)
    ]
    return {
        key
        for key in keys
        if not quoted.isdisjoint((key, key.split(".")[0]))
        or any(each.fullmatch(key) or each.fullmatch(key.split(".")[0]) for each in made)
    }


# The catalogues themselves


def test_the_words_of_the_game_are_all_there_in_all_languages() -> None:
    assert faults(texts_of("game.ftl"), needed=GAME_KEYS, used=GAME_KEYS) == []


@pytest.mark.skipif(not CLIENT.exists(), reason="the browser client is not here")
def test_the_words_of_the_client_are_all_there_in_all_languages() -> None:
    texts = texts_of("ui.ftl")
    needed = keys_asked_for(client_code()) - GAME_KEYS
    assert faults(texts, needed, used=keys_referred_to(client_code(), read(texts["en"]).patterns)) == []


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


def test_the_clients_keys_are_found_in_its_code() -> None:
    code = """
        t("door-open"); t('door-shut', { name }); t(`hall.title`); t(`room-${number}`); t(`${key}-lost`);
        const label = bright ? "lamp-on" : "lamp-off";
    """
    assert keys_asked_for(code) == {"door-open", "door-shut", "hall.title"}
    keys = ["door-open", "lamp-off", "hall.title", "room-7", "room-7.about", "game-lost", "door", "lamp"]
    assert keys_referred_to(code, keys) == {"door-open", "lamp-off", "hall.title", "room-7", "room-7.about"}
