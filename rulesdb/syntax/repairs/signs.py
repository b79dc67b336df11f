"""§ closes a rule's sentences. Where it stands within them, it was misplaced, sometimes with the end of a sentence."""

from collections.abc import Container

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS, CLOSING
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.sentence import Sentence, is_break, is_sign, text_before
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import InlineKind

PARTICLES = "はがをにでとの"


def drop_signs(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:  # noqa: ARG001  (a Repair)
    """Report each § that is not at the end, and put back the end of a sentence that was moved before one."""
    signs = misplaced_signs(sentence, report.source.text)
    for sign in signs:
        message = "§ stands elsewhere than behind the text; it was put there"
        report.add("section-sign-misplaced", sentence[sign].span, message)
    return put_back_tail(sentence, frozenset(signs), report) if signs else sentence


def misplaced_signs(sentence: Sentence, text: str) -> list[int]:
    """Return the indices of all § but that at the end, which counts too where a line break stands before it."""
    last = len(sentence) - 1
    signs = [at for at, inline in enumerate(sentence) if is_sign(inline, text)]
    return [at for at in signs if at < last or (at > 0 and is_break(sentence[at - 1], text))]


def put_back_tail(sentence: Sentence, signs: Container[int], report: DiagnosticCollector) -> Sentence:
    """Return the sentence with a moved tail, between a dangling particle and a §, put back behind the rest.

    An extraction that lost an icon pulled a link and the words behind it forward: A, tail, §, B becomes A, §, B, tail.
    """
    moved = None if ends_sentence(text_before(sentence, len(sentence))) else moved_tail(sentence, signs)
    if moved is None:
        return sentence
    tail, sign = moved
    span = Span(sentence[tail].span.start, sentence[sign - 1].span.end)
    report.add("tail-moved", span, "the end of a sentence stood before its middle; it was put back behind it")
    return (*sentence[:tail], *sentence[sign:], *sentence[tail:sign])


def ends_sentence(text: str) -> bool:
    """Tell whether a text ends a sentence; an empty text does."""
    return not text or text[-1] in CLOSING


def moved_tail(sentence: Sentence, signs: Container[int]) -> tuple[int, int] | None:
    """Return the indices of a tail's beginning and of the § behind it, or None where nothing was moved.

    A tail begins with the last reference that follows a dangling particle, and ends a sentence right before the §.
    """
    tail, text = None, ""
    for at, inline in enumerate(sentence):
        if tail is not None and at in signs and ends_sentence(text):
            return tail, at
        if inline.kind is InlineKind.REFERENCE and at > 0 and dangles(sentence[at - 1].text):
            tail = at
        text = inline.text.rstrip(BLANKS) or text
    return None


def dangles(words: str) -> bool:
    """Tell whether words end with a particle."""
    return words.rstrip().endswith(tuple(PARTICLES))
