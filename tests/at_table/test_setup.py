"""Rules files of a table: what is refused and in which words, and the form in which rules are kept."""

from typing import Any, Final, get_args

import pytest

from galecrest.game.errors import BadRules, Fault
from galecrest.game.solo import PRINTED_SOLO_TOML
from galecrest.game.terms import RULES_VERSION
from galecrest.game.tiles import PRINTED_TOML, box_from_data
from galecrest.table.messages import OpenTable, Setup
from galecrest.table.refusals import Code, Refusal
from galecrest.table.setup import DEEPEST, ENTRIES, check_bounds, check_request
from galecrest.words import LANGUAGES, Words


@pytest.mark.parametrize(
    "text",
    [
        "a." * 9000 + "a = 1",
        "[" + "a." * 5000 + "a]\n" + "b = 1\n" * 1000,
        "\n".join(f"{'.'.join(['a'] * 100)}.b{number} = 1" for number in range(90)),
        '"a".' * 4000 + "a = 1",
        "x = " + "[" * 9000,
        "x = " + "{ y = " * 3000,
        "x = [" + "1," * 9000 + "]",
        "[[a]]\n" * 3000,
        "".join(f"a{number} = 1\n" for number in range(1200)),
        'x = { a = """\n\' """, b.b.b.b.b.b.b.b.b.b.b.b = \' \' }',  # a multi-line string would hide the key from the count
        "x = '''\n'''",
    ],
)
def test_text_that_would_take_long_is_refused_before_it_is_parsed(text: str) -> None:
    with pytest.raises(BadRules, match=r"depth|entries|multiline"):
        check_bounds(text)
    with pytest.raises(Refusal) as refusal:
        check_request(OpenTable(Setup(tiles=text)), RULES_VERSION)
    assert refusal.value.code == Code.BAD_SETUP


def nested(levels: int) -> dict[str, Any]:
    return {"a": nested(levels - 1)} if levels > 1 else {"a": 1}


@pytest.mark.parametrize("data", [nested(DEEPEST + 1), {"a": [1] * (ENTRIES + 1)}, {"a": [[[]] * 600] * 600}])
def test_data_that_would_take_long_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRules, match=r"depth|entries"):
        check_bounds(data)


@pytest.mark.parametrize(
    "rules",
    [
        None,
        PRINTED_TOML,
        PRINTED_SOLO_TOML,
        "# " + "." * 100 + "\n" + "a = 'b.c.d.e.f.g.h.i.j.k.l.m' # [[[[[[[[[[[[",
        'a = "an escaped \\" and a dot ............"',
        nested(DEEPEST),
    ],
)
def test_ordinary_rules_are_within_the_bounds(rules: Any) -> None:
    check_bounds(rules)


def test_rules_are_kept_as_data() -> None:
    side = "[map.calm]\nsource = 'C'\nanchor = [{ effect = 'gain', doubloons = 9 }]"
    kept = check_request(OpenTable(Setup(tiles=side)), RULES_VERSION)
    assert kept.tiles == {"map": {"calm": {"source": "C", "anchor": [{"effect": "gain", "doubloons": 9}]}}}
    alone = check_request(OpenTable(Setup(players=1, solo=PRINTED_SOLO_TOML)), RULES_VERSION)
    assert isinstance(alone.solo, dict)


def test_an_error_quotes_only_the_beginning() -> None:
    with pytest.raises(Refusal) as refusal:
        check_request(OpenTable(Setup(tiles={"x" * 10_000: {}})), RULES_VERSION)
    assert len(refusal.value.reason) <= 500
    assert "unknown" in refusal.value.reason


# A file for each fault that a person can make in the tiles, and in the solo rules.
WRONG_TILES: Final[dict[str, str]] = {
    "toml": "[chest.calm",
    "unknown": "[coal.calm]",
    "table": "chest = 5",
    "keys": "[chest.calm]\nanchor = [{ effect = 'gain' }]",
    "source": "[chest.calm]\nsource = 'X'",
    "truth": "[chest.calm]\nstays = 1",
    "number": "[chest.calm]\nanchor = [{ effect = 'gain', doubloons = 100 }]",
    "effects": "[chest.calm]\nanchor = 5",
    "twice": "[chest.calm]\nanchor = [{ effect = 'gain', doubloons = 1 }, { effect = 'gain', doubloons = 2 }]",
    "either": "[chest.calm]\ndusk = [{ either = [] }]",
    "few": "[chest.calm]\nanchor = [{ either = [] }]",
    "depth": "[[[[[[[[[[[",
    "entries": "a = 1\n" * (ENTRIES + 1),
    "multiline": "a = '''",
}
WRONG_SOLO: Final[dict[str, str]] = {
    "pointers": "[cards.40]\npointers = 'M1'\nmarked = true\nsource = 'R'",
    "kinds": "[priorities.cook]\nfirst = ['gold']\nsource = 'C'",
    "elsewhere": "[choices.thief_takes]\nchoose = 'priority'\nsource = 'C'",
}
FAULTS: Final = [
    *[(fault, Setup(tiles=text)) for fault, text in WRONG_TILES.items()],
    *[(fault, Setup(players=1, solo=text)) for fault, text in WRONG_SOLO.items()],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("fault", "setup"), FAULTS, ids=[fault for fault, _ in FAULTS])
def test_a_player_reads_what_is_wrong_with_the_rules_of_a_table(fault: str, setup: Setup, language: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_request(OpenTable(setup), RULES_VERSION)
    rules = refusal.value.rules
    assert rules is not None
    assert rules.fault == fault
    assert refusal.value.body() == {
        "code": "bad_setup",
        "reason": str(rules),
        "fault": fault,
        "arguments": rules.arguments,
    }
    sentence = Words(language).fault(rules)
    assert sentence.startswith(str(rules.arguments.get("where", "")))
    assert language == "en" or sentence != Words("en").fault(rules)


def test_a_box_that_lacks_a_side_is_the_only_other_fault() -> None:
    with pytest.raises(BadRules) as error:
        box_from_data({})
    assert {*WRONG_TILES, *WRONG_SOLO, error.value.fault} == set(get_args(Fault))
    assert Words("pl").fault(error.value).startswith("W pudełku brakuje [chest.calm], ")
