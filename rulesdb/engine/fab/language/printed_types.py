"""The first line of a card sheet as cards are printed: the type box as a run of words, properties in any order.

The names of classes and talents beside those of the rules are the words of players, and English.
"""

import re
from collections.abc import Callable, Iterable

from rulesdb.engine.fab.cards import Class, Subtype, Talent
from rulesdb.engine.fab.language.record_words import SUBTYPES, TYPES
from rulesdb.engine.fab.rules.cards.printed_text import words_around
from rulesdb.engine.kernel.language.wordings import Wording, wording

_OF_CLASSES: dict[Class, str] = {
    "審神者": "アジュディケーター|Adjudicator",
    "暗殺者": "アサシン|Assassin",
    "詩人": "バード|吟遊詩人|Bard",
    "野人": "ブルート|蛮族|バーバリアン|Brute",
    "守護者": "ガーディアン|Guardian",
    "幻術士": "イリュージョニスト|イルージョニスト|幻術師|Illusionist",
    "機械技師": "メカノロジスト|Mechanologist",
    "商人": "マーチャント|Merchant",
    "死霊術師": "ネクロマンサー|Necromancer",
    "忍者": "ニンジャ|Ninja",
    "海賊": "パイレーツ|パイレート|Pirate",
    "レンジャー": "弓使い|狩人|Ranger",
    "ルーン剣士": "ルーンブレード|ルーンブレイド|魔剣士|Runeblade",
    "変幻者": "シェイプシフター|Shapeshifter",
    "シーフ": "盗賊|Thief",
    "戦士": "ウォリアー|ウォーリア|Warrior",
    "魔術師": "ウィザード|ウイザード|魔法使い|魔道士|Wizard",
}
_OF_TALENTS: dict[Talent, str] = {
    "混沌": "カオス|Chaos",
    "竜系": "ドラコニック|ドラゴニック|Draconic",
    "大地": "アース|Earth",
    "エレメンタル": "精霊|元素|Elemental",
    "氷": "アイス|Ice",
    "光": "ライト|Light",
    "稲妻": "雷|ライトニング|Lightning",
    "神秘": "ミスティック|Mystic",
    "王侯": "ロイヤル|Royal",
    "影": "シャドウ|シャドー|Shadow",
}
SUPERTYPES: dict[str, str] = {
    said: word for word, others in (*_OF_CLASSES.items(), *_OF_TALENTS.items()) for said in (word, *others.split("|"))
}
"""The word of the rules for each word for a class or talent."""

_GENERIC, _SLASH, _ATTACK_ACTION = "汎用", "/", "攻撃アクション"
_SUPERTYPES = {
    **SUPERTYPES,
    **{f"「{word}」": word for word in SUPERTYPES.values()},  # other words in these signs stay as they are
    **dict.fromkeys((_GENERIC, "ジェネリック", "Generic"), _GENERIC),
    _SLASH: _SLASH,
}
_TYPES = {word: word for word in TYPES.values()} | {
    **{
        other: TYPES[word]
        for word, others in {
            "attack reaction": "アタックリアクション|アタック・リアクション|攻撃・リアクション",
            "defense reaction": "ディフェンスリアクション|ディフェンス・リアクション|防御・リアクション",
            "equipment": "エクイップメント|イクイップメント", "weapon": "ウェポン|ウエポン",
        }.items()
        for other in others.split("|")
    },
    "装備": TYPES["equipment"], "英雄": TYPES["hero"], "デミ・ヒーロー": TYPES["demi-hero"], "師匠": TYPES["mentor"],
    "資源": TYPES["resource"],
}  # fmt: skip
OTHER_SUBTYPES: dict[Subtype, str] = {
    "1H": "1H", "2H": "2H", "affliction": "苦痛|災厄", "ally": "アライ|味方", "angel": "エンジェル", "arrow": "アロー",
    "attack": "アタック", "aura": "霊気", "axe": "アックス", "base": "ベース", "book": "書物", "bow": "ボウ",
    "cannon": "大砲|キャノン",
    "chest": "胸|胴体|チェスト", "claw": "爪|クロー", "club": "クラブ", "cog": "コグ",
    "construct": "構築物|コンストラクト", "dagger": "ダガー", "demon": "悪魔", "dragon": "竜", "fiddle": "フィドル",
    "figment": "フィグメント", "flail": "殻竿", "gem": "ジェム", "gun": "ガン", "hammer": "ハンマー",
    "head": "頭部|ヘッド", "arms": "腕部|アーム|アームズ", "legs": "脚|脚部|レッグ|レッグス", "item": "道具",
    "off-hand": "オフハンド|オフ・ハンド", "orb": "宝珠", "pistol": "ピストル", "pit fighter": "闘技者|闘士",
    "polearm": "ポールアーム|長柄武器|竿状武器", "quiver": "クイヴァー", "rock": "岩", "scepter": "セプター|笏",
    "scroll": "スクロール", "scythe": "サイス|鎌", "staff": "スタッフ", "sword": "ソード", "trap": "トラップ",
    "wrench": "スパナ", "young": "若年|ヤング",
}  # fmt: skip
"""Other words for subtypes, by the subtype."""
_SUBTYPES = {word: word for word in SUBTYPES.values()} | {
    other: SUBTYPES[subtype] for subtype, others in OTHER_SUBTYPES.items() for other in others.split("|")
}
_JOINT = "[ ・、()]*"


