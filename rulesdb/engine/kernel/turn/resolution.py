"""The resolution of a layer, an object on the stack: its steps, the targets that are left, its effects in order."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.nested import TargetedEffect
from rulesdb.engine.kernel.cards.roles import AnyContext, Target
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.play.targets import still_legal
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreLayer

C = TypeVar("C", bound=CoreContext)
G = TypeVar("G", bound=AnyGame)


class CoreResolution(Generic[C]):
    """A layer during its resolution."""

    def __init__(self, layer: int, context: C) -> None:
        """Begin the resolution of a layer whose effects have a context."""
        self.layer = layer
        """Id of the layer."""
        self.context = context
        """Context of its effects."""
        self.is_over = False
        """Whether no further step follows."""
        self.has_failed = False
        """Whether it failed to resolve."""
        self.chosen: dict[int, tuple[int, ...] | None] = {}
        """The objects determined for its effects, by the index of the effect."""

    @property
    def controller(self) -> int:
        """Index of the player who controls the layer."""
        return self.context.controller


def context_of_layer(game: AnyGame, layer: int) -> AnyContext:
    """Return the context of the effects of a layer; an object that is not on the stack is its own source."""
    info: CoreLayer | None = game.last_known(layer).layer
    controller = game.player_of(layer)
    if info is None:
        return game.rules.context(controller, layer, layer)
    event = info.context.event if info.context is not None else None
    source = game.rules.source_of_layer(game, layer, info)
    context = game.rules.context(controller, source, layer, info.declared, event)
    granted_by = info.context.granted_by if info.context is not None else ""
    return replace(context, granted_by=granted_by) if granted_by else context


R = TypeVar("R", bound=CoreResolution[Any])


class ResolutionRules(Struct, Generic[G, R], frozen=True, eq=False):
    """The rules of resolutions."""

    rule: str
    """Identifier of the rule by which a layer resolves."""
    begun: Callable[[G, int], R]
    """Return the resolution of a layer as it begins."""
    next_layer: Callable[[G], int]
    """Return the id of the layer that resolves next."""
    lose_priority: Callable[[G], None]
    """Take priority from everybody, while a layer resolves."""
    steps: Callable[[], Iterable[Callable[[G, R], None]]]
    """Return the steps of a resolution in order."""
    is_known: Callable[[G, int], Any]
    """Whether a layer still determines its effects, though it may have ceased to exist."""
    determine: Callable[[G, R, Any, int], None]
    """Determine what is undetermined of an effect, by its index in the effects of the layer."""
    stops_at_a_failure: Callable[[], bool]
    """Whether the effects after one that fails are not generated."""

    def resolve(self, game: G) -> R:
        """Resolve the next layer; return its resolution."""
        self.lose_priority(game)
        resolution = self.begun(game, self.next_layer(game))
        for step in self.steps():
            if not resolution.is_over:
                step(game, resolution)
        note(game, Resolved(by=self.rule, object=resolution.layer, has_failed=resolution.has_failed))
        return resolution

    def generate(self, game: G, resolution: R, effects: Sequence[TargetedEffect]) -> None:
        """Generate the effects of a layer, one after the other."""
        for index, one in enumerate(effects):
            if not self.is_known(game, resolution.layer):
                return
            self.determine(game, resolution, effects, index)
            context = replace(resolution.context, targets=one.targets, chosen=resolution.chosen.get(index))
            if not one.effect.generate(game, context) and self.stops_at_a_failure():
                return


def targets_left(
    game: AnyGame, phrases: Iterable[Target], context: CoreContext
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the declared targets and those of them that are still legal, for each target phrase of a layer."""
    for phrase, targets in zip(phrases, context.declared.targets, strict=True):
        yield targets, still_legal(game, phrase, targets, context)
