"""The rule book of Flesh and Blood, in which all rules are registered by number, and what its rules govern."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesdb.engine.kernel.book import Book
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.records.governing import GovernedBy, Governing

Governed = Mapping[type, Governing | GovernedBy]
"""The rules that govern records, by their class: those of the class alone, or by field."""
book = Book("fab", "rulesdb.engine.fab.misreadings")


def by(what: str, *numbers: str) -> Governing:
    """Return what is governed, a Japanese noun, with the identifiers of the rules of these numbers."""
    return Governing(what, tuple(f"fab:{number}" for number in numbers))


def verb(
    what: str,
    *numbers: str,
    event: Callable[..., Event | None] = Event,
    fields: GovernedBy | None = None,
    **more: Any,  # noqa: ANN401  (further fields of the row)
) -> Verb:
    """Return the row of a verb: what governs it, the first rule being its own, and what governs its fields."""
    return Verb(f"fab:{numbers[0]}", event, governed={"": by(what, *numbers), **(fields or {})}, **more)
