"""Generation of discrete effects: their players, their objects or targets, and their events as one group.

The game's table (``GenerationRules``) says in which order, and what is one event.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.book import shared_definition, shared_law
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
from rulesdb.engine.kernel.effects.actions import is_impossible
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts, drawn_by_lot
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import TE, Row, inflected
from rulesdb.engine.kernel.play.declarations import different, objects_of, pick_several
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.game_rules import Groups, Made, verb_of
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import happen, happen_all
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.selection.objects import for_effect
from rulesdb.engine.kernel.state.state import CoreLasting

PlayerOrder = Callable[[AnyGame, int], tuple[int, ...]]
"""Returns the players in order, from the controller of an effect."""


@shared_law
def order_of_performing(game: AnyGame, controller: int) -> tuple[int, ...]:
    """Return the players in the order in which they perform an instruction of an effect of a controller."""
    return game.clockwise(controller)


@shared_law
def order_of_determining(game: AnyGame, controller: int) -> tuple[int, ...]:
    """Return the players in the order in which they determine parameters of an effect of a controller."""
    return game.clockwise(controller)


def players(
    game: AnyGame, who: Players | None, context: AnyContext, order: PlayerOrder = order_of_performing
) -> tuple[int, ...]:
    """Return the players whom an effect instructs, in order; the effect's controller if it names none."""
    found = (context.controller,) if who is None else who.players(game, context)
    return tuple(player for player in order(game, context.controller) if player in found)


@shared_definition
def number_determined(number: int, available: int) -> int:
    """Return how many objects are determined, from the number that an effect names and that of those available."""
    return min(number, available)


@shared_law
def choose(
    game: AnyGame, question: DecisionQuestion, able: tuple[int, ...], number: int, may_stop: Container[int]
) -> tuple[int, ...]:
    """Let a player who is asked a question determine objects; the player may stop after some numbers of them."""
    return pick_several(game, question, different(able), number, may_stop)


def determined_by(
    game: AnyGame, question: DecisionQuestion, able: tuple[int, ...], number: int, may_stop: Container[int] = ()
) -> tuple[int, ...]:
    """Let a player determine a number of objects, or all that are available."""
    return choose(game, question, able, number_determined(game, number, len(able)), may_stop)


def happen_for_all(game: AnyGame, kind: str, by_player: Groups) -> bool:
    """Perform the events of several players; return whether any of the events occurred."""
    happened = [happen_all(game, kind, group) for group in game.rules.generation.together(by_player)]
    return any(happened)


@shared_definition
def repeated(once: Sequence[Event], times: int) -> Sequence[Event]:
    """Return the events of an instruction that is performed a number of times."""
    return [*once] * times


def happen_times(game: AnyGame, kind: str, times: int, once: Iterable[Event]) -> bool:
    """Perform an event of every player a number of times; return whether any of the events occurred."""
    return happen_for_all(game, kind, [repeated(game, [event], times) for event in once])


def begin(game: AnyGame, begun: CoreLasting) -> bool:
    """Begin a lasting effect; return whether it began."""
    by_rule = game.rules.generation.begin
    return happen(game, Lasts(source=begun.context.source, after=begun)) if by_rule is None else by_rule(game, begun)


def open_to(game: AnyGame, action: str, player: int, objects: Iterable[int]) -> tuple[int, ...]:
    """Return the existing objects on which no restriction prevents the action of a player's effect."""
    return tuple(
        object_id for object_id in objects if game.has(object_id) and not is_impossible(game, action, player, object_id)
    )


def happen_on(
    game: AnyGame, kind: str, planned: Sequence[Event], objects: tuple[int, ...], *, is_targeted: bool = False
) -> bool:
    """Perform the events of an effect on its objects; return whether the effect has succeeded."""
    since = len(game.events)
    has_occurred = happen_all(game, kind, planned)
    return game.rules.generation.succeeds(game, Made(is_targeted, objects, planned, has_occurred, since))


