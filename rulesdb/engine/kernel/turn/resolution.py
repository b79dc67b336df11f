"""The resolution of the top layer of the stack in steps, and triggered effects on their way to the stack."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.book import nothing, shared_definition
from rulesdb.engine.kernel.cards.abilities import TargetedEffect, phrases_within
from rulesdb.engine.kernel.cards.roles import AnyContext, CoreContext
from rulesdb.engine.kernel.event_kinds.effect_events import Unpended
from rulesdb.engine.kernel.event_kinds.layer_events import KeptOffStack, Resolved
from rulesdb.engine.kernel.events import Event, OfAnyGame
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.declarations import still_legal
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreLayer, CorePending

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


@shared_definition
def source_of_layer(_layer: int, info: CoreLayer) -> int:
    """Return the id of the source of the effects of a layer: the object whose ability made it."""
    return info.source


def context_of_layer(game: AnyGame, layer: int) -> AnyContext:
    """Return the context of the effects of a layer; an object that is not on the stack is its own source."""
    info: CoreLayer | None = game.last_known(layer).layer
    controller = game.player_of(layer)
    if info is None:
        return game.rules.context(controller, layer, layer)
    event = info.context.event if info.context is not None else None
    source = source_of_layer(game, layer, info)
    context = game.rules.context(controller, source, layer, info.declared, event)
    granted_by = info.context.granted_by if info.context is not None else ""
    return replace(context, granted_by=granted_by) if granted_by else context


R = TypeVar("R", bound=CoreResolution[OfAnyGame])


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
    is_known: Callable[[G, int], object]
    """Whether a layer still determines its effects, though it may have ceased to exist."""
    determine: Callable[[G, R, list[TargetedEffect], int], None]
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

    def generate(self, game: G, resolution: R, effects: list[TargetedEffect]) -> None:
        """Generate the effects of a layer, one after the other."""
        for index, one in enumerate(effects):
            if not self.is_known(game, resolution.layer):
                return
            self.determine(game, resolution, effects, index)
            context = replace(resolution.context, targets=one.targets, chosen=resolution.chosen.get(index))
            if not one.effect.generate(game, context) and self.stops_at_a_failure():
                return


def targets_left(
    game: AnyGame, resolution: CoreResolution[OfAnyGame]
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the declared targets and those of them that are still legal, for each target phrase of a layer."""
    context = resolution.context
    phrases = phrases_within(game.last_known(resolution.layer).card.abilities, context.declared.modes)
    for phrase, targets in zip(phrases, context.declared.targets, strict=True):
        yield targets, still_legal(game, phrase.target, targets, context)


P = TypeVar("P", bound=CorePending)


class PendingRules(Struct, Generic[G, P], frozen=True, eq=False):
    """The rules of pending triggered effects."""

    players: Callable[[G], Sequence[int]]
    """Return the players in the order in which they put their effects on the stack."""
    chosen: Callable[[G, int, list[P]], P]
    """Return which of its pending effects a player puts on the stack next."""
    put: Callable[[G, P, int], Event]
    """Return the event that puts an effect on the stack, as an object of an id."""
    declare: Callable[[G, P, int], None]
    """Declare the modes and targets of an effect on the stack. Raises IllegalError if it has no legal ones."""
    drop: Callable[[G, OfAnyGame, KeptOffStack], None]
    """Keep an effect off the stack that has no legal modes or targets: return to the state before it was put there.

    The event says so; its rule is the game's.
    """
    follow: Callable[[G, P, int], None] = nothing
    """Do what follows when an effect has come onto the stack."""

    def put_all(self, game: G, by: str) -> None:
        """Put all pending effects on the stack, by a rule."""
        for player in self.players(game):
            while controlled := [one for one in game.state.pending if one.controller == player]:
                effect = self.chosen(game, player, controlled)
                note(game, Unpended(by=by, pending=_without(game.state.pending, effect)))
                self._put(game, effect)

    def _put(self, game: G, effect: P) -> None:
        before, made = game.state, game.state.next_id
        note(game, self.put(game, effect, made))
        try:
            self.declare(game, effect, made)
        except IllegalError:
            self.drop(game, before, KeptOffStack(source=effect.source, layer=made))
        else:
            self.follow(game, effect, made)


def _without(pending: tuple[P, ...], effect: P) -> tuple[P, ...]:
    """Return the pending effects without this one; an equal one is another one."""
    index = next(at for at, one in enumerate(pending) if one is effect)
    return (*pending[:index], *pending[index + 1 :])
