"""Dealing damage, and gaining and losing life."""

from collections.abc import Iterable

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
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.play.declarations import objects_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.game_rules import verb_of
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.selection.objects import for_effect
from rulesdb.engine.kernel.verbs.generation import happen_for_all, happen_on, players


class DamageEffect(DiscreteEffect, frozen=True):
    """Deal damage."""

    amount: Amount
    """Amount of damage, from 0."""
    damage: str = ""
    """Type of the damage, in a game that has several."""
    target: Target | None = None
    """Phrase with the word target; None if the damage is not dealt to targets."""
    to: Objects | None = None
    """Objects that are dealt the damage without being targets, None for targets."""

    def __post_init__(self) -> None:
        """Raise PartError unless either a target phrase or objects are given."""
        super().__post_init__()
        only_one(self, target=self.target, to=self.to)

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return for_effect(self.target, self)

    def dealt(self, game: UntypedGame, context: AnyContext, object_id: int, amount: int) -> Event:
        """Return the event of an amount of damage to an object."""
        verb = verb_of(game, self)
        made: Event = verb.event(by=verb.rule, source=context.source, object=object_id, amount=amount)
        return made

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Deal the damage to every object."""
        amount, objects = valued(game, self.amount, context), objects_of(game, self.phrase(), self.to, context)
        dealt = [self.dealt(game, context, object_id, amount) for object_id in objects]
        return happen_on(game, "deal", dealt, objects, is_targeted=self.target is not None)


class LifeEffect(DiscreteEffect, frozen=True):
    """The parent of the effects by which players gain or lose life."""

    amount: Amount
    """Number of life points, from 0."""
    who: Players | None = None
    """The players, None for the controller."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let every player who has life gain or lose it."""
        amount, verb = valued(game, self.amount, context), verb_of(game, self)
        events = (
            verb.event(game, context, by=verb.rule, player=player, amount=amount)
            for player in players(game, self.who, context)
        )
        return happen_if_any(game, "lose life", events)


class LoseLifeEffect(LifeEffect, frozen=True):
    """Lose life."""


def happen_if_any(game: AnyGame, kind: str, by_player: Iterable[Event | None]) -> bool:
    """Perform the events of several players, of whom some have none; return whether any of the events occurred."""
    return happen_for_all(game, kind, [[event] for event in by_player if event is not None])


PHRASES = inflected(LoseLifeEffect, "[{who}は、]ライフを{amount}点失う", TE, "う~って")
