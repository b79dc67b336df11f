"""The actions of players while they have priority, besides passing (1.11.4)."""

from rulesdb.engine.kernel.options import Option


class Play(Option, frozen=True):
    """Play a card (5.1)."""

    object: int
    """Id of the card."""


class Activate(Option, frozen=True):
    """Activate an ability (5.2)."""

    object: int
    """Id of the object that has the ability."""
    ability: int
    """Index of the ability among all abilities of the object, from 0."""
