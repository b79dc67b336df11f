"""Trials of plays and activations in a copy of the game: whether declarations and payments are possible."""

from collections.abc import Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Modal
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.announcing import announce, announce_ability
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.declaring import declare_costs, declare_for_abilities
from rulesdb.engine.fab.rules.playing import play
from rulesdb.engine.kernel.attempts import succeeds
from rulesdb.engine.kernel.cards import Ability
from rulesdb.engine.kernel.nested import NestedPhrase, effects_within, phrases_of
from rulesdb.engine.kernel.options import Option
from rulesdb.engine.kernel.properties import abilities
from rulesdb.engine.kernel.roles import TargetPhrase


def announced(game: Game, attempt: Attempt, answers: tuple[Option, ...] = ()) -> tuple[Game, Attempt]:
    """Return a copy of the game in which the card or ability has been announced, and the attempt in that copy."""
    trial = game.at(game.state, answers)
    if attempt.ability is None:
        announce(trial, attempt)
        return trial, attempt
    index = abilities(game, attempt.source).index(attempt.ability)
    layer = announce_ability(trial, attempt.player, attempt.source, index)
    return trial, Attempt(attempt.player, layer, attempt.source, attempt.ability, attempt.extra)


@book.filter("5.1.4a#sentence-2")
def has_no_legal_target(game: Game, attempt: Attempt) -> bool:
    """A card or ability cannot be played or activated if no possible declaration leaves it enough legal targets."""
    abilities = game.object(attempt.layer).card.abilities if attempt.ability is None else attempt.ability.layer
    if all(phrase.is_optional or _has_others(game, attempt, phrase.target) for phrase in _phrases(abilities)):
        return False
    return not _could_declare(game, attempt)


def _phrases(abilities: tuple[Ability, ...]) -> Iterator[NestedPhrase]:
    """Yield the target phrases of abilities, including those of every mode of a modal ability."""
    for ability in abilities:
        every = tuple(range(len(ability.modes))) if isinstance(ability, Modal) else ()
        for effect in effects_within((ability,), (every,)):
            yield from phrases_of(effect)


def _has_others(game: Game, attempt: Attempt, target: TargetPhrase) -> bool:
    """Whether there are enough legal targets apart from the source of the attempt, which may change zones."""
    legal = target.legal.objects(game, attempt.context(game))
    return len(set(legal) - {attempt.source}) >= target.count


def _could_declare(game: Game, attempt: Attempt) -> bool:
    """Whether some sequence of choices declares all required parameters.

    When the trial bound is reached the answer is yes: the action begins and is reversed if it proves illegal (1.10.3).
    """

    def declare(answers: tuple[Option, ...]) -> None:
        trial, tried = announced(game, attempt, answers)
        declare_costs(trial, tried)
        declare_for_abilities(trial, tried)

    return succeeds(declare, in_doubt=True)


def could_be_played(game: Game, player: int, object_id: int) -> bool:
    """Whether some sequence of choices plays a card completely, with every declaration and payment.

    When the trial bound is reached the answer is no, so that no player is required to play the card.
    """
    return succeeds(lambda answers: play(game.at(game.state, answers), player, object_id), in_doubt=False)
