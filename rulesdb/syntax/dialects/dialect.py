"""A dialect: its grammar, and the few questions whose answers differ between rules texts."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.syntax.characters import CLOSING, SENTENCE_ENDS
from rulesdb.syntax.dialects.declaration import Declaration, Level, TitleRule
from rulesdb.syntax.dialects.levels import DeclaredLevels
from rulesdb.syntax.line_reading import LineReader
from rulesdb.syntax.numbered_lines import LineForm, matches_at_lines
from rulesdb.syntax.numbering import depth
from rulesdb.syntax.tree import PartKind
from rulesdb.syntax.written_references import numbers_of


class HeadCandidate(NamedTuple):
    """A number or heading that may begin a node, with what a reader would look at to decide.

    ``number`` is plain (``1.0.2a``), or None for an unnumbered heading; ``broken``: it only looks like a number.
    ``before`` is the last character before it that is no blank, ``""`` at the beginning. ``line_start``: nothing but
    blanks or § stands before it on its line. ``wrapped``: it begins a line only because the unfinished line before it
    reached the margin. ``spaced``: a blank, §, line end or the text's end follows. ``mention``: what follows or
    surrounds the number reads as a sentence about it. ``signed``: what follows could be a title (short, no 。) and ends
    with §. ``current`` is the last number before; ``after_title``: the node before has nothing but a title so far, and
    this number may be the next one below it.
    """

    number: str | None
    broken: bool
    before: str
    line_start: bool
    wrapped: bool
    spaced: bool
    mention: bool
    signed: bool
    current: str | None
    after_title: bool

    @property
    def after_sentence(self) -> bool:
        """Tell whether a sentence ends right before it."""
        return self.before == "" or self.before in CLOSING + "."


@dataclass(frozen=True, eq=False)
class Dialect:
    """One form of rules text: its declaration, and the hook of a form with a grammar.

    ``begins_node`` decides on candidates; lines tell the numbers of a dialect without a grammar.
    """

    declaration: Declaration
    begins_node: Callable[[HeadCandidate], bool]

    @property
    def name(self) -> str:
        """Its name."""
        return self.declaration.name

    @property
    def title(self) -> str:
        """What it is the form of, for people."""
        return self.declaration.title

    @property
    def ruleset(self) -> str:
        """The ruleset of its texts, if no other one is named."""
        return self.declaration.ruleset or self.declaration.name

    @cached_property
    def telling(self) -> re.Pattern[str]:
        """The pattern of what only this form has."""
        if self.declaration.telling:
            return re.compile(self.declaration.telling, re.MULTILINE)
        rules = tuple(level for level in self.declaration.level if level.kind in {"rule", "subrule"})
        return LineForm(replace(self.declaration, level=rules)).beginning

    @cached_property
    def _tells_by_lines(self) -> bool:
        """Whether what only this form has stands at the beginnings of lines."""
        pattern = self.declaration.telling
        return not pattern or (pattern.startswith("^") and "|" not in pattern)

    def count_telling(self, text: str, beginnings: Sequence[int]) -> int:
        """Return how often a text, whose lines have these ``beginnings``, has what only this form has."""
        if self._tells_by_lines:
            return sum(1 for _ in matches_at_lines(self.telling, text, beginnings))
        return len(self.telling.findall(text))

    @cached_property
    def number(self) -> re.Pattern[str]:
        """The pattern of a whole number in plain form."""
        return re.compile("|".join(f"(?:{level.number})" for level in self.declaration.level))

    @cached_property
    def titled_depth(self) -> int:
        """The depth down to which numbers of a form with a grammar have a title, without which they begin nothing."""
        return sum(level.title == "line" for level in self.declaration.level)

    @cached_property
    def dotted_titles(self) -> bool:
        """Whether a number with a full stop behind it has a title, in a form with a grammar."""
        return any(level.title == "dotted" for level in self.declaration.level)

    @property
    def bare_references(self) -> bool:
        """Whether a number needs no [ ] to be a reference."""
        return bool(self.declaration.references.bare)

    @property
    def items_climb(self) -> bool:
        """Whether an item belongs to the last titled number or heading before it instead of the last node."""
        return self.declaration.marks.items_climb

    @property
    def signs(self) -> bool:
        """Whether rules are closed by §."""
        return self.declaration.damage.signs

    @property
    def icons_lost(self) -> bool:
        """Whether lone blanks mark lost icons."""
        return self.declaration.damage.icons

    @cached_property
    def lines(self) -> LineReader | None:
        """The reader of a dialect that is read line by line, None for one with a grammar."""
        return None if self.declaration.grammar else LineReader(self.declaration)

    @property
    def expected_numbers(self) -> tuple[str, ...]:
        """The numbers that every text of this form has, none where it declares none."""
        return self.declaration.expected.numbers

    def may_have_expected_numbers(self, text: str) -> bool:
        """Whether all expected numbers begin lines of a text, as far as can be seen before it is read; some must be."""
        if self.lines is None or not self.expected_numbers:
            return False
        return self.has_expected_numbers(self.lines.numbers_at_lines(text))

    def has_expected_numbers(self, numbers: frozenset[str]) -> bool:
        """Whether the numbers that every text of this form has are among those of one; some must be expected."""
        return bool(self.expected_numbers) and numbers.issuperset(self.expected_numbers)

    @cached_property
    def numbers(self) -> DeclaredLevels:
        """The levels of its numbers."""
        return DeclaredLevels(self.declaration.level) if self.lines is None else self.lines.lines.levels

    @property
    def printed_marks(self) -> dict[PartKind, str]:
        """The marks of items, examples and notes as they are printed."""
        marks = self.declaration.marks
        printed = (marks.printed_item, marks.printed_example, marks.printed_note)
        return dict(zip((PartKind.ITEM, PartKind.EXAMPLE, PartKind.NOTE), printed, strict=True))

    def numbers_named(self, written: str) -> tuple[tuple[str, ...], bool]:
        """Return the numbers that a written reference names, and whether every range in it could be spelt out."""
        return numbers_of(written) if self.lines is None else self.lines.references.numbers(written)

    def level_of(self, number: str) -> Level | None:
        """Return the declared level of a number, None where none is declared."""
        return None if self.lines is None else self.numbers.level(number)

    def title_rule(self, number: str, head: str) -> TitleRule:
        """Return whether the line behind a number, which is written as ``head``, is its title."""
        if self.lines is None:
            titled = head.endswith((".", "．")) if self.dotted_titles else depth(number) <= self.titled_depth
            return "line" if titled else "none"
        if "#" in head:  # a heading of markdown
            return "line"
        level = self.level_of(number)
        return "none" if level is None else level.title


LONGEST_SHORT_TITLE = 60
"""Characters of a line that may be a title although not every number of its level has one."""


def is_short_title(line: str) -> bool:
    """Whether a line is short and ends no sentence."""
    words = line.strip(" \t\u3000*_#§")
    return 0 < len(words) <= LONGEST_SHORT_TITLE and words[-1] not in SENTENCE_ENDS + ".:："
