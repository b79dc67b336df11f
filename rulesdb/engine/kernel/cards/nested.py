"""Effects within abilities and within other effects, as printed."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.abilities import ModalAbility, ModeIf, ResolutionAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.contexts import CoreDeclared, Modes, Targets
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Target


def effects_within(abilities: Iterable[Ability], modes: Modes) -> list[Any]:
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
            found += [(index, effect) for mode in next(chosen, ()) for effect in _effects_of(ability.modes[mode])]
    return found


def with_parts(effect: DiscreteEffect) -> Iterator[Any]:
    """Yield an effect and all its parts, recursively, including parts that may not be generated."""
    yield effect
    for part in effect.parts():
        if part is not None:
            yield from with_parts(part)


def _effects_of(mode: Ability) -> tuple[DiscreteEffect, ...]:
    """Return the effects of a mode; other abilities than resolution abilities have none."""
    inner = mode.mode if isinstance(mode, ModeIf) else mode
    return inner.generated() if isinstance(inner, ResolutionAbility) else ()


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


def contexts_of_parts(effect: DiscreteEffect, context: AnyContext) -> list[Any]:
    """Return one context for every part of an effect, in order, also for parts that are None."""
    targets, found = iter(context.targets), []
    for part in effect.parts():
        count = 0 if part is None else len(phrases_of(part))
        found.append(replace(context, targets=tuple(islice(targets, count))))
    return found
