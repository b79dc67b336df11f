"""What an object is at this moment: its base characteristics and what continuous effects make of them."""

from msgspec import Struct

from rulesdb.engine.fab.cards import Ability
from rulesdb.engine.fab.state import Object


class Properties(Struct, frozen=True):
    """The characteristics of an object (chapter 2) as they are now; None where it lacks one."""

    name: str
    types: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    cost: int | None
    pitch: int | None
    power: int | None
    defense: int | None
    life: int | None
    intellect: int | None
    abilities: tuple[Ability, ...]


class LastKnown(Struct, frozen=True):
    """The last known information of an object that ceased to exist (1.2.3): no object, and so never a target."""

    object: Object
    properties: Properties
