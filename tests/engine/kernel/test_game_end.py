"""The end of a made-up game of three players."""

import pytest
from support.engine.spell_duel import Duel, duel

from rulesdb.engine.kernel.event_kinds.turn_events import Lose
from rulesdb.engine.kernel.turn.game_end import EndRules


@pytest.mark.parametrize(("losers", "left", "winners"), [((0,), [(0,)], None), ((0, 2), [], (1,)), ((0, 1, 2), [], ())])
def test_the_last_player_wins(losers: tuple[int, ...], left: list[tuple[int, ...]], winners: object) -> None:
    """While two are left, the losers leave the game; if nobody is left, the game is a draw by its own rule."""
    gone: list[tuple[int, ...]] = []
    rules = EndRules[Duel]("duel:8", "duel:9", lambda _game, players: gone.append(players))
    game = duel()
    rules.lose(game, losers, "duel:7")
    assert game.events[0] == Lose(by="duel:7", players=losers)
    assert gone == left
    assert game.state.winners == winners
    assert winners is None or game.events[1].by == ("duel:8" if winners else "duel:9")
