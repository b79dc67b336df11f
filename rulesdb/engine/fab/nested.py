"""Which effects abilities have, and which effects are parts of others: read from what is printed alone (1.8.2)."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.abilities import Modal, Resolution
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.cards import Ability
from rulesdb.engine.fab.contexts import Context, Modes


def effects_within(abilities: Iterable[Ability], modes: Modes) -> list[Discrete]:
    """Return the effects of resolution abilities among abilities, of modal ones those of the modes chosen for each."""
    found: list[Discrete] = []
    chosen = iter(modes)
    for ability in abilities:
        if isinstance(ability, Resolution):
            found += ability.effects
        elif isinstance(ability, Modal):
            found += [effect for mode in next(chosen, ()) for effect in ability.modes[mode].effects]
    return found


def with_parts(effect: Discrete) -> Iterator[Discrete]:
    """Yield an effect and those of which it consists, whether or not all of them will be generated."""
    yield effect
    for part in effect.parts():
        if part is not None:
            yield from with_parts(part)


class Phrase(NamedTuple):
    """A phrase with the word target in an effect; for an optional effect no target needs to be declared (1.8.5e)."""

    target: Target
    is_optional: bool


def phrases_of(effect: Discrete, *, is_optional: bool = False) -> list[Phrase]:
    """Return the phrases with the word target in one effect, and then in those that are parts of it."""
    own = effect.phrase()
    found = [] if own is None else [Phrase(own, is_optional)]
    for at, part in enumerate(effect.parts()):
        if part is not None:
            found += phrases_of(part, is_optional=is_optional or at in effect.optional_parts)
    return found


def contexts_of_parts(effect: Discrete, context: Context) -> list[Context]:
    """Return the contexts in which the parts of an effect are generated, those that are None included."""
    targets, found = iter(context.targets), []
    for part in effect.parts():
        count = 0 if part is None else len(phrases_of(part))
        found.append(replace(context, targets=tuple(islice(targets, count))))
    return found


def has_attack_effect(abilities: Iterable[Ability], modes: Modes = ()) -> bool:
    """Whether a layer with these abilities has an attack effect, and so is an attack-layer (1.4.4, 8.5.38)."""
    effects = effects_within(abilities, modes)
    return any(part.attacks for effect in effects for part in with_parts(effect))
