"""The files for the public: forms and workflows are valid, and a workflow calls nothing but make."""

import re
from pathlib import Path

import pytest
import yaml

from tests.ship.image import ROOT
from tests.ship.test_hosting import TOOLS, checked

pytestmark = pytest.mark.slow

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = [form for form in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if form.stem != "config"]


def test_all_have_the_form_that_their_readers_expect() -> None:
    schemas: dict[str, list[Path]] = {
        "github-workflows": WORKFLOWS,
        "github-issue-forms": FORMS,
        "citation-file-format": [ROOT / "CITATION.cff"],
    }
    for schema, files in schemas.items():
        checked(TOOLS / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", *files)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_a_workflow_calls_only_targets_that_exist(workflow: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    jobs = yaml.safe_load(workflow.read_text())["jobs"].values()
    commands = [step["run"].split() for job in jobs for step in job["steps"] if "run" in step]
    assert commands
    for command in commands:
        assert command[0] == "make"
        assert {word for word in command[1:] if "=" not in word} <= targets


def test_reports_of_failures_ask_for_a_log() -> None:
    for form in FORMS:
        fields = {field["id"]: field for field in yaml.safe_load(form.read_text())["body"]}
        assert form.stem == "idea" or fields["log"]["validations"]["required"]
