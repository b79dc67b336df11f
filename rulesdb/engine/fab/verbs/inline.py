"""Inline-triggered effects (6.6.2)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.inline import InlineTrigger


class Inline(InlineTrigger, Discrete, frozen=True):
    """An inline-triggered effect, which triggers, if at all, when it is generated (6.6.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("インライン型誘発効果", "6.6.2")}


PHRASES = (phrase(Inline, "その時に{condition}とき、『{layer|』『}』"),)
