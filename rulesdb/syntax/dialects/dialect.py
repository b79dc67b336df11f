"""A dialect: its grammar, and the few questions whose answers differ between rules texts."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rulesdb.syntax.characters import CLOSING, SENTENCE_ENDS
from rulesdb.syntax.dialects.declaration import Declaration, Level
from rulesdb.syntax.dialects.levels import NumberForm
from rulesdb.syntax.line_reading import LineReader
from rulesdb.syntax.numbering import depth, normalise
from rulesdb.syntax.tree import NodeKind, PartKind
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
    """One form of rules text.

    ``telling`` matches what only this form has, to recognise it. ``number`` matches a whole number in plain form.
    ``begins_node`` decides on candidates. ``kinds`` maps the depth of a number (``numbering.depth``) to the kind of
    node; deeper or lettered numbers are subrules.
    ``titled_depth``: numbers of at most this depth have a title, without which they begin nothing; deeper ones have
    sentences (in ``dotted_titles`` dialects a number with a dot behind it has a title). ``bare_references``: a number
    needs no [ ] to be a reference. ``items_climb``: an item belongs to the last titled number or heading before it
    instead of the last node. ``signs``: rules are closed by §. ``icons_lost``: lone blanks mark lost icons.
    ``item_mark`` is how an item begins when the tree is printed. ``about`` is what it is the form
    of. ``declaration``: the form of a dialect that is read line by line; None for one with a grammar.
    """

    name: str
    ruleset: str
    grammar: str
    telling: re.Pattern[str]
    number: re.Pattern[str]
    begins_node: Callable[[HeadCandidate], bool]
    kinds: tuple[NodeKind, ...]
    titled_depth: int
    dotted_titles: bool
    bare_references: bool
    items_climb: bool
    signs: bool
    icons_lost: bool
    item_mark: str
    about: str = ""
    declaration: Declaration | None = None

    @property
    def title(self) -> str:
        """What it is the form of, for people."""
        return self.about if self.declaration is None else self.declaration.title

    @cached_property
    def lines(self) -> LineReader | None:
        """The reader of a dialect that is read line by line, None for one with a grammar."""
        return None if self.declaration is None else LineReader(self.declaration)

    @property
    def expected_numbers(self) -> tuple[str, ...]:
        """The numbers that every text of this form has, none where it declares none."""
        return () if self.declaration is None else self.declaration.expected.numbers

    def may_have_expected_numbers(self, text: str) -> bool:
        """Whether all expected numbers begin lines of a text, as far as can be seen before it is read; some must be."""
        if self.lines is None or not self.expected_numbers:
            return False
        return self.lines.numbers_at_lines(text).issuperset(self.expected_numbers)

    @cached_property
    def numbers(self) -> NumberForm:
        """The levels of its numbers."""
        return NumberForm(self.kinds) if self.lines is None else self.lines.lines.levels

    @property
    def printed_marks(self) -> dict[PartKind, str]:
        """The marks of items, examples and notes as they are printed."""
        if self.declaration is None:
            return {PartKind.ITEM: self.item_mark, PartKind.EXAMPLE: "例:", PartKind.NOTE: "注:"}
        marks = self.declaration.marks
        printed = (marks.printed_item, marks.printed_example, marks.printed_note)
        return dict(zip((PartKind.ITEM, PartKind.EXAMPLE, PartKind.NOTE), printed, strict=True))

    def number_of(self, head: str) -> str:
        """Return the number of a head in plain form."""
        return normalise(head) if self.lines is None else self.lines.lines.number_in(head)

    def numbers_named(self, written: str) -> tuple[tuple[str, ...], bool]:
        """Return the numbers that a written reference names, and whether every range in it could be spelt out."""
        return numbers_of(written) if self.lines is None else self.lines.references.numbers(written)

    def level_of(self, number: str) -> Level | None:
        """Return the declared level of a number, None where none is declared."""
        return None if self.lines is None else self.lines.lines.levels.level(number)

    def has_title(self, number: str, head: str, line: str) -> bool:
        """Whether the ``line`` behind a number, which is written as ``head``, is its title."""
        level = self.level_of(number)
        if level is not None:
            return level.title == "line" or (level.title == "short" and is_short_title(line))
        if self.lines is not None:
            return False
        return head.endswith((".", "．")) if self.dotted_titles else depth(number) <= self.titled_depth


LONGEST_SHORT_TITLE = 60
"""Characters of a line that may be a title although not every number of its level has one."""


def is_short_title(line: str) -> bool:
    """Whether a line is short and ends no sentence."""
    words = line.strip(" \t\u3000*_#§")
    return 0 < len(words) <= LONGEST_SHORT_TITLE and words[-1] not in SENTENCE_ENDS + ".:："
