"""The account of a check: a report of its run, line by line, in Japanese."""

from typing import Literal, NamedTuple

Part = Literal["card", "situation", "action", "event", "outcome"]


class Line(NamedTuple):
    """One line of an account."""

    part: Part
    """Part of the account that the line belongs to; it determines the heading."""
    text: str
    """The line in Japanese, without its heading and rule number."""
    rule: str = ""
    """Identifier of the rule behind an event, "" for none."""


HEADINGS: dict[Part, str] = {
    "card": "カード", "situation": "状況", "action": "行動", "event": "出来事", "outcome": "結果",
}  # fmt: skip


def told(line: Line) -> str:
    """Return a line as the account shows it, with its heading and rule number."""
    named = f" [{line.rule.partition(':')[2]}]" if line.rule else ""
    return f"{HEADINGS[line.part]}: {line.text}{named}"
