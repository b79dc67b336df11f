"""The state of a game: one immutable value; nothing but rulesdb/engine/fab/event_pipeline.py makes a change in it."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from rulesdb.engine.fab.cards import Ability, Action, Asset, Card, CardType, Condition, Criterion, Effect, Stat, Subtype
from rulesdb.engine.fab.contexts import Context, Declared, Event
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.checked import Checked

Category = Literal["card", "activated", "triggered"]
Until = Literal["end of turn", "chain closes", "link resolves", "for good"]


class Layer(Struct, frozen=True):
    """What makes an object on the stack a layer (1.6)."""

    category: Category
    """Which of the three categories it is of (1.6.2)."""
    source: int
    """Id of the object whose ability made it; of a card-layer, its own."""
    declared: Declared = Declared()
    """The parameters declared for it."""
    ability: int | None = None
    """Index of the activated ability among those of the source, None for other layers."""
    context: Context | None = None
    """What the trigger knew; None for what is no triggered-layer."""
    while_: Condition | None = None
    """The state that must still hold when a triggered-layer resolves (5.3.2b), None without one."""
    resolved_once: bool = False
    """Whether a melded layer has resolved its first half (8.3.38)."""
    attacker: int | None = None
    """Id of the object that an attack-layer attacks with, None until it is determined (7.2.3c)."""


class Object(Struct, frozen=True):
    """An object (1.2.1)."""

    id: int
    """Its number in this game; another object never has it again."""
    serial: int
    """Number of the card that it is, which stays when it becomes a new object in another zone."""
    card: Card
    """Its base characteristics; a layer that is no card has some of its own."""
    owner: int | None
    """Index of its owner, None for a layer that nobody owns."""
    zone: Zone
    """Where it is."""
    is_public: bool
    """Whether every player may see it."""
    controller: int | None = None
    """Index of its controller; None outside the arena and the stack (1.2.1b)."""
    life: int | None = None
    """Life total of a living object, from 0; None for others."""
    counters: tuple[tuple[str, int], ...] = ()
    """Pairs of a counter's name and how many there are, by name; none of them 0."""
    is_token: bool = False
    """Whether it is a token, which ceases to exist where only cards are (3.0.12a)."""
    timestamp: int = 0
    """Tick of the clock at which it came to the arena or the stack (6.3.4); 0 elsewhere."""
    layer: Layer | None = None
    """What makes it a layer, None for what is none."""
    proxy_of: int | None = None
    """Id of the object for which an attack-proxy stands (1.4.3), None for others."""
    whole: Card | None = None
    """The split-card of which ``card`` is what was played (9.2.3), None for others."""
    origin: Zone | None = None
    """Zone from which it came onto the stack or the combat chain, and from the one to the other; None elsewhere."""

    @property
    def is_from_hand(self) -> bool:
        """Whether it is in a hand, or came onto the stack or the combat chain from one."""
        return (self.origin or self.zone).name == "hand"


class Properties(Struct, frozen=True):
    """The characteristics of an object (chapter 2) as they are now; None where it lacks one."""

    name: str
    """Its name (2.7)."""
    types: frozenset[CardType]
    """Types (2.15)."""
    subtypes: frozenset[Subtype]
    """Subtypes (2.10)."""
    supertypes: frozenset[str]
    """Supertypes (2.11)."""
    cost: int | None
    """Resource cost (2.2), from 0; None for what has no cost."""
    pitch: int | None
    """Points that it gives when it is pitched (2.8), from 0."""
    power: int | None
    """Power (2.9), from 0."""
    defense: int | None
    """Defense (2.3)."""
    life: int | None
    """Printed life (2.5)."""
    intellect: int | None
    """Intellect (2.4)."""
    abilities: tuple[Ability, ...]
    """Its abilities in their order, given ones last."""

    def value(self, stat: Stat) -> int | None:
        """Return a numeric characteristic, None where it lacks it."""
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
    """The last known information of an object that ceased to exist (1.2.3): no object, and so never a target."""

    object: Object
    """The record that it had."""
    properties: Properties
    """The characteristics that it had."""


class Player(Struct, frozen=True):
    """A player and the assets that are points (1.13); life is the hero's."""

    name: str
    """How accounts call the player."""
    action: int = 0
    """Action points, from 0."""
    resource: int = 0
    """Resource points, from 0."""
    chi: int = 0
    """Chi points, from 0."""
    has_lost: bool = False
    """Whether the player has lost and left the game (4.5)."""

    def points(self, asset: Asset) -> int:
        """Return how many points of an asset the player has. Raises ValueError for life, which is the hero's."""
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
    """Its place on the combat chain, from 1."""
    attack: int
    """Id of the attack: a card, an attack-layer or an attack-proxy."""
    source: int | None
    """Id of the object that attacks where a proxy stands for it, None for others."""
    controller: int
    """Index of the player who controls the attack."""
    targets: tuple[int, ...]
    """Ids of the attack-targets."""
    defending: tuple[tuple[int, int], ...] = ()
    """Pairs of the ids of a defending card and of the target that it defends."""
    is_resolved: bool = False
    """Whether it is over (7.6.2)."""


