"""Keyword abilities that only combat and legality look at (502)."""

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.language.phrases import phrase


class Keyword(Ability, frozen=True):
    """A keyword ability that rules look for."""


class Flying(Keyword, frozen=True):
    """Flying (502.4)."""


class FirstStrike(Keyword, frozen=True):
    """First strike (502.2)."""


class Trample(Keyword, frozen=True):
    """Trample (502.9)."""


class Haste(Keyword, frozen=True):
    """Haste (502.5)."""


class Vigilance(Keyword, frozen=True):
    """Vigilance (502.21)."""


class Flash(Keyword, frozen=True):
    """Flash (502.57)."""


class PlayedAsInstant(Keyword, frozen=True):
    """Flash as old cards say it, which had no keyword for it (502.57)."""


class SplitSecond(Keyword, frozen=True):
    """Split second (502.58)."""


PHRASES = (
    phrase(Flying, "飛行"),
    phrase(FirstStrike, "先制攻撃"),
    phrase(Trample, "トランプル"),
    phrase(Haste, "速攻"),
    phrase(Vigilance, "警戒"),
)
