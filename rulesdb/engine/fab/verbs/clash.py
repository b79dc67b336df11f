"""Clashes (8.5.45)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.effects.properties import value_of
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.pipeline import happen, happen_all


class Clash(Discrete, frozen=True):
    """Clash with heroes (8.5.45)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("激突", "8.5.45")}

    opponents: Objects
    """The other clashing heroes."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the clashing players reveal the top cards of their decks; the one with the greatest power wins.

        If a player who would fail to win clashes again instead, that clash decides who wins.
        """
        others = (game.player_of(hero) for hero in self.opponents.objects(game, context))
        players = tuple(dict.fromkeys((context.controller, *others)))
        if len(players) == 1:
            return False
        happen(game, events.Clashed(by="fab:8.5.45", source=context.source, players=players))
        tops = {player: game.zone("deck", player)[0] for player in players if game.zone("deck", player)}
        shown = [Revealed(by="fab:8.5.45", source=context.source, object=card) for card in tops.values()]
        is_done = happen_all(game, "reveal", shown)
        winner, since = _winner(game, tops), len(game.events)
        for player in players:
            if player != winner and not _has_clashed(game, since):
                revealed = tuple(tops.values())
                happen(game, events.FailedClash(by="fab:8.5.45", player=player, players=players, revealed=revealed))
        if winner is not None and not _has_clashed(game, since):
            happen(game, events.WonClash(by="fab:8.5.45a", player=winner, object=tops[winner]))
        return is_done


def _winner(game: Game, tops: dict[int, int]) -> int | None:
    """Return the player whose revealed card has more power than every other, None if there is none."""
    powers = {player: value_of(game, "power", card) for player, card in tops.items()}
    best = max((power for power in powers.values() if power is not None), default=None)
    found = [player for player, power in powers.items() if power is not None and power == best]
    return found[0] if len(found) == 1 else None


def _has_clashed(game: Game, since: int) -> bool:
    """Whether players have clashed since some event of the process, by its index."""
    return any(isinstance(event, events.Clashed) for event in game.events[since:])


PHRASES = (*inflected(Clash, "{opponents}と激突を行う", TE, "う~って"),)
