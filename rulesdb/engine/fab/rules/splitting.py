"""Split-cards (9.2) as they are played: one half, or with meld (8.3.38) both."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Meld
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards import Ability


def ways_to_play(card: Card) -> dict[tuple[int, ...], Card]:
    """Return a card's possible forms on the stack, by the indices of the halves played; () if it has no halves."""
    if not card.halves:
        return {(): card}
    ways: dict[tuple[int, ...], Card] = {(index,): _half(card, half) for index, half in enumerate(card.halves)}
    if may_be_melded(card):
        ways[tuple(range(len(card.halves)))] = _melded(card)
    return ways


@book.filter("5.1.2c#sentence-2")
def may_be_melded(card: Card) -> bool:
    """The player of a split-card with meld may declare that both halves are played."""
    return any(isinstance(ability, Meld) for ability in card.abilities)


def _half(card: Card, half: Card) -> Card:
    """Return a card with the name, the type box and the text box of one half alone (9.2.3)."""
    return replace(
        card,
        name=half.name,
        types=half.types,
        subtypes=half.subtypes,
        supertypes=half.supertypes,
        abilities=half.abilities,
        halves=(),
    )


def _melded(card: Card) -> Card:
    """Return a card with the types, subtypes, supertypes and abilities of both halves (8.3.38)."""
    abilities: tuple[Ability, ...] = tuple(ability for half in card.halves for ability in half.abilities)
    return replace(
        card,
        types=frozenset().union(*(half.types for half in card.halves)),
        subtypes=frozenset().union(*(half.subtypes for half in card.halves)),
        supertypes=frozenset().union(*(half.supertypes for half in card.halves)),
        abilities=abilities,
        halves=(),
    )


def played_as(item: Object, halves: tuple[int, ...]) -> Object:
    """Return an object whose card is played with ``halves``; the object keeps the whole split-card in ``whole``."""
    return replace(item, card=ways_to_play(item.card)[halves], whole=item.card)


def melded_halves(item: Object) -> tuple[Card, ...]:
    """Return the left and the right half of a melded split-card; none for any other object."""
    if item.whole is None or item.layer is None or len(item.layer.declared.halves) != len(item.whole.halves):
        return ()
    return item.whole.halves


@book.transform("8.3.38")
def cost_of_halves(base: int, declared: Declared) -> int:
    """A melded card costs twice its base cost, before anything increases or reduces it."""
    return base * max(1, len(declared.halves))
