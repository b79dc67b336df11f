"""The rules of Flesh and Blood that govern records: entries of ``GOVERNED_BY``, and rows of verbs."""

from collections.abc import Callable
from typing import Any

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.records.governing import GovernedBy, Governing

__all__ = ["GovernedBy", "Governing", "by", "verb"]


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
