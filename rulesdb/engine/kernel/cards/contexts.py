"""The context in which an effect is generated: its controller, its source and its declared parameters."""

from typing import Any

from msgspec import Struct

from rulesdb.engine.kernel.events import Event

Modes = tuple[tuple[int, ...], ...]
"""Indices of the chosen modes, one tuple for each modal ability."""
Targets = tuple[tuple[int, ...], ...]
"""Ids of the targets, one tuple for each target phrase."""


class CoreDeclared(Struct, frozen=True):
    """The parameters declared when a card or ability was put on the stack; a game adds those that it alone has."""

    x: int | None = None
    """Value of X, None if undeclared."""
    modes: Modes = ()
    """Indices of the chosen modes, one tuple for each modal ability."""
    targets: Targets = ()
    """Ids of the targets, one tuple for each phrase with the word target."""
    costs: tuple[str, ...] = ()
    """Names of the optional costs that will be paid."""
    alternative: str | None = None
    """Name of the alternative cost that will be paid, None for none."""
    is_free: bool = False
    """Whether the card is played without paying its cost, by an effect that allows it."""


class CoreContext(Struct, frozen=True):
    """The context of an effect: its controller, its source, and what is known when it is generated."""

    controller: int
    """Index of the player who controls the effect."""
    source: int
    """Id of the object that has the ability."""
    layer: int | None = None
    """Id of the resolving object on the stack, None for none."""
    declared: Any = CoreDeclared()
    """The parameters declared for it."""
    event: Event | None = None
    """The event that triggered the effect, None for none."""
    targets: Targets = ()
    """Ids of the targets of this effect alone, one tuple for each of its target phrases (``nested.phrases_of``)."""
    chosen: tuple[int, ...] | None = None
    """Ids of the objects determined before the effect is generated, None if none were."""
    granted_by: str = ""
    """Name of the effect that gave the ability to its source, "" for a printed ability."""
    number: int | None = None
    """The number that the controller chose for the effect, None if none was."""
