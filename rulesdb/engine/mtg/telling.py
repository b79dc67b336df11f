"""Japanese words for decisions, for the accounts of checks and the terminal."""

from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.rules.attempts import SpecialAction

QUESTIONS = {
    "additional cost": "追加コストを支払うか", "alternative cost": "代替コスト", "replace": "置き換えるか",
    "order of replacements": "先に使う置換効果",
    "attack": "攻撃するクリーチャー", "block": "ブロックするクリーチャー", "blocked": "ブロックされるクリーチャー",
    "choose": "選ぶもの",
    "face down": "裏向きでプレイするか", "damage": "割り振る戦闘ダメージ", "discard": "捨てるカード",
    "first turn": "先に始める人",
    "mana": "支払うマナ", "mana ability": "マナを出すもの", "may": "行うかどうか", "mode": "モード",
    "mulligan": "マリガンをするか",
    "new targets": "新しい対象を選ぶか", "order of triggers": "誘発した能力の順番",
    "pay": "コストを支払うか", "priority": "優先権", "target": "対象",
    "trample": "守備プレイヤーに割り振る戦闘ダメージ", "x": "Xの値",
}  # fmt: skip
"""Questions by the kind of decision."""
SPECIAL: dict[SpecialAction, str] = {"suspend": "{}を待機させる", "turn face up": "{}を表向きにする"}
"""The special actions, with ``{}`` for the object."""
NUMBERS = {"x": "{}", "damage": "{}点", "trample": "{}点"}
"""Nouns for chosen numbers by the kind of decision."""
CHOSEN_NAMES: dict[str, str] = {str(kind): word for kind, word in MANA.items()}
"""Nouns for what is chosen by a name that is no Japanese name."""
