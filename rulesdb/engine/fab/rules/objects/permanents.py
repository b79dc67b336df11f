"""Cards as objects (1.3.1), permanents (1.3.3), and counters on objects (1.15)."""

from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.categories import category_of, is_macro
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, STACK, Zone
from rulesdb.engine.kernel.book import unchanged
from rulesdb.engine.kernel.state import zones
from rulesdb.engine.kernel.state.zones import CounterRules, Counters


@book.definition("1.3.1#sentence-1")
def is_card(item: Object) -> bool:
    """A card is an object that an official card represents: no attack-proxy, no macro, and no layer of an ability."""
    is_of_a_card = item.proxy_of is None and (item.layer is None or item.layer.category == "card")
    return is_of_a_card and not is_macro(item.card)


@book.definition("1.3.1a#sentence-2")
def owner_of_card(item: Object) -> int | None:
    """The owner of a card is the player who started the game with it, whoever controls it."""
    return item.owner


owner_of_new_card = book.definition("1.3.1a#sentence-3")(zones.creator)
"""The owner of a card that is created or put into the game is the player who is instructed to do so."""
has_controller = book.definition("1.3.1b#sentence-1")(zones.if_controlled)
"""A card does not have a controller unless it is in the arena or on the stack."""
controller_on_entering = book.definition("1.3.1b#sentence-2")(zones.specified_or_as_before)
"""The controller of a card is its owner as it enters the arena, or the player who played it."""


@book.law
def is_permanent(item: Object) -> bool:
    """Whether an object is a permanent: a card that remains in the arena, by its category or since it was put there."""
    if not is_card(item):
        return False
    is_by_category = item.zone.name in ARENA and category_of(item.card) in {"hero", "arena", "token"}
    return is_by_category or item.has_become_permanent


def permanents(game: Game) -> tuple[Object, ...]:
    """Return the public permanents, in the order of their ids."""
    return game.keep("public permanents", (game.state.objects,), _public_permanents, game)


def _public_permanents(game: Game) -> tuple[Object, ...]:
    objects = [item.id for item in game.objects() if item.zone.name in ARENA or item.has_become_permanent]
    return game.keep_by_object("public permanent", (), objects, frozenset(), _if_public_permanent)


def _if_public_permanent(_game: Game, item: Object) -> tuple[Object, ...]:
    return (item,) if is_permanent(item) and item.is_public else ()


@book.definition("1.3.3#sentence-2")
def permanents_among(objects: list[Object]) -> list[Object]:
    """Permanents remain in the arena indefinitely, until they are destroyed, banished or otherwise removed."""
    return [item for item in objects if is_permanent(item)]


_SUBTYPES_OF_PERMANENTS = frozenset(
    {"affliction", "ally", "ash", "aura", "construct", "figment", "invocation", "item", "landmark"}
)


@book.filter("1.3.3#sentence-4")
def becomes_permanent(subtypes: frozenset[str], to: Zone) -> bool:
    """A deck-card with some subtypes becomes a permanent when it is put into the arena."""
    return to.name in ARENA and not subtypes.isdisjoint(_SUBTYPES_OF_PERMANENTS)


def becomes_permanent_by_moving(item: Object, to: Zone) -> bool:
    """Whether an object is a deck-card that is a permanent by having been put into the arena."""
    if category_of(item.card) != "deck":
        return False
    if to == CHAIN:
        return item.has_become_permanent
    return item.zone == STACK or becomes_permanent(item.card.subtypes, to)


fields_kept = book.law(zones.nothing_more)
"""What the new object that an object becomes keeps of it: neither its counters nor that it was a permanent."""

TapStatus = Literal["tapped", "untapped"]


@book.definition("1.3.3b#sentence-1")
def statuses(item: Object) -> frozenset[TapStatus]:
    """A permanent is either untapped or tapped."""
    return frozenset({"tapped" if item.is_tapped else "untapped"}) if is_permanent(item) else frozenset()


@book.definition("1.3.3b#sentence-2")
def is_tapped_after_move(item: Object, to: Zone, is_specified: bool) -> bool:
    """A permanent is untapped unless a rule or effect lets it enter the arena tapped, or changes its status."""
    if to.name not in ARENA:
        return False
    return item.is_tapped if item.zone.name in ARENA else is_specified


@book.definition("1.15.1#sentence-1")
def can_be_on(item: Object) -> bool:
    """A counter is placed on a public object."""
    return item.is_public


@book.transform("1.15.2#sentence-1")
def having_effect(_none: Counters, item: Object) -> Counters:
    """The counters on an object modify its properties, or interact with effects, or both."""
    return item.counters


@book.law
def number_of_counters(_game: Game, item: Object, name: str, _source: int) -> int:
    """The number of counters of a name on an object, whatever they come from."""
    return dict(having_effect((), item)).get(name, 0)


left_counters = book.definition("1.15.4#sentence-1")(unchanged)
"""If a counter is added to an object that has the opposite one on it, both remain."""

COUNTERS = CounterRules(can_be_on=can_be_on, left=left_counters, number=number_of_counters)
"""The rules of counters (1.15)."""