class EffectOnObjects(DiscreteEffect, frozen=True):
    """A discrete effect that makes one event of each of its objects: selected ones (``what``) or declared targets."""

    action: ClassVar[str]
    """The action that the effect performs on the objects, as restrictions name it."""
    what: Objects | None = None
    """The selected objects of an effect without targets; None for an effect with targets."""
    target: Target | None = None
    """The target phrase; None for an effect without targets."""
    amount: Amount | None = None
    """Number of the selected objects that players determine, from 0; None for all of them."""
    is_up_to: bool = False
    """Whether players may determine fewer objects."""
    at_random: bool = False
    """Whether the objects are determined at random, not by players."""
    who: Players | None = None
    """Players who determine objects, each among those that are "yours" to them; None for the controller."""

    def __post_init__(self) -> None:
        """Raise PartError unless ``what`` or ``target`` is given alone, or for a choice without a number of objects."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)
        if self.amount is None and (self.is_up_to or self.at_random or self.who is not None):
            raise PartError(type(self).__name__, "amount", "a choice of objects needs their number")
        if self.amount is not None and self.what is None:
            raise PartError(type(self).__name__, "what", "a choice of objects is made among selected ones")

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return for_effect(self.target, self)

    def found(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the effect's objects to which the verb can do anything, and that no restriction protects."""
        verb = verb_of(game, self)
        found = open_to(game, self.action, context.controller, objects_of(game, self.phrase(), self.what, context))
        if verb.acts_in is not None:
            found = tuple(one for one in found if game.last_known(one).zone.name in verb.acts_in)
        return found if verb.can_affect is None else tuple(one for one in found if verb.can_affect(game, one))

    def determinable(self, game: AnyGame, context: AnyContext, player: int) -> tuple[int, ...]:
        """Return the objects among which a player determines those of the effect."""
        assert self.what is not None
        found = self.found(game, replace(context, controller=player))
        return game.rules.generation.determinable(game, self.what, found)

    def determined(self, game: AnyGame, context: AnyContext) -> tuple[int, ...] | None:
        """Return the objects that the players determine; None if the effect is on all of its objects."""
        if self.amount is None:
            return None
        found: list[int] = []
        amount = valued(game, self.amount, context)
        for player in players(game, self.who, context, order_of_determining):
            able = self.determinable(game, context, player)
            found += self._chosen(game, player, able, amount)
        return tuple(found)

    def _chosen(self, game: AnyGame, player: int, able: tuple[int, ...], number: int) -> tuple[int, ...]:
        if self.at_random:
            return drawn_by_lot(game, able, number_determined(game, number, len(able)), verb_of(game, self).rule)
        question = DecisionQuestion(player, "choose", verb_of(game, self).rule)
        return determined_by(game, question, able, number, range(number) if self.is_up_to else ())

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> Event:
        """Return the event of one of the objects."""
        verb = verb_of(game, self)
        made: Event = verb.event(by=verb.rule, source=context.source, object=object_id)
        return made

    def affected(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects that no restriction protects, or those that players determine, in the order of events."""
        if self.amount is None:
            return game.rules.generation.in_order(self.found(game, context), game, context.controller)
        chosen = context.chosen if context.chosen is not None else self.determined(game, context)
        return tuple(object_id for object_id in chosen or () if game.has(object_id))

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Make the event of every one of these objects."""
        objects = self.affected(game, context)
        events = [self.event(game, context, object_id) for object_id in objects]
        return happen_on(game, self.action, events, objects, is_targeted=self.target is not None)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the effect has as many objects as it needs that no restriction protects, one at least."""
        if self.amount is None:
            return bool(self.found(game, context))
        least = 1 if self.is_up_to else valued(game, self.amount, context)
        determining_players = players(game, self.who, context)
        return all(len(self.determinable(game, context, player)) >= least for player in determining_players)


def on_objects(kind: type[EffectOnObjects], predicate: str, change: str, /, **fixed: object) -> tuple[Row, ...]:
    """Return the phrases of a verb on selected objects, and on targets; ``predicate`` is what stands behind these."""
    return (
        *inflected(kind, f"{{what}}{predicate}", TE, change, **fixed),
        *inflected(kind, f"{{target}}{predicate}", TE, change, **fixed),
    )
