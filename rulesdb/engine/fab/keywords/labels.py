"""Labels (8.4): names before the dash of an ability, which mean nothing, and by which effects refer to their cards."""

from rulesdb.engine.fab.card_parts.keywords import Keyword, KeywordName, Keywords, keyword, phrases_of

KEYWORDS: Keywords = {}
for _number, _japanese, _english in (
    ("8.4.1", "コンボ", "Combo"),
    ("8.4.2", "クラッシュ", "Crush"),
    ("8.4.3", "リプライズ", "Reprise"),
    ("8.4.6", "ラプチャー", "Rupture"),
    ("8.4.7", "コントラクト", "Contract"),
    ("8.4.8", "サージ", "Surge"),
    ("8.4.9", "ソルフレア", "Solflare"),
    ("8.4.10", "ユニティ", "Unity"),
    ("8.4.11", "エヴォアップグレード", "Evo Upgrade"),
    ("8.4.12", "ガルバナイズ", "Galvanize"),
    ("8.4.13", "タワー", "Tower"),
    ("8.4.14", "腐解", "Decompose"),
    ("8.4.15", "アースボンド", "Earth Bond"),
    ("8.4.16", "ライトニングフロー", "Lightning Flow"),
    ("8.4.17", "ヘヴィ", "Heavy"),
    ("8.4.18", "ハイタイド", "High Tide"),
):
    keyword(KEYWORDS, Keyword, KeywordName(_japanese, _english, f"{_number}#sentence-1"))
LABELS = tuple(name.english for name in KEYWORDS.values())
"""The English names of the labels."""
PHRASES = phrases_of(KEYWORDS)
