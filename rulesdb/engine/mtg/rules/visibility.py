"""Visibility of objects to players (217, 504.3): public ones, their own, and the faces of face-down ones."""

from rulesdb.engine.kernel.defaults import never
from rulesdb.engine.kernel.turn.visibility import SightRules
from rulesdb.engine.mtg.events.zones import ZONES
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.faces import may_look_at_face

_SIGHT = SightRules[Game](ZONES, looks_still=never)


def may_look_at(game: Game, player: int, object_id: int) -> bool:
    """Whether a player may look at the face of the card that an object is."""
    item = game.object(object_id)
    return _SIGHT.sees(game, player, object_id) if item.face is None else may_look_at_face(item, player)
