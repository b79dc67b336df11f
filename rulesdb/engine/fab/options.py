"""What players choose among: actions while they have priority, and answers to what a rule asks."""

from msgspec import Struct


class Option(Struct, frozen=True):
    """One possible choice."""


class Pass(Option, frozen=True):
    """Pass priority to the next player (1.11.4)."""


class Play(Option, frozen=True):
    """Play a card (5.1)."""

    object: int


class Activate(Option, frozen=True):
    """Activate an ability (5.2): the ``ability``-th of those that the object has."""

    object: int
    ability: int


class Pick(Option, frozen=True):
    """Choose an object; None: none, or no further one."""

    object: int | None = None


class Number(Option, frozen=True):
    """Choose a number, or the place of something in a list."""

    value: int


class Answer(Option, frozen=True):
    """Answer yes or no."""

    is_yes: bool


class Name(Option, frozen=True):
    """Choose something by its name: a cost, a player, a half of a card; "" for none."""

    name: str


class PickPlayer(Option, frozen=True):
    """Choose a player."""

    player: int
