"""What a player declares for an object that goes on the stack: alternative costs, modes and targets.

A game says in which order; its rules give the bounds. Every declaration is stored before the next one is made.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from rulesdb.engine.kernel.cards.abilities import ModalAbility, ResolutionAbility
from rulesdb.engine.kernel.cards.nested import phrases_within
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.play.attempts import A, CoreAttempt, IllegalError
from rulesdb.engine.kernel.play.targets import declared_targets
from rulesdb.engine.kernel.process.decisions import Question
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Name, Number

AnyAttempt = CoreAttempt[Any, Any, Any]

FREE = Name("without paying")
"""The choice of an effect that lets a card be played without paying its cost."""


G = TypeVar("G", bound=AnyGame)


WithNone = Callable[[tuple[Name, ...]], tuple[Name, ...]]
"""Return options with that of none of them, the empty name, if none need be chosen."""


def pick_alternatives(
    game: AnyGame, question: Question, options: tuple[Name, ...], most: int, with_none: WithNone
) -> tuple[Name, ...]:
    """Let a player choose alternative costs, one after the other, up to a number or until none is chosen."""
    player, kind, rule = question
    chosen: list[Name] = []
    for _ in range(most):
        left = tuple(option for option in options if option not in chosen)
        picked = game.pick(player, kind, with_none(left), rule)
        if not picked.name:
            break
        chosen.append(picked)
    return tuple(chosen)


def declare_alternatives(game: AnyGame, attempt: AnyAttempt, chosen: tuple[Name, ...]) -> None:
    """Declare the chosen alternative cost, and whether the cost will not be paid at all."""
    named = next((option.name for option in chosen if option != FREE), None)
    attempt.declare_also(game, alternative=named, is_free=FREE in chosen)


LacksTargets = Callable[[G, A, ResolutionAbility], bool]
"""Whether a mode lacks legal targets, so that it cannot be chosen."""


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
    modes: list[int] = []
    for _ in range(valued(game, ability.choose, attempt.context(game))):
        left = [at for at in range(len(ability.modes)) if ability.may_repeat or at not in modes]
        able = [Number(at) for at in left if not lacks_targets(game, attempt, ability.modes[at])]
        if able:
            modes.append(game.pick(attempt.player, "mode", able, rule).value)
        elif left:
            raise IllegalError({rule})
    return tuple(sorted(modes))


def declare_targets(game: AnyGame, attempt: AnyAttempt, rule: str) -> None:
    """Let the player declare the targets of every target phrase, in printed order, after the modes.

    Raises IllegalError, with the rule, if there are too few legal ones.
    """
    context = attempt.context(game)
    wanted = phrases_within(game.last_known(attempt.layer).card.abilities, context.declared.modes)
    targets = tuple(declared_targets(game, attempt.player, phrase, context, rule) for phrase in wanted)
    if targets:
        attempt.declare_also(game, targets=targets)
