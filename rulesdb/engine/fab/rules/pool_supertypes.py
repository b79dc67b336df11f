"""The supertypes that decide whether a card may be in a card-pool (2.11.1, 2.14.1b)."""

from itertools import product

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.type_keywords import talents

Supertypes = frozenset[str]
Sets = tuple[Supertypes, ...]


def _without_talents(supertypes: Supertypes) -> Supertypes:
    return supertypes - talents()


@book.definition(
    "2.11.1#sentence-2", _without_talents, "カードプールに入れられるかどうかは、クラスだけで決まるとする読み方"
)
def deciding(supertypes: Supertypes) -> Supertypes:
    """The supertypes of a card determine whether it may be in a player's card-pool."""
    return supertypes


@book.definition(
    "2.14.1b#sentence-2",
    lambda sets: sets[:1],
    "混成カードは、先に書かれたセットが合うときだけ入れられるとする読み方",
)
def any_of(sets: Sets) -> Sets:
    """A hybrid card may be included as though it had only one of its sets of supertypes, whichever it is."""
    return sets


def _mixed(sets: Sets, card: Card) -> Sets:
    return (*sets, *map(frozenset, product(card.supertypes, card.hybrid)))


@book.definition(
    "2.14.1b#sentence-3", _mixed, "混成カードは両方のセットを持つので、両方から1つずつ合うだけでもよいとする読み方"
)
def not_as_both(sets: Sets, _card: Card) -> Sets:
    """A hybrid card is not included as though it had both sets."""
    return sets
