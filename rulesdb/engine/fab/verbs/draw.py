"""Drawing cards (8.5.6)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.draw import DrawEffect


class DrawCards(DrawEffect, Discrete, frozen=True):
    """Draw cards (8.5.6)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("引く効果", "8.5.6")}

    rule: ClassVar[str] = "fab:8.5.6"
    event_class = events.Draw


PHRASES = (*inflected(DrawCards, "[{who}は、]カードを{amount}枚引く", TE, "く~いて"),)
