"""The state of a game: an immutable value, which only the event pipeline replaces (kernel/process/pipeline.py)."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import Ability, Condition, CoreContext, CoreDeclared, Effect
from rulesdb.engine.kernel.events import ObjectId
from rulesdb.engine.kernel.state.state import (
    CoreKnown,
    CoreLasting,
    CoreLayer,
    CoreObject,
    CorePending,
    CorePlayer,
    CoreProperties,
    CoreState,
)
from rulesdb.engine.kernel.state.zones import CoreZone
from rulesdb.engine.mtg.cards import Card, Color

ZoneName = Literal[
    "graveyard", "hand", "in play", "library", "outside the game", "phased out", "player", "removed", "stack"
]  # fmt: skip
"""The zone "player" holds a record for each player, so that effects and damage name players as they name objects."""


class Zone(CoreZone[ZoneName]):
    """A zone of Magic."""

    __slots__ = ()

    name: ZoneName
    """Name of the zone."""


STACK = Zone("stack")
IN_PLAY = Zone("in play")
REMOVED = Zone("removed")
PHASED_OUT = Zone("phased out")

SHARED = frozenset({"in play", "phased out", "removed", "stack"})
HIDDEN = frozenset({"hand", "library"})
CONTROLLED = frozenset({"in play", "phased out", "player", "stack"})


class Declared(CoreDeclared, frozen=True):
    """The announcements of a player while playing a spell or ability (409.1b to 409.1e), and what was paid."""

    sacrificed: tuple[ObjectId, ...] = ()
    """Ids of the permanents that were sacrificed for the cost."""


class Antecedent(Struct, frozen=True):
    """What a sentence of an effect names, which later sentences mean by a pronoun."""

    nouns: frozenset[str]
    """The nouns that can be said of it, as ``selection.pronouns`` lists them."""
    objects: tuple[ObjectId, ...]
    """Ids of the objects when they were named; players by their records."""
    is_present: bool = True
    """Whether the objects existed when they were named: what they become later is meant then."""


class Context(CoreContext, frozen=True):
    """The context of an effect."""

    declared: Declared = Declared()
    """The announcements for the spell or ability."""
    antecedents: tuple[Antecedent, ...] = ()
    """What the sentences before name, in their order."""


Category = Literal["card", "activated", "triggered", "combat damage"]
ABILITIES: frozenset[Category] = frozenset({"activated", "triggered"})
"""The kinds of objects on the stack that are abilities."""
Step = Literal[
    "",
    "untap",
    "upkeep",
    "draw",
    "first main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first-strike damage",
    "combat damage",
    "end of combat",
    "second main",
    "end of turn",
    "cleanup",
]
"""A step or main phase of a turn (300); "" before the first one."""
Until = Literal["control is lost", "end of turn", "next untap step", "for good"]
"""A duration; "control is lost" ends as another player gains control of an object of the effect."""


class Assignment(Struct, frozen=True):
    """Combat damage that a creature assigns (310.2)."""

    source: ObjectId
    """Id of the creature."""
    to: ObjectId
    """Id of the creature or of the record of the player to which it is assigned."""
    amount: int
    """Amount of damage, from 0."""


class Layer(CoreLayer, frozen=True):
    """The data of an object on the stack (217.6)."""

    category: Category
    """Kind of the object."""
    declared: Declared = Declared()
    """The announcements for it."""
    context: Context | None = None
    """Context of a triggered ability, None for other objects."""
    while_: Condition | None = None
    """The condition of a triggered ability that must still be met when it resolves (404.3), None without one."""
    damage: tuple[Assignment, ...] = ()
    """Combat damage on the stack (310.4), empty for other objects."""
    played_from: ZoneName | None = None
    """The zone from which a card is played, None for an object that is no card."""


class Object(CoreObject, frozen=True):
    """An object (200.6). The timestamp is that of entering play or the stack (418.5e)."""

    ALTERED: ClassVar[tuple[str, ...]] = (*CoreObject.ALTERED, "face")

    card: Card
    """Printed characteristics; an object on the stack that is no card has those that its ability gives it."""
    zone: Zone
    """The zone that the object is in."""
    layer: Layer | None = None
    """Data of the object on the stack, None elsewhere."""
    damage: int = 0
    """Damage dealt to a creature this turn."""
    face: Card | None = None
    """The card that lies face down (504); None for an object that is face up."""
    is_turned_by_effect: bool = False
    """Whether an effect has turned the object face down; False for one that was played so, or is face up."""
    mark: int = 0
    """Number by which players tell the object from other face-down ones (504.4), 0 for none."""
    is_copy: bool = False
    """Whether the object is a copy of a spell (503.10)."""
    attached_to: ObjectId | None = None
    """Id of the object to which an Aura is attached, None for none."""
    controlled_since: int = 0
    """Clock value at which its controller gained control of it from another player; 0 if nobody did."""
    phased_in: int = 0
    """Clock value at which it last phased in; 0 if it never did."""
    removed_by: ObjectId | None = None
    """Id of the object by an effect of which a card was removed from the game; None elsewhere."""
    phased_out_with: ObjectId | None = None
    """Id of the permanent with which an Aura phased out; None for what phased out by itself, or is not phased out."""
    unaltered: "Object | None" = None
    """The record without effects by which the object is a copy or has another controller."""

    @property
    def control_began(self) -> int:
        """Clock value at which the object came under the control of its controller."""
        return max(self.timestamp, self.controlled_since)


class Properties(CoreProperties, frozen=True):
    """The present characteristics of an object; None for one that it lacks."""

    name: str
    """Name."""
    mana_cost: str | None
    """Mana cost."""
    types: frozenset[str]
    """Card types."""
    subtypes: frozenset[str]
    """Subtypes."""
    supertypes: frozenset[str]
    """Supertypes."""
    colors: frozenset[Color]
    """Colors."""
    power: int | None
    """Power."""
    toughness: int | None
    """Toughness."""
    abilities: tuple[Ability, ...]
    """Abilities in order: printed ones, then those gained."""


class Player(CorePlayer, frozen=True):
    """A player, with life and the mana pool."""

    life: int = 20
    """Life total."""
    white: int = 0
    """White mana in the pool, from 0."""
    blue: int = 0
    """Blue mana in the pool, from 0."""
    black: int = 0
    """Black mana in the pool, from 0."""
    red: int = 0
    """Red mana in the pool, from 0."""
    green: int = 0
    """Green mana in the pool, from 0."""
    colorless: int = 0
    """Colorless mana in the pool, from 0."""
    lands: int = 0
    """Number of lands that the player has played this turn."""
    turn_began: int = 0
    """Clock value at which the player's most recent turn began."""
    upkeep: int = 0
    """Clock value at which the player's most recent upkeep began, 0 before the first one."""
    last_upkeep: int = 0
    """Clock value at which the upkeep before that one began."""
    has_drawn_from_nothing: bool = False
    """Whether the player has drawn from an empty library since state-based effects were last checked."""


