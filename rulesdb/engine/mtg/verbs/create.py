"""Putting tokens into play (216)."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.create import CreateEffect
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.events.zones import Create


class CreateTokens(CreateEffect, frozen=True):
    """Put tokens into play."""

    rule: ClassVar[str] = "mtg:216.1"
    event_class = Create
    token: Card
    """The token."""


PHRASES = (*inflected(CreateTokens, "[{who}は、]〔{token}〕トークンを{amount}体場に出す", TE, "す~して"),)
