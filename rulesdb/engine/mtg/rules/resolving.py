"""Resolution of spells, abilities and combat damage (413, 310.4), and copies of spells on the stack (503.10)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.kernel.book import never
from rulesdb.engine.kernel.cards.abilities import TargetedEffect, phrases_within, targeted_effects
from rulesdb.engine.kernel.cards.roles import holds
from rulesdb.engine.kernel.event_kinds.player_events import Priority
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.declarations import declare_targets, different, pick_several
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.kernel.turn.resolution import CoreResolution, ResolutionRules, context_of_layer, targets_left
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import PERMANENT_TYPES
from rulesdb.engine.mtg.characteristics import types
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.faces import copiable
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.zones import Cease, Copied, Move, Stack, is_no_spell
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Attempt
from rulesdb.engine.mtg.state import IN_PLAY, STACK, Context, Layer, Object, Zone
from rulesdb.engine.mtg.verbs.sequences import with_antecedents


@book.definition("503.10")
def put_copy(game: Game, player: int, spell: int, by: str) -> int:
    """A copy of a spell goes straight onto the stack, with what was announced for it, and is not played; its id."""
    copied, made = game.object(spell), game.state.next_id
    layer = Layer("card", made) if copied.layer is None else replace(copied.layer, source=made)
    item = Object(
        made, made, copiable(copied), player, STACK, is_public=True, controller=player, is_copy=True, layer=layer
    )
    note(game, Stack(by=by, layer=item))
    happen(game, Copied(by=by, player=player, object=made))
    return made


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


def change_target(game: Game, player: int, layer: int, rule: str) -> bool:
    """Let a player choose another legal target for what has a single one, if there is any; return whether it is so."""
    attempt, context = Attempt(player, layer, layer), context_of_layer(game, layer)
    declared = context.declared.targets
    phrases = phrases_within(game.object(layer).card.abilities, context.declared.modes)
    named = [(at, phrase) for at, (phrase, one) in enumerate(zip(phrases, declared, strict=True)) if one]
    if sum(map(len, declared)) != 1:
        return False
    ((at, phrase),) = named
    others = [one for one in game.rules.legal_targets(game, phrase.target, context) if one not in declared[at]]
    if not others:
        return False
    chosen = pick_several(game, DecisionQuestion(player, "target", rule), different(others), 1, ())
    attempt.declare_also(game, targets=(*declared[:at], chosen, *declared[at + 1 :]))
    return True


EffectResolution = CoreResolution[Context]
ResolvingStep = Callable[[Game, EffectResolution], None]


def counter_by_rule(game: Game, resolution: EffectResolution) -> None:
    """Counter a spell or ability if a rule says so."""
    rule = countering_rule(game, resolution)
    if rule is not None:
        resolution.has_failed = resolution.is_over = True
        counter(game, resolution.layer, rule)


@book.definition("413.2a")
def countering_rule(game: Game, resolution: EffectResolution) -> str | None:
    """A spell or ability whose targets are all illegal by now is countered, and does nothing."""
    targets = [*targets_left(game, resolution)]
    is_countered = any(declared for declared, _ in targets) and not any(left for _, left in targets)
    return countering_rule.id if is_countered else None


@book.step("404.3")
def stop_without_its_condition(game: Game, resolution: EffectResolution) -> None:
    """A triggered ability with an "if" right after its trigger event does nothing unless that is still so."""
    layer = game.object(resolution.layer).layer
    condition = layer.while_ if layer is not None else None
    if condition is not None and not holds(game, condition, resolution.context):
        resolution.is_over = resolution.has_failed = True
        leave_the_stack(game, resolution)


@book.step("310.4")
def deal_combat_damage(game: Game, resolution: EffectResolution) -> None:
    """Combat damage on the stack is dealt all at once."""
    happen_at_once(game, combat_damage(game, resolution.layer))


@book.law
def combat_damage(game: Game, layer: int) -> tuple[Deal, ...]:
    """Return the combat damage of an object on the stack, dealt as assigned, whatever its sources are now (310.4a)."""
    info, by = game.object(layer).layer, deal_combat_damage.id
    damage = () if info is None else info.damage
    return tuple(Deal(by=by, source=one.source, object=one.to, amount=one.amount, is_combat=True) for one in damage)


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
    if is_no_spell(item):
        happen(game, Cease(by=leave_the_stack.id, object=layer))
    elif types(game, layer) & PERMANENT_TYPES:
        happen(game, Move(by=leave_the_stack.id, object=layer, to=IN_PLAY, controller=resolution.controller))
    else:
        happen(game, Move(by=leave_the_stack.id, object=layer, to=Zone("graveyard", item.owner)))


def counter(game: Game, layer: int, by: str) -> None:
    """Counter a spell or ability (414.1): a card goes to its owner's graveyard, an ability ceases to exist."""
    kind = Cease if is_no_spell(game.object(layer)) else Counter
    happen(game, kind(by=by, object=layer))


def _determine(game: Game, resolution: EffectResolution, effects: list[TargetedEffect], index: int) -> None:
    resolution.chosen[index] = effects[index].effect.determined(game, resolution.context)


def _begun(game: Game, layer: int) -> EffectResolution:
    """Return the resolution of an object; a delayed ability knows what the effect named that made it."""
    context, info = context_of_layer(game, layer), game.last_known(layer).layer
    before = None if info is None else info.context
    named = before.antecedents if isinstance(before, Context) else ()
    return EffectResolution(layer, replace(context, antecedents=named))


_STEPS: tuple[ResolvingStep, ...] = (
    counter_by_rule,
    stop_without_its_condition,
    deal_combat_damage,
    follow_instructions,
    leave_the_stack,
)
RESOLUTION = ResolutionRules[Game, EffectResolution](
    rule="mtg:413.1",
    begun=_begun,
    next_layer=lambda game: game.stack[-1],
    lose_priority=lambda game: note(game, Priority(by="mtg:413.1", player=None)),
    steps=lambda: _STEPS,
    is_known=lambda game, layer: game.is_known(layer),
    determine=_determine,
    stops_at_a_failure=never,
)
"""The rules of resolving."""
