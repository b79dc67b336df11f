"""Ending a game (4.5)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Lose, Over
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.happening import happen, note


@book.step("4.5.3")
def lose(game: Game, players: tuple[int, ...]) -> None:
    """Players lose; the last one left wins, and where nobody is left it is a draw."""
    happen(game, Lose(by=lose.id, players=players))
    left = game.playing
    if len(left) <= 1:
        note(game, Over(by="fab:4.5.2", winners=left))
