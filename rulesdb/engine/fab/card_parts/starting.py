"""Meta-static abilities of heroes that modify the start of a game (4.1.2a, 4.1.5b, 4.1.6c)."""

from rulesdb.engine.fab.book import by
from rulesdb.engine.fab.card_parts.abilities import AnyMeta
from rulesdb.engine.fab.cards import Subtype
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.governing import Governed


class ArsenalZones(AnyMeta, frozen=True):
    """The player starts the game with a number of arsenal zones (4.1.2a)."""

    number: int
    """Number of arsenal zones, from 2."""


class StartsInArena(AnyMeta, frozen=True):
    """A card of the player's deck may start the game in the arena (4.1.5b)."""

    subtype: Subtype
    """The subtype of the card."""


class InventoryLimit(AnyMeta, frozen=True):
    """Cards of the player's starting inventory have a greatest cost (4.1.6c)."""

    subtype: Subtype
    """The subtype of the cards."""
    most: int
    """Their greatest cost, from 0."""


GOVERNED: Governed = {
    ArsenalZones: {"": by("格納庫ゾーンの数", "4.1.2a")},
    StartsInArena: {"": by("闘技場で開始するカード", "4.1.5b")},
    InventoryLimit: {"": by("インベントリの条件", "4.1.6c")},
}
PHRASES = (
    phrase(ArsenalZones, "あなたは、格納庫ゾーンを{number}つ持ってゲームを開始する。"),
    phrase(StartsInArena, "あなたのデッキのサブタイプが{subtype}のカードを1枚、闘技場に置いてゲームを開始してもよい。"),
    phrase(
        InventoryLimit,
        "開始時のインベントリのサブタイプが{subtype}のカードは、コストが{most}以下でなければならない。",
    ),
)
