"""Keywords (8.3): abilities that have a name. ``has_ability`` finds them within while-static abilities, too."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.abilities import AnyStatic
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.kernel.language.phrases import phrase


class Keyword(AnyStatic, frozen=True):
    """The parent of keywords."""


class AttackAbility(Keyword, frozen=True):
    """The attack keyword (8.3.1): a layer that has it is an attack-proxy."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「攻撃」", "8.3.1")}


class GoAgain(Keyword, frozen=True):
    """Go again (8.3.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「続行」", "8.3.5")}


class Stealth(Keyword, frozen=True):
    """Stealth (8.3.24), which means nothing by itself."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「隠密」", "8.3.24")}


class Dominate(Keyword, frozen=True):
    """Dominate (8.3.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「圧倒」", "8.3.4")}


class Overpower(Keyword, frozen=True):
    """Overpower (8.3.22)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「凌駕」", "8.3.22")}


class Meld(Keyword, frozen=True):
    """Meld (8.3.38)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「融合」", "8.3.38")}


class Ward(Keyword, frozen=True):
    """Ward (8.3.20): the damage that the player would be dealt is prevented, and the source destroyed first."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「結界」", "8.3.20", "6.4.10")}

    is_examined: ClassVar[bool] = True

    amount: int
    """Points of damage that are prevented, from 1."""


class Specialization(Keyword, frozen=True):
    """Specialization (8.3.7)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「特化」", "8.3.7")}

    moniker: str
    """Moniker of the hero whose card-pool may include the card."""


PHRASES = (
    phrase(Stealth, "隠密"),
    phrase(AttackAbility, "攻撃"),
    phrase(GoAgain, "続行"),
    phrase(Dominate, "圧倒"),
    phrase(Overpower, "凌駕"),
    phrase(Meld, "融合"),
    phrase(Ward, "結界{amount}"),
    phrase(Specialization, "「{moniker}」特化"),
)
