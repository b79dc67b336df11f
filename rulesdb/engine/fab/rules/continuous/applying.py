"""Application of continuous effects: to which objects (6.3.5 to 6.3.7), and as an event (6.2.5, 6.3.4b)."""

from collections.abc import Hashable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.card_parts.object_effects import CannotGain, CannotModify, DefinesAsterisk
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.events import Applied, Ranked
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.functional import is_functional
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.effects.continuous import last_level
from rulesdb.engine.kernel.effects.effect_order import EffectOrder, Step, reached, seen_at, steps_to
from rulesdb.engine.kernel.effects.effects_in_force import (
    applies_to,
    effects_in_force,
    effects_on_properties,
    fixed_objects,
    is_in_force,
    looks_at_this_turn,
    of_kind,
)
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, GainsAbility, key_of
from rulesdb.engine.kernel.event_kinds.effect_events import Exist, Lasts
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.state.state import EffectKey

Effects = tuple[EffectInForce, ...]


class Application(NamedTuple):
    """An effect that begins to apply to an object, or applies in another way from now on."""

    in_force: EffectInForce
    """The effect."""
    object: int
    """Id of the object."""
    action: Hashable
    """The action of the effect on the object, with its present amount."""
    before: Hashable
    """The action at its last application, None for the first one."""
    moment: EffectOrder
    """The sort key of the effect."""


