"""Events of effects: continuous effects, triggered effects, counts of uses and random choices."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change
from rulesdb.engine.kernel.state.state import CoreLasting, CorePending, CoreState
from rulesdb.engine.kernel.state.state_updates import with_item


class Lasts(Change, frozen=True, kw_only=True):
    """A lasting effect begins, changes, or ends."""

    is_untold: ClassVar[bool] = True
    before: CoreLasting | None = None
    """The effect as it was, None if it begins."""
    after: CoreLasting | None = None
    """The effect as it becomes, None if it ends; if it begins, the event sets its id and timestamp."""

    def changed(self, state: CoreState) -> CoreState:
        """Add, replace or remove the effect."""
        if self.before is None and self.after is not None:
            begun = replace(self.after, id=state.next_id, timestamp=state.clock)
            return replace(state, lasting=(*state.lasting, begun), next_id=state.next_id + 1, clock=state.clock + 1)
        kept = (self.after if lasting == self.before else lasting for lasting in state.lasting)
        return replace(state, lasting=tuple(lasting for lasting in kept if lasting is not None))


class Triggers(Change, frozen=True, kw_only=True):
    """A triggered effect triggers, and is pending until its layer is put on the stack."""

    pending: CorePending
    """The pending effect."""

    def changed(self, state: CoreState) -> CoreState:
        """Add the effect to the pending ones."""
        return replace(state, pending=(*state.pending, self.pending))

    def sentence(self, teller: Teller) -> str:
        """Say whose effect triggers."""
        return f"{teller.name(self.pending.source)}の効果が誘発する"


class Unpended(Change, frozen=True, kw_only=True):
    """Triggered effects are pending no longer."""

    is_untold: ClassVar[bool] = True
    pending: tuple[CorePending, ...]
    """The effects that are still pending, in order."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the pending effects."""
        return replace(state, pending=self.pending)


class Tally(Change, frozen=True, kw_only=True):
    """A count of uses in this turn, or whether a condition is met, is recorded."""

    is_untold: ClassVar[bool] = True
    key: tuple[int, str]
    """Id of the object or effect, and name of what is recorded about it."""
    value: int
    """The count, from 0; for a condition 1 if it is met, 0 if not."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the recorded number."""
        return replace(state, counts=with_item(state.counts, self.key, self.value))


class Random(Change, frozen=True, kw_only=True):
    """A random choice is made, by a method open to every player."""

    is_untold: ClassVar[bool] = True

    def changed(self, state: CoreState) -> CoreState:
        """Increase the number of random choices, so that the next one has another seed."""
        return replace(state, drawn=state.drawn + 1)
