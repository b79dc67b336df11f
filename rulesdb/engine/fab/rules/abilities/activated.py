"""Activated abilities (5.2.1, 5.2.2, 5.2.4a), their limits (5.2.1a, 5.2.3), and the types of layers (2.15.4)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Cost, LayerType
from rulesdb.engine.fab.card_parts.effects import MoreActivations, SetsLimit
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.card_parts.roles import has_attack_effect
from rulesdb.engine.fab.cards import Card, CardType
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.precedence import active_players, is_allowed
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.cards.roles import Ability, valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.effect_events import Tally
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import note


class Extra(NamedTuple):
    """An effect that allows activations beyond the limit."""

    effect: MoreActivations
    """The effect as data."""
    source: int
    """Id of the source of the effect."""
    key: tuple[int, str]
    """Key of the count of activations that the effect has allowed this turn."""
    left: int
    """Number of activations that the effect still allows this turn, from 0."""


@book.definition("5.2.1#sentence-1")
def as_activated(ability: Ability) -> Activated | None:
    """Activated abilities are those that can be activated; None for any other ability, which cannot."""
    return ability if isinstance(ability, Activated) else None


@book.definition("5.2.1b#sentence-2")
def type_of(_game: Game, _source: int, ability: Activated) -> LayerType:
    """The type before the dash, not one of its source, is the type of the activated ability."""
    return ability.type


@book.law
def cost_of(_game: Game, _object_id: int, ability: Activated) -> Cost:
    """Return the cost of activating an ability of an object, between the dash and the colon; 0 is a cost (5.2.1c)."""
    return ability.cost


@book.law
def with_cost_and_types(card: Card, cost: int | None, types: frozenset[CardType]) -> Card:
    """For rules and effects, an activated ability has the properties cost and type of an object (2.0.1a)."""
    return replace(card, cost=cost, types=types)


@book.law
def printed_cost(game: Game, object_id: int, ability: Activated) -> int | None:
    """Return the base cost of an activated ability, its printed cost: 0 without resource symbols (2.2.3)."""
    return valued(game, ability.cost.resource, game.context_of(object_id))


@book.law
def base_abilities(ability: Activated) -> tuple[Ability, ...]:
    """Return the base abilities of the activated-layer: those after the colon (5.2.1d)."""
    return ability.layer


@book.filter("5.2.1e#sentence-3")
def fails_its_condition(game: Game, object_id: int, ability: Activated) -> bool:
    """An ability with an activation condition cannot be activated while the condition is not met."""
    return ability.condition is not None and not ability.condition.holds(game, game.context_of(object_id))


@book.filter("5.2.2#sentence-3")
def has_no_priority_to_activate(game: Game, player: int) -> bool:
    """A player can activate an ability only with priority."""
    return player not in active_players(game)


@book.filter("5.2.2#sentence-5a")
def is_not_yours_to_activate(game: Game, player: int, object_id: int) -> bool:
    """An ability can be activated only by its activator, or by a player whom a rule or an effect specifies."""
    return activator(game.object(object_id)) != player and not is_allowed(game, "activate", player, object_id)


@book.law
def activator(item: Object) -> int | None:
    """Return who may activate the abilities of an object: its controller, or its owner if it has none (5.2.4a)."""
    return item.owner if item.controller is None else item.controller


@book.law
def attacks(ability: Activated) -> bool:
    """Whether activating an ability makes an attack: by the attack keyword (8.3.1) or an attack effect (8.5.38)."""
    return any(isinstance(keyword, AttackAbility) for keyword in ability.layer) or has_attack_effect(ability.layer)


@book.filter("5.2.1a#sentence-2")
def has_reached_its_limit(game: Game, object_id: int, index: int) -> bool:
    """The limit is the maximum number of times that an ability can be activated."""
    setting = effects_on_limit(game, object_id, index)
    limit = activation_limit(game, object_id, index, [effect for effect, _ in setting])
    if limit is None:
        return False
    counted = sharing_the_limit(game, object_id, index, setting)
    return limit <= sum([_used(game, _key(object_id, other)) for other in counted])


def effects_on_limit(game: Game, object_id: int, index: int) -> list[tuple[SetsLimit, EffectInForce]]:
    """Return the effects that set the limit of an ability, the oldest first."""
    return [(effect, one) for effect, one in of_kind(game, SetsLimit) if is_about(game, effect, one, object_id, index)]


@book.law
def sharing_the_limit(
    game: Game, object_id: int, index: int, setting: Sequence[tuple[SetsLimit, EffectInForce]]
) -> Sequence[int]:
    """Return the indices of the abilities that share the limit of an ability, as the newest effect says."""
    if not setting or setting[-1][0].sharing == "each":
        return (index,)
    effect, in_force = setting[-1]
    return [
        other
        for other, ability in enumerate(abilities(game, object_id))
        if isinstance(ability, Activated) and is_about(game, effect, in_force, object_id, other)
    ]


def is_at_its_limit(game: Game, object_id: int, index: int) -> bool:
    """Whether an ability has reached its limit in this state; an activation asks for it several times."""
    return game.once(("limit", object_id, index), has_reached_its_limit, game, object_id, index)


@book.law
def activation_limit(game: Game, object_id: int, index: int, setting: Sequence[SetsLimit]) -> int | None:
    """Return the limit that the newest effect sets (5.2.3e), or the printed one; None for any number (5.2.1a)."""
    return setting[-1].amount if setting else activated(game, object_id, index).limit


@book.law
def is_about(
    game: Game, effect: SetsLimit | MoreActivations, in_force: EffectInForce, object_id: int, index: int
) -> bool:
    """Whether an effect on activations is about an ability of an object, which may have to attack (5.2.3, 5.2.3c)."""
    if effect.attacks_only and not attacks(activated(game, object_id, index)):
        return False
    return applies_to(game, in_force, object_id)


@book.law
def counted_for(effect: MoreActivations, object_id: int, index: int) -> str:
    """Return what additional activations are counted for: an object, or each of its abilities (5.2.3a, 5.2.3b)."""
    return f"{object_id} {index}" if effect.sharing == "each" else f"{object_id}"


def activated(game: Game, object_id: int, index: int) -> Activated:
    """Return an activated ability of an object, by its index."""
    ability = as_activated(abilities(game, object_id)[index])
    assert ability is not None
    return ability


@book.law
def may_exceed_limit(game: Game, object_id: int, index: int) -> bool:
    """Whether effects allow an activation of an ability beyond its limit (5.2.3), also beyond a set one (5.2.3e)."""
    return bool(extras_for(game, object_id, index))


@book.definition("5.2.3d#sentence-1")
def extras_for(game: Game, object_id: int, index: int) -> list[Extra]:
    """Effects that allow additional activations are cumulative: each effect not used up still allows an activation."""
    return [extra for extra in allowing(game, object_id, index) if extra.left > 0]


def allowing(game: Game, object_id: int, index: int) -> Iterator[Extra]:
    """Yield the effects that allow activations of an ability beyond its limit, used up or not."""
    for effect, in_force in of_kind(game, MoreActivations):
        if is_about(game, effect, in_force, object_id, index):
            source, lasting = in_force.context.source, in_force.lasting
            name = f"{in_force.ability_index} past the limit of {counted_for(effect, object_id, index)}"
            key = (lasting.id if lasting else source, name)
            yield Extra(effect, source, key, effect.amount - _used(game, key))


@book.definition("5.2.3d#sentence-2")
def usable_extras(game: Game, object_id: int, index: int) -> list[Extra]:
    """Return the effects of which the player chooses one for the next activation; none within the limit (5.2.3b)."""
    return extras_for(game, object_id, index) if is_at_its_limit(game, object_id, index) else []


def chosen_extra(game: Game, player: int, object_id: int, index: int) -> Extra | None:
    """Return the effect that applies to the next activation, chosen by the player; None within the limit."""
    usable = usable_extras(game, object_id, index)
    if not usable:
        return None
    names = [game.last_known(extra.source).card.name for extra in usable]
    labels = [
        f"{name} #{names[:at].count(name) + 1}" if names.count(name) > 1 else name for at, name in enumerate(names)
    ]
    picked = game.pick(player, "extra activation", [*map(Name, labels)], usable_extras.id)
    return usable[labels.index(picked.name)]


def count_activation(game: Game, object_id: int, index: int, extra: Extra | None) -> None:
    """Count an activation against the limit or, beyond the limit, against the effect ``extra`` that allows it."""
    key = _key(object_id, index) if extra is None else extra.key
    note(game, Tally(key=key, value=_used(game, key) + 1))


def _key(object_id: int, index: int) -> tuple[int, str]:
    return (object_id, f"activated {index}")


def _used(game: Game, key: tuple[int, str]) -> int:
    return game.state.counts.get(key, 0)


def most_useful_extra(game: Game, object_id: int, index: int) -> Extra | None:
    """Return the effect that is the least restrictive for an activation beyond the limit; None within the limit."""
    usable = usable_extras(game, object_id, index)
    return max(usable, key=lambda one: one.effect.as_instant, default=None)


def with_keywords_of_its_source(layer: Card, source: Properties) -> Card:
    """Return a layer with the types, supertypes and subtypes that its source has now."""
    return with_subtypes(with_supertypes(with_types(layer, source), source), source)


@book.definition("2.10.4#sentence-1")
def with_subtypes(layer: Card, source: Properties) -> Card:
    """An activated-layer or triggered-layer has the subtypes of its source."""
    return replace(layer, subtypes=source.subtypes)


@book.definition("2.11.4#sentence-1")
def with_supertypes(layer: Card, source: Properties) -> Card:
    """An activated-layer or triggered-layer has the supertypes of its source."""
    return replace(layer, supertypes=source.supertypes)


@book.definition("2.15.4#sentence-1")
def with_types(layer: Card, source: Properties) -> Card:
    """An activated-layer or triggered-layer has the types of its source."""
    return replace(layer, types=layer.types | source.types)


@book.law
def with_type_of_ability(of_source: frozenset[CardType], ability: Activated) -> frozenset[CardType]:
    """Return the types of an activated-layer: those of its source, and the one before the dash (2.15.4a, 5.2.1b)."""
    return of_source | {ability.type}
