"""The roles of values on a card that have rules of their own, and marks of other kinds."""

from functools import lru_cache

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.abilities import effects_within, with_parts
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Modes, StateCondition


class DefendingCondition(StateCondition, frozen=True):
    """The parent of conditions that the source defends (1.7.4a)."""


class OfFaceDown:
    """The mark of a filter for objects that lie face down."""

    __slots__ = ()


class OfEvent:
    """The mark of a selection of what takes part in the event that triggers an effect or is replaced."""

    __slots__ = ()


class OfAttack(OfEvent):
    """The mark of one of what attacks, or is attacked or hit."""

    __slots__ = ()


class OfClash(OfEvent):
    """The mark of one of what takes part in a clash that a player fails to win."""

    __slots__ = ()


class NoAttack:
    """The mark of a pattern of events that are no attack and no hit."""

    __slots__ = ()


class Exclusive:
    """The mark of a filter that excludes all others of its kind, as an untapped permanent is not tapped."""

    __slots__ = ()


class AttackEffect(DiscreteEffect, frozen=True):
    """The parent of effects by which the layer that has one is an attack-layer (1.4.4)."""


@lru_cache(maxsize=10_000)  # every option is asked for it
def has_attack_effect(abilities: tuple[Ability, ...], modes: Modes = ()) -> bool:
    """Whether a layer with these abilities is an attack-layer: it has an attack effect (1.4.4, 8.5.38)."""
    effects = effects_within(abilities, modes)
    return any(isinstance(part, AttackEffect) for effect in effects for part in with_parts(effect))


@book.definition("1.4.4#sentence-1")
def is_attack_layer(item: Object) -> bool:
    """An attack-layer is a layer with the attack effect."""
    return item.layer is not None and has_attack_effect(item.card.abilities, item.layer.declared.modes)
