"""Creating tokens (8.5.2)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import specified_token
from rulesdb.engine.fab.rules.effects.abilities import defined_by_creator
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.create import CreateEffect


class CreateTokens(CreateEffect, Discrete, frozen=True):
    """Create tokens (8.5.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("トークンの作成", "8.5.2")}

    rule: ClassVar[str] = "fab:8.5.2"
    event_class = events.Create
    token: Card
    """The token."""

    def defined(self, game: Game, context: Context) -> Card:
        """Return the token with its base abilities."""
        abilities = defined_by_creator(self.token.abilities, game, context.source)
        return replace(self.token, abilities=abilities)


class CreateNamedTokens(CreateEffect, Discrete, frozen=True):
    """Create tokens that are specified by name or moniker (8.6)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("名前で指定されたトークンの作成", "8.5.2", "2.12.3b")}

    rule: ClassVar[str] = "fab:8.5.2"
    event_class = events.Create
    token: str
    """The name or the moniker."""

    def defined(self, game: Game, context: Context) -> Card | None:
        """Return the token that the name refers to, None if no token is defined to have it."""
        return specified_token(game, self.token, game.rules.objects.tokens())


PHRASES = (
    *inflected(CreateNamedTokens, "「{token}」トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateNamedTokens, "{who}は、「{token}」トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateTokens, "〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateTokens, "{who}は、〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
)
