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
        token = self.defined(game, context)
        if token is None:
            return False
        amount = valued(game, self.amount, context)
        once = [
            self.event_class(by=self.rule, source=context.source, player=player, token=token)
            for player in players(game, self.who, context)
        ]
        return happen_times(game, "create", amount, once)
