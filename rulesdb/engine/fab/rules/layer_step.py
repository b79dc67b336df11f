"""The Layer Step, which begins when an attack added to the stack opens the combat chain (7.0.2a)."""

from rulesdb.engine.fab.events import Began
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attacks import is_attack
from rulesdb.engine.kernel.process.pipeline import happen


def begin_layer_step(game: Game, layer: int, player: int) -> None:
    """Begin the Layer Step if the layer that a player added to the stack is an attack."""
    if is_attack(game, layer):
        happen(game, Began(by="fab:7.0.2a", what="combat:layer", player=player))
