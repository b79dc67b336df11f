"""Dealing damage (417)."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.deal import DamageEffect
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.damage import Deal
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.filters import PLAY


class DealDamage(DamageEffect, frozen=True):
    """The source of the effect deals damage."""

    rule: ClassVar[str] = "mtg:417.1"
    acts_in: ClassVar[frozenset[str] | None] = PLAY | {"player"}
    damage: str = ""
    """Type of the damage; Magic has none."""
    target: Target | None = None
    """Phrase with the word target, None if the damage is not dealt to targets."""

    def dealt(self, game: Game, context: Context, object_id: int, amount: int) -> Deal:
        """Return the event of an amount of damage to an object."""
        return Deal(by=self.rule, source=context.source, object=object_id, amount=amount)


PHRASES = (
    *inflected(DealDamage, "{to}に{amount}点のダメージを与える", TE, "る~て"),
    *inflected(DealDamage, "{target}に{amount}点のダメージを与える", TE, "る~て"),
)
