"""Blanks at the two ends of a sentence carry no meaning."""

from rulesdb.syntax.characters import BLANKS
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.sentence import Sentence, with_text
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline


def trim(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:  # noqa: ARG001  (a Repair)
    """Return the sentence without blanks at its ends; its spans stay as they are."""
    if len(sentence) == 1:
        return (with_text(sentence[0], sentence[0].text.strip(BLANKS)),)
    out = list(sentence)
    trim_end(out, range(len(out)), leading=True)
    trim_end(out, range(len(out) - 1, -1, -1), leading=False)
    return tuple(out)


def trim_end(inlines: list[Inline], order: range, *, leading: bool) -> None:
    """Strip blanks from the inlines in ``order`` up to the first that has other characters."""
    for at in order:
        text = inlines[at].text
        inlines[at] = with_text(inlines[at], text.lstrip(BLANKS) if leading else text.rstrip(BLANKS))
        if inlines[at].text:
            return
