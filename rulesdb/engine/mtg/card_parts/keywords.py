"""Keyword abilities that rules look for (502)."""

from collections.abc import Iterable
from typing import ClassVar

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by


class Keyword(Ability, frozen=True):
    """A keyword ability that rules look for."""


class Flying(Keyword, frozen=True):
    """Flying (502.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("飛行", "502.4")}


class FirstStrike(Keyword, frozen=True):
    """First strike (502.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("先制攻撃", "502.2")}


class Trample(Keyword, frozen=True):
    """Trample (502.9)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("トランプル", "502.9")}


class Haste(Keyword, frozen=True):
    """Haste (502.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("速攻", "502.5")}


class Vigilance(Keyword, frozen=True):
    """Vigilance (502.21)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("警戒", "502.21")}


class Flash(Keyword, frozen=True):
    """Flash (502.57)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("瞬速", "502.57")}


class PlayedAsInstant(Keyword, frozen=True):
    """Flash as old cards say it, which had no keyword for it (502.57)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("瞬速", "502.57")}


class SplitSecond(Keyword, frozen=True):
    """Split second (502.58)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("刹那", "502.58")}


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
