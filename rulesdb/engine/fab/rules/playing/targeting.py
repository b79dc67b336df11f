"""Modal abilities (1.7.5), and targets of effects (1.8.5): when they are declared, and which are legal."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Modal
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.play_statics import declared_for
from rulesdb.engine.fab.rules.effects.instructions import may_choose_no_target
from rulesdb.engine.fab.rules.effects.parameters import described_zones, is_public_in_arena_or_stack
from rulesdb.engine.fab.rules.objects.life_totals import is_living
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.zones import PRIVATE
from rulesdb.engine.kernel.cards.abilities import ModalAbility, ModeIf, ResolutionAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import effects_within, phrases_within
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Target, valued
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.declarations import chosen_mode, modes_in_their_conditions
from rulesdb.engine.kernel.play.targets import lack_targets, pick_several
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.tables.target_rules import TargetRules
from rulesdb.engine.kernel.verbs.damage import DamageEffect
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, open_to

DeclaredModes = tuple[int, ...]


@book.definition("1.7.5a#sentence-1")
def declare_as_added(game: Game, attempt: Attempt, rule: str) -> None:
    """The modes of a source are declared as it is added to the stack as a layer."""
    choose_modes(game, attempt, rule)
    determine_base_abilities(game, attempt.layer)


@book.definition("1.7.5a#sentence-1")
def declare_nothing_more(_game: Game, _layer: int) -> None:
    """No mode is declared as a layer resolves."""


@book.definition("1.7.5#sentence-1")
def choose_modes(game: Game, attempt: Attempt, rule: str) -> None:
    """A modal ability is a choice of modes."""
    modal = [ability for ability in game.object(attempt.layer).card.abilities if isinstance(ability, Modal)]
    if modal:
        attempt.declare_also(game, modes=tuple(_chosen_modes(game, attempt, ability, rule) for ability in modal))


def _chosen_modes(game: Game, attempt: Attempt, ability: Modal, rule: str) -> DeclaredModes:
    """Let the player choose modes of an ability. Raises IllegalError if all modes that are left lack targets."""
    modes: list[int] = []
    modes_to_select = selectable(game, attempt, ability)
    for _ in range(number_of_modes(game, attempt, ability)):
        left = [at for at in modes_to_select if at not in modes or may_choose_again(ability)]
        if left:
            modes.append(chosen_mode(game, attempt, ability, left, _lacks_targets, rule))
        else:
            choose_fewer(rule)
    return in_printed_order(tuple(modes))


def _lacks_targets(game: Game, attempt: Attempt, mode: Ability) -> bool:
    return isinstance(mode, ResolutionAbility) and lacks_targets(game, attempt, mode)


@book.filter("5.1.4a#sentence-2")
def lacks_targets(game: Game, attempt: Attempt, mode: ResolutionAbility) -> bool:
    """All targets of the effects must be declared, so that a mode without enough legal targets cannot be chosen."""
    return lack_targets(game, mode.effects, attempt.context(game))


@book.definition("1.7.5#sentence-6")
def number_of_modes(game: Game, attempt: Attempt, ability: ModalAbility) -> int:
    """The number of modes is a fixed number, or a description of how many are chosen."""
    return number_at_selection(game, attempt, ability)


@book.definition("1.7.5e#sentence-2")
def number_at_selection(game: Game, attempt: Attempt, ability: ModalAbility) -> int:
    """Conditions and parameters of the number of modes are evaluated at the time the modes are selected."""
    return valued(game, ability.choose, attempt.context(game))


@book.definition("1.7.5#sentence-7")
def selectable(game: Game, attempt: Attempt, ability: ModalAbility) -> Sequence[int]:
    """Conditions of an ability are those for selecting its modes; the indices of the modes that meet them."""
    return modes_in_their_conditions(game, ability, attempt.context(game))


@book.definition("1.7.5b#sentence-2")
def may_choose_again(ability: ModalAbility) -> bool:
    """The same mode cannot be selected more than once, unless the ability specifies it."""
    return ability.may_repeat


@book.definition("1.7.5b#sentence-3")
def choose_fewer(_rule: str) -> None:
    """A player who may select more modes than are available can only select as many as are available."""


@book.definition("1.7.5b#sentence-4")
def in_printed_order(modes: DeclaredModes) -> DeclaredModes:
    """Selected modes are in the order in which the ability lists them."""
    return tuple(sorted(modes))


def determine_base_abilities(game: Game, layer: int) -> None:
    """Replace the modal abilities of a layer by the modes that are declared for it."""
    item, declared = game.object(layer), declared_for(game, layer).modes
    if declared:
        abilities = base_abilities_by_modes(item.card.abilities, declared)
        card = replace(item.card, abilities=abilities)
        note(game, kinds.Became(record=replace(item, card=card, whole=item.whole or item.card)))


@book.definition("1.7.5d#sentence-1")
def base_abilities_by_modes(abilities: tuple[Ability, ...], declared: tuple[DeclaredModes, ...]) -> tuple[Ability, ...]:
    """Once modes have been selected, they determine the base abilities of the source."""
    found: list[Ability] = []
    modes = iter(declared)
    for ability in abilities:
        if isinstance(ability, Modal):
            chosen = selected_modes(next(modes, ()))
            found += as_separate(as_abilities(tuple(_inner(ability.modes[at]) for at in chosen)))
        else:
            found.append(ability)
    return tuple(found)


def _inner(mode: Ability) -> Ability:
    return mode.mode if isinstance(mode, ModeIf) else mode


@book.definition("1.7.5#sentence-2")
def as_abilities(modes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Each mode is a base ability that the source could have."""
    return modes