class LastingEffect(Struct, frozen=True):
    """A layer-continuous effect (6.2.2), a replacement or delayed-triggered one among them, while it lasts."""

    id: int
    """Its number in this game, of the same count as objects."""
    effect: Effect
    """What it does."""
    context: Context
    """What it knows."""
    timestamp: int
    """Tick of the clock at which it began (6.3.4)."""
    until: Until
    """When it ends."""
    objects: frozenset[int] | None = None
    """Ids of those that it applies to, None where it says so itself (6.2.2c)."""
    awaits: bool = False
    """Whether it still waits for the next object that fits (6.2.4)."""
    uses: int | None = None
    """How often it may still be used, from 1; None without a bound."""


class Pending(Struct, frozen=True):
    """A triggered-layer that is not yet on the stack (1.6.2c)."""

    controller: int
    """Index of the player who will control it."""
    source: int
    """Id of the object whose effect triggered."""
    layer: tuple[Ability, ...]
    """The resolution abilities that it will have."""
    context: Context
    """What its effects will know."""
    while_: Condition | None = None
    """The state that must still hold when it resolves (5.3.2b), None without one."""
    owner: int | None = None
    """Index of the player who controlled the source when it triggered, None where there was no source."""


class Look(NamedTuple):
    """A player looks at a private object for as long as it is where it is (1.10.2c)."""

    player: int
    """Index of the player."""
    object: int
    """Id of the object."""
    zone: Zone
    """Where it is."""
    place: int
    """Its index in the zone."""


class TournamentRule(Checked, frozen=True):
    """A tournament rule (1.0.1b)."""

    action: Action
    """What is done with an object."""
    permits: bool
    """Whether it can be done, or cannot."""
    what: Criterion
    """A filter that the object fits."""


class State(Struct, frozen=True):
    """A game at one moment (1.10.1)."""

    players: tuple[Player, ...]
    """The players in their seats, clockwise."""
    objects: Mapping[int, Object]
    """Every object by its id."""
    zones: Mapping[Zone, tuple[int, ...]]
    """The ids of each zone's objects in their order; a deck begins with its top, the stack ends with it."""
    seed: int
    """Source of all that is random."""
    stage: str = "start"
    """Row of the table of stages that comes next."""
    turn: int = 0
    """Turns begun so far."""
    turn_player: int = 0
    """Index of the turn-player."""
    phase: Literal["start of game", "start", "action", "end"] = "start of game"
    """Phase of the turn (4.2 to 4.4)."""
    combat: Literal["", "layer", "attack", "defend", "reaction", "damage", "resolution", "close"] = ""
    """Step of combat (7.2 to 7.7), "" while the chain is closed."""
    closing: bool = False
    """Whether a rule or an effect has closed the chain, before the close step begins (1.10.2e)."""
    priority: int | None = None
    """Index of who has priority, or gets it when the game state actions are done; None for nobody."""
    passed: int = 0
    """Players who passed in succession."""
    resolving: int | None = None
    """Id of the layer whose static abilities are functional because it resolves (5.3.3)."""
    links: tuple[Link, ...] = ()
    """The combat chain, the oldest link first."""
    lasting: tuple[LastingEffect, ...] = ()
    """Layer-continuous effects, in the order in which they began."""
    pending: tuple[Pending, ...] = ()
    """Triggered-layers that wait to be put on the stack."""
    known: Mapping[int, LastKnown] = {}
    """Last known information of objects that ceased to exist this turn, by their ids."""
    special: tuple[int, ...] = ()
    """Ids of the objects with static abilities."""
    shown: tuple[int, ...] = ()
    """Ids of the objects that are public for as long as a layer of theirs is there (5.2.4b)."""
    counts: Mapping[tuple[int, str], int] = {}
    """How often something limited was done this turn, by an object's id and a name."""
    history: tuple[Event, ...] = ()
    """The events of this turn."""
    next_id: int = 1
    """Id of the next object or effect."""
    clock: int = 0
    """Ticks so far, one for each object or effect that came."""
    drawn: int = 0
    """Random choices so far, so that no two are of one seed."""
    winners: tuple[int, ...] | None = None
    """Indices of the winners once the game is over, empty for a draw; None before."""
    looking: frozenset[Look] = frozenset()
    """Who looks at which private objects."""
    tournament: tuple[TournamentRule, ...] = ()
    """Tournament rules under which the game is played."""
