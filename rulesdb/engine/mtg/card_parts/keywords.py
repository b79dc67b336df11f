"""Keyword abilities that rules look for (502)."""

from collections.abc import Iterable
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by


class Keyword(Ability, frozen=True):
    """A keyword ability that rules look for."""


def _keyword(name: str, doc: str, word: str, *numbers: str) -> type[Keyword]:
    return row(Keyword, name, doc, {"": by(word, *numbers)})


Flying = _keyword("Flying", "Flying (502.4).", "飛行", "502.4")
FirstStrike = _keyword("FirstStrike", "First strike (502.2).", "先制攻撃", "502.2")
Trample = _keyword("Trample", "Trample (502.9).", "トランプル", "502.9")
Haste = _keyword("Haste", "Haste (502.5).", "速攻", "502.5")
Vigilance = _keyword("Vigilance", "Vigilance (502.21).", "警戒", "502.21")
Flash = _keyword("Flash", "Flash (502.57).", "瞬速", "502.57")
PlayedAsInstant = _keyword(
    "PlayedAsInstant", "Flash as old cards say it, which had no keyword for it (502.57).", "瞬速", "502.57"
)
SplitSecond = _keyword("SplitSecond", "Split second (502.58).", "刹那", "502.58")


class Morph(Keyword, frozen=True):
    """Morph (502.26): the card may be played face down for {3}, and turned face up for the morph cost."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("変異", "502.26", "504.2")}

    cost: Cost
    """The morph cost."""


def morph_among(abilities: Iterable[Ability]) -> Morph | None:
    """Return the first morph ability of some abilities, None if there is none."""
    return next((ability for ability in abilities if isinstance(ability, Morph)), None)


PHRASES = (
    phrase(Flying, "飛行"),
    phrase(FirstStrike, "先制攻撃"),
    phrase(Trample, "トランプル"),
    phrase(Haste, "速攻"),
    phrase(Vigilance, "警戒"),
    phrase(Morph, "変異{cost}"),
)
