"""A made-up vocabulary of gardening, small enough that its parse table takes no time."""

from typing import Literal

from msgspec import Struct

from rulesdb.engine.kernel.language.phrases import PLAIN, Role, Vocabulary, phrase

Colour = Literal["red", "white"]


class Flower(Struct, frozen=True):
    """What grows."""


class Rose(Flower, frozen=True):
    """A rose."""

    colour: Colour = "red"


class Named(Flower, frozen=True):
    """A flower of some name."""

    name: str


class Work(Struct, frozen=True):
    """What a gardener does."""


class Plant(Work, frozen=True):
    """Plant flowers."""

    what: Flower
    number: int = 1
    where: str | None = None


class Water(Work, frozen=True):
    """Water everything."""


class All(Work, frozen=True):
    """Several works, one after the other."""

    works: tuple[Work, ...]


class May(Work, frozen=True):
    """A work that may be left."""

    work: Work
    then: Work | None = None


GARDEN = Vocabulary(
    (Role("flower", Flower), Role("work", Work)),
    (
        phrase(Rose, "バラ"),
        phrase(Rose, "{colour}バラ"),
        phrase(Named, "「{name}」"),
        phrase(Plant, "{what}を植える"),
        phrase(Plant, "{what}を{number}本植える"),
        phrase(Plant, "{what}を{number}本、「{where}」に植える"),
        phrase(Plant, "{what}を{number}本植えて", "te"),
        phrase(Plant, "{what}を{number}本、「{where}」に植えて", "te"),
        phrase(Water, "水をやる"),
        phrase(Water, "水をやって", "te"),
        phrase(All, "(まず{works|、次に})"),
        phrase(All, "(まず{works|、次に})をして", "te"),
        phrase(May, "{work:te}もよい"),
        phrase(May, "{work:te}もよい。そうしたなら{then}"),
        phrase(May, "({work})してもよいとして", "te", then=None),
        phrase(May, "({work})してもよい、そうしたなら({then})として", "te"),
    ),
    {(Colour, PLAIN): {"red": "赤い", "white": "白い"}},
)
