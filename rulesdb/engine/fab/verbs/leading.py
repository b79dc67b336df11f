"""Effects of leading abilities, to which following abilities refer (1.7.6)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.leading import LeadingEffect


class Leading(LeadingEffect, Discrete, frozen=True):
    """Generate an effect to whose cards following abilities refer by a name (1.7.6)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("先行能力", "1.7.6")}

    rule: ClassVar[str] = "fab:1.7.6"
    effect: Discrete
    """The effect."""

    def discards_source(self, game: Game, context: Context) -> bool:
        """Whether the effect could discard its own source."""
        return self.effect.discards_source(game, context)


PHRASES = (phrase(Leading, "先行「{name}」として({effect})"),)