@book.definition("1.7.5c#sentence-1")
def selected_modes(modes: DeclaredModes) -> DeclaredModes:
    """A mode that is selected more than once counts as a separate mode each time."""
    return modes


@book.definition("1.7.5c#sentence-2")
def as_separate(modes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Modes selected more than once do not create a compound event: each generates its effects for itself."""
    return modes


@book.definition("1.7.5c#sentence-3")
def may_target_again(legal: Sequence[int], before: Sequence[int]) -> Sequence[int]:  # noqa: ARG001  (for the misreading)
    """The same target may be selected for each time that a mode with a targeted effect is selected."""
    return legal


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
    context, question = attempt.context(game), DecisionQuestion(attempt.player, "target", rule)
    wanted = phrases_within(game.object(attempt.layer).card.abilities, context.declared.modes)
    targets: list[Ids] = []
    for at, phrase in enumerate(wanted):
        before = [one for other, found in zip(wanted[:at], targets, strict=True) if other == phrase for one in found]
        left = partial(not_declared_yet, tuple(may_target_again(legal_targets(game, phrase.target, context), before)))
        may_stop_after = (0,) if may_choose_no_target(phrase.is_optional) else ()
        targets.append(pick_several(game, question, left, phrase.target.count, may_stop_after))
    if targets:
        attempt.declare_also(game, targets=tuple(targets))


@book.definition("1.8.5#sentence-3")
def as_described(game: Game, phrase: Target, context: Context) -> Ids:
    """The description of a target phrase says which targets are legal."""
    return phrase.legal.objects(game, context)


@book.definition("1.2.3d#sentence-2")
def existing(found: Ids, game: Game, _phrase: Target, _context: Context) -> Ids:
    """Last known information is no legal target: an object must exist to be one."""
    return tuple(object_id for object_id in found if game.has(object_id))


def legal_targets(game: Game, phrase: Target, context: Context) -> Ids:
    """Return the legal targets for a target phrase."""
    return existing(_found(game, phrase, context), game, phrase, context)


def _found(game: Game, phrase: Target, context: Context) -> Ids:
    found = as_described(game, phrase, context)
    if not names_other_zones(phrase):
        return in_the_arena_or_on_the_stack(found, game)
    return found if described_zones(phrase.legal) & PRIVATE else public_in_their_zone(found, game)


@book.transform("1.8.5a#sentence-1")
def in_the_arena_or_on_the_stack(found: Ids, game: Game) -> Ids:
    """Only public objects in the arena or on the stack are targetable."""
    return tuple(object_id for object_id in found if is_public_in_arena_or_stack(game, object_id))


@book.filter("1.8.5a#sentence-2")
def names_other_zones(phrase: Target) -> bool:
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


TARGETS = TargetRules[Game](legal=legal_targets, able=any_target)
"""The rules of targets (1.8.5)."""
