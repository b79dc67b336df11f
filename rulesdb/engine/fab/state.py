"""The state of a game: an immutable value, which only the event pipeline replaces (kernel/process/pipeline.py)."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from rulesdb.engine.fab.cards import Card, CardType, RestrictedAction, Subtype
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.cards.roles import Ability, Condition, Criterion, Effect
from rulesdb.engine.kernel.events import ObjectId
from rulesdb.engine.kernel.records.checked import Checked
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

Category = Literal["card", "activated", "triggered"]
Until = Literal["end of turn", "chain closes", "link resolves", "for good"]
NextTurn = Literal["start of next turn", "next turn"]
"""A duration about the next turn of a player: until it begins, or only during it."""
Duration = Literal[Until, NextTurn, "end of next turn"]
"""A duration of an effect in force: as specified, or until the end of the next turn of a player."""


class Layer(CoreLayer, frozen=True):
    """The data of a layer on the stack (1.6)."""

    category: Category
    """Category of the layer (1.6.2)."""
    declared: Declared = Declared()
    """The parameters declared for the layer."""
    context: Context | None = None
    """Context of the triggered effect; None for layers that are not triggered-layers."""
    while_: Condition | None = None
    """The state that must still hold when a triggered-layer resolves (5.3.2b), None without one."""
    resolved_once: bool = False
    """Whether a melded layer has resolved its first half (8.3.38)."""
    attacker: ObjectId | None = None
    """Id of the object that an attack-layer attacks with, None until it is determined (7.2.3c)."""
    paid: int = 0
    """Resource cost that was paid to put the layer on the stack, from 0 (2.2.4b)."""


class Object(CoreObject, frozen=True):
    """An object (1.2.1); it is public as 3.0.3 says, and has a controller in the arena and on the stack (1.2.1b).

    A token ceases to exist in a zone that holds only cards (3.0.12a). The timestamp is that of entering the arena or
    the stack (6.3.4).
    """

    card: Card
    """Base properties; a layer that is not a card has base properties of its own."""
    zone: Zone
    """The zone that the object is in."""
    gained: int = 0
    """Life gained minus life lost since the object entered the arena (2.5.3a)."""
    layer: Layer | None = None
    """Data of the layer, None if the object is no layer."""
    proxy_of: ObjectId | None = None
    """Id of the attack-source of an attack-proxy (1.4.3), None for other objects."""
    whole: Card | None = None
    """The printed card, if ``card`` is a half of it (9.2.3), or what a replacement effect made of it (6.4.8a)."""
    is_marked: bool = False
    """Whether the object, a hero, is marked (9.3)."""
    x: int | None = None
    """Value of X in the properties of an object that left the stack, None if it is undefined (1.12.2b)."""
    origin: Zone | None = None
    """Zone that the object was in before the stack and the combat chain; None outside these two zones."""
    under: ObjectId | None = None
    """Id of the top-card of a sub-card (3.0.14), None for an object that is under nothing."""
    has_become_permanent: bool = False
    """Whether the object is a deck-card that was put into the arena as a permanent (1.3.3)."""
    unaltered: "Object | None" = None
    """The record without effects by which the object is a copy (8.5.25) or somebody has gained control (8.5.35)."""

    @property
    def printed(self) -> Card:
        """The printed card, whatever the object has become."""
        item = self.unaltered or self
        return item.whole or item.card

    @property
    def declared(self) -> Declared:
        """The parameters declared for the layer so far; none for an object that is no layer."""
        return Declared() if self.layer is None else self.layer.declared

    @property
    def is_from_hand(self) -> bool:
        """Whether the object is in a hand, or entered the stack or the combat chain from one."""
        return (self.origin or self.zone).name == "hand"


class Properties(CoreProperties, frozen=True):
    """The present properties of an object (chapter 2); None for a property that it lacks."""

    name: str
    """Name (2.7)."""
    types: frozenset[CardType]
    """Types (2.15)."""
    subtypes: frozenset[Subtype]
    """Subtypes (2.10)."""
    supertypes: frozenset[str]
    """Supertypes (2.11)."""
    traits: frozenset[str]
    """Traits (2.13)."""
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
    metatypes: frozenset[str] = frozenset()
    """Metatypes (2.6)."""


class Player(CorePlayer, frozen=True):
    """A player, with the assets that are the player's own (1.13); life points belong to the hero."""

    action: int = 0
    """Action points, from 0."""
    resource: int = 0
    """Resource points, from 0."""
    chi: int = 0
    """Chi points, from 0."""
    chooses: bool = False
    """Whether the player chooses equipment and deck from a card-pool as the game starts (4.1.4, 4.1.5)."""
    arsenals: int = 1
    """Number of arsenal zones (4.1.2a), from 1."""


