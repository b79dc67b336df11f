"""Wordings of classes and talents on the type line of printed cards: ルーンブレード・アクション, 汎用アクション.

The names beside those of the rules are players' words and the names in English.
"""

from rulesdb.engine.fab.cards import Class, Talent
from rulesdb.engine.fab.language.record_words import TYPES
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
    "稲妻": "ライトニング|Lightning",
    "神秘": "ミスティック|Mystic",
    "王侯": "ロイヤル|Royal",
    "影": "シャドウ|シャドー|Shadow",
}
_WORDS: dict[str, str] = {word: f"{word}|{others}" for word, others in (*_OF_CLASSES.items(), *_OF_TALENTS.items())}
_EVERY = "|".join(_WORDS.values())
_BEFORE = r"^(?P<before>《[^》]*》(?:【[^】]*】)?(?: \(個人名\))?(?: 通称「[^」]*」)?(?: ?「[^」]*」)*) "
_BEHIND = rf"[・ ]?(?={_EVERY}|{'|'.join(TYPES.values())}|攻撃アクション|装備)"

_ROWS = tuple(
    wording(rf"{_BEFORE}(?:{words}){_BEHIND}", f"{{before}} 「{word}」 ", words) for word, words in _WORDS.items()
)
CLASSES: tuple[Wording, ...] = (
    wording(rf"{_BEFORE}(?:汎用|ジェネリック|Generic){_BEHIND}", "{before} ", "汎用|ジェネリック|Generic"),
    *_ROWS,
    *_ROWS,  # a class and a talent, in either order
    wording(rf"{_BEFORE}装備(?= |$)", "{before} 装備品", "装備"),
    wording(r"(?<=」) (?=「[^」]*」 )(?<!》 )", "", "」 「"),
)
"""The wordings, in the order in which they are applied."""
