"""Claims in the head of a situation: rules and sentences by number, or by a heading that has none.

A heading stands in brackets, with what is meant of it behind them: 「新ゲームルール：…」#item-1. Its signs may be wide
ones, or those of a keyboard.
"""

import re
from collections.abc import Iterator

from rulesdb.engine.games import bundle
from rulesdb.graph.parts import rule_of

_CLAIM = re.compile(r"「(?P<heading>[^」]*)」(?P<part>#[^、\s]+)?|(?P<number>[^、\s]+)")
_PLAIN = str.maketrans("：（）＋−－／", ":()+--/")


def claims_in(written: str, ruleset: str) -> tuple[str, ...]:
    """Return the identifiers of the rules and sentences that the head of a situation names."""
    known = {_plain(name): name for rule in bundle(ruleset).book.rules for name in (rule_of(rule), rule)}
    names = (f"{ruleset}:{name}" for name in _names(written.replace(": ", ":")))
    return tuple(known.get(_plain(name), name) for name in names)


def _names(written: str) -> Iterator[str]:
    """Yield the names of rules, without the brackets around headings."""
    for found in _CLAIM.finditer(written):
        yield found["number"] or f"{found['heading'].strip()}{found['part'] or ''}"


def _plain(name: str) -> str:
    return name.translate(_PLAIN).replace(" ", "")
