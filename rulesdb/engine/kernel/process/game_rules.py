"""The tables of rules that a running game carries, because events and cards look things up in them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.book import never, nothing, unchanged
from rulesdb.engine.kernel.cards.abilities import TargetedEffect
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    CoreContext,
    DiscreteEffect,
    Objects,
    Target,
    UntypedGame,
)
from rulesdb.engine.kernel.events import Event, EventRules, OfAnyGame
from rulesdb.engine.kernel.process.effect_rules import NO_EFFECTS, ContinuousRules, EffectInForce, EffectRules
from rulesdb.engine.kernel.process.options import AtAnyTime
from rulesdb.engine.kernel.records.governing import GovernedBy
from rulesdb.engine.kernel.state.state import AnyCard, CoreLasting
from rulesdb.engine.kernel.state.zones import COUNTERS_BY_NAME, CounterRules

G = TypeVar("G")


class Verb(Struct, frozen=True, eq=False):
    """A game's row of a verb."""

    rule: str = ""
    """Identifier of the rule of the verb."""
    event: OfAnyGame = Event
    """The class of the verb's events; or a function that makes one, None for a player or object without any.

    The verb's class calls it, as a rule in ``generate``, which shows what it is given.
    """
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
    return {kind: row for module in modules for kind, row in vars(module).get("VERBS", {}).items()}


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


class GenerationRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of generating discrete effects."""

    together: Callable[[Groups], Groups] = unchanged
    """Return the events of several players in groups, each of which is one event."""
    lasting: type[CoreLasting] = CoreLasting
    """The game's class of lasting effects."""
    begin: Callable[[G, OfAnyGame], bool] | None = None
    """Begin a lasting effect, whose duration may be unspecified; return whether it began. None for ``Lasts`` alone."""
    succeeds: Callable[[G, Made], bool] = lambda _game, made: made.has_occurred
    """Whether an effect on objects has succeeded."""
    determinable: Callable[[G, Objects, tuple[int, ...]], tuple[int, ...]] = lambda _game, _what, found: found
    """Return the objects of a selection that players can determine as parameters."""
    in_order: Callable[[tuple[int, ...], G, int], tuple[int, ...]] = unchanged
    """Let the controller of an effect order the objects of a compound event that it makes."""
    joined: Callable[[list[TargetedEffect]], list[TargetedEffect]] = unchanged
    """Return effects in order, those that say how another one is replaced together with that one."""
    trigger_inline: Callable[[G, OfAnyGame, AnyContext], bool] = never
    """Generate an inline-triggered effect in a context; return whether it triggered."""


BY_THE_CONTROLLER = GenerationRules[UntypedGame]()
"""The rules of a game in which an effect's instructions are performed as printed, by its controller first."""


def _public_objects(game: UntypedGame, _effect: DiscreteEffect, _context: AnyContext) -> tuple[int, ...]:
    return tuple(object_id for object_id, item in game.state.objects.items() if item.is_public)


class GameRules(Struct, frozen=True, eq=False):
    """The tables of one game, and single rules that stand in none of them."""

    ruleset: str
    """The part of its rules' identifiers before the colon."""
    events: EventRules[UntypedGame, OfAnyGame]
    """The rules of events."""
    properties: ContinuousRules[UntypedGame, OfAnyGame]
    """The rules of continuous effects on the properties of objects."""
    effects: EffectRules[UntypedGame] = NO_EFFECTS
    """The rules of functional abilities and of continuous effects in force."""
    generation: GenerationRules[UntypedGame] = BY_THE_CONTROLLER
    """The rules of generating discrete effects."""
    counters: CounterRules = COUNTERS_BY_NAME
    """The rules of counters."""
    verbs: Verbs = {}
    """The rows of the verbs on cards."""
    context: type[CoreContext] = CoreContext
    """The class of contexts of effects."""
    is_impossible: Callable[[UntypedGame, OfAnyGame, int, int], bool] | None = None
    """Whether a player's action on an object is impossible: game, action, player and object.

    None if every restriction on the action makes it impossible (effects/actions.py).
    """
    restrictions: Callable[[UntypedGame, OfAnyGame, int, int], Iterator[EffectInForce]] | None = None
    """Yield the restrictions that say so; None for those that cover the action."""
    modifiable: Callable[[tuple[int, ...], UntypedGame], tuple[int, ...]] = unchanged
    """Return those of the objects of a continuous effect that it can modify; it fails without any."""
    tokens: Callable[[], tuple[AnyCard, ...]] = tuple
    """Return the base properties of the tokens that the rules define by name."""
    legal_targets: Callable[[UntypedGame, Target, AnyContext], tuple[int, ...]] = lambda game, target, context: (
        target.legal.objects(game, context)
    )
    """Return the legal targets for a target phrase."""
    any_target: Callable[[UntypedGame, DiscreteEffect, AnyContext], tuple[int, ...]] = _public_objects
    """Return the legal targets for "any" target of an effect."""
    at_any_time: Callable[[UntypedGame, AtAnyTime], None] = nothing
    """Do what a player chose to do at any time."""
