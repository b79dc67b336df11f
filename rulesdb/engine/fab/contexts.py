"""What an effect knows when it is generated: whose it is, from where, and what was declared for it."""

from msgspec import Struct

Modes = tuple[tuple[int, ...], ...]


class Declared(Struct, frozen=True):
    """The parameters declared when a layer was put on the stack (5.1.3, 5.1.4)."""

    x: int | None = None
    """Value of X, None while it is not declared."""
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
    """Whether an effect is used that lets the card be played without paying its cost."""
    as_instant: bool = False
    """Whether it is played or activated as though it were an instant."""
    halves: tuple[int, ...] = ()
    """Indices of the halves of a split-card that are played."""
    effect_order: tuple[int, ...] = ()
    """Order in which effect-costs are paid, by their indices."""


class Event(Struct, frozen=True):
    """A change."""

    by: str = ""
    """Identifier of the rule that brought it about."""
    source: int | None = None
    """Id of the object whose effect made it, None for the rules'."""


class Context(Struct, frozen=True):
    """Where an effect comes from, and what it knows when it is generated."""

    controller: int
    """Index of the player whose effect it is."""
    source: int
    """Id of the object with the ability: a card or macro (1.2.4)."""
    layer: int | None = None
    """Id of the layer that resolves, None for none."""
    declared: Declared = Declared()
    """The parameters declared for the layer."""
    event: Event | None = None
    """The event that triggered it, None for none."""
    targets: tuple[tuple[int, ...], ...] = ()
    """Ids of the targets of this effect alone, one tuple for each phrase of it (``nested.phrases_of``)."""
    chosen: tuple[int, ...] | None = None
    """Ids of the objects determined before the effect is generated, None where nothing was."""
