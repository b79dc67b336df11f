"""The Japanese words for what English words stand for in records: types, zones, assets and the like."""

from collections.abc import Mapping
from typing import Literal, get_args

from rulesdb.engine.fab import cards, events
from rulesdb.engine.fab.card_parts import abilities
from rulesdb.engine.fab.events.general import PHASES, STEPS, TurnMoment
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.language.keyword_names import LISTED
from rulesdb.engine.fab.language.printed_cards import BoxWord, PitchSymbols
from rulesdb.engine.fab.rules.cards.object_properties import Property
from rulesdb.engine.fab.rules.objects.identities import Noun
from rulesdb.engine.fab.rules.objects.objects import TapStatus
from rulesdb.engine.fab.selection.objects import Doing
from rulesdb.engine.fab.state import Category, Until
from rulesdb.engine.fab.telling import ASSETS, ZONES
from rulesdb.engine.fab.verbs.begin import SHORT
from rulesdb.engine.fab.verbs.life import EffectDamage
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.events import AnyName, Event
from rulesdb.engine.kernel.language.phrases import PLAIN, TA

TYPES: dict[str, str] = {
    "action": "アクション", "attack reaction": "攻撃リアクション", "block": "ブロック", "companion": "相棒",
    "defense reaction": "防御リアクション", "demi-hero": "デミヒーロー", "equipment": "装備品", "hero": "ヒーロー",
    "instant": "インスタント", "macro": "マクロ", "mentor": "メンター", "resource": "リソース", "token": "トークン",
    "weapon": "武器",
}  # fmt: skip
SUBTYPES: dict[str, str] = {
    "1H": "片手", "2H": "両手", "affliction": "苦難", "ally": "盟友", "angel": "天使", "arms": "腕", "arrow": "矢",
    "ash": "灰", "attack": "攻撃", "aura": "オーラ", "axe": "斧", "base": "基本", "book": "本", "bow": "弓",
    "brush": "筆", "cannon": "機砲", "chest": "胴", "chi": "気", "claw": "鉤爪", "club": "棍棒", "cog": "歯車",
    "construct": "製造", "dagger": "短剣", "demon": "デーモン", "dragon": "ドラゴン", "evo": "エヴォ",
    "fiddle": "バイオリン", "figment": "根源", "flail": "フレイル", "gem": "宝石", "gun": "銃", "hammer": "槌",
    "head": "頭", "invocation": "召喚", "item": "アイテム", "landmark": "ランドマーク", "legs": "足",
    "lute": "リュート", "mercenary": "傭兵", "off-hand": "逆手", "orb": "オーブ", "pistol": "拳銃",
    "pit fighter": "ピットファイター", "polearm": "長柄", "quiver": "矢筒", "rock": "岩塊", "scepter": "王笏",
    "scroll": "巻物", "scythe": "大鎌", "shuriken": "手裏剣", "song": "歌", "staff": "杖", "sword": "剣",
    "trap": "罠", "wrench": "レンチ", "young": "若者",
}  # fmt: skip
TRAITS: dict[str, str] = {"agents of chaos": "混沌の使者"}
DAMAGE: dict[str, str] = {"generic": "一般", "physical": "物理", "arcane": "秘術"}
NOUNS: dict[str, str] = {
    "object": "オブジェクト", "card": "カード", "permanent": "パーマネント", "activated ability": "起動能力",
    "triggered effect": "誘発効果", **TYPES, **SUBTYPES, **TRAITS,
}  # fmt: skip
CATEGORIES: dict[str, str] = {
    "card": "カードレイヤー", "activated": "起動レイヤー", "triggered": "誘発レイヤー",
}  # fmt: skip
PLACES = ZONES | {"weapon 1": "第一武器ゾーン", "weapon 2": "第二武器ゾーン", "outside the game": "ゲームの外"}

