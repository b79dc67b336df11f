"""The Magic rules primer: titled rules (502.57), subrules (502.57a), `` * `` items, unnumbered headings."""

import re

from rulesdb.syntax.dialects.dialect import Dialect, HeadCandidate
from rulesdb.syntax.numbering import follows
from rulesdb.syntax.tree import NodeKind


def begins_node(candidate: HeadCandidate) -> bool:
    """Tell whether a number or heading begins a node: it follows a sentence or a title, or begins a line."""
    begins_line = candidate.line_start and not candidate.wrapped
    if candidate.number is None:
        return begins_line or candidate.after_sentence
    if candidate.mention and not begins_line:
        return False
    if candidate.after_sentence or candidate.after_title:
        return True
    next_one = follows(candidate.number, candidate.current)
    return next_one if candidate.wrapped else candidate.line_start and (candidate.spaced or next_one)


MTG = Dialect(
    name="mtg",
    ruleset="mtg",
    grammar="mtg.lark",
    telling=re.compile(r"[1-9](?<![0-9.][1-9])[0-9]{2}\.[0-9]{1,3}(?:[a-z](?=[ \t\u3000])|\.(?![0-9]))"),
    number=re.compile(r"[0-9]{3}\.[0-9]{1,3}[a-z]?"),
    begins_node=begins_node,
    kinds=(NodeKind.SECTION, NodeKind.RULE),
    titled_depth=0,
    dotted_titles=True,
    bare_references=True,
    items_climb=True,
    signs=False,
    icons_lost=False,
    item_mark=" * ",
    about="the Time Spiral rules primer of Magic (502.57., 502.57a)",
)
