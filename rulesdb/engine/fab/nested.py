"""Effects within abilities and within other effects, as printed (1.8.2)."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.abilities import Modal, Resolution
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.cards import Ability
from rulesdb.engine.fab.contexts import Context, Modes


def effects_within(abilities: Iterable[Ability], modes: Modes) -> list[Discrete]:
    """Return the effects of the resolution abilities, and of the chosen modes of the modal abilities, in order."""
    found: list[Discrete] = []
    chosen = iter(modes)
    for ability in abilities:
        if isinstance(ability, Resolution):
            found += ability.effects
        elif isinstance(ability, Modal):
            found += [effect for mode in next(chosen, ()) for effect in ability.modes[mode].effects]
    return found


def with_parts(effect: Discrete) -> Iterator[Discrete]:
    """Yield an effect and all its parts, recursively, including parts that may not be generated."""
    yield effect
    for part in effect.parts():
        if part is not None:
            yield from with_parts(part)


class TargetPhrase(NamedTuple):
    """A target phrase of an effect."""

    target: Target
    """The target phrase."""
    is_optional: bool
    """Whether the phrase is within an optional effect, so that its targets need not be declared (1.8.5e)."""


def phrases_of(effect: Discrete, *, is_optional: bool = False) -> list[TargetPhrase]:
    """Return the target phrases of an effect, its own first, then those of its parts."""
    target = effect.phrase()
    found = [] if target is None else [TargetPhrase(target, is_optional)]
    for at, part in enumerate(effect.parts()):
        if part is not None:
            found += phrases_of(part, is_optional=is_optional or at in effect.optional_parts)
    return found


def contexts_of_parts(effect: Discrete, context: Context) -> list[Context]:
    """Return one context for every part of an effect, in order, also for parts that are None."""
    targets, found = iter(context.targets), []
    for part in effect.parts():
        count = 0 if part is None else len(phrases_of(part))
        found.append(replace(context, targets=tuple(islice(targets, count))))
    return found


def has_attack_effect(abilities: Iterable[Ability], modes: Modes = ()) -> bool:
    """Whether a layer with these abilities is an attack-layer: it has an attack effect (1.4.4, 8.5.38)."""
    effects = effects_within(abilities, modes)
    return any(part.attacks for effect in effects for part in with_parts(effect))
