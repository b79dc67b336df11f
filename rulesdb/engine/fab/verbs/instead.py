"""Self-replacement effects (6.4.7)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Replacement, StateCondition
from rulesdb.engine.kernel.language.phrases import phrase


class Instead(Discrete, frozen=True):
    """Replace the event of the preceding effect if a condition is met (6.4.7)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("自己置換効果", "6.4.7"), "first": by("前に起こること", "6.4.1a")}

    condition: StateCondition
    """Condition of the replacement."""
    instead: Replacement
    """The event that happens instead."""
    first: Replacement | None = None
    """The event that happens before the replaced one, None for none."""

    def generate(self, game: Game, context: Context) -> bool:
        """Do nothing: it is in force while the preceding effect is generated (``rules/effects/discrete.py``)."""
        return False


PHRASES = (phrase(Instead, "{condition}なら、<まず{first}。その後、>代わりに{instead}"),)
