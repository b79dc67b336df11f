"""The table of a game's rules for the generation of discrete effects (generation.py)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.cards.nested import TargetedEffect
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    DiscreteEffect,
    StateCondition,
    UntypedGame,
    with_fixed_amounts,
)
from rulesdb.engine.kernel.defaults import always, never, unchanged
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.state.state import CoreLasting

G = TypeVar("G")
Groups = Sequence[Sequence[Event]]
"""The events of several players, a group for each of them."""


def _from_controller(game: UntypedGame, controller: int) -> tuple[int, ...]:
    found: tuple[int, ...] = game.clockwise(controller)
    return found


def _times(once: Sequence[Event], times: int) -> Sequence[Event]:
    return [*once] * times


def _as_specified(specified: Any, _while: object, _effect: object) -> Any:  # noqa: ANN401  (a duration of any game)
    return specified


def _is_nothing(chosen: int | None) -> bool:
    return chosen is None


def _holds(game: Any, condition: StateCondition, context: AnyContext, _effect: object) -> bool:  # noqa: ANN401  (likewise)
    return condition.holds(game, context)


def _as_printed(effect: DiscreteEffect, _condition: object) -> DiscreteEffect:
    return effect


def _left_open(effect: Effect, _game: object, _context: object) -> Effect:
    return effect


def _fixed(effect: Effect, game: Any, context: AnyContext) -> Effect:  # noqa: ANN401  (likewise)
    return with_fixed_amounts(game, effect, context)


@dataclass(frozen=True)
class GenerationRules(Generic[G]):
    """The rules of generating discrete effects."""

    order: Callable[[G, int], tuple[int, ...]] = _from_controller
    """Return the players in the order in which they perform an instruction of an effect of a controller."""
    together: Callable[[Groups], Groups] = unchanged
    """Return the events of several players in groups, each of which is one event."""
    repeated: Callable[[Sequence[Event], int], Sequence[Event]] = _times
    """Return the events of an instruction that is performed a number of times."""
    agrees: Callable[[G, int], bool] = always
    """Let a player choose whether to generate an optional effect."""
    lasting: type[CoreLasting] = CoreLasting
    """The game's class of lasting effects."""
    begin: Callable[[G, Any], bool] | None = None
    """Begin a lasting effect; return whether it began. None for the event ``Lasts`` alone."""
    duration: Callable[[Any, Any, Any], Any] = _as_specified
    """Return the duration of a lasting effect, from the duration and condition specified for it, and the effect."""
    fixed: Callable[[Effect, G, AnyContext], Effect] = _fixed
    """Return a continuous effect with its amounts as they stay, once a resolution has generated it."""
    fixed_for_next: Callable[[Effect, G, AnyContext], Effect] = _left_open
    """Do the same with an effect that waits for the next object, which need not exist yet."""
    is_met: Callable[[G, StateCondition, AnyContext, DiscreteEffect], bool] = _holds
    """Whether an effect is generated that has a condition."""
    under: Callable[[DiscreteEffect, StateCondition], DiscreteEffect] = _as_printed
    """Return an effect that is generated under a condition as it is from then on."""
    joined: Callable[[list[TargetedEffect]], list[TargetedEffect]] = unchanged
    """Return effects in order, those that say how another one is replaced together with that one."""
    trigger_inline: Callable[[G, Any, Any], bool] = never
    """Generate an inline-triggered effect (``verbs.inline``) in a context; return whether it triggered."""
    may_fail_to_find: Callable[[G, int, Any], bool] = never
    """Whether a player who searches a zone of theirs, given by name, may find nothing though an object fits."""
    has_failed: Callable[[int | None], bool] = _is_nothing
    """Whether a search has failed, by the id of the object found, None for no object."""


BY_THE_CONTROLLER = GenerationRules[Any]()
"""The rules of a game in which an effect's instructions are performed as printed, by its controller first."""
