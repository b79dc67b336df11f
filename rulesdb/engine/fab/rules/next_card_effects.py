"""Continuous effects on the next card played, or on the next attack (6.2.4), which wait for an object that matches."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Changing
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.layer_continuous import fixed_for, meets_the_specification
from rulesdb.engine.fab.rules.references import names_attack
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.next_object import NextObjectRules
from rulesdb.engine.kernel.state.state_updates import with_object


@book.step("5.1.2a#sentence-1")
def apply_to_the_next(game: Game, object_id: int) -> None:
    """An effect on the next card played applies to an announced card that matches its description."""
    NEXT_OBJECT.apply(game, object_id)


@book.step("5.1.2a#sentence-3")
def apply_when_declared(game: Game, before: Game, object_id: int) -> None:
    """An effect that depends on parameters of the next card applies when they are declared; not so before."""
    NEXT_OBJECT.apply_when_declared(game, before, object_id)


@book.step("1.4.4b#sentence-2")
def apply_to_the_attack_source(game: Game, attack: int) -> None:
    """An effect that did not apply to an attack-layer may still apply to the attack-source, if that one matches."""
    NEXT_OBJECT.apply(game, attack)


def _is_awaited(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether an object is of its controller's, and a layer that is played; an attack need not be one."""
    item, described = game.object(object_id), _described(lasting)
    is_about_attacks = described is not None and names_attack(described)
    is_played = item.layer is not None and item.layer.category != "triggered"
    return (is_played or is_about_attacks) and item.controller == lasting.context.controller


def _described(lasting: LastingEffect) -> Filter | None:
    return lasting.effect.applies if isinstance(lasting.effect, Changing) else None


def _with_its_source(game: Game, object_id: int) -> frozenset[int]:
    source = game.object(object_id).proxy_of
    return frozenset({object_id}) if source is None else frozenset({object_id, source})


@book.definition(
    "1.4.3e#sentence-3", _with_its_source, "攻撃プロキシに適用される効果は、攻撃発生源にも適用されるとする読み方"
)
def the_attack_alone(_game: Game, object_id: int) -> frozenset[int]:
    """An effect on an attack applies to the attack-proxy, and not to the attack-source."""
    return frozenset({object_id})


def _fits(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether a card matches an effect for every value of X that may still be declared."""
    fits = _described(lasting)
    return fits is None or matches_certainly(game, fits, object_id, lasting)


def _as_it_is(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    return meets_the_specification(game, fits, object_id, lasting)


@book.definition("5.1.2a#sentence-2", _as_it_is, "まだ宣言していないXは0だとして、すぐに効果を適用するとする読み方")
def matches_certainly(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    """An effect can depend on parameters that are not determined yet: until then it is open whether the card fits."""
    return all(
        meets_the_specification(after, fits, object_id, lasting) for after in NEXT_OBJECT.possible(game, object_id)
    )


def _has_open_x(game: Game, object_id: int) -> bool:
    item = game.object(object_id)
    return isinstance(item.card.cost, str) and item.layer is not None and item.layer.declared.x is None


def _with_x(game: Game, object_id: int, value: int) -> Game:
    item = game.object(object_id)
    assert item.layer is not None
    layer = replace(item.layer, declared=replace(item.layer.declared, x=value))
    return game.at(with_object(game.state, replace(item, layer=layer)))


def _begins_to_apply(timestamp: int, clock: int) -> int:  # noqa: ARG001  (the rule needs the other one)
    return clock


@book.definition(
    "6.3.4#sentence-2",
    _begins_to_apply,
    "次のカードへの効果のタイムスタンプは、カードに適用され始めた時点だとする読み方",
)
def first_generated(timestamp: int, clock: int) -> int:  # noqa: ARG001  (the misreading needs the other one)
    """The timestamp of an effect is that of its first generation, whenever it begins to apply."""
    return timestamp


NEXT_OBJECT = NextObjectRules[Game, LastingEffect](
    rule=apply_to_the_next.id,
    is_awaited=_is_awaited,
    fits=_fits,
    has_open_x=_has_open_x,
    with_x=_with_x,
    highest_x=20,
    fixed=fixed_for,
    stamped=first_generated,
    objects=the_attack_alone,
)
"""The effects on the next card played (5.1.2a), or on the next attack."""