class ChainLink(Struct, frozen=True):
    """A chain link (7.0.3)."""

    number: int
    """Number of the chain link, from 1."""
    attack: ObjectId
    """Id of the active-attack: a card, an attack-layer or an attack-proxy."""
    source: ObjectId | None
    """Id of the attack-source of an attack-proxy, None for other attacks."""
    controller: int
    """Index of the player who controls the attack."""
    targets: tuple[ObjectId, ...]
    """Ids of the attack-targets."""
    defending: tuple[tuple[ObjectId, ObjectId], ...] = ()
    """Pairs of a defending card's id and the id of the attack-target that it defends."""
    is_resolved: bool = False
    """Whether the chain link has resolved (7.6.2)."""


class LastKnown(CoreKnown, frozen=True):
    """The last known information about an object that ceased to exist (1.2.3); it cannot be a target."""

    record: Object
    """The last record of the object."""
    properties: Properties
    """The last properties of the object."""


class LastingEffect(CoreLasting, frozen=True):
    """A layer-continuous effect in force (6.2.2), including replacement and delayed-triggered effects."""

    effect: Effect
    """The effect as data."""
    context: Context
    """Context in which the effect was generated."""
    until: Duration
    """Duration of the effect."""
    while_: Condition | None = None
    """Condition under which the effect applies (6.2.2d), None for none."""
    instead: tuple[Effect, ...] = ()
    """Self-replacement effects of its application to objects (6.4.7b)."""


class Pending(CorePending, frozen=True):
    """A triggered-layer that is not on the stack yet (1.6.2c)."""

    layer: tuple[Ability, ...]
    """Resolution abilities of the layer."""
    context: Context
    """Context of the layer's effects."""
    while_: Condition | None = None
    """State that must still hold when the layer resolves (5.3.2b), None for none."""


class TournamentRule(Checked, frozen=True):
    """A tournament rule (1.0.1b)."""

    action: RestrictedAction
    """The action that the rule is about."""
    permits: bool
    """Whether the rule allows the action; False if it forbids it."""
    what: Criterion
    """Filter for the objects of the action."""


class State(CoreState, frozen=True):
    """The state of a game at one moment (1.10.1)."""

    players: tuple[Player, ...]
    """The players, in clockwise order."""
    objects: Mapping[int, Object]
    """Every object by its id."""
    zones: Mapping[Zone, tuple[ObjectId, ...]]
    """Ids of the objects in every zone, in order: a deck from its top, the stack from its bottom."""
    lasting: tuple[LastingEffect, ...] = ()
    """Layer-continuous effects, oldest first."""
    pending: tuple[Pending, ...] = ()
    """Triggered-layers that are not on the stack yet."""
    known: Mapping[int, LastKnown] = {}
    """Last known information about objects that ceased to exist this turn, and about sources of effects, by id."""
    phase: Literal["start of game", "start", "action", "end"] = "start of game"
    """Phase of the turn (4.2 to 4.4)."""
    combat: Literal["", "layer", "attack", "defend", "reaction", "damage", "resolution", "close"] = ""
    """Step of combat (7.2 to 7.7), "" while the combat chain is closed."""
    closing: bool = False
    """Whether a rule or effect closes the combat chain before the Close Step begins (1.10.2e)."""
    links: tuple[ChainLink, ...] = ()
    """The chain links, oldest first."""
    shown: tuple[ObjectId, ...] = ()
    """Ids of the objects that are public only as long as their layer exists (5.2.4b)."""
    tournament: tuple[TournamentRule, ...] = ()
    """Tournament rules in force."""
    selected: int = 0
    """Index of the player who chooses the first-turn player (4.1.3)."""
    starting: tuple[tuple[ObjectId, ZoneName], ...] = ()
    """Ids of the cards selected to start the game in a zone, with the name of the zone, before they are there."""
    deck_size: int = 0
    """Least number of cards of a starting deck that the format asks for, from 0 (4.1.5b)."""
    left_out: frozenset[ObjectId] = frozenset()
    """Ids of the deck-cards that players leave out of their decks (4.1.5)."""
    extra_turns: tuple[int, ...] = ()
    """Indices of the players who take extra turns, the last one first (4.0.3c)."""
    idle: int = 0
    """Number of turns in succession in which nobody has played or activated anything (4.5.4e)."""
