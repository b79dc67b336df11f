"""Events of effects: continuous effects, triggered effects, counts of uses and random choices."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, ObjectId, OfAnyGame, OfObject
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.process.process import generator
from rulesdb.engine.kernel.state.state import CoreLasting, CorePending, CoreState, EffectKey, with_item


class Lasts(Change, frozen=True, kw_only=True):
    """A lasting effect begins, changes, or ends."""

    is_left_out: ClassVar[bool] = True
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


class Applied(OfObject, frozen=True, kw_only=True):
    """A continuous effect begins to apply to an object, or applies in another way."""

    is_left_out: ClassVar[bool] = True
    key: EffectKey
    """The key of the effect."""
    planned: OfAnyGame
    """The action that the effect would have on the object."""
    effect: OfAnyGame
    """The action that it has, None for none."""

    def changed(self, state: CoreState) -> CoreState:
        """Record the application, and forget those of objects that do not exist any more."""
        at, ids = (*self.key, self.object), state.objects.keys()
        known = {key: done for key, done in state.applications.items() if key[-1] in ids}
        replaced = {key: done for key, done in state.replaced.items() if key != at}
        if self.effect != self.planned:
            replaced[at] = self.effect
        return replace(state, applications=known | {at: self.planned}, replaced=replaced)


class Ranked(Change, frozen=True, kw_only=True):
    """The order of effects of the same timestamp is decided."""

    is_left_out: ClassVar[bool] = True
    effects: tuple[EffectKey, ...]
    """The keys of the effects, in order."""

    def changed(self, state: CoreState) -> CoreState:
        """Give the effects the next ranks."""
        first = max(state.ranks.values(), default=0) + 1
        return replace(state, ranks={**state.ranks, **{key: at for at, key in enumerate(self.effects, first)}})


class Exist(Change, frozen=True, kw_only=True):
    """Effects of static abilities with a condition begin or cease to exist."""

    is_left_out: ClassVar[bool] = True
    effects: tuple[tuple[int, int], ...]
    """The ids of the sources and the indices of the abilities whose effects exist now."""

    def changed(self, state: CoreState) -> CoreState:
        """Give the new ones a timestamp."""
        since = {key: state.since.get(key, state.clock) for key in self.effects}
        return replace(state, since=since, clock=state.clock + 1)


class Triggers(Change, frozen=True, kw_only=True):
    """A triggered effect triggers, and is pending until its layer is put on the stack."""

    pending: CorePending
    """The pending effect."""

    def changed(self, state: CoreState) -> CoreState:
        """Add the effect to the pending ones."""
        return replace(state, pending=(*state.pending, self.pending))

    def sentence(self, teller: Teller) -> str:
        """Say whose effect triggers."""
        return f"{teller.name_of_moved(self.pending.source)}の{teller.triggered}が誘発する"


class Unpended(Change, frozen=True, kw_only=True):
    """Triggered effects are pending no longer."""

    is_left_out: ClassVar[bool] = True
    pending: tuple[CorePending, ...]
    """The effects that are still pending, in order."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the pending effects."""
        return replace(state, pending=self.pending)


class StatesNoted(Change, frozen=True, kw_only=True):
    """It is recorded of which state triggers the condition is met."""

    is_left_out: ClassVar[bool] = True
    states: Mapping[tuple[int, str], bool]
    """Whether the condition is met, by the key of the triggered effect."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the record."""
        return replace(state, states=self.states)


class Tally(Change, frozen=True, kw_only=True):
    """A count of uses in this turn is recorded."""

    is_left_out: ClassVar[bool] = True
    key: tuple[int, str]
    """Id of the object or effect, and name of what is recorded about it."""
    value: int
    """The count, from 0."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the recorded number."""
        return replace(state, counts=with_item(state.counts, self.key, self.value))


class Referable(Change, frozen=True, kw_only=True):
    """It is recorded which objects a leading effect has moved."""

    is_left_out: ClassVar[bool] = True
    key: tuple[int, str, str]
    """Id of the source, what granted the ability, and the name of the effect."""
    objects: tuple[ObjectId, ...]
    """Ids of the objects."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the record."""
        return replace(state, referable=with_item(state.referable, self.key, self.objects))


class Random(Change, frozen=True, kw_only=True):
    """A random choice is made, by a method open to every player."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: CoreState) -> CoreState:
        """Increase the number of random choices, so that the next one has another seed."""
        return replace(state, drawn=state.drawn + 1)


def drawn_by_lot(game: AnyGame, able: Sequence[int], number: int, rule: str) -> tuple[int, ...]:
    """Return a number of objects drawn at random."""
    left, found = list(able), []
    for _ in range(number):
        found.append(generator(game.state.seed, game.state.drawn).choice(left))
        left.remove(found[-1])
        note(game, Random(by=rule))
    return tuple(found)
