"""What an effect knows when it is generated: whose it is, from where, and what was declared for it."""

from msgspec import Struct

Modes = tuple[tuple[int, ...], ...]


class Declared(Struct, frozen=True):
    """The parameters declared when a layer was put on the stack (5.1.3, 5.1.4).

    ``x`` is None while it is not declared. ``modes`` are places, one tuple for each modal ability. ``targets`` are
    identifiers of objects, one tuple for each phrase with the word target. ``costs`` are the names of the optional
    costs that will be paid; ``is_free`` says that an effect is used that lets the card be played without paying its
    cost; ``halves`` are the places of those that are played.
    """

    x: int | None = None
    modes: Modes = ()
    targets: tuple[tuple[int, ...], ...] = ()
    attack_targets: tuple[int, ...] = ()
    costs: tuple[str, ...] = ()
    alternative: str | None = None
    is_free: bool = False
    as_instant: bool = False
    halves: tuple[int, ...] = ()
    effect_order: tuple[int, ...] = ()


class Event(Struct, frozen=True):
    """A change. ``by`` is the rule behind it, ``source`` the object whose effect made it, None for the rules'."""

    by: str = ""
    source: int | None = None


class Context(Struct, frozen=True):
    """Where an effect comes from. ``source`` is the object with the ability (a card or macro, 1.2.4), ``layer`` the
    layer that resolves, ``event`` what triggered it. ``targets`` are those declared for the effect that is generated:
    one tuple for each phrase with the word target, in the order of ``nested.phrases_of``. ``chosen`` are objects
    determined before the effect is generated, None where nothing was.
    """

    controller: int
    source: int
    layer: int | None = None
    declared: Declared = Declared()
    event: Event | None = None
    targets: tuple[tuple[int, ...], ...] = ()
    chosen: tuple[int, ...] | None = None
