"""The resolution of an object on the stack: steps, whether it fails, and its effects one after the other.

A game says in which steps an object resolves, and what stands in them; its table has what the effects depend on.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards import Condition
from rulesdb.engine.kernel.game import Game
from rulesdb.engine.kernel.layer_events import Resolved
from rulesdb.engine.kernel.nested import TargetedEffect, phrases_within
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.roles import AnyContext
from rulesdb.engine.kernel.state import CoreLayer
from rulesdb.engine.kernel.targets import still_legal

AnyGame = Game[Any, Any]

FAILED = "failed"
"""How the resolution of an object ends that fails to resolve."""


class LayerResolution:
    """A layer during its resolution. ``is_over`` is true when no further step follows.

    ``end`` tells how it ends: FAILED, "complete" after all steps, or as a game says. ``condition`` is the state that
    must hold, None without one. ``chosen`` holds the parameters determined for the layer's effects, by the index of the
    effect.
    """

    def __init__(self, game: AnyGame, layer: int) -> None:
        """Store the layer's controller, source and declared parameters as its resolution begins."""
        info: CoreLayer | None = game.last_known(layer).layer
        self.layer = layer
        self.controller = game.player_of(layer)
        self.is_over = False
        self.end = "complete"
        self.condition: Condition | None = info.while_ if info is not None else None
        self.chosen: dict[int, tuple[int, ...] | None] = {}
        self.context: AnyContext = _context(game, self.controller, layer, info)


def _context(game: AnyGame, controller: int, layer: int, info: CoreLayer | None) -> AnyContext:
    """Return the context of a layer's effects; an object that is not on the stack is its own source."""
    if info is None:
        return game.rules.context(controller, layer, layer)
    event = info.context.event if info.context is not None else None
    return game.rules.context(controller, info.source, layer, info.declared, event)


G = TypeVar("G", bound=AnyGame)
Step = Callable[[G, LayerResolution], None]
"""A step of a resolution."""
Effects = Sequence[TargetedEffect]
"""Effects in the order in which they are generated."""


def determine(game: AnyGame, resolution: LayerResolution, effects: Effects, index: int) -> None:
    """Let players determine what is open about an effect just before it is generated."""
    resolution.chosen[index] = effects[index].effect.determined(game, resolution.context)


def _last_known(game: AnyGame, layer: int) -> object:
    return game.last_known(layer)


def _goes_on() -> bool:
    return False


@dataclass(frozen=True)
class ResolutionRules(Generic[G]):
    """The rules of resolution."""

    fails: Callable[[G, LayerResolution], bool]
    """Whether a layer fails to resolve."""
    on_failure: tuple[Step[G], ...]
    """What happens to a layer that fails to resolve, in order."""
    determine: Callable[[G, LayerResolution, Effects, int], None] = determine
    """Determine parameters before the effect of an index is generated; they are kept in ``chosen``."""
    information: Callable[[G, int], object] = _last_known
    """Return what is known of a layer, by its id; None if the effects that are left are not generated."""
    stops_at_a_failure: Callable[[], bool] = _goes_on
    """Whether the effects that are left are not generated once an effect fails."""


def resolve(game: G, layer: int, steps: Iterable[Step[G]], rule: str) -> LayerResolution:
    """Resolve a layer in some steps, as far as none of them ends its resolution, and return the resolution."""
    resolution = LayerResolution(game, layer)
    for step in steps:
        if not resolution.is_over:
            step(game, resolution)
    note(game, Resolved(by=rule, object=layer, has_failed=resolution.end == FAILED))
    return resolution


def check(game: G, resolution: LayerResolution, rules: ResolutionRules[G]) -> None:
    """Check whether a layer fails to resolve."""
    if rules.fails(game, resolution):
        resolution.end = FAILED
        for step in rules.on_failure:
            step(game, resolution)


class CheckedTargets(NamedTuple):
    """The targets of a target phrase as its layer resolves."""

    declared: tuple[int, ...]
    """Ids of the targets that were declared."""
    left: tuple[int, ...]
    """Ids of those that are still legal."""


def checked_targets(game: AnyGame, resolution: LayerResolution) -> Iterator[CheckedTargets]:
    """Yield the targets of a layer, for each of its target phrases."""
    context = resolution.context
    wanted = phrases_within(game.last_known(resolution.layer).card.abilities, context.declared.modes)
    for phrase, declared in zip(wanted, context.declared.targets, strict=True):
        yield CheckedTargets(declared, still_legal(game, phrase.target, declared, context))


def generate(game: G, resolution: LayerResolution, effects: Effects, rules: ResolutionRules[G]) -> None:
    """Generate the effects of a layer in order, each with its targets."""
    for index, (effect, targets) in enumerate(effects):
        if rules.information(game, resolution.layer) is None:
            break
        rules.determine(game, resolution, effects, index)
        context = replace(resolution.context, targets=targets, chosen=resolution.chosen.get(index))
        if not effect.generate(game, context) and rules.stops_at_a_failure():
            break
