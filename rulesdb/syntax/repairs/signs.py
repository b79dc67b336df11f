"""§ closes a rule's sentences. Where it stands within them, it was misplaced, sometimes with the end of a sentence."""

from rulesdb.source.span import Span
from rulesdb.syntax.characters import CLOSING
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.sentence import Sentence, is_break, is_sign, text_before
from rulesdb.syntax.report import Report
from rulesdb.syntax.tree import InlineKind

PARTICLES = "はがをにでとの"


def drop_signs(sentence: Sentence, dialect: Dialect, report: Report) -> Sentence:  # noqa: ARG001  (a Repair)
    """Report each § that is not at the end, and put back the end of a sentence that was moved before it."""
    text, last = report.source.text, len(sentence) - 1
    for at in range(len(sentence)):
        inline = sentence[at]
        if is_sign(inline, text) and (at < last or (at > 0 and is_break(sentence[at - 1], text))):
            report.add(
                "section-sign-misplaced", inline.span, "§ stands elsewhere than behind the text; it was put there"
            )
            sentence = put_back_tail(sentence, at, report)
    return sentence


def put_back_tail(sentence: Sentence, sign: int, report: Report) -> Sentence:
    """Move what stands between a dangling particle and the § behind the rest, where the rest lacks its end.

    An extraction that lost an icon pulled a link and the words behind it forward: A, tail, §, B becomes A, §, B, tail.
    """
    if ends_sentence(text_before(sentence, len(sentence))) or not ends_sentence(text_before(sentence, sign)):
        return sentence
    tail = start_of_tail(sentence, sign)
    if tail is None:
        return sentence
    span = Span(sentence[tail].span.start, sentence[sign - 1].span.end)
    report.add("tail-moved", span, "the end of a sentence stood before its middle; it was put back behind it")
    return (*sentence[:tail], *sentence[sign:], *sentence[tail:sign])


def ends_sentence(text: str) -> bool:
    """Tell whether a text ends a sentence (no text does)."""
    return not text or text[-1] in CLOSING


def start_of_tail(sentence: Sentence, sign: int) -> int | None:
    """Return the index of the last reference before the § that follows a dangling particle, or None."""
    for at in range(sign - 1, 0, -1):
        words = sentence[at - 1].text.rstrip()
        if sentence[at].kind is InlineKind.REFERENCE and words and words[-1] in PARTICLES:
            return at
    return None