def is_applied(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Whether an effect is applied to an object, as the object is when the effect's turn comes."""
    if not is_eligible(game, in_force, object_id):
        return False
    if isinstance(in_force.effect, DefinesAsterisk):
        return is_defined_by_an_effect(game, game.state.objects[object_id], in_force.effect.stat)
    if isinstance(in_force.effect, ChangesValue):
        return not denials_of_change(game, in_force.effect.stat, object_id)
    return not (isinstance(in_force.effect, GainsAbility) and denials_of_gain(game, in_force, object_id))


@book.definition("1.12.3b#sentence-2")
def is_defined_by_an_effect(game: Game, item: Object, stat: Stat) -> bool:
    """An effect defines the value of an asterisk if no ability can be used to define it (1.12.3b)."""
    defining = (ability for ability in item.card.abilities if isinstance(ability, Defines) and ability.stat == stat)
    return has_asterisk(item, stat) and not any(is_functional(game, item, ability) for ability in defining)


def has_asterisk(item: Object, stat: Stat) -> bool:
    """Whether an asterisk is printed as a numeric property of an object."""
    card = item.card
    return {"power": card.power, "defense": card.defense, "life": card.life}.get(stat) == "*"


is_eligible = book.law(applies_to)
"""Whether an object is eligible for an effect when the effect's turn comes, by what was applied before (6.3.5)."""


@book.law
def denials_of_gain(game: Game, gaining: EffectInForce, object_id: int) -> Effects:
    """Return the effects that say explicitly that an object cannot gain the ability that an effect adds (6.3.7)."""
    return tuple(
        denial
        for effect, denial in of_kind(game, CannotGain)
        if adds(game, gaining, effect.kind) and applies_to(game, denial, object_id)
    )


def denials_of_change(game: Game, stat: str, object_id: int) -> Effects:
    """Return the effects that say explicitly that the value of a property of an object cannot be modified (6.3.7)."""
    return tuple(
        denial
        for effect, denial in of_kind(game, CannotModify)
        if effect.stat == stat and applies_to(game, denial, object_id)
    )


def adds(game: Game, gaining: EffectInForce, kind: type) -> bool:
    """Whether an effect adds an ability of a kind."""
    assert isinstance(gaining.effect, GainsAbility)
    return game.rules.effects.is_of_kind(gaining.effect.ability, kind)


@book.definition("6.3.6#sentence-1")
def parts_lost(parts: tuple[object, ...], added: tuple[object, ...]) -> tuple[object, ...]:
    """An effect that removes properties or parts of them does not remove those that other effects added."""
    left = list(added)
    lost = []
    for part in parts:
        if part in left:
            left.remove(part)
        else:
            lost.append(part)
    return tuple(lost)


def apply(game: Game, one: Application) -> None:
    """Let an application happen, and record it; one that was replaced altogether does nothing."""
    key, source = key_of(one.in_force), one.in_force.context.source
    event = Applied(by=is_first.id, source=source, object=one.object, key=key, planned=one.action, effect=one.action)
    if not (is_first(one.before) or is_changed(one.before)):
        note(game, event)
        return
    happen(game, event)
    if game.state.applications.get((*key, one.object)) != one.action:
        note(game, replace(event, effect=None))


@book.definition("6.2.5#sentence-1")
def is_first(before: Hashable) -> bool:
    """The first time that a continuous effect applies to an object, it applies as an event."""
    return before is None


@book.definition("6.2.5#sentence-2")
def is_changed(before: Hashable) -> bool:
    """A continuous effect that changes how it modifies an object applies as an event, too."""
    return before is not None


@book.definition("6.3.4b#sentence-1")
def decide(game: Game, tied: Sequence[EffectInForce]) -> None:
    """If effects start to apply to an object at the same time, the turn-player decides their order."""
    decide_by(game, tied, game.state.turn_player)


def decide_by(game: Game, tied: Sequence[EffectInForce], player: int) -> None:
    """Let a player decide the order of effects, one after the other."""
    left, order = [*tied], []
    while left:
        options = [Number(at) for at in range(len(left))]
        chosen = game.pick(player, "order of effects", options, decide.id, left)
        order.append(key_of(left.pop(chosen.value)))
    note(game, Ranked(by=decide.id, effects=tuple(order)))


@book.definition("1.15.2a#sentence-2")
def is_effect(one: EffectInForce) -> bool:
    """The modification by counters is made by a rule, and is no effect."""
    return not one.is_counter


def parts_deciding_applications(game: Game) -> tuple[object, ...]:
    """Return the parts of the state on which it depends which effects exist and apply."""
    state = game.state
    of_the_game = state.zones, state.players, state.phase, state.combat, state.known, state.referable, state.counts
    history = state.history if looks_at_this_turn(game) else None
    return (*game.parts, *of_the_game, state.ranks, state.applications, state.replaced, history)


@book.law
def note_existing(game: Game) -> None:
    """Note since when the static abilities with a condition have generated their effects."""
    existing = game.keep("existing", parts_deciding_applications(game), _existing, game)
    if existing != game.state.since.keys():
        note(game, Exist(effects=tuple(sorted(existing))))


def begin_applying(game: Game) -> None:
    """Note the objects to which effects on properties that have a filter apply for the first time."""
    for one in effects_in_force(game).on_properties:
        if one.lasting is not None and one.objects is None:
            known, found = one.lasting.applied, reached(game, last_level(game), one)
            if not found <= known:
                note(game, Lasts(before=one.lasting, after=replace(one.lasting, applied=known | found)))


def apply_all(game: Game) -> None:
    """Let all applications happen that have not happened yet."""
    while new := _new(game):
        _decide_order(game, new)
        for one in _new(game):
            apply(game, one)


def _new(game: Game) -> list[Application]:
    """Return the applications that have not been recorded, in the order in which the effects are applied."""
    effects = effects_in_force(game).on_properties
    if all(_is_recorded(game, one) or not _exists(game, one) for one in effects):  # as in most states
        return []
    return game.keep("applications", parts_deciding_applications(game), unrecorded, game)


@book.law
def unrecorded(game: Game) -> list[Application]:
    """Return the applications that have not been recorded, in the order of the stages in which they are applied."""
    known, rules, found = game.state.applications, game.rules.properties, list[Application]()
    for step in steps_to(last_level(game)):
        one = step.effect
        if not (is_effect(one) and _exists(game, one)):
            continue
        key, action = key_of(one), seen_at(game, step.before, rules.action, game, one)
        for object_id in _candidates(game, step):
            before = known.get((*key, object_id))
            if before != action and seen_at(game, step.before, rules.applies_to, game, one, object_id):
                found.append(Application(one, object_id, action, before, step.placed.moment))
    return found


def _candidates(game: Game, step: Step) -> Iterable[int]:
    """Return the ids of the objects to which an effect may apply in a step."""
    objects = fixed_objects(step.effect) if step.objects is None else step.objects
    return game.state.objects if objects is None else [object_id for object_id in objects if game.has(object_id)]


def _decide_order(game: Game, new: Iterable[Application]) -> None:
    """Let the order of effects be decided that begin to apply to an object at the same time, if it is open."""
    decided: set[EffectKey] = set()
    first = sorted((one for one in new if one.before is None), key=tie)
    for _, tied in groupby(first, key=tie):
        effects = {key_of(one.in_force): one.in_force for one in tied}
        if len(effects) > 1 and not decided & effects.keys():
            decide(game, [*effects.values()])
            decided |= effects.keys()


@book.law
def tie(one: Application) -> tuple[int, EffectOrder]:
    """Return what first applications have in common whose order has to be decided: once it is decided, they differ."""
    return one.object, one.moment


def _existing(game: Game) -> frozenset[tuple[int, int]]:
    """Return the sources and indices of the static abilities with a condition whose effects exist now."""
    conditional = (one for one in effects_on_properties(game) if _has_condition(one))
    return frozenset(_ability(one) for one in conditional if is_in_force(game, one))


def _is_recorded(game: Game, one: EffectInForce) -> bool:
    """Whether all applications of an effect are recorded, as far as that needs no look at any object.

    What is recorded has fixed amounts. So an effect that is equal to it does always the same.
    """
    objects = fixed_objects(one)
    if objects is None:
        return False
    known, key = game.state.applications, key_of(one)
    return all(known.get((*key, object_id)) == one.effect for object_id in objects)


def _exists(game: Game, one: EffectInForce) -> bool:
    """Whether an effect exists: that of a static ability with a condition only while it is generated."""
    return not _has_condition(one) or _ability(one) in game.state.since


def _has_condition(one: EffectInForce) -> bool:
    """Whether an effect is that of a static ability with a condition."""
    return one.lasting is None and (one.condition is not None or one.while_ is not None)


def _ability(one: EffectInForce) -> tuple[int, int]:
    """Return the id of the source and the index of the ability of an effect."""
    return one.context.source, one.ability_index
