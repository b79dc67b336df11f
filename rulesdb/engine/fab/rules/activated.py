"""Activated abilities: type, cost, base abilities and condition (5.2.1), and who may activate them (5.2.2, 5.2.4a)."""

from msgspec.structs import replace

from rulesdb.engine.fab.attack_effects import has_attack_effect
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Cost, LayerType
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import Card, CardType
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.precedence import is_allowed
from rulesdb.engine.fab.rules.priority_holder import active_players
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import valued

_NO_COST = Cost()


@book.filter("5.2.1#sentence-1")
def can_be_activated(ability: Ability) -> bool:
    """Activated abilities are those that can be activated; no other ability can."""
    return isinstance(ability, Activated)


@book.definition("5.2.1b#sentence-2")
def type_of(ability: Activated) -> LayerType:
    """The type before the dash is the type of the activated ability."""
    return ability.type


@book.transform("5.2.1b#sentence-3")
def types_of_layer(none: frozenset[CardType], ability: Activated) -> frozenset[CardType]:
    """The type before the dash is also the type of the activated-layer that activation creates."""
    return none | {ability.type}


def cost_of(game: Game, object_id: int, ability: Activated) -> Cost:
    """Return the cost of activating an ability (5.2.1c)."""
    cost = cost_to_activate(_NO_COST, ability)
    return cost_of_zero(game, object_id, cost) if cost.resource == 0 else cost


@book.transform("5.2.1c#sentence-2")
def cost_to_activate(_nothing: Cost, ability: Activated) -> Cost:
    """The cost between the dash and the colon is to be paid to activate the ability."""
    return ability.cost


@book.definition("5.2.1c#sentence-3")
def cost_of_zero(_game: Game, _object_id: int, cost: Cost) -> Cost:
    """A cost of 0 means that the resource cost of activation is 0."""
    return cost


@book.transform("2.0.1a#sentence-2")
def with_cost_and_types(card: Card, cost: int | None, types: frozenset[CardType]) -> Card:
    """For rules and effects, an activated ability has the properties cost and type of an object."""
    return replace(card, cost=cost, types=types)


def printed_cost(game: Game, object_id: int, ability: Activated) -> int | None:
    """Return the base cost of an activated ability of an object, in resource points."""
    amount = valued(game, ability.cost.resource, game.context_of(object_id))
    return base_cost(cost_without_symbols(amount), game, object_id)


@book.definition("2.2.3#sentence-3")
def cost_without_symbols(amount: int) -> int | None:
    """The printed cost of an activated ability without resource symbols is 0."""
    return amount


@book.definition("2.2.3#sentence-4")
def base_cost(printed: int | None, _game: Game, _object_id: int) -> int | None:
    """The printed cost of an activated ability defines its base cost."""
    return printed


@book.transform("5.2.1d#sentence-2")
def base_abilities(none: tuple[Ability, ...], ability: Activated) -> tuple[Ability, ...]:
    """The abilities after the colon are the base abilities of the activated-layer."""
    return (*none, *ability.layer)


@book.filter("5.2.1e#sentence-3")
def fails_its_condition(game: Game, object_id: int, ability: Activated) -> bool:
    """An ability with an activation condition cannot be activated while the condition is not met."""
    return ability.condition is not None and not ability.condition.holds(game, game.context_of(object_id))


@book.filter("5.2.2#sentence-3")
def has_no_priority_to_activate(game: Game, player: int) -> bool:
    """A player can activate an ability only with priority."""
    return player not in active_players(game)


@book.filter("5.2.2#sentence-5")
def is_not_yours_to_activate(game: Game, player: int, object_id: int) -> bool:
    """An ability can be activated only by its source's controller, or by its owner if there is no controller."""
    return _activator(game.object(object_id)) != player and not activates_anyway(game, player, object_id)


@book.filter("5.2.2#sentence-6")
def activates_anyway(game: Game, player: int, object_id: int) -> bool:
    """A rule or an effect can specify that another player can activate an ability."""
    return is_allowed(game, "activate", player, object_id)


def _activator(item: Object) -> int | None:
    return or_its_owner(item.controller, item) if has_no_controller(item) else item.controller


@book.definition("5.2.4a#sentence-1")
def has_no_controller(item: Object) -> bool:
    """The source of a functional activated ability can have no controller."""
    return item.controller is None


@book.transform("5.2.4a#sentence-2")
def or_its_owner(_controller: int | None, item: Object) -> int | None:
    """The owner of a source without a controller may activate its ability instead."""
    return item.owner


def attacks(ability: Activated) -> bool:
    """Whether activating an ability makes an attack: by the attack keyword (8.3.1) or an attack effect (8.5.38)."""
    return any(isinstance(keyword, AttackAbility) for keyword in ability.layer) or has_attack_effect(ability.layer)
