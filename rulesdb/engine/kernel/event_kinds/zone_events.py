"""Events of zones: objects that move, enter the game and cease to exist, what consists of moves, and shuffled zones.

A game derives the events whose changes depend on its zones, and gives them its table (zones.py).
"""

from collections.abc import Callable, Collection, Container, Mapping
from typing import ClassVar, Self, TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import UntypedGame
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import (
    AnyName,
    AnyState,
    Change,
    Event,
    Events,
    OfAnyGame,
    OfObject,
    OfPlayer,
    changed,
)
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.process import shuffled
from rulesdb.engine.kernel.state.state import (
    AnyCard,
    AnyObject,
    AnyZone,
    CoreKnown,
    CoreObject,
    CoreState,
    forgotten,
    with_item,
    with_object,
)
from rulesdb.engine.kernel.state.zones import CoreZone, ZoneRules

G = TypeVar("G")


class OfEndingObject(OfObject, frozen=True, kw_only=True):
    """An event by which an object can cease to exist."""

    def ends_known(self, item: CoreObject) -> bool:
        """Whether the object ceases to exist by the event, and there is last known information about it."""
        return True


class OfLeavingObject(OfEndingObject, frozen=True, kw_only=True):
    """An event by which an object leaves its zone."""

    zone_rules: ClassVar[ZoneRules[AnyObject]]
    """The rules of the game's zones."""


class CoreMove(OfLeavingObject, frozen=True, kw_only=True):
    """An object moves from its zone to another."""

    to: CoreZone[AnyName]
    """The zone that the object moves to."""
    is_public: bool | None = None
    """Whether the object is public there, None for the default of the zone."""
    controller: int | None = None
    """Index of the controller in a zone of controlled objects; None for the one so far, or else the owner."""
    at_bottom: bool = False
    """Whether the object goes to the bottom of the zone, not to its top."""
    counters: tuple[tuple[str, int], ...] = ()
    """The counters with which the object enters the zone: their kinds, in alphabetical order, and numbers."""
    is_tapped: bool = False
    """Whether the object enters a zone of controlled objects from another zone as tapped."""

    @classmethod
    def to_owner(
        cls, game: AnyGame, cause: Event, object_id: int, name: str | None, *, is_public: bool | None = None
    ) -> Self:
        """Return the move of an object to a zone of its owner, for what caused another event."""
        to = cls.zone_rules.destination(game.last_known(object_id), name)
        return cls(by=cause.by, source=cause.source, object=object_id, to=to, is_public=is_public)

    def changed(self, state: CoreState) -> CoreState:
        """Move the object; if it becomes a new object, end the old one and create the new one."""
        rules, is_public = self.zone_rules, self.zone_rules.is_public(self.to, self.is_public)
        item = state.objects[self.object]
        left: CoreState = rules.left(state, item)
        next_id = state.next_id
        if rules.becomes_new(item, self.to, is_public):
            left = forgotten(left, item)
            if rules.ceases(item, self.to):
                return left
            item = rules.renewed(item, next_id, self.to, is_public)
            next_id += 1
        arrived = rules.entered(item, self.to, is_public, self.controller, state.clock)
        if self.counters and rules.counters.can_be_on(arrived):
            arrived = replace(arrived, counters=self.counters)
        if rules.enters_tapped(item, self.to, self.is_tapped) != arrived.is_tapped:
            arrived = replace(arrived, is_tapped=not arrived.is_tapped)
        within = rules.with_object(self.to, left.zones.get(self.to, ()), arrived.id, at_bottom=self.at_bottom)
        is_new = rules.is_special(arrived) and arrived.id not in left.special
        return replace(
            left,
            objects=with_item(left.objects, arrived.id, arrived),
            zones=with_item(left.zones, self.to, within),
            special=(*left.special, arrived.id) if is_new else left.special,
            next_id=next_id,
            clock=left.clock + 1,
        )

    def sentence(self, teller: Teller) -> str:
        """Say which object moves where."""
        return f"{teller.name_of_moved(self.object)}が{teller.zone(self.to)}{'の下' if self.at_bottom else ''}に移る"

    def ends_known(self, item: CoreObject) -> bool:
        """Whether the object becomes a new one, and was public or becomes public, which it does before it moves."""
        is_public = self.zone_rules.is_public(self.to, self.is_public)
        return (item.is_public or is_public) and self.zone_rules.becomes_new(item, self.to, is_public)


class CoreCease(OfLeavingObject, frozen=True, kw_only=True):
    """An object ceases to exist."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: CoreState) -> CoreState:
        """Remove the object from the game."""
        item = state.objects[self.object]
        left: CoreState = self.zone_rules.left(state, item)
        return forgotten(left, item)


class CoreCreate(OfPlayer, frozen=True, kw_only=True):
    """A token is created."""

    zone_rules: ClassVar[ZoneRules[AnyObject]]
    """The rules of the game's zones."""
    to: ClassVar[CoreZone[AnyName]]
    """The zone in which tokens are created."""
    token: AnyCard
    """Base properties of the token."""

    def changed(self, state: CoreState) -> CoreState:
        """Create the token under the control of the player."""
        owner = self.zone_rules.owner_of_new(state, self.player, self.source)
        created = self.zone_rules.created(state, self.token, owner, self.to)
        token = replace(created, is_token=True)
        return replace(self.zone_rules.added(state, token), clock=state.clock + 1)

    def sentence(self, teller: Teller) -> str:
        """Say which token is created."""
        return f"{teller.player(self.player)}のもとに「{self.token.name}」トークンが作成される"


