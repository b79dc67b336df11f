"""The options of players: actions while they have priority, and answers to other decisions."""

from msgspec import Struct


class Option(Struct, frozen=True):
    """An option of a decision."""


class Pass(Option, frozen=True):
    """Pass priority to the next player (1.11.4)."""


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


class Pick(Option, frozen=True):
    """Choose an object, or none."""

    object: int | None = None
    """Id of the object; None for no object, or no further one."""


class Number(Option, frozen=True):
    """Choose a number, or an index in a list."""

    value: int
    """The number, or the index in the list, from 0."""


class Answer(Option, frozen=True):
    """Answer yes or no."""

    is_yes: bool
    """Whether the answer is yes."""


class Name(Option, frozen=True):
    """Choose by name: a cost, an effect, or a half of a split-card."""

    name: str
    """Name of the cost, the effect or the half of a split-card; "" for none."""


class PickPlayer(Option, frozen=True):
    """Choose a player."""

    player: int
    """Index of the player."""
