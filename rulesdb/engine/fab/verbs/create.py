"""Creating tokens (8.5.2)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.create import CreateEffect


class CreateTokens(CreateEffect, Discrete, frozen=True):
    """Create tokens (8.5.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("トークンの作成", "8.5.2")}

    rule: ClassVar[str] = "fab:8.5.2"
    event_class = events.Create
    token: Card
    """The token."""


PHRASES = (
    *inflected(CreateTokens, "〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateTokens, "{who}は、〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
)
