"""Words for diagnostics: severities, and the meanings of codes."""

SEVERITIES = {"error": "エラー", "warning": "警告", "info": "情報"}
"""Names of severities."""
MEANINGS = {
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
    "language-number-missing": "一方の言語の文書だけに番号がある",
    "language-references-differ": "言語によって参照先が違う",
    "dialect-guessed": "書式を推定した",
    "dialect-misfit": "書式が合わない疑いがある",
    "words-outside": "ルールに属さない語を除いた",
    "text-without-numbers": "番号が一つもない",
    "file-empty": "ファイルが空",
}
"""Meanings of diagnostics by code; a test keeps the table equal to ``source.diagnostics.CODES``."""


def meaning(code: str) -> str:
    """Return the meaning of a diagnostic's code in Japanese, the code itself where no one has translated it."""
    return MEANINGS.get(code, code)
