"""Activation limits of activated abilities (5.2.1a), and effects that set a limit or allow more activations (5.2.3)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.effects import MoreActivations, SetsLimit
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import attacks
from rulesdb.engine.kernel.effects.effects_in_force import applies_to
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.limits import (
    AllowsActivations,
    Extra,
    LimitRules,
    Setting,
)
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


@book.filter("5.2.1a#sentence-2")
def has_reached_its_limit(game: Game, object_id: int, index: int) -> bool:
    """The limit is the maximum number of times that an ability can be activated."""
    return LIMITS.has_reached_limit(game, object_id, index)


def is_at_its_limit(game: Game, object_id: int, index: int) -> bool:
    """Whether an ability has reached its limit in this state; an activation asks for it several times."""
    return game.once(("limit", object_id, index), has_reached_its_limit, game, object_id, index)


@book.definition("5.2.1a#sentence-3")
def printed_limit(ability: Activated) -> int | None:
    """Without a printed limit, which is None, an ability can be activated any number of times."""
    return ability.limit


@book.definition("5.2.3e#sentence-1")
def limit_of(game: Game, object_id: int, index: int, setting: Setting) -> int | None:
    """An effect that states a total number of activations sets the limit; of several such effects the newest holds."""
    return setting[-1].amount if setting else printed_limit(_activated(game, object_id, index))


def _is_set_by(game: Game, effect: SetsLimit, in_force: EffectInForce, object_id: int, index: int) -> bool:
    """Whether an effect sets the limit of an ability of an object."""
    if effect.attacks_only and is_no_attack(_activated(game, object_id, index)):
        return False
    return applies_to(game, in_force, object_id)


@book.filter("5.2.3#sentence-2")
def may_go_past_its_limit(allowing: list[Extra]) -> bool:
    """An ability may be activated beyond its limit as many times as effects allow."""
    return bool(allowing)


@book.filter("5.2.3e#sentence-2")
def may_go_past_a_set_limit(allowing: list[Extra]) -> bool:
    """A limit that an effect sets can be surpassed by effects that allow additional activations."""
    return bool(allowing)


@book.definition("5.2.3d#sentence-1")
def added_up(found: list[Extra]) -> list[Extra]:
    """Effects that allow additional activations are cumulative: each effect not used up still allows an activation."""
    return [extra for extra in found if extra.left > 0]


def _allows(game: Game, effect: MoreActivations, in_force: EffectInForce, object_id: int, index: int) -> bool:
    """Whether an effect allows additional activations of an ability of an object."""
    if is_about_attacks(effect) and is_no_attack(_activated(game, object_id, index)):
        return False
    return is_for_the_ability(game, in_force, object_id)


@book.definition("5.2.3#sentence-1")
def is_for_the_ability(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect allows an ability to be activated additional times if it applies to the source of the ability."""
    return applies_to(game, in_force, object_id)


@book.definition("5.2.3a#sentence-1")
def object_with_all_abilities(object_id: int) -> str:
    """An effect that allows all abilities on objects additional activations is counted for each object."""
    return f"{object_id}"


def _of_the_object(of_object: str, _index: int) -> str:
    return of_object


def _of_the_ability(of_object: str, index: int) -> str:
    return f"{of_object} {index}"


@book.definition("5.2.3a#sentence-2")
def counted_for_each(of_object: str, index: int) -> str:
    """Additional activations for all abilities of an object apply to each ability: each ability has its own count."""
    return _of_the_ability(of_object, index)


@book.definition("5.2.3b#sentence-1")
def object_as_a_whole(object_id: int) -> str:
    """An effect that allows objects additional activations is counted for each object."""
    return f"{object_id}"


@book.definition("5.2.3b#sentence-3")
def counted_together(of_object: str, index: int) -> str:
    """Additional activations for an object are shared by all of its abilities: the abilities have one count."""
    return _of_the_object(of_object, index)


_SHARING = {
    "each": (object_with_all_abilities, counted_for_each),
    "together": (object_as_a_whole, counted_together),
}


def _shared_by(effect: AllowsActivations, object_id: int, index: int) -> str:
    """Return the name of what the additional activations that an effect allows are counted for."""
    of_object, counted = _SHARING[effect.sharing]
    return counted(of_object(object_id), index)


@book.definition("5.2.3c#sentence-1")
def is_about_attacks(effect: MoreActivations) -> bool:
    """An effect can allow a source to attack additional times."""
    return effect.attacks_only


@book.filter("5.2.3c#sentence-2")
def is_no_attack(ability: Activated) -> bool:
    """Attacking with a source means activating one of its abilities that has the attack ability or an attack effect."""
    return not attacks(ability)


@book.definition("5.2.3b#sentence-2")
def uses_an_effect(game: Game, object_id: int, index: int) -> bool:
    """An effect that allows additional activations applies when an ability is activated beyond its limit."""
    return is_at_its_limit(game, object_id, index)


@book.definition("5.2.3d#sentence-2")
def open_to_choice(game: Game, object_id: int, index: int) -> list[Extra]:
    """If several effects could allow an activation beyond the limit, the player chooses which one applies to it."""
    return LIMITS.extras_for(game, object_id, index)


def _activated(game: Game, object_id: int, index: int) -> Activated:
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    return ability


LIMITS = LimitRules[Game](
    limit=limit_of,
    sets=_is_set_by,
    allows=_allows,
    shared_by=_shared_by,
    added_up=added_up,
    may_exceed=may_go_past_its_limit,
    may_exceed_set=may_go_past_a_set_limit,
    uses_extra=uses_an_effect,
    choices=open_to_choice,
    choice_rule=open_to_choice.id,
)
"""The rules of activation limits for the kernel."""


def most_useful_extra(game: Game, object_id: int, index: int) -> Extra | None:
    """Return the effect that is the least restrictive for an activation beyond the limit; None within the limit."""
    usable = LIMITS.usable_extras(game, object_id, index)
    return max(usable, key=lambda one: one.effect.as_instant, default=None)
