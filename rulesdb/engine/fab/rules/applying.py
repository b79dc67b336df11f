"""The objects that continuous effects are applied to, and the limits of that application (6.3.5 to 6.3.7)."""

from typing import Any

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import CannotGain, DefinesAsterisk, LosesAbility
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.asterisks import is_defined_by_an_effect
from rulesdb.engine.kernel.effects.alterations import CopyInForce
from rulesdb.engine.kernel.effects.effect_order import walk
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.effects.levels import PropertyLevel, seen_at
from rulesdb.engine.kernel.effects.property_effects import GainsAbility, LosesAbilities, ObjectEffect, parts_of
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


def _if_newer_than_the_copy(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    on_it = (one for one in game.state.lasting if object_id in (one.objects or ()))
    copying = (one.timestamp for one in on_it for part in parts_of(one.effect) if isinstance(part, CopyInForce))
    return in_force.timestamp > max(copying, default=-1)


@book.definition(
    "6.3.2#item-1",
    _if_newer_than_the_copy,
    "オブジェクトがコピーになると、それより前からある効果は、もう適用されないとする読み方",
)
def applies_to_copies(_game: Game, _in_force: EffectInForce, _object_id: int) -> bool:
    """Effects that modify copyable properties are applied first, in stage 1: older effects apply to a copy, too."""
    return True


def _or_to_its_attack_source(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    source = game.state.objects[object_id].proxy_of
    if source is not None and game.has(source) and may_be_removed(game, in_force, source):
        return True
    return may_be_removed(game, in_force, object_id)


@book.definition(
    "1.4.3d#sentence-1",
    _or_to_its_attack_source,
    "攻撃発生源に適用される効果は、その攻撃プロキシにも、直接に適用されるとする読み方",
)
def applies_directly(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect that applies to an attack-source does not apply directly to its attack-proxies."""
    return may_be_removed(game, in_force, object_id)


def _fits_at_first(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Whether an effect would be applied to an object before any other effect is."""
    effect = in_force.effect
    assert isinstance(effect, ObjectEffect)
    if in_force.objects is not None and effect.applies is None:
        return object_id in in_force.objects
    unfixed = in_force._replace(objects=None)
    return seen_at(game, PropertyLevel(), applies_to, game, unfixed, object_id)


def _once_in_always_in(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    return _fits_at_first(game, in_force, object_id) or may_be_added(game, in_force, object_id)


@book.definition(
    "6.3.5a#sentence-3",
    _once_in_always_in,
    "効果の適用先は、前のステージの効果のために適用先でなくなっても、集合から取り除かれないとする読み方",
)
def may_be_removed(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect is removed from those to be applied to an object if the object is made ineligible for it before."""
    return may_be_added(game, in_force, object_id)


def _if_it_fits_at_first(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    return _fits_at_first(game, in_force, object_id) and is_not_retroactive(game, in_force, object_id)


@book.definition(
    "6.3.5a#sentence-2",
    _if_it_fits_at_first,
    "前のステージの効果のために新しく適用先になっても、効果は集合に加えられないとする読み方",
)
def may_be_added(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect is added to those to be applied to an object if the object is made eligible for it before."""
    return is_not_retroactive(game, in_force, object_id)


_AT_THE_END = "whether an object is looked at as it is in the end"


def _also_at_the_end(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Apply an effect also to an object that later effects make eligible for it (misreading of 6.3.5b)."""
    if applies_to(game, in_force, object_id) or _AT_THE_END in game.steady:
        return applies_to(game, in_force, object_id)
    game.steady[_AT_THE_END] = True
    try:
        end: Any = walk(game, game.rules.properties)
        return seen_at(game, end, applies_to, game, in_force, object_id)
    finally:
        del game.steady[_AT_THE_END]


@book.definition(
    "6.3.5b#sentence-2",
    _also_at_the_end,
    "後のサブステージの効果のために適用先になったなら、前のサブステージに遡って適用するとする読み方",
)
def is_not_retroactive(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """An effect is not applied retroactively in a previous substage: the object must fit when its turn comes."""
    return applies_to(game, in_force, object_id)


_GAIN_IS_LOSS = "能力を得られない効果と、能力を失わせる効果を、同じものとする読み方"


def _prevented_by_a_loss(game: Game, gaining: EffectInForce, object_id: int) -> bool:
    losses = (
        applies_to(game, found, object_id)
        for effect, found in of_kind(game, LosesAbilities)
        if _is_gained(game, gaining, effect.kind)
    )
    return any(losses) or bool(_denials(game, gaining, object_id))


@book.definition("6.3.7#sentence-1", _prevented_by_a_loss, _GAIN_IS_LOSS)
def is_prevented(game: Game, gaining: EffectInForce, object_id: int) -> bool:
    """Only an effect that says so explicitly prevents an ability from being added."""
    return bool(_denials(game, gaining, object_id))


def _and_losses(found: Effects, game: Game) -> Effects:
    denials = of_kind(game, CannotGain)
    return (
        *found,
        *(one._replace(effect=LosesAbility(effect.kind, applies=effect.applies)) for effect, one in denials),
    )


@book.definition("6.3.7#sentence-1", _and_losses, _GAIN_IS_LOSS)
def on_properties(found: Effects, _game: Game) -> Effects:
    """An effect that prevents an ability from being added does not remove it."""
    return found


def _denials(game: Game, gaining: EffectInForce, object_id: int) -> Effects:
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


def _older(denials: Effects, gaining: EffectInForce) -> Effects:
    return tuple(denial for denial in denials if denial.timestamp < gaining.timestamp)


@book.definition(
    "6.3.1#sentence-1", _older, "ルールを変更する効果は、自分より後に始まった効果に対してだけはたらくとする読み方"
)
def applied_first(denials: Effects, _gaining: EffectInForce) -> Effects:
    """Effects on rules of the game are applied simultaneously before effects on objects, even if they are newer."""
    return denials


def _all_of_them(parts: tuple[Any, ...], _added: tuple[Any, ...]) -> tuple[Any, ...]:
    return parts


@book.definition(
    "6.3.6#sentence-1", _all_of_them, "特性を失わせる効果は、ほかの効果が先に追加したものも削除するとする読み方"
)
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
