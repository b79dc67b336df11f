"""Creating tokens."""

from typing import ClassVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Players, UntypedGame, valued
from rulesdb.engine.kernel.event_kinds.zone_events import CoreCreate
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import happen_times, players


class CreateEffect(DiscreteEffect, frozen=True):
    """Create tokens."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    event_class: ClassVar[type[CoreCreate]]
    """The game's class of events of created tokens."""
    token: Struct
    """Base properties of the token."""
    amount: Amount = 1
    """Number of tokens for every player, from 0."""
    who: Players | None = None
    """Players who create them, None for the controller."""

    def defined(self, game: UntypedGame, context: AnyContext) -> Struct:
        """Return the base properties of the tokens that the effect creates now."""
        return self.token

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let every player create the tokens."""
        amount = valued(game, self.amount, context)
        once = [
            self.event_class(by=self.rule, source=context.source, player=player, token=self.defined(game, context))
            for player in players(game, self.who, context)
        ]
        return happen_times(game, "create", amount, once)
