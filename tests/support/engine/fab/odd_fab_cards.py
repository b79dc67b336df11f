"""Odd cards for random games: abilities that the phrase tables allow, put together at random from a seed."""

from random import Random
from typing import NamedTuple

from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Resolution, Triggered
from rulesdb.engine.fab.cards import Card, CardType, Subtype
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.objects.card_pool import rules_against_card
from rulesdb.engine.fab.sample_cards.small_cards import hero
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import EngineError
from support.engine.fab.random_fab_values import VALUES
from support.engine.random_values import Seeded

DEEPEST = 3
MOST_ABILITIES = 2
HERO = hero("英雄")
WITH_EFFECTS = (Resolution, Resolution, Triggered, Activated, Continuous)


class Frame(NamedTuple):
    """What a card is, but for its numbers and abilities."""

    type: CardType
    """Its type."""
    subtype: Subtype | None = None
    """Its subtype, None for none."""
    has_defense: bool = True
    """Whether it has defense."""


FRAMES = (
    *(Frame("action", "attack"),) * 3,
    Frame("action"),
    Frame("action", "item"),
    Frame("action", "aura"),
    Frame("instant", has_defense=False),
    Frame("attack reaction"),
    Frame("defense reaction"),
)


def odd_cards(count: int, seed: int) -> tuple[Card, ...]:
    """Return cards with abilities of every kind, the same ones for the same seed."""
    choices = Seeded(Random(seed))  # noqa: S311  (cards for tests, not a secret)
    cards: list[Card] = []
    while len(cards) < count:
        card = _odd_card(choices, f"異形{len(cards)}")
        if card is not None and not rules_against_card(card, HERO, "deck"):
            cards.append(card)
    return tuple(cards)


def _odd_card(choices: Seeded, name: str) -> Card | None:
    """Return a card, None if its abilities cannot be on it, or are not said."""
    kinds = [choices.one_of((Ability, *WITH_EFFECTS)) for _ in range(choices.between(1, MOST_ABILITIES))]
    abilities = tuple(VALUES.record(choices, kind, DEEPEST) for kind in kinds)
    frame = choices.one_of(FRAMES)
    try:
        card = Card(
            name,
            frozenset({frame.type}),
            frozenset({frame.subtype}) if frame.subtype else frozenset(),
            cost=choices.number(),
            pitch=choices.between(1, 3),
            power=choices.between(1, 6) if frame.subtype == "attack" else None,
            defense=choices.between(1, 4) if frame.has_defense else None,
            abilities=abilities,
        )
        printer().say(card)
    except EngineError:
        return None
    return card
