"""Resolution of spells, abilities and combat damage (413, 310.4), and copies of spells on the stack (503.10)."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.nested import TargetedEffect, phrases_within, targeted_effects
from rulesdb.engine.kernel.cards.roles import holds
from rulesdb.engine.kernel.event_kinds.player_events import Priority
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.declarations import declare_targets
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.kernel.turn.resolution import CoreResolution, ResolutionRules, context_of_layer, targets_left
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import PERMANENT_TYPES
from rulesdb.engine.mtg.characteristics import types
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.zones import Cease, Copied, Move, Stack
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Attempt
from rulesdb.engine.mtg.rules.faces import copiable
from rulesdb.engine.mtg.state import ABILITIES, Assignment, Layer, Object
from rulesdb.engine.mtg.verbs.sequences import with_antecedents
from rulesdb.engine.mtg.zones import IN_PLAY, STACK, Zone


def put_copy(game: Game, player: int, spell: int, by: str) -> int:
    """Put a copy of a spell on the stack under the control of a player; return its id."""
    made = game.state.next_id
    put_on_the_stack(game, player, spell, by)
    return made


@book.step("503.10")
def put_on_the_stack(game: Game, player: int, spell: int, by: str) -> None:
    """A copy of a spell goes straight onto the stack, with what was announced for the spell; it is not played."""
    copied, made = game.object(spell), game.state.next_id
    layer = Layer("card", made) if copied.layer is None else replace(copied.layer, source=made)
    card = copiable(copied)
    item = Object(made, made, card, player, STACK, is_public=True, controller=player, is_copy=True, layer=layer)
    note(game, Stack(by=by, layer=item))
    happen(game, Copied(by=by, player=player, object=made))


def choose_new_targets(game: Game, player: int, spell: int, rule: str) -> None:
    """Let a player choose new targets for a copy; the old ones stay if too few are legal."""
    layer, before = game.object(spell).layer, game.state
    if layer is None or not any(layer.declared.targets):
        return
    if not game.answers_yes(player, f"new targets:{spell}", rule):
        return
    try:
        declare_targets(game, Attempt(player, spell, spell), rule)
    except IllegalError:
        game.become(before)


EffectResolution = CoreResolution[Context]
ResolvingStep = Callable[[Game, EffectResolution], None]


def _begun(game: Game, layer: int) -> EffectResolution:
    return EffectResolution(layer, context_of_layer(game, layer))


@book.step("413.2a")
def counter_without_targets(game: Game, resolution: EffectResolution) -> None:
    """A spell or ability whose targets are all illegal by now is countered, and does nothing."""
    targets = [*_targets(game, resolution)]
    if any(declared for declared, _ in targets) and not any(left for _, left in targets):
        resolution.has_failed = resolution.is_over = True
        counter(game, resolution.layer, counter_without_targets.id)


def _targets(game: Game, resolution: EffectResolution) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return the targets announced, and those of them that are still legal, for each target phrase."""
    context = resolution.context
    phrases = phrases_within(game.object(resolution.layer).card.abilities, context.declared.modes)
    return [*targets_left(game, (phrase.target for phrase in phrases), context)]


@book.step("404.3")
def stop_without_its_condition(game: Game, resolution: EffectResolution) -> None:
    """A triggered ability with an "if" right after its trigger event does nothing unless that is still so."""
    layer = game.object(resolution.layer).layer
    condition = layer.while_ if layer is not None else None
    if condition is not None and not holds(game, condition, resolution.context):
        resolution.is_over = resolution.has_failed = True
        leave_the_stack(game, resolution)


@book.definition("402.6")
def exists_by_itself(_game: Game, _resolution: EffectResolution) -> bool:
    """An ability on the stack exists independently of its source, whatever becomes of that."""
    return True


def counter_without_a_source(game: Game, resolution: EffectResolution) -> None:
    """Counter an ability that does not exist by itself, which no ability does under the rules."""
    layer = game.object(resolution.layer).layer
    if layer is not None and layer.category in ABILITIES and not exists_by_itself(game, resolution):
        resolution.has_failed = resolution.is_over = True
        counter(game, resolution.layer, exists_by_itself.id)


@book.definition("310.4a")
def amount_as_assigned(assigned: Assignment, _game: Game, _whole: Iterable[Assignment]) -> int:
    """Combat damage is dealt as it was assigned, though the creature that deals it has left play or changed."""
    return assigned.amount


@book.step("310.4")
def deal_combat_damage(game: Game, resolution: EffectResolution) -> None:
    """Combat damage on the stack is dealt all at once."""
    layer = game.object(resolution.layer).layer
    assert layer is not None
    by = deal_combat_damage.id
    amounts = [(one, amount_as_assigned(one, game, layer.damage)) for one in layer.damage]
    dealt = (Deal(by=by, source=one.source, object=one.to, amount=amount, is_combat=True) for one, amount in amounts)
    happen_at_once(game, tuple(dealt))


@book.step("413.2b")
def follow_instructions(game: Game, resolution: EffectResolution) -> None:
    """The controller of the spell or ability follows its instructions in the order written."""
    abilities = game.object(resolution.layer).card.abilities
    effects = targeted_effects(abilities, resolution.context.declared)
    RESOLUTION.generate(game, resolution, with_antecedents(effects))


@book.step("413.2")
def leave_the_stack(game: Game, resolution: EffectResolution) -> None:
    """Last of all a permanent spell comes into play, and an instant or sorcery goes to the graveyard.

    An ability, and combat damage, cease to exist.
    """
    layer = resolution.layer
    if layer not in game.stack:
        return
    item = game.object(layer)
    if item.layer is not None and item.layer.category != "card":
        happen(game, Cease(by=leave_the_stack.id, object=layer))
    elif types(game, layer) & PERMANENT_TYPES:
        happen(game, Move(by=leave_the_stack.id, object=layer, to=IN_PLAY, controller=resolution.controller))
    else:
        happen(game, Move(by=leave_the_stack.id, object=layer, to=Zone("graveyard", item.owner)))


def counter(game: Game, layer: int, by: str) -> None:
    """Counter a spell or ability (414.1): a card goes to its owner's graveyard, an ability ceases to exist."""
    item = game.object(layer)
    if item.layer is not None and item.layer.category != "card":
        happen(game, Cease(by=by, object=layer))
    else:
        happen(game, Counter(by=by, object=layer))


def _top(game: Game) -> int:
    return game.stack[-1]


def _nobody(game: Game) -> None:
    note(game, Priority(by="mtg:413.1", player=None))


def _determine(game: Game, resolution: EffectResolution, effects: list[TargetedEffect], index: int) -> None:
    resolution.chosen[index] = effects[index].effect.determined(game, resolution.context)


_STEPS: tuple[ResolvingStep, ...] = (
    counter_without_targets,
    counter_without_a_source,
    stop_without_its_condition,
    deal_combat_damage,
    follow_instructions,
    leave_the_stack,
)
RESOLUTION = ResolutionRules[Game, EffectResolution](
    rule="mtg:413.1",
    begun=_begun,
    next_layer=_top,
    lose_priority=_nobody,
    steps=lambda: _STEPS,
    is_known=lambda game, layer: game.is_known(layer),
    determine=_determine,
    stops_at_a_failure=lambda: False,
)
"""The rules of resolving."""
