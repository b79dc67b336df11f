"""The options of decisions that every game has: to play, to activate, to pass, and the answers to questions."""

from msgspec import Struct


class Option(Struct, frozen=True):
    """An option of a decision."""


class Play(Option, frozen=True):
    """Play a card."""

    object: int
    """Id of the card."""


class Activate(Option, frozen=True):
    """Activate an ability."""

    object: int
    """Id of the object that has the ability."""
    ability: int
    """Index of the ability among all abilities of the object, from 0."""


class Pass(Option, frozen=True):
    """Pass to the next player."""


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
    """Choose by name, such as a cost, an effect or a half of a card."""

    name: str
    """The name; "" for none."""


class PickPlayer(Option, frozen=True):
    """Choose a player."""

    player: int
    """Index of the player."""
