"""Blanks at the two ends of a sentence carry no meaning."""

from collections.abc import Callable

from rulesdb.syntax.characters import BLANKS
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.sentence import Sentence, with_text
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline


def trim(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:  # noqa: ARG001  (a Repair)
    """Return the sentence without blanks at its ends; its spans stay as they are."""
    out = list(sentence)
    trim_end(out, range(len(out)), str.lstrip)
    trim_end(out, range(len(out) - 1, -1, -1), str.rstrip)
    return tuple(out)


def trim_end(inlines: list[Inline], order: range, strip: Callable[[str, str], str]) -> None:
    """Strip blanks from the inlines in ``order`` up to the first that has other characters."""
    for at in order:
        text = inlines[at].text
        kept = strip(text, BLANKS)
        if kept != text:
            inlines[at] = with_text(inlines[at], kept)
        if kept:
            return
