"""Players that an effect refers to, as its controller sees them, in the words of cards."""

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.players import players_of
from rulesdb.engine.kernel.cards.roles import Players
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.players import ControllersOf, Everyone, Opponents, You


class EveryHero(Players, frozen=True):
    """The players of all heroes, who do what card text tells heroes to do (1.1.2b)."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the players, clockwise from the controller."""
        heroes = (game.hero(player) for player in game.clockwise(context.controller))
        return players_of(game, tuple(hero for hero in heroes if hero is not None))


class AttackingPlayer(Players, frozen=True):
    """The player who controls the attack of the active chain link."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the player, or nothing if there is no active chain link."""
        return () if game.link is None else (game.link.controller,)


PHRASES = (
    phrase(EveryHero, "各ヒーロー"),
    phrase(AttackingPlayer, "攻撃しているプレイヤー"),
    phrase(You, "あなた"),
    phrase(Opponents, "対戦相手"),
    phrase(ControllersOf, "{what:any}のコントローラー"),
    phrase(Everyone, "すべてのプレイヤー"),
)
