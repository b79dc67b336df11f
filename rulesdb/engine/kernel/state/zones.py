"""Zones and counters: types, and the tables of a game's rules for them."""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.book import always, never, unchanged
from rulesdb.engine.kernel.cards.roles import UntypedGame
from rulesdb.engine.kernel.events import AnyState
from rulesdb.engine.kernel.state.state import AnyCard, AnyObject, AnyZone, CoreObject, CoreState, added, taken

Item = TypeVar("Item", bound=CoreObject)
N = TypeVar("N", bound=str)
S = TypeVar("S", bound=CoreState)

_NONE: frozenset[str] = frozenset()


class CoreZone(NamedTuple, Generic[N]):
    """A zone. A game derives its own class, which lists the names."""

    name: N
    """Name of the zone."""
    owner: int | None = None
    """Index of the player whose zone it is, None for a shared zone."""


def if_controlled(_zone: object, is_controlled: bool) -> bool:
    """Whether an object has a controller in a zone: if it is a zone of controlled objects."""
    return is_controlled


def public_by_default(_zone: object, specified: bool | None) -> bool:
    """Whether an object is public in a zone of a game without private zones: unless something else is specified."""
    return specified is not False


def first_or_last(_zone: object, objects: tuple[int, ...], added: int, is_first: bool) -> tuple[int, ...]:
    """Return the ids of the objects of a zone with another one, first or last."""
    return (added, *objects) if is_first else (*objects, added)


def specified_or_as_before(item: CoreObject, specified: int | None) -> int | None:
    """Return the specified controller of an object, or the one so far, or else the owner."""
    if specified is not None:
        return specified
    return item.owner if item.controller is None else item.controller


def creator(_state: object, player: int, _source: object) -> int:
    """Return the player who creates a card or puts it into the game."""
    return player


def nothing_more(*_args: object) -> Mapping[str, object]:
    """Return no fields."""
    return {}


Counters = tuple[tuple[str, int], ...]
"""Pairs of a counter's name and its number, sorted by name, without zeros."""


def _by_name(_game: object, item: CoreObject, name: str, _source: object) -> int:
    return dict(item.counters).get(name, 0)


class CounterRules(Struct, frozen=True, eq=False):
    """The rules of counters."""

    can_be_on: Callable[[AnyObject], bool] = always
    """Whether counters can be put on an object."""
    left: Callable[[Counters], Counters] = unchanged
    """Return the counters that are left on an object when some have been added."""
    number: Callable[[UntypedGame, AnyObject, str, int], int] = _by_name
    """Return how many counters of a name are on an object, for an effect of a source: game, object, name, source."""


COUNTERS_BY_NAME = CounterRules()
"""The rules of a game whose counters differ by their names alone."""


