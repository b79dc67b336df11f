"""The total cost of a spell or ability (409.1f): mana cost or alternative cost, and additional costs."""

from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Cost, ManaAbility
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.costs_of_spells import AdditionalCost, AlternativeCost
from rulesdb.engine.mtg.rules.keyword_rules import ADDITIONS, ALTERNATIVES
from rulesdb.engine.mtg.rules.payment import PAYMENT, due_of


@book.filter("401.1b")
def has_no_mana_cost(game: Game, attempt: Attempt) -> bool:
    """A mana cost that does not exist cannot be paid."""
    if not attempt.is_card or mana_cost(game, attempt.layer) is not None or attempt.is_free:
        return False
    is_announced = game.object(attempt.layer).layer is not None
    chosen = attempt.declared(game).alternative
    return chosen is None if is_announced else not alternatives(game, attempt)


def alternatives(game: Game, attempt: Attempt) -> tuple[AlternativeCost, ...]:
    """Return the alternative costs that an attempt may use."""
    if not attempt.is_card:
        return ()
    return tuple(one for offered in ALTERNATIVES for one in offered(game, attempt))


def additions(game: Game, attempt: Attempt) -> tuple[AdditionalCost, ...]:
    """Return the additional costs of an attempt."""
    if not attempt.is_card:
        return ()
    return tuple(one for asked in ADDITIONS for one in asked(game, attempt))


def total_cost(game: Game, attempt: Attempt) -> Due:
    """Return the total cost (409.1f): the mana cost or an alternative cost, and the additional costs announced."""
    declared = attempt.declared(game)
    due = due_of(_first_cost(game, attempt, declared.alternative), declared.x or 0)
    for added in additions(game, attempt):
        if not added.is_optional or added.name in declared.costs:
            due = due.plus(due_of(added.cost))
    return due


def _first_cost(game: Game, attempt: Attempt, alternative: str | None) -> Cost:
    """Return the cost to which additional costs are added."""
    if not attempt.is_card:
        return _of_ability(attempt)
    if attempt.is_free:
        return Cost()
    found = next((one for one in alternatives(game, attempt) if one.name == alternative), None)
    return Cost(mana_cost(game, attempt.layer)) if found is None else found.cost


def _of_ability(attempt: Attempt) -> Cost:
    assert isinstance(attempt.ability, Activated | ManaAbility)
    return attempt.ability.cost


@book.filter("409.1h")
def cannot_pay(game: Game, attempt: Attempt) -> bool:
    """The total cost is paid in full: without enough mana, from the pool and mana abilities, nothing is played."""
    costs = [total_cost(game, attempt)]
    if game.object(attempt.layer).layer is None and not attempt.is_free:  # before anything is announced
        found = alternatives(game, attempt)
        is_payable = mana_cost(game, attempt.layer) is not None or not attempt.is_card
        costs = costs if is_payable and not any(one.is_forced for one in found) else []
        costs += [due_of(one.cost) for one in found]
    return bool(costs) and not any(PAYMENT.could_pay(game, attempt.player, due, attempt.source) for due in costs)
