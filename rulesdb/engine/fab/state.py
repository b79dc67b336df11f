"""The state of a game: one immutable value, in which nothing but rulesdb/engine/fab/happening.py makes a change."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from rulesdb.engine.fab.cards import Ability, Action, Card, Condition, Criterion, Effect
from rulesdb.engine.fab.contexts import Context, Declared, Event
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.checked import Checked

Category = Literal["card", "activated", "triggered"]
Until = Literal["end of turn", "chain closes", "link resolves", "for good"]


class Layer(Struct, frozen=True):
    """What makes an object on the stack a layer (1.6). ``source`` is the object whose ability made it.

    ``ability`` is the place of the activated ability among those of the source, ``while_`` the state that must still
    hold when a triggered-layer resolves (5.3.2b). ``attacker`` is the object that an attack-layer attacks with, once
    that is determined (7.2.3c).
    """

    category: Category
    source: int
    declared: Declared = Declared()
    ability: int | None = None
    context: Context | None = None
    while_: Condition | None = None
    resolved_once: bool = False
    attacker: int | None = None


class Object(Struct, frozen=True):
    """An object (1.2.1). ``card`` has its base characteristics; a layer that is no card has some of its own.

    ``serial`` stays the same when the card becomes a new object in another zone. ``life`` is the life total of a
    living object. ``controller`` is None outside the arena and the stack (1.2.1b). ``whole`` is the split-card of which
    ``card`` is what was played (9.2.3). ``origin`` is the zone from which it came onto the stack or the combat chain,
    for what went from the one to the other the zone before both; None for what is in neither.
    """

    id: int
    serial: int
    card: Card
    owner: int | None
    zone: Zone
    is_public: bool
    controller: int | None = None
    life: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    is_token: bool = False
    timestamp: int = 0
    layer: Layer | None = None
    proxy_of: int | None = None
    whole: Card | None = None
    origin: Zone | None = None

    @property
    def is_from_hand(self) -> bool:
        """Whether it is in a hand, or came onto the stack or the combat chain from one."""
        return (self.origin or self.zone).name == "hand"


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


class Player(Struct, frozen=True):
    """A player and the assets that are points (1.13); life is the hero's."""

    name: str
    action: int = 0
    resource: int = 0
    chi: int = 0
    has_lost: bool = False


class Link(Struct, frozen=True):
    """A chain link (7.0.3). ``attack`` and ``source`` are objects, ``defending`` pairs of a card and its target."""

    number: int
    attack: int
    source: int | None
    controller: int
    targets: tuple[int, ...]
    defending: tuple[tuple[int, int], ...] = ()
    is_resolved: bool = False


class LastingEffect(Struct, frozen=True):
    """A layer-continuous effect (6.2.2), a replacement or delayed-triggered one among them, while it lasts.

    ``objects`` are those that it applies to, None where it says so itself; ``awaits`` is true while it still waits for
    the next object that fits (6.2.4). ``uses`` is how often it may still be used, None without a bound.
    """

    id: int
    effect: Effect
    context: Context
    timestamp: int
    until: Until
    objects: frozenset[int] | None = None
    awaits: bool = False
    uses: int | None = None


class Pending(Struct, frozen=True):
    """A triggered-layer that is not yet on the stack (1.6.2c). ``owner`` controlled the source when it triggered."""

    controller: int
    source: int
    layer: tuple[Ability, ...]
    context: Context
    while_: Condition | None = None
    owner: int | None = None


class Look(NamedTuple):
    """A player looks at a private object for as long as it is where it is (1.10.2c)."""

    player: int
    object: int
    zone: Zone
    place: int


class TournamentRule(Checked, frozen=True):
    """A tournament rule (1.0.1b): something can be done with an object (``permits``), or cannot.

    ``action`` is one of those of restrictions and allowances, ``what`` a filter that the object fits.
    """

    action: Action
    permits: bool
    what: Criterion


class State(Struct, frozen=True):
    """A game at one moment (1.10.1).

    ``stage`` names the row of the table of stages that comes next, ``priority`` who has priority, or gets it when the
    game state actions are done, ``passed`` how many players passed in succession,
    ``resolving`` is the layer whose static abilities are functional because it resolves (5.3.3),
    ``known`` the last known information of objects that ceased to exist this turn, ``special`` the objects with
    static abilities, ``shown`` those that are public for as long as a layer of theirs is there (5.2.4b), ``counts`` how
    often limited abilities were used this turn, ``history`` the events of this turn.

    ``looking`` says who looks at which private objects, ``tournament`` under which tournament rules the game is played.
    """

    players: tuple[Player, ...]
    objects: Mapping[int, Object]
    zones: Mapping[Zone, tuple[int, ...]]
    seed: int
    stage: str = "start"
    turn: int = 0
    turn_player: int = 0
    phase: Literal["start of game", "start", "action", "end"] = "start of game"
    combat: Literal["", "layer", "attack", "defend", "reaction", "damage", "resolution", "close"] = ""
    closing: bool = False
    priority: int | None = None
    passed: int = 0
    resolving: int | None = None
    links: tuple[Link, ...] = ()
    lasting: tuple[LastingEffect, ...] = ()
    pending: tuple[Pending, ...] = ()
    known: Mapping[int, LastKnown] = {}
    special: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    counts: Mapping[tuple[int, str], int] = {}
    history: tuple[Event, ...] = ()
    next_id: int = 1
    clock: int = 0
    drawn: int = 0
    winners: tuple[int, ...] | None = None
    looking: frozenset[Look] = frozenset()
    tournament: tuple[TournamentRule, ...] = ()
