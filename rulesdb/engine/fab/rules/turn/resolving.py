"""Resolution of the top layer of the stack, in six steps (5.3)."""

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.continuous import types
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.categories import melded_halves
from rulesdb.engine.fab.rules.effects.abilities import (
    of_card_layer,
    of_created_layer,
    source_of_layer,
    without_its_source,
)
from rulesdb.engine.fab.rules.effects.discrete import generate_in_order
from rulesdb.engine.fab.rules.effects.instructions import controlled_as_its_ability, from_the_source_of_its_ability
from rulesdb.engine.fab.rules.general.precedence import lose_priority
from rulesdb.engine.fab.rules.objects.defending import add_defending, cannot_become_defending
from rulesdb.engine.fab.rules.objects.layers import is_card_layer, layers
from rulesdb.engine.fab.rules.playing.attempt import by_position, enters_the_arena
from rulesdb.engine.fab.rules.playing.costs import gain
from rulesdb.engine.fab.rules.playing.targeting import declare_nothing_more
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import PERMANENT, STACK, Zone
from rulesdb.engine.kernel.cards.cards import Condition
from rulesdb.engine.kernel.cards.nested import (
    NestedPhrase,
    TargetedEffect,
    effects_within,
    phrases_within,
    targeted_effects,
)
from rulesdb.engine.kernel.cards.roles import holds
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.resolution import CoreResolution, ResolutionRules, context_of_layer, targets_left


class LayerResolution(CoreResolution[Context]):
    """A layer during its resolution."""

    def __init__(self, game: Game, layer: int) -> None:
        """Store the layer's controller, source and declared parameters as its resolution begins."""
        context = controlled_as_its_ability(context_of_layer(game, layer), game)
        of_ability = replace(context, source=source_of_layer(context.source, game, layer))
        super().__init__(layer, from_the_source_of_its_ability(of_ability, game))
        self.is_first_of_two = False
        """Whether the layer resolved for the first of two times."""

    @property
    def end(self) -> Literal["failed", "first of two", "complete"]:
        """The end of the resolution: the layer failed, has to resolve once more, or went through all steps."""
        if self.has_failed:
            return "failed"
        return "first of two" if self.is_first_of_two else "complete"


ResolvingStep = Callable[[Game, LayerResolution], None]


@book.definition("5.3.1#sentence-2")
def next_to_resolve(game: Game) -> int:
    """The next layer to resolve is the top one on the stack."""
    return layers(game.state)[-1]


def check_resolution(game: Game, resolution: LayerResolution) -> None:
    """Check resolution (5.3.2)."""
    if fails_to_resolve(game, resolution):
        resolution.has_failed = True
        clear_the_failed(game, resolution)
        stop_at_a_failure(game, resolution)


@book.filter("5.3.2#sentence-2")
def fails_to_resolve(game: Game, resolution: LayerResolution) -> bool:
    """Whether the layer fails to resolve is evaluated."""
    return is_a_failure(game, resolution)


@book.step("5.3.2#sentence-3")
def stop_at_a_failure(_game: Game, resolution: LayerResolution) -> None:
    """If a layer fails to resolve, the resolution stops."""
    resolution.is_over = True


@book.step("5.3.2#sentence-4")
def clear_the_failed(game: Game, resolution: LayerResolution) -> None:
    """A layer that fails to resolve is cleared from the stack."""
    happen(game, kinds.Clear(by=clear_the_failed.id, objects=(resolution.layer,)))


@book.definition("5.3.2#sentence-5")
def is_a_failure(game: Game, resolution: LayerResolution) -> bool:
    """A layer fails to resolve in the listed situations: 5.3.2a, 5.3.2b and 5.3.2c."""
    return _is_listed(game, resolution)


def _is_listed(game: Game, resolution: LayerResolution) -> bool:
    return any(fails(game, resolution) for fails in (has_lost_its_targets, has_lost_its_state, cannot_defend))


