"""The core of the state of a game: objects, zones, players, pending and lasting effects, and the events so far.

A game's records derive from these and add its own part, such as life points. The types that a game
chooses itself, those of cards and zones, are narrowed in the game's records.
"""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import Ability, Condition, ContinuousEffect, CoreContext, CoreDeclared, Effect
from rulesdb.engine.kernel.events import Event, ObjectId, OfAnyGame

AnyCard = OfAnyGame
"""The base properties of an object of any game."""
AnyZone = OfAnyGame
"""A zone of any game (zones.py), or the name of one."""
AnyProperties = OfAnyGame
"""The present properties of an object of any game."""
AnyObject = OfAnyGame
"""The record of an object of any game, whose own fields a game's rules read."""

K = TypeVar("K")
S = TypeVar("S", bound="CoreState")
V = TypeVar("V")

EffectKey = tuple[int, int, int, int]
"""The key of a continuous effect: the id of a lasting effect, or that of the source of a static ability with the

index of the ability (-1 for lasting effects), then the index of the part, and the timestamp of a static effect."""
ApplicationKey = tuple[int, int, int, int, int]
"""The key of an effect, and the id of an object to which it applies."""


class CoreLayer(Struct, frozen=True):
    """The data of an object on the stack that it has nowhere else."""

    category: str
    """Kind of the layer, such as that of a card or of an ability; a game lists them."""
    source: ObjectId
    """Id of the object whose ability made the layer; its own id if the layer is a card."""
    declared: CoreDeclared = CoreDeclared()
    """The parameters declared for the layer."""
    ability: int | None = None
    """Index of the activated ability among those of the source, None for other layers."""
    context: CoreContext | None = None
    """Context of the triggered effect, None for layers that no effect made."""
    while_: Condition | None = None
    """The state that must still hold when the layer of a triggered effect resolves, None without one."""


class CoreObject(Struct, frozen=True):
    """An object."""

    ALTERED: ClassVar[tuple[str, ...]] = ("card", "controller")
    """Names of the fields that effects alter."""

    id: ObjectId
    """Id in this game, never used for another object."""
    serial: int
    """Serial number of the card, unchanged when the card becomes a new object in another zone."""
    card: AnyCard
    """Base properties."""
    owner: int | None
    """Index of the owner, None for an object without an owner."""
    zone: AnyZone
    """The zone that the object is in."""
    is_public: bool
    """Whether every player may see the object."""
    controller: int | None = None
    """Index of the controller, None in a zone whose objects nobody controls."""
    counters: tuple[tuple[str, int], ...] = ()
    """Pairs of a counter's name and its number, sorted by name, without zeros."""
    is_token: bool = False
    """Whether the object is a token."""
    is_tapped: bool = False
    """Whether the object is tapped."""
    timestamp: int = 0
    """Clock value at which the object entered a zone where its effects have a timestamp; 0 elsewhere."""
    layer: CoreLayer | None = None
    """Data of the object on the stack, None elsewhere."""
    unaltered: "CoreObject | None" = None
    """The record with the base properties and the controller that the object has without effects on them.

    None while there are no such effects on the object."""


class CorePlayer(Struct, frozen=True):
    """A player."""

    name: str
    """Name of the player in accounts."""
    has_lost: bool = False
    """Whether the player has lost and left the game."""
    party: str = ""
    """Name of the party of players who win the game together, "" for a player without others."""

    def points(self, kind: str) -> int:
        """Return the player's points of a kind, which are in the field of this name."""
        points: int = getattr(self, kind)
        return points


