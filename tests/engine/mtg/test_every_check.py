"""Every check of Magic together: each gives the same account every time, and all tell the parts of the primer apart."""

import re

import pytest

from rulesdb.checks.mtg.registry import load
from rulesdb.checks.running import Result, knock_out, play
from rulesdb.checks.told_apart import not_told_apart
from rulesdb.engine.mtg.book import book

CHECKS = list(load().checks.values())
_IN_LIBRARIES = "森"
_PRINTED = re.compile("《(.*?)》")


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """Return what came of every check."""
    return [play(check) for check in CHECKS]


@pytest.mark.exhaustive
def test_every_check_passes_with_the_same_account_again(results: list[Result]) -> None:
    """Chance has a seed."""
    assert [(result.check.name, result.problem) for result in results if result.status != "passed"] == []
    assert [result.check.name for result in results if play(result.check).account != result.account] == []


@pytest.mark.exhaustive
def test_a_check_is_the_same_without_all_parts_that_it_never_calls(results: list[Result]) -> None:
    """Without all of them at once it has the same status and account, and calls the same parts."""
    others = [play(result.check, sorted(book.rules.keys() - result.trace)) for result in results]
    pairs = zip(results, others, strict=True)
    changed = [one.check.name for one, other in pairs if (one.account, one.trace) != (other.account, other.trace)]
    assert changed == []


def test_an_engine_without_rules_passes_no_check() -> None:
    """Every part of the book is neutral or misread."""
    assert [check.name for check in CHECKS if play(check, list(book.rules)).status == "passed"] == []


@pytest.mark.exhaustive
def test_the_parts_of_the_primer_are_told_apart(results: list[Result]) -> None:
    """No two of them fail the same checks in the same way."""
    pairs = [knock_out(result, claim) for result in results for claim in result.check.claims]
    assert [(pair.claim, pair.check) for pair in pairs if pair.verdict != "demonstrated"] == []
    assert not_told_apart(results, pairs, lambda *_: None) == ()


@pytest.mark.exhaustive
def test_every_card_that_an_account_names_has_its_text_there(results: list[Result]) -> None:
    """Whoever reads the account needs no other source, but for the basic lands in the libraries."""
    missing = []
    for result in results:
        texts = "".join(line.text for line in result.account if line.part == "card")
        named = {name for line in result.account if line.part != "card" for name in _PRINTED.findall(line.text)}
        missing += [(result.check.name, name) for name in named - {_IN_LIBRARIES} if name not in texts]
    assert missing == []
