"""The total cost of a spell or ability (409.1f): mana cost or alternative cost, additional costs, and effects on it."""

from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.mtg.book import MISSING_MANA_COST, book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Cost, ManaAbility
from rulesdb.engine.mtg.card_parts.effects import CostsAtLeast, CostsLess, CostsMore
from rulesdb.engine.mtg.cards import parts_of
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import buyback, flashback, morph
from rulesdb.engine.mtg.rules.attempts import AdditionalCost, AlternativeCost, Attempt
from rulesdb.engine.mtg.rules.payment import could_pay, due_of

_ALTERNATIVES = (morph.alternative_costs, flashback.alternative_costs)
"""The alternative costs of keyword abilities: each returns those that an attempt to play a spell may use."""
_ADDITIONS = (buyback.additional_costs, buyback.kicker_costs, buyback.required_costs)
"""The additional costs: each returns those of an attempt to play a spell."""


@book.filter("401.1b")
def has_no_mana_cost(game: Game, attempt: Attempt) -> bool:
    """An object without a mana cost, which cannot be paid, is not played as a spell by paying it."""
    if not attempt.is_card or mana_cost(game, attempt.layer) is not None:
        return False
    return not is_paid_for_otherwise(game, attempt)


@book.filter(f"{MISSING_MANA_COST}#item-2")
def is_paid_for_otherwise(game: Game, attempt: Attempt) -> bool:
    """A spell can be played without paying its mana cost, or for an alternative cost."""
    if attempt.is_free:
        return True
    is_announced = game.object(attempt.layer).layer is not None
    return attempt.declared(game).alternative is not None if is_announced else bool(alternatives(game, attempt))


@book.law
def alternatives(game: Game, attempt: Attempt) -> tuple[AlternativeCost, ...]:
    """Return the alternative costs that an attempt may use: the one that an effect demands, or any that there is."""
    if attempt.forced is not None:
        return (attempt.forced,)
    return tuple(cost for costs_of in _ALTERNATIVES for cost in costs_of(game, attempt)) if attempt.is_card else ()


def additions(game: Game, attempt: Attempt) -> tuple[AdditionalCost, ...]:
    """Return the additional costs of an attempt."""
    return tuple(cost for costs_of in _ADDITIONS for cost in costs_of(game, attempt)) if attempt.is_card else ()


def total_cost(game: Game, attempt: Attempt) -> Due:
    """Return the total cost (409.1f): mana cost or alternative cost, additional costs, and what effects make of it."""
    if not attempt.is_card:
        assert isinstance(attempt.ability, Activated | ManaAbility)
        return due_of(attempt.ability.cost, attempt.declared(game).x or 0)
    alternative = _announced(game, attempt)
    if alternative is None:
        return changed_by_effects(before_effects(game, attempt, first_cost(game, attempt)), game, attempt)
    return alternative_total(game, attempt, alternative)


@book.law
def alternative_total(game: Game, attempt: Attempt, alternative: AlternativeCost) -> Due:
    """Return the total of an alternative cost: effects change it as they change the mana cost that it replaces."""
    return changed_by_effects(before_effects(game, attempt, alternative.cost), game, attempt)


def before_effects(game: Game, attempt: Attempt, first: Cost) -> Due:
    """Return the total of a mana cost or alternative cost and of additional costs, before effects change it."""
    declared = attempt.declared(game)
    due = due_of(first, declared.x or 0)
    for added in additions(game, attempt):
        if not added.is_optional or added.name in declared.costs:
            due = due.plus(due_of(added.cost))
    return due


@book.law
def first_cost(game: Game, attempt: Attempt) -> Cost:
    """Return the mana cost of a spell, to which additional costs are added; no cost if it is not to be paid."""
    return Cost() if attempt.is_free else Cost(mana_cost(game, attempt.layer))


def has_x(game: Game, attempt: Attempt) -> bool:
    """Whether the player announces the value of X: it is 0 where a mana cost with X in it is not paid."""
    if not attempt.is_card:
        return False
    alternative = _announced(game, attempt)
    first = first_cost(game, attempt) if alternative is None else alternative.cost
    return "{X}" in (first.mana or "")


def _announced(game: Game, attempt: Attempt) -> AlternativeCost | None:
    name = attempt.declared(game).alternative
    offered = () if attempt.is_free else alternatives(game, attempt)
    return next((one for one in offered if one.name == name), None)


@book.filter("409.1h")
def cannot_pay(game: Game, attempt: Attempt) -> bool:
    """The total cost is paid in full: without enough mana, from the pool and mana abilities, nothing is played.

    Nor is it without what an additional cost demands, such as a creature to sacrifice.
    """
    found = alternatives(game, attempt)
    is_payable = mana_cost(game, attempt.layer) is not None or not attempt.is_card
    costs = [total_cost(game, attempt)] if is_payable and not any(one.is_forced for one in found) else []
    costs += [alternative_total(game, attempt, one) for one in found]
    context = attempt.context(game)
    return bool(costs) and not any(could_pay(game, attempt.player, due, context, attempt.source) for due in costs)


@book.transform("409.1f")
def changed_by_effects(due: Due, game: Game, attempt: Attempt) -> Due:
    """Effects that increase the total cost of a spell are applied first, those that reduce it last, down to nothing.

    Generic mana comes off generic mana alone. What a spell costs at least is reckoned behind both.
    """
    points = dict(due.points)
    for kind, sign in ((CostsMore, 1), (CostsLess, -1)):
        found = (
            effect.mana for effect, one in of_kind(game, kind) if effect.what.fits(game, attempt.layer, one.context)
        )
        own = buyback.reductions(game, attempt) if sign < 0 else ()
        for part, amount in (change for mana in (*found, *own) for change in parts_of(mana).items()):
            points[part] = max(points.get(part, 0) + sign * amount, 0)
    bounds = (
        one.amount for one, found in of_kind(game, CostsAtLeast) if one.what.fits(game, attempt.layer, found.context)
    )
    points["generic"] = points.get("generic", 0) + max(0, max(bounds, default=0) - sum(points.values()))
    return Due(points, due.effects)
