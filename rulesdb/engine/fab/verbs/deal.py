"""Dealing damage (8.5.3)."""

from typing import ClassVar, Literal

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.instructions import specified_source
from rulesdb.engine.kernel.cards.roles import Amount, Objects, valued
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.pipeline import happen_all
from rulesdb.engine.kernel.verbs.deal import DamageEffect

EffectDamage = Literal["generic", "arcane"]
"""Types of damage that effects deal."""


class DealDamage(DamageEffect, Discrete, frozen=True):
    """Deal damage (8.5.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ダメージを与える効果", "8.5.3")}

    rule: ClassVar[str] = "fab:8.5.3"
    damage: EffectDamage = "generic"
    """Type of the damage."""
    target: Target | None = None
    """Phrase with the word target; None if the damage is not dealt to targets."""
    dealer: Objects | None = None
    """The source of the damage, None for that of the effect (1.8.1a)."""

    def __post_init__(self) -> None:
        """Raise PartError for another source of damage that is dealt to targets."""
        super().__post_init__()
        if self.dealer is not None and self.to is None:
            raise PartError("DealDamage", "dealer", "it belongs to damage that is not dealt to targets")

    def dealt(self, game: Game, context: Context, object_id: int, amount: int) -> events.Deal:
        """Return the event of damage of the type."""
        source = specified_source(context.source, game, context, self.dealer)
        return events.Deal(by=self.rule, source=source, object=object_id, amount=amount, damage=self.damage)


class DealBoth(Discrete, frozen=True):
    """Deal damage of two types at once (8.5.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ダメージを与える効果", "8.5.3")}

    to: Objects
    """Objects that are dealt the damage."""
    amount: Amount
    """Amount of damage of the first type, from 0."""
    damage: EffectDamage
    """The first type of damage."""
    more: Amount
    """Amount of damage of the second type, from 0."""
    other: EffectDamage
    """The second type of damage."""

    def generate(self, game: Game, context: Context) -> bool:
        """Deal the damage of both types to every object."""
        points = ((self.damage, valued(game, self.amount, context)), (self.other, valued(game, self.more, context)))
        dealt = [
            events.Deal(by="fab:8.5.3", source=context.source, object=object_id, amount=amount, damage=damage)
            for object_id in self.to.objects(game, context)
            for damage, amount in points
        ]
        return happen_all(game, "deal", dealt)


PHRASES = (
    *inflected(DealDamage, "{to}に{amount}点の{damage}ダメージを与える", TE, "る~て"),
    *inflected(DealBoth, "{to}に{amount}点の{damage}ダメージと{more}点の{other}ダメージを同時に与える", TE, "る~て"),
    *inflected(DealDamage, "{dealer}が、{to}に{amount}点の{damage}ダメージを与える", TE, "る~て"),
    *inflected(DealDamage, "{target}に{amount}点の{damage}ダメージを与える", TE, "る~て"),
)
