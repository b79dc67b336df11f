"""Trials of plays and activations in a copy of the game: whether declarations and payments are possible."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.announcing import announce, announce_ability
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.declaring import declare_costs, declare_for_abilities
from rulesdb.engine.fab.rules.playing import play
from rulesdb.engine.kernel.attempts import succeeds
from rulesdb.engine.kernel.options import Option
from rulesdb.engine.kernel.properties import abilities
from rulesdb.engine.kernel.targets import have_targets_besides


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
    if have_targets_besides(game, abilities, attempt.context(game), attempt.source):  # which may change zones
        return False
    return not _could_declare(game, attempt)


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
