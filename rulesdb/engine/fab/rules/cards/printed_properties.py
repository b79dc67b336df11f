"""Printed properties of cards: keywords, names and numeric values (2.2 to 2.15), with which every object begins."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.cards.names import printed_name
from rulesdb.engine.fab.rules.cards.numbers import printed_number
from rulesdb.engine.fab.rules.cards.type_box import TRAITS
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.book import remembered


@book.law
def printed_properties(card: Card) -> Properties:
    """The printed properties of a card; words in the line of traits that are no traits are supertypes."""
    return Properties(
        name=printed_name(card),
        metatypes=card.metatypes,
        types=card.types,
        subtypes=card.subtypes,
        supertypes=card.supertypes | card.hybrid | (card.traits - TRAITS),
        traits=card.traits & TRAITS,
        abilities=card.abilities,
        cost=printed_number(card.cost),
        pitch=printed_number(card.pitch),
        power=printed_number(card.power),
        defense=printed_number(card.defense),
        life=printed_number(card.life),
        intellect=printed_number(card.intellect) if card.types & HEROES else None,
    )


HEROES = frozenset({"hero", "demi-hero"})
"""The types of cards that have the property intellect."""
properties_of_card = remembered(printed_properties)
"""Return the printed properties of a card, computed once; every object that it becomes has them in every state."""
