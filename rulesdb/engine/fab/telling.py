"""Japanese words for decisions, for the accounts of checks and the terminal."""

QUESTIONS = {
    "additional cost": "追加コストを支払うか", "alternative cost": "代替コスト", "arsenal": "格納庫に置くカード",
    "as an instant": "インスタントであるかのようにプレイするか",
    "choose one": "選ぶもの",
    "attack target": "攻撃対象", "attack with": "攻撃に使うもの",
    "bottom of the deck": "デッキの一番下に置くカード", "card name": "カード名",
    "choose": "効果が及ぶもの", "defend": "防御するカード", "discard": "捨てるカード",
    "extra activation": "制限を超えさせる効果", "first player": "先にレイヤーを置く人",
    "first turn": "最初のターンを行う人",
    "half": "半面", "hidden trigger": "誘発させるか", "look": "見るかどうか", "may": "行うかどうか", "mode": "モード",
    "number": "数",
    "order of effect costs": "効果コストの順番", "order of effects": "継続効果の順番",
    "order of events": "先に行うもの",
    "order of replacements": "置換効果の順番",
    "first player of replacements": "先に置換効果を適用する人",
    "order of triggers": "誘発した効果の順番", "pitch": "ピッチするカード",
    "prevention": "先に挙げたダメージを軽減する点数", "priority": "優先権",
    "replace": "置き換えるか", "search": "探すカード", "shuffle in": "デッキに戻すカード", "target": "対象",
    "x": "Xの値",
}  # fmt: skip
"""Questions by the kind of decision."""
NUMBERS = {"number": "{}", "x": "{}", "prevention": "{}点"}
"""Nouns for chosen numbers by the kind of decision."""
CHOSEN_NAMES = {"without paying": "コストを支払わないこと"}
"""Nouns for what is chosen by a name that is no Japanese name."""
