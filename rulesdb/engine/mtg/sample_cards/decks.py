"""Made-up decks for ``rulesdb play`` and random games: two of 40 cards each, in the card language.

Their cards have many kinds of abilities, so that games with them use as many rules as possible.
"""

from functools import cache

from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.rules.starting import Seat

_Copies = tuple[int, tuple[str, ...]]
"""How many copies of a card are in a deck, and the lines of its sheet."""

_FIRE: tuple[_Copies, ...] = (
    (9, ("《山》 〈基本〉 土地 ― 「山」", "タップ: 赤マナ1点を加える。")),
    (8, ("《森》 〈基本〉 土地 ― 「森」", "タップ: 緑マナ1点を加える。")),
    (3, ("《若い熊》 「{1}{G}」 クリーチャー ― 「熊」 パワー2 タフネス2",)),
    (2, ("《駆ける狼》 「{1}{R}」 クリーチャー ― 「狼」 パワー2 タフネス1", "速攻")),
    (2, ("《踏み荒らす獣》 「{3}{G}」 クリーチャー ― 「獣」 パワー5 タフネス3", "トランプル", "エコー「{2}」")),
    (2, ("《眠る古獣》 「{3}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5", "変異「{3}{G}」")),
    (2, ("《丘の騎兵》 「{2}{R}」 クリーチャー ― 「騎士」 パワー2 タフネス2", "側面攻撃")),
    (2, ("《逃げ足の蛇》 「{3}{R}」 クリーチャー ― 「蛇」 パワー3 タフネス3", "マッドネス「{1}{R}」")),
    (3, ("《火花》 「{R}」 インスタント", "対象のクリーチャーかプレイヤーに2点のダメージを与える。")),
    (2, ("《育つ枝》 「{G}」 インスタント", "ターン終了時まで、対象のクリーチャーは、+1/+1の修整を受ける。")),
    (2, ("《拾い読み》 「{1}{R}」 ソーサリー", "カードを1枚引く。手札を1枚捨てる。", "フラッシュバック「{2}」")),
    (2, ("《湧き水》 「{G}」 ソーサリー", "ライフを3点得る。", "バイバック「{2}」")),
    (
        1,
        (
            "《群れの王》 「{2}{G}」 クリーチャー ― 「熊」 パワー2 タフネス3",
            "名前が「若い熊」のものは、+1/+1の修整を受ける。",
        ),
    ),
)
_WIND: tuple[_Copies, ...] = (
    (9, ("《島》 〈基本〉 土地 ― 「島」", "タップ: 青マナ1点を加える。")),
    (8, ("《平地》 〈基本〉 土地 ― 「平地」", "タップ: 白マナ1点を加える。")),
    (3, ("《白い鳥》 「{1}{W}」 クリーチャー ― 「鳥」 パワー1 タフネス2", "飛行")),
    (2, ("《門の騎士》 「{1}{W}」 クリーチャー ― 「騎士」 パワー2 タフネス2", "先制攻撃")),
    (2, ("《影の盗人》 「{1}{U}」 クリーチャー ― 「盗賊」 パワー2 タフネス2", "シャドー")),
    (2, ("《水底の目》 「{3}{U}」 クリーチャー ― 「魚」 パワー3 タフネス4", "変異「{2}{U}」")),
    (2, ("《長い壁》 「{1}{W}」 クリーチャー ― 「壁」 パワー0 タフネス5",)),
    (3, ("《打ち消し》 「{1}{U}」 インスタント", "対象の呪文を打ち消す。")),
    (3, ("《帰り道》 「{U}」 インスタント", "対象のクリーチャーをオーナーの手札に戻す。")),
    (2, ("《萎れ》 「{1}{U}」 インスタント", "ターン終了時まで、対象のクリーチャーは、−3/−3の修整を受ける。")),
    (2, ("《裁き》 「{2}{W}」 ソーサリー", "対象のクリーチャーを破壊する。")),
    (2, ("《重なる声》 「{2}{U}」 ソーサリー", "カードを1枚引く。", "ストーム")),
)


def _deck(rows: tuple[_Copies, ...]) -> tuple[Card, ...]:
    return tuple(card for count, lines in rows for card in (read_card(*lines),) * count)


@cache
def seats(names: tuple[str, str] = ("あなた", "相手")) -> tuple[Seat, ...]:
    """Return two players, each with a deck of 40 cards."""
    return tuple(Seat(name, _deck(rows)) for name, rows in zip(names, (_FIRE, _WIND), strict=True))
