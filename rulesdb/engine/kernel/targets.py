"""Targets: those declared for a target phrase that are still legal when its effect is generated."""

from typing import Any

from rulesdb.engine.kernel.game import Game
from rulesdb.engine.kernel.roles import AnyContext, Objects, TargetPhrase

AnyGame = Game[Any, Any]


def objects_of(
    game: AnyGame, target: TargetPhrase | None, what: Objects | None, context: AnyContext
) -> tuple[int, ...]:
    """Return an effect's objects: its declared targets that are still legal, or the objects selected by ``what``."""
    if target is not None:
        return remaining_targets(game, target, context)
    return what.objects(game, context) if what else ()


def remaining_targets(game: AnyGame, target: TargetPhrase, context: AnyContext) -> tuple[int, ...]:
    """Return the declared targets that are still legal for the first target phrase of the effect being generated."""
    legal = target.legal.objects(game, context)
    declared = context.targets[0] if context.targets else ()
    return tuple(object_id for object_id in declared if object_id in legal)
