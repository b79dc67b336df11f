"""Verbs on the course of a game: extra turns (4.0.3c), and winning, losing and drawing it (4.5)."""

from rulesdb.engine.fab import events
from rulesdb.engine.fab.book import verb
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.turn.end_of_game import draw_by_effect, lose_by_effect, win
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Players
from rulesdb.engine.kernel.language.phrases import TE, DeclaredRows, inflected
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.verbs.generation import players


class TakeExtraTurn(DiscreteEffect, frozen=True):
    """Take an extra turn after the present one (4.0.3c)."""

    who: Players | None = None
    """The players, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Give an extra turn to every player."""
        for player in players(game, self.who, context):
            happen(game, events.ExtraTurn(by="fab:4.0.3c", source=context.source, player=player))
        return True


class WinGame(DiscreteEffect, frozen=True):
    """Win the game (4.5.2b)."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller win."""
        win(game, context.controller, "fab:4.5.2b")
        return True


class LoseGame(DiscreteEffect, frozen=True):
    """Lose the game (4.5.3b)."""

    who: Players | None = None
    """The players, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the players lose."""
        lose_by_effect(game, players(game, self.who, context))
        return True


class DrawGame(DiscreteEffect, frozen=True):
    """The game is a draw (4.5.4b)."""

    def generate(self, game: Game, context: Context) -> bool:
        """End the game in a draw for the remaining players."""
        draw_by_effect(game)
        return True


VERBS = {
    TakeExtraTurn: verb("追加のターン", "4.0.3c"),
    WinGame: verb("勝利する効果", "4.5.2b"),
    LoseGame: verb("敗北する効果", "4.5.3b"),
    DrawGame: verb("引き分けにする効果", "4.5.4b"),
}
PHRASES: list[DeclaredRows] = [
    *inflected(TakeExtraTurn, "[{who}は、]このターンの後に追加のターンを得る", TE, "る~て"),
    *inflected(WinGame, "ゲームに勝利する", TE, "する~して"),
    *inflected(LoseGame, "[{who}は、]ゲームに敗北する", TE, "する~して"),
    *inflected(DrawGame, "ゲームを引き分けにする", TE, "する~して"),
]
