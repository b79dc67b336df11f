"""Players that an effect refers to, as its controller sees them, in the words of cards."""

from rulesdb.engine.kernel.cards.roles import Objects, Players
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.players import Everyone, Opponents, You
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.game import Game


class PlayersOf(Players, frozen=True):
    """The players who are among some objects: target players are among them as records."""

    what: Objects
    """The objects."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the players."""
        return tuple(game.player_of(one) for one in self.what.objects(game, context))


PHRASES = (
    phrase(You, "あなた"),
    phrase(Opponents, "対戦相手"),
    phrase(PlayersOf, "{what:any}であるプレイヤー"),
    phrase(Everyone, "すべてのプレイヤー"),
)
