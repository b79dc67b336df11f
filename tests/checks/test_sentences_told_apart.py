"""Which sentences the checks prove: rules with checks whole, few sentences marked, few not told apart.

The counts are those of the recorded proofs.
"""

from collections.abc import Sequence

import pytest
from support.engine.fab.open_chapters import NOT_YET_PROVED

from rulesdb.checks.fab.registry import load
from rulesdb.checks.running import Result, knock_out, play
from rulesdb.checks.told_apart import not_told_apart
from rulesdb.engine.kernel.book import is_called
from rulesdb.graph.model import Graph
from rulesdb.pipeline.coverage import measure_coverage
from rulesdb.proofs.coverage import Groups


def test_few_sentences_are_marked_and_few_not_told_apart(shipped: Graph) -> None:
    """Of the sentences of rules with checks, under a fifth is marked, and under a twentieth not told apart."""
    coverage = measure_coverage(shipped, lambda *_: None)
    of_game = {name: row for name, row in coverage.rules.items() if name.startswith("fab:")}
    rows = {name: row for name, row in of_game.items() if not name.startswith(NOT_YET_PROVED)}
    checked = [row for row in rows.values() if row.checks]
    sentences = [sentence for row in checked for sentence in row.sentences]
    assert [name for name, row in rows.items() if row.checks and row.status != "checked"] == []
    assert sum(one.status == "marked" for one in sentences) < len(sentences) / 5
    assert sum(len(group) for group in coverage.alike if group[0].startswith("fab:")) < len(sentences) / 20


_SAMPLE = 12
"""Checks that call a sentence, of which it is counted how many fail without it."""


@pytest.mark.nightly
def test_what_breaks_most_checks_is_shown_by_what_is_its_own(shipped: Graph) -> None:
    """Without a sentence under half of the checks that call it fail, or a check tells it from all other sentences.

    One that only stops the game shows nothing of what it says.
    """
    groups = measure_coverage(shipped, lambda *_: None).alike
    alike = {name for group in groups for name in group if not name.startswith(NOT_YET_PROVED)}
    results = [play(check) for check in load().checks.values()]
    generic = [name for name in sorted(alike) if name.startswith("fab:") and _breaks_most(name, results)]
    assert generic == []


def _breaks_most(sentence: str, results: Sequence[Result]) -> bool:
    """Whether half or more of some checks fail without a sentence that they call; few checks prove nothing."""
    calling = [one for one in results if is_called(one.trace, sentence) and sentence not in one.check.claims]
    sample = calling[:: max(1, len(calling) // _SAMPLE)]
    failing = sum(knock_out(one, sentence).verdict != "touched" for one in sample)
    return len(sample) >= _SAMPLE and failing >= len(sample) / 2


def test_two_sentences_are_alike_until_a_check_sees_another_difference() -> None:
    """One check fails alike without either of two sentences; a second check tells them apart."""
    assert _alike("fab/a_player_needs_a_hero") == (("fab:1.1.1a#sentence-1", "fab:1.1.1a#sentence-2"),)
    assert _alike("fab/a_player_needs_a_hero", "fab/a_player_needs_a_card_pool") == ()


def _alike(*names: str) -> Groups:
    """Return what some checks by themselves do not tell apart."""
    results = [play(load().named(name)) for name in names]
    pairs = [knock_out(result, claim) for result in results for claim in result.check.claims]
    return not_told_apart(results, pairs, lambda *_: None)
