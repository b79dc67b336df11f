"""Tapping and untapping objects."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects


class TapEffect(EffectOnObjects, frozen=True):
    """Tap objects that are untapped, or untap objects that are tapped."""

    is_tapped: ClassVar[bool] = True
    """Whether the objects become tapped; False for untapped."""

    def can_change(self, game: UntypedGame, object_id: int) -> bool:
        """Whether an object has the other status."""
        return bool(game.last_known(object_id).is_tapped != self.is_tapped)

    def found(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the effect's objects that no restriction protects and that have the other status."""
        return tuple(object_id for object_id in super().found(game, context) if self.can_change(game, object_id))

    def event(self, game: AnyGame, context: AnyContext, object_id: int) -> Event:
        """Return the event of one of the objects."""
        return Tapped(by=self.rule, source=context.source, object=object_id, is_tapped=self.is_tapped)
