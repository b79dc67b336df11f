"""The stage of Flesh and Blood in which players declare what is on the stack as a situation begins."""

from msgspec.structs import replace

from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.attacks import begin_layer_step
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.rules.playing.declaring import declare_modes_and_targets, declare_optional_costs, declare_x
from rulesdb.engine.fab.rules.playing.playing import regain_priority
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import Layer
from rulesdb.engine.kernel.play.costs import ask_for_x
from rulesdb.situations.announcements import ANNOUNCING, HIGHEST_X, announcing


def _declare(game: Game, player: int, layer: int) -> None:
    """Let the player of a card declare optional costs, X, modes and targets (5.1.3, 5.1.4)."""
    attempt = Attempt(player, layer, layer)
    attempt.declare(game, Declared())
    if isinstance(game.object(layer).card.cost, str):
        attempt.declare_also(game, x=ask_for_x(game, player, HIGHEST_X, declare_x.id))
    declare_optional_costs(game, attempt)
    declare_modes_and_targets(game, attempt)
    begin_layer_step(game, layer, player)


def layer_of_card(object_id: int) -> Layer:
    """Return the data of a card on the stack whose declarations are still to be made."""
    return Layer("card", object_id, Declared(is_free=True))


RULES = replace(FAB, stages={**FAB.stages, ANNOUNCING: announcing(_declare, regain_priority)})
"""The rules of Flesh and Blood, with the stage of the declarations."""
