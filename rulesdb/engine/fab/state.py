"""The state of a game: an immutable value, which only the event pipeline replaces (kernel/pipeline.py)."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from rulesdb.engine.fab.cards import Ability, Action, Asset, Card, CardType, Condition, Criterion, Effect, Stat, Subtype
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.checked import Checked
from rulesdb.engine.kernel.events import Event

Category = Literal["card", "activated", "triggered"]
Until = Literal["end of turn", "chain closes", "link resolves", "for good"]


class Layer(Struct, frozen=True):
    """The data of a layer on the stack (1.6)."""

    category: Category
    """Category of the layer (1.6.2)."""
    source: int
    """Id of the object whose ability made the layer; for a card-layer, its own id."""
    declared: Declared = Declared()
    """The parameters declared for the layer."""
    ability: int | None = None
    """Index of the activated ability among those of the source, None for other layers."""
    context: Context | None = None
    """Context of the triggered effect; None for layers that are not triggered-layers."""
    while_: Condition | None = None
    """The state that must still hold when a triggered-layer resolves (5.3.2b), None without one."""
    resolved_once: bool = False
    """Whether a melded layer has resolved its first half (8.3.38)."""
    attacker: int | None = None
    """Id of the object that an attack-layer attacks with, None until it is determined (7.2.3c)."""


class Object(Struct, frozen=True):
    """An object (1.2.1)."""

    id: int
    """Id in this game, never used for another object."""
    serial: int
    """Serial number of the card, unchanged when the card becomes a new object in another zone."""
    card: Card
    """Base properties; a layer that is not a card has base properties of its own."""
    owner: int | None
    """Index of the owner, None for a layer without an owner."""
    zone: Zone
    """The zone that the object is in."""
    is_public: bool
    """Whether the object is public (3.0.3)."""
    controller: int | None = None
    """Index of the controller; None outside the arena and the stack (1.2.1b)."""
    life: int | None = None
    """Life total of a living object, from 0; None for other objects."""
    counters: tuple[tuple[str, int], ...] = ()
    """Pairs of a counter's name and its number, sorted by name, without zeros."""
    is_token: bool = False
    """Whether the object is a token, which ceases to exist in a zone that holds only cards (3.0.12a)."""
    timestamp: int = 0
    """Clock value at which the object entered the arena or the stack (6.3.4); 0 elsewhere."""
    layer: Layer | None = None
    """Data of the layer, None if the object is no layer."""
    proxy_of: int | None = None
    """Id of the attack-source of an attack-proxy (1.4.3), None for other objects."""
    whole: Card | None = None
    """The split-card of which ``card`` is the played half (9.2.3), None for other objects."""
    origin: Zone | None = None
    """Zone that the object was in before the stack and the combat chain; None outside these two zones."""

    @property
    def is_from_hand(self) -> bool:
        """Whether the object is in a hand, or entered the stack or the combat chain from one."""
        return (self.origin or self.zone).name == "hand"


class Properties(Struct, frozen=True):
    """The present properties of an object (chapter 2); None for a property that it lacks."""

    name: str
    """Name (2.7)."""
    types: frozenset[CardType]
    """Types (2.15)."""
    subtypes: frozenset[Subtype]
    """Subtypes (2.10)."""
    supertypes: frozenset[str]
    """Supertypes (2.11)."""
    cost: int | None
    """Resource cost (2.2), from 0."""
    pitch: int | None
    """Points gained by pitching the card (2.8), from 0."""
    power: int | None
    """Power (2.9), from 0."""
    defense: int | None
    """Defense (2.3)."""
    life: int | None
    """Printed life (2.5)."""
    intellect: int | None
    """Intellect (2.4)."""
    abilities: tuple[Ability, ...]
    """Abilities in order: printed ones, then those gained."""

    def value(self, stat: Stat) -> int | None:
        """Return a numeric property, None if the object lacks it."""
        match stat:
            case "cost":
                return self.cost
            case "pitch":
                return self.pitch
            case "power":
                return self.power
            case "defense":
                return self.defense
            case "life":
                return self.life
            case "intellect":
                return self.intellect


class LastKnown(Struct, frozen=True):
    """The last known information about an object that ceased to exist (1.2.3); it cannot be a target."""

    object: Object
    """The last record of the object."""
    properties: Properties
    """The last properties of the object."""


class Player(Struct, frozen=True):
    """A player, with the assets that are the player's own (1.13); life points belong to the hero."""

    name: str
    """Name of the player in accounts."""
    action: int = 0
    """Action points, from 0."""
    resource: int = 0
    """Resource points, from 0."""
    chi: int = 0
    """Chi points, from 0."""
    has_lost: bool = False
    """Whether the player has lost and left the game (4.5)."""

    def points(self, asset: Asset) -> int:
        """Return the player's points of an asset. Raises ValueError for life, which belongs to the hero."""
        match asset:
            case "action":
                return self.action
            case "resource":
                return self.resource
            case "chi":
                return self.chi
            case "life":
                raise ValueError("life points are the hero's")


