"""Events of zones (chapter 3): objects that move, enter the game and cease to exist, and shuffled zones."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.state_updates import added, ceased, taken
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.rules.layers import is_no_card
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import ARENA, CHAIN, PERMANENT, PRIVATE, STACK, Zone, ZoneName
from rulesdb.engine.kernel.chance import shuffled
from rulesdb.engine.kernel.events import Change, OfObject, OfPlayer
from rulesdb.engine.kernel.state_updates import with_item

_ON_THE_WAY = (STACK, CHAIN)


class Move(OfObject, frozen=True, kw_only=True):
    """An object moves from its zone to another (3.0.7)."""

    to: Zone
    """The zone that the object moves to."""
    is_public: bool | None = None
    """Whether the object is public there, None for the default of the zone (3.0.4)."""
    controller: int | None = None
    """Index of the controller in the arena or on the stack; None for the one so far, or else the owner."""
    at_bottom: bool = False
    """Whether the object goes to the bottom of a deck or of the stack, not to its top."""

    def changed(self, state: State) -> State:
        """Move the object; if it becomes a new object (3.0.9), end the old one and create the new one."""
        item = state.objects[self.object]
        is_public = self.is_public if self.is_public is not None else self.to.name not in PRIVATE
        next_id = state.next_id
        if becomes_new(item, self.to, is_public):
            state = ceased(state, item)
            if is_no_card(item):
                return state
            card = item.whole or item.card
            arrived = self._arrived(Object(next_id, item.serial, card, item.owner, self.to, is_public), state)
            next_id += 1
        else:
            state = taken(state, item)
            origin = _origin(item, self.to)
            arrived = self._arrived(replace(item, zone=self.to, is_public=is_public, origin=origin), state)
        is_new = arrived.card.has_examined_abilities and arrived.id not in state.special
        return replace(
            state,
            objects=with_item(state.objects, arrived.id, arrived),
            zones=with_item(state.zones, self.to, self._placed(state.zones.get(self.to, ()), arrived.id)),
            special=(*state.special, arrived.id) if is_new else state.special,
            next_id=next_id,
            clock=state.clock + 1,
        )

    def sentence(self, teller: Teller) -> str:
        """Say which object moves where."""
        return f"{teller.name(self.object)}が{teller.zone(self.to)}{'の下' if self.at_bottom else ''}に移る"

    def _arrived(self, item: Object, state: State) -> Object:
        """Return the object as it enters its zone: with a controller in the arena and on the stack only (1.2.1b)."""
        if self.to.name not in ARENA and self.to != STACK:
            return item
        controller = self.controller if self.controller is not None else (item.controller or item.owner)
        if item.controller is not None and self.controller is None:
            controller = item.controller
        life = item.life if item.life is not None else item.card.life
        layer = item.layer if self.to == STACK else None
        return replace(item, controller=controller, life=life, timestamp=state.clock, layer=layer)

    def _placed(self, objects: tuple[int, ...], item: int) -> tuple[int, ...]:
        """Return a zone with the object added: on top of a deck or of the stack, or as the last one."""
        if (self.to.name == "deck" and not self.at_bottom) or (self.to == STACK and self.at_bottom):
            return (item, *objects)
        return (*objects, item)


class Cease(OfObject, frozen=True, kw_only=True):
    """An object ceases to exist: a cleared non-card (3.0.12a), or an object of a player who has lost (4.5.1a)."""

    is_untold: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Remove the object from the game."""
        return ceased(state, state.objects[self.object])


class Bring(OfPlayer, frozen=True, kw_only=True):
    """A card from outside the game enters a zone of a player, who becomes its owner (1.3.1a)."""

    card: Card
    """Base properties of the card."""
    zone: ZoneName
    """Name of the player's zone that the card enters."""

    def changed(self, state: State) -> State:
        """Create the card's object."""
        object_id, zone = state.next_id, Zone(self.zone, self.player)
        card = Object(object_id, object_id, self.card, self.player, zone, self.zone not in PRIVATE)
        return added(state, card)

    def sentence(self, teller: Teller) -> str:
        """Say which card enters which zone."""
        zone = teller.zone(Zone(self.zone, self.player))
        return f"ゲームの外から《{self.card.name}》が{zone}に加わる"


class Create(OfPlayer, frozen=True, kw_only=True):
    """A token is created (8.5.2)."""

    token: Card
    """Base properties of the token."""

    def changed(self, state: State) -> State:
        """Create the token as a permanent that the player controls."""
        object_id = state.next_id
        token = Object(
            object_id, object_id, self.token, self.player, PERMANENT, True, self.player, life=self.token.life,
            is_token=True, timestamp=state.clock,
        )  # fmt: skip
        return replace(added(state, token), clock=state.clock + 1)

    def sentence(self, teller: Teller) -> str:
        """Say which token is created."""
        return f"{teller.player(self.player)}のもとに「{self.token.name}」トークンが作成される"


class Shuffle(Change, frozen=True, kw_only=True):
    """A zone is shuffled (8.5.20)."""

    zone: Zone
    """The zone that is shuffled."""

    def changed(self, state: State) -> State:
        """Put the zone into a random order, and end all looks at its objects."""
        order = shuffled(state.zones.get(self.zone, ()), state.seed, state.drawn)
        looking = frozenset(look for look in state.looking if look.zone != self.zone)
        return replace(state, zones=with_item(state.zones, self.zone, order), drawn=state.drawn + 1, looking=looking)

    def sentence(self, teller: Teller) -> str:
        """Say which zone is shuffled."""
        return f"{teller.zone(self.zone)}がシャッフルされる"


def becomes_new(item: Object, to: Zone, is_public: bool) -> bool:
    """Whether an object becomes a new object by a move (3.0.9)."""
    left_sight = item.is_public and not is_public
    return left_sight or (to.name not in ARENA and to != STACK)


def _origin(item: Object, to: Zone) -> Zone | None:
    """Return the origin of an object that moves to the stack or the combat chain, None for other moves."""
    if to not in _ON_THE_WAY:
        return None
    return item.origin if item.zone in _ON_THE_WAY else item.zone
