"""The options of decisions that every game has: to pass, and the answers to questions."""

from msgspec import Struct


class Option(Struct, frozen=True):
    """An option of a decision."""


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
