"""Resolution of the top layer of the stack, in six steps (5.3)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.card_parts.roles import holds
from rulesdb.engine.fab.cards import PERMANENT_SUBTYPES
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.continuous import has_ability, subtypes, types
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.nested import effects_within
from rulesdb.engine.fab.rules.assets import gain
from rulesdb.engine.fab.rules.declaring import TargetedEffect, phrases, targeted_effects
from rulesdb.engine.fab.rules.defending import add_defending, cannot_become_defending
from rulesdb.engine.fab.rules.generating import remaining_targets
from rulesdb.engine.fab.rules.layers import is_card_layer, layers
from rulesdb.engine.fab.rules.priority_holder import lose_priority
from rulesdb.engine.fab.rules.splitting import melded_halves
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import PERMANENT, Zone
from rulesdb.engine.kernel.pipeline import happen, note


class LayerResolution:
    """A layer during its resolution. ``is_over`` is true when no further step follows.

    ``chosen`` holds the parameters determined for the layer's effects, by the index of the effect.
    """

    def __init__(self, game: Game, layer: int) -> None:
        """Store the layer's controller, source and declared parameters as its resolution begins."""
        item = game.object(layer)
        self.layer = layer
        self.controller = game.player_of(layer)
        self.is_over = False
        self.has_failed = False
        self.chosen: dict[int, tuple[int, ...] | None] = {}
        layer_info = item.layer
        declared = layer_info.declared if layer_info else Declared()
        source = layer_info.source if layer_info else layer
        event = layer_info.context.event if layer_info and layer_info.context else None
        self.context = Context(self.controller, source, layer, declared, event)


Step = Callable[[Game, LayerResolution], None]


def resolve_top(game: Game) -> None:
    """Resolve the top layer of the stack; then the turn-player gets priority."""
    lose_priority(game)
    resolution = LayerResolution(game, next_to_resolve(game))
    for step in steps_of_resolving():
        if not resolution.is_over:
            step(game, resolution)
    note(game, kinds.Resolved(by="fab:5.3.1", object=resolution.layer, has_failed=resolution.has_failed))


def _oldest(game: Game) -> int:
    return layers(game.state)[0]


@book.definition("5.3.1", _oldest, "先にスタックに置かれたレイヤーから解決するとする読み方")
def next_to_resolve(game: Game) -> int:
    """The next layer to resolve is the top one on the stack."""
    return layers(game.state)[-1]


@book.step("5.3.2")
def check_resolution(game: Game, resolution: LayerResolution) -> None:
    """Failure, first step: a layer that fails to resolve is cleared, and no further step follows."""
    if any(fails(game, resolution) for fails in (has_lost_its_targets, has_lost_its_state, cannot_defend)):
        resolution.has_failed = True
        resolution.is_over = True
        happen(game, kinds.Clear(by=check_resolution.id, objects=(resolution.layer,)))


@book.filter("5.3.2a")
def has_lost_its_targets(game: Game, resolution: LayerResolution) -> bool:
    """A layer fails to resolve if targets were declared for it and none of them is legal now."""
    declared = resolution.context.declared
    if not any(declared.targets):
        return False
    wanted = phrases(game.object(resolution.layer), declared.modes)
    return not any(
        remaining_targets(game, phrase.target, replace(resolution.context, targets=(targets,)))
        for phrase, targets in zip(wanted, declared.targets, strict=True)
    )


@book.filter("5.3.2b")
def has_lost_its_state(game: Game, resolution: LayerResolution) -> bool:
    """A triggered-layer fails to resolve if its state condition does not hold now."""
    layer = game.object(resolution.layer).layer
    condition = layer.while_ if layer else None
    return condition is not None and not holds(game, condition, resolution.context)


@book.filter("5.3.2c#sentence-1")
def cannot_defend(game: Game, resolution: LayerResolution) -> bool:
    """A defense reaction card must be able to become a defending card; otherwise it fails to resolve."""
    return _is_defense_reaction(game, resolution.layer) and cannot_become_defending(game, resolution.layer)


def _is_defense_reaction(game: Game, layer: int) -> bool:
    return is_card_layer(game.object(layer)) and "defense reaction" in types(game, layer)


@book.step("5.3.3")
def make_static_functional(game: Game, resolution: LayerResolution) -> None:
    """Static abilities, second step: those of the layer become functional (1.7.4h)."""
    note(game, kinds.Functional(by=make_static_functional.id, object=resolution.layer))


@book.step("5.3.4")
def generate_layer_effects(game: Game, resolution: LayerResolution) -> None:
    """Resolution abilities, third step: except go again, they generate their effects in order."""
    effects = effects_of(game.object(resolution.layer), resolution.context.declared)
    for index, (effect, targets) in enumerate(effects):
        if not remain(game, resolution.layer):
            break
        determine_parameters(game, resolution, effects, index)
        context = replace(resolution.context, targets=targets, chosen=resolution.chosen.get(index))
        if not effect.generate(game, context) and stops_at_a_failure():
            break
    end_the_first_of_two(game, resolution)


