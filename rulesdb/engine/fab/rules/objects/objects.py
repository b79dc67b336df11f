"""Cards, layers and permanents (1.2, 1.3, 1.6), their owners and controllers, counters (1.15), and past objects."""

from functools import partial
from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties
from rulesdb.engine.fab.rules.cards.categories import card_category, is_macro
from rulesdb.engine.fab.rules.objects.zone_kinds import is_arena_zone
from rulesdb.engine.fab.state import Category, LastKnown, Layer, Object, State
from rulesdb.engine.fab.zones import ARENA, CHAIN, EQUIPMENT_ZONES, STACK, WEAPON_ZONES, Zone
from rulesdb.engine.kernel.book import unchanged
from rulesdb.engine.kernel.event_kinds.zone_events import after
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.state import zones
from rulesdb.engine.kernel.state.zones import CounterRules


@book.definition("1.3.1#sentence-1")
def is_card(item: Object) -> bool:
    """A card is an object that an official card represents: no attack-proxy, no macro, and no layer of an ability."""
    return item.proxy_of is None and not is_layer_of_ability(item) and not is_macro(item.card)


def is_layer_of_ability(item: Object) -> bool:
    """Whether an object is an activated-layer or a triggered-layer."""
    return item.layer is not None and item.layer.category != "card"


@book.definition("1.4.3#sentence-2a")
def is_attack_proxy(item: Object) -> bool:
    """An attack-proxy is no card, wherever it is; on the stack it has the attack ability."""
    return item.proxy_of is not None


@book.law
def is_in_arena(item: Object) -> bool:
    """The zones of the arena are those of heroes, equipment, weapons and permanents, and the combat chain (3.0.5)."""
    return is_arena_zone(item.zone)


@book.law
def ceases_if_cleared(item: Object) -> bool:
    """Whether an object is a token, macro, proxy or layer of an ability, which ceases to exist elsewhere (3.0.12a)."""
    return item.is_token or is_macro(item.card) or is_attack_proxy(item) or is_layer_of_ability(item)


# Owners, controllers and sources (1.2.1, 1.2.4, 1.3.1, 1.6.1)


@book.definition("1.2.1a#sentence-1")
def owner(game: Game, object_id: int) -> int | None:
    """The owner of an object is the same as the owner of the card, macro or layer that represents it."""
    return game.object(object_id).owner


@book.definition("1.3.1a#sentence-2")
def owner_of_card(item: Object) -> int | None:
    """The owner of a card is the player who started the game with it, whoever controls it."""
    return item.owner


owner_of_new_card = book.definition("1.3.1a#sentence-3")(zones.creator)
"""The owner of a card that is created or put into the game is the player who is instructed to do so."""


@book.definition("1.6.1a#sentence-1")
def owner_of_card_layer(item: Object, player: int) -> int:
    """The owner of a card-layer is the owner of the card; a card without one is that of the player who plays it."""
    return player if item.owner is None else item.owner


has_controller = book.definition("1.3.1b#sentence-1")(zones.if_controlled)
"""A card does not have a controller unless it is in the arena or on the stack."""
controller_on_entering = book.definition("1.3.1b#sentence-2b")(zones.specified_or_as_before)
"""The controller of a card is its owner as it enters the arena, or the player who played it."""


@book.definition("1.2.4#sentence-1")
def can_be_source(item: Object) -> bool:
    """Sources of abilities, effects, non-card layers and attack-proxies are cards and macros."""
    return is_card(item) or "macro" in item.card.types


# Last known information (1.2.3)


@book.law
def last_information(game: Game, item: Object, _event: Event) -> LastKnown:
    """The last known information about an object: a snapshot of all that is known before the event that ends it."""
    return LastKnown(item, properties(game, item.id))


after_event = partial(after, snapshot=last_information)
"""Return the state after an event, with last known information about an object that ceases to exist by it."""


@book.definition("1.2.3c#sentence-3")
def modifiable(objects: tuple[int, ...], game: Game) -> tuple[int, ...]:
    """An effect may fail because it would modify an object that no longer exists."""
    return tuple(object_id for object_id in objects if game.has(object_id))


