"""Continuous effects on the next object: they wait until an object fits, and then begin to apply to it alone.

An effect on the next few objects goes on waiting for the others.

An object may fit or not, as long as its X has not been declared. An effect begins once the object fits for certain.
"""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreLasting

G = TypeVar("G", bound=AnyGame)
L = TypeVar("L", bound=CoreLasting)


class NextObjectRules(Struct, Generic[G, L], frozen=True, eq=False):
    """The rules of effects on the next object, and their beginning that follows from them."""

    rule: str
    """Identifier of the rule by which an effect begins to apply."""
    is_awaited: Callable[[G, int, L], bool]
    """Whether an object is of those for which an effect waits, such as the spells of its controller."""
    fits: Callable[[G, int, L], bool]
    """Whether an object fits an effect for certain."""
    has_open_x: Callable[[G, int], bool]
    """Whether the X of an object may still be declared."""
    with_x: Callable[[G, int, int], G]
    """Return a copy of the game in which the X of an object is a number."""
    highest_x: int
    """The highest X that is tried; no effect compares anything with a greater number."""
    fixed: Callable[[G, int, L], Effect]
    """Return an effect with its amounts as they stay once it applies to an object."""
    stamped: Callable[[int, int], int]
    """Return the timestamp of an effect that begins to apply, from the one that it has and the present clock value."""
    objects: Callable[[G, int], frozenset[int]]
    """Return the objects to which an effect applies that has waited for an object."""

    def apply(self, game: G, object_id: int) -> None:
        """Let the effects for which an object is the next one begin to apply to it."""
        for lasting in self._waiting(game, object_id):
            self._begin(game, object_id, lasting)

    def apply_when_declared(self, game: G, before: G, object_id: int) -> None:
        """Let those effects begin that an object fits now, and did not fit before something was declared for it."""
        for lasting in self._waiting(game, object_id):
            if not self.fits(before, object_id, lasting):
                self._begin(game, object_id, lasting)

    def possible(self, game: G, object_id: int) -> Iterator[G]:
        """Yield the game with every X that may still be declared for an object; the game unchanged if there is none."""
        if not self.has_open_x(game, object_id):
            yield game
            return
        for value in range(self.highest_x + 1):
            yield self.with_x(game, object_id, value)

    def _waiting(self, game: G, object_id: int) -> list[L]:
        return [
            lasting
            for lasting in game.state.lasting
            if lasting.awaits and self.is_awaited(game, object_id, lasting) and self.fits(game, object_id, lasting)
        ]

    def _begin(self, game: G, object_id: int, lasting: L) -> None:
        effect = self.fixed(game, object_id, lasting)
        objects, timestamp = self.objects(game, object_id), self.stamped(lasting.timestamp, game.state.clock)
        begun = replace(lasting, effect=effect, timestamp=timestamp, awaits=False, objects=objects, uses=None)
        note(game, Lasts(by=self.rule, before=lasting, after=begun))
        if lasting.uses is not None and lasting.uses > 1:
            note(game, Lasts(by=self.rule, after=replace(lasting, uses=lasting.uses - 1)))
