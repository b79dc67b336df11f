"""Closing the combat chain by an effect (7.7.2)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.pipeline import happen


class CloseChain(Discrete, frozen=True):
    """Close the combat chain (7.7.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("戦闘チェインを閉じる効果", "7.7.2")}

    def generate(self, game: Game, context: Context) -> bool:
        """Close the combat chain if it is open."""
        return bool(game.state.combat) and happen(game, events.Closing(by="fab:7.7.2", source=context.source))


PHRASES = (*inflected(CloseChain, "戦闘チェインを閉じる", TE, "る~て"),)