STATS: dict[str, str] = {
    "cost": "コスト", "pitch": "ピッチ値", "power": "パワー", "defense": "防御値", "life": "ライフ",
    "intellect": "知力",
}  # fmt: skip
PROPERTIES: dict[str, str] = {
    **STATS, "name": "名前", "color strip": "カラーバー", "types": "タイプ", "subtypes": "サブタイプ",
    "text box": "テキストボックス", "abilities": "能力", "supertypes": "スーパータイプ",
}  # fmt: skip
_DONE: dict[str, str] = {
    "play": "プレイ", "play next": "次にプレイ", "play as owner": "オーナーとしてプレイ",
    "play as an instant": "インスタントとしてプレイ", "play for free": "コストなしでプレイ",
    "play or activate": "プレイまたは起動", "play or pitch": "プレイまたはピッチ",
    "play, pitch or defend": "プレイまたはピッチまたは防御",
    "be attacked": "攻撃対象に", "be defended": "防御", "activate": "起動", "pitch": "ピッチ", "banish": "追放",
    "destroy": "破壊", "tap": "タップ", "untap": "アンタップ", "reveal": "公開",
}  # fmt: skip
"""The words for actions of which する is said."""
_REQUIRED = {"play", "play next", "defend"}
"""The actions that an effect can require of a player (``Requirement``)."""
_ACTIONS: dict[str, tuple[str, str, str, str]] = {
    **{
        action: (
            f"{word}できない",
            f"しか{word}できない",
            f"{word}してもよい",
            f"必ず{word}する" if action in _REQUIRED else "",
        )
        for action, word in _DONE.items()
    },
    "attack": ("攻撃に使えない", "しか攻撃に使えない", "攻撃に使ってもよい", ""),
    "defend": ("防御に使えない", "しか防御に使えない", "防御に使ってもよい", "必ず防御に使う"),
    "discard": ("捨てられない", "しか捨てられない", "捨ててもよい", ""),
    "put": ("置けない", "しか置けない", "置いてもよい", ""),
}
"""For an action, how it is said that it cannot be, that nothing else can be, that it can, and that it must.

"" for a requirement that no rule looks at: a line that says it is refused.
"""
UNTIL: dict[str, str] = {
    "end of turn": "このターンの終わりまで", "chain closes": "戦闘チェインが閉じるまで",
    "link resolves": "チェインリンクが解決されるまで", "for good": "ゲームの終わりまで",
}  # fmt: skip
MOMENTS: dict[str, str] = {
    "start of game": "ゲームの開始時", "phase:start": PHASES["start"], "start of turn": "ターンの開始時",
    "phase:action": PHASES["action"], "beginning of the action phase": "アクションフェイズの開始時",
    "phase:end": PHASES["end"], "beginning of the end phase": "終了フェイズの開始時",
    **{f"combat:{step}": name for step, name in STEPS.items()}, "combat:": "戦闘の終わり",
}  # fmt: skip
_EVENTS: dict[type[Event], tuple[str, str]] = {
    events.Attacked: ("が攻撃される", "攻撃が行われる"),
    events.Banish: ("が追放される", "追放が行われる"),
    events.Bring: ("がゲームの外から加わる", "ゲームの外からカードが加わる"),
    events.Charge: ("がチャージされる", "チャージが行われる"),
    events.Closed: ("の戦闘チェインが閉じる", "戦闘チェインが閉じる"),
    events.Count: ("のカウンターが増減する", "カウンターが増減する"),
    events.Create: ("のトークンが作成される", "トークンが作成される"),
    events.Deal: ("にダメージが与えられる", "何かにダメージが与えられる"),
    events.Defended: ("で防御が行われる", "防御が行われる"),
    events.Destroy: ("が破壊される", "破壊が行われる"),
    events.Discard: ("が捨てられる", "カードが捨てられる"),
    events.Draw: ("が引かれる", "カードが引かれる"),
    events.Equipped: ("がゾーンに装備される", "ゾーンへの装備が行われる"),
    events.GainAsset: ("のポイントが得られる", "ポイントが得られる"),
    events.GainLife: ("のライフが増える", "ライフが増える"),
    events.AttackHit: ("がヒットされる", "ヒットが起こる"),
    events.LinkResolved: ("のチェインリンクが解決される", "チェインリンクが解決される"),
    events.LoseLife: ("のライフが失われる", "ライフが失われる"),
    events.Move: ("が領域を移る", "何かが領域を移る"),
    events.PayAsset: ("のポイントが支払われる", "ポイントが支払われる"),
    events.Pitch: ("がピッチされる", "カードがピッチされる"),
    events.CardPlayed: ("がプレイされる", "カードがプレイされる"),
    events.Revealed: ("が公開される", "カードが公開される"),
    events.Shuffle: ("のデッキがシャッフルされる", "デッキがシャッフルされる"),
    events.Tapped: ("の状態が変わる", "何かの状態が変わる"),
    events.Targeted: ("が対象になる", "何かが対象になる"),
    events.Transcended: ("で超越が行われる", "超越が行われる"),
    events.Transformed: ("が変形する", "変形が行われる"),
    events.Turned: ("の向きが変わる", "何かの向きが変わる"),
    events.Used: ("が起動される", "能力が起動される"),
    events.Wagered: ("で賭けが行われる", "賭けが行われる"),
    events.WonClash: ("で激突が制される", "激突が制される"),
}
"""For a kind of event, how it is said of what it happens to, and of nothing in particular; all end with る."""