class ZoneRules(Struct, Generic[Item], frozen=True, eq=False):
    """The rules of zones."""

    zone: Callable[[AnyZone, int | None], AnyZone]
    """Return the zone of a name and an owner, None for a shared zone."""
    destination: Callable[[Item, AnyZone], AnyZone]
    """Return the zone of a name to which an object moves where nobody is said whose zone it is."""
    object_class: type[Item]
    """The class of the game's objects."""
    controlled: frozenset[str]
    """Names of the zones whose objects have a controller and a timestamp."""
    becomes_new: Callable[[Item, AnyZone, bool], bool]
    """Whether an object becomes a new object by moving to a zone, where it is public or not."""
    is_public: Callable[[AnyZone, bool | None], bool] = public_by_default
    """Whether an object is public in a zone, as specified or, with None, by default."""
    unseen: frozenset[str] = _NONE
    """Names of the private zones whose objects their owners do not see, either, and whose order matters."""
    from_top: frozenset[str] = _NONE
    """Names of the zones whose objects are stored from the top; those of other zones are stored from the bottom."""
    joined: Callable[[AnyZone, tuple[int, ...], int, bool], tuple[int, ...]] = first_or_last
    """Return the ids of the objects of a zone with another one, which is stored first or last."""
    ceases: Callable[[Item, AnyZone], bool] = never
    """Whether an object ceases to exist in a zone where it would become a new one, as a token does."""
    card_of: Callable[[Item], AnyCard] = attrgetter("card")
    """Return the base properties of the new object that an object becomes."""
    entering: Callable[[Item, AnyZone], Mapping[str, object]] = nothing_more
    """Return the game's own fields of an object that enters a zone where it has a controller.

    The object is as it was before, or the new object that it becomes.
    """
    kept: Callable[[Item], Mapping[str, object]] = nothing_more
    """Return the game's own fields of an object that the new object keeps which it becomes elsewhere."""
    owner: Callable[[Item], int | None] = attrgetter("owner")
    """Return the owner of an object that has entered a zone where it has a controller."""
    owner_of_new: Callable[[AnyState, int, int | None], int | None] = creator
    """Return the owner of a card in a state that a player creates or puts into the game by an effect of a source."""
    has_controller: Callable[[AnyZone, bool], bool] = if_controlled
    """Whether an object has a controller in a zone, which is a zone of controlled objects or not."""
    controller: Callable[[Item, int | None], int | None] = specified_or_as_before
    """Return the controller of an object that enters a zone, under the control of a specified player if any."""
    enters_tapped: Callable[[Item, AnyZone, bool], bool] = lambda item, _to, is_specified: (
        item.is_tapped or is_specified
    )
    """Whether an object, given as it was, is tapped in a zone that it enters, where it is or is not said to be so."""
    left: Callable[[AnyState, Item], AnyState] = taken
    """Return the state with an object removed from its zone, and without what depends on its being there."""
    counters: CounterRules = COUNTERS_BY_NAME
    """The rules of counters on the objects."""
    is_special: Callable[[Item], bool] = never
    """Whether an object has abilities that are examined in every state."""

    def created(
        self,
        state: CoreState,
        card: AnyCard,
        owner: int | None,
        zone: AnyZone,
        is_public: bool | None = None,
    ) -> Item:
        """Return a new object, under the control of its owner where it has a controller.

        Without ``is_public``, the zone determines whether the object is public.
        """
        object_id, is_seen = state.next_id, self.is_public(zone, is_public)
        new = self.object_class(object_id, object_id, card, owner, zone, is_seen)
        return self.entered(new, zone, is_seen, owner, state.clock)

    def renewed(self, item: Item, object_id: int, zone: AnyZone, is_public: bool) -> Item:
        """Return the new object of an id that an object becomes in a zone, before it has entered it."""
        new = self.object_class(object_id, item.serial, self.card_of(item), item.owner, zone, is_public)
        return replace(new, **self.kept(item))

    def added(self, state: S, item: Item, *, is_first: bool = False) -> S:
        """Return the state with a new object, first or last in its zone."""
        return added(state, item, is_special=self.is_special(item), is_first=is_first)

    def with_object(self, zone: AnyZone, objects: tuple[int, ...], added: int, *, at_bottom: bool) -> tuple[int, ...]:
        """Return the ids of the objects of a zone with another one, at the top or at the bottom."""
        return self.joined(zone, objects, added, (zone.name in self.from_top) != at_bottom)

    def entered(self, item: Item, to: AnyZone, is_public: bool, controller: int | None, clock: int) -> Item:
        """Return an object as it is in a zone that it enters.

        Without ``controller``, it keeps the controller that it has, and otherwise its owner controls it.
        """
        is_controlled = to.name in self.controlled
        fields = self.entering(item, to) if is_controlled else {}
        item = replace(item, zone=to, is_public=is_public)
        controlled_by = self.controller(item, controller) if self.has_controller(to, is_controlled) else None
        item = replace(item, controller=controlled_by)
        return replace(item, owner=self.owner(item), timestamp=clock, **fields) if is_controlled else item
