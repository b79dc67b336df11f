"""Generation of discrete effects: their players, their objects or targets, and their events as one group.

The game's table (generation_rules.py) says in which order, and what is one event.
"""

from collections.abc import Iterable
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects, Players, TargetPhrase
from rulesdb.engine.kernel.effects.actions import is_impossible
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.events import Event, OfObject
from rulesdb.engine.kernel.play.targets import objects_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import happen, happen_all
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.state.state import CoreLasting
from rulesdb.engine.kernel.tables.generation_rules import Groups


def players(game: AnyGame, who: Players | None, context: AnyContext) -> tuple[int, ...]:
    """Return the players who perform an effect's instruction, in order; the effect's controller if it names none."""
    found = (context.controller,) if who is None else who.players(game, context)
    if len(found) == 1:
        return found
    return tuple(player for player in game.rules.generation.order(game, context.controller) if player in found)


def happen_for_all(game: AnyGame, kind: str, by_player: Groups) -> bool:
    """Perform the events of several players; return whether any of the events occurred."""
    happened = [happen_all(game, kind, group) for group in game.rules.generation.together(by_player)]
    return any(happened)


def happen_times(game: AnyGame, kind: str, times: int, once: Iterable[Event]) -> bool:
    """Perform an event of every player a number of times; return whether any of the events occurred."""
    repeated = game.rules.generation.repeated
    return happen_for_all(game, kind, [repeated([event], times) for event in once])


def begin(game: AnyGame, begun: CoreLasting) -> bool:
    """Begin a lasting effect; return whether it began."""
    by_rule = game.rules.generation.begin
    return happen(game, Lasts(source=begun.context.source, after=begun)) if by_rule is None else by_rule(game, begun)


def open_to(game: AnyGame, action: str, player: int, objects: Iterable[int]) -> tuple[int, ...]:
    """Return the existing objects on which no restriction prevents the action of a player's effect."""
    return tuple(
        object_id for object_id in objects if game.has(object_id) and not is_impossible(game, action, player, object_id)
    )


class EffectOnObjects(DiscreteEffect, frozen=True):
    """A discrete effect that makes one event of each of its objects: selected ones (``what``) or declared targets."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    action: ClassVar[str]
    """The action that the effect performs on the objects, as restrictions name it."""
    event_class: ClassVar[type[OfObject]]
    """The game's class of the events."""
    what: Objects | None = None
    """The selected objects of an effect without targets; None for an effect with targets."""
    target: TargetPhrase | None = None
    """The target phrase; None for an effect without targets."""

    def __post_init__(self) -> None:
        """Raise an error unless exactly one of ``what`` and ``target`` is given."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)

    def phrase(self) -> TargetPhrase | None:
        """Return the target phrase."""
        return self.target

    def found(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the effect's objects that no restriction protects."""
        return open_to(game, self.action, context.controller, objects_of(game, self.target, self.what, context))

    def event(self, context: AnyContext, object_id: int) -> Event:
        """Return the event of one of the objects."""
        return self.event_class(by=self.rule, source=context.source, object=object_id)

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Make the event of every object that no restriction protects."""
        made = [self.event(context, object_id) for object_id in self.found(game, context)]
        return happen_all(game, self.action, made)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the effect has at least one object that no restriction protects."""
        return bool(self.found(game, context))
