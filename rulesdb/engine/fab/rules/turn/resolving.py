"""Resolution of the top layer of the stack, in six steps (5.3)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import subtypes, types
from rulesdb.engine.fab.rules.cards.categories import melded_halves
from rulesdb.engine.fab.rules.effects.abilities import resolution_context
from rulesdb.engine.fab.rules.effects.discrete import generate_in_order
from rulesdb.engine.fab.rules.general.precedence import lose_priority
from rulesdb.engine.fab.rules.objects.defending import add_defending, cannot_become_defending
from rulesdb.engine.fab.rules.objects.objects import becomes_permanent, is_card_layer, layers
from rulesdb.engine.fab.rules.playing.costs import gain_action_point
from rulesdb.engine.fab.zones import PERMANENT, STACK, Zone
from rulesdb.engine.kernel.cards.abilities import (
    TargetedEffect,
    effects_within,
    targeted_effects,
)
from rulesdb.engine.kernel.cards.roles import holds
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.resolution import CoreResolution, ResolutionRules, targets_left


class LayerResolution(CoreResolution[Context]):
    """A layer during its resolution."""

    def __init__(self, game: Game, layer: int) -> None:
        """Store the layer's controller, source and declared parameters as its resolution begins."""
        super().__init__(layer, resolution_context(game, layer))


ResolvingStep = Callable[[Game, LayerResolution], None]


@book.definition("5.3.1#sentence-2b")
def next_to_resolve(game: Game) -> int:
    """The next layer to resolve is the top one on the stack."""
    return layers(game.state)[-1]


def check_resolution(game: Game, resolution: LayerResolution) -> None:
    """Check resolution (5.3.2)."""
    if fails_to_resolve(game, resolution):
        resolution.has_failed = True
        clear_the_failed(game, resolution)
        stop_the_resolution(game, resolution)


@book.filter("5.3.2#sentence-2")
def fails_to_resolve(game: Game, resolution: LayerResolution) -> bool:
    """A layer fails to resolve in the listed situations: 5.3.2a, 5.3.2b and 5.3.2c."""
    return any(
        fails(game, resolution) for fails in (has_no_target_left, has_lost_its_state, is_reaction_without_defense)
    )


@book.step("5.3.2#sentence-3")
def stop_the_resolution(_game: Game, resolution: LayerResolution) -> None:
    """If a layer fails to resolve, the resolution stops."""
    resolution.is_over = True


@book.definition("5.3.2#sentence-4a")
def clear_the_failed(game: Game, resolution: LayerResolution) -> None:
    """A layer that fails to resolve is cleared from the stack."""
    happen(game, kinds.Clear(by=clear_the_failed.id, objects=(resolution.layer,)))


@book.filter("5.3.2a#sentence-3")
def has_no_target_left(game: Game, resolution: LayerResolution) -> bool:
    """A layer for which targets were declared fails to resolve if none of them is a legal target any more."""
    is_targeted = any(resolution.context.declared.targets)
    return is_targeted and not any(left for _, left in targets_left(game, resolution))


@book.filter("5.3.2b#sentence-3")
def has_lost_its_state(game: Game, resolution: LayerResolution) -> bool:
    """A triggered-layer fails to resolve if the state condition of the effect that created it is not met now."""
    layer = game.object(resolution.layer).layer
    return layer is not None and layer.while_ is not None and not holds(game, layer.while_, resolution.context)


@book.filter("5.3.2c#sentence-1")
def is_reaction_without_defense(game: Game, resolution: LayerResolution) -> bool:
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
    halves = melded_halves(game.object(resolution.layer))
    generate_in_order(game, resolution, effects_of_layer(game, resolution, halves), RESOLUTION.generate)
    if halves:
        stop_after_the_right_side(game, resolution)


@book.law
def effects_of_layer(game: Game, resolution: LayerResolution, halves: tuple[Card, ...]) -> list[TargetedEffect]:
    """The effects that a layer on the stack generates now, in order; first of a melded one's right side (5.3.4, d)."""
    item = game.object(resolution.layer)
    effects = effects_on_resolving(game, resolution) if item.zone == STACK else []
    if not halves:
        return effects
    of_left = len(effects_within(halves[0].abilities, resolution.context.declared.modes))
    return effects[:of_left] if is_second_resolution(game, resolution) else effects[of_left:]


def is_second_resolution(game: Game, resolution: LayerResolution) -> bool:
    """Whether a melded layer has resolved once before."""
    layer = game.object(resolution.layer).layer
    return layer is not None and layer.resolved_once


