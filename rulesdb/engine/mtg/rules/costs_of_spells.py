"""Alternative and additional costs of spells, as keyword abilities and effects offer them (409.1b, 424)."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.object_events import Became
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.cost_changes import changed_by_effects


class AlternativeCost(NamedTuple):
    """A cost that a player may pay, or must pay, instead of the mana cost of a spell."""

    name: str
    """Name by which the player announces the cost."""
    cost: Cost
    """The cost."""
    is_forced: bool = False
    """Whether the spell cannot be played for its mana cost, because of where or how it is played."""
    total: Callable[[Due, Game, Attempt], Due] = changed_by_effects
    """Return what effects make of the cost together with additional ones."""


class AdditionalCost(NamedTuple):
    """A cost that a player may pay, or must pay, in addition to the mana cost or an alternative cost."""

    name: str
    """Name by which the player announces the cost."""
    cost: Cost
    """The cost."""
    is_optional: bool = True
    """Whether the player may decline to pay it."""
    combined: Callable[[Due, Due], Due] = Due.plus
    """Return the total of the cost so far and of this one."""


Alternatives = Callable[[Game, Attempt], Iterable[AlternativeCost]]
"""Return the alternative costs that an attempt to play a spell may use."""
Additions = Callable[[Game, Attempt], Iterable[AdditionalCost]]
"""Return the additional costs of an attempt to play a spell."""


def plus_mana_cost(game: Game, spell: int, cost: Cost) -> Cost:
    """Return a cost together with the mana cost of a spell (for misreadings of alternative costs)."""
    return Cost(f"{mana_cost(game, spell) or ''}{cost.mana or ''}" or None, effects=cost.effects)


def as_mana_cost(game: Game, spell: int, costs: Iterable[Cost]) -> Event:
    """Return the event by which costs become the mana cost of a spell (for misreadings of alternative costs)."""
    item = game.object(spell)
    symbols = "".join(cost.mana or "" for cost in costs)
    return Became(record=replace(item, card=replace(item.card, mana_cost=symbols)))
