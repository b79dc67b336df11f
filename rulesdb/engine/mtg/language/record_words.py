"""The Japanese words for what English words stand for in records: types, zones, mana and the like."""

from collections.abc import Mapping
from typing import Literal

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.mtg.card_parts.abilities import (
    DoubleStrike,
    FirstStrike,
    Flash,
    Flying,
    Haste,
    Morph,
    SplitSecond,
    Trample,
    Vigilance,
)
from rulesdb.engine.mtg.card_parts.effects import CHANGES, PowerToughnessChange
from rulesdb.engine.mtg.cards import CardType, Color, Mana, Stat, Supertype
from rulesdb.engine.mtg.events.teller import MANA, ZONES
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.keywords.buyback import Buyback
from rulesdb.engine.mtg.keywords.evasion import Defender, Fear, Reach
from rulesdb.engine.mtg.keywords.flanking_and_shadow import Flanking, Shadow
from rulesdb.engine.mtg.keywords.madness import Madness
from rulesdb.engine.mtg.keywords.phasing import Phasing
from rulesdb.engine.mtg.keywords.suspend import Suspend
from rulesdb.engine.mtg.selection.pronouns import Noun
from rulesdb.engine.mtg.state import Step, Until, ZoneName

TYPES: dict[CardType, str] = {
    "artifact": "アーティファクト", "creature": "クリーチャー", "enchantment": "エンチャント",
    "instant": "インスタント", "land": "土地", "sorcery": "ソーサリー",
}  # fmt: skip
SUPERTYPES: dict[Supertype, str] = {"basic": "基本", "legendary": "伝説", "snow": "氷雪", "world": "ワールド"}
COLORS: dict[Color, str] = {"white": "白", "blue": "青", "black": "黒", "red": "赤", "green": "緑"}
KEYWORDS: dict[type[Ability], str] = {
    Flying: "飛行", FirstStrike: "先制攻撃", Trample: "トランプル", Haste: "速攻", Vigilance: "警戒",
    Flash: "瞬速", SplitSecond: "刹那", Phasing: "フェイジング", Morph: "変異",
    Buyback: "バイバック", Madness: "マッドネス", Flanking: "側面攻撃", Shadow: "シャドー", DoubleStrike: "二段攻撃",
    Defender: "防衛", Reach: "到達", Fear: "畏怖", Suspend: "待機", Ability: "能力",
}  # fmt: skip
NOUNS: dict[str, str] = {
    **{str(kind): word for kind, word in TYPES.items()},
    "ability": "能力", "card": "カード", "permanent": "パーマネント", "player": "プレイヤー自身",
    "spell": "呪文", "token": "トークン",
}  # fmt: skip
"""The nouns behind その, that of players as in あなた自身."""
UNTIL: dict[Until, str] = {
    "control is lost": "コントロールを失うまで", "end of turn": "ターン終了時まで", "for good": "ゲームの終わりまで",
    "next untap step": "コントローラーの次のアンタップ・ステップの終わりまで",
}  # fmt: skip

_PLAIN: Mapping[object, Mapping[AnyName, str]] = {
    CardType: TYPES,
    Noun: {"it": "それ", **{noun: f"その{word}" for noun, word in NOUNS.items()}},
    PowerToughnessChange: {change: change for change in CHANGES},
    Color: COLORS,
    Literal["*"]: {"*": "*"},
    Mana: MANA,
    Stat: {"power": "パワー", "toughness": "タフネス"},
    Step: {**STEPS, "": "ゲームの開始時"},
    Supertype: SUPERTYPES,
    Until: UNTIL,
    ZoneName: ZONES,
    type[Ability]: KEYWORDS,
}
WORDS: Mapping[tuple[object, str], Mapping[AnyName, str]] = {(hint, PLAIN): words for hint, words in _PLAIN.items()}
"""The words for each Literal and each ``type[]`` of a record's field."""
