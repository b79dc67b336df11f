"""The account of a check: a report of its run, line by line, in Japanese."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, Protocol

from rulesdb.words.proofs import ACCOUNT

Part = Literal["card", "situation", "action", "event", "remark", "outcome"]


class AccountLine(NamedTuple):
    """One line of an account."""

    part: Part
    """Part of the account that the line belongs to; it determines the heading."""
    text: str
    """The line in Japanese, without its heading and rule number."""
    rule: str = ""
    """Identifier of the rule behind an event, "" for none."""


class Difference(NamedTuple):
    """An expectation of a check that was not met."""

    what: str
    """Description of the value, in Japanese."""
    expected: str
    """The value that was right."""
    seen: str
    """The value that was there."""


class Opening(Protocol):
    """The opening of a game: its cards and its first situation."""

    def lines(self) -> Iterable[AccountLine]:
        """Return the lines with which the account begins."""
        ...


class WrittenOpening(NamedTuple):
    """An opening whose lines are written: to say what cards do takes long."""

    written: tuple[AccountLine, ...]
    """The lines."""

    def lines(self) -> Iterable[AccountLine]:
        """Return the lines."""
        return self.written


_INDENT = "\u3000"
"""The start of a line with an ability, so that it is seen to be part of the card above it."""


def card_lines(header: str, *abilities: str) -> Iterator[AccountLine]:
    """Yield the lines of a card: its characteristics, and its abilities."""
    yield AccountLine("card", header)
    yield from (AccountLine("card", f"{_INDENT}{ability}") for ability in abilities)


_LONGEST_BLOCK = 8
"""Lines of the longest block that is folded."""
_LEAST_REPEATS = 2
"""Repetitions from which a block is folded."""


def folded(lines: Sequence[AccountLine]) -> tuple[AccountLine, ...]:
    """Return an account in which a block of actions and events that is repeated at once stands only once.

    A line behind the block says how often it is repeated. Players who pay with several lands make long accounts of
    equal lines.
    """
    short: list[AccountLine] = []
    start = 0
    while start < len(lines):
        size, repeats = _longest_repetition(lines, start)
        short += lines[start : start + size]
        if repeats:
            block = f"直前の{size}行" if size > 1 else "直前の行"
            short.append(AccountLine("action", f"{block}が、あと{repeats}回くり返される"))
        start += size * (repeats + 1)
    return tuple(short)


def _longest_repetition(lines: Sequence[AccountLine], start: int) -> tuple[int, int]:
    """Return the size of the block at an index whose repetitions save most lines, and their number; (1, 0) for none."""
    best = (1, 0)
    for size in range(1, _LONGEST_BLOCK + 1):
        repeats = _repeats(lines, start, size)
        if repeats >= _LEAST_REPEATS and repeats * size > best[0] * best[1]:
            best = (size, repeats)
    return best


def _repeats(lines: Sequence[AccountLine], start: int, size: int) -> int:
    """Return how often the block of a size at an index is repeated at once."""
    block = lines[start : start + size]
    if any(line.part not in _FOLDED for line in block):
        return 0
    count = 0
    while len(block) == size and lines[start + size * (count + 1) : start + size * (count + 2)] == block:
        count += 1
    return count


_FOLDED: frozenset[Part] = frozenset({"action", "event"})
"""Parts of an account whose repetitions are folded."""


def as_text(line: AccountLine) -> str:
    """Return a line as the account shows it, with its heading and rule number."""
    named = f" [{line.rule.partition(':')[2]}]" if line.rule else ""
    return f"{ACCOUNT[line.part]}: {line.text}{named}"
