"""Made-up decks for ``rulesdb play`` and random games: two of 40 cards each, in the card language.

Every keyword and theme of the shipped primer is in one of them, so that games use as many rules as possible.
"""

import re
from functools import cache

from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.rules.starting import Seat

_FIRE = """
8 《山》 〈基本〉 土地 ― 「山」
  タップ: 赤マナ1点を加える。
8 《森》 〈基本〉 土地 ― 「森」
  タップ: 緑マナ1点を加える。
2 《若い熊》 「{1}{G}」 クリーチャー ― 「熊」 パワー2 タフネス2
1 《群れの王》 「{2}{G}」 クリーチャー ― 「熊」 パワー2 タフネス3
  名前が「若い熊」のものは、+1/+1の修整を受ける。
1 《駆ける狼》 「{1}{R}」 クリーチャー ― 「狼」 パワー2 タフネス1
  速攻
2 《丘の騎兵》 「{2}{R}」 クリーチャー ― 「騎士」 パワー2 タフネス2
  側面攻撃
2 《筋力スリヴァー》 「{1}{G}」 クリーチャー ― 「スリヴァー」 パワー1 タフネス1
  「スリヴァー」であるものは、+1/+1の修整を受ける。
1 《火吹きスリヴァー》 「{2}{R}」 クリーチャー ― 「スリヴァー」 パワー2 タフネス2
  「スリヴァー」であるものは、『「{1}」: ターン終了時まで、これは、+1/+0の修整を受ける。』を得る。
1 《伸びる蔦》 「{1}{G}」 クリーチャー ― 「植物」 パワー1 タフネス2
  これ自身が戦闘ダメージを与えたとき、これの上に「+1/+1」カウンターを1個置く。
2 《逃げ足の蛇》 「{3}{R}」 クリーチャー ― 「蛇」 パワー3 タフネス3
  マッドネス「{1}{R}」
2 《踏み荒らす獣》 「{3}{G}」 クリーチャー ― 「獣」 パワー5 タフネス3
  トランプル
  エコー「{2}」
2 《眠る古獣》 「{3}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5
  変異「{3}{G}」
1 《遅い巨人》 「{5}{R}」 クリーチャー ― 「巨人」 パワー6 タフネス6
  待機3―「{1}{R}」
2 《火花》 「{R}」 インスタント
  対象のクリーチャーかプレイヤーに2点のダメージを与える。
1 《一瞬の炎》 「{1}{R}」 インスタント
  刹那
  対象のクリーチャーかプレイヤーに2点のダメージを与える。
1 《遅い花火》 「{4}{R}」 ソーサリー
  対象のクリーチャーかプレイヤーに4点のダメージを与える。
  待機2―「{R}」
1 《森の祭り》 「{2}{G}」 ソーサリー
  すべてのあなたがコントロールするクリーチャーの上に「+1/+1」カウンターを1個置く。
1 《拾い読み》 「{1}{R}」 ソーサリー
  カードを1枚引く。手札を1枚捨てる。
  フラッシュバック「{2}」
1 《湧き水》 「{G}」 ソーサリー
  ライフを3点得る。
  バイバック「{2}」
"""
_WIND = """
8 《島》 〈基本〉 土地 ― 「島」
  タップ: 青マナ1点を加える。
8 《平地》 〈基本〉 土地 ― 「平地」
  タップ: 白マナ1点を加える。
2 《白い鳥》 「{1}{W}」 クリーチャー ― 「鳥」 パワー1 タフネス2
  飛行
1 《門の騎士》 「{1}{W}」 クリーチャー ― 「騎士」 パワー2 タフネス2
  先制攻撃
2 《影の盗人》 「{1}{U}」 クリーチャー ― 「盗賊」 パワー2 タフネス2
  シャドー
2 《翼スリヴァー》 「{1}{U}」 クリーチャー ― 「スリヴァー」 パワー1 タフネス1
  「スリヴァー」であるものは、『飛行』を得る。
1 《盾スリヴァー》 「{1}{W}」 クリーチャー ― 「スリヴァー」 パワー1 タフネス1
  「スリヴァー」であるものは、+0/+1の修整を受ける。
2 《霞の竜魚》 「{2}{U}」 クリーチャー ― 「ドレイク」 パワー3 タフネス3
  飛行
  フェイジング
2 《水底の目》 「{3}{U}」 クリーチャー ― 「魚」 パワー3 タフネス4
  変異「{2}{U}」
2 《素早い鷹》 「{2}{W}」 クリーチャー ― 「鳥」 パワー2 タフネス1
  瞬速
  飛行
1 《古い守り手》 「{4}{W}{W}」 クリーチャー ― 「巨人」 パワー4 タフネス6
  警戒
  待機4―「{W}」
2 《打ち消し》 「{1}{U}」 インスタント
  対象の呪文を打ち消す。
1 《帰り道》 「{U}」 インスタント
  対象のクリーチャーをオーナーの手札に戻す。
2 《枯らす風》 「{2}{W}」 インスタント
  すべての攻撃しているクリーチャーの上に「-1/-1」カウンターを1個置く。
2 《裁き》 「{2}{W}」 ソーサリー
  対象のクリーチャーを破壊する。
1 《忘れた歌》 (青) ソーサリー
  カードを3枚引く。
  待機4―「{U}」
1 《重なる声》 「{2}{U}」 ソーサリー
  カードを1枚引く。
  ストーム
"""
_COPIES = re.compile(r"^(\d+) ", re.MULTILINE)
"""The number of copies before the first line of a card; the lines of its abilities follow."""


def _deck(written: str) -> tuple[Card, ...]:
    _, *found = _COPIES.split(written)
    cards = (read_card(*map(str.strip, lines.strip().split("\n"))) for lines in found[1::2])
    return tuple(card for count, card in zip(found[::2], cards, strict=True) for _ in range(int(count)))


@cache
def seats(names: tuple[str, str] = ("あなた", "相手")) -> tuple[Seat, ...]:
    """Return two players, each with a deck of 40 cards."""
    return tuple(Seat(name, _deck(rows)) for name, rows in zip(names, (_FIRE, _WIND), strict=True))
