"""The stage of Magic in which players announce what is on the stack as a situation begins."""

from msgspec.structs import replace

from rulesdb.engine.kernel.play.costs import ask_for_x
from rulesdb.engine.kernel.play.declarations import declare_modes
from rulesdb.engine.mtg.contexts import Declared
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt, lacks_targets_of_mode
from rulesdb.engine.mtg.rules.playing import announce_costs, announce_modes, announce_targets, keep_priority
from rulesdb.engine.mtg.rules.total_costs import has_x
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import Layer
from rulesdb.situations.announcements import ANNOUNCING, HIGHEST_X, announcing

FREE = Declared(is_free=True)
"""What stands for declarations that are still to be made."""


def _declare(game: Game, player: int, layer: int) -> None:
    """Let the player of a spell or ability announce optional costs, X, modes and targets (409.1b, 409.1c)."""
    info = game.object(layer).layer
    assert info is not None
    attempt = Attempt(player, layer, info.source, by_effect=True)
    attempt.declare(game, Declared())
    if info.category == "card":
        announce_costs(game, attempt)
        if has_x(game, attempt):
            attempt.declare_also(game, x=ask_for_x(game, player, HIGHEST_X, announce_modes.id))
    declare_modes(game, attempt, lacks_targets_of_mode, announce_modes.id)
    announce_targets(game, attempt)


def layer_of_card(object_id: int) -> Layer:
    """Return the data of a spell whose declarations are still to be made."""
    return Layer("card", object_id, FREE, played_from="hand")


RULES = replace(MTG, stages={**MTG.stages, ANNOUNCING: announcing(_declare, keep_priority)})
"""The rules of Magic, with the stage of the declarations."""
