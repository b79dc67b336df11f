"""``rulesdb check``: which checks are played for what somebody names, and what is said of names that lead to none."""

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.checks.fab.table import Table
from rulesdb.checks.registry import Check, Registry


def test_a_rule_is_shown_with_its_checks_and_their_accounts(run: Run) -> None:
    """Situation, actions, events and outcome; with --knock-out what is otherwise without the rule."""
    answer = run("check", "5.1.1a", "--knock-out")
    assert (answer.status, answer.err) == (0, "")
    assert "fab/cards_are_played_from_hand_or_arsenal" in answer.out
    assert "行動: アンは《火花》をプレイする" in answer.out
    assert "without fab:5.1.1a" in answer.out
    assert "2 checks: 2 passed, 0 failed, 0 errors; 5 claims: 5 demonstrated" in answer.out


def test_a_check_is_named_by_its_name(run: Run) -> None:
    """The document for programs has the rules that it claims."""
    document = run("check", "fab/cards_are_played_from_hand_or_arsenal", "--json").document
    assert [(each["status"], each["rules"]) for each in document["results"]] == [("passed", ["fab:5.1.1a"])]


def test_a_check_that_there_is_not_is_wrong_use(run: Run) -> None:
    """Nothing is played, and the sentence names what was asked for."""
    answer = run("check", "fab/no_such_check", "5.1.1a")
    assert (answer.status, answer.out) == (2, "")
    assert "there is no check fab/no_such_check" in answer.err


def test_a_rule_that_there_is_not_is_said_to_be_unknown(run: Run) -> None:
    """What was named beside it is played all the same; the status tells."""
    answer = run("check", "5.1.99", "5.1.1a")
    assert answer.status == 1
    assert "5.1.99" in answer.err
    assert "2 checks: 2 passed" in answer.out
    alone = run("check", "fab:5.1.99", "--json")
    assert (alone.status, alone.document) == (1, {"results": []})


def test_a_rule_without_a_check_is_said_to_have_none(run: Run) -> None:
    """A rule of another game, for which there is no engine."""
    answer = run("check", "oars:41.0.1")
    assert (answer.status, answer.out) == (1, "")
    assert "no check demonstrates oars:41.0.1 yet" in answer.err


def test_a_check_that_fails_is_shown_with_its_account(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among all checks those that fail are told line by line, since nobody can mend what they cannot see."""

    def looks(table: Table) -> None:
        table.begin()
        table.expect("アンのライフ", table.people[0].life, 21)

    failing = Check("fab/looks", "ライフを見る", ("fab:5.3.7",), None, looks, Table)
    registry = Registry("fab", Table)
    registry.checks[failing.name] = failing
    monkeypatch.setattr("rulesdb.pipeline.checking.checks_of", lambda _graph: registry)
    answer = run("check")
    assert answer.status == 1
    assert "fab/looks: ライフを見る" in answer.out
    assert "結果: アンのライフ: 20(正しくは21)" in answer.out
