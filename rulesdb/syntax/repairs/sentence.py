"""The sentence that the repairs share: a tuple of inlines, and the texts before and after one of them."""

from collections.abc import Iterator

from rulesdb.syntax.characters import BLANKS, LINE_ENDS
from rulesdb.syntax.tree import Inline, InlineKind

Sentence = tuple[Inline, ...]


def is_sign(inline: Inline, text: str) -> bool:
    """Tell whether an inline is a §."""
    return inline.kind is InlineKind.DROPPED and text[inline.span.start] == "§"


def is_break(inline: Inline, text: str) -> bool:
    """Tell whether an inline is a line break."""
    return inline.kind is InlineKind.DROPPED and text[inline.span.start] in LINE_ENDS


def text_before(sentence: Sentence, at: int) -> str:
    """Return the text of the nearest inline before ``at`` that has any besides blanks, blanks at its end left out."""
    for index in range(at - 1, -1, -1):
        if text := sentence[index].text.rstrip(BLANKS):
            return text
    return ""


def texts_before(sentence: Sentence) -> Iterator[str]:
    """Yield ``text_before`` of every inline, in one walk through the sentence."""
    text = ""
    for inline in sentence:
        yield text
        text = inline.text.rstrip(BLANKS) or text


def texts_after(sentence: Sentence) -> list[str]:
    """Return, for every inline, the text of the nearest one behind it that has any, blanks before it left out."""
    text, texts = "", []
    for inline in reversed(sentence):
        texts.append(text)
        text = inline.text.lstrip(BLANKS) or text
    return texts[::-1]


def with_text(inline: Inline, text: str) -> Inline:
    """Return the inline with another repaired text and the same span."""
    return inline if text == inline.text else Inline(inline.kind, text, inline.span, inline.numbers)


def text_inlines(sentence: Sentence) -> Iterator[tuple[int, Inline]]:
    """Yield the index and value of each inline of plain words."""
    return ((at, inline) for at, inline in enumerate(sentence) if inline.kind is InlineKind.TEXT)
