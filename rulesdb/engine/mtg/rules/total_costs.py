"""The total cost of a spell or ability (409.1f): mana cost or alternative cost, and additional costs."""

from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.mtg.book import MISSING_MANA_COST, book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Cost, ManaAbility
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AdditionalCost, AlternativeCost, Attempt, changed_by_effects
from rulesdb.engine.mtg.rules.keyword_rules import ADDITIONS, ALTERNATIVES
from rulesdb.engine.mtg.rules.payment import could_pay, due_of


@book.filter("401.1b")
def has_no_mana_cost(game: Game, attempt: Attempt) -> bool:
    """An object without a mana cost is not played as a spell by paying it."""
    if not attempt.is_card:
        return False
    is_undefined = sum_is_undefined(mana_cost(game, attempt.layer), additions(game, attempt))
    return cannot_be_paid(is_undefined) and not is_paid_for_otherwise(game, attempt)


@book.filter(f"{MISSING_MANA_COST}#sentence-4")
def cannot_be_paid(is_undefined: bool) -> bool:
    """A mana cost that does not exist cannot be paid."""
    return is_undefined


@book.definition(f"{MISSING_MANA_COST}#item-1")
def sum_is_undefined(first: str | None, _more: tuple[AdditionalCost, ...]) -> bool:
    """Additional costs need a mana cost, such as {0}, to which they are added."""
    return first is None


@book.filter(f"{MISSING_MANA_COST}#item-2")
def is_paid_for_otherwise(game: Game, attempt: Attempt) -> bool:
    """A spell can be played without paying its mana cost, or for an alternative cost."""
    if attempt.is_free:
        return True
    is_announced = game.object(attempt.layer).layer is not None
    return attempt.declared(game).alternative is not None if is_announced else bool(alternatives(game, attempt))


def alternatives(game: Game, attempt: Attempt) -> tuple[AlternativeCost, ...]:
    """Return the alternative costs that an attempt may use."""
    if not attempt.is_card:
        return ()
    return tuple(cost for costs_of in ALTERNATIVES for cost in costs_of(game, attempt))


def additions(game: Game, attempt: Attempt) -> tuple[AdditionalCost, ...]:
    """Return the additional costs of an attempt."""
    if not attempt.is_card:
        return ()
    return tuple(cost for costs_of in ADDITIONS for cost in costs_of(game, attempt))


def total_cost(game: Game, attempt: Attempt) -> Due:
    """Return the total cost (409.1f): mana cost or alternative cost, additional costs, and what effects make of it."""
    if not attempt.is_card:
        return due_of(_of_ability(attempt), attempt.declared(game).x or 0)
    return _total(game, attempt, _announced(game, attempt))


def has_x(game: Game, attempt: Attempt) -> bool:
    """Whether the player announces the value of X: it is 0 where a mana cost with X in it is not paid."""
    if not attempt.is_card:
        return False
    alternative = _announced(game, attempt)
    first = _first_cost(game, attempt) if alternative is None else alternative.cost
    return "{X}" in (first.mana or "")


def _announced(game: Game, attempt: Attempt) -> AlternativeCost | None:
    name = attempt.declared(game).alternative
    offered = () if attempt.is_free else alternatives(game, attempt)
    return next((one for one in offered if one.name == name), None)


def _total(game: Game, attempt: Attempt, alternative: AlternativeCost | None) -> Due:
    """Return the total cost of a spell that is played for an alternative cost, or for its mana cost."""
    declared = attempt.declared(game)
    first = _first_cost(game, attempt) if alternative is None else alternative.cost
    due = due_of(first, declared.x or 0)
    for added in additions(game, attempt):
        if not added.is_optional or added.name in declared.costs:
            due = added.combined(due, due_of(added.cost))
    changed = changed_by_effects if alternative is None else alternative.total
    return changed(due, game, attempt)


def _first_cost(game: Game, attempt: Attempt) -> Cost:
    return Cost() if attempt.is_free else Cost(mana_cost(game, attempt.layer))


def _of_ability(attempt: Attempt) -> Cost:
    assert isinstance(attempt.ability, Activated | ManaAbility)
    return attempt.ability.cost


@book.filter("409.1h")
def cannot_pay(game: Game, attempt: Attempt) -> bool:
    """The total cost is paid in full: without enough mana, from the pool and mana abilities, nothing is played.

    Nor is it without what an additional cost demands, such as a creature to sacrifice.
    """
    found = alternatives(game, attempt)
    is_payable = mana_cost(game, attempt.layer) is not None or not attempt.is_card
    costs = [total_cost(game, attempt)] if is_payable and not any(one.is_forced for one in found) else []
    costs += [_total(game, attempt, one) for one in found]
    context = attempt.context(game)
    return bool(costs) and not any(could_pay(game, attempt.player, due, context, attempt.source) for due in costs)
