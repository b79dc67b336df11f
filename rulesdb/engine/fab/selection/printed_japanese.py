"""The rows of filters as parts of noun phrases on printed Japanese cards: qualities, nouns, and several of them."""

from collections.abc import Callable

from rulesdb.engine.fab.selection.english_nouns import PERMANENT, PERMANENT_HEAD
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.language.phrases import ADJECTIVE, HEAD, NOUN, Row, printed

BARE = "bare"
"""The form of a filter as a word of a list, such as 戦士 in 戦士か守護者の."""
EITHER = "either"
"""The form of a list of such words, of which any is meant."""


def quality(kind: Callable[..., Filter], words: str, **fixed: object) -> tuple[Row, ...]:
    """Return the rows of a filter that is said before the noun, such as a color."""
    return (
        *printed(kind, words, ADJECTIVE, **fixed),
        *printed(kind, f"{words}カード", NOUN, **fixed),
        *printed(kind, f"{words}パーマネント", PERMANENT, **fixed),
    )


def named(kind: Callable[..., Filter], word: str, **fixed: object) -> tuple[Row, ...]:
    """Return the rows of a filter whose word is a quality with or without の, and a member of a list."""
    return (*quality(kind, f"{word}の", **fixed), *quality(kind, word, **fixed), *printed(kind, word, BARE, **fixed))


def noun(kind: Callable[..., Filter], word: str, **fixed: object) -> tuple[Row, ...]:
    """Return the rows of a filter that is a noun for cards and attacks."""
    return (*printed(kind, word, HEAD, **fixed), *printed(kind, word, NOUN, **fixed))


def permanent(kind: Callable[..., Filter], word: str, **fixed: object) -> tuple[Row, ...]:
    """Return the rows of a filter that is a noun for permanents."""
    return (*printed(kind, word, PERMANENT_HEAD, **fixed), *printed(kind, word, PERMANENT, **fixed))
