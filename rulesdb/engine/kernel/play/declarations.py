"""Declarations of a player for an object that goes on the stack: modes and targets.

Every declaration is stored before the next one is made.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from rulesdb.engine.kernel.cards.abilities import ModalAbility, ModeIf
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import phrases_within
from rulesdb.engine.kernel.cards.roles import AnyContext, valued
from rulesdb.engine.kernel.play.attempts import A, CoreAttempt, IllegalError
from rulesdb.engine.kernel.play.targets import different, pick_several
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number

AnyAttempt = CoreAttempt[Any, Any, Any]
G = TypeVar("G", bound=AnyGame)
LacksTargets = Callable[[G, A, Ability], bool]
"""Whether a mode lacks legal targets, so that it cannot be chosen."""


def modes_in_their_conditions(game: AnyGame, ability: ModalAbility, context: AnyContext) -> list[int]:
    """Return the indices of the modes that have no condition, or one that is met now."""
    return [
        at
        for at, mode in enumerate(ability.modes)
        if not isinstance(mode, ModeIf) or mode.condition.holds(game, context)
    ]


def declare_modes(game: G, attempt: A, lacks_targets: LacksTargets[G, A], rule: str) -> None:
    """Let the player declare the modes of every modal ability, among those with enough targets.

    Raises IllegalError, with the rule, if all modes that are left lack targets.
    """
    abilities = game.last_known(attempt.layer).card.abilities
    modal = [ability for ability in abilities if isinstance(ability, ModalAbility)]
    if modal:
        modes = tuple(_chosen_modes(game, attempt, ability, lacks_targets, rule) for ability in modal)
        attempt.declare_also(game, modes=modes)


def _chosen_modes(
    game: G, attempt: A, ability: ModalAbility, lacks_targets: LacksTargets[G, A], rule: str
) -> tuple[int, ...]:
    context, modes = attempt.context(game), list[int]()
    selectable = modes_in_their_conditions(game, ability, context)
    for _ in range(valued(game, ability.choose, context)):
        left = [at for at in selectable if at not in modes or ability.may_repeat]
        if left:
            modes.append(chosen_mode(game, attempt, ability, left, lacks_targets, rule))
    return tuple(sorted(modes))


def chosen_mode(  # noqa: PLR0913, PLR0917  (what the choice is made of)
    game: G, attempt: A, ability: ModalAbility, among: list[int], lacks_targets: LacksTargets[G, A], rule: str
) -> int:
    """Let the player choose one of some modes; return its index. Raises IllegalError if all of them lack targets."""
    able = [Number(at) for at in among if not lacks_targets(game, attempt, ability.modes[at])]
    if not able:
        raise IllegalError({rule})
    return game.pick(attempt.player, "mode", able, rule, [ability.modes[option.value] for option in able]).value


def declare_targets(game: AnyGame, attempt: AnyAttempt, rule: str) -> None:
    """Let the player declare the targets of every target phrase, in printed order, after the modes.

    Of a phrase in an optional effect none need be declared. Raises IllegalError, with the rule, if there are too few
    legal ones.
    """
    context, question = attempt.context(game), DecisionQuestion(attempt.player, "target", rule)
    targets: list[tuple[int, ...]] = []
    for phrase in phrases_within(game.last_known(attempt.layer).card.abilities, context.declared.modes):
        legal = game.rules.targets.legal(game, phrase.target, context)
        may_stop_after = (0,) if phrase.is_optional else ()
        targets.append(pick_several(game, question, different(legal), phrase.target.count, may_stop_after))
    if targets:
        attempt.declare_also(game, targets=tuple(targets))
