"""The files of a suite: they fit their schema, are the same every time, and say what checks do without our engine."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.suite.small_suite import COMPLETE, few_checks, recorded

from rulesdb.checks.games import registries, registry
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.suite.exporting import INDEX, SCHEMA, suite_files
from rulesdb.suite.format import NotExported
from rulesdb.suite.scenarios import counts, record

READ_BEFORE = {"fab/a_slash_makes_a_hybrid_card"}
"""Scenarios about reading cards that are read before the game is set up: their files have what was read."""


def test_files_fit_the_schema(small_suite: Path) -> None:
    """Index and scenarios are what the JSON Schema beside them says, for a validator that is not ours."""
    program = Path(sys.executable).parent / "check-jsonschema"
    files = [path for path in small_suite.rglob("*.json") if path.name != SCHEMA]
    done = subprocess.run(
        [program, "--schemafile", small_suite / SCHEMA, *files], check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "ok -- validation done\n")


def test_schema_refuses_an_unknown_step(small_suite: Path, tmp_path: Path) -> None:
    """A scenario with a step that the format lacks does not fit the schema."""
    path = next(small_suite.glob("fab/*.json"))
    document = json.loads(path.read_text(encoding="utf-8"))
    document["scenarios"][0]["steps"][0]["do"] = "shuffle the rulebook"
    (tmp_path / "wrong.json").write_text(json.dumps(document), encoding="utf-8")
    program = Path(sys.executable).parent / "check-jsonschema"
    arguments: list[str | Path] = [program, "--schemafile", small_suite / SCHEMA, tmp_path / "wrong.json"]
    assert subprocess.run(arguments, check=False, capture_output=True).returncode == 1


def test_same_checks_make_the_same_bytes() -> None:
    """A suite that is exported again differs in nothing, so that a difference is one of the program."""
    checks = few_checks()[::4]
    assert suite_files(recorded(checks), COMPLETE) == suite_files(recorded(checks), COMPLETE)


def test_claimed_sentences_are_among_those_without_which_a_portable_scenario_fails(small_suite: Path) -> None:
    """What a check demonstrates on our engine, its scenario demonstrates on any."""
    scenarios = [
        scenario
        for path in small_suite.glob("*/*.json")
        for scenario in json.loads(path.read_text(encoding="utf-8"))["scenarios"]
        if scenario.get("portable", True) and scenario["id"] not in READ_BEFORE
    ]
    missing = [one["id"] for one in scenarios if not set(one["claims"]) <= set(one["fails_without"])]
    assert scenarios
    assert missing == []


def test_objects_are_named_and_never_numbered(small_suite: Path) -> None:
    """An attempt, a choice and an observation name objects by labels or descriptions, not by ids of our engine."""
    text = "".join(path.read_text(encoding="utf-8") for path in small_suite.glob("*/*.json"))
    assert re.findall(r'"(?:card|object|activate|ability_of|player)": \d', text) == []


@pytest.mark.parametrize("game", ["fab", "mtg"])
def test_most_expectations_are_neutral(game: str) -> None:
    """More than nine of ten expectations of a game can be asked of any driver."""
    found = [record(check) for check in list(registry(game).checks.values())[::12]]
    sums = counts([one for one in found if not isinstance(one, NotExported)])
    assert sums.neutral > 0.9 * sums.expectations


@pytest.mark.exhaustive
def test_every_check_is_a_scenario() -> None:
    """Each check of the games is recorded, and passes when it is played from its record."""
    found = [record(check) for one in registries() for check in one.checks.values()]
    assert [one for one in found if isinstance(one, NotExported)] == []


def test_a_check_that_does_not_pass_is_listed_with_its_reason() -> None:
    """A check that fails is no scenario, and the index says why."""

    def broken(_table: object) -> None:
        raise EngineError("the cards are gone")

    check = next(iter(registry("fab").checks.values()))._replace(play=broken)
    index = json.loads(suite_files({"fab": [record(check)]}, ())[INDEX])
    assert index["games"][0]["not_exported"] == [{"id": check.name, "reason": "it does not pass: the cards are gone"}]
