"""The end of a game (102)."""

from rulesdb.engine.kernel.turn.start_and_end import EndRules
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.game import Game


@book.step("102.3")
def lose(game: Game, players: tuple[int, ...]) -> None:
    """Players lose; whose opponents have all lost wins, and if all lose at once the game is a draw."""
    _END.lose(game, players, "mtg:102.2")


def _goes_on(_game: Game, _players: tuple[int, ...]) -> None:
    """Do nothing: a game of two players is over when one of them has lost."""


_END = EndRules[Game](last_player=lose.id, draw=lose.id, leave=_goes_on)
