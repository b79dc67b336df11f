"""Decisive sentences: a run calls one of their rules where its stand-in would have another result."""

import random

import pytest

from rulesdb.checks.fab.registry import load
from rulesdb.checks.running import play
from rulesdb.engine.kernel.book import Book, rules_in_force
from rulesdb.engine.kernel.process.decisive import DecisiveSentences
from rulesdb.words.rule_parts import sentence_of

book = Book("toy")


@book.filter("1.1")
def is_forbidden(value: int) -> bool:
    """Forbid what is above 3."""
    return value > 3


@book.step("1.2")
def write_down(value: int, paper: list[int]) -> None:
    """Write a value above 3 down."""
    if value > 3:
        paper.append(value)


@book.definition("1.3")
def halved(value: int) -> int:
    """Halve a value."""
    return value // 2


book.instead(halved, "1.3", "6を割る")(lambda value: 6 // value)


def _decisive(value: int) -> set[str]:
    decisive = DecisiveSentences(book.rules)
    paper: list[int] = []
    with rules_in_force(compare=decisive.compare):
        assert is_forbidden(value) is (value > 3)
        write_down(value, paper)
        halved(value)
    assert paper == ([value] if value > 3 else [])
    return decisive.found


def test_a_sentence_is_decisive_if_its_stand_in_has_another_result() -> None:
    """A filter and a procedure count once they do something, a misreading once its result differs."""
    assert _decisive(2) == {"toy:1.3"}
    assert _decisive(4) == {"toy:1.1", "toy:1.2", "toy:1.3"}


def test_an_error_of_a_stand_in_is_decisive() -> None:
    """The misreading divides by 0."""
    assert _decisive(0) == {"toy:1.3"}


@pytest.mark.exhaustive
def test_checks_play_alike_without_sentences_that_are_not_decisive() -> None:
    """Of checks and sentences chosen at random, every run is the same to the last line of its account."""
    rng = random.Random(13)  # noqa: S311  (a sample)
    for check in rng.sample(sorted(load().checks.values(), key=lambda check: check.name), 25):
        result = play(check)
        decisive = DecisiveSentences(result.trace)
        with rules_in_force(compare=decisive.compare):
            check.play(check.table())
        divided = {sentence_of(part) for part in result.trace if part != sentence_of(part)}
        for sentence in rng.sample(sorted(result.trace - decisive.found - divided), 4):
            without = play(check, (sentence,))
            assert (without.status, without.lines) == ("passed", result.lines), (check.name, sentence)
