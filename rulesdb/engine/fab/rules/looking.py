"""Visibility of objects to players: by default (3.0.3a), and by effects that let a player look (8.5.11)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import MayLook
from rulesdb.engine.fab.events import Looks
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects_in_force import of_kind
from rulesdb.engine.kernel.options import Answer
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.state import Look


def sees(game: Game, player: int, object_id: int) -> bool:
    """Whether a player may see an object: it is public, they own it outside the deck, or they look at it."""
    item = game.object(object_id)
    if item.is_public or (item.owner == player and item.zone.name != "deck"):
        return True
    return bool(game.state.looking) and looks_still(game, player, object_id)


def _once_and_for_all(game: Game, player: int, object_id: int) -> bool:
    return any((look.player, look.object) == (player, object_id) for look in game.state.looking)


@book.definition(
    "1.10.2c#sentence-2",
    _once_and_for_all,
    "一度見始めたカードは、見ることを認められた場所を離れても見ていられるとする読み方",
)
def looks_still(game: Game, player: int, object_id: int) -> bool:
    """A player may look at a card until it is no longer in the place where looking at it began."""
    return _look(game, player, object_id) in game.state.looking


def look_where_allowed(game: Game) -> None:
    """Let players begin to look at the private objects that continuous effects let them look at, if they choose to."""
    for effect, active_effect in of_kind(game, MayLook):
        player = active_effect.context.controller
        for object_id in effect.where.objects(game, active_effect.context) if player in game.playing else ():
            if not sees(game, player, object_id) and _agrees(game, player):
                note(game, Looks(by="fab:1.10.2c", look=_look(game, player, object_id)))


def _agrees(game: Game, player: int) -> bool:
    return game.pick(player, "look", [Answer(True), Answer(False)], "fab:1.10.2c").is_yes


def _look(game: Game, player: int, object_id: int) -> Look:
    """Return a look at an object in its current zone and, in a deck, at its current position."""
    zone = game.object(object_id).zone
    index = game.state.zones[zone].index(object_id) if zone.name == "deck" else 0
    return Look(player, object_id, zone, index)