# The layers of the stack (1.6)


@book.law
def layers(state: State) -> tuple[int, ...]:
    """The objects on the stack: card-layers, activated-layers and triggered-layers; the top one comes last."""
    return state.zones.get(STACK, ())


@book.law
def layer_of_ability(game: Game, card: Card, layer: Layer, owner: int, controller: int) -> Object:
    """The activated-layer or triggered-layer of an ability, as it comes onto the stack."""
    made = game.state.next_id
    return Object(made, made, card, owner, STACK, is_public=True, controller=controller, layer=layer)


@book.definition("1.6.2a#sentence-1")
def is_card_layer(item: Object) -> bool:
    """A card-layer is a layer that a card on the stack represents."""
    return item.layer is not None and item.layer.category == "card"


@book.law
def layer_category(item: Object) -> Category:
    """The category of a layer: card-layer, activated-layer or triggered-layer."""
    return "card" if item.layer is None else item.layer.category


# Permanents (1.3.3)


@book.law
def is_permanent(item: Object) -> bool:
    """Whether an object is a permanent: a card that remains in the arena, by its category or since it was put there."""
    if not is_card(item):
        return False
    is_by_category = item.zone.name in ARENA and card_category(item.card) in {"hero", "arena", "token"}
    return is_by_category or item.has_become_permanent


def permanents(game: Game) -> tuple[Object, ...]:
    """Return the public permanents, in the order of their ids."""
    return game.keep("public permanents", (game.state.objects,), _public_permanents, game)


def _public_permanents(game: Game) -> tuple[Object, ...]:
    objects = [item.id for item in game.objects() if item.zone.name in ARENA or item.has_become_permanent]
    return game.keep_by_object(
        "public permanent",
        (),
        objects,
        frozenset(),
        lambda _game, item: (item,) if is_permanent(item) and item.is_public else (),
    )


@book.definition("1.3.3#sentence-2")
def permanents_among(objects: list[Object]) -> list[Object]:
    """Permanents remain in the arena indefinitely, until they are destroyed, banished or otherwise removed."""
    return [item for item in objects if is_permanent(item)]


SUBTYPES_OF_PERMANENTS = frozenset(
    {"affliction", "ally", "ash", "aura", "construct", "figment", "invocation", "item", "landmark"}
)
"""The subtypes of deck-cards that become permanents."""


@book.definition("1.3.3#sentence-4a")
def becomes_permanent(subtypes: frozenset[str], to: Zone) -> bool:
    """A deck-card with some subtypes becomes a permanent when it is put into the arena."""
    return to.name in ARENA and not subtypes.isdisjoint(SUBTYPES_OF_PERMANENTS)


@book.law
def is_permanent_after_move(item: Object, to: Zone) -> bool:
    """Whether an object that moves is a deck-card that is a permanent by having been put into the arena."""
    if card_category(item.card) != "deck":
        return False
    if to == CHAIN:
        return item.has_become_permanent
    if to.name in EQUIPMENT_ZONES or to.name in WEAPON_ZONES:  # an object is equipped as a permanent (8.5.41)
        return True
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
    return to.name in ARENA and (item.is_tapped if item.zone.name in ARENA else is_specified)


# Counters on objects (1.15)


@book.law
def number_of_counters(_game: Game, item: Object, name: str, _source: int) -> int:
    """The counters of a name on an object, whatever they come from, interact with effects (1.15.1, 1.15.2)."""
    return dict(item.counters).get(name, 0)


@book.definition("1.15.1#sentence-1")
def can_have_counters(item: Object) -> bool:
    """A counter is placed on a public object."""
    return item.is_public


left_counters = book.definition("1.15.4#sentence-1")(unchanged)
"""If a counter is added to an object that has the opposite one on it, both remain."""
COUNTERS = CounterRules(can_be_on=can_have_counters, left=left_counters, number=number_of_counters)
"""The rules of counters (1.15)."""
