"""Filters for cards outside the game, which an ability of a hero admits to a card-pool (5.4.3)."""

from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.kernel.cards.roles import CardFilter
from rulesdb.engine.kernel.language.phrases import phrase


class IsSpecialized(CardFilter, frozen=True):
    """The card has specialization for any hero (8.3.7)."""

    def admits(self, card: Card) -> bool:
        """Whether the card has the keyword specialization."""
        return any(isinstance(ability, Specialization) for ability in card.abilities)


class IsOfSupertype(CardFilter, frozen=True):
    """The card has a supertype (2.11)."""

    supertype: str
    """Supertype that the card must have, perhaps beside others."""

    def admits(self, card: Card) -> bool:
        """Whether the card has the supertype."""
        return self.supertype in card.supertypes


PHRASES = (phrase(IsSpecialized, "特化を持つ"), phrase(IsOfSupertype, "スーパータイプが「{supertype}」の"))