class CoreProperties(Struct, frozen=True, kw_only=True):
    """The present properties of an object; None for a property that it lacks."""

    added: tuple[tuple[str, object], ...] = ()
    """Parts of properties that effects added: pairs of the property's name and the part."""
    bases: tuple[tuple[str, int], ...] = ()
    """Names and base values of the numeric properties whose values were modified since."""
    modifications: tuple[tuple[str, str, int], ...] = ()
    """The modifications of these values, oldest first: name of the property, operation and amount."""

    def base(self, name: str) -> int | None:
        """Return the base value of the numeric property of a name, None if the object lacks it."""
        return dict(self.bases).get(name, self.value(name))

    def added_to(self, name: str) -> tuple[object, ...]:
        """Return the parts of a property that effects added."""
        return tuple(part for changed, part in self.added if changed == name)

    def value(self, name: str) -> int | None:
        """Return the numeric property in the field of a name, None if the object lacks it."""
        value: int | None = getattr(self, name)
        return value


class CoreKnown(Struct, frozen=True):
    """The last known information about an object that ceased to exist."""

    record: CoreObject
    """The last record of the object."""
    properties: AnyProperties
    """The last properties of the object."""


class CoreLasting(Struct, frozen=True):
    """A continuous, replacement or delayed triggered effect in force that was generated by a resolution."""

    id: int
    """Id of the effect, from the same sequence as the ids of objects."""
    effect: Effect
    """The effect as data."""
    context: CoreContext
    """Context in which the effect was generated."""
    timestamp: int
    """Clock value at which the effect began."""
    until: str
    """Duration of the effect."""
    objects: frozenset[ObjectId] | None = None
    """Ids of the objects that the effect is fixed to, None if the effect itself has a filter."""
    awaits: bool = False
    """Whether the effect still waits for the next object that fits."""
    uses: int | None = None
    """Number of times that the effect can still be used, from 1; None for no bound."""
    while_: Condition | None = None
    """Condition under which the effect applies, None for none."""
    applied: frozenset[ObjectId] = frozenset()
    """Ids of the objects to which an effect with a filter has begun to apply."""
    whose: int | None = None
    """Index of the player on whose next turn the duration of the effect depends, None for other durations."""
    is_dormant: bool = False
    """Whether the effect does not apply yet, since its duration has still to begin."""
    coming: str = "played"
    """The form of the object that the effect waits for, in a word of the game, such as played."""


class CorePending(Struct, frozen=True):
    """A triggered effect whose layer is not on the stack yet."""

    controller: int
    """Index of the player who will control the layer."""
    source: ObjectId
    """Id of the object whose effect triggered."""
    layer: tuple[Ability, ...]
    """Resolution abilities of the layer."""
    context: CoreContext
    """Context of the layer's effects."""
    while_: Condition | None = None
    """State that must still hold when the layer resolves, None for none."""


class Look(NamedTuple):
    """A player looking at a private object, as long as the object stays in its position in the zone."""

    player: int
    """Index of the player."""
    object: ObjectId
    """Id of the object."""
    zone: AnyZone
    """Zone that the object is in."""
    position: int
    """Index of the object in the zone."""


