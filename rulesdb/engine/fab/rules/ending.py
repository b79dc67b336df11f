"""Ending a game (4.5)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Cease, Clear, Unpended
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.players import win_together
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.game_end import EndRules


@book.step("4.5.3#sentence-1")
def lose(game: Game, players: tuple[int, ...], by: str) -> None:
    """Players lose the game by a rule; the last party left wins, and the game is a draw if no player is left."""
    _END.lose(game, players, by)


@book.step("4.5.1a#sentence-2")
def leave(game: Game, players: tuple[int, ...]) -> None:
    """Objects controlled by players who lost are cleared, then objects that they own leave the game, if it goes on.

    Layer-continuous effects of these players go on until they expire; their pending triggered-layers are removed.
    """
    controlled = tuple(item.id for item in game.objects() if item.controller in players)
    if controlled:
        happen(game, Clear(by=leave.id, objects=controlled))
    for object_id in [item.id for item in game.objects() if item.owner in players]:
        happen(game, Cease(by=leave.id, object=object_id))
    others = tuple(pending for pending in game.state.pending if pending.controller not in players)
    note(game, Unpended(by=leave.id, pending=others))


_END = EndRules[Game](last_player="fab:4.5.2", draw="fab:4.5.4a", leave=leave, win_together=win_together)
"""The rules by which a game ends (4.5)."""