@book.law
def effects_on_resolving(game: Game, resolution: LayerResolution) -> list[TargetedEffect]:
    """The effects of all resolution abilities of a layer, whether it is a card or an ability has created it."""
    return targeted_effects(game.object(resolution.layer).card.abilities, resolution.context.declared)


@book.definition("5.3.4a#sentence-1")
def determine_parameters(game: Game, resolution: LayerResolution, effects: list[TargetedEffect], index: int) -> None:
    """Undetermined parameters of an effect are determined just before that effect is generated (1.8.6)."""
    resolution.chosen[index] = effects[index].effect.determined(game, resolution.context)


@book.definition("5.3.4b#sentence-1")
def stops_at_a_failed_effect() -> bool:
    """Remaining effects of a layer are still generated if an effect fails."""
    return False


determines_its_effects = book.law(Game.is_known)
"""The last known information of a layer that no longer exists determines its remaining effects (1.2.3, 5.3.4c)."""


@book.step("5.3.4d#sentence-2a")
def stop_after_the_right_side(game: Game, resolution: LayerResolution) -> None:
    """After the effects of its right side the resolution stops, and a melded layer stays on the stack."""
    item = game.object(resolution.layer)
    if is_second_resolution(game, resolution):
        return
    resolution.is_over = True
    if game.has(item.id) and item.layer is not None:
        resolved = replace(item, layer=replace(item.layer, resolved_once=True))
        note(game, kinds.Became(by=stop_after_the_right_side.id, record=resolved))


@book.step("5.3.5#sentence-2a")
def go_again(game: Game, resolution: LayerResolution) -> None:
    """If the layer has go again, its controller gains an action point."""
    if had_go_again(game, resolution.layer):
        gain_action_point(game, resolution.controller, go_again.id, resolution.layer)


@book.definition("5.3.5a#sentence-1")
def had_go_again(game: Game, layer: int) -> bool:
    """Go again of a layer that no longer exists is determined from the layer's last known information."""
    return has_ability(game, layer, GoAgain)


@book.step("5.3.6#sentence-2a")
def leave_the_stack(game: Game, resolution: LayerResolution) -> None:
    """If a rule or an effect would make the layer leave the stack, the layer leaves it."""
    if not game.has(resolution.layer):
        return
    if _is_defense_reaction(game, resolution.layer):
        become_defending(game, resolution)
    else:
        enter_the_arena(game, resolution)


@book.law
def enters_the_arena(game: Game, layer: int) -> bool:
    """Whether a card-layer becomes a permanent when it resolves, by a functional subtype that it has (2.10, 8.2)."""
    return becomes_permanent(subtypes(game, layer), PERMANENT)


@book.step("5.3.6a#sentence-1")
def enter_the_arena(game: Game, resolution: LayerResolution) -> None:
    """A card-layer that becomes a permanent moves to the arena."""
    is_card = is_card_layer(game.object(resolution.layer))
    if is_card and enters_the_arena(game, resolution.layer):
        controller = resolution.controller
        happen(game, kinds.Move(by=enter_the_arena.id, object=resolution.layer, to=PERMANENT, controller=controller))


@book.step("5.3.6b#sentence-1")
def become_defending(game: Game, resolution: LayerResolution) -> None:
    """A defense reaction card becomes a defending card of the active chain link."""
    hero = game.hero(resolution.controller)
    if hero is not None:
        add_defending(game, resolution.layer, hero, become_defending.id)


@book.definition("5.3.7#sentence-2")
def clear_the_layer(game: Game, resolution: LayerResolution) -> None:
    """A layer that is still on the stack is cleared."""
    if game.object(resolution.layer).zone == Zone("stack"):
        happen(game, kinds.Clear(by=clear_the_layer.id, objects=(resolution.layer,)))


@book.law
def steps_of_resolving() -> tuple[ResolvingStep, ...]:
    """The steps in which a layer resolves, in order (5.3.2 to 5.3.7)."""
    return (
        check_resolution,
        make_static_functional,
        generate_layer_effects,
        go_again,
        leave_the_stack,
        clear_the_layer,
    )


RESOLUTION = ResolutionRules[Game, LayerResolution](
    rule="fab:5.3.1",
    begun=LayerResolution,
    next_layer=next_to_resolve,
    lose_priority=lose_priority,
    steps=steps_of_resolving,
    is_known=determines_its_effects,
    determine=determine_parameters,
    stops_at_a_failure=stops_at_a_failed_effect,
)
"""The rules of resolutions (5.3)."""
