"""The context in which an effect is generated: its controller, its source and its declared parameters."""

from msgspec import Struct

from rulesdb.engine.kernel.events import Event

Modes = tuple[tuple[int, ...], ...]


class Declared(Struct, frozen=True):
    """The parameters declared when a layer was put on the stack (5.1.3, 5.1.4)."""

    x: int | None = None
    """Value of X, None if undeclared."""
    modes: Modes = ()
    """Indices of the chosen modes, one tuple for each modal ability."""
    targets: tuple[tuple[int, ...], ...] = ()
    """Ids of the targets, one tuple for each phrase with the word target."""
    attack_targets: tuple[int, ...] = ()
    """Ids of the attack-targets."""
    costs: tuple[str, ...] = ()
    """Names of the optional costs that will be paid."""
    alternative: str | None = None
    """Name of the alternative cost that will be paid, None for none."""
    is_free: bool = False
    """Whether the card is played without paying its cost, by an effect that allows it."""
    as_instant: bool = False
    """Whether the card or ability is played or activated as though it were an instant."""
    halves: tuple[int, ...] = ()
    """Indices of the halves of a split-card that are played (9.2)."""
    effect_order: tuple[int, ...] = ()
    """Indices of the effect-costs in the order of payment."""


class Context(Struct, frozen=True):
    """The context of an effect: its controller, its source, and what is known when it is generated."""

    controller: int
    """Index of the player who controls the effect."""
    source: int
    """Id of the object that has the ability: a card or macro (1.2.4)."""
    layer: int | None = None
    """Id of the resolving layer, None for none."""
    declared: Declared = Declared()
    """The parameters declared for the layer."""
    event: Event | None = None
    """The event that triggered the effect, None for none."""
    targets: tuple[tuple[int, ...], ...] = ()
    """Ids of the targets of this effect alone, one tuple for each of its target phrases (``nested.phrases_of``)."""
    chosen: tuple[int, ...] | None = None
    """Ids of the objects determined before the effect is generated, None if none were."""
