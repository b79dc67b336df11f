"""Events of zones and objects: moves and what they change (chapter 3), counters, visibility, layers."""

from operator import attrgetter
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects import objects, zone_kinds
from rulesdb.engine.fab.state import ChainLink, Object, State
from rulesdb.engine.fab.zones import ARENA, CHAIN, PERMANENT, STACK, UNDER, Zone, ZoneName
from rulesdb.engine.kernel.event_kinds.layer_events import CoreDeclare, CoreStack
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.event_kinds.zone_events import CoreAltered, CoreCease, CoreCreate, CoreMove, OfEndingObject
from rulesdb.engine.kernel.events import Event, ObjectId, OfObject, OfPlayer
from rulesdb.engine.kernel.state import state as kernel
from rulesdb.engine.kernel.state.state import CoreObject, CoreState, updated, with_item
from rulesdb.engine.kernel.state.zones import CounterRules, ZoneRules


@book.law
def taken(state: State, item: Object) -> State:
    """Return the state with an object removed from its zone, but not from the game."""
    shown = tuple(object_id for object_id in state.shown if object_id != item.id)
    links = without_defender(state.links, item.id) if item.zone == CHAIN else state.links
    return replace(kernel.taken(state, item), shown=shown, links=links)


@book.definition("7.0.3f#sentence-2")
def without_defender(links: tuple[ChainLink, ...], card: int) -> tuple[ChainLink, ...]:
    """A card is on its chain link until it leaves the combat chain: return the chain links without it."""
    return tuple(replace(link, defending=tuple(pair for pair in link.defending if pair[0] != card)) for link in links)


_ON_THE_WAY = (STACK, CHAIN)


@book.filter("3.0.9#sentence-2a")
def resets_in(zone: Zone) -> bool:
    """An object resets if it enters a zone that is not in the arena and is not the stack zone."""
    return zone.name not in ARENA and zone != STACK


def turns_private(item: Object, is_public: bool) -> bool:
    """Whether a public object becomes a private object."""
    return item.is_public and not is_public


resets_hidden = book.filter("3.0.9#sentence-3")(turns_private)
"""An object resets if it becomes a private object, and was a public one."""


@book.law
def becomes_new(item: Object, to: Zone, is_public: bool) -> bool:
    """Whether an object resets by a move: it becomes a new object (3.0.9)."""
    return resets_hidden(item, is_public) or resets_in(to)


def as_printed(item: Object) -> Card:
    """An object that a card becomes has all base abilities of the rules text again (1.7.1)."""
    return item.printed


def _entering(item: Object, to: Zone) -> dict[str, object]:
    """Return the fields of an object that enters the arena or the stack."""
    return {
        "layer": item.layer if to == STACK else None,
        "origin": _origin(item, to),
        "x": item.layer.declared.x if item.layer else item.x,
        "has_become_permanent": objects.is_permanent_after_move(item, to),
    }


def _origin(item: Object, to: Zone) -> Zone | None:
    """Return the origin of an object that moves to the stack or the combat chain, None for other moves."""
    if to not in _ON_THE_WAY:
        return None
    return item.origin if item.zone in _ON_THE_WAY else item.zone


def _ceases(item: Object, to: Zone) -> bool:
    """Whether an object ceases to exist in a zone: tokens exist in the arena and as sub-cards alone (8.1.8a)."""
    return objects.ceases_if_cleared(item) and not (item.is_token and to.name == UNDER)


ZONES = ZoneRules[Object](
    zone=zone_kinds.zone_of,
    destination=zone_kinds.destination,
    object_class=Object,
    is_public=zone_kinds.is_public_in,
    unseen=frozenset({"deck"}),
    controlled=ARENA | {STACK.name},
    from_top=frozenset({"deck"}),
    joined=zone_kinds.joined,
    becomes_new=becomes_new,
    ceases=_ceases,
    card_of=as_printed,
    entering=_entering,
    kept=objects.fields_kept,
    has_controller=objects.has_controller,
    controller=objects.controller_on_entering,
    owner=objects.owner_of_card,
    owner_of_new=objects.owner_of_new_card,
    enters_tapped=objects.is_tapped_after_move,
    left=taken,
    counters=objects.COUNTERS,
    is_special=attrgetter("card.has_examined_abilities"),
)
"""The rules of zones (3.0): who sees and controls objects in them, and which objects become new ones."""