def _run(known: Iterable[str]) -> str:
    """Return the expression of known words one after another, longest first."""
    return f"(?:{'|'.join(map(re.escape, sorted(known, key=len, reverse=True)))})"


_TALENT, _CLASS = (
    _run(said for said, word in SUPERTYPES.items() if word in words) for words in (_OF_TALENTS, _OF_CLASSES)
)
_KIND, _TYPE = _run([*_SUBTYPES, "非攻撃"]), _run(_TYPES)
JOINED = "|".join(
    f"(?:{before})・(?={behind})"
    for before, behind in (
        (_TALENT, _CLASS),
        (f"{_TALENT}|{_CLASS}", f"{_KIND}|{_TYPE}|カード"),
        (_KIND, f"{_TYPE}|カード|トークン|パーマネント"),
        (_TYPE, "カード|トークン"),
    )
)
"""The regular expression of a word of a type box with the sign that joins it to the next word of the same object.

Two classes or two types so joined may be meant for either.
"""


def _words(text: str, known: dict[str, str]) -> list[str] | None:
    """Return the known words of which a text consists, None if it has others."""
    if re.fullmatch(f"{_JOINT}(?:{_run(known)}{_JOINT})*", text) is None:
        return None
    return [known[found[0]] for found in re.finditer(_run(known), text)]


def _supertypes(text: str) -> str | None:
    """Return classes and talents in the form of the language, those of a hybrid card behind a slash."""
    words = _words(text, _SUPERTYPES) or []
    sides = ("".join(f"「{word}」" for word in side if word != _GENERIC) for side in words_around(tuple(words), _SLASH))
    return "".join(f" {side}" for side in (" / ".join(filter(None, sides)),) if side)


def _joined(known: dict[str, str], joint: str) -> Callable[[str], str | None]:
    """Return the function that joins the known words of a text; it returns None for another text."""

    def joined(text: str) -> str | None:
        words = _words(text, known)
        return None if words is None else joint.join(words)

    return joined


_PROPERTIES = ("コスト", "ピッチ", "パワー", "防御", "ライフ", "知力")
_COLORS = "赤黄青"
"""The colors in the order of the pitch that each stands for."""
_PROPERTY = (
    rf"(?:(?P<name>{'|'.join(_PROPERTIES)})値?[: ]*(?P<value>[0-9X*]+)(?P<asset>(?<=[0-9]) ?\S+?を与える)?"
    rf"|\(?(?P<color>[{_COLORS}])色?(?![^ 、,/|・()])\)?)"
)


