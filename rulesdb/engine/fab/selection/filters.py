"""The phrases of filters, which are conditions on an object, and the filters that combine others."""

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.language.phrases import NOUN, Phrase, phrase
from rulesdb.engine.kernel.selection.filters import Anything, Both, Either, Not


def filter_phrases(kind: type[Filter], before: str, alone: str = "") -> tuple[Phrase, ...]:
    """Return the phrases of a filter: before the noun that it qualifies, and as a noun by itself."""
    return phrase(kind, before), phrase(kind, alone or f"{before}もの", NOUN)


PHRASES = (
    *filter_phrases(Anything, "あらゆる"),
    *filter_phrases(Both, "({filters||、かつ})"),
    *filter_phrases(Either, "({filters||、または})"),
    *filter_phrases(Not, "{filter:noun}以外の"),
)
