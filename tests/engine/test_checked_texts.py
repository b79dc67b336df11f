"""A check remembers the texts that its rules had when it was written; --refresh writes down those of today."""

from pathlib import Path

import pytest

from rulesdb.checks.coverage import covered, totals
from rulesdb.checks.fab.registry import load
from rulesdb.checks.marks import not_applicable
from rulesdb.checks.running import knock_out, play
from rulesdb.checks.texts import NAME, due, known_texts, remember
from rulesdb.graph.model import Graph
from rulesdb.pipeline.building import build
from rulesdb.pipeline.home import open_home
from rulesdb.source.resources import data_folder

pytest_plugins = ("engine_texts",)

CLAIMED = sorted({rule for check in load().checks.values() for rule in check.rules})


def _compare(graph: Graph, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--refresh"):
        remember(graph, [name for name in graph.nodes if name in CLAIMED], "fab", data_folder() / "fab" / NAME)
    known = known_texts("fab")
    assert [rule for rule in CLAIMED if due(graph.nodes[rule], known)] == []


def test_checks_were_written_for_the_shipped_texts(shipped: Graph, request: pytest.FixtureRequest) -> None:
    """Where a text of ours was changed, its checks are to be read again, and then --refresh."""
    _compare(shipped, request)


def test_checks_were_written_for_the_official_texts(
    official: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The same for the official ones, whose hashes alone are kept."""
    build([official], tmp_path)
    _compare(open_home(tmp_path).graph, request)


def test_a_changed_text_is_due_for_reading(shipped: Graph) -> None:
    """Coverage says so, and the rule still counts as checked."""
    rule = "fab:5.1.1a"
    node = shipped.nodes[rule]
    reading = node.readings[0]._replace(passages=node.readings[0].passages[:0])
    changed = node._replace(readings=(reading,))
    assert not due(node, known_texts("fab"))
    assert due(changed, known_texts("fab"))


def test_coverage_counts_what_was_demonstrated(shipped: Graph) -> None:
    """One check played and knocked out: its rule is checked, and no other."""
    check = next(each for each in load().checks.values() if "fab:5.1.1a" in each.rules)
    result = play(check)
    rows = covered(shipped, [result], [knock_out(result, "fab:5.1.1a")], not_applicable(), known_texts("fab"))
    assert rows["fab:5.1.1a"].status == "checked"
    assert rows["fab:5.1.1a"].checks == (check.name,)
    sums = totals(rows)
    assert sums["checked"] == 1
    assert sums["rules"] == sums["checked"] + sums["not_applicable"] + sums["unchecked"]
    assert covered(shipped, [result], [], {}, {})["fab:5.1.1a"].status == "unchecked"