@book.filter("5.3.2a#sentence-3")
def has_lost_its_targets(game: Game, resolution: LayerResolution) -> bool:
    """A layer fails to resolve if too few of its declared targets are left."""
    return has_declared_targets(game, resolution) and not has_targets_left(game, resolution)


@book.definition("5.3.2a#sentence-1")
def has_declared_targets(_game: Game, resolution: LayerResolution) -> bool:
    """The targets of a layer are checked if one or more of them were declared when it was put onto the stack."""
    return any(resolution.context.declared.targets)


@book.definition("5.3.2a#sentence-2")
def has_targets_left(game: Game, resolution: LayerResolution) -> bool:
    """At least one of the declared targets must still be a legal target."""
    return any(left for _, left in targets_of_layer(game, resolution))


def targets_of_layer(game: Game, resolution: LayerResolution) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the declared targets and those of them that are still legal, for each target phrase."""
    return targets_left(game, (phrase.target for phrase in _phrases(game, resolution)), resolution.context)


def _phrases(game: Game, resolution: LayerResolution) -> list[NestedPhrase]:
    abilities_of_layer = game.object(resolution.layer).card.abilities
    return phrases_within(abilities_of_layer, resolution.context.declared.modes)


@book.filter("5.3.2b#sentence-3")
def has_lost_its_state(game: Game, resolution: LayerResolution) -> bool:
    """A layer fails to resolve if its state condition is not met by the current game state."""
    condition = state_to_be_met(game, resolution)
    return condition is not None and not holds(game, condition, resolution.context)


@book.definition("5.3.2b#sentence-1")
def state_to_be_met(game: Game, resolution: LayerResolution) -> Condition | None:
    """Only a triggered-layer has a state condition to be met: that of the triggered effect that created the layer."""
    return _state_trigger(game, resolution)


def _state_trigger(game: Game, resolution: LayerResolution) -> Condition | None:
    layer = game.object(resolution.layer).layer
    return layer.while_ if layer else None


@book.filter("5.3.2c#sentence-1")
def cannot_defend(game: Game, resolution: LayerResolution) -> bool:
    """A defense reaction card must be able to become a defending card; otherwise it fails to resolve."""
    return _is_defense_reaction(game, resolution.layer) and cannot_become_defending(game, resolution.layer)


def _is_defense_reaction(game: Game, layer: int) -> bool:
    return is_card_layer(game.object(layer)) and "defense reaction" in types(game, layer)


@book.step("5.3.3#sentence-2")
def make_static_functional(game: Game, resolution: LayerResolution) -> None:
    """The static abilities of the layer become functional (1.7.4h)."""
    note(game, kinds.Functional(by=make_static_functional.id, object=resolution.layer))


def generate_layer_effects(game: Game, resolution: LayerResolution) -> None:
    """Layer effects (5.3.4)."""
    declare_nothing_more(game, resolution.layer)
    halves = melded_halves(game.object(resolution.layer))
    effects = in_order(of_its_category(game, resolution, _effects_to_generate(game, resolution, halves)))
    generate_in_order(game, resolution, effects, RESOLUTION.generate)
    if halves and not _is_second(game, resolution):
        end_the_first_of_two(game, resolution)
    elif halves:
        go_on_after_the_second(game, resolution)


def of_its_category(game: Game, resolution: LayerResolution, effects: list[TargetedEffect]) -> list[TargetedEffect]:
    """Return the effects that a card-layer, or a layer that an ability has created, generates by resolving."""
    item, source = game.object(resolution.layer), resolution.context.source
    if not functions_as_it_resolves(item):
        return []
    if is_card_layer(item):
        return of_card_layer(effects)
    return without_its_source(of_created_layer(effects), game, source)


@book.filter("1.7.4c#sentence-1")
def functions_as_it_resolves(item: Object) -> bool:
    """A resolution ability is functional when its source object resolves as a layer on the stack."""
    return item.zone == STACK


@book.definition("1.7.4c#sentence-2")
def function_no_more(_game: Game, _resolution: LayerResolution) -> None:
    """Otherwise a resolution ability is not functional: it generates nothing as its source enters the arena."""


def _effects_to_generate(game: Game, resolution: LayerResolution, halves: tuple[Card, ...]) -> list[TargetedEffect]:
    """Return the effects that the layer's resolution abilities generate now, in the order in which they are printed."""
    declared = resolution.context.declared
    effects = effects_on_resolving(_with_the_abilities(game, resolution.layer), declared)
    if not halves:
        return effects
    of_left = len(effects_within(halves[0].abilities, declared.modes))
    half = of_the_left if _is_second(game, resolution) else of_the_right
    return half(effects, of_left)


