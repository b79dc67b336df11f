"""The tables of rules that a running game carries, because events and cards look things up in them."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.verb_rows import Verbs
from rulesdb.engine.kernel.defaults import nothing
from rulesdb.engine.kernel.state.counters import COUNTERS_BY_NAME, CounterRules
from rulesdb.engine.kernel.tables.continuous_rules import ContinuousRules
from rulesdb.engine.kernel.tables.effect_rules import NO_EFFECTS, EffectInForce, EffectRules
from rulesdb.engine.kernel.tables.event_rules import EventRules
from rulesdb.engine.kernel.tables.generation_rules import BY_THE_CONTROLLER, GenerationRules
from rulesdb.engine.kernel.tables.object_rules import AS_THEY_ARE, ObjectRules
from rulesdb.engine.kernel.tables.target_rules import AS_DESCRIBED, TargetRules


class GameRules(Struct, frozen=True, eq=False):
    """The tables of one game."""

    events: EventRules[Any, Any]
    """The rules of events."""
    properties: ContinuousRules[Any, Any, Any]
    """The rules of continuous effects on the properties of objects."""
    effects: EffectRules[Any] = NO_EFFECTS
    """The rules of functional abilities and of continuous effects in force."""
    actor: Callable[[Any, int], int | None] = nothing
    """Return the id of the object as which a player acts in a game, None for a player who acts alone."""
    is_impossible: Callable[[Any, Any, int, int], bool] | None = None
    """Whether a player's action on an object is impossible: game, action, player and object.

    None if every restriction on the action makes it impossible (effects/actions.py).
    """
    restrictions: Callable[[Any, Any, int, int], Iterator[EffectInForce]] | None = None
    """Yield the restrictions that say so; None for those that cover the action."""
    context: type[CoreContext] = CoreContext
    """The class of contexts of effects."""
    generation: GenerationRules[Any] = BY_THE_CONTROLLER
    """The rules of generating discrete effects."""
    counters: CounterRules = COUNTERS_BY_NAME
    """The rules of counters."""
    objects: ObjectRules[Any] = AS_THEY_ARE
    """The rules of objects."""
    targets: TargetRules[Any] = AS_DESCRIBED
    """The rules of targets."""
    verbs: Verbs = {}
    """The rows of the verbs on cards."""
