"""Continuous effects that increase or reduce what spells cost (409.1f)."""

from rulesdb.engine.kernel.cards.roles import ContinuousEffect, Filter
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.mtg.mana import symbols_of


class CostChange(ContinuousEffect, frozen=True):
    """The total cost of spells is changed by an amount of mana."""

    what: Filter
    """Condition on the spell."""
    mana: str
    """Mana in symbols, such as ``{2}``."""

    def __post_init__(self) -> None:
        """Raise PartError for mana that is not in symbols."""
        super().__post_init__()
        symbols_of(self.mana)


CostsMore = row(CostChange, "CostsMore", "Spells cost more.")
CostsLess = row(CostChange, "CostsLess", "Spells cost less.")


PHRASES = (
    phrase(CostsMore, "{what:noun}をプレイするコストは、「{mana}」多くなる"),
    phrase(CostsLess, "{what:noun}をプレイするコストは、「{mana}」少なくなる"),
)
