"""The kinds of abilities that all games share, as data: those that resolve, are activated, trigger, or are static.

Effects within abilities and within other effects are found as printed.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import (
    Ability,
    Amount,
    AnyContext,
    ContinuousEffect,
    CoreDeclared,
    DiscreteEffect,
    EventPattern,
    Modes,
    StateCondition,
    Target,
    Targets,
)
from rulesdb.engine.kernel.events import AnyName, OfAnyGame

AnyZones = frozenset[AnyName] | None
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


def effects_within(abilities: Iterable[Ability], modes: Modes) -> list[OfAnyGame]:
    """Return the effects of the resolution abilities, and of the chosen modes of the modal abilities, in order."""
    return [effect for _, effect in _with_abilities(abilities, modes)]


def _with_abilities(abilities: Iterable[Ability], modes: Modes) -> list[tuple[int, DiscreteEffect]]:
    """Return the same effects with the indices of their abilities."""
    found: list[tuple[int, DiscreteEffect]] = []
    chosen = iter(modes)
    for index, ability in enumerate(abilities):
        if isinstance(ability, ResolutionAbility):
            found += [(index, effect) for effect in ability.generated()]
        elif isinstance(ability, ModalAbility):
            modes_of_ability = (ability.modes[at] for at in next(chosen, ()))
            inner = [mode.mode if isinstance(mode, ModeIf) else mode for mode in modes_of_ability]
            resolving = [one for one in inner if isinstance(one, ResolutionAbility)]
            found += [(index, effect) for one in resolving for effect in one.generated()]
    return found


def with_parts(effect: DiscreteEffect) -> Iterator[OfAnyGame]:
    """Yield an effect and all its parts, recursively, including parts that may not be generated."""
    yield effect
    for part in effect.parts():
        if part is not None:
            yield from with_parts(part)


class NestedPhrase(NamedTuple):
    """A target phrase of an effect or of one of its parts."""

    target: Target
    """The target phrase."""
    is_optional: bool
    """Whether the phrase is within an optional effect, so that its targets need not be declared."""


def phrases_of(effect: DiscreteEffect, *, is_optional: bool = False) -> list[NestedPhrase]:
    """Return the target phrases of an effect, its own first, then those of its parts."""
    target = effect.phrase()
    found = [] if target is None else [NestedPhrase(target, is_optional)]
    for at, part in enumerate(effect.parts()):
        if part is not None:
            found += phrases_of(part, is_optional=is_optional or at in effect.optional_parts)
    return found


def phrases_within(abilities: Iterable[Ability], modes: Modes) -> list[NestedPhrase]:
    """Return the target phrases of the effects within abilities, with the chosen modes, in order."""
    return [phrase for effect in effects_within(abilities, modes) for phrase in phrases_of(effect)]


class TargetedEffect(NamedTuple):
    """An effect, with the targets declared for its target phrases."""

    effect: DiscreteEffect
    """The effect."""
    targets: Targets
    """Ids of the targets, one tuple for each target phrase of the effect (``phrases_of``)."""
    ability: int = 0
    """Index of the ability that the effect is printed in."""


def targeted_effects(abilities: Iterable[Ability], declared: CoreDeclared) -> list[TargetedEffect]:
    """Return the effects within abilities in order, with the chosen modes and the targets declared for each effect."""
    targets = iter(declared.targets)
    return [
        TargetedEffect(effect, tuple(islice(targets, len(phrases_of(effect)))), index)
        for index, effect in _with_abilities(abilities, declared.modes)
    ]


def contexts_of_parts(effect: DiscreteEffect, context: AnyContext) -> list[AnyContext]:
    """Return one context for every part of an effect, in order, also for parts that are None."""
    targets, found = iter(context.targets), []
    for part in effect.parts():
        count = 0 if part is None else len(phrases_of(part))
        found.append(replace(context, targets=tuple(islice(targets, count))))
    return found
