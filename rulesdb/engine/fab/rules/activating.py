"""Activating abilities (5.2.2): an ability becomes an activated-layer on the stack."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.events import Used
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities import after_activation
from rulesdb.engine.fab.rules.announcing import announce_ability
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.limits import LIMITS
from rulesdb.engine.fab.rules.next_card_effects import apply_to_the_next, come_under_control
from rulesdb.engine.fab.rules.playing import PlayStep, steps_after_the_first
from rulesdb.engine.fab.rules.private_sources import show_source
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.limits import count_activation
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.process.steps import perform


def activate(game: Game, player: int, object_id: int, index: int) -> None:
    """Activate an ability (5.2.2). Raises IllegalError if the activation turns out to be illegal."""
    index = announced(game, object_id, index)
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    extra = LIMITS.chosen_extra(game, player, object_id, index)
    attempt = Attempt(player, announce_ability(game, player, object_id, index), object_id, ability, extra=extra)
    show_source(game, object_id)
    begin_to_apply(game, attempt.layer)
    come_under_control(game, attempt.layer)
    perform(game, attempt, rest())
    count_as_activated(game, attempt, index)
    after_activation(game, attempt.layer)


@book.definition("5.2.2a#sentence-1")
def announced(_game: Game, _object_id: int, index: int) -> int:
    """The player announces which activated ability is activated; its index is returned."""
    return index


@book.step("5.2.2a#sentence-5")
def begin_to_apply(game: Game, layer: int) -> None:
    """Continuous effects, also those that wait for the next layer, begin to apply to the activated-layer."""
    apply_to_the_next(game, layer)


@book.step("5.2.2#sentence-1")
def count_as_activated(game: Game, attempt: Attempt, index: int) -> None:
    """An ability whose activated-layer has been created on the stack is activated."""
    by, player, source = count_as_activated.id, attempt.player, attempt.source
    count_activation(game, source, index, attempt.extra)
    happen(game, Used(by=by, player=player, object=source, ability=index, layer=attempt.layer))


@book.definition("5.2.2b#sentence-1")
def rest() -> tuple[PlayStep, ...]:
    """An activation continues, after the announcement, with the second to ninth steps of playing a card."""
    return steps_after_the_first()