class Move(CoreMove, frozen=True, kw_only=True):
    """An object moves from its zone to another (3.0.7)."""

    zone_rules = ZONES
    to: Zone
    """The zone that the object moves to."""
    becomes: Card | None = None
    """Base properties with which the object arrives, if a replacement effect defines them (6.4.8a)."""
    face: Card | None = None
    """The face of a transcend-card that becomes active, and stays so (9.1.5b); None for any other move."""
    under: ObjectId | None = None
    """Id of the permanent under which the object is put (3.0.14), None for any other move."""

    def changed(self, state: CoreState) -> CoreState:
        """Move the object, and give it its new base properties; the printed ones are those of the card elsewhere.

        A token that would become a new object has ceased to exist.
        """
        after = super().changed(state)
        if self.under is not None:
            return self._with_sub_cards(after, state)
        if self.becomes is None and self.face is None:
            return after
        item = after.objects.get(self.object) or after.objects.get(state.next_id)
        if not isinstance(item, Object):
            return after
        if self.face is not None:
            return updated(after, item, card=self.face, whole=None)
        return updated(after, item, card=self.becomes, whole=item.whole or item.card)

    def _with_sub_cards(self, after: CoreState, before: CoreState) -> CoreState:
        """Return the state with the moved object as a sub-card, and with its own sub-cards under the same."""
        moved, was = after.objects.get(before.next_id), before.objects[self.object]
        after = with_sub_cards_passed_on(after, self.object, self.under)
        return after if moved is None else updated(after, moved, under=self.under, is_token=was.is_token)


@book.transform("3.0.14c#sentence-4")
def with_sub_cards_passed_on(state: CoreState, top_card: ObjectId, under: ObjectId | None) -> CoreState:
    """The sub-cards of a top-card that becomes a sub-card of another permanent become sub-cards of that one."""
    for item in [one for one in state.objects.values() if isinstance(one, Object) and one.under == top_card]:
        state = updated(state, item, under=under)
    return state


class Altered(CoreAltered, frozen=True, kw_only=True):
    """An object becomes a copy (8.5.25), or a player gains control of it (8.5.35), or that ends."""

    zone_rules = ZONES
    before: Object
    """The record of the object so far."""
    record: Object
    """The new record, with the same id."""


class Cease(CoreCease, frozen=True, kw_only=True):
    """An object ceases to exist: a cleared non-card (3.0.12a), or an object of a player who has lost (4.5.1a)."""

    zone_rules = ZONES


class Create(CoreCreate, frozen=True, kw_only=True):
    """A token is created (8.5.2), as a permanent."""

    zone_rules = ZONES
    to = PERMANENT
    token: Card
    """Base properties of the token."""


class Count(CoreCount, frozen=True, kw_only=True):
    """Counters are put on an object or removed from it (8.5.14, 8.5.16)."""

    rules: ClassVar[CounterRules] = objects.COUNTERS


class Stack(CoreStack, frozen=True, kw_only=True):
    """A layer that is not a card is created on the stack (1.6.2)."""

    zone_rules = ZONES
    layer: Object
    """The layer; the event sets its timestamp."""

    def sentence(self, teller: Teller) -> str:
        """Say whose layer it is, and show it to the teller: the layer may be gone before the teller's next look."""
        teller.notice(self.layer)
        assert self.layer.layer is not None
        return f"{teller.name(self.layer.layer.source)}のレイヤーがスタックに置かれる"


class Declare(CoreDeclare, frozen=True, kw_only=True):
    """Parameters of a layer are declared (5.1.3, 5.1.4)."""

    declared: Declared
    """All parameters declared so far, which replace those in the layer."""


class Targeted(OfObject, frozen=True, kw_only=True):
    """An object becomes a target of the source of the event, a layer (1.8.5)."""

    is_fact: ClassVar[bool] = True
    is_left_out: ClassVar[bool] = True


