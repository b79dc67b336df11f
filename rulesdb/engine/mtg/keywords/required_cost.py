"""Printed additional costs of spells, which are no keyword but stand where keywords stand (409.1b, 424)."""

from collections.abc import Iterator
from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Keyword
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AdditionalCost, Attempt


class RequiredCost(Keyword, frozen=True):
    """An additional cost that must be paid to play the card."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("追加コスト", "409.1b")}

    cost: Cost
    """The cost."""


def additional_costs(game: Game, attempt: Attempt) -> Iterator[AdditionalCost]:
    """Yield the printed additional costs of a card."""
    for ability in game.object(attempt.layer).card.abilities:
        if isinstance(ability, RequiredCost):
            yield AdditionalCost("追加コスト", ability.cost, is_optional=False)


PHRASES = (phrase(RequiredCost, "これをプレイするための追加コスト: {cost}"),)
