"""Trying out an attempt before it begins: what could be declared for it, and what it would cost. Nothing happens."""

from collections.abc import Callable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Modal
from rulesdb.engine.fab.card_parts.roles import Target
from rulesdb.engine.fab.cards import Ability
from rulesdb.engine.fab.continuous import abilities
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.nested import Phrase, effects_within, phrases_of
from rulesdb.engine.fab.options import Option
from rulesdb.engine.fab.rules.announcing import announce, announce_ability
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.declaring import declare_costs, declare_for_abilities
from rulesdb.engine.fab.rules.illegal import IllegalError
from rulesdb.engine.fab.rules.playing import play
from rulesdb.engine.kernel.process import UndecidedError

_MOST_TRIES = 500  # to pitch four cards in every order takes 65


def announced(game: Game, attempt: Attempt, answers: tuple[Option, ...] = ()) -> tuple[Game, Attempt]:
    """Return another game, in which what is attempted has been announced, and the attempt in it."""
    trial = Game(game.state, answers)
    if attempt.ability is None:
        announce(trial, attempt)
        return trial, attempt
    index = abilities(game, attempt.source).index(attempt.ability)
    layer = announce_ability(trial, attempt.player, attempt.source, index)
    return trial, Attempt(attempt.player, layer, attempt.source, attempt.ability, attempt.extra)


@book.filter("5.1.4a")
def has_no_legal_target(game: Game, attempt: Attempt) -> bool:
    """What needs targets cannot be played or activated where, whatever else is declared, there are not enough."""
    own = game.object(attempt.layer).card.abilities if attempt.ability is None else attempt.ability.layer
    if all(phrase.is_optional or _has_others(game, attempt, phrase.target) for phrase in _phrases(own)):
        return False
    return not _could_declare(game, attempt)


def _phrases(own: tuple[Ability, ...]) -> Iterator[Phrase]:
    """Yield the phrases with the word target among abilities, those of all modes included."""
    for ability in own:
        every = tuple(range(len(ability.modes))) if isinstance(ability, Modal) else ()
        for effect in effects_within((ability,), (every,)):
            yield from phrases_of(effect)


def _has_others(game: Game, attempt: Attempt, target: Target) -> bool:
    """Whether there are enough targets already beside what is attempted itself, which will be somewhere else."""
    there = target.legal.objects(game, attempt.context(game))
    return len(set(there) - {attempt.source}) >= target.count


def _could_declare(game: Game, attempt: Attempt) -> bool:
    """Whether there is a way to declare all that must be; in doubt it is begun, and taken back if there is none."""

    def declare(answers: tuple[Option, ...]) -> None:
        trial, tried = announced(game, attempt, answers)
        declare_costs(trial, tried)
        declare_for_abilities(trial, tried)

    return _succeeds(declare, in_doubt=True)


def could_be_played(game: Game, player: int, object_id: int) -> bool:
    """Whether there is a way to play a card to the end, with all that must be declared and paid.

    In doubt it is taken not to be possible, so that nobody is held to it.
    """
    return _succeeds(lambda answers: play(Game(game.state, answers), player, object_id), in_doubt=False)


def _succeeds(attempted: Callable[[tuple[Option, ...]], None], *, in_doubt: bool) -> bool:
    """Whether an attempt turns out to be legal in some way: found by trying out what may be chosen.

    ``in_doubt`` is the answer where so many ways have failed that the rest is not tried.
    """
    waiting: list[tuple[Option, ...]] = [()]
    for _ in range(_MOST_TRIES):
        if not waiting:
            return False
        answers = waiting.pop()
        try:
            attempted(answers)
        except UndecidedError as open_question:
            options: tuple[Option, ...] = open_question.decision.options  # type: ignore[assignment]
            waiting += [(*answers, option) for option in reversed(options)]
        except IllegalError:
            continue
        else:
            return True
    return in_doubt