def _with_the_abilities(game: Game, layer: int) -> Object:
    """Return the object whose resolution abilities generate the effects of a layer."""
    item = game.object(layer)
    match item.layer.category if item.layer is not None else "card":
        case "activated":
            return resolving_by_activation(game, item)
        case "triggered":
            return resolving_by_trigger(game, item)
    return item


@book.definition("5.2.1d#sentence-3")
def resolving_by_activation(_game: Game, item: Object) -> Object:
    """When an activated-layer resolves, the resolution abilities of the layer generate effects."""
    return item


@book.definition("6.6.1d#sentence-2")
def resolving_by_trigger(_game: Game, item: Object) -> Object:
    """When a triggered-layer resolves, the resolution abilities of the layer generate effects."""
    return item


@book.definition("5.3.1#sentence-1")
def effects_on_resolving(layer: Object, declared: Declared) -> list[TargetedEffect]:
    """A resolution ability generates effects when its source resolves as a layer on the stack."""
    return [*targeted_effects(layer.card.abilities, declared)]


@book.definition("5.3.4#sentence-2")
def in_order(effects: list[TargetedEffect]) -> list[TargetedEffect]:
    """The resolution abilities of the layer, except go again, generate their effects in the order specified."""
    return effects


@book.definition("5.3.4a#sentence-1")
def determine_parameters(game: Game, resolution: LayerResolution, effects: list[TargetedEffect], index: int) -> None:
    """Undetermined parameters of an effect are determined just before that effect is generated (1.8.6)."""
    resolution.chosen[index] = effects[index].effect.determined(game, resolution.context)


@book.definition("5.3.4b#sentence-1")
def stops_at_a_failure() -> bool:
    """Remaining effects of a layer are still generated if an effect fails."""
    return False


@book.definition("5.3.4c#sentence-2")
def information(game: Game, layer: int) -> Object | None:
    """The last known information of a layer that no longer exists determines its remaining effects (1.2.3)."""
    return game.object(layer)


def _is_second(game: Game, resolution: LayerResolution) -> bool:
    """Whether a melded layer resolves for the second time."""
    layer = game.object(resolution.layer).layer
    return layer is not None and layer.resolved_once


@book.transform("5.3.4d#sentence-1")
def of_the_right(effects: list[TargetedEffect], of_left: int) -> list[TargetedEffect]:
    """When a melded layer resolves for the first time, only the right-side resolution abilities generate effects."""
    return effects[of_left:]


@book.step("5.3.4d#sentence-2")
def end_the_first_of_two(game: Game, resolution: LayerResolution) -> None:
    """After the first time, the resolution stops: a melded layer stays on the stack."""
    resolution.is_over = True
    resolution.is_first_of_two = True
    item = game.object(resolution.layer)
    if game.has(item.id) and item.layer is not None:
        resolved = replace(item, layer=replace(item.layer, resolved_once=True))
        note(game, kinds.Became(by=end_the_first_of_two.id, record=resolved))


@book.transform("5.3.4d#sentence-3")
def of_the_left(effects: list[TargetedEffect], of_left: int) -> list[TargetedEffect]:
    """When a melded layer resolves for the second time, only the left-side resolution abilities generate effects."""
    return effects[:of_left]


@book.definition("5.3.4d#sentence-4")
def go_on_after_the_second(_game: Game, resolution: LayerResolution) -> None:
    """After the second time, the resolution continues."""
    resolution.is_over = False


