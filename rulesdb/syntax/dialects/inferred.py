"""The levels of a text in a form that nobody has declared, inferred from the numbers at the beginnings of its lines."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.syntax.characters import SENTENCE_ENDS
from rulesdb.syntax.dialects.declaration import Declaration, Level, LevelKind
from rulesdb.syntax.numbered_lines import half_width
from rulesdb.syntax.numbering import depth, normalise

FEWEST_OF_LEVEL = 2
"""Numbered lines that a level has at least, but for the highest: a text may be one chapter."""
TITLED_SHARE = 0.7
"""Share of short lines without the end of a sentence from which on a level has titles."""
LONGEST_TITLE = 60
"""Characters of a title."""
DEEPEST = 8

_LINE = re.compile(
    r"^[ \t\u3000§#*_>-]*(?P<number>[0-9]{1,4}(?:(?P<separator>[.-])(?:[0-9]{1,3}|[a-z](?![a-z]))){0,7}[a-z]?)"
    r"(?P<end>[.):])?\**(?=[ \t\u3000]|$)(?P<rest>.*)$",
    re.MULTILINE,
)


class InferredLevel(NamedTuple):
    """A level that was found in a text."""

    depth: int
    """Number of parts of its numbers."""
    lines: int
    """Number of its lines."""
    example: str
    """The first of its numbers."""
    is_titled: bool
    """Whether its lines are titles."""


def inferred_levels(text: str) -> Sequence[InferredLevel]:
    """Return the levels of a text, the highest first."""
    lines = [(normalise(one["number"]), one["rest"].strip(" \t\u3000*_#§")) for one in _lines(text)]
    by_depth: dict[int, list[tuple[str, str]]] = {}
    for number, rest in lines:
        by_depth.setdefault(depth(number), []).append((number, rest))
    return [
        InferredLevel(level, len(found), found[0][0], sum(map(_is_title, found)) >= TITLED_SHARE * len(found))
        for level, found in sorted(by_depth.items())
        if len(found) >= FEWEST_OF_LEVEL or level == 1
    ]


def _lines(text: str) -> Iterator[re.Match[str]]:
    """Yield the numbered lines whose numbers have the separator of most."""
    found = list(_LINE.finditer(half_width(text)))
    separators = Counter(one["separator"] for one in found if one["separator"])
    usual = separators.most_common(1)[0][0] if separators else "."
    return (one for one in found if one["separator"] in {None, usual} and (one["separator"] or one["end"]))


def _is_title(line: tuple[str, str]) -> bool:
    rest = line[1]
    return 0 < len(rest) <= LONGEST_TITLE and rest[-1] not in SENTENCE_ENDS + "."


def inferred(declaration: Declaration, text: str) -> Declaration:
    """Return a declaration without levels with those of a text."""
    levels = inferred_levels(text)
    kinds = dict(zip((level.depth for level in levels), _kinds(levels), strict=True))
    written = (Level(kind=kinds[one.depth], number=_pattern(one), end=r"[.):]?", printed_end=".",
                     title="short" if one.is_titled else "none") for one in reversed(levels))  # fmt: skip
    return replace(declaration, level=tuple(written))


def _kinds(levels: Sequence[InferredLevel]) -> Iterator[LevelKind]:
    """Yield the kinds of levels: titled ones are chapters and sections, the first without titles has the rules."""
    ordinals = count()
    is_below_rules = False
    for level in levels:
        if is_below_rules:
            yield "subrule"
        elif level.is_titled:
            yield "section" if next(ordinals) else "chapter"
        else:
            is_below_rules = True
            yield "rule"


def _pattern(level: InferredLevel) -> str:
    """Return the pattern of the numbers of a level."""
    separator = "-" if "-" in level.example else r"\."
    letter = "[a-z]" if level.example[-1].isalpha() else ""
    inner = level.depth - 1 - bool(letter)
    parts = rf"(?:{separator}(?:[0-9]{{1,3}}|[a-z])){{{inner}}}" if inner else ""
    return f"[0-9]{{1,4}}{parts}{letter}" if letter else f"[0-9]{{1,4}}{parts}[a-z]?" if inner else "[0-9]{1,4}"
