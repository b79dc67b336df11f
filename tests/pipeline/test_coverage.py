"""The coverage of a home: counted from recorded proofs, or from checks that are played where they do not fit."""

import pytest

from rulesdb.checks.fab.registry import load
from rulesdb.checks.recorded_proofs import recorded_proofs
from rulesdb.engine.kernel.engine_errors import UnknownRuleError
from rulesdb.graph.model import Graph
from rulesdb.pipeline import checking, coverage
from rulesdb.pipeline.coverage import Coverage, measure_coverage

CHECK = "fab/a_player_needs_a_hero"


def _measured(graph: Graph) -> Coverage:
    return measure_coverage(graph, lambda *_: None)


def _of_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "recorded_proofs", lambda _ruleset: None)


def test_recorded_proofs_are_counted_without_a_game(shipped: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    """No check is played."""
    monkeypatch.delattr(coverage, "_played")
    found = _measured(shipped)
    assert found.is_recorded
    assert CHECK in found.rules["fab:1.1.1a"].checks
    assert found.sums()["examples_checked"] > 0


def test_without_proofs_that_fit_checks_are_played(shipped: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    """One check stands for all: only what it demonstrates is covered, and the coverage says that it was played."""
    _of_another_program(monkeypatch)
    monkeypatch.setattr(checking, "loaded_checks", lambda _graph: [load().named(CHECK)])
    found = _measured(shipped)
    assert not found.is_recorded
    assert found.rules["fab:1.1.1a"].checks == (CHECK,)
    assert {check for row in found.rules.values() for check in row.checks} == {CHECK}


def test_a_failed_check_demonstrates_nothing(shipped: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its claims are not knocked out."""

    def fail(_table: object) -> None:
        raise ValueError("planted")

    _of_another_program(monkeypatch)
    monkeypatch.setattr(checking, "loaded_checks", lambda _graph: [load().named(CHECK)._replace(play=fail)])
    assert _measured(shipped).rules["fab:1.1.1a"].checks == ()


@pytest.mark.parametrize("lost", ["fab:6.4.7#sentence-1", "fab:1.0.2#example-1"])
def test_a_claim_that_the_texts_do_not_have_is_an_error(
    shipped: Graph, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """A text without the rule or the example would make the record a lie."""
    proofs = recorded_proofs("fab")
    assert proofs is not None
    made_up = "fab:9.9.9"
    changed = proofs._replace(
        verdicts=tuple((check, made_up if claim == lost else claim, found) for check, claim, found in proofs.verdicts),
        checks=tuple(one._replace(example=made_up) if one.example == lost else one for one in proofs.checks),
    )
    monkeypatch.setattr(coverage, "recorded_proofs", lambda _ruleset: changed)
    with pytest.raises(UnknownRuleError, match=made_up):
        _measured(shipped)
