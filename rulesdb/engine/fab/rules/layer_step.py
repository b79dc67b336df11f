"""Opening the combat chain (7.0.2a)."""

from rulesdb.engine.fab.continuous import is_attack
from rulesdb.engine.fab.event_pipeline import happen
from rulesdb.engine.fab.events import Began
from rulesdb.engine.fab.game import Game


def begin_layer_step(game: Game, layer: int, player: int) -> None:
    """An attack that a player has added to the stack begins the Layer Step; any other layer does not."""
    if is_attack(game, layer):
        happen(game, Began(by="fab:7.0.2a", what="combat:layer", player=player))
