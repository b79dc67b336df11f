"""Events of objects that stay in their zones: visibility, counters, and other records."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, OfObject
from rulesdb.engine.kernel.state.state import CoreObject, CoreState, Look, updated, with_object
from rulesdb.engine.kernel.state.zones import COUNTERS_BY_NAME, CounterRules


class Became(Change, frozen=True, kw_only=True):
    """An object's record is replaced by one with the same id."""

    is_left_out: ClassVar[bool] = True
    record: CoreObject
    """The new record of the object."""

    def changed(self, state: CoreState) -> CoreState:
        """Replace the record."""
        return with_object(state, self.record)


class CoreCount(OfObject, frozen=True, kw_only=True):
    """Counters are put on an object or removed from it."""

    rules: ClassVar[CounterRules] = COUNTERS_BY_NAME
    """The game's rules of counters."""
    counter: str
    """Name of the counter."""
    amount: int
    """Number of counters put on the object, removed if negative; with 0 the event does not occur."""

    def changed(self, state: CoreState) -> CoreState:
        """Add the counters, or remove at most as many as the object has."""
        item = state.objects[self.object]
        counters = dict(item.counters)
        counters[self.counter] = max(0, counters.get(self.counter, 0) + self.amount)
        present = tuple(sorted(counter for counter in counters.items() if counter[1]))
        return updated(state, item, counters=self.rules.left(present))

    def sentence(self, teller: Teller) -> str:
        """Say how many counters are put on which object, or removed from it."""
        if self.amount < 0:
            return f"{teller.name(self.object)}から{self.counter}カウンターが{-self.amount}個取り除かれる"
        return f"{teller.name(self.object)}に{self.counter}カウンターが{self.amount}個置かれる"


class Looks(Change, frozen=True, kw_only=True):
    """A player begins to look at a private object."""

    look: Look
    """The player and the object, with its position in the zone."""

    def changed(self, state: CoreState) -> CoreState:
        """Add the player's look."""
        return replace(state, looking=state.looking | {self.look})

    def sentence(self, teller: Teller) -> str:
        """Say who begins to look at which object."""
        return f"{teller.player(self.look.player)}は{teller.name(self.look.object)}を見始める"


class Tapped(OfObject, frozen=True, kw_only=True):
    """An object becomes tapped or untapped."""

    is_tapped: bool
    """Whether the object becomes tapped; False if it becomes untapped."""

    def changed(self, state: CoreState) -> CoreState:
        """Set whether the object is tapped."""
        return updated(state, state.objects[self.object], is_tapped=self.is_tapped)

    def sentence(self, teller: Teller) -> str:
        """Say what becomes of the object."""
        return f"{teller.name(self.object)}が{'タップ' if self.is_tapped else 'アンタップ'}状態になる"


class Revealed(OfObject, frozen=True, kw_only=True):
    """A private object is revealed."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}が公開される"