class CoreAltered(Change, frozen=True, kw_only=True):
    """The base properties or the controller of an object become others by effects that begin or end."""

    zone_rules: ClassVar[ZoneRules[AnyObject]]
    """The rules of the game's zones."""
    before: CoreObject
    """The record of the object so far."""
    record: CoreObject
    """The new record, with the same id."""

    def changed(self, state: AnyState) -> AnyState:
        """Replace the record, and note whether effects alter it."""
        after, object_id = with_object(state, self.record), self.record.id
        special = tuple(one for one in state.special if one != object_id)
        if self.zone_rules.is_special(self.record):
            special = (*special, object_id)
        altered = state.altered - {object_id}
        if self.record.unaltered is not None:
            altered |= {object_id}
        return replace(after, special=special, altered=altered)

    def sentence(self, teller: Teller) -> str:
        """Say what the object becomes a copy of, or is again, and who gains control of it."""
        before, now = (
            f"《{one.card.name}》" if one.card.name else teller.name_of_record(one)
            for one in (self.before, self.record)
        )
        sentences = []
        if self.record.card != self.before.card:
            unaltered = self.record.unaltered
            is_copy = unaltered is not None and unaltered.card != self.record.card
            sentences.append(f"{before}が{now}のコピーになる" if is_copy else f"{before}が、元の{now}に戻る")
        controller = self.record.controller
        if controller is not None and controller != self.before.controller:
            sentences.append(f"{now}のコントローラーが{teller.player(controller)}になる")
        return "。".join(sentences)


class Shuffle(Change, frozen=True, kw_only=True):
    """A zone is shuffled."""

    words = "{zone:zone}がシャッフルされる"
    zone: AnyZone
    """The zone that is shuffled."""

    def changed(self, state: CoreState) -> CoreState:
        """Put the zone into a random order, and end all looks at its objects."""
        order = shuffled(state.zones.get(self.zone, ()), state.seed, state.drawn)
        looking = frozenset(look for look in state.looking if look.zone != self.zone)
        return replace(state, zones=with_item(state.zones, self.zone, order), drawn=state.drawn + 1, looking=looking)


def leaves(game: AnyGame, event: Event, zones: Collection[str]) -> bool:
    """Whether by an event an object leaves some zones, given by name, for none of them."""
    if not isinstance(event, OfLeavingObject) or game.zone_name_before(event.object) not in zones:
        return False
    return not (isinstance(event, CoreMove) and event.to.name in zones)


def can_leave(game: AnyGame, event: Event) -> bool:
    """Whether the object that an event moves, or by which it ceases to exist, exists; True for other events."""
    return not isinstance(event, OfLeavingObject) or game.has(event.object)


def after(game: AnyGame, event: Event, *, snapshot: Callable[[UntypedGame, AnyObject, Event], CoreKnown]) -> AnyState:
    """Return the state after an event, with last known information about an object that ceases to exist by it.

    The origin of a move is recorded, which nothing else tells once the object is a new one in a private zone.
    ``snapshot`` returns the information, from the game, the object and the event.
    """
    state = game.state
    if isinstance(event, OfEndingObject):
        item = state.objects[event.object]
        known, origins = state.known, state.origins
        if event.ends_known(item):
            known = with_item(known, item.id, snapshot(game, item, event))
        if isinstance(event, CoreMove):
            origins = with_item(origins, len(state.history), item.zone.name)
        state = replace(state, known=known, origins=origins)
    return changed(state, event)


PartsTable = Mapping[type[Event], Callable[[G, OfAnyGame], Events]]
"""The kinds of composite events, with the function that returns the internal events of one."""


def parts_of(table: PartsTable[G], game: G, event: Event) -> Events | None:
    """Return the internal events of a composite event; None for an event that is not a composite event."""
    make = table.get(type(event))
    return make(game, event) if make else None


def is_nothing_of(within: Events, occurred: Events) -> bool:
    """Whether none of the internal events as planned occurred; events of another kind do not count."""
    kinds_within = {type(event) for event in within}
    return not any(type(event) in kinds_within for event in occurred)


class OfMovedObject(OfObject, frozen=True, kw_only=True):
    """A composite event that consists of the move of its object to a zone of the owner (``goes_to``)."""

    move: ClassVar[type[CoreMove]]
    """The game's class of moves."""

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the object."""
        return moves_to(event, self.goes_to, (self.object,))


class CoreDiscard(OfMovedObject, frozen=True, kw_only=True):
    """A card is discarded."""

    is_fact: ClassVar[bool] = True
    words = "{object:moved}が捨てられる"


class CoreDestroy(OfMovedObject, frozen=True, kw_only=True):
    """An object is destroyed."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}が破壊される"


class Draw(OfPlayer, frozen=True, kw_only=True):
    """A player draws a card."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[str | None] = "hand"
    words = "{player:player}はカードを1枚引く"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the drawn card."""
        return isinstance(event, CoreMove) and (*event.to, event.by) == (self.goes_to, self.player, self.by)


def moves_to(event: Event, zone: str | None, objects: Container[int]) -> bool:
    """Whether an event is the move of one of some objects to a zone of a name."""
    return isinstance(event, CoreMove) and event.to.name == zone and event.object in objects


def moved(game: AnyGame, event: OfMovedObject, *, is_public: bool | None = None) -> Events:
    """Return the move of the event's object, public or not; none if the object does not exist."""
    if not game.has(event.object):
        return ()
    return (event.move.to_owner(game, event, event.object, event.goes_to, is_public=is_public),)


def drawn(game: AnyGame, event: Draw, *, move: type[CoreMove], deck: str) -> Events:
    """Return the move of the top card of a player's deck that is drawn, none if there is no card."""
    cards = game.state.zones.get(move.zone_rules.zone(deck, event.player), ())
    return (move.to_owner(game, event, cards[0], event.goes_to),) if cards else ()
