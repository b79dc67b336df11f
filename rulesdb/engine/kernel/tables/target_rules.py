"""The table of a game's rules for targets (play/targets.py)."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Target, UntypedGame

G = TypeVar("G")
Ids = tuple[int, ...]


def _as_described(game: UntypedGame, target: Target, context: AnyContext) -> Ids:
    return target.legal.objects(game, context)


def _public_objects(game: UntypedGame, _effect: DiscreteEffect, _context: AnyContext) -> Ids:
    return tuple(object_id for object_id, item in game.state.objects.items() if item.is_public)


class TargetRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of targets."""

    legal: Callable[[G, Target, AnyContext], Ids] = _as_described
    """Return the legal targets for a target phrase."""
    able: Callable[[G, DiscreteEffect, AnyContext], Ids] = _public_objects
    """Return the legal targets for "any" target of an effect."""


AS_DESCRIBED = TargetRules[Any]()
"""The rules of a game in which the legal targets are those that a target phrase describes."""