def _all_beforehand(game: Game, resolution: LayerResolution, effects: list[TargetedEffect], index: int) -> None:
    """Determine the parameters of all effects before the first effect (misreading of 5.3.4a)."""
    if index == 0:
        for at, (effect, _) in enumerate(effects):
            resolution.chosen[at] = effect.determined(game, resolution.context)


@book.definition(
    "5.3.4a#sentence-1", _all_beforehand, "まだ決まっていないことは、最初の効果より前に全部決めるとする読み方"
)
def determine_parameters(game: Game, resolution: LayerResolution, effects: list[TargetedEffect], index: int) -> None:
    """Undetermined parameters of an effect are determined just before that effect is generated (1.8.6)."""
    resolution.chosen[index] = effects[index].effect.determined(game, resolution.context)


def _stops() -> bool:
    return True


@book.definition("5.3.4b#sentence-1", _stops, "効果が1つ失敗したら、残りの効果は生成されないとする読み方")
def stops_at_a_failure() -> bool:
    """Remaining effects of a layer are still generated if an effect fails."""
    return False


def _exists(game: Game, layer: int) -> bool:
    return game.has(layer)


@book.definition("5.3.4c", _exists, "レイヤーが存在しなくなったら、残りの効果は生成されないとする読み方")
def remain(_game: Game, _layer: int) -> bool:
    """Remaining effects of a layer that ceased to exist come from its last known information (1.2.3)."""
    return True


def _both_halves(layer: Object, declared: Declared) -> list[TargetedEffect]:
    return targeted_effects(layer, declared)


@book.definition("5.3.4d", _both_halves, "融合したカードは一度だけ解決され、両方の半面が効果を生成するとする読み方")
def effects_of(layer: Object, declared: Declared) -> list[TargetedEffect]:
    """A melded layer generates only its right half's effects when it first resolves, and only its left's the second."""
    effects, halves = targeted_effects(layer, declared), melded_halves(layer)
    if not halves:
        return effects
    of_left = len(effects_within(halves[0].abilities, declared.modes))
    is_second = layer.layer is not None and layer.layer.resolved_once
    return effects[:of_left] if is_second else effects[of_left:]


@book.step("5.3.4d")
def end_the_first_of_two(game: Game, resolution: LayerResolution) -> None:
    """A melded layer that resolves for the first time stays on the stack, and no further step follows."""
    item = game.object(resolution.layer)
    if not melded_halves(item) or item.layer is None or item.layer.resolved_once:
        return
    resolution.is_over = True
    if game.has(item.id):
        note(
            game,
            kinds.Became(
                by=end_the_first_of_two.id, object=replace(item, layer=replace(item.layer, resolved_once=True))
            ),
        )


@book.step("5.3.5")
def go_again(game: Game, resolution: LayerResolution) -> None:
    """Go again, fourth step: the controller of a layer with go again gains an action point."""
    if had_go_again(game, resolution.layer):
        gain(game, resolution.controller, "action", 1, go_again.id, resolution.layer)


def _has_now(game: Game, layer: int) -> bool:
    return game.has(layer) and has_ability(game, layer, GoAgain)


@book.definition("5.3.5a#sentence-1", _has_now, "レイヤーがもう存在しないなら、続行もないとする読み方")
def had_go_again(game: Game, layer: int) -> bool:
    """Go again of a layer that no longer exists is determined from the layer's last known information."""
    return has_ability(game, layer, GoAgain)


@book.step("5.3.6")
def leave_the_stack(game: Game, resolution: LayerResolution) -> None:
    """Leaving the stack, fifth step: the layer leaves now if a rule or an effect lets it leave."""
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
    if is_card and subtypes(game, resolution.layer) & PERMANENT_SUBTYPES:
        controller = resolution.controller
        happen(game, kinds.Move(by=enter_the_arena.id, object=resolution.layer, to=PERMANENT, controller=controller))


@book.step("5.3.6b#sentence-1")
def become_defending(game: Game, resolution: LayerResolution) -> None:
    """A defense reaction card becomes a defending card of the active chain link."""
    hero = game.hero(resolution.controller)
    if hero is not None:
        add_defending(game, resolution.layer, hero, become_defending.id)


@book.step("5.3.7")
def clear_the_layer(game: Game, resolution: LayerResolution) -> None:
    """Clearing, sixth step: a layer that is still on the stack is cleared."""
    if game.has(resolution.layer) and game.object(resolution.layer).zone == Zone("stack"):
        happen(game, kinds.Clear(by=clear_the_layer.id, objects=(resolution.layer,)))


def _go_again_first() -> tuple[Step, ...]:
    """Return the steps with go again before the effects of the layer (misreading of 5.3.1)."""
    return (
        check_resolution,
        go_again,
        make_static_functional,
        generate_layer_effects,
        leave_the_stack,
        clear_the_layer,
    )


@book.definition("5.3.1", _go_again_first, "続行は、レイヤーのほかの効果より先だとする読み方")
def steps_of_resolving() -> tuple[Step, ...]:
    """Resolving a layer has six steps, in this order."""
    return (
        check_resolution,
        make_static_functional,
        generate_layer_effects,
        go_again,
        leave_the_stack,
        clear_the_layer,
    )
