"""The files of a suite: they fit their schema, are the same every time, and say what checks do without our engine."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.documents.documents import ROOT
from support.suite.small_suite import COMPLETE, few_checks, recorded

from rulesdb.checks.games import registries, registry
from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.suite.files import INDEX, SCHEMA, suite_files
from rulesdb.suite.format import Expect, Given, NotExported, Remark, Scenario
from rulesdb.suite.scenarios import Recorded, record

PAGE = (ROOT / "docs" / "suite.md").read_text(encoding="utf-8")
READ_BEFORE = {"fab/a_slash_makes_a_hybrid_card"}
"""Scenarios about reading cards that are read before the game is set up: their files have what was read."""


@pytest.mark.exhaustive
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


@pytest.mark.exhaustive
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
    assert re.findall(r'"(?:card|object|activate|ability_of|effect_of|source|target|player)": \d', text) == []


@pytest.mark.in_part(0)
@pytest.mark.parametrize("game", GAMES)
def test_every_expectation_is_neutral(game: str) -> None:
    """A driver can be asked for each expectation of a game's checks, every twelfth of which is recorded here."""
    assert _remarks(record(check) for check in list(registry(game).checks.values())[::12]) == []


def _remarks(results: Iterable[Recorded | NotExported]) -> list[tuple[str, str]]:
    """Return the expectations that no driver can be asked for, each with the name of its check."""
    scenarios = [one.scenario for one in results if isinstance(one, Recorded)]
    return [(one.id, step.text) for one in scenarios for step in one.steps if isinstance(step, Remark)]


@pytest.mark.nightly
def test_every_check_is_a_scenario() -> None:
    """Each check of the games is recorded whole, and passes when it is played from its record."""
    found = [record(check) for one in registries() for check in one.checks.values()]
    assert [one for one in found if isinstance(one, NotExported)] == []
    assert _remarks(found) == []
    assert [(one.scenario.id, event) for one in found if isinstance(one, Recorded) for event in _unexplained(one)] == []


def _unexplained(recorded: Recorded) -> set[str]:
    """Return the kinds of events of a scenario's observations that docs/suite.md does not explain."""
    looks = [of for step in recorded.scenario.steps if isinstance(step, Expect) for of in step.of]
    kinds = {of.detail for of in looks if of.observe in {"times", "values"}}
    kinds |= {kind for of in looks if of.observe == "order" for kind in of.among}
    return {str(kind) for kind in kinds if f"\n| `{kind}`" not in PAGE}


def test_modes_are_answered_by_their_texts() -> None:
    """The answer to a question about modes is the text of a mode, as it is printed on a card of the scenario."""
    recorded = record(registry("fab").checks["fab/art_of_war"])
    assert isinstance(recorded, Recorded)
    printed = "".join(line for card in recorded.scenario.cards.values() for line in card.text)
    chosen = [one.choice.text for one in _answers(recorded.scenario) if one.question == "mode"]
    assert len(chosen) > 1
    assert [text for text in chosen if text is None or text not in printed] == []


def test_effects_are_answered_by_their_objects() -> None:
    """The answer to a question about the order of effects names the object of an effect, and no position."""
    recorded = record(registry("fab").checks["fab/a_player_orders_their_own_effects"])
    assert isinstance(recorded, Recorded)
    (chosen,) = [one.choice for one in _answers(recorded.scenario) if one.question == "order of replacements"]
    assert chosen.effect_of in {placed.label for placed in recorded.scenario.setup.cards}
    assert chosen.position is None


def test_positions_are_only_among_options_that_are_alike(small_suite: Path) -> None:
    """A choice has a position only behind the object or the text of what is chosen."""
    answers = [one for path in small_suite.glob("*/*.json") for one in _choices(json.loads(path.read_bytes()))]
    assert len(answers) > 20
    assert [one for one in answers if "position" in one and not one.keys() & {"text", "ability_of", "effect_of"}] == []


def _choices(document: Any) -> Iterator[dict[str, Any]]:  # noqa: ANN401  (JSON)
    """Yield all choices in a document."""
    if isinstance(document, dict) and isinstance(document.get("choice"), dict):
        yield document["choice"]
    for inner in document.values() if isinstance(document, dict) else document if isinstance(document, list) else ():
        yield from _choices(inner)


def _answers(scenario: Scenario) -> list[Given]:
    """Return the answers in the steps of a scenario that it depends on."""
    answers = [one for step in scenario.steps for one in getattr(step, "answers", ())]
    return [one for one in answers if not one.default and not one.choice.stop]


def test_a_check_that_does_not_pass_is_listed_with_its_reason() -> None:
    """A check that fails is no scenario, and the index says why."""

    def broken(_table: object) -> None:
        raise EngineError("the cards are gone")

    check = next(iter(registry("fab").checks.values()))._replace(play=broken)
    index = json.loads(suite_files({"fab": [record(check)]}, ())[INDEX])
    assert index["games"][0]["not_exported"] == [{"id": check.name, "reason": "it does not pass: the cards are gone"}]