class Repositioned(OfObject, frozen=True, kw_only=True):
    """An object goes to the top or the bottom of the zone that it is in, which is no move (3.0.7b)."""

    at_bottom: bool
    """Whether the object goes to the bottom, not to the top."""

    def changed(self, state: State) -> State:
        """Change the order of the objects of the zone."""
        zone = state.objects[self.object].zone
        others = (one for one in state.zones[zone] if one != self.object)
        order = ZONES.with_object(zone, tuple(others), self.object, at_bottom=self.at_bottom)
        return replace(state, zones=with_item(state.zones, zone, order))

    def sentence(self, teller: Teller) -> str:
        """Say which object goes where."""
        return f"{teller.name(self.object)}が、同じ領域の一番{'下' if self.at_bottom else '上'}に置かれる"


class Bring(OfPlayer, frozen=True, kw_only=True):
    """A card from outside the game enters a zone of a player, who becomes its owner (1.3.1a)."""

    card: Card
    """Base properties of the card."""
    zone: ZoneName
    """Name of the player's zone that the card enters."""

    def changed(self, state: State) -> State:
        """Create the card's object."""
        owner = ZONES.owner_of_new(state, self.player, self.source)
        card = ZONES.created(state, self.card, owner, ZONES.zone(self.zone, self.player))
        return ZONES.added(state, card)

    def sentence(self, teller: Teller) -> str:
        """Say which card enters which zone."""
        zone = teller.zone(ZONES.zone(self.zone, self.player))
        return f"ゲームの外から《{self.card.name}》が{zone}に加わる"


class Turned(OfEndingObject, frozen=True, kw_only=True):
    """An object becomes public or private in its zone; one that becomes private resets (3.0.9)."""

    is_public: bool
    """Whether the object becomes public; False if it becomes private."""
    is_shown: bool = False
    """Whether the object becomes public only as long as a layer of it exists (5.2.4b)."""

    def changed(self, state: State) -> State:
        """Set whether the object is public, and whether only for a time."""
        item = state.objects[self.object]
        turned = _reset(state, item) if self.ends_known(item) else updated(state, item, is_public=self.is_public)
        others = tuple(object_id for object_id in state.shown if object_id != self.object)
        return replace(turned, shown=(*others, self.object) if self.is_shown else others)

    def ends_known(self, item: CoreObject) -> bool:
        """Whether the object becomes a new one."""
        assert isinstance(item, Object)
        return resets_hidden(item, self.is_public)

    def sentence(self, teller: Teller) -> str:
        """Say which way the object is turned."""
        if self.is_shown:
            return f"{teller.name(self.object)}が、そのレイヤーがある間だけ開示状態になる"
        if not self.by:  # the layer is gone
            return f"{teller.name(self.object)}が、また非開示状態になる"
        return f"{teller.name(self.object)}が{'表向き' if self.is_public else '裏向き'}になる"


def _reset(state: State, item: Object) -> State:
    """Return the state with the new object, private and in its place, that an object becomes in its zone."""
    left, made = kernel.forgotten(taken(state, item), item), state.next_id
    renewed = ZONES.renewed(item, made, item.zone, is_public=False)
    new = ZONES.entered(renewed, item.zone, False, item.controller, state.clock)
    within = tuple(made if one == item.id else one for one in state.zones[item.zone])
    special = (*left.special, made) if ZONES.is_special(new) else left.special
    return replace(
        left,
        objects=with_item(left.objects, made, new),
        zones=with_item(left.zones, item.zone, within),
        special=special,
        next_id=made + 1,
        clock=left.clock + 1,
    )


def instead_of_move(game: Game, event: Move) -> Event | None:
    """Return what occurs instead of the move of an object to the zone that it is in, None for nothing.

    The object just becomes public or private. In a zone whose order matters it goes to the top or the bottom.
    """
    by, source, object_id = event.by, event.source, event.object
    if event.to.name in ZONES.from_top:
        return Repositioned(by=by, source=source, object=object_id, at_bottom=event.at_bottom)
    is_public = ZONES.is_public(event.to, event.is_public)
    turned = Turned(by=by, source=source, object=object_id, is_public=is_public)
    return turned if just_turns(game.state.objects[object_id], is_public) else None


@book.law
def just_turns(item: Object, is_public: bool) -> bool:
    """Whether an object that stays in its zone just becomes private or public (3.0.7b)."""
    return item.is_public != is_public