_PAST = (("する", "した"), ("なる", "なった"), ("わる", "わった"), ("移る", "移った"), ("こる", "こった"), ("る", "た"))
"""The ends of the words for events, and those of their past forms."""


def _past(plain: str) -> str:
    """Return the past form of a word for an event."""
    end, past = next(pair for pair in _PAST if plain.endswith(pair[0]))
    return plain.removesuffix(end) + past


KEYWORDS: dict[type[Ability], str] = {
    abilities.Activated: "起動能力",
    abilities.AnyResolution: "解決能力",
    abilities.AnyStatic: "常在能力",
    abilities.Continuous: "継続効果の常在能力",
    abilities.AnyMeta: "メタ型常在能力",
    abilities.Triggered: "誘発型常在能力",
    abilities.While: "期間型常在能力",
    **{kind: name.word for kind, name in LISTED.items()},
}
COLORS: Mapping[AnyName, str] = {"red": "赤", "yellow": "黄", "blue": "青"}
SHARING: dict[str, str] = {"each": "それぞれ", "together": "合わせて"}

_PLAIN: Mapping[object, Mapping[AnyName, str]] = {
    cards.Asset: ASSETS,
    cards.CardType: TYPES,
    cards.Color: COLORS,
    cards.DefinedStat: {word: STATS[word] for word in get_args(cards.DefinedStat)},
    Category: CATEGORIES,
    Damage: DAMAGE,
    EffectDamage: {word: DAMAGE[word] for word in get_args(EffectDamage)},
    abilities.LayerType: {word: TYPES[word] for word in get_args(abilities.LayerType)},
    Literal["*"]: {"*": "*"},
    cards.VariableCost: {symbols: symbols for symbols in get_args(cards.VariableCost)},
    Literal["each", "together"]: SHARING,
    Doing: {
        "banished": "追放した",
        "charged": "チャージした",
        "destroyed": "破壊した",
        "discarded": "捨てた",
        "discarded or destroyed": "捨てたか破壊した",
        "looked at": "見た",
        "turned": "向きを変えた",
        "put": "置いた",
        "revealed": "公開した",
    },
    Literal["resource", "chi"]: {"resource": "リソース", "chi": "気"},
    TurnMoment: MOMENTS,
    Noun: NOUNS,
    Property: PROPERTIES,
    cards.Stat: STATS,
    TapStatus: {"tapped": "タップ状態", "untapped": "アンタップ状態"},
    cards.Subtype: SUBTYPES,
    cards.Supertype: {word: word for word in get_args(cards.Supertype)},
    cards.Trait: TRAITS,
    BoxWord: {
        **TYPES,
        **SUBTYPES,
        **{word: word for word in (*get_args(cards.Class), *get_args(cards.Talent), "―", "/")},
        "generic": "汎用",
    },
    PitchSymbols: {symbols: "".join(f"{{{one}}}" for one in symbols) for symbols in get_args(PitchSymbols)},
    Until: UNTIL,
    ZoneName: PLACES,
    type[Ability]: KEYWORDS,
    type[Event]: {kind: words[1] for kind, words in _EVENTS.items()},
}
WORDS: Mapping[tuple[object, str], Mapping[object, str]] = {
    **{(hint, PLAIN): words for hint, words in _PLAIN.items()},
    **{
        (cards.RestrictedAction, form): {action: words[at] for action, words in _ACTIONS.items() if words[at]}
        for at, form in enumerate(("cannot", "only", "may", "must"))
    },
    (Until, SHORT): {
        "end of turn": "このターン",
        "chain closes": "この戦闘チェイン",
        "link resolves": "このチェインリンク",
        "for good": "このゲーム",
    },
    (Doing, "passive"): {
        "banished": "追放された",
        "charged": "チャージされた",
        "destroyed": "破壊された",
        "discarded": "捨てられた",
        "discarded or destroyed": "捨てられたか破壊された",
        "looked at": "見られた",
        "turned": "向きを変えられた",
        "put": "置かれた",
        "revealed": "公開された",
    },
    (type[Event], TA): {kind: _past(words[1]) for kind, words in _EVENTS.items()},
    (type[Event], "what"): {kind: words[0] for kind, words in _EVENTS.items()},
    (type[Event], "what_ta"): {kind: _past(words[0]) for kind, words in _EVENTS.items()},
}
"""The words for each Literal and each ``type[]`` of a record's field, by the form in which it is said."""
