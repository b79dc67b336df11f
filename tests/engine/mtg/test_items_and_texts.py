"""The items of Magic's primer are claimed by their identifiers; its checks remember the texts they were written for."""

from pathlib import Path

import pytest
from support.checks.reviewed_texts import write_reviewed_parts, write_reviewed_rules

from rulesdb.checks.coverage import covered
from rulesdb.checks.marks import Marks, not_applicable, part_marks
from rulesdb.checks.mtg.registry import load
from rulesdb.checks.mtg.table import Table
from rulesdb.checks.registry import Registry
from rulesdb.checks.text_hashes import Reviewed, due, reviewed_texts
from rulesdb.engine.kernel.engine_errors import UnknownRuleError
from rulesdb.engine.mtg.book import MISSING_MANA_COST
from rulesdb.graph.model import Graph, Node
from rulesdb.graph.parts import items_of, part_ids, parts_of, sentences_of
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.proofs.coverage import totals
from rulesdb.words.rule_parts import rule_of, sentence_of

SLIVERS = "mtg:再録テーマ:スリヴァー"
CLAIMS = {sentence_of(claim) for check in load().checks.values() for claim in check.claims}
PROVED = {claim for claim in CLAIMS if "#" in claim} | {
    sentence_of(mark) for mark in part_marks() if mark.startswith("mtg:")
}


def _check(claim: str) -> Registry:
    registry = Registry("mtg", Table)
    registry.check(claim, "項目")(lambda _table: None)
    return registry


@pytest.mark.parametrize(
    ("claim", "is_known"),
    [
        ("502.58#item-6", True),
        ("502.58#item-7", False),
        (f"{SLIVERS[4:]}#item-5", True),
        (f"{SLIVERS[4:]}#item-6", False),
    ],
)
def test_a_claim_of_an_item_is_verified(shipped: Graph, claim: str, is_known: bool) -> None:
    """Of a rule or of a heading; an item that the text does not have is refused with the name of the check."""
    parts = part_ids(shipped.nodes.values())
    if is_known:
        _check(claim).verify(parts, ())
    else:
        with pytest.raises(UnknownRuleError, match="check mtg/<lambda>"):
            _check(claim).verify(parts, ())


def test_every_ruling_of_the_primer_counts(shipped: Graph) -> None:
    """68 items, 9 of them under headings; a heading counts as no rule, and this one has no sentences that count."""
    (check,) = _check(f"{SLIVERS[4:]}#item-3").checks.values()
    rows = covered(shipped, {f"{SLIVERS}#item-3": [check.name]}, set(), Marks({}, {}), Reviewed({}, {}))
    magic = {name: row for name, row in rows.items() if name.startswith("mtg:")}
    sums = totals(magic.values())
    assert (sums["sentences"], sums["items"], sums["items_demonstrated"]) == (84, 68, 1)
    assert sum(len(row.items) for row in magic.values() if not row.is_rule) == 9
    assert sums["rules"] == sum(shipped.nodes[name].kind != "heading" for name in magic)
    assert [item.status for item in magic[SLIVERS].items] == ["open", "open", "demonstrated", "open", "open"]
    assert (magic[SLIVERS].status, magic[SLIVERS].sentences) == ("unchecked", ())


def _nodes(graph: Graph) -> list[Node]:
    return [node for node in graph.nodes.values() if node.ruleset == "mtg"]


def test_every_sentence_and_item_of_the_primer_is_claimed_or_marked(shipped: Graph) -> None:
    """Under a tenth of the sentences is marked, and no check claims what is marked."""
    sentences = {part.id for node in _nodes(shipped) if node.kind != "heading" for part in sentences_of(node)}
    parts = sentences | {part.id for node in _nodes(shipped) for part in items_of(node)}
    assert sorted(parts - PROVED) == []
    marked = PROVED - CLAIMS
    assert not CLAIMS & set(part_marks())
    assert len(marked) < len(sentences) / 10


def test_a_rule_without_claims_is_not_applicable(shipped: Graph) -> None:
    """Titles, and a rule that only refers to others, have a reason; all other rules have checks."""
    rules = {node.id for node in _nodes(shipped) if node.kind != "heading"}
    listed = {rule for rule in not_applicable() if rule.startswith("mtg:")}
    assert rules - {rule_of(claim) for claim in CLAIMS} == listed


def test_a_sentence_of_a_heading_counts_if_it_states_a_rule(shipped: Graph) -> None:
    """The text of one heading says that a missing mana cost cannot be paid; what else headings say introduces rules."""
    rows = covered(shipped, {}, set(), Marks({}, {}), reviewed_texts(["mtg"]))
    headings = {name: row.sentences for name, row in rows.items() if not row.is_rule and row.sentences}
    assert {name: [one.name for one in of] for name, of in headings.items()} == {
        f"mtg:{MISSING_MANA_COST}": ["sentence-4"]
    }


def _compare(graph: Graph, request: pytest.FixtureRequest) -> None:
    rules = {rule for check in load().checks.values() for rule in check.rules}
    if request.config.getoption("--refresh"):
        write_reviewed_rules(graph, [name for name in graph.nodes if name in rules], "mtg")
        write_reviewed_parts(graph, PROVED, "mtg")
    known = reviewed_texts(["mtg"])
    parts = {part.id: part for node in graph.nodes.values() for part in parts_of(node)}
    assert sorted(PROVED - set(parts)) == []
    assert sorted(rule for rule in known.rules if due(graph.nodes[rule], known.rules)) == []
    assert sorted(name for name in known.parts if known.is_due(parts[name])) == []


def test_checks_were_written_for_the_shipped_texts(shipped: Graph, request: pytest.FixtureRequest) -> None:
    """Where a text of ours was changed, its checks are to be read again, and then --refresh.

    It also records what checks claim for the first time.
    """
    _compare(shipped, request)


@pytest.mark.exhaustive
def test_checks_were_written_for_the_official_texts(
    official: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The same for the official ones, whose hashes alone are kept."""
    build([official], tmp_path)
    _compare(open_home(tmp_path).graph, request)
