"""Visibility of objects to players: by default (3.0.3a), and by effects that let a player look (8.5.11)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import MayLook
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.turn.visibility import SightRules


@book.definition("1.10.2c#sentence-2")
def looks_still(game: Game, player: int, object_id: int) -> bool:
    """A player may look at a card until it is no longer in the place where looking at it began."""
    return SIGHT.look(game, player, object_id) in game.state.looking


SIGHT = SightRules[Game](ZONES, looks_still)
"""The rules of visibility."""


def look_where_allowed(game: Game) -> None:
    """Let players begin to look at the private objects that continuous effects let them look at, if they choose to."""
    for effect, active_effect in of_kind(game, MayLook):
        player = active_effect.context.controller
        if player in game.playing:
            SIGHT.offer(game, player, effect.where.objects(game, active_effect.context), "fab:1.10.2c")
