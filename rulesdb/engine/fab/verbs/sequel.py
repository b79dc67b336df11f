"""Effects behind "if you do" and "otherwise" (1.8.4a)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.sequel import SequelEffect


class Sequel(SequelEffect, Discrete, frozen=True):
    """Generate an effect, then one effect if it succeeded and another one if it failed (1.8.4a)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {
        "then": by("成功を条件とする効果", "1.8.4"),
        "otherwise": by("失敗を条件とする効果", "1.8.4a", "1.8.9"),
    }

    effect: Discrete
    """The first effect."""
    then: Discrete | None = None
    """The effect generated if the first one succeeded, None for none."""
    otherwise: Discrete | None = None
    """The effect generated if the first one failed, None for none."""


PHRASES = (
    phrase(Sequel, "({effect})。できた場合、({then})。できなかった場合、({otherwise})"),
    phrase(Sequel, "({effect})。できた場合、({then})"),
    phrase(Sequel, "({effect})。できなかった場合、({otherwise})"),
)
