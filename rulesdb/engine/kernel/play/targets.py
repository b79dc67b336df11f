"""Targets: those that players declare for a target phrase, and those that are still legal later."""

from collections.abc import Callable, Container, Iterable, Sequence

from rulesdb.engine.kernel.cards.nested import phrases_of
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects, Target
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Pick

Ids = tuple[int, ...]


def lack_targets(game: AnyGame, effects: Iterable[DiscreteEffect], context: AnyContext) -> bool:
    """Whether there are too few legal targets for some effect, apart from its optional parts."""
    wanted = (phrase for effect in effects for phrase in phrases_of(effect))
    return any(
        not phrase.is_optional and len(game.rules.legal_targets(game, phrase.target, context)) < phrase.target.count
        for phrase in wanted
    )


Left = Callable[[Sequence[int]], Sequence[int]]
"""The objects that may be picked after those that were picked before."""


def different(able: Sequence[int]) -> Left:
    """Return a function that leaves out what was picked before."""
    return lambda chosen: [object_id for object_id in able if object_id not in chosen]


def pick_several(
    game: AnyGame, question: DecisionQuestion, left: Left, most: int, may_stop_after: Container[int]
) -> Ids:
    """Let a player pick objects, one after the other, up to a number; return them in that order.

    ``may_stop_after`` has the numbers of objects after which the player may stop. Raises IllegalError, with the
    question's rule, if there are too few objects.
    """
    player, kind, rule = question
    chosen: list[int] = []
    while len(chosen) < most:
        options = [*map(Pick, left(chosen))]
        if len(chosen) in may_stop_after:
            options.append(Pick())
        if not options:
            raise IllegalError({rule})
        picked = game.pick(player, kind, options, rule).object
        if picked is None:
            break
        chosen.append(picked)
    return tuple(chosen)


def objects_of(game: AnyGame, target: Target | None, what: Objects | None, context: AnyContext) -> tuple[int, ...]:
    """Return an effect's objects: its declared targets that are still legal, or the objects selected by ``what``."""
    if target is not None:
        return remaining_targets(game, target, context)
    return what.objects(game, context) if what else ()


def remaining_targets(game: AnyGame, target: Target, context: AnyContext) -> tuple[int, ...]:
    """Return the declared targets that are still legal for the first target phrase of the effect being generated."""
    return still_legal(game, target, context.targets[0] if context.targets else (), context)


def still_legal(game: AnyGame, target: Target, declared: Iterable[int], context: AnyContext) -> tuple[int, ...]:
    """Return those of some declared targets that are legal for a target phrase now."""
    legal = game.rules.legal_targets(game, target, context)
    return tuple(object_id for object_id in declared if object_id in legal)
