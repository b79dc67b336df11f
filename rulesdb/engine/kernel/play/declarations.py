"""Declarations of a player for an object that goes on the stack: alternative costs, modes and targets.

A game says in which order; its rules give the bounds. Every declaration is stored before the next one is made.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.abilities import ModalAbility, ModeIf
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import phrases_within
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.play.attempts import A, CoreAttempt, IllegalError
from rulesdb.engine.kernel.play.targets import declared_targets
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Name, Number

AnyAttempt = CoreAttempt[Any, Any, Any]

FREE = Name("without paying")
"""The choice of an effect that lets a card be played without paying its cost."""


G = TypeVar("G", bound=AnyGame)

WithNone = Callable[[tuple[Name, ...]], tuple[Name, ...]]
"""Return options with that of none of them, the empty name, if none need be chosen."""


def pick_alternatives(
    game: AnyGame, question: DecisionQuestion, options: tuple[Name, ...], most: int, with_none: WithNone
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


LacksTargets = Callable[[G, A, Ability], bool]
"""Whether a mode lacks legal targets, so that it cannot be chosen."""


def _as_described(game: AnyGame, attempt: AnyAttempt, ability: ModalAbility) -> int:
    return valued(game, ability.choose, attempt.context(game))


def modes_in_their_conditions(game: AnyGame, attempt: AnyAttempt, ability: ModalAbility) -> Sequence[int]:
    """Return the indices of the modes that have no condition, or one that is met now."""
    context = attempt.context(game)
    return [
        at
        for at, mode in enumerate(ability.modes)
        if not isinstance(mode, ModeIf) or mode.condition.holds(game, context)
    ]


def _if_it_says_so(ability: ModalAbility) -> bool:
    return ability.may_repeat


def _nothing_more(_rule: str) -> None:
    """Do nothing when there are fewer modes than may be chosen."""


def _in_printed_order(modes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(modes))


class ModeRules(Struct, Generic[G, A], frozen=True, eq=False):
    """The rules of choosing modes."""

    number: Callable[[G, A, ModalAbility], int] = _as_described
    """Return how many modes are chosen."""
    selectable: Callable[[G, A, ModalAbility], Sequence[int]] = modes_in_their_conditions
    """Return the indices of the modes whose conditions are met."""
    may_choose_again: Callable[[ModalAbility], bool] = _if_it_says_so
    """Whether the same mode may be chosen more than once."""
    choose_fewer: Callable[[str], None] = _nothing_more
    """Do what follows, by a rule, if there are fewer modes than may be chosen; the others are chosen."""
    ordered: Callable[[tuple[int, ...]], tuple[int, ...]] = _in_printed_order
    """Return the chosen modes in the order in which they are generated."""


MODES = ModeRules[Any, Any]()
"""The rules of modes of a game that adds nothing to what its abilities say."""


def declare_modes(
    game: G, attempt: A, lacks_targets: LacksTargets[G, A], rule: str, rules: ModeRules[G, A] = MODES
) -> None:
    """Let the player declare the modes of every modal ability, among those with enough targets.

    Raises IllegalError, with the rule, if all modes that are left lack targets.
    """
    abilities = game.last_known(attempt.layer).card.abilities
    modal = [ability for ability in abilities if isinstance(ability, ModalAbility)]
    if modal:
        modes = tuple(_chosen_modes(game, attempt, ability, (lacks_targets, rule, rules)) for ability in modal)
        attempt.declare_also(game, modes=modes)


def _chosen_modes(
    game: G, attempt: A, ability: ModalAbility, how: tuple[LacksTargets[G, A], str, ModeRules[G, A]]
) -> tuple[int, ...]:
    lacks_targets, rule, rules = how
    modes: list[int] = []
    selectable = rules.selectable(game, attempt, ability)
    for _ in range(rules.number(game, attempt, ability)):
        left = [at for at in selectable if at not in modes or rules.may_choose_again(ability)]
        able = [Number(at) for at in left if not lacks_targets(game, attempt, ability.modes[at])]
        if able:
            said = [ability.modes[option.value] for option in able]
            modes.append(game.pick(attempt.player, "mode", able, rule, said).value)
        elif left:
            raise IllegalError({rule})
        else:
            rules.choose_fewer(rule)
    return rules.ordered(tuple(modes))


def _any_legal(legal: Sequence[int], _before: Sequence[int]) -> Sequence[int]:
    return legal


Open = Callable[[Sequence[int], Sequence[int]], Sequence[int]]
"""Return which of the legal targets are open, besides those declared for an equal phrase before."""


def declare_targets(game: AnyGame, attempt: AnyAttempt, rule: str, open_targets: Open = _any_legal) -> None:
    """Let the player declare the targets of every target phrase, in printed order, after the modes.

    Raises IllegalError, with the rule, if there are too few legal ones.
    """
    context = attempt.context(game)
    wanted = phrases_within(game.last_known(attempt.layer).card.abilities, context.declared.modes)
    targets: list[tuple[int, ...]] = []
    for at, phrase in enumerate(wanted):
        before = [one for other, found in zip(wanted[:at], targets, strict=True) if other == phrase for one in found]
        legal = open_targets(game.rules.targets.legal(game, phrase.target, context), before)
        targets.append(declared_targets(game, attempt.player, phrase, tuple(legal), rule))
    if targets:
        attempt.declare_also(game, targets=tuple(targets))
