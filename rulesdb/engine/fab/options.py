"""The options of players: actions while they have priority, and answers to other decisions."""

from msgspec import Struct


class Option(Struct, frozen=True):
    """An option of a decision."""


class Pass(Option, frozen=True):
    """Pass priority to the next player (1.11.4)."""


class Play(Option, frozen=True):
    """Play a card (5.1)."""

    object: int


class Activate(Option, frozen=True):
    """Activate an ability (5.2); ``ability`` is its index among all abilities of the object."""

    object: int
    ability: int


class Pick(Option, frozen=True):
    """Choose an object; None stands for no object, or no further one."""

    object: int | None = None


class Number(Option, frozen=True):
    """Choose a number, or an index in a list."""

    value: int


class Answer(Option, frozen=True):
    """Answer yes or no."""

    is_yes: bool


class Name(Option, frozen=True):
    """Choose by name: a cost, an effect, or a half of a split-card; "" for none."""

    name: str


class PickPlayer(Option, frozen=True):
    """Choose a player."""

    player: int
