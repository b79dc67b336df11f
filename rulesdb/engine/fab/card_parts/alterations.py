"""Effects that make objects copies of others, or give their control to a player, as data (stages 1 and 2 of 6.3.2)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.object_effects import of_objects
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.object_properties import IsCopy, copyable
from rulesdb.engine.kernel.effects.alterations import ControlEffect, CopyEffect


class BecomesCopy(CopyEffect, frozen=True):
    """Objects become copies of another object (8.5.25)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("コピーになる効果", "8.5.25", "6.3.2")}

    rule: ClassVar[str] = "fab:8.5.25"
    in_force = IsCopy

    def copied(self, game: Game, object_id: int) -> Card:
        """Return the copyable properties of an object."""
        return copyable(game, object_id)


class GainsControl(ControlEffect, frozen=True):
    """The controller of the effect gains control of objects (8.5.35)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("コントロールを得る効果", "8.5.35", "6.3.2")}

    rule: ClassVar[str] = "fab:8.5.35"


PHRASES = (
    *of_objects(BecomesCopy, "{of:any}のコピーになる"),
    *of_objects(BecomesCopy, "{of:any}のうち無作為に1つのコピーになる", at_random=True),
    *of_objects(GainsControl, "コントローラーがあなたになる"),
)
