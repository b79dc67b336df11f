"""Patterns and replacements of the application of continuous effects (6.2.5)."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Applied, Move
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.play_statics import declared_for
from rulesdb.engine.fab.rules.cards.object_properties import entering_as
from rulesdb.engine.fab.rules.objects.references import is_source_of_attack
from rulesdb.engine.kernel.cards.roles import (
    Effect,
    EventPattern,
    Filter,
    Replacement,
    StateCondition,
    valued,
    with_fixed_amounts,
)
from rulesdb.engine.kernel.effects.property_effects import AddsToValue, ObjectEffect
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import NOT, NOUN, TA, inflected, phrase


class IsModified(EventPattern, frozen=True):
    """An object gains a modification of a numeric property by an effect."""

    what: Filter
    """Condition on the object."""
    stat: Stat
    """The numeric property."""
    amount: int | None = None
    """The exact amount of the modification, None for any above 0."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event applies such an effect to an object that fits."""
        if not isinstance(event, Applied) or not adds_to(event.effect, self.stat):
            return False
        gained = amount_gained(game, event, context)
        is_meant = gained > 0 if self.amount is None else gained == self.amount
        return is_meant and self._is_about(game, event.object, context)

    def _is_about(self, game: Game, object_id: int, context: Context) -> bool:
        return self.what.fits(game, object_id, context) and not is_left_alone(game, self.what, object_id)


@book.filter("1.4.3d#sentence-3")
def is_left_alone(game: Game, what: Filter, object_id: int) -> bool:
    """Replacement of effects that apply to attacks does not modify an effect that applies to an attack-source."""
    return is_source_of_attack(game, what, game.object(object_id))


def adds_to(effect: Effect | None, stat: str) -> bool:
    """Whether an effect adds to a numeric property."""
    return isinstance(effect, AddsToValue) and effect.stat == stat


def amount_added(game: Game, effect: Effect | None, context: Context) -> int:
    """Return how much an effect adds to a numeric property, 0 for one that adds nothing."""
    return valued(game, effect.amount, context) if isinstance(effect, AddsToValue) else 0


@book.definition("6.2.5#sentence-4")
def amount_gained(game: Game, event: Applied, context: Context) -> int:
    """Each application of a continuous effect is considered a separate event, by which an object gains its amount."""
    return amount_added(game, event.effect, context)


class ItIs(StateCondition, frozen=True):
    """The object to which an effect applies fits a filter."""

    fits: Filter
    """Condition on the object."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the object fits, if there is one already."""
        return any(self.fits.fits(game, object_id, context) for object_id in context.chosen or ())


class PaidFor(Filter, frozen=True):
    """The object is a layer for which an optional cost was paid."""

    cost: str
    """Name of the cost."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the optional cost of this name was declared for the layer."""
        return self.cost in declared_for(game, object_id).costs


class IsModification(Replacement, frozen=True):
    """The parent of replacements that name what is done to an object."""

    effect: ObjectEffect
    """The effect on the object of the event."""

    def __post_init__(self) -> None:
        """Raise PartError for an effect that says itself what it applies to."""
        super().__post_init__()
        if self.effect.applies is not None:
            raise PartError(type(self).__name__, "effect", "it is for the object of the event")


class AppliesAs(IsModification, frozen=True):
    """The effect that would be applied to an object does something else to it."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the application with the other effect; any other event stays unchanged."""
        effect = with_fixed_amounts(game, self.effect, context)
        return replace(event, effect=effect) if isinstance(event, Applied) else event


class EntersAs(IsModification, frozen=True):
    """An object that moves arrives with modified base properties (6.4.8a)."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the move with the new base properties; any other event stays unchanged."""
        if not isinstance(event, Move):
            return event
        card = event.becomes or game.object(event.object).card
        return replace(event, becomes=entering_as(game, card, self.effect, context))


PHRASES = (
    *inflected(IsModified, "{what:noun}が{stat}に[ちょうど{amount}の]修整を得る", TA, "る~た"),
    *inflected(ItIs, "それが{fits:noun}である", NOT, "である~でない"),
    phrase(PaidFor, "「{cost}」のコストを支払った"),
    phrase(PaidFor, "「{cost}」のコストを支払ったもの", NOUN),
    phrase(EntersAs, "それが、{effect:predicate}状態になる"),
    phrase(AppliesAs, "それが、{effect:predicate}"),
)
