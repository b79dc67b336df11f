"""The rulebook's Japanese words that depend on data; every other word stands in the templates.

One table per kind of thing, so that a reviewer of the wording reads this file and the templates and nothing else.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.site.proofs import WithoutRule

KINDS = {"chapter": "章", "section": "節", "rule": "規則", "subrule": "細則", "heading": "見出し"}

PLACES = {"text": "本文", "sentence": "文", "item": "項目", "example": "例", "note": "注"}

RULESETS = {"fab": "フレッシュ＆ブラッド", "mtg": "マジック：ザ・ギャザリング"}

# The columns of the picture of references, by their steps from the rule: the caption, and what a screen reader says.
CHAIN = {
    -2: ("元の元", "参照元の参照元"),
    -1: ("参照元", "参照元"),
    0: ("この項", "この項"),
    1: ("参照先", "参照先"),
    2: ("先の先", "参照先の参照先"),
}

SEVERITIES = {"error": "エラー", "warning": "警告", "info": "情報"}

# What a symbol shows, and what a screen reader says. Magic's colours are capitals, so the two games share a table.
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

# What an edition is called that brings no title, and what is said where it brings no licence.
EDITIONS = {"plain": "平易版", "official": "手元の公式テキスト"}
NO_LICENCE = "記載なし"

# The page that has a chapter in one piece, and the links that lead to it.
WHOLE = "全文"
WHOLE_CHAPTER = "この章を一続きで読む・印刷する"
WHOLE_TEXT = "全項目を一続きで読む・印刷する"

# How a check ended, and the parts of its account; the keys are those of the engine's checks.
CHECKS = {"passed": "合格", "failed": "不合格", "error": "実行不能"}
ACCOUNT = {
    "card": "カード",
    "situation": "状況",
    "action": "行動",
    "event": "出来事",
    "remark": "注",
    "outcome": "結果",
}

# What a check without its rule came to, where it demonstrates nothing.
NO_DEMONSTRATION = {
    "touched": "このルールがなくても、結果は変わらない（ルールを示せていない）",
    "untouched": "この検証で、このルールは使われない（ルールを示せていない）",
    "broken": "このルールがないと、ゲームを続けられない（ルールを示せていない）",
}

# Why a sentence or an item has no check; the keys are the kinds of marks.
MARKS = {
    "defines": "用語の説明",
    "printed": "印刷や表記の決まり",
    "tournament": "大会の決まり",
    "overview": "概説",
    "condition": "場合分け",
    "beyond-a-game": "ゲームの外",
}

LOST_ICON = "アイコン欠落"

SHIPPED_EDITION = "plain"
COMMENTARY = "解説"
COMMENTARY_ALONE = "解説（公式テキスト未収録）"

# The codes of ``source.diagnostics.CODES``; a test keeps the two tables equal.
FINDINGS = {
    "number-glued": "番号が前の文の末尾に付いていた",
    "heading-glued": "見出しが前の文の末尾に付いていた",
    "mark-glued": "例・注・項目の印が前の文の末尾に付いていた",
    "section-sign-misplaced": "§が文の末尾以外の位置にあった",
    "section-sign-missing": "§が欠けている",
    "icon-lost": "アイコンが失われている",
    "line-broken": "文中の改行をつないだ",
    "tail-moved": "文の末尾が別の位置にあった",
    "bracket-mismatched": "括弧の種類が一致しない",
    "bracket-unmatched": "対になる括弧がない",
    "section-empty": "見出しだけで中身がない",
    "number-broken": "番号が改行で分かれている",
    "number-order": "番号が前後している",
    "number-duplicate": "同じ番号が二度ある",
    "number-lost": "番号と文頭が失われている",
    "parent-missing": "親の番号がない",
    "reference-self": "自分自身を参照している",
    "reference-unresolved": "参照先が未収録",
    "range-unclear": "参照の範囲が定まらない",
    "dialect-guessed": "書式を推定した",
    "dialect-misfit": "書式が合わない疑いがある",
    "words-outside": "規則に属さない語を除いた",
    "text-without-numbers": "番号が一つもない",
    "file-empty": "ファイルが空",
}


def place(where: str) -> str:
    """Return what readers call a passage or a sentence: ``text`` is 本文, ``example-2`` is 例2."""
    kind, _, ordinal = where.partition("-")
    return PLACES[kind] + ordinal


def commentary(edition: str) -> str:
    """Return what the reading of an edition is called that stands below the preferred one."""
    return COMMENTARY if edition == SHIPPED_EDITION else edition


def repetition(ordinal: int) -> str:
    """Return what the second, third … text is called that one edition has under the same number."""
    return f"同じ番号の{ordinal}つ目"


def without_rule(seen: "WithoutRule", part: str = "") -> str:
    """Return what a check sees without its rule, or with a misreading of it.

    ``part`` is the sentence or item that was left out, "" where the rule has no other. What was looked at
    is a name, or a question that ends in か.
    """
    of = place(part) if part else "このルール"
    if seen.verdict != "demonstrated":
        return NO_DEMONSTRATION[seen.verdict].replace("このルール", of)
    without = f"{of}の代わりに、{seen.misreading}をとると、" if seen.misreading else f"{of}がないと、"
    if seen.what.endswith("か"):
        return f"{without}「{seen.what}」の答えが「{seen.without}」になる（正しくは「{seen.with_it}」）"
    becomes = "なくなる" if seen.without == "なし" else f"{seen.without}になる"
    return f"{without}{seen.what}が{becomes}（正しくは{seen.with_it}）"


def is_shown_by(part: str, title: str) -> str:
    """Return what is said of a sentence or an item that the check of a title demonstrates."""
    return f"{place(part)}は検証済み：{title}"


def is_marked(part: str, mark: str, reason: str) -> str:
    """Return what is said of a sentence or an item that no game can show, with the kind of its mark and the reason."""
    return f"{place(part)}は対象外（{MARKS[mark]}）：{reason}"


def finding(code: str) -> str:
    """Return what a diagnostic's code means; a code that nobody translated is called by its name."""
    return FINDINGS.get(code, code)


def ruleset(name: str) -> str:
    """Return the game's name; a ruleset that nobody named is called what it is called in identifiers."""
    return RULESETS.get(name, name)


def edition(name: str) -> str:
    """Return the title of an edition that brings none."""
    return EDITIONS.get(name, name)


def symbol(written: str) -> tuple[str, str]:
    """Return the sign and the accessible name of ``{p}``; a symbol that nobody named shows what stands inside it."""
    inside = written.strip("{}")
    if inside.isdecimal():
        return inside, f"不特定マナ{inside}点"
    return SYMBOLS.get(written, (inside, f"記号{inside}"))
