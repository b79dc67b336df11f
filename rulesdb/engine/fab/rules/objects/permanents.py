"""Cards as objects (1.3.1), permanents (1.3.3), and counters on objects (1.15)."""

from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Subtype
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.categories import category_of, is_macro
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import ARENA, CHAIN, STACK, Zone
from rulesdb.engine.kernel.state.counters import CounterRules, Counters


@book.definition("1.3.1#sentence-1")
def is_card(item: Object) -> bool:
    """A card is an object that an official card represents: no attack-proxy, no macro, and no layer of an ability."""
    is_of_a_card = item.proxy_of is None and (item.layer is None or item.layer.category == "card")
    return is_of_a_card and not is_macro(item.card)


@book.definition("1.3.1a#sentence-2")
def owner(item: Object) -> int | None:
    """The owner of a card is the player who started the game with it, whoever controls it."""
    return item.owner


@book.definition("1.3.1a#sentence-3")
def owner_of_new_card(_state: State, player: int, _source: int | None) -> int | None:
    """The owner of a card that is created or put into the game is the player who is instructed to do so."""
    return player


@book.definition("1.3.1b#sentence-1")
def has_controller(zone: Zone, _is_controlled: bool) -> bool:
    """A card does not have a controller unless it is in the arena or on the stack."""
    return zone.name in ARENA or zone == STACK


@book.definition("1.3.1b#sentence-2")
def controller_on_entering(item: Object, specified: int | None) -> int | None:
    """The controller of a card is its owner as it enters the arena, or the player who played it."""
    if specified is not None:
        return specified
    return item.owner if item.controller is None else item.controller


@book.definition("1.3.3#sentence-1")
def is_permanent(item: Object) -> bool:
    """A permanent is a card in the arena that remains there."""
    return is_card(item) and (is_permanent_by_category(item) or item.has_become_permanent)


def permanents(game: Game) -> tuple[Object, ...]:
    """Return the public permanents, in the order of their ids."""
    return game.keep("public permanents", (game.state.objects,), _public_permanents, game)


def _public_permanents(game: Game) -> tuple[Object, ...]:
    objects = [item.id for item in game.objects() if item.zone.name in ARENA or item.has_become_permanent]
    return game.keep_by_object("public permanent", (), objects, frozenset(), _if_public_permanent)


def _if_public_permanent(_game: Game, item: Object) -> tuple[Object, ...]:
    return (item,) if is_permanent(item) and item.is_public else ()


@book.definition("1.3.3#sentence-2")
def remaining(objects: list[Object]) -> list[Object]:
    """Permanents remain in the arena indefinitely, until they are destroyed, banished or otherwise removed."""
    return [item for item in objects if is_permanent(item)]


@book.filter("1.3.3#sentence-3")
def is_permanent_by_category(item: Object) -> bool:
    """Hero-cards, arena-cards and token-cards are permanents while they are in the arena."""
    return item.zone.name in ARENA and category_of(item.card) in {"hero", "arena", "token"}


@book.filter("1.3.3#sentence-4")
def becomes_permanent(subtypes: frozenset[str], to: Zone) -> bool:
    """A deck-card with some subtypes becomes a permanent when it is put into the arena."""
    return to.name in ARENA and not subtypes.isdisjoint(subtypes_of_permanents())


@book.definition("1.3.3#sentence-5")
def subtypes_of_permanents() -> frozenset[Subtype]:
    """The subtypes are affliction, ally, ash, aura, construct, figment, invocation, item and landmark."""
    return _SUBTYPES_OF_PERMANENTS


_SUBTYPES_OF_PERMANENTS: frozenset[Subtype] = frozenset(
    {"affliction", "ally", "ash", "aura", "construct", "figment", "invocation", "item", "landmark"}
)


def becomes_permanent_by_moving(item: Object, to: Zone) -> bool:
    """Whether an object is a deck-card that is a permanent by having been put into the arena."""
    if category_of(item.card) != "deck":
        return False
    if to == CHAIN:
        return item.has_become_permanent
    return item.zone == STACK or becomes_permanent(item.card.subtypes, to)


@book.definition("1.3.3a#sentence-1")
def is_still_permanent(_item: Object) -> bool:
    """A permanent that leaves the arena is no longer considered a permanent."""
    return False


TapStatus = Literal["tapped", "untapped"]


@book.definition("1.3.3b#sentence-1")
def status(item: Object) -> frozenset[TapStatus]:
    """A permanent is either untapped or tapped."""
    return frozenset({"tapped"}) if item.is_tapped else frozenset({"untapped"})


def statuses(item: Object) -> frozenset[TapStatus]:
    """Return the status of a permanent; another object has none."""
    return status(item) if is_permanent(item) else frozenset()


@book.definition("1.3.3b#sentence-2")
def enters_tapped(is_specified: bool) -> bool:
    """A permanent is untapped unless a rule or effect lets it enter the arena tapped, or changes its status."""
    return is_specified


@book.definition("1.15.1#sentence-1")
def can_be_on(item: Object) -> bool:
    """A counter is placed on a public object."""
    return item.is_public


@book.definition("1.15.1#sentence-2")
def without_counters(game: Game) -> Game:
    """A counter is no object, so that effects do not find it among the objects, and has no properties."""
    return game


@book.definition("1.15.1#sentence-3")
def of_the_kind(counters: Counters, name: str) -> int:
    """The identity of a counter is its name, or its value and symbol, which its name has in it."""
    return dict(counters).get(name, 0)


@book.definition("1.15.1#sentence-4")
def interchangeable(number: int, _game: Game, _item: Object, _name: str, _source: int) -> int:
    """Counters of the same identity are the same, whatever they come from."""
    return number


@book.transform("1.15.2#sentence-1")
def having_effect(_none: Counters, item: Object) -> Counters:
    """The counters on an object modify its properties, or interact with effects, or both."""
    return item.counters


@book.definition("1.15.3#sentence-1")
def kept(_item: Object) -> Counters:
    """When an object ceases to exist, the counters on it cease to exist: none is on the object that it becomes."""
    return ()


@book.definition("1.15.3#sentence-2")
def existing(number: int, _game: Game, _item: Object, _name: str) -> int:
    """A counter that is removed from an object ceases to exist at that time."""
    return number


def _number(game: Game, item: Object, name: str, source: int) -> int:
    counters = having_effect((), item)
    return existing(interchangeable(of_the_kind(counters, name), game, item, name, source), game, item, name)


@book.definition("1.15.4#sentence-1")
def left(counters: Counters) -> Counters:
    """If a counter is added to an object that has the opposite one on it, both remain."""
    return counters


COUNTERS = CounterRules(can_be_on=can_be_on, left=left, kept=kept, number=_number)
"""The rules of counters (1.15)."""
