"""The kinds of abilities that all games share, as data: those that resolve, are activated, trigger, or are static."""

from typing import Any, ClassVar

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import Amount, ContinuousEffect, DiscreteEffect, EventPattern, StateCondition

AnyZones = frozenset[Any] | None
"""Names of zones, which a game lists; None for those in which its abilities function by default."""


class ResolutionAbility(Ability, frozen=True):
    """An ability whose effects are generated when its object resolves."""

    effects: tuple[DiscreteEffect, ...]
    """The effects, in printed order."""

    def generated(self) -> tuple[DiscreteEffect, ...]:
        """Return the effects that are generated; a keyword ability has others than its words say."""
        return self.effects


class ModalAbility(Ability, frozen=True):
    """An ability with modes, of which its player chooses some."""

    choose: Amount
    """Number of modes to choose, from 1."""
    modes: tuple[Ability, ...]
    """The modes, in printed order."""
    may_repeat: bool = False
    """Whether the same mode may be chosen more than once."""


class ModeIf(Ability, frozen=True):
    """A mode that can be chosen only under a condition."""

    condition: StateCondition
    """The condition."""
    mode: Ability
    """The mode."""


class ActivatedAbility(Ability, frozen=True):
    """An ability that players activate; a game says at which cost."""

    is_examined: ClassVar[bool] = True


class TriggeredAbility(Ability, frozen=True):
    """An ability that generates one triggered effect."""

    is_examined: ClassVar[bool] = True

    layer: tuple[Ability, ...]
    """Abilities of the object that is put on the stack when the effect has triggered."""
    on: EventPattern | None = None
    """Event that triggers the effect; None for a state trigger, which needs the state alone."""
    while_: StateCondition | None = None
    """State that must hold for the effect to trigger, None for no such condition."""
    zones: AnyZones = None
    """Zones in which the source must be for the ability to function."""
    limit: int | None = None
    """Greatest number of times that the effect can trigger in a turn, from 1; None for no limit."""
    ordinals: tuple[int, ...] = ()
    """Ordinals, from 1, of the events in a period that trigger the effect if they meet the condition; () for all."""
    during: str = "turn"
    """The period in which the events are counted, which a game names."""


class StaticAbility(Ability, frozen=True):
    """An ability that generates a continuous effect as long as it functions."""

    is_examined: ClassVar[bool] = True

    effect: ContinuousEffect
    """The continuous effect."""
    condition: StateCondition | None = None
    """Condition under which the effect exists, None for none."""


class ConditionalAbility(Ability, frozen=True):
    """An ability that functions only while a condition is met."""

    is_examined: ClassVar[bool] = True

    condition: StateCondition | None
    """The condition, apart from zone and privacy; None for zone and privacy alone."""
    ability: Ability
    """The ability that functions while the condition is met."""
    zones: AnyZones = None
    """Zones in which the source must be."""
    is_private: bool = False
    """Whether the source must be private."""


def within(ability: Ability) -> Ability:
    """Return the ability inside a conditional ability; any other ability is returned unchanged."""
    return ability.ability if isinstance(ability, ConditionalAbility) else ability


def condition_of(ability: Ability) -> StateCondition | None:
    """Return the condition of a conditional ability; None for any other ability."""
    return ability.condition if isinstance(ability, ConditionalAbility) else None
