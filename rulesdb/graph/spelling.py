"""Reads what people write for a rule: full-width, in brackets, with the ruleset's name, in capitals, with a part."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulesdb.graph.naming import NUMBER
from rulesdb.graph.number_spellings import CHAPTER_WORDS, plain_numbers
from rulesdb.japanese.folding import fold

_BEFORE = re.compile(r"(?:[\[(§ ]|(?:rules?|ルール)(?=[ \[(:§\d]))+")
_BEHIND = "])§. "
_PART = re.compile(r"(?:item|example|note|sentence)-\d+")


class Spelling(NamedTuple):
    """A written name: ``key``, a number or a heading's folded text; ``ruleset`` and ``part`` where they are written."""

    ruleset: str | None
    key: str
    part: str | None

    @property
    def is_number(self) -> bool:
        """Whether the key is a rule number."""
        return NUMBER.fullmatch(self.key) is not None


def read_spelling(written: str, rulesets: Sequence[str]) -> Spelling:
    """Return the parts of a name as a user wrote it; ``rulesets`` may stand before a number or heading."""
    text, _, part = fold(written).partition("#")
    if not _PART.fullmatch(part):
        text, part = fold(written), ""
    ruleset, rest = _ruleset(_unwrapped(plain_numbers(text)), rulesets)
    number = _unwrapped(rest).removeprefix(f"{CHAPTER_WORDS[0]} ")
    if NUMBER.fullmatch(number):
        return Spelling(ruleset, number, part or None)
    # A heading may end with a bracket of its own.
    return Spelling(*_ruleset(text, rulesets), part or None)


def _unwrapped(folded: str) -> str:
    """Return a folded text without the brackets, dots and words around a number."""
    before = _BEFORE.match(folded)
    return folded[before.end() if before else 0 :].rstrip(_BEHIND)


def _ruleset(text: str, rulesets: Sequence[str]) -> tuple[str | None, str]:
    for ruleset in rulesets:
        for mark in (":", " "):
            prefix = fold(ruleset) + mark
            if text.startswith(prefix):
                return ruleset, text.removeprefix(prefix).lstrip(": ")
    return None, text
