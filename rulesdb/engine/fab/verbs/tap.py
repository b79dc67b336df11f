"""Tapping and untapping permanents (8.5.55, 8.5.56)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import CHOSEN, Discrete, Target
from rulesdb.engine.fab.cards import RestrictedAction
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.permanents import statuses
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.tap import TapEffect


class TapPermanents(TapEffect, Discrete, frozen=True):
    """Tap permanents (8.5.55); what is tapped already stays so."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("タップする効果", "8.5.55", "1.3.3b")}

    rule: ClassVar[str] = "fab:8.5.55"
    action: ClassVar[RestrictedAction] = "tap"
    event_class = events.Tapped
    target: Target | None = None
    """Phrase with the word target; None if the permanents are no targets."""

    def can_change(self, game: Game, object_id: int) -> bool:
        """Whether an object is an untapped permanent."""
        return "untapped" in statuses(game.object(object_id))


class UntapPermanents(TapEffect, Discrete, frozen=True):
    """Untap permanents (8.5.56); what is untapped already stays so."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("アンタップする効果", "8.5.56", "1.3.3b")}

    rule: ClassVar[str] = "fab:8.5.56"
    action: ClassVar[RestrictedAction] = "untap"
    event_class = events.Tapped
    is_tapped: ClassVar[bool] = False
    target: Target | None = None
    """Phrase with the word target; None if the permanents are no targets."""

    def can_change(self, game: Game, object_id: int) -> bool:
        """Whether an object is a tapped permanent."""
        return "tapped" in statuses(game.object(object_id))


PHRASES = (
    *inflected(TapPermanents, f"{CHOSEN}をタップする", TE, "する~して"),
    *inflected(TapPermanents, "{what}をタップする", TE, "する~して"),
    *inflected(TapPermanents, "{target}をタップする", TE, "する~して"),
    *inflected(UntapPermanents, f"{CHOSEN}をアンタップする", TE, "する~して"),
    *inflected(UntapPermanents, "{what}をアンタップする", TE, "する~して"),
    *inflected(UntapPermanents, "{target}をアンタップする", TE, "する~して"),
)
