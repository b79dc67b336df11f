"""Effects on the total cost of a spell (409.1f): they increase it, and then reduce it."""

from collections.abc import Iterator

from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.cost_effects import CostChange, CostsLess, CostsMore
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import ManaKind, parts_of
from rulesdb.engine.mtg.rules.attempt import Attempt


def changed_by_effects(due: Due, game: Game, attempt: Attempt) -> Due:
    """Return the total cost of a spell after the effects that change it."""
    return reduced(increased(due, game, attempt), game, attempt)


@book.transform("409.1f")
def increased(due: Due, game: Game, attempt: Attempt) -> Due:
    """Effects that increase costs are applied first."""
    for part, amount in _changes(game, attempt, CostsMore):
        due = due.plus(Due({part: amount}))
    return due


@book.transform("409.1f")
def reduced(due: Due, game: Game, attempt: Attempt) -> Due:
    """Effects that reduce costs are applied last, down to nothing; generic mana comes off generic mana alone."""
    points = dict(due.points)
    for part, amount in _changes(game, attempt, CostsLess):
        points[part] = max(points.get(part, 0) - amount, 0)
    return Due(points, due.effects)


def _changes(game: Game, attempt: Attempt, kind: type[CostChange]) -> Iterator[tuple[ManaKind, int]]:
    for effect, in_force in of_kind(game, kind):
        if effect.what.fits(game, attempt.layer, in_force.context):
            yield from parts_of(effect.mana).items()
