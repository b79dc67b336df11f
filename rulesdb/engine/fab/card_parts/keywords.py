"""Keywords (8.3): abilities that have a name. ``has_ability`` finds them within while-static abilities, too."""

from typing import ClassVar

from rulesdb.engine.fab.book import by
from rulesdb.engine.fab.card_parts.abilities import AnyStatic
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.governing import GovernedBy, row


class Keyword(AnyStatic, frozen=True):
    """The parent of keywords."""


def _keyword(name: str, doc: str, word: str, *numbers: str) -> type[Keyword]:
    return row(Keyword, name, doc, {"": by(f"キーワード「{word}」", *numbers)})


AttackAbility = _keyword(
    "AttackAbility", "The attack keyword (8.3.1): a layer that has it is an attack-proxy.", "攻撃", "8.3.1"
)
GoAgain = _keyword("GoAgain", "Go again (8.3.5).", "続行", "8.3.5")
Stealth = _keyword("Stealth", "Stealth (8.3.24), which means nothing by itself.", "隠密", "8.3.24")
Dominate = _keyword("Dominate", "Dominate (8.3.4).", "圧倒", "8.3.4")
Overpower = _keyword("Overpower", "Overpower (8.3.22).", "凌駕", "8.3.22")
Meld = _keyword("Meld", "Meld (8.3.38).", "融合", "8.3.38")


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
