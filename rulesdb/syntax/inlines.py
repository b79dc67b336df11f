"""From a token to the inline it stands for."""

from sys import intern

from rulesdb.source.span import Span
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.tree import Inline, InlineKind

# Looking up a member of an enumeration takes as long as the rest of making an inline.
WORDS, REFERENCE, DROPPED = InlineKind.TEXT, InlineKind.REFERENCE, InlineKind.DROPPED
INLINE_KINDS = {
    "REFERENCE": REFERENCE,
    "CARD": InlineKind.CARD,
    "SYMBOL": InlineKind.SYMBOL,
    "URL": InlineKind.URL,
    "SLOT": InlineKind.SLOT,
    "SIGN": DROPPED,
    "BREAK": DROPPED,
    "OUTSIDE": DROPPED,
    "CLOSING": DROPPED,
}
"""The kind that a token's type means; every other type is plain words within a sentence."""
_SHORT = 24  # code points; cards, references and words between them recur, and each is one value however often


def inline_of(text: str, token_type: str, span: Span, dialect: Dialect) -> Inline:
    """Return the inline of a token, unrepaired: its kind, its text (none where it is dropped), the numbers it names."""
    kind = INLINE_KINDS.get(token_type, WORDS)
    if kind is DROPPED:
        return Inline(kind, "", span)
    text = intern(text) if len(text) <= _SHORT else text
    return Inline(kind, text, span, dialect.numbers_named(text)[0] if kind is REFERENCE else ())
