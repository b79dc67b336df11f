"""The table of a game's rules for the generation of discrete effects (generation.py)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.state.state import CoreLasting

G = TypeVar("G")
Groups = Sequence[Sequence[Event]]
"""The events of several players, a group for each of them."""


def _from_controller(game: Any, controller: int) -> tuple[int, ...]:  # noqa: ANN401  (a game of any kind)
    found: tuple[int, ...] = game.clockwise(controller)
    return found


def _as_they_are(groups: Groups) -> Groups:
    return groups


def _times(once: Sequence[Event], times: int) -> Sequence[Event]:
    return [*once] * times


def _always(_game: object, _player: int) -> bool:
    return True


def _as_specified(specified: Any, _effect: Any) -> Any:  # noqa: ANN401  (a duration and an effect of any game)
    return specified


def _unchanged(begun: CoreLasting) -> CoreLasting:
    return begun


def _never(*_args: object) -> bool:
    return False


def _is_nothing(chosen: int | None) -> bool:
    return chosen is None


@dataclass(frozen=True)
class GenerationRules(Generic[G]):
    """The rules of generating discrete effects."""

    order: Callable[[G, int], tuple[int, ...]] = _from_controller
    """Return the players in the order in which they perform an instruction of an effect of a controller."""
    together: Callable[[Groups], Groups] = _as_they_are
    """Return the events of several players in groups, each of which is one event."""
    repeated: Callable[[Sequence[Event], int], Sequence[Event]] = _times
    """Return the events of an instruction that is performed a number of times."""
    agrees: Callable[[G, int], bool] = _always
    """Let a player choose whether to generate an optional effect."""
    lasting: type[CoreLasting] = CoreLasting
    """The game's class of lasting effects."""
    begin: Callable[[G, Any], bool] | None = None
    """Begin a lasting effect; return whether it began. None for the event ``Lasts`` alone."""
    duration: Callable[[Any, Any], Any] = _as_specified
    """Return the duration of a lasting effect, from the one that is specified for it and the effect.

    The first argument is None if none is specified.
    """
    trigger_inline: Callable[[G, Any, Any], bool] = _never
    """Generate an inline-triggered effect (``verbs.inline``) in a context; return whether it triggered."""
    may_fail_to_find: Callable[[G, int, Any], bool] = _never
    """Whether a player who searches a zone of theirs, given by name, may find nothing though an object fits."""
    has_failed: Callable[[int | None], bool] = _is_nothing
    """Whether a search has failed, by the id of the object found, None for no object."""


BY_THE_CONTROLLER = GenerationRules[Any]()
"""The rules of a game in which an effect's instructions are performed as printed, by its controller first."""