@book.step("5.3.5#sentence-2")
def go_again(game: Game, resolution: LayerResolution) -> None:
    """If the layer has go again, its controller gains an action point."""
    if had_go_again(game, resolution.layer):
        gain(game, resolution.controller, "action", 1, go_again.id, resolution.layer)


@book.definition("5.3.5a#sentence-1")
def had_go_again(game: Game, layer: int) -> bool:
    """Go again of a layer that no longer exists is determined from the layer's last known information."""
    return has_ability(game, layer, GoAgain)


@book.step("5.3.6#sentence-2")
def leave_the_stack(game: Game, resolution: LayerResolution) -> None:
    """If a rule or an effect would make the layer leave the stack, the layer leaves it."""
    if not game.has(resolution.layer):
        return
    if _is_defense_reaction(game, resolution.layer):
        become_defending(game, resolution)
    else:
        enter_the_arena(game, resolution)


@book.step("5.3.6a#sentence-1")
def enter_the_arena(game: Game, resolution: LayerResolution) -> None:
    """A card-layer that becomes a permanent moves to the arena."""
    is_card = is_card_layer(game.object(resolution.layer))
    if is_card and enters_the_arena(game, resolution.layer):
        controller = resolution.controller
        happen(game, kinds.Move(by=enter_the_arena.id, object=resolution.layer, to=PERMANENT, controller=controller))
        function_no_more(game, resolution)


@book.step("5.3.6b#sentence-1")
def become_defending(game: Game, resolution: LayerResolution) -> None:
    """A defense reaction card becomes a defending card of the active chain link."""
    hero = game.hero(resolution.controller)
    if hero is not None:
        add_defending(game, resolution.layer, hero, become_defending.id)


@book.step("5.3.7#sentence-2")
def clear_the_layer(game: Game, resolution: LayerResolution) -> None:
    """A layer that is still on the stack is cleared."""
    if game.object(resolution.layer).zone == Zone("stack"):
        happen(game, kinds.Clear(by=clear_the_layer.id, objects=(resolution.layer,)))


@book.definition("5.3.2#sentence-1")
def position_of_the_check() -> float:
    """Check resolution comes first."""
    return 1


@book.definition("5.3.3#sentence-1")
def position_of_static_effects() -> float:
    """Static effects come second."""
    return 2


@book.definition("5.3.4#sentence-1")
def position_of_layer_effects() -> float:
    """Layer effects come third."""
    return 3


@book.definition("5.3.5#sentence-1")
def position_of_go_again() -> float:
    """Go again comes fourth."""
    return 4


@book.definition("5.3.6#sentence-1")
def position_of_leaving_the_stack() -> float:
    """Leaving the stack comes fifth."""
    return 5


@book.definition("5.3.7#sentence-1")
def position_of_clearing() -> float:
    """Clearing comes sixth and last."""
    return 6


_STEPS: tuple[tuple[Callable[[], float], ResolvingStep], ...] = (
    (position_of_the_check, check_resolution),
    (position_of_static_effects, make_static_functional),
    (position_of_layer_effects, generate_layer_effects),
    (position_of_go_again, go_again),
    (position_of_leaving_the_stack, leave_the_stack),
    (position_of_clearing, clear_the_layer),
)


def steps_of_resolving() -> tuple[ResolvingStep, ...]:
    """Return the steps of resolving a layer in the order of their positions."""
    return one_after_another(by_position(_STEPS))


@book.definition("5.3.1#sentence-4")
def one_after_another(steps: tuple[ResolvingStep, ...]) -> tuple[ResolvingStep, ...]:
    """A layer resolves in the order of these steps."""
    return steps


RESOLUTION = ResolutionRules[Game, LayerResolution](
    rule="fab:5.3.1",
    begun=LayerResolution,
    next_layer=next_to_resolve,
    lose_priority=lose_priority,
    steps=steps_of_resolving,
    is_known=information,
    determine=determine_parameters,
    stops_at_a_failure=stops_at_a_failure,
)
"""The rules of resolutions (5.3)."""
