"""The account of a check: a report of its run, line by line, in Japanese."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, Protocol

Part = Literal["card", "situation", "action", "event", "outcome"]


class Line(NamedTuple):
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
    """What a game begins with."""

    def lines(self) -> Iterable[Line]:
        """Return the lines of the account about it."""
        ...


_INDENT = "\u3000"
"""The start of a line with an ability, so that it is seen to be part of the card above it."""


def card_lines(header: str, *abilities: str) -> Iterator[Line]:
    """Yield the lines of a card: its characteristics, and its abilities."""
    yield Line("card", header)
    yield from (Line("card", f"{_INDENT}{ability}") for ability in abilities)


HEADINGS: dict[Part, str] = {
    "card": "カード", "situation": "状況", "action": "行動", "event": "出来事", "outcome": "結果",
}  # fmt: skip


def told(line: Line) -> str:
    """Return a line as the account shows it, with its heading and rule number."""
    named = f" [{line.rule.partition(':')[2]}]" if line.rule else ""
    return f"{HEADINGS[line.part]}: {line.text}{named}"
