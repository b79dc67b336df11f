"""Words for diagnostics: severities, the meanings of codes, and what a finding says beyond that of its code."""

import re

from rulesdb.words.node_names import LANGUAGES

SEVERITIES = {"error": "エラー", "warning": "警告", "info": "情報"}
"""Names of severities."""
MEANINGS = {
    "number-glued": "番号が前の文の末尾に付いていた",
    "heading-glued": "見出しが前の文の末尾に付いていた",
    "heading-joined": "見出しのような行が前のルールにつながった",
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
    "number-hidden": "ルールの中に、ほかのルールと同じ形の番号がある",
    "number-order": "番号が前後している",
    "number-duplicate": "同じ番号が二度ある",
    "number-lost": "番号と文頭が失われている",
    "parent-missing": "親の番号がない",
    "reference-self": "自分自身を参照している",
    "reference-unresolved": "参照先が未収録",
    "reference-other-version": "参照先の文書の版が違い、番号がないか、変わっている",
    "range-unclear": "参照の範囲が定まらない",
    "language-number-missing": "一方の言語の文書だけに番号がある",
    "language-references-differ": "言語によって参照先が違う",
    "dialect-guessed": "書式を推定した",
    "dialect-misfit": "書式が合わない疑いがある",
    "words-outside": "ルールに属さない語を除いた",
    "text-without-numbers": "番号が一つもない",
    "file-empty": "ファイルが空",
}
"""Meanings of diagnostics by code; a test keeps the table equal to ``source.diagnostics.CODES``."""

_DETAILS = (
    (
        "language-number-missing",
        r"in the text in (\w+), not in the one in (\w+)\.",
        "{0}の文書にあり、{1}の文書にない",
    ),
    ("language-references-differ", r"does not: (.+)\.$", "一方だけが参照している。{0}"),
    (
        "reference-other-version",
        r"^(\S+) of (.+), which this text has, is (\S+) in .+, which has (.+): (.+)\. Read",
        "{1}の{0}は、{3}では{2}({4})",
    ),
    (
        "reference-other-version",
        r"^(\S+) of (.+), which this text has, is not in .+, which has (.+)\. Load",
        "{1}の{0}が、{2}の文書にない",
    ),
)
"""What messages say beyond the meaning of their code: the code, the pattern in the message, and how it is said."""


def detail(code: str, message: str) -> str:
    """Return in Japanese what a diagnostic's message says beyond the meaning of its code, ``""`` where that is all."""
    for known, pattern, said in _DETAILS:
        if known == code and (found := re.search(pattern, message)):
            return said.format(*map(_in_japanese, found.groups()))
    return ""


def _in_japanese(words: str) -> str:
    """Return codes of languages, and lists behind them (``en: 9.1.2; ja: 9.1.1``), as a Japanese page writes them."""
    named = re.sub(r"\b[a-z]{2}\b", lambda code: LANGUAGES.get(code[0], code[0]), words)
    return named.replace("; ", "、").replace(", ", "・").replace(": ", "：")


def meaning(code: str) -> str:
    """Return the meaning of a diagnostic's code in Japanese, the code itself where no one has translated it."""
    return MEANINGS.get(code, code)
