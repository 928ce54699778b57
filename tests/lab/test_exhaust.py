"""The runner reaches every target, and its list of targets is complete."""

import json

import pytest
from click.testing import CliRunner

from galecrest.game.game import QUESTIONS, STEPS
from galecrest.lab.exhaust import ORDERS, exhaust, main, targets


def test_a_rule_is_a_question_or_a_step_and_never_both() -> None:
    assert not QUESTIONS.keys() & STEPS.keys()


def test_the_list_of_targets() -> None:
    wanted = targets()
    assert len(wanted) == len(set(wanted))
    groups = [group for group, _ in wanted]
    assert {group: groups.count(group) for group in groups} == {
        "daytime": 29,
        "dusk": 4,
        "night": 8,
        "anchor": 11,
        "copied by the Apprentice": 28,
        "copied by the Witch": 7,
        "tile": 15,
        "question": 26,
        "order": len(ORDERS),
        "Automa sends": 39,
        "Automa's table": 5,
        "Automa's pointer": 7,
        "Automa's way": 7,
    }


@pytest.mark.slow
def test_everything_happens() -> None:
    report = exhaust(seconds=60)
    assert report.missing == []
    assert all(times > 0 for names in report.reached.values() for times in names.values())


@pytest.mark.slow
@pytest.mark.parametrize("size", [2, 6])
def test_everything_happens_at_tables_of_one_size(size: int) -> None:
    assert exhaust([size], seconds=120).missing == []


def test_what_was_not_reached_is_named() -> None:
    result = CliRunner().invoke(main, ["--seconds", "0", "--players", "3"])
    assert result.exit_code == 1
    assert "daytime: 1 scout" in result.output
    assert "midshipman_removes" not in result.output
    assert "Automa" not in result.output


def test_the_report_as_json() -> None:
    result = CliRunner().invoke(main, ["--seconds", "0", "--json"])
    report = json.loads(result.stdout)
    assert report["games"] == 0
    assert report["reached"]["night"]["15 witch"] == 0
    assert "copied by the Witch: 8 barkeep" in report["missing"]
