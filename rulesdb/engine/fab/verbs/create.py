"""Creating tokens (8.5.2)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import repeated
from rulesdb.engine.fab.rules.generating import happen_for_all, players
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.roles import Amount, Players, valued


class CreateTokens(Discrete, frozen=True):
    """Create tokens (8.5.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("トークンの作成", "8.5.2")}

    token: Card
    """The token."""
    amount: Amount = 1
    """Number of tokens for every player, from 0."""
    who: Players | None = None
    """Players who create them, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let every player create the tokens."""
        amount = valued(game, self.amount, context)
        made = [
            repeated([events.Create(by="fab:8.5.2", source=context.source, player=player, token=self.token)], amount)
            for player in players(game, self.who, context)
        ]
        return happen_for_all(game, "create", made)


PHRASES = (
    *inflected(CreateTokens, "〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateTokens, "{who}は、〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
)
