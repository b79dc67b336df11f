"""Which sentences the checks prove: rules with checks whole, few sentences marked, few not told apart.

The counts are those of ``rulesdb coverage``, which all tests of a run play once.
"""

import pytest

from rulesdb.checks.fab.registry import load
from rulesdb.checks.running import knock_out, play
from rulesdb.checks.told_apart import Groups, not_told_apart
from rulesdb.graph.model import Graph
from rulesdb.pipeline.caches import result_cache
from rulesdb.pipeline.coverage import measure_coverage


@pytest.mark.exhaustive
def test_few_sentences_are_marked_and_few_not_told_apart(shipped: Graph) -> None:
    """Of the sentences of rules with checks, under a fifth is marked, and under a twentieth not told apart."""
    coverage = measure_coverage(shipped, lambda *_: None, result_cache())
    rows = {name: row for name, row in coverage.rules.items() if name.startswith("fab:")}
    checked = [row for row in rows.values() if row.checks]
    sentences = [sentence for row in checked for sentence in row.sentences]
    assert [name for name, row in rows.items() if row.checks and row.status != "checked"] == []
    assert sum(one.status == "marked" for one in sentences) < len(sentences) / 5
    assert sum(len(group) for group in coverage.alike if group[0].startswith("fab:")) < len(sentences) / 20


def test_two_sentences_are_alike_until_a_check_sees_another_difference() -> None:
    """One check fails alike without either of two sentences; a second check tells them apart."""
    assert _alike("fab/a_player_needs_a_hero") == (("fab:1.1.1a#sentence-1", "fab:1.1.1a#sentence-2"),)
    assert _alike("fab/a_player_needs_a_hero", "fab/a_player_needs_a_card_pool") == ()


def _alike(*names: str) -> Groups:
    """Return what some checks by themselves do not tell apart."""
    results = [play(load().named(name)) for name in names]
    pairs = [knock_out(result, claim) for result in results for claim in result.check.claims]
    return not_told_apart(results, pairs, lambda *_: None)
