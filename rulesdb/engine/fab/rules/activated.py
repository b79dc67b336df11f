"""Activated abilities: type, cost, base abilities and condition (5.2.1), and who may activate them (5.2.2, 5.2.4a)."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Cost, LayerType
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import Ability
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.nested import has_attack_effect
from rulesdb.engine.fab.rules.functional import context_of
from rulesdb.engine.fab.rules.precedence import is_allowed
from rulesdb.engine.fab.state import Object


@book.filter("5.2.1")
def can_be_activated(ability: Ability) -> bool:
    """Activated abilities are those that can be activated; no other ability can."""
    return isinstance(ability, Activated)


def _always_an_instant(_ability: Activated) -> LayerType:
    return "instant"


@book.definition("5.2.1b", _always_an_instant, "どの能力も、優先権があればいつでも起動できるとする読み方")
def type_of(ability: Activated) -> LayerType:
    """The type of an activated ability, before the dash, is also the type of its activated-layer."""
    return ability.type


def _and_that_of_the_card(game: Game, object_id: int, ability: Activated) -> Cost:
    """Return the ability's cost plus the printed cost of its source card (misreading of 5.2.1c)."""
    asked, printed = ability.cost.resource, properties(game, object_id).cost or 0
    return replace(ability.cost, resource=asked + printed) if isinstance(asked, int) else ability.cost


@book.definition("5.2.1c", _and_that_of_the_card, "起動するときにも、発生源のカードのコストを支払うとする読み方")
def cost_of(game: Game, object_id: int, ability: Activated) -> Cost:  # noqa: ARG001  (the misreading needs all)
    """The cost between the dash and the colon is the complete cost of activation; a cost of 0 costs nothing."""
    return ability.cost


@book.transform("5.2.1d")
def base_abilities(none: tuple[Ability, ...], ability: Activated) -> tuple[Ability, ...]:
    """The abilities after the colon are the base abilities of the activated-layer, which generate its effects."""
    return (*none, *ability.layer)


@book.filter("5.2.1e")
def fails_its_condition(game: Game, object_id: int, ability: Activated) -> bool:
    """An ability with an activation condition cannot be activated while the condition is not met."""
    return ability.condition is not None and not ability.condition.holds(game, context_of(game, object_id))


@book.filter("5.2.2")
def is_not_yours_to_activate(game: Game, player: int, object_id: int) -> bool:
    """An ability can be activated only by its source's controller, unless a rule or an effect says otherwise."""
    item = game.object(object_id)
    return or_its_owner(item.controller, item) != player and not is_allowed(game, "activate", player, object_id)


@book.transform("5.2.4a")
def or_its_owner(controller: int | None, item: Object) -> int | None:
    """If the source of a functional activated ability has no controller, its owner may activate the ability."""
    return item.owner if controller is None else controller


def attacks(ability: Activated) -> bool:
    """Whether activating an ability makes an attack: by the attack keyword (8.3.1) or an attack effect (8.5.38)."""
    return any(isinstance(keyword, AttackAbility) for keyword in ability.layer) or has_attack_effect(ability.layer)
