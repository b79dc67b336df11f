"""What a game says of a verb: the rule, the kind of events, where and when the verb can do anything."""

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, UntypedGame
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.records.governing import GovernedBy


class Verb(Struct, frozen=True, eq=False):
    """A game's row of a verb."""

    rule: str = ""
    """Identifier of the rule of the verb."""
    event: Any = Event
    """The class of the verb's events; or a function that makes one, None for a player or object without any."""
    acts_in: frozenset[str] | None = None
    """Names of the zones in which alone the verb does anything to objects, None for any."""
    can_affect: Callable[[UntypedGame, int], bool] | None = None
    """Whether the verb can do anything to an object as it is, given by id; None if it always can."""
    is_possible: Callable[[UntypedGame, DiscreteEffect, AnyContext], bool] | None = None
    """Whether an effect could succeed, None for one that always could as far as the game is concerned."""
    governed: GovernedBy = {}
    """The rules that govern effects of the verb."""


Verbs = Mapping[type[DiscreteEffect], Verb]
"""The verbs of a game, by the class of their effects."""


def verbs_in(modules: Iterable[ModuleType]) -> Verbs:
    """Return the verbs that modules declare as ``VERBS``."""
    return {kind: row for module in modules for kind, row in getattr(module, "VERBS", {}).items()}


def reach(verbs: Verbs, effect: DiscreteEffect) -> frozenset[str] | None:
    """Return the names of the zones in which alone an effect does anything to objects, None for any."""
    row = verbs.get(type(effect))
    return None if row is None else row.acts_in


def verb_of(game: UntypedGame, effect: DiscreteEffect) -> Verb:
    """Return the game's row of the verb of an effect."""
    row: Verb = game.rules.verbs[type(effect)]
    return row
