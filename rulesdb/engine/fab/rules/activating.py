"""Activating abilities (5.2.2): an ability becomes an activated-layer on the stack."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.continuous import abilities
from rulesdb.engine.fab.events import Used
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.announcing import announce_ability
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.limits import count_activation, extra_for
from rulesdb.engine.fab.rules.next_card_effects import apply_to_the_next
from rulesdb.engine.fab.rules.playing import Step, steps_after_the_first
from rulesdb.engine.fab.rules.private_sources import show_source
from rulesdb.engine.kernel.pipeline import happen


def activate(game: Game, player: int, object_id: int, index: int) -> None:
    """Activate an ability (5.2.2). Raises IllegalError if the activation turns out to be illegal."""
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    extra = extra_for(game, player, object_id, index)
    attempt = Attempt(player, announce_ability(game, player, object_id, index), object_id, ability, extra)
    show_source(game, object_id)
    apply_to_the_next(game, attempt.layer)
    for step in _rest():
        step(game, attempt)
    count_activation(game, object_id, index, extra)
    happen(game, Used(by="fab:5.2.2", player=player, object=object_id, ability=index, layer=attempt.layer))


def _only_the_last() -> tuple[Step, ...]:
    return steps_after_the_first()[-1:]


@book.definition("5.2.2b", _only_the_last, "起動には宣言もコストもいらないとする読み方")
def _rest() -> tuple[Step, ...]:
    """An activation continues, after the announcement, with the second to ninth steps of playing a card."""
    return steps_after_the_first()
