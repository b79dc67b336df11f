"""The objects of a leading ability, to which a following ability refers (1.7.6)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.connected import referred_objects
from rulesdb.engine.fab.verbs.sequences import OfLeadingEffect
from rulesdb.engine.kernel.language.phrases import ANY, phrase


class OfLeading(OfLeadingEffect, frozen=True):
    """The cards that the effect of a leading ability has moved (1.7.6)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("後続能力", "1.7.6")}

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards, unless the ability cannot refer to them."""
        return referred_objects(game, (context, self.name))


PHRASES = (
    phrase(OfLeading, "先行「{name}」のすべてのカード"),
    phrase(OfLeading, "先行「{name}」のカード", ANY),
)
