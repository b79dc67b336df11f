"""Random values of the card language of Magic."""

from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language.vocabulary import vocabulary
from support.engine.random_values import Choices, Values

_COSTS = ("{0}", "{1}", "{2}", "{R}", "{1}{G}", "{2}{R}", "{X}{R}")


def mana(choices: Choices) -> str:
    """Return mana in symbols."""
    return choices.one_of(_COSTS)


VALUES = Values("mtg", vocabulary, {(Cost, "mana"): mana, (Card, "mana_cost"): mana}, leaves_unsaid=True)
"""The values that cards of Magic have."""
