"""Which effects abilities have, and which effects are parts of others: read from what is printed alone (1.8.2)."""

from collections.abc import Iterable, Iterator

from rulesdb.engine.fab.abilities import Modal, Resolution
from rulesdb.engine.fab.cards import Ability, Effect
from rulesdb.engine.fab.contexts import Modes
from rulesdb.engine.fab.effects import AttackWith, Conditional, Optional, Sequence, Target


def effects_within(abilities: Iterable[Ability], modes: Modes) -> list[Effect]:
    """Return the effects of resolution abilities among abilities, of modal ones those of the modes chosen for each."""
    found: list[Effect] = []
    chosen = iter(modes)
    for ability in abilities:
        if isinstance(ability, Resolution):
            found += ability.effects
        elif isinstance(ability, Modal):
            found += [effect for mode in next(chosen, ()) for effect in ability.modes[mode].effects]
    return found


def with_parts(effect: Effect) -> Iterator[Effect]:
    """Yield an effect and those of which it consists, whether or not all of them will be generated."""
    yield effect
    for part in _parts(effect):
        yield from with_parts(part)


def _parts(effect: Effect) -> list[Effect]:
    match effect:
        case Sequence():
            return list(effect.effects)
        case Conditional():
            parts = [effect.effect, effect.otherwise]
        case Optional():
            parts = [effect.effect, effect.then, effect.otherwise]
        case _:
            parts = []
    return [part for part in parts if part is not None]


def targets_of(effect: Effect) -> list[Target]:
    """Return the phrases with the word target in one effect, and in those that are parts of it."""
    found = (getattr(each, "target", None) for each in with_parts(effect))
    return [target for target in found if target is not None]


def has_attack_effect(abilities: Iterable[Ability], modes: Modes = ()) -> bool:
    """Whether a layer with these abilities has an attack effect, and so is an attack-layer (1.4.4, 8.5.38)."""
    effects = effects_within(abilities, modes)
    return any(isinstance(each, AttackWith) for effect in effects for each in with_parts(effect))
