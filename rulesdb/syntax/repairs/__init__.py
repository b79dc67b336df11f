"""Putting damaged sentences right: small repairs in the order of one table, each reporting what it did."""

from collections.abc import Callable

from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.again import read_again
from rulesdb.syntax.repairs.blanks import trim
from rulesdb.syntax.repairs.brackets import mend_brackets
from rulesdb.syntax.repairs.breaks import join_lines
from rulesdb.syntax.repairs.icons import mark_lost_icons
from rulesdb.syntax.repairs.signs import drop_signs
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline

Sentence = tuple[Inline, ...]
Repair = Callable[[Sentence, Dialect, DiagnosticCollector], Sentence]

# The order matters: a moved tail is recognised by its §; what was cut in two by a § or a line break (a card's name, a
# reference) is read again once it is whole; a lost icon is the blank that is left when all else has been understood.
REPAIRS: tuple[Repair, ...] = (drop_signs, join_lines, read_again, mend_brackets, mark_lost_icons, trim)
REPAIRS_OF_LINES: tuple[Repair, ...] = tuple(step for step in REPAIRS if step in {join_lines, trim})
"""The repairs of a dialect that is read line by line: the others know the damage of Japanese texts alone."""


def repair(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:
    """Return the sentence put right; its inlines still cover the same characters."""
    for step in REPAIRS if dialect.lines is None else REPAIRS_OF_LINES:
        sentence = step(sentence, dialect, report)
    return sentence
