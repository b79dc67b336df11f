"""Declarations of a player for an object that goes on the stack: modes and targets; trials whether any succeed."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.abilities import (
    ModalAbility,
    ModeIf,
    NestedPhrase,
    effects_within,
    phrases_of,
    phrases_within,
)
from rulesdb.engine.kernel.cards.roles import Ability, AnyContext, DiscreteEffect, Objects, Target, valued
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.play.attempts import A, AnyAttempt, IllegalError, perform
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import DecisionQuestion, Number, Pick
from rulesdb.engine.kernel.process.process import UndecidedError

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
        legal = game.rules.legal_targets(game, phrase.target, context)
        may_stop_after = range(phrase.target.count) if phrase.target.is_up_to else (0,) if phrase.is_optional else ()
        targets.append(pick_several(game, question, different(legal), phrase.target.count, may_stop_after))
    if targets:
        attempt.declare_also(game, targets=tuple(targets))


_MOST_TRIES = 500  # paying with four cards in every order takes 65


def succeeds(attempted: Callable[[tuple[OfAnyGame, ...]], None], *, in_doubt: bool) -> bool:
    """Whether some sequence of answers completes an attempt legally, found by trying the sequences in turn.

    ``attempted`` runs the attempt in a copy of the game with the answers given. ``in_doubt`` is the result when the
    bound of tries is reached.
    """
    waiting: list[tuple[object, ...]] = [()]
    for _ in range(_MOST_TRIES):
        if not waiting:
            return False
        answers = waiting.pop()
        try:
            attempted(answers)
        except UndecidedError as open_question:
            waiting += [(*answers, option) for option in reversed(open_question.decision.options)]
        except IllegalError:
            continue
        else:
            return True
    return in_doubt


def completes(game: G, action: Callable[[G], None]) -> bool:
    """Whether some sequence of choices completes an action legally, with every declaration and payment.

    When the bound of tries is reached the answer is no, so that nobody is required to do what may be impossible.
    """
    return succeeds(lambda answers: action(game.at(game.state, answers)), in_doubt=False)


class DeclarationRules(Struct, Generic[G, A], frozen=True, eq=False):
    """The rules of what is declared for a card or ability as it is played or activated."""

    announce_card: Callable[[G, A], None]
    """Announce the card of an attempt."""
    announce_ability: Callable[[G, int, int, int], int]
    """Announce a player's activation of an object's ability, by its index; return the id of the layer."""
    declare: Sequence[Callable[[G, A], None]]
    """The steps in which parameters are declared, in order."""
    abilities: Callable[[G, A], Iterable[Ability]]
    """Return the abilities that the layer of an attempt has or will have."""


def announced(game: G, attempt: A, rules: DeclarationRules[G, A], answers: tuple[object, ...] = ()) -> tuple[G, A]:
    """Return a copy of the game in which an attempt has been announced, and the attempt in that copy."""
    trial = game.at(game.state, answers)
    if attempt.ability is None:
        rules.announce_card(trial, attempt)
        return trial, attempt
    index = abilities(trial, attempt.source).index(attempt.ability)
    return trial, replace(attempt, layer=rules.announce_ability(trial, attempt.player, attempt.source, index))


def cannot_be_declared(game: G, attempt: A, rules: DeclarationRules[G, A]) -> bool:
    """Whether no possible declaration leaves an attempt enough legal targets.

    Nothing is tried out if there are enough apart from the source, which may change zones. When the bound of tries is
    reached the answer is no: the attempt begins, and is reversed if it proves illegal.
    """
    context = attempt.context(game)

    def has_others(target: Target) -> bool:
        legal = game.rules.legal_targets(game, target, context)
        return target.is_up_to or len(set(legal) - {attempt.source}) >= target.count

    phrases = _phrases(rules.abilities(game, attempt))
    if all(phrase.is_optional or has_others(phrase.target) for phrase in phrases):
        return False

    def declare(answers: tuple[object, ...]) -> None:
        trial, tried = announced(game, attempt, rules, answers)
        perform(trial, tried, rules.declare)

    return not succeeds(declare, in_doubt=True)


def _phrases(within: Iterable[Ability]) -> Iterator[NestedPhrase]:
    """Yield the target phrases of abilities, including those of every mode of a modal ability."""
    for ability in within:
        every = tuple(range(len(ability.modes))) if isinstance(ability, ModalAbility) else ()
        for effect in effects_within((ability,), (every,)):
            yield from phrases_of(effect)


Ids = tuple[int, ...]


def lack_targets(game: AnyGame, effects: Iterable[DiscreteEffect], context: AnyContext) -> bool:
    """Whether there are too few legal targets for some effect, apart from its optional parts."""
    wanted = (phrase for effect in effects for phrase in phrases_of(effect))
    return any(
        not (phrase.is_optional or phrase.target.is_up_to)
        and len(game.rules.legal_targets(game, phrase.target, context)) < phrase.target.count
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
