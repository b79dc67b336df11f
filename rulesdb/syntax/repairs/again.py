"""Reading a joined sentence again: what a § or a line break had cut in two (《…》, a reference) is whole now."""

from collections.abc import Iterable
from itertools import accumulate, chain, pairwise

from rulesdb.source.span import Span
from rulesdb.syntax.concrete import TextToken
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.inlines import inline_of
from rulesdb.syntax.lexing import pieces_within
from rulesdb.syntax.repairs.sentence import Sentence, with_text
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline, InlineKind

BEGINNINGS = ("HEAD", "TITLE_HEAD", "EXAMPLE", "NOTE", "ITEM")


def read_again(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:
    """Return the sentence with its joined words recognised anew; untouched where nothing was joined."""
    if not was_joined(sentence, report.source.text):
        return sentence
    text = "".join([inline.text for inline in sentence])
    pieces = pieces_within(text, dialect)
    if any(piece.type in BEGINNINGS for piece in pieces):
        return with_blanks(sentence)
    return inlines_at(pieces, [places_of(inline, report.source.text) for inline in sentence], dialect)


def inlines_at(pieces: list[TextToken], places: Iterable[range], dialect: Dialect) -> Sentence:
    """Return the inlines of pieces read from mended words, whose characters have these ``places`` in the source."""
    stretches = [place for place in places if place]
    offsets = list(chain.from_iterable(stretches))
    breaks = [at for at in accumulate(map(len, stretches[:-1])) if offsets[at] != offsets[at - 1] + 1]
    out: list[Inline] = []
    for piece in pieces:
        for part in unbroken(piece, breaks):
            within = offsets[part.start : part.end]
            out.append(inline_of(part.text, part.type, Span(min(within), max(within) + 1), dialect))
    return tuple(out)


def unbroken(piece: TextToken, breaks: Iterable[int]) -> list[TextToken]:
    """Return words as pieces without any of the ``breaks`` of the source in them; a card or reference stays whole."""
    if piece.type != "WORDS":
        return [piece]
    edges = pairwise((piece.start, *(at for at in breaks if piece.start < at < piece.end), piece.end))
    return [
        TextToken(piece.type, piece.text[start - piece.start : end - piece.start], start, end) for start, end in edges
    ]


def with_blanks(sentence: Sentence) -> Sentence:
    """Return the sentence with a blank wherever something was dropped: joined, its words would begin something new."""
    return tuple(
        with_text(inline, " ") if inline.kind is InlineKind.DROPPED and 0 < at < len(sentence) - 1 else inline
        for at, inline in enumerate(sentence)
    )


def was_joined(sentence: Sentence, source: str) -> bool:
    """Tell whether the words are other than in the file: a § or break was between them, or their end was moved."""
    end: int | None = None
    for _, text, span, _ in sentence:
        if not text:
            continue
        if end not in {None, span.start} or text != source[span.start : span.end]:
            return True
        end = span.end
    return False


def places_of(inline: Inline, source: str) -> range:
    """Return the offset in the source of each character of an inline's text."""
    start = inline.span.start
    if len(inline.text) < inline.span.end - start:
        start += max(0, inline.span.of(source).find(inline.text))
    return range(start, start + len(inline.text))
