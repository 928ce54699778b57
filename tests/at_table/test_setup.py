"""Rules files of a table: what is refused before it is read, and the form in which rules are kept."""

from typing import Any

import pytest

from galecrest.game.solo import PRINTED_SOLO_TOML
from galecrest.game.terms import RULES_VERSION
from galecrest.game.tiles import PRINTED_TOML
from galecrest.table.messages import OpenTable, Setup
from galecrest.table.refusals import Code, Refusal
from galecrest.table.setup import DEEPEST, ENTRIES, check_bounds, check_request


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
    with pytest.raises(Refusal) as refusal:
        check_bounds(text)
    assert refusal.value.code == Code.BAD_SETUP


def nested(levels: int) -> dict[str, Any]:
    return {"a": nested(levels - 1)} if levels > 1 else {"a": 1}


@pytest.mark.parametrize("data", [nested(DEEPEST + 1), {"a": [1] * (ENTRIES + 1)}, {"a": [[[]] * 600] * 600}])
def test_data_that_would_take_long_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match=r"too deep|too many"):
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
    assert "there is no kind of loot" in refusal.value.reason
