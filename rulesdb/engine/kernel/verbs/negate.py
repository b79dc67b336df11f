"""Negating layers, which leave the stack without resolving."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, TargetPhrase
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.targets import remaining_targets
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import happen


class NegateEffect(DiscreteEffect, frozen=True):
    """Remove a layer from the stack without resolving it."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    target: TargetPhrase
    """Phrase with the word target."""

    def phrase(self) -> TargetPhrase:
        """Return the target phrase."""
        return self.target

    def negated(self, context: AnyContext, layers: tuple[int, ...]) -> Event:
        """Return the event by which layers are removed."""
        raise NotImplementedError

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Remove the targets that are still legal."""
        found = remaining_targets(game, self.target, context)
        return bool(found) and happen(game, self.negated(context, found))
