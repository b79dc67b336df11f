"""Modal abilities (1.7.5), and targets of effects (1.8.5): when they are declared, which are legal, and new ones."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Modal
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.instructions import (
    may_choose_no_target,
    public_ones,
)
from rulesdb.engine.fab.rules.objects.attacks import attackable, is_living
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.kernel.book import Law
from rulesdb.engine.kernel.cards.abilities import ModalAbility, ModeIf, ResolutionAbility, phrases_within
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Objects, Target, valued
from rulesdb.engine.kernel.play.declarations import chosen_mode, lack_targets, modes_in_their_conditions, pick_several
from rulesdb.engine.kernel.process.options import DecisionQuestion, Pick
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.resolution import context_of_layer
from rulesdb.engine.kernel.verbs.damage import DamageEffect
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, open_to

Ids = tuple[int, ...]
DeclaredModes = tuple[int, ...]
"""The indices of the modes that are declared for one modal ability."""


@book.definition("1.7.5a#sentence-1")
def declare_modes(game: Game, attempt: Attempt, rule: str) -> None:
    """The modes of a source are declared as it is added to the stack as a layer."""
    choose_modes(game, attempt, rule)
    determine_base_abilities(game, attempt.layer)


@book.definition("1.7.5#sentence-1")
def choose_modes(game: Game, attempt: Attempt, rule: str) -> None:
    """A modal ability is a choice of modes."""
    modal = [ability for ability in game.object(attempt.layer).card.abilities if isinstance(ability, Modal)]
    if modal:
        attempt.declare_also(game, modes=tuple(chosen_modes(game, attempt, ability, rule) for ability in modal))


@book.law
def chosen_modes(game: Game, attempt: Attempt, ability: Modal, rule: str) -> DeclaredModes:
    """The player chooses modes, as many as the ability describes now and there are, each once unless it says so.

    All modes that are left may lack targets (1.7.5b, 1.7.5e).
    """
    modes: list[int] = []
    among = selectable(game, attempt, ability)
    for _ in range(valued(game, ability.choose, attempt.context(game))):
        left = [at for at in among if at not in modes or ability.may_repeat]
        if left:
            modes.append(chosen_mode(game, attempt, ability, left, is_mode_without_targets, rule))
    return in_printed_order(tuple(modes))


@book.filter("5.1.4a#sentence-2")
def is_mode_without_targets(game: Game, attempt: Attempt, mode: Ability) -> bool:
    """All targets of the effects must be declared, so that a mode without enough legal targets cannot be chosen."""
    return isinstance(mode, ResolutionAbility) and lack_targets(game, mode.effects, attempt.context(game))


@book.definition("1.7.5#sentence-7")
def selectable(game: Game, attempt: Attempt, ability: ModalAbility) -> Sequence[int]:
    """Conditions of an ability are those for selecting its modes; the indices of the modes that meet them."""
    return modes_in_their_conditions(game, ability, attempt.context(game))


@book.definition("1.7.5b#sentence-4")
def in_printed_order(modes: DeclaredModes) -> DeclaredModes:
    """Selected modes are in the order in which the ability lists them."""
    return tuple(sorted(modes))


def determine_base_abilities(game: Game, layer: int) -> None:
    """Replace the modal abilities of a layer by the modes that are declared for it."""
    item = game.object(layer)
    declared = item.declared.modes
    if declared:
        card = replace(item.card, abilities=base_abilities_by_modes(item.card.abilities, declared))
        note(game, kinds.Became(record=replace(item, card=card, whole=item.whole or item.card)))


@book.law
def base_abilities_by_modes(abilities: tuple[Ability, ...], declared: tuple[DeclaredModes, ...]) -> tuple[Ability, ...]:
    """The base abilities of a source, in which each selected mode is one, as often as it is selected (1.7.5, c, d)."""
    found: list[Ability] = []
    modes = iter(declared)
    for ability in abilities:
        if isinstance(ability, Modal):
            selected = (ability.modes[at] for at in next(modes, ()))
            found += (mode.mode if isinstance(mode, ModeIf) else mode for mode in selected)
        else:
            found.append(ability)
    return tuple(found)


@book.step("1.8.5#sentence-1")
def declare_targets(game: Game, attempt: Attempt, rule: str) -> None:
    """The targets of a targeted effect are declared when the object with the effect is put onto the stack."""
    context, question = attempt.context(game), DecisionQuestion(attempt.player, "target", rule)
    wanted = phrases_within(game.object(attempt.layer).card.abilities, context.declared.modes)
    targets: list[Ids] = []
    for phrase in wanted:
        legal = legal_targets(game, phrase.target, context)
        of_equal = [found for other, found in zip(wanted, targets, strict=False) if other == phrase]

        def left(declared: Sequence[int], legal: Ids = legal, of_equal: Sequence[Ids] = of_equal) -> Ids:
            return not_declared_yet(legal, (*of_equal, tuple(declared)))

        may_stop_after = (0,) if may_choose_no_target(phrase) else ()
        targets.append(pick_several(game, question, left, phrase.target.count, may_stop_after))
    if targets:
        attempt.declare_also(game, targets=tuple(targets))


@book.law
def not_declared_yet(legal: Ids, declared: Sequence[Ids]) -> Ids:
    """The legal targets that are not declared for a target phrase yet, whether or not they are for an equal one.

    ``declared`` has the targets of equal phrases, and those of this one last (1.7.5c, 1.8.5b).
    """
    return tuple(object_id for object_id in legal if object_id not in declared[-1])


@book.law
def legal_targets(game: Game, phrase: Target, context: Context) -> Ids:
    """The legal targets for a target phrase: objects that exist, and that fit its description (1.2.3d, 1.8.5)."""
    found = tuple(object_id for object_id in phrase.legal.objects(game, context) if game.has(object_id))
    return targetable(game, phrase.legal, found)


targetable: Law[[Game, Objects, Ids], Ids] = book.law(public_ones)
"""The objects that can be targeted (1.8.5a)."""


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


def choose_new_targets(game: Game, context: Context, layer: int, among: Objects | None) -> bool:
    """Let the controller of an effect choose new targets for a layer; return whether it had targets."""
    item = game.object(layer)
    if item.layer is None or not game.has(layer):
        return False
    of_layer, declared = context_of_layer(game, layer), item.layer.declared
    phrases = phrases_within(item.card.abilities, declared.modes)
    legal = [legal_targets(game, phrase.target, of_layer) for phrase in phrases]
    targets = tuple(
        new_targets(game, context, one, old, among) for one, old in zip(legal, declared.targets, strict=False)
    )
    attacked = new_targets(game, context, tuple(attackable(game, of_layer.controller)), declared.attack_targets, among)
    changed = replace(declared, targets=targets, attack_targets=attacked)
    note(game, kinds.Declare(by=_NEW_TARGETS, object=layer, declared=changed))
    return bool(declared.attack_targets) or any(declared.targets)


_NEW_TARGETS = "fab:1.8.5f"


@book.law
def new_targets(game: Game, context: Context, legal: Ids, targets: Ids, among: Objects | None) -> Ids:
    """The targets of a phrase or an attack after a player has chosen another legal one for each, if there is any.

    ``among`` has the objects that the modifying effect specifies as new targets, None if they are the legal ones.
    """
    able = legal if among is None else among.objects(game, context)
    found: list[int | None] = []
    for target in targets:
        others = [Pick(one) for one in able if one not in {*targets, *found}]
        found.append(game.pick(context.controller, "target", others, _NEW_TARGETS).object if others else target)
    return tuple(one for one in found if one is not None)
