"""Effects that set, increase or reduce costs, apart from playing and activating (2.2.4)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.play.costs import Due

_SIGNS = {"set": 0, "increase": 1, "reduce": -1}


def changed_now(game: Game, object_id: int, cost: int) -> int:
    """Return a resource cost of an object with what effects in force add to it or take from it (misreadings)."""
    changes = (
        _SIGNS[effect.way] * valued(game, effect.amount, one.context)
        for effect, one in of_kind(game, ChangesCost)
        if applies_to(game, one, object_id)
    )
    return max(0, cost + sum(changes))


@book.definition("2.2.4b#sentence-1")
def unmodified_cost(_game: Game, _object_id: int, found: Properties) -> int | None:
    """An effect that refers to the cost of an object refers to the unmodified cost property."""
    return found.cost


@book.definition("2.2.4a#sentence-2")
def cost_of_effect(cost: Due, _game: Game, _context: Context) -> Due:
    """Effects that modify the cost of an object are applied only in the process of playing or activating it."""
    return cost


def payment(game: Game, layer: int) -> int:
    """Return the resource cost that was paid for a layer."""
    info = game.object(layer).layer
    cost = game.rules.properties.base(game, layer).cost or 0
    paid = info.paid if info is not None else 0
    return modified_cost(cost, actually_paid(changed_now(game, layer, cost), paid))


@book.transform("2.2.4b#sentence-2")
def modified_cost(_cost: int, paid: int) -> int:
    """An effect that refers to the payment of an object refers to the modified cost."""
    return paid


@book.transform("2.2.4b#sentence-3")
def actually_paid(_calculated_now: int, paid: int) -> int:
    """The payment is what was paid when the object was put on the stack, whatever changes costs since."""
    return paid
