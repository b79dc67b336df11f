"""Targets of effects (1.8.5): when they are declared, and which are legal."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.described_zones import described_zones, is_public_in_arena_or_stack
from rulesdb.engine.fab.rules.life_totals import is_living
from rulesdb.engine.fab.rules.modes import may_target_again
from rulesdb.engine.fab.rules.optional_effects import may_choose_no_target
from rulesdb.engine.fab.zones import PRIVATE
from rulesdb.engine.kernel.cards.nested import effects_within
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, TargetPhrase
from rulesdb.engine.kernel.play import declarations
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.tables.target_rules import TargetRules
from rulesdb.engine.kernel.verbs.deal import DamageEffect
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, open_to

Ids = tuple[int, ...]


def effects_on_subjects(game: Game, attempt: Attempt) -> list[EffectOnObjects]:
    """Return the effects of an object on the stack that name subjects without the word target."""
    abilities, context = game.object(attempt.layer).card.abilities, attempt.context(game)
    effects = effects_within(abilities, context.declared.modes)
    return [effect for effect in effects if isinstance(effect, EffectOnObjects) and effect.target is None]


@book.definition("1.8.5c#sentence-1")
def is_targeted(effect: EffectOnObjects) -> bool:
    """An effect that specifies subjects is a targeted effect only if it uses the word target."""
    return effect.target is not None


def lacks_subjects(game: Game, attempt: Attempt) -> bool:
    """Whether a targeted effect has no subjects; the targets of a target phrase are looked up as they are declared."""
    context = attempt.context(game)
    targeted = filter(is_targeted, effects_on_subjects(game, attempt))
    return any(not effect.is_possible(game, context) for effect in targeted)


@book.definition("1.8.5c#sentence-2")
def declare_subjects(game: Game, attempt: Attempt) -> None:
    """Subjects that are no targets need not be declared until the effect is generated."""


@book.step("1.8.5#sentence-1")
def declare_targets(game: Game, attempt: Attempt, rule: str) -> None:
    """The targets of a targeted effect are declared when the object with the effect is put onto the stack."""
    if lacks_subjects(game, attempt):
        raise IllegalError({is_targeted.id})
    declare_subjects(game, attempt)
    declarations.declare_targets(game, attempt, rule, may_target_again)


@book.definition("1.8.5#sentence-3")
def as_described(game: Game, phrase: TargetPhrase, context: Context) -> Ids:
    """The description of a target phrase says which targets are legal."""
    return phrase.legal.objects(game, context)


@book.definition("1.2.3d#sentence-2")
def existing(found: Ids, game: Game, _phrase: TargetPhrase, _context: Context) -> Ids:
    """Last known information is no legal target: an object must exist to be one."""
    return tuple(object_id for object_id in found if game.has(object_id))


def legal_targets(game: Game, phrase: TargetPhrase, context: Context) -> Ids:
    """Return the legal targets for a target phrase."""
    return existing(_found(game, phrase, context), game, phrase, context)


def _found(game: Game, phrase: TargetPhrase, context: Context) -> Ids:
    found = as_described(game, phrase, context)
    if not names_other_zones(phrase):
        return in_the_arena_or_on_the_stack(found, game)
    return found if described_zones(phrase.legal) & PRIVATE else public_in_their_zone(found, game)


@book.transform("1.8.5a#sentence-1")
def in_the_arena_or_on_the_stack(found: Ids, game: Game) -> Ids:
    """Only public objects in the arena or on the stack are targetable."""
    return tuple(object_id for object_id in found if is_public_in_arena_or_stack(game, object_id))


@book.filter("1.8.5a#sentence-2")
def names_other_zones(phrase: TargetPhrase) -> bool:
    """An effect can specify legal targets that are neither in the arena nor on the stack."""
    return bool(described_zones(phrase.legal))


@book.transform("1.8.5a#sentence-4")
def public_in_their_zone(found: Ids, game: Game) -> Ids:
    """Of the objects of a public zone that an effect specifies, only public ones are targetable."""
    return tuple(object_id for object_id in found if game.object(object_id).is_public)


def any_target(game: Game, effect: DiscreteEffect, context: Context) -> Ids:
    """Return the legal targets of an effect with "any" target."""
    return tuple(
        object_id
        for object_id in game.ids_in_arena()
        if could_be_affected(game, effect, object_id) and would_not_fail(game, effect, object_id, context)
    )


@book.definition("1.8.5d#sentence-1")
def could_be_affected(game: Game, effect: DiscreteEffect, object_id: int) -> bool:
    """What is a legal "any" target depends on what the effect does: only a living object can be dealt damage."""
    return not isinstance(effect, DamageEffect) or is_living(game, object_id)


@book.definition("1.8.5d#sentence-2")
def would_not_fail(game: Game, effect: DiscreteEffect, object_id: int, context: Context) -> bool:
    """A legal "any" target is one that does not cause the effect to fail in the current game state."""
    action = effect.action if isinstance(effect, EffectOnObjects) else None
    return action is None or bool(open_to(game, action, context.controller, (object_id,)))


@book.transform("1.8.5b#sentence-1")
def not_declared_yet(able: Ids, declared: Sequence[int]) -> Ids:
    """The same legal target cannot be declared more than once for one target phrase."""
    return tuple(object_id for object_id in able if object_id not in declared)


TARGETS = TargetRules[Game](
    legal=legal_targets, able=any_target, left=not_declared_yet, may_declare_none=may_choose_no_target
)
"""The rules of targets (1.8.5)."""
