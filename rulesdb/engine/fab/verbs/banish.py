"""Banishing objects (8.5.1)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import CHOSEN, Discrete, Target
from rulesdb.engine.fab.cards import RestrictedAction
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects


class BanishObjects(EffectOnObjects, Discrete, frozen=True):
    """Banish objects (8.5.1)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("追放", "8.5.1")}

    rule: ClassVar[str] = "fab:8.5.1"
    action: ClassVar[RestrictedAction] = "banish"
    event_class = events.Banish
    target: Target | None = None
    """The target phrase; None for an effect without targets."""
    is_public: bool = True
    """Whether the objects are banished face up."""

    def event(self, game: Game, context: Context, object_id: int) -> events.Banish:
        """Return the event by which an object is banished."""
        return events.Banish(by=self.rule, source=context.source, object=object_id, is_public=self.is_public)


PHRASES = (
    *inflected(BanishObjects, f"{CHOSEN}を<裏向きに@is_public>追放する", TE, "する~して"),
    *inflected(BanishObjects, "{what}を<裏向きに@is_public>追放する", TE, "する~して"),
    *inflected(BanishObjects, "{target}を<裏向きに@is_public>追放する", TE, "する~して"),
)
