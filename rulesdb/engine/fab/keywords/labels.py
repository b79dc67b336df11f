"""Label keywords (8.4): names of abilities, which mean nothing by themselves and stand before the ability."""

from rulesdb.engine.fab.card_parts.keywords import Keyword, KeywordName, Keywords, keyword, phrases_of
from rulesdb.engine.fab.cards import Supertype


class Label(Keyword, frozen=True):
    """The parent of labels."""


KEYWORDS: Keywords = {}
Combo = keyword(KEYWORDS, Label, KeywordName("コンボ", "Combo", "8.4.1#sentence-1", "連携|連撃|コンビネーション"))
Crush = keyword(KEYWORDS, Label, KeywordName("クラッシュ", "Crush", "8.4.2#sentence-1", "粉砕|破砕|圧砕"))
Reprise = keyword(KEYWORDS, Label, KeywordName("リプライズ", "Reprise", "8.4.3#sentence-1", "反撃|再演|リプリーズ"))
Channel = keyword(
    KEYWORDS, Label, KeywordName("チャネル {supertype}", "Channel {supertype}", "8.4.4#sentence-1"), supertype=Supertype
)
Material = keyword(KEYWORDS, Label, KeywordName("マテリアル", "Material", "8.4.5#sentence-1", "素材"))
Rupture = keyword(KEYWORDS, Label, KeywordName("ラプチャー", "Rupture", "8.4.6#sentence-1", "決裂|断裂|破裂"))
Contract = keyword(KEYWORDS, Label, KeywordName("コントラクト", "Contract", "8.4.7#sentence-1", "契約"))
Surge = keyword(KEYWORDS, Label, KeywordName("サージ", "Surge", "8.4.8#sentence-1", "奔流|波動|高まり|急騰"))
Solflare = keyword(
    KEYWORDS,
    Label,
    KeywordName("ソルフレア", "Solflare", "8.4.9#sentence-1", "太陽フレア|ソル・フレア|太陽の閃光|太陽閃|陽炎"),
)
Unity = keyword(KEYWORDS, Label, KeywordName("ユニティ", "Unity", "8.4.10#sentence-1", "結束|団結"))
EvoUpgrade = keyword(
    KEYWORDS,
    Label,
    KeywordName("エヴォアップグレード", "Evo Upgrade", "8.4.11#sentence-1", "エヴォ・アップグレード|エヴォ強化"),
)
Galvanize = keyword(KEYWORDS, Label, KeywordName("ガルバナイズ", "Galvanize", "8.4.12#sentence-1", "賦活|活性化|通電"))
Tower = keyword(KEYWORDS, Label, KeywordName("タワー", "Tower", "8.4.13#sentence-1", "塔|巨塔"))
Decompose = keyword(KEYWORDS, Label, KeywordName("腐解", "Decompose", "8.4.14#sentence-1", "分解|腐敗"))
EarthBond = keyword(
    KEYWORDS,
    Label,
    KeywordName("アースボンド", "Earth Bond", "8.4.15#sentence-1", "大地の絆|アース・ボンド|大地との絆"),
)
LightningFlow = keyword(
    KEYWORDS,
    Label,
    KeywordName(
        "ライトニングフロー", "Lightning Flow", "8.4.16#sentence-1", "稲妻の流れ|ライトニング・フロー|雷の流れ"
    ),
)
Heavy = keyword(KEYWORDS, Label, KeywordName("ヘヴィ", "Heavy", "8.4.17#sentence-1", "ヘビー|重量|重厚"))
HighTide = keyword(
    KEYWORDS, Label, KeywordName("ハイタイド", "High Tide", "8.4.18#sentence-1", "満潮|ハイ・タイド|上げ潮")
)
GoFish = keyword(
    KEYWORDS, Label, KeywordName("ゴーフィッシュ", "Go Fish", "8.4.19#sentence-1", "ゴー・フィッシュ|魚釣り")
)
PHRASES = phrases_of(KEYWORDS)
