"""Visibility of objects to players: by default (3.0.3a), and by effects that let a player look (8.5.11)."""

from collections.abc import Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import MayLook
from rulesdb.engine.fab.continuous import of_kind
from rulesdb.engine.fab.events import Looks
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.visibility import VisibilityRules


def _once_and_for_all(game: Game, player: int, object_id: int) -> bool:
    return any((look.player, look.object) == (player, object_id) for look in game.state.looking)


@book.definition(
    "1.10.2c#sentence-2",
    _once_and_for_all,
    "一度見始めたカードは、見ることを認められた場所を離れても見ていられるとする読み方",
)
def looks_still(game: Game, player: int, object_id: int) -> bool:
    """A player may look at a card until it is no longer in the place where looking at it began."""
    return VISIBILITY.look(game, player, object_id) in game.state.looking


def _allowed(game: Game) -> Iterator[tuple[int, int]]:
    """Yield the players and the objects that continuous effects let them look at."""
    for effect, active_effect in of_kind(game, MayLook):
        player = active_effect.context.controller
        for object_id in effect.where.objects(game, active_effect.context) if player in game.playing else ():
            yield player, object_id


VISIBILITY = VisibilityRules[Game](
    rule="fab:1.10.2c",
    is_hidden=lambda zone: zone.name == "deck",
    looks_still=looks_still,
    allowed=_allowed,
    looks=Looks,
)
"""The rules of visibility (3.0.3a, 8.5.11)."""
