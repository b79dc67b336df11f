"""The Japanese words for what English words stand for in records: types, zones, assets and the like."""

from collections.abc import Mapping

from rulesdb.engine.fab.cards import Asset, CardType, Subtype
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.state import Category
from rulesdb.engine.fab.teller import ASSETS, ZONES
from rulesdb.engine.fab.zones import ZoneName

TYPES: dict[str, str] = {
    "action": "アクション", "attack reaction": "攻撃リアクション", "block": "ブロック", "companion": "相棒",
    "defense reaction": "防御リアクション", "demi-hero": "デミヒーロー", "equipment": "装備品", "hero": "ヒーロー",
    "instant": "インスタント", "macro": "マクロ", "mentor": "メンター", "resource": "リソース", "token": "トークン",
    "weapon": "武器",
}  # fmt: skip
SUBTYPES: dict[str, str] = {
    "1H": "片手", "2H": "両手", "affliction": "苦難", "ally": "盟友", "arms": "腕", "arrow": "矢", "ash": "灰",
    "attack": "攻撃", "aura": "オーラ", "axe": "斧", "bow": "弓", "chest": "胴", "claw": "鉤爪", "club": "棍棒",
    "construct": "製造", "dagger": "短剣", "figment": "根源", "flail": "フレイル", "hammer": "槌", "head": "頭",
    "invocation": "召喚", "item": "アイテム", "landmark": "ランドマーク", "legs": "足", "off-hand": "逆手",
    "orb": "オーブ", "pistol": "拳銃", "quiver": "矢筒", "song": "歌", "staff": "杖", "sword": "剣", "trap": "罠",
    "young": "若者",
}  # fmt: skip
DAMAGE: dict[str, str] = {"generic": "一般", "physical": "物理", "arcane": "秘術"}
CATEGORIES: dict[str, str] = {
    "card": "カードレイヤー", "activated": "起動レイヤー", "triggered": "誘発レイヤー",
}  # fmt: skip
_PLACES = ZONES | {"weapon 1": "1つ目の武器ゾーン", "weapon 2": "2つ目の武器ゾーン", "outside the game": "ゲームの外"}

WORDS: Mapping[object, Mapping[str, str]] = {
    Asset: ASSETS, CardType: TYPES, Category: CATEGORIES, Damage: DAMAGE, Subtype: SUBTYPES, ZoneName: _PLACES,
}  # fmt: skip
"""The words for each Literal of a record's field."""
