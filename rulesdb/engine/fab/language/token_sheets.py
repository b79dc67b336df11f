"""The card sheets of the token keywords (8.6), and the names by which cards specify them."""

import re
from functools import cache

SHEETS = """\
《Quicken》 トークン ― オーラ
あなたが(攻撃アクションカードである、または(タイプが武器の、かつ攻撃である))ものをプレイまたは起動したとき、これを破壊する。今から、その攻撃は、『続行』を得る。

《Seismic Surge》 トークン ― オーラ
あなたのアクションフェイズの開始時になったとき、これを破壊する。このターンの終わりまで、次にプレイする(スーパータイプが「守護者」の、かつ攻撃アクションカードである)ものは、コストのリソースポイントが1点減る。

《Runechant》 トークン ― オーラ
あなたが(攻撃アクションカードである、または(タイプが武器の、かつ攻撃である))ものをプレイまたは起動したとき、これを破壊する。対象の対戦相手のヒーローに1点の秘術ダメージを与える。

《Courage》 トークン ― オーラ
あなたが(攻撃アクションカードである、または(タイプが武器の、かつ攻撃である))ものをプレイまたは起動したとき、これを破壊する。今から、その攻撃は、パワーに1の修整を得る。

《Embodiment of Lightning》 「エレメンタル」 トークン ― オーラ
あなたが攻撃アクションカードをプレイまたは起動したとき、これを破壊する。今から、その攻撃は、『続行』を得る。

《Inertia》 トークン ― オーラ
あなたの終了フェイズの開始時になったとき、これを破壊する。すべての(あなたの手札にある、またはあなたの格納庫にある)ものをデッキの一番下に置く。

《Fealty》 「竜系」 トークン ― オーラ
インスタント ― 「これを破壊する」: このターンの終わりまで、次にプレイするあらゆるものは、スーパータイプ「竜系」を得る。
あなたの終了フェイズの開始時になったとき、(このターンに、(あなたが「Fealty」トークンを作成したか、あなたによって、スーパータイプが「竜系」のものがプレイされた))のではない場合、これを破壊する。

《Copper》 トークン ― アイテム
アクション ― リソース4点、「これを破壊する」: 『カードを1枚引く。』『続行』

《Silver》 トークン ― アイテム
アクション ― リソース3点、「これを破壊する」: 『カードを1枚引く。』『続行』

《金貨》【Gold】 トークン ― アイテム
アクション ― リソース2点、「これを破壊する」: 『カードを1枚引く。』『続行』

《Soul Shackle》 トークン ― オーラ
あなたのアクションフェイズの開始時になったとき、あなたのデッキの一番上のカードを追放する。

《Spectral Shield》 「幻術士」 トークン ― オーラ
結界1

《Embodiment of Earth》 「エレメンタル」 トークン ― オーラ
(タイプがアクションの、かつサブタイプが攻撃のもの以外の、かつあなたがコントロールする)ものは、防御している間、防御値に1の修整を得る。
あなたのアクションフェイズの開始時になったとき、これを破壊する。

《熟考》【Ponder】 トークン ― オーラ
あなたの終了フェイズの開始時になったとき、これを破壊する。カードを1枚引く。

《Bloodrot Pox》 トークン ― オーラ
あなたの終了フェイズの開始時になったとき、これを破壊する。リソース3点を支払わないかぎり、(これが、あなたのヒーローに2点の一般ダメージを与える)。

《剛力》【Might】 トークン ― オーラ
あなたのターンの開始時になったとき、これを破壊する。このターンの終わりまで、あなたの次のあらゆる攻撃は、パワーに1の修整を得る。

《活力》【Vigor】 トークン ― オーラ
あなたのターンの開始時になったとき、これを破壊する。リソースポイントを1点得る。

《Agility》 トークン ― オーラ
あなたのターンの開始時になったとき、これを破壊する。このターンの終わりまで、あなたの次のあらゆる攻撃は、『続行』を得る。

《Blasmophet, the Soul Harvester》 「影」 トークン ― デーモン・盟友 パワー6 ライフ6
1ターンに1回、アクション ― コストなし: 『攻撃』
《Blasmophet》によって、攻撃が行われたとき、あなたの手札のカードのうちスーパータイプが「影」のもののうち1枚を追放してもよい。そうした場合、攻撃されたプレイヤーのソウルのカードのうち1枚を追放してもよい。
"""

NAMES: tuple[str, ...] = tuple(
    name for names in re.findall("^《([^》]+)》(?:【([^】]+)】)?", SHEETS, re.MULTILINE) for name in names if name
)
"""The names of the tokens, some of them in two languages."""


@cache
def is_token_name(name: str) -> bool:
    """Whether a token has a name or a moniker, by its first line."""
    called = re.compile(rf"[《【]{re.escape(name)}(?:[》】]|, )")
    return any(called.search(block) for block in SHEETS.split("\n\n"))


def sheets_of(name: str) -> list[list[str]]:
    """Return the lines of the sheets of the tokens that have a name or moniker in their first line."""
    sheets = (block.splitlines() for block in SHEETS.split("\n\n"))
    return [lines for lines in sheets if name in lines[0]]
