"""The phrases of cards: as a sheet of several lines, and in one line within another card (chapter 2)."""

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.kernel.language.phrases import SHEET, phrase

HALF = ("半面〔", "〕")
"""The words before and after a half of a split-card."""

_HEADER = (
    "《{name}》<【{english}】>< (個人名)@is_personal>< 通称「{moniker}」>< メタタイプ「{metatypes|」「}」>"
    "< 〈{traits|・}〉>< 「{supertypes|」「}」>< / 「{hybrid|」「}」> {types|・}< ― {subtypes|・}>"
    "< コスト{cost}>< ピッチ{pitch}>< {pitch_asset}を与える>< パワー{power}>< 防御{defense}>< ライフ{life}>"
    "< 知力{intellect}>"
)

PHRASES = (
    phrase(Card, f"{_HEADER}<\n{{abilities|\n}}><\n半面〔{{halves|〕\n半面〔}}〕>", SHEET),
    phrase(Card, f"{_HEADER}<: 『{{abilities|』『}}』>< 半面〔{{halves|〕〔}}〕>"),
)
