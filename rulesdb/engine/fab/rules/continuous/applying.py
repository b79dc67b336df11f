"""Application of continuous effects: to which objects (6.3.5 to 6.3.7), and as an event (6.2.5, 6.3.4b)."""

from collections.abc import Hashable, Sequence
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import CannotGain, DefinesAsterisk
from rulesdb.engine.fab.events import Applied, Ranked
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.defining_abilities import is_defined_by_an_effect
from rulesdb.engine.kernel.effects.applications import Application, ApplicationRules, key_of
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.effects.levels import EffectOrder
from rulesdb.engine.kernel.effects.property_effects import GainsAbility
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

Effects = tuple[EffectInForce, ...]


def is_applied(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Whether an effect is applied to an object, as the object is when the effect's turn comes."""
    if not applies_directly(game, in_force, object_id):
        return False
    if game.state.altered and not applies_to_copies(game, in_force, object_id):
        return False
    if isinstance(in_force.effect, DefinesAsterisk):
        return is_defined_by_an_effect(game, game.state.objects[object_id], in_force.effect.stat)
    if isinstance(in_force.effect, GainsAbility):
        return not is_prevented(game, in_force, object_id)
    return True


@book.definition("6.3.2#item-1")
def applies_to_copies(_game: Game, _in_force: EffectInForce, _object_id: int) -> bool:
    """Effects that modify copyable properties are applied first, in stage 1: older effects apply to a copy, too."""
    return True


@book.definition("1.4.3d#sentence-1")
def applies_directly(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect that applies to an attack-source does not apply directly to its attack-proxies."""
    return may_be_removed(game, in_force, object_id)


@book.definition("6.3.5a#sentence-3")
def may_be_removed(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect is removed from those to be applied to an object if the object is made ineligible for it before."""
    return may_be_added(game, in_force, object_id)


@book.definition("6.3.5a#sentence-2")
def may_be_added(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect is added to those to be applied to an object if the object is made eligible for it before."""
    return is_not_retroactive(game, in_force, object_id)


@book.definition("6.3.5b#sentence-2")
def is_not_retroactive(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect is not applied retroactively in a previous substage: the object must fit when its turn comes."""
    return applies_to(game, in_force, object_id)


@book.definition("6.3.7#sentence-1")
def is_prevented(game: Game, gaining: EffectInForce, object_id: int) -> bool:
    """Only an effect that says so explicitly prevents an ability from being added."""
    return bool(denials_of_gain(game, gaining, object_id))


@book.definition("6.3.7#sentence-1")
def on_properties(found: Effects, _game: Game) -> Effects:
    """An effect that prevents an ability from being added does not remove it."""
    return found


def denials_of_gain(game: Game, gaining: EffectInForce, object_id: int) -> Effects:
    """Return the effects by which an object cannot gain the ability that another effect adds."""
    found = tuple(
        denial
        for effect, denial in of_kind(game, CannotGain)
        if _is_gained(game, gaining, effect.kind) and applies_to(game, denial, object_id)
    )
    return applied_first(found, gaining) if found else found


def _is_gained(game: Game, gaining: EffectInForce, kind: type) -> bool:
    assert isinstance(gaining.effect, GainsAbility)
    return game.rules.effects.is_of_kind(gaining.effect.ability, kind)


@book.definition("6.3.1#sentence-1")
def applied_first(denials: Effects, _gaining: EffectInForce) -> Effects:
    """Effects on rules of the game are applied simultaneously before effects on objects, even if they are newer."""
    return denials


@book.definition("6.3.6#sentence-1")
def parts_lost(parts: tuple[Any, ...], added: tuple[Any, ...]) -> tuple[Any, ...]:
    """An effect that removes properties or parts of them does not remove those that other effects added."""
    left = list(added)
    lost = []
    for part in parts:
        if part in left:
            left.remove(part)
        else:
            lost.append(part)
    return tuple(lost)


Applications = Sequence[Application]


def apply(game: Game, one: Application) -> None:
    """Let an application happen, and record it; one that was replaced altogether does nothing."""
    key, source = key_of(one.in_force), one.in_force.context.source
    event = Applied(by=occur.id, source=source, object=one.object, key=key, planned=one.action, effect=one.action)
    if not (is_first(one.before) or is_changed(one.before)):
        note(game, event)
        return
    occur(game, event)
    if game.state.applications.get((*key, one.object)) != one.action:
        note(game, replace(event, effect=None))


@book.filter("6.2.5#sentence-1")
def is_first(before: Hashable) -> bool:
    """The first time that a continuous effect applies to an object, it applies as an event."""
    return before is None


@book.filter("6.2.5#sentence-2")
def is_changed(before: Hashable) -> bool:
    """A continuous effect that changes how it modifies an object applies as an event, too."""
    return before is not None


@book.definition("6.2.5#sentence-3")
def occur(game: Game, event: Applied) -> None:
    """The event can be modified by replacement effects, and can trigger effects."""
    happen(game, event)


@book.definition("6.2.5a#sentence-1")
def in_order_of_stages(new: Applications) -> Applications:
    """Effects that would apply to an object at the same time are applied in the order of their stages."""
    return new


@book.definition("6.3.4b#sentence-1")
def orderer(game: Game, tied: Sequence[EffectInForce]) -> int:  # noqa: ARG001  (the misreading needs it)
    """If effects start to apply to an object at the same time, the turn-player decides their order."""
    return game.state.turn_player


def decide(game: Game, tied: Sequence[EffectInForce]) -> None:
    """Let the order of effects be decided, one after the other."""
    left, order, player = [*tied], [], orderer(game, tied)
    while left:
        options = [Number(at) for at in range(len(left))]
        chosen = game.pick(player, "order of effects", options, orderer.id, left)
        order.append(key_of(left.pop(chosen.value)))
    note(game, Ranked(by=orderer.id, effects=tuple(order)))


@book.definition("6.3.4b#sentence-3")
def undecided(moment: EffectOrder) -> EffectOrder:
    """Once the order of effects has been decided, it cannot be changed: they have nothing left to decide."""
    return moment


@book.definition("1.15.2a#sentence-2")
def is_effect(one: EffectInForce) -> bool:
    """The modification by counters is made by a rule, and is no effect."""
    return not one.is_counter


def _depends_on(game: Game) -> tuple[object, ...]:
    state = game.state
    of_the_game = state.zones, state.players, state.phase, state.combat, state.known, state.referable, state.counts
    return (*game.parts, *of_the_game, state.ranks, state.applications, state.replaced)


APPLICATIONS = ApplicationRules[Game](
    apply=apply, in_order=in_order_of_stages, tie=undecided, decide=decide, is_effect=is_effect, depends_on=_depends_on
)
"""The rules of applications."""
