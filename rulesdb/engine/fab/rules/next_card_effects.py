"""Continuous effects on the next card played (6.2.4) or the next attack (1.8.10), which wait for one that matches."""

from msgspec.structs import replace
from msgspec.structs import replace as replace_fields

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Changing
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attacks import is_attack
from rulesdb.engine.fab.rules.layer_continuous import fixed_for, meets_the_specification
from rulesdb.engine.fab.selection.identity_filters import IsAttack
from rulesdb.engine.fab.state import Category, LastingEffect
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.next_object import NextObjectRules
from rulesdb.engine.kernel.selection.filters import Both
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
    NEXT_ATTACK.apply(game, attack)


def _is_awaited(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether an object is of its controller's, and a card that is played, or a layer that is played or activated."""
    item = game.object(object_id)
    assert item.layer is not None
    return item.layer.category in _WAYS[lasting.coming] and item.controller == lasting.context.controller


_WAYS: dict[str, tuple[Category, ...]] = {"played": ("card",), "used": ("card", "activated"), "anyhow": ()}
"""The categories of the layers that are used in the ways that an effect on the next one may name."""


def _described(lasting: LastingEffect) -> Filter | None:
    described = lasting.effect.applies if isinstance(lasting.effect, Changing) else None
    return Both((IsAttack(), described)) if lasting.coming == "anyhow" and described is not None else described


@book.definition("1.4.3e#sentence-3")
def the_attack_alone(_game: Game, object_id: int) -> frozenset[int]:
    """An effect on an attack applies to the attack-proxy, and not to the attack-source."""
    return frozenset({object_id})


def _fits(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether a card matches an effect for every value of X that may still be declared."""
    fits = _described(lasting)
    return fits is None or matches_certainly(game, fits, object_id, lasting)


@book.definition("5.1.2a#sentence-2")
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


@book.definition("6.3.4#sentence-2")
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


@book.definition("1.8.10#sentence-2")
def is_its_controllers(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """The next attack of a player is the next one that comes under the control of the player."""
    return game.object(object_id).controller == lasting.context.controller


@book.definition("1.8.10#sentence-3")
def however_it_comes(game: Game, object_id: int) -> bool:  # noqa: ARG001  (the misreading needs both)
    """The attack can be played, activated, triggered, or come under control in another way."""
    return True


def _is_next_attack(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    is_awaited = lasting.coming == "anyhow" and is_attack(game, object_id) and however_it_comes(game, object_id)
    return is_awaited and is_its_controllers(game, object_id, lasting)


NEXT_ATTACK = replace_fields(NEXT_OBJECT, rule="fab:1.8.10", is_awaited=_is_next_attack)
"""The effects on the next attack (1.8.10)."""


@book.step("1.8.10#sentence-4")
def come_under_control(game: Game, object_id: int) -> None:
    """The effect applies to the attack at the time that it comes under the player's control."""
    NEXT_ATTACK.apply(game, object_id)


@book.definition("1.8.10#sentence-4")
def begin_to_attack(game: Game, object_id: int) -> None:
    """The effect does not wait until the attack attacks."""


@book.definition("1.8.10a#sentence-2")
def change_properties(game: Game, object_id: int) -> None:
    """The effect does not apply to an attack that was under control already when its properties changed."""
