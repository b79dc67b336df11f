"""A dialect: its grammar, and the few questions whose answers differ between rules texts."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rulesdb.syntax.characters import CLOSING
from rulesdb.syntax.tree import NodeKind


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
    ``item_mark`` is how an item begins when the tree is printed.
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
