"""Cards outside the game that are meant: those that an ability of a hero admits to a card-pool (5.4.3)."""

from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.card_parts.roles import CardFilter
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.kernel.phrases import phrase


class IsSpecialized(CardFilter, frozen=True):
    """It has specialization (8.3.7), for whichever hero."""

    def admits(self, card: Card) -> bool:
        """Whether the card has the keyword."""
        return any(isinstance(ability, Specialization) for ability in card.abilities)


PHRASES = (phrase(IsSpecialized, "特化を持つ"),)
