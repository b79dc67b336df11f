"""Verbs on objects: destroying, putting, tapping and untapping, counters; and creating tokens."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import (
    Amount,
    AnyContext,
    DiscreteEffect,
    Objects,
    Players,
    Target,
    UntypedGame,
    valued,
)
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.language.phrases import TE, Row, inflected
from rulesdb.engine.kernel.play.declarations import objects_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.game_rules import verb_of
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.selection.objects import for_effect
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, happen_on, happen_times, on_objects, players


class DestroyEffect(EffectOnObjects, frozen=True):
    """Destroy the objects for which no restriction forbids it."""

    action: ClassVar[str] = "destroy"


class PutEffect(EffectOnObjects, frozen=True, kw_only=True):
    """Put objects into a zone of their owners."""

    action: ClassVar[str] = "put"
    zone: str
    """Name of the zone."""
    at_bottom: bool = False
    """Whether the objects go to the bottom of the zone, not to its top."""
    is_public: bool | None = None
    """Whether the objects are put face up; None for the default of the zone."""

    def event(self, game: AnyGame, context: AnyContext, object_id: int) -> CoreMove:
        """Return the move of one of the objects."""
        verb = verb_of(game, self)
        move: CoreMove = verb.event(
            by=verb.rule,
            source=context.source,
            object=object_id,
            to=verb.event.zone_rules.destination(game.last_known(object_id), self.zone),
            at_bottom=self.at_bottom,
            is_public=self.is_public,
        )
        return move


class TapPermanents(EffectOnObjects, frozen=True):
    """Tap permanents; what is tapped already stays so."""

    action: ClassVar[str] = "tap"


class UntapPermanents(EffectOnObjects, frozen=True):
    """Untap permanents; what is untapped already stays so."""

    action: ClassVar[str] = "untap"


def tapped_by(*, is_tapped: bool) -> Callable[..., Tapped]:
    """Return the maker of the events by which permanents become tapped, or untapped."""
    return partial(Tapped, is_tapped=is_tapped)


class CountersEffect(DiscreteEffect, frozen=True):
    """The parent of the effects that put counters on objects and remove them."""

    counter: str
    """Name of the counter."""
    amount: Amount
    """Number of counters for every object, from 0."""
    what: Objects | None = None
    """The selected objects of an effect without targets; None for an effect with targets."""
    target: Target | None = None
    """The target phrase; None for an effect without targets."""

    def __post_init__(self) -> None:
        """Raise PartError for an amount below 0, and unless ``what`` or ``target`` is given alone."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)
        if isinstance(self.amount, int) and self.amount < 0:
            raise PartError(type(self).__name__, "amount", "a number from 0 belongs there")

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return for_effect(self.target, self)

    def change(self, game: AnyGame, context: AnyContext, amount: int) -> bool:
        """Add counters to every object that still exists, or remove them, where there are any, by a negative amount."""
        items, verb = self.items(game, context), verb_of(game, self)
        changes = [
            verb.event(by=verb.rule, source=context.source, object=item.id, counter=self.counter, amount=amount)
            for item in items
            if amount >= 0 or self.counter in dict(item.counters)
        ]
        return happen_on(game, "count", changes, tuple(item.id for item in items))

    def items(self, game: AnyGame, context: AnyContext) -> list[CoreObject]:
        """Return the objects that still exist and can have counters on them."""
        found = (
            game.state.objects[one] for one in objects_of(game, self.phrase(), self.what, context) if game.has(one)
        )
        return [item for item in found if game.rules.counters.can_be_on(item)]


class PutCounters(CountersEffect, frozen=True):
    """Put counters on objects."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Put the counters on every object that still exists."""
        return self.change(game, context, valued(game, self.amount, context))

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether an object can get the counters."""
        return bool(self.items(game, context))


class RemoveCounters(CountersEffect, frozen=True):
    """Remove counters from objects."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Remove the counters from every object that still exists, as far as it has them."""
        return self.change(game, context, -valued(game, self.amount, context))

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether an object has enough counters to remove."""
        number, amount = game.rules.counters.number, valued(game, self.amount, context)
        items = self.items(game, context)
        return any(number(game, item, self.counter, context.source) >= amount for item in items)


class CreateEffect(DiscreteEffect, frozen=True):
    """Create tokens."""

    token: Struct | str
    """Base properties of the token, or a name by which the game finds them."""
    amount: Amount = 1
    """Number of tokens for every player, from 0."""
    who: Players | None = None
    """Players who create them, None for the controller."""

    def defined(self, game: UntypedGame, context: AnyContext) -> Struct | None:
        """Return the base properties of the tokens that the effect creates now, None if no token has the name."""
        return self.token if isinstance(self.token, Struct) else None

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let every player create the tokens."""
        token, verb = self.defined(game, context), verb_of(game, self)
        if token is None:
            return False
        creators = players(game, self.who, context)
        once = [verb.event(by=verb.rule, source=context.source, player=player, token=token) for player in creators]
        return happen_times(game, "create", valued(game, self.amount, context), once)


def counter_phrases(on: str = "") -> tuple[Row, ...]:
    """Return the phrases of counters; ``on`` are the words behind the object that has them on it."""
    return tuple(
        row
        for kind, words in (
            (PutCounters, "に「{counter}」カウンターを{amount}個置く"),
            (RemoveCounters, "から「{counter}」カウンターを{amount}個取り除く"),
        )
        for what in ("{what}", "{target}")
        for row in inflected(kind, f"{what}{on}{words}", TE, "く~いて")
    )


PHRASES = (
    *on_objects(TapPermanents, "をタップする", "する~して"),
    *on_objects(UntapPermanents, "をアンタップする", "する~して"),
)
