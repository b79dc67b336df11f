"""Permission to activate abilities: the obstacles before anything is declared (5.2.1, 5.2.2)."""

from collections.abc import Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import can_be_activated, fails_its_condition, is_not_yours_to_activate
from rulesdb.engine.fab.rules.functional import is_functional
from rulesdb.engine.fab.rules.limits import LIMITS, has_reached_its_limit, is_at_its_limit
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.play.legality import ActivationRules


def is_used_up(game: Game, object_id: int, index: int) -> bool:
    """Whether an ability has reached its limit (5.2.1a), and no effect lets it be activated beyond that (5.2.3)."""
    return is_at_its_limit(game, object_id, index) and not LIMITS.may_exceed_limit(game, object_id, index)


@book.definition("5.2.2#sentence-2")
def lacking(game: Game, player: int, object_id: int, ability: Activated) -> Iterator[str]:
    """A player with priority also needs to be the one who can activate the ability, and a functional ability."""
    if is_not_yours_to_activate(game, player, object_id):
        yield is_not_yours_to_activate.id
    if is_not_functional(game, game.object(object_id), ability):
        yield is_not_functional.id


@book.filter("1.7.4#sentence-1")
def is_not_functional(game: Game, item: Object, ability: Activated) -> bool:
    """An activated ability can only be activated when it is functional."""
    return not is_functional(game, item, ability)


ACTIVATION = ActivationRules[Game](
    can_be_activated=can_be_activated,
    lacking=lacking,
    fails_its_condition=fails_its_condition,
    is_used_up=is_used_up,
    limit=has_reached_its_limit.id,
)
"""The rules about which abilities a player may announce (5.2.1, 5.2.2)."""
