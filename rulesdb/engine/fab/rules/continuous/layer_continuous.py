"""Layer-continuous effects (6.2.2), and those on the next card played (6.2.4) or the next attack (1.8.10)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Changing
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.attacks import is_attack
from rulesdb.engine.fab.rules.objects.references import applies
from rulesdb.engine.fab.selection.identity_filters import IsAttack
from rulesdb.engine.fab.state import Category, LastingEffect
from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Filter, StateCondition, with_fixed_amounts
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.filters import Both
from rulesdb.engine.kernel.state.state_updates import with_object
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.verbs.begin import BeginEffect

_HIGHEST_X = 20
"""The highest X that is tried for a card; no effect compares anything with a greater number."""


@book.definition("6.2.1#sentence-2")
def keeps_influencing(begun: LastingEffect, game: Game) -> LastingEffect:  # noqa: ARG001  (the misreading needs it)
    """A continuous effect goes on influencing the game, with objects that come later."""
    return begun


@book.transform("6.2.2b#sentence-2")
def fixed_when_generated(effect: Effect, game: Game, context: AnyContext) -> Effect:
    """The variable values of a layer-continuous effect are determined when it is generated, and do not change."""
    return with_fixed_amounts(game, effect, context)


@book.definition("6.2.2b#sentence-3")
def open_until_it_applies(effect: Effect, game: Game, context: AnyContext) -> Effect:  # noqa: ARG001  (likewise)
    """The values of an effect on an object that does not exist yet are determined when it first applies to one."""
    return effect


@book.transform("6.2.2b#sentence-4")
def fixed_when_applied(effect: Effect, game: Game, context: AnyContext) -> Effect:
    """Those values do not change afterwards, either."""
    return with_fixed_amounts(game, effect, context)


def fixed_for(game: Game, object_id: int, lasting: LastingEffect) -> Effect:
    """Return an effect on the next object as it begins to apply to that object, which is the chosen one."""
    return fixed_when_applied(lasting.effect, game, replace(lasting.context, chosen=(object_id,)))


def is_for(game: Game, one: EffectInForce, object_id: int) -> bool:
    """Whether an effect fixed to objects applies to one of them, of which it began to apply to all."""
    assert one.objects is not None
    return object_id in one.objects and _continues(game, one, object_id)


def still_applies(game: Game, one: EffectInForce, object_id: int) -> bool:
    """Whether an effect with a filter applies to an object because it has begun to."""
    return object_id in one.lasting.applied and _continues(game, one, object_id)


def _continues(game: Game, one: EffectInForce, object_id: int) -> bool:
    return goes_on(game, one) and whatever_it_is(game, one, object_id)


@book.definition("6.2.2c#sentence-1")
def goes_on(game: Game, one: EffectInForce) -> bool:  # noqa: ARG001  (the misreading needs both)
    """A layer-continuous effect that has begun to apply to an object continues to apply to it."""
    return True


@book.definition("6.2.2c#sentence-2")
def whatever_it_is(game: Game, one: EffectInForce, object_id: int) -> bool:  # noqa: ARG001  (likewise)
    """It continues to apply even if the properties of the object change."""
    return True


def under(effect: DiscreteEffect, condition: StateCondition) -> DiscreteEffect:
    """Return an effect generated under a condition as it is from then on."""
    return evaluated_once(effect, condition) if isinstance(effect, BeginEffect) else effect


@book.definition("6.2.2d#sentence-1")
def evaluated_once(effect: BeginEffect, condition: StateCondition) -> BeginEffect:  # noqa: ARG001  (likewise)
    """A condition on which the generation depends is evaluated only once, at the time of generation."""
    return effect


@book.definition("6.2.4#sentence-1")
def meets_the_specification(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    """An effect on a future object starts to apply to the next one that meets its specification."""
    return applies(game, fits, object_id, lasting.context)


@book.step("5.1.2a#sentence-1")
def apply_to_the_next(game: Game, object_id: int) -> None:
    """An effect on the next card played applies to an announced card that matches its description."""
    for lasting in _waiting(game, object_id, _is_awaited):
        _begin(game, object_id, lasting, apply_to_the_next.id)


@book.step("5.1.2a#sentence-3")
def apply_when_declared(game: Game, before: Game, object_id: int) -> None:
    """An effect that depends on parameters of the next card applies when they are declared; not so before."""
    for lasting in _waiting(game, object_id, _is_awaited):
        if not _fits(before, object_id, lasting):
            _begin(game, object_id, lasting, apply_to_the_next.id)


@book.step("1.4.4b#sentence-2")
def apply_to_the_attack_source(game: Game, attack: int) -> None:
    """An effect that did not apply to an attack-layer may still apply to the attack-source, if that one matches."""
    begin_on_attack(game, attack)


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
    return all(meets_the_specification(after, fits, object_id, lasting) for after in _with_possible_x(game, object_id))


def _with_possible_x(game: Game, object_id: int) -> Iterator[Game]:
    """Yield the game with every X that may still be declared for an object; the game unchanged if there is none."""
    item = game.object(object_id)
    if not isinstance(item.card.cost, str) or item.layer is None or item.layer.declared.x is not None:
        yield game
        return
    for value in range(_HIGHEST_X + 1):
        layer = replace(item.layer, declared=replace(item.layer.declared, x=value))
        yield game.at(with_object(game.state, replace(item, layer=layer)))


@book.definition("6.3.4#sentence-2")
def first_generated(timestamp: int, clock: int) -> int:  # noqa: ARG001  (the misreading needs the other one)
    """The timestamp of an effect is that of its first generation, whenever it begins to apply."""
    return timestamp


Awaited = Callable[[Game, int, LastingEffect], bool]
"""Whether an object is of those for which an effect waits."""


def _waiting(game: Game, object_id: int, is_awaited: Awaited) -> list[LastingEffect]:
    """Return the effects for which an object is the next one, for certain."""
    waiting = (one for one in game.state.lasting if one.awaits and is_awaited(game, object_id, one))
    return [lasting for lasting in waiting if _fits(game, object_id, lasting)]


def _begin(game: Game, object_id: int, lasting: LastingEffect, rule: str) -> None:
    """Let an effect begin to apply to an object; one on the next few objects goes on waiting for the others."""
    effect = fixed_for(game, object_id, lasting)
    objects, timestamp = the_attack_alone(game, object_id), first_generated(lasting.timestamp, game.state.clock)
    begun = replace(lasting, effect=effect, timestamp=timestamp, awaits=False, objects=objects, uses=None)
    note(game, Lasts(by=rule, before=lasting, after=begun))
    if lasting.uses is not None and lasting.uses > 1:
        note(game, Lasts(by=rule, after=replace(lasting, uses=lasting.uses - 1)))


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


def begin_on_attack(game: Game, attack: int) -> None:
    """Let the effects on the next attack begin to apply to an attack (1.8.10)."""
    for lasting in _waiting(game, attack, _is_next_attack):
        _begin(game, attack, lasting, "fab:1.8.10")


@book.step("1.8.10#sentence-4")
def come_under_control(game: Game, object_id: int) -> None:
    """The effect applies to the attack at the time that it comes under the player's control."""
    begin_on_attack(game, object_id)


@book.definition("1.8.10#sentence-4")
def begin_to_attack(game: Game, object_id: int) -> None:
    """The effect does not wait until the attack attacks."""


@book.definition("1.8.10a#sentence-2")
def change_properties(game: Game, object_id: int) -> None:
    """The effect does not apply to an attack that was under control already when its properties changed."""
