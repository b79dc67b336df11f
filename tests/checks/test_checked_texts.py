"""A check remembers the texts that its rules had when it was written; --refresh writes down those of today."""

from pathlib import Path

import pytest
from support.checks.reviewed_texts import write_reviewed_parts, write_reviewed_rules

from rulesdb.checks.coverage import covered, demonstrating
from rulesdb.checks.fab.registry import load
from rulesdb.checks.marks import Marks, all_marks, clause_words, part_marks
from rulesdb.checks.running import knock_out, play
from rulesdb.checks.text_hashes import Reviewed, due, reviewed_texts
from rulesdb.graph.model import Graph
from rulesdb.graph.parts import SentenceOrItem, parts_of
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.proofs.coverage import totals
from rulesdb.words.rule_parts import sentence_of

CLAIMED = sorted(
    {
        rule
        for check in load().checks.values()
        for rule in {*check.rules, *((check.example.partition("#")[0],) if check.example else ())}
    }
)


MARKED = {part for part in part_marks() if part.startswith("fab:")}
CLAIMS = {claim for check in load().checks.values() for claim in check.claims}
PROVED = {sentence_of(part) for part in CLAIMS | MARKED if "#" in part}
NOTHING_MARKED = Marks({}, {})


def _reviewed() -> Reviewed:
    return reviewed_texts(["fab"])


def _compare(graph: Graph, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--refresh"):
        write_reviewed_rules(graph, [name for name in graph.nodes if name in CLAIMED], "fab")
        write_reviewed_parts(graph, PROVED, "fab")
    reviewed = _reviewed()
    assert [rule for rule in CLAIMED if due(graph.nodes[rule], reviewed.rules)] == []
    sentences = [one for node in graph.nodes.values() for one in parts_of(node) if one.id in PROVED]
    assert {one.id for one in sentences} == PROVED
    assert [one.id for one in sentences if reviewed.is_due(one)] == []


def test_checks_were_written_for_the_shipped_texts(shipped: Graph, request: pytest.FixtureRequest) -> None:
    """Where a text of ours was changed, its checks are to be read again, and then --refresh."""
    _compare(shipped, request)


@pytest.mark.exhaustive
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
    assert not due(node, _reviewed().rules)
    assert due(changed, _reviewed().rules)


def test_a_reworded_sentence_is_due_for_reading() -> None:
    """It is another sentence: a claim does not silently become one about what stands there now."""
    reviewed = Reviewed({}, {"fab:9.1#sentence-1": frozenset({"8eb27b439378"})})
    assert not reviewed.is_due(SentenceOrItem("fab:9.1#sentence-1", 1, "舟を 漕ぐ。"))
    assert reviewed.is_due(SentenceOrItem("fab:9.1#sentence-1", 1, "舟を漕がない。"))
    assert reviewed.is_due(SentenceOrItem("fab:9.1#sentence-2", 2, "舟を漕ぐ。"))


def test_coverage_counts_what_was_demonstrated(shipped: Graph) -> None:
    """One check played and knocked out: its sentences are demonstrated, and no others."""
    check = next(each for each in load().checks.values() if "fab:5.3.5a" in each.rules)
    result = play(check)
    marks = all_marks()
    knock_outs = [knock_out(result, claim) for claim in check.claims if "5.3.5a" in claim]
    rows = covered(shipped, demonstrating(knock_outs), set(), marks, _reviewed())
    assert rows["fab:5.3.5a"].checks == (check.name,)
    assert [one.status for one in rows["fab:5.3.5a"].sentences] == ["demonstrated"]
    assert rows["fab:5.3.5a"].status == "checked"
    sums = totals(rows.values())
    assert (sums["checked"], sums["sentences_demonstrated"], sums["sentences"]) == (1, 1, 2583)
    assert sums["rules"] == sums["checked"] + sums["not_applicable"] + sums["unchecked"]
    nothing = covered(shipped, {}, set(), NOTHING_MARKED, _reviewed())["fab:5.3.5a"]
    assert (nothing.status, nothing.sentences[0].status) == ("unchecked", "open")


def test_a_sentence_consists_of_all_of_its_clauses() -> None:
    """Its clauses are lettered from a, there are two of them at least, and nobody claims or marks it as a whole."""
    for sentence, clauses in all_marks().clauses.items():
        assert [*clauses] == [f"{sentence}{letter}" for letter in "abcdefghij"[: max(2, len(clauses))]]
    assert {sentence_of(clause) for clause in clause_words()}.isdisjoint(CLAIMS | {*part_marks()})


def test_a_sentence_is_open_while_a_clause_of_it_is(shipped: Graph) -> None:
    """Coverage tells which clause no check demonstrates."""
    sentence = "fab:4.5.3a#sentence-1"
    marks = Marks({}, {}, {sentence: {f"{sentence}a": "ライフが0", f"{sentence}b": "ヒーローがいない"}})

    def shown(*claims: str) -> tuple[str, list[str]]:
        rows = covered(shipped, {claim: ["fab/x"] for claim in claims}, set(), marks, _reviewed())
        row = rows["fab:4.5.3a"].sentences[0]
        return row.status, [clause.status for clause in row.clauses]

    assert shown(f"{sentence}b") == ("open", ["open", "demonstrated"])
    assert shown(f"{sentence}a", f"{sentence}b") == ("demonstrated", ["demonstrated", "demonstrated"])
