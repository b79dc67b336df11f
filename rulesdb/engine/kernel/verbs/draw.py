"""Drawing cards."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Players, valued
from rulesdb.engine.kernel.event_kinds.composite_events import CoreDraw
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import happen_times, players


class DrawEffect(DiscreteEffect, frozen=True):
    """Draw cards."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    event_class: ClassVar[type[CoreDraw]]
    """The game's class of draws."""
    amount: Amount = 1
    """Number of cards, from 0."""
    who: Players | None = None
    """Players who draw, None for the controller."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let every player draw the cards."""
        amount, drawing = valued(game, self.amount, context), players(game, self.who, context)
        once = [self.event_class(by=self.rule, source=context.source, player=player) for player in drawing]
        return happen_times(game, "draw", amount, once)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether there is a card to draw for every player."""
        comes_from = self.event_class.comes_from
        return all(game.zone(comes_from, player) for player in players(game, self.who, context))
