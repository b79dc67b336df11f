"""Putting damaged sentences right: small repairs in the order of one table, each reporting what it did."""

from collections.abc import Callable

from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.again import read_again
from rulesdb.syntax.repairs.blanks import trim
from rulesdb.syntax.repairs.brackets import PAIRED, mend_brackets
from rulesdb.syntax.repairs.breaks import join_lines
from rulesdb.syntax.repairs.icons import DOUBTFUL, mark_lost_icons
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


def is_sound(sentence: Sentence, dialect: Dialect, source: str) -> bool:
    """Tell whether no repair but ``trim`` has anything to do, as for nearly all sentences; in doubt they look."""
    words = "".join([inline.text for inline in sentence])
    return stands_whole(words, sentence, source) and (dialect.lines is not None or is_undamaged(words, dialect))


def stands_whole(words: str, sentence: Sentence, source: str) -> bool:
    """Tell whether the words stand side by side in the source, with nothing but a § behind them: nothing to join."""
    if not sentence:
        return True
    start, end = sentence[0].span.start, sentence[-1].span.end
    return end - start - len(words) <= 1 and source.startswith(words, start)


def is_undamaged(words: str, dialect: Dialect) -> bool:
    """Tell whether no bracket lacks its partner and no blank stands for an icon."""
    return PAIRED.fullmatch(words) is not None and not (dialect.icons_lost and DOUBTFUL.search(words))


def repair(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:
    """Return the sentence put right; its inlines still cover the same characters."""
    if is_sound(sentence, dialect, report.source.text):
        return trim(sentence, dialect, report)
    for step in REPAIRS if dialect.lines is None else REPAIRS_OF_LINES:
        sentence = step(sentence, dialect, report)
    return sentence
