"""Sacrificing permanents."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects
from rulesdb.engine.mtg.events.cards import Sacrifice
from rulesdb.engine.mtg.selection.filters import PLAY


class SacrificePermanents(EffectOnObjects, frozen=True):
    """Let players sacrifice permanents that they control."""

    rule: ClassVar[str] = "mtg:417.1"
    action: ClassVar[str] = "sacrifice"
    event_class = Sacrifice
    acts_in: ClassVar[frozenset[str] | None] = PLAY

    def found(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the permanents that the player who sacrifices controls."""
        return tuple(
            one for one in super().found(game, context) if game.last_known(one).controller == context.controller
        )


PHRASES = (
    *inflected(SacrificePermanents, "{what}を生け贄に捧げる", TE, "る~て"),
    *inflected(SacrificePermanents, "[{who}は、]{what:any}のうち{amount}つを生け贄に捧げる", TE, "る~て"),
)
