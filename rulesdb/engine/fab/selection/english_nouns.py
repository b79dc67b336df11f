"""The English rows of filters as parts of noun phrases: adjectives, nouns, and what is said behind these."""

from collections.abc import Callable

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.language.phrases import BEHIND, HEAD, HEADS, NOUN, NOUNS, Row, english

CLOSING = "closing"
"""The English form of a filter said behind the noun that ends with a noun: nothing behind it is about the first one."""
PERMANENT, PERMANENTS, PERMANENT_HEAD, PERMANENT_HEADS = "permanent", "permanents", "permanent_head", "permanent_heads"
"""English forms of a filter: as a noun phrase for permanents, its plural, and as its noun."""


def adjective(kind: Callable[..., Filter], words: str, **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of a filter that is said before the noun, such as a color."""
    return (
        *english(kind, words, **fixed),
        *english(kind, f"{words} card", NOUN, **fixed),
        *english(kind, f"{words} cards", NOUNS, **fixed),
        *english(kind, f"{words} permanent", PERMANENT, **fixed),
        *english(kind, f"{words} permanents", PERMANENTS, **fixed),
    )


def noun(kind: Callable[..., Filter], one: str, several: str = "", **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of a filter that is a noun for cards and attacks; the plural of most ends with s."""
    several = several or f"{one}s"
    return (
        *english(kind, one, HEAD, **fixed),
        *english(kind, several, HEADS, **fixed),
        *english(kind, one, NOUN, **fixed),
        *english(kind, several, NOUNS, **fixed),
    )


def permanent_noun(kind: Callable[..., Filter], one: str, several: str = "", **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of a filter that is a noun for permanents; before "card" it is one for cards."""
    several = several or f"{one}s"
    return (
        *english(kind, one, PERMANENT_HEAD, **fixed),
        *english(kind, several, PERMANENT_HEADS, **fixed),
        *english(kind, one, PERMANENT, **fixed),
        *english(kind, several, PERMANENTS, **fixed),
    )


def closing(kind: Callable[..., Filter], words: str, **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of a filter said behind the noun that ends with a noun: "defending a attack"."""
    return behind(kind, words, CLOSING, **fixed)


def behind(kind: Callable[..., Filter], words: str, form: str = BEHIND, **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of a filter that is said behind the noun, such as "you control"."""
    return (
        *english(kind, words, form, **fixed),
        *english(kind, f"card {words}", NOUN, **fixed),
        *english(kind, f"cards {words}", NOUNS, **fixed),
        *english(kind, f"permanent {words}", PERMANENT, **fixed),
        *english(kind, f"permanents {words}", PERMANENTS, **fixed),
    )