def _properties(text: str) -> str | None:
    """Return numeric properties in the order of the language, None for one that has two values; a color is a pitch."""
    said: dict[str, str] = {}
    for found in re.finditer(_PROPERTY, text):
        name, value = found["name"] or "ピッチ", found["value"] or str(1 + _COLORS.index(found["color"]))
        asset = f" {found['asset'].strip()}" if found["asset"] else ""
        is_color_beside = found["color"] and said.get(name, "").startswith(f"{name}{value}")
        if name in said and not is_color_beside:
            return None
        said.setdefault(name, f"{name}{value}{asset}")
    return " ".join(said[name] for name in _PROPERTIES if name in said)


_ONE_PROPERTY = re.sub(r"\?P<\w+>", "?:", _PROPERTY)
_ENDS = f"(?= {_ONE_PROPERTY}|$)"
_NAMED = r"^(?P<name>(?:[0-9]+ ?(?:[xX×]|枚) ?)?《[^》]*》(?:【[^】]*】)?(?: \(個人名\))?(?: 通称「[^」]*」)?)"
FIRST_LINES: tuple[Wording, ...] = (
    *(
        wording(rf"{_NAMED}(?P<before>.* )(?:{others})(?=値?[: ]*[0-9X*])", f"{{name}}{{before}}{word}", others)
        for word, others in {"パワー": "攻撃力", "ライフ": "体力|HP", "知力": "知性", "防御": "守備力|防御力"}.items()
    ),
    wording(
        rf"{_NAMED} ?(?P<color>\([{_COLORS}]色?\)|(?<= )[{_COLORS}]色?)(?= )(?P<rest>.*)$",
        "{name}{rest} {color}",
        "|".join(_COLORS),
    ),
    wording(
        rf"{_NAMED}(?P<before>.*?)(?:(?: [-―])?[ 、,/|・:(]+|(?<=\)))"
        rf"(?P<properties>{_ONE_PROPERTY}(?:[ 、,/|・]*{_ONE_PROPERTY})*)\)?$",
        "{name}{before} {properties}",
        "|".join((*_PROPERTIES, *_COLORS)),
        properties=_properties,
    ),
    wording(
        rf"{_NAMED} (?P<supertypes>[^【―]*?)(?P<subtype>{_KIND})"
        rf"(?P<type>アクション|インスタント|トークン|ヒーロー){_ENDS}",
        "{name} {supertypes}{type} ― {subtype}",
        "》",
    ),
    wording(
        rf"{_NAMED} (?P<supertypes>{_run(_SUPERTYPES)}(?:[ ・]*{_run(_SUPERTYPES)})*) ?[-―] ?"
        rf"(?P<subtypes>{_run(_SUBTYPES)}(?:[ ・]*{_run(_SUBTYPES)})*){_ENDS}",
        "{name} 【{supertypes} ― {subtypes}】",
        "》",
    ),
    wording(
        rf"{_NAMED} (?P<supertypes>{_run(_SUPERTYPES)}(?:[ ・]*{_run(_SUPERTYPES)})*)(?:[ ・]+|(?={_run(_TYPES)}))",
        "{name}{supertypes} ",
        "》",
        supertypes=_supertypes,
    ),
    wording(
        rf"{_NAMED}(?P<supertypes>(?: [「/][^ ]*)*) (?P<types>{_run(_TYPES)}(?:[ ・]?{_run(_TYPES)})*)(?=[ ―-]|$)",
        "{name}{supertypes} {types}",
        "》",
        types=_joined(_TYPES, "・"),
    ),
    wording(
        rf"{_NAMED}(?P<before>[^―]*[ ・]{_run(TYPES.values())})(?: ?[-―:] ?|[ ・(])(?P<subtypes>{_run(_SUBTYPES)}"
        rf"(?:{_JOINT}{_run(_SUBTYPES)})*\)?){_ENDS}",
        "{name}{before} ― {subtypes}",
        "》",
        subtypes=_joined(_SUBTYPES, "・"),
    ),
    wording(rf"(?<= ― )(?P<subtypes>[^【】]+?){_ENDS}", "{subtypes}", " ― ", subtypes=_joined(_SUBTYPES, "・")),
    wording(
        "(?<=》 【)(?P<box>[^】]*)(?=】)",
        "{box}",
        "》 【",
        box=_joined({**_SUPERTYPES, **_TYPES, "―": "―", **_SUBTYPES}, " "),
    ),
)
"""The wordings of first lines."""