class CoreState(Struct, frozen=True):
    """The state of a game at one moment."""

    players: tuple[CorePlayer, ...]
    """The players, in clockwise order."""
    objects: Mapping[int, CoreObject]
    """Every object by its id."""
    zones: Mapping[AnyZone, tuple[ObjectId, ...]]
    """Ids of the objects in every zone, in order: a deck from its top, the stack from its bottom."""
    seed: int
    """Seed of all random choices."""
    stage: str = "start"
    """Key of the next row in the table of stages."""
    turn: int = 0
    """Number of turns begun."""
    turn_player: int = 0
    """Index of the player whose turn it is."""
    priority: int | None = None
    """Index of the player who has priority or gets it next, None for nobody."""
    passed: int = 0
    """Number of players who have passed in succession."""
    resolving: ObjectId | None = None
    """Id of the resolving layer, None for none."""
    lasting: tuple[CoreLasting, ...] = ()
    """Effects in force that were generated by resolutions, oldest first."""
    pending: tuple[CorePending, ...] = ()
    """Triggered effects whose layers are not on the stack yet."""
    known: Mapping[int, CoreKnown] = {}
    """Last known information about objects that ceased to exist this turn, and about sources of effects, by id."""
    special: tuple[ObjectId, ...] = ()
    """Ids of the objects with abilities that are examined in every state."""
    counts: Mapping[tuple[int, str], int] = {}
    """Uses of limited abilities and effects this turn, by object id and name."""
    referable: Mapping[tuple[int, str, str], tuple[int, ...]] = {}
    """Ids of the objects that a leading effect has moved, by the source, what granted the ability, and its name."""
    states: Mapping[tuple[int, str], bool] = {}
    """Whether the condition of a state trigger was met when it was last looked at, by the key of the effect."""
    history: tuple[Event, ...] = ()
    """The events of this turn."""
    origins: Mapping[int, str] = {}
    """Names of the zones from which objects moved, by the index of the move in the history."""
    next_id: int = 1
    """Id of the next object or effect."""
    clock: int = 0
    """Number of timestamps given so far."""
    drawn: int = 0
    """Number of random choices so far, used to seed the next one."""
    winners: tuple[int, ...] | None = None
    """Indices of the winners once the game is over, empty for a draw; None while it goes on."""
    applications: Mapping[ApplicationKey, Effect | None] = {}
    """The actions of continuous effects on the objects to which they have begun to apply."""
    replaced: Mapping[ApplicationKey, ContinuousEffect | None] = {}
    """The actions that replaced applications have instead, None for none."""
    ranks: Mapping[EffectKey, int] = {}
    """The order that was decided for effects of the same timestamp, from 1."""
    since: Mapping[tuple[int, int], int] = {}
    """Clock values since which effects of static abilities with a condition exist, by source and index."""
    altered: frozenset[ObjectId] = frozenset()
    """Ids of the objects whose base properties or controller are altered by effects."""
    looking: frozenset[Look] = frozenset()
    """The players who look at private objects, with the objects."""


def with_item(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a copy of a mapping with one entry added or replaced."""
    return {**mapping, key: value}


def without_item(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    """Return a copy of a mapping without one entry."""
    rest = dict(mapping)
    del rest[key]
    return rest


def with_object(state: S, item: CoreObject) -> S:
    """Return the state with an object added or replaced."""
    return replace(state, objects=with_item(state.objects, item.id, item))


def updated(state: S, item: CoreObject, **values: object) -> S:
    """Return the state with new values for fields of an object."""
    return with_object(state, replace(item, **values))


def with_player(state: S, player: int, **values: object) -> S:
    """Return the state with new values for fields of a player."""
    players = list(state.players)
    players[player] = replace(players[player], **values)
    return replace(state, players=tuple(players))


def with_points(state: S, player: int, kind: str, more: int) -> S:
    """Return the state with a player's points of a kind increased by ``more``, which may be negative."""
    return with_player(state, player, **{kind: state.players[player].points(kind) + more})


def added(state: S, item: CoreObject, *, is_special: bool, is_first: bool = False) -> S:
    """Return the state with a new object, first or last in its zone, under the next id."""
    others = state.zones.get(item.zone, ())
    return replace(
        state,
        objects=with_item(state.objects, item.id, item),
        zones=with_item(state.zones, item.zone, (item.id, *others) if is_first else (*others, item.id)),
        special=(*state.special, item.id) if is_special else state.special,
        next_id=item.id + 1,
    )


def taken(state: S, item: CoreObject) -> S:
    """Return the state with an object removed from its zone, but not from the game."""
    there = tuple(object_id for object_id in state.zones[item.zone] if object_id != item.id)
    return replace(state, zones=with_item(state.zones, item.zone, there))


def forgotten(state: S, item: CoreObject) -> S:
    """Return the state without an object that is in no zone any more."""
    special = tuple(object_id for object_id in state.special if object_id != item.id)
    return replace(state, objects=without_item(state.objects, item.id), special=special)