class Link(Struct, frozen=True):
    """A chain link (7.0.3)."""

    number: int
    """Number of the chain link, from 1."""
    attack: int
    """Id of the active-attack: a card, an attack-layer or an attack-proxy."""
    source: int | None
    """Id of the attack-source of an attack-proxy, None for other attacks."""
    controller: int
    """Index of the player who controls the attack."""
    targets: tuple[int, ...]
    """Ids of the attack-targets."""
    defending: tuple[tuple[int, int], ...] = ()
    """Pairs of a defending card's id and the id of the attack-target that it defends."""
    is_resolved: bool = False
    """Whether the chain link has resolved (7.6.2)."""


class LastingEffect(Struct, frozen=True):
    """A layer-continuous effect in force (6.2.2), including replacement and delayed-triggered effects."""

    id: int
    """Id of the effect, from the same sequence as the ids of objects."""
    effect: Effect
    """The effect as data."""
    context: Context
    """Context in which the effect was generated."""
    timestamp: int
    """Clock value at which the effect began (6.3.4)."""
    until: Until
    """Duration of the effect."""
    objects: frozenset[int] | None = None
    """Ids of the objects that the effect is fixed to (6.2.2c), None if the effect itself has a filter."""
    awaits: bool = False
    """Whether the effect still waits for the next object that fits (6.2.4)."""
    uses: int | None = None
    """Number of times that the effect can still be used, from 1; None for no bound."""


class Pending(Struct, frozen=True):
    """A triggered-layer that is not on the stack yet (1.6.2c)."""

    controller: int
    """Index of the player who will control the layer."""
    source: int
    """Id of the object whose effect triggered."""
    layer: tuple[Ability, ...]
    """Resolution abilities of the layer."""
    context: Context
    """Context of the layer's effects."""
    while_: Condition | None = None
    """State that must still hold when the layer resolves (5.3.2b), None for none."""
    owner: int | None = None
    """Index of the player who controlled the source at the time of triggering, None if there was no source."""


class Look(NamedTuple):
    """A player looking at a private object, as long as the object stays in its position in the zone (1.10.2c)."""

    player: int
    """Index of the player."""
    object: int
    """Id of the object."""
    zone: Zone
    """Zone that the object is in."""
    position: int
    """Index of the object in the zone."""


class TournamentRule(Checked, frozen=True):
    """A tournament rule (1.0.1b)."""

    action: Action
    """The action that the rule is about."""
    permits: bool
    """Whether the rule allows the action; False if it forbids it."""
    what: Criterion
    """Filter for the objects of the action."""


class State(Struct, frozen=True):
    """The state of a game at one moment (1.10.1)."""

    players: tuple[Player, ...]
    """The players, in clockwise order."""
    objects: Mapping[int, Object]
    """Every object by its id."""
    zones: Mapping[Zone, tuple[int, ...]]
    """Ids of the objects in every zone, in order: a deck from its top, the stack from its bottom."""
    seed: int
    """Seed of all random choices."""
    stage: str = "start"
    """Key of the next row in the table of stages."""
    turn: int = 0
    """Number of turns begun."""
    turn_player: int = 0
    """Index of the turn-player."""
    phase: Literal["start of game", "start", "action", "end"] = "start of game"
    """Phase of the turn (4.2 to 4.4)."""
    combat: Literal["", "layer", "attack", "defend", "reaction", "damage", "resolution", "close"] = ""
    """Step of combat (7.2 to 7.7), "" while the combat chain is closed."""
    closing: bool = False
    """Whether a rule or effect closes the combat chain before the Close Step begins (1.10.2e)."""
    priority: int | None = None
    """Index of the player who has priority or gets it after the game state actions, None for nobody."""
    passed: int = 0
    """Number of players who have passed in succession."""
    resolving: int | None = None
    """Id of the resolving layer, whose static abilities are functional (5.3.3); None for none."""
    links: tuple[Link, ...] = ()
    """The chain links, oldest first."""
    lasting: tuple[LastingEffect, ...] = ()
    """Layer-continuous effects, oldest first."""
    pending: tuple[Pending, ...] = ()
    """Triggered-layers that are not on the stack yet."""
    known: Mapping[int, LastKnown] = {}
    """Last known information about objects that ceased to exist this turn, by id."""
    special: tuple[int, ...] = ()
    """Ids of the objects with abilities that are examined in every state (``Ability.is_examined``)."""
    shown: tuple[int, ...] = ()
    """Ids of the objects that are public only as long as their layer exists (5.2.4b)."""
    counts: Mapping[tuple[int, str], int] = {}
    """Uses of limited abilities and effects this turn, and conditions noted as met, by object id and name."""
    history: tuple[Event, ...] = ()
    """The events of this turn."""
    next_id: int = 1
    """Id of the next object or effect."""
    clock: int = 0
    """Number of timestamps given so far."""
    drawn: int = 0
    """Number of random choices so far, used to seed the next one."""
    winners: tuple[int, ...] | None = None
    """Indices of the winners once the game is over, empty for a draw; None while it goes on."""
    looking: frozenset[Look] = frozenset()
    """The players who look at private objects, with the objects."""
    tournament: tuple[TournamentRule, ...] = ()
    """Tournament rules in force."""
