"""The roles of values on a card that have rules of their own: attack effects, conditions and event patterns."""

from rulesdb.engine.kernel.cards.roles import DiscreteEffect, EventPattern, StateCondition

CHOSEN = "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚<まで@is_up_to>"
"""The words for the objects of an effect that players determine when it is generated (1.8.6)."""


class AttackEffect(DiscreteEffect, frozen=True):
    """The parent of effects by which the layer that has one is an attack-layer (1.4.4)."""


class DefendingCondition(StateCondition, frozen=True):
    """The parent of conditions that the source defends (1.7.4a)."""


class EnteringPattern(EventPattern, frozen=True):
    """The parent of event patterns of objects that enter the arena (1.7.4h, 1.7.4j)."""
