"""Legality of the active player's options (1.11.4): the table of plays, activations and passing."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import RestrictedAction
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import has_no_priority_to_activate
from rulesdb.engine.fab.rules.activating import activate
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.candidates import CANDIDATES
from rulesdb.engine.fab.rules.costs import cannot_pay
from rulesdb.engine.fab.rules.declaring import effect_costs
from rulesdb.engine.fab.rules.effect_costs import EFFECT_COSTS
from rulesdb.engine.fab.rules.least_cost import cannot_pay_the_least
from rulesdb.engine.fab.rules.legal_times import TIMES
from rulesdb.engine.fab.rules.limits import most_useful_extra
from rulesdb.engine.fab.rules.may_activate import ACTIVATION
from rulesdb.engine.fab.rules.may_play import ANNOUNCING_A_CARD
from rulesdb.engine.fab.rules.playing import cannot_be_paid_in_order, play
from rulesdb.engine.fab.rules.precedence import required_first
from rulesdb.engine.fab.rules.priority_holder import active_players, has_no_priority
from rulesdb.engine.fab.rules.splitting import SPLIT, played_as
from rulesdb.engine.fab.rules.trials import DECLARATIONS, has_no_legal_target
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.legality import BeginningRow, LegalityRules, OptionRules, RequirementRules, first_of
from rulesdb.engine.kernel.play.trials import announced, completes, succeeds
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play


@book.filter("1.11.4#sentence-1")
def may_pass(game: Game, player: int) -> bool:
    """The active player may pass, which gives priority to the next player."""
    return player in active_players(game)


def _obstacle_to_passing(game: Game, player: int) -> str | None:
    return None if may_pass(game, player) else may_pass.id


def _forms(game: Game, attempt: Attempt) -> Sequence[Object]:
    """Return a split-card as it can be played (5.1.2c)."""
    item = game.object(attempt.layer)
    return [played_as(item, halves) for halves in SPLIT.forms(item.card)] if item.card.halves else ()


def _activation(game: Game, player: int, option: Activate) -> Attempt:
    ability = abilities(game, option.object)[option.ability]
    assert isinstance(ability, Activated)
    extra = most_useful_extra(game, option.object, option.ability)
    return Attempt(player, option.object, option.object, ability, extra=extra)


def cannot_pay_effect_costs(game: Game, attempt: Attempt) -> bool:
    """Whether an effect-cost cannot be paid as an attempt begins, and nothing that the player may choose changes that.

    Other payments may make it possible, such as a card pitched that is to be banished from the pitch zone.
    """
    if not effect_costs(game, attempt):
        return False
    trial, tried = announced(game, attempt, DECLARATIONS)
    context = tried.context(trial)
    if not any(EFFECT_COSTS.cannot_be_generated(trial, one, context) for one in effect_costs(trial, tried)):
        return False
    return not succeeds(lambda answers: _begin(game.at(game.state, answers), attempt), in_doubt=True)


def _begin(game: Game, attempt: Attempt) -> None:
    """Play the card or activate the ability of an attempt."""
    if attempt.ability is None:
        play(game, attempt.player, attempt.source)
    else:
        activate(game, attempt.player, attempt.source, abilities(game, attempt.source).index(attempt.ability))


def _actions_before(option: Option) -> tuple[RestrictedAction, ...]:
    """Return the actions that come before an option if they are required (1.0.2).

    Passing (1.11.4), activating an ability (1.11.1) and playing another card are allowances: a required card that can
    be played takes precedence over them. A card that is required as the next card played ("play next") takes precedence
    over other cards only.
    """
    return ("play", "play next") if isinstance(option, Play) else ("play",)


@book.definition("1.0.2#sentence-2")
def is_to_be_done(game: Game, player: int, object_id: int) -> bool:
    """A requirement says that a card should be played if possible: if no rule forbids it, and it can be paid for."""
    can_begin = LEGALITY.is_permitted(game, player, Play(object_id))
    return can_begin and completes(game, lambda trial: play(trial, player, object_id))


LEGALITY = LegalityRules[Game, Attempt](
    kinds={
        Play: OptionRules[Game, Play, Attempt](
            lacks_priority=has_no_priority,
            obstacle=first_of(ANNOUNCING_A_CARD),
            attempt=lambda _game, player, option: Attempt(player, option.object, option.object),
            forms=_forms,
        ),
        Activate: OptionRules[Game, Activate, Attempt](
            lacks_priority=has_no_priority_to_activate, obstacle=ACTIVATION.obstacle, attempt=_activation
        ),
        Pass: OptionRules[Game, Pass, Attempt](
            lacks_priority=has_no_priority,
            obstacle=lambda game, player, _option: _obstacle_to_passing(game, player),
        ),
    },
    lacks_priority=has_no_priority,
    unknown="fab:1.11.1",
    where=CANDIDATES,
    attempts=TIMES,
    beginning=(
        BeginningRow(cannot_pay.id, cannot_pay_the_least),
        BeginningRow(has_no_legal_target.id, has_no_legal_target, is_trial=True),
        BeginningRow(cannot_be_paid_in_order.id, cannot_pay_effect_costs, is_trial=True),
    ),
    requirements=RequirementRules(actions=_actions_before, is_to_be_done=is_to_be_done, precedence=required_first),
)
"""The rules about the actions that a player may take (1.11.4)."""
