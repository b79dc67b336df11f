"""Japanese words of the rulebook alone that depend on data; others stand in rulesdb/words/ and in the templates."""

from collections import Counter
from collections.abc import Iterable

from rulesdb.graph.naming import split_identifier
from rulesdb.proofs.account import Difference
from rulesdb.proofs.coverage import CoveredPart
from rulesdb.proofs.verdicts import KnockOut
from rulesdb.words.node_names import part_name
from rulesdb.words.proofs import MARKS, NOT_APPLICABLE

# The columns of the picture of references, by their steps from the rule: the caption, and the accessible name.
CHAIN = {
    -2: ("元の元", "参照元の参照元"),
    -1: ("参照元", "参照元"),
    0: ("この項", "この項"),
    1: ("参照先", "参照先"),
    2: ("先の先", "参照先の参照先"),
}

# Signs and accessible names of symbols. Magic's colours are capitals, so the two games share a table.
SYMBOLS = {
    "{p}": ("力", "パワー"),
    "{d}": ("防", "防御値"),
    "{r}": ("資", "リソース"),
    "{h}": ("命", "ライフ"),
    "{i}": ("知", "知力"),
    "{c}": ("気", "気"),
    "{t}": ("横", "タップ"),
    "{u}": ("縦", "アンタップ"),
    "{T}": ("横", "タップ"),
    "{W}": ("白", "白マナ"),
    "{U}": ("青", "青マナ"),
    "{B}": ("黒", "黒マナ"),
    "{R}": ("赤", "赤マナ"),
    "{G}": ("緑", "緑マナ"),
    "{X}": ("X", "不特定マナX点"),
    "{ }": ("", "空のマナ・コスト"),
}

# The page that has a chapter in one piece, and the links that lead to it.
FORMER_NUMBERS = "旧番号"
CHANGES = "ルールの変更"
WHOLE = "全文"
WHOLE_CHAPTER = "この章を一続きで読む・印刷する"
WHOLE_TEXT = "全項目を一続きで読む・印刷する"

# Results of a check without its rule that demonstrate nothing, by verdict.
NO_DEMONSTRATION = {
    "touched": "このルールがなくても、結果は変わらない（検証になっていない）",
    "untouched": "この検証で、このルールは使われない（検証になっていない）",
    "broken": "このルールがないと、ゲームを続けられない（検証になっていない）",
}

RULINGS = "よくある裁定"
"""The title of the index of rulings."""
LOST_ICON = "アイコン欠落"
"""The accessible name of an icon that was lost."""
NO_LICENCE = "記載なし"
"""The text in place of the licence of an edition without one."""
COMMENTARY_ALONE = "解説（公式テキスト未収録）"
"""The label of the shipped text of a rule that the user's official edition does not have."""
OURS = "平易版（公式ではありません）"
"""What the shipped edition is called where no other text of its game is loaded."""


def chapters(numbers: Iterable[str]) -> str:
    """Return the name of several chapters: 1、2、5章."""
    named = "、".join(filter(None, numbers))
    return f"{named}章" if named else ""


def restored_icon(name: str) -> str:
    """Return the accessible name of a lost icon that another edition has, from the name of its symbol."""
    return f"{name}（欠けたアイコンを解説から補った）"


def without_rule(pair: KnockOut, part: str = "") -> tuple[str, ...]:
    """Return the results of a check without its rule, or with a misreading of it: a sentence for every changed value.

    ``part`` is the sentence or item that was left out, "" where the rule has no other.
    """
    of = part_name(part) if part else "このルール"
    if pair.verdict != "demonstrated":
        return (NO_DEMONSTRATION[pair.verdict].replace("このルール", of),)
    without = f"{of}の代わりに、{pair.misreading}をとると、" if pair.misreading else f"{of}がないと、"
    return tuple(without + _difference(one) for one in pair.differences)


def checks_by_status(labels: Iterable[str]) -> str:
    """Return how many checks ended in which way, from the label of each: 合格 2件、不合格 1件."""
    return "、".join(f"{label} {count}件" for label, count in Counter(labels).items())


def claim_name(pair: KnockOut) -> str:
    """Return the name of what a check was played without: a sentence or an item of a rule, or all of it."""
    return f"{split_identifier(pair.rule)[1]} {part_name(pair.part) if pair.part else ''}".rstrip()


def _difference(one: Difference) -> str:
    """Return a sentence about the changed value of a difference, whose name is a noun or a question that ends in か."""
    if one.what.endswith("か"):
        return f"「{one.what}」の答えが「{one.seen}」になる（正しくは「{one.expected}」）"
    becomes = "なくなる" if one.seen == "なし" else f"{one.seen}になる"
    return f"{one.what}が{becomes}（正しくは{one.expected}）"


def is_shown_by(part: str, title: str) -> str:
    """Return the label of a sentence or an item that a check demonstrates; ``title`` is the check's."""
    return f"{part_name(part)}は検証済み：{title}"


def is_open(part: str) -> str:
    """Return the label of a sentence or an item that no check demonstrates yet."""
    return f"{part_name(part)}は未検証"


def is_marked(part: CoveredPart) -> str:
    """Return the label of a sentence or an item that no game can show, with the kind of its mark and the reason."""
    return f"{part_name(part.name)}は{NOT_APPLICABLE}（{MARKS[part.kind]}）：{part.reason}"


def symbol(written: str) -> tuple[str, str]:
    """Return the sign and the accessible name of a symbol such as ``{p}``; an unknown one shows the text inside it."""
    inside = written.strip("{}")
    if inside.isdecimal():
        return inside, f"不特定マナ{inside}点"
    return SYMBOLS.get(written, (inside, f"記号{inside}"))
