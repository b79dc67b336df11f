"""The tables of rules that a running game carries, because events and cards look things up in them."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.book import never, nothing, unchanged
from rulesdb.engine.kernel.cards.abilities import TargetedEffect
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    CoreContext,
    DiscreteEffect,
    Effect,
    Objects,
    Players,
    StateCondition,
    Target,
    UntypedGame,
    with_fixed_amounts,
)
from rulesdb.engine.kernel.events import Event, EventRules
from rulesdb.engine.kernel.process.effect_rules import NO_EFFECTS, ContinuousRules, EffectInForce, EffectRules
from rulesdb.engine.kernel.records.governing import GovernedBy
from rulesdb.engine.kernel.state.state import CoreKnown, CoreLasting, CoreLayer
from rulesdb.engine.kernel.state.zones import COUNTERS_BY_NAME, CounterRules

G = TypeVar("G")


class Verb(Struct, frozen=True, eq=False):
    """A game's row of a verb."""

    rule: str = ""
    """Identifier of the rule of the verb."""
    event: Any = Event
    """The class of the verb's events; or a function that makes one, None for a player or object without any."""
    acts_in: frozenset[str] | None = None
    """Names of the zones in which alone the verb does anything to objects, None for any."""
    can_affect: Callable[[UntypedGame, int], bool] | None = None
    """Whether the verb can do anything to an object as it is, given by id; None if it always can."""
    is_possible: Callable[[UntypedGame, DiscreteEffect, AnyContext], bool] | None = None
    """Whether an effect could succeed, None for one that always could as far as the game is concerned."""
    governed: GovernedBy = {}
    """The rules that govern effects of the verb."""


Verbs = Mapping[type[DiscreteEffect], Verb]
"""The verbs of a game, by the class of their effects."""


def verbs_in(modules: Iterable[ModuleType]) -> Verbs:
    """Return the verbs that modules declare as ``VERBS``."""
    return {kind: row for module in modules for kind, row in getattr(module, "VERBS", {}).items()}


def reach(verbs: Verbs, effect: DiscreteEffect) -> frozenset[str] | None:
    """Return the names of the zones in which alone an effect does anything to objects, None for any."""
    row = verbs.get(type(effect))
    return None if row is None else row.acts_in


def verb_of(game: UntypedGame, effect: DiscreteEffect) -> Verb:
    """Return the game's row of the verb of an effect."""
    row: Verb = game.rules.verbs[type(effect)]
    return row


Groups = Sequence[Sequence[Event]]
"""The events of several players, a group for each of them."""


def _from_controller(game: UntypedGame, controller: int) -> tuple[int, ...]:
    found: tuple[int, ...] = game.clockwise(controller)
    return found


def _unless_it_succeeded(_was_generated: bool, has_succeeded: bool) -> bool:
    return not has_succeeded


class Made(NamedTuple):
    """The events that an effect on objects was to make, and their outcome."""

    is_targeted: bool
    """Whether the objects are targets."""
    objects: tuple[int, ...]
    """Ids of the objects, without targets that are not legal any more."""
    planned: Sequence[Event]
    """The events that the effect was to make."""
    has_occurred: bool
    """Whether any of the events occurred."""
    since: int
    """Number of the process's events before them."""


def _by_its_events(_game: object, made: Made) -> bool:
    return made.has_occurred


def _times(once: Sequence[Event], times: int) -> Sequence[Event]:
    return [*once] * times


def _if_it_holds(
    game: UntypedGame, condition: StateCondition, context: AnyContext, effect: DiscreteEffect
) -> DiscreteEffect | None:
    return effect if condition.holds(game, context) else None


def _all_of_them(_game: object, _what: Objects, found: tuple[int, ...]) -> tuple[int, ...]:
    return found


def _by_the_first(context: AnyContext, game: UntypedGame, who: Players | None) -> AnyContext:
    return context if who is None else replace(context, controller=who.players(game, context)[0])


def _fixed(effect: Effect, game: Any, context: AnyContext, is_on_next: bool) -> Effect:  # noqa: ANN401  (of any game)
    return effect if is_on_next else with_fixed_amounts(game, effect, context)


class GenerationRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of generating discrete effects."""

    order: Callable[[G, int], tuple[int, ...]] = _from_controller
    """Return the players in the order in which they perform an instruction of an effect of a controller."""
    together: Callable[[Groups], Groups] = unchanged
    """Return the events of several players in groups, each of which is one event."""
    repeated: Callable[[Sequence[Event], int], Sequence[Event]] = _times
    """Return the events of an instruction that is performed a number of times."""
    lasting: type[CoreLasting] = CoreLasting
    """The game's class of lasting effects."""
    begin: Callable[[G, Any], bool] | None = None
    """Begin a lasting effect; return whether it began. None for the event ``Lasts`` alone."""
    duration: Callable[[Any, Any, Any], Any] = unchanged
    """Return the duration of a lasting effect, from the duration and condition specified for it, and the effect."""
    controlled: Callable[[Any, G, Players | None], Any] = _by_the_first
    """Return the context of a lasting effect for which a player is named as its controller, None for no player."""
    fixed: Callable[[Effect, G, AnyContext, bool], Effect] = _fixed
    """Return an effect that a resolution has generated with its amounts as they stay, unless it waits for an object."""
    conditional: Callable[[G, StateCondition, AnyContext, DiscreteEffect], DiscreteEffect | None] = _if_it_holds
    """Return the effect that is generated under a condition, None if it is not met."""
    number_conditional: Callable[[Sequence[DiscreteEffect]], int] = len
    """Return how many effects of a list are under the condition before it, from the first."""
    otherwise: Callable[[bool, bool], bool] = _unless_it_succeeded
    """Whether an effect behind "otherwise" is generated: was the effect before it generated, and did it succeed."""
    stops_within: Callable[[], bool] = never
    """Whether the further parts of an effect are not generated once one of its parts has failed."""
    succeeds: Callable[[G, Made], bool] = _by_its_events
    """Whether an effect on objects has succeeded."""
    order_of_determining: Callable[[G, int], tuple[int, ...]] = _from_controller
    """Return the players in the order in which they determine parameters of an effect of a controller."""
    determinable: Callable[[G, Objects, tuple[int, ...]], tuple[int, ...]] = _all_of_them
    """Return the objects of a selection that players can determine as parameters."""
    number: Callable[[int, int], int] = min
    """Return how many objects are determined, from the number that an effect names and that of those available."""
    choose: Callable[[G, Any, tuple[int, ...], int, Container[int]], tuple[int, ...]] | None = None
    """Let a player who is asked a question determine objects: their number, and the numbers after which the player may
    stop. None for ``play.targets.pick_several`` of different objects."""
    in_order: Callable[[tuple[int, ...], G, int], tuple[int, ...]] = unchanged
    """Let the controller of an effect order the objects of a compound event that it makes."""
    joined: Callable[[list[TargetedEffect]], list[TargetedEffect]] = unchanged
    """Return effects in order, those that say how another one is replaced together with that one."""
    trigger_inline: Callable[[G, Any, Any], bool] = never
    """Generate an inline-triggered effect  in a context; return whether it triggered."""


BY_THE_CONTROLLER = GenerationRules[Any]()
"""The rules of a game in which an effect's instructions are performed as printed, by its controller first."""


def as_stored(game: UntypedGame, object_id: int) -> CoreKnown:
    """Return the last known information about an object that ceased to exist."""
    found: CoreKnown = game.state.known[object_id]
    return found


def exists(game: UntypedGame, object_id: int) -> bool:
    """Whether an object exists."""
    found: bool = game.has(object_id)
    return found


def _as_recorded(game: UntypedGame, object_id: int) -> int | None:
    found: int | None = game.last_known(object_id).controller
    return found


def source_of_ability(_game: object, _layer: int, info: CoreLayer) -> int:
    """Return the id of the object whose ability made a layer."""
    return info.source


def _as_described(game: UntypedGame, target: Target, context: AnyContext) -> tuple[int, ...]:
    return target.legal.objects(game, context)


def _public_objects(game: UntypedGame, _effect: DiscreteEffect, _context: AnyContext) -> tuple[int, ...]:
    return tuple(object_id for object_id, item in game.state.objects.items() if item.is_public)


class GameRules(Struct, frozen=True, eq=False):
    """The tables of one game, and single rules that stand in none of them."""

    events: EventRules[Any, Any]
    """The rules of events."""
    properties: ContinuousRules[Any, Any, Any]
    """The rules of continuous effects on the properties of objects."""
    effects: EffectRules[Any] = NO_EFFECTS
    """The rules of functional abilities and of continuous effects in force."""
    generation: GenerationRules[Any] = BY_THE_CONTROLLER
    """The rules of generating discrete effects."""
    counters: CounterRules = COUNTERS_BY_NAME
    """The rules of counters."""
    verbs: Verbs = {}
    """The rows of the verbs on cards."""
    context: type[CoreContext] = CoreContext
    """The class of contexts of effects."""
    actor: Callable[[Any, int], int | None] = nothing
    """Return the id of the object as which a player acts in a game, None for a player who acts alone."""
    is_impossible: Callable[[Any, Any, int, int], bool] | None = None
    """Whether a player's action on an object is impossible: game, action, player and object.

    None if every restriction on the action makes it impossible (effects/actions.py).
    """
    restrictions: Callable[[Any, Any, int, int], Iterator[EffectInForce]] | None = None
    """Yield the restrictions that say so; None for those that cover the action."""
    known: Callable[[Any, int], Any] = as_stored
    """Return the last known information about an object that ceased to exist."""
    exists: Callable[[Any, int], bool] = exists
    """Whether an object exists, for a condition that asks for it."""
    controller: Callable[[Any, int], int | None] = _as_recorded
    """Return the controller of an object, as far as effects ask for it; None if it has none."""
    modifiable: Callable[[tuple[int, ...], Any], tuple[int, ...]] = unchanged
    """Return those of the objects of a continuous effect that it can modify; it fails without any."""
    source_of_layer: Callable[[Any, int, Any], int] = source_of_ability
    """Return the id of the source of the effects of a layer, from the id of the layer and its data."""
    tokens: Callable[[], tuple[Any, ...]] = tuple
    """Return the base properties of the tokens that the rules define by name."""
    legal_targets: Callable[[Any, Target, AnyContext], tuple[int, ...]] = _as_described
    """Return the legal targets for a target phrase."""
    any_target: Callable[[Any, DiscreteEffect, AnyContext], tuple[int, ...]] = _public_objects
    """Return the legal targets for "any" target of an effect."""
