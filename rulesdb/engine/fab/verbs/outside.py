"""Instructions that involve only elements outside the game (1.9.1a)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrases
from rulesdb.engine.kernel.process.pipeline import happen


class OutsideGame(Discrete, frozen=True):
    """Do something outside the game that involves nothing in the game (1.9.1a)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ゲームの外での出来事", "1.9.1a")}

    doing: type[Event]
    """Kind of event that the same instruction would be in the game."""

    def generate(self, game: Game, context: Context) -> bool:
        """Make the event outside the game."""
        return happen(game, events.OccurOutside(by="fab:1.9.1a", source=context.source, doing=self.doing))


PHRASES = (*phrases(OutsideGame, "ゲームの外で、{doing}"),)
