"""Trials: whether an action of a player can succeed is found out by trying it in a copy of the game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.abilities import ModalAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import NestedPhrase, effects_within, phrases_of
from rulesdb.engine.kernel.cards.roles import TargetPhrase
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.attempts import A, IllegalError, perform
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.process import UndecidedError

G = TypeVar("G", bound=AnyGame)

_MOST_TRIES = 500  # paying with four cards in every order takes 65


def succeeds(attempted: Callable[[tuple[Any, ...]], None], *, in_doubt: bool) -> bool:
    """Whether some sequence of answers completes an attempt legally, found by trying the sequences in turn.

    ``attempted`` runs the attempt in a copy of the game with the answers given. ``in_doubt`` is the result when the
    bound of tries is reached.
    """
    waiting: list[tuple[Any, ...]] = [()]
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


def announced(game: G, attempt: A, rules: DeclarationRules[G, A], answers: tuple[Any, ...] = ()) -> tuple[G, A]:
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
    phrases = _phrases(rules.abilities(game, attempt))
    if all(phrase.is_optional or _has_others(game, attempt, phrase.target) for phrase in phrases):
        return False

    def declare(answers: tuple[Any, ...]) -> None:
        trial, tried = announced(game, attempt, rules, answers)
        perform(trial, tried, rules.declare)

    return not succeeds(declare, in_doubt=True)


def _phrases(within: Iterable[Ability]) -> Iterator[NestedPhrase]:
    """Yield the target phrases of abilities, including those of every mode of a modal ability."""
    for ability in within:
        every = tuple(range(len(ability.modes))) if isinstance(ability, ModalAbility) else ()
        for effect in effects_within((ability,), (every,)):
            yield from phrases_of(effect)


def _has_others(game: AnyGame, attempt: A, target: TargetPhrase) -> bool:
    """Whether there are enough legal targets apart from the source of an attempt."""
    legal = game.rules.targets.legal(game, target, attempt.context(game))
    return len(set(legal) - {attempt.source}) >= target.count