class Attacker(Struct, frozen=True):
    """An attacking creature."""

    creature: ObjectId
    """Id of the creature."""
    blockers: tuple[ObjectId, ...] = ()
    """Ids of the creatures that block it."""
    is_blocked: bool = False
    """Whether it has become blocked; it stays so when the blocking creatures are gone."""


class LastKnown(CoreKnown, frozen=True):
    """The last known information about an object that ceased to exist (413.2)."""

    record: Object
    """The last record of the object."""
    properties: Properties
    """The last characteristics of the object."""


class LastingEffect(CoreLasting, frozen=True):
    """A continuous effect in force that a spell or ability has generated (418.3)."""

    effect: Effect
    """The effect as data."""
    context: Context
    """Context in which the effect was generated."""
    until: Until
    """Duration of the effect."""


class Pending(CorePending, frozen=True):
    """A triggered ability that is not on the stack yet (410.3)."""

    layer: tuple[Ability, ...]
    """Abilities with the effects of its resolution."""
    context: Context
    """Context of its effects."""


class State(CoreState, frozen=True):
    """The state of a game at one moment."""

    players: tuple[Player, ...]
    """The players, in turn order."""
    objects: Mapping[int, Object]
    """Every object by its id."""
    zones: Mapping[Zone, tuple[ObjectId, ...]]
    """Ids of the objects in every zone, in order: a library from its top, the stack from its bottom."""
    lasting: tuple[LastingEffect, ...] = ()
    """Continuous effects from resolved spells and abilities, oldest first."""
    pending: tuple[Pending, ...] = ()
    """Triggered abilities that are not on the stack yet."""
    known: Mapping[int, LastKnown] = {}
    """Last known information about objects that ceased to exist this turn, by id."""
    step: Step = ""
    """The present step or main phase."""
    attackers: tuple[Attacker, ...] = ()
    """The attacking creatures, in the order in which they were declared."""
    marks: int = 0
    """Number of marks given to face-down objects so far."""
    struck_first: frozenset[ObjectId] = frozenset()
    """Ids of the creatures that have assigned combat damage in the first of two combat damage steps (502.2)."""
