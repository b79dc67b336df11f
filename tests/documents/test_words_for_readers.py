"""The command, the rulebook and the documents call one thing by one Japanese word."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from support.documents.documents import ROOT, TRANSLATIONS

WORDS = {
    "規則": "ルール",
    "実演": "検証",
    "実証": "検証",
    "参照の列": "参照のつながり",
    "連なり": "つながり",
    "文書の形を": "文書の書式を",
    "知っている書式": "対応している書式",
    "終了状態": "終了ステータス",
    "公式の文章": "公式テキスト",
    "でたらめ": "無作為",
    "フレッシュ&ブラッド": "フレッシュ＆ブラッド",
}
"""Words that readers are not shown, with the word that players and the rules texts use."""
SHOWN = ("rulesdb/**/*.py", "templates/**/*.*", "docs/**/*.md", "docs/**/*.svg", "docs/*.txt", "docs/cards/*.txt")
"""Files with words that readers are shown."""
READ_IN_QUERIES: Mapping[str, frozenset[str]] = {
    "規則": frozenset({
        "rulesdb/search/query/written.py", "templates/search/constants.js", "templates/search/numbers.js",
        "templates/assets/rule-numbers.js", "rulesdb/citations/contexts.py", "docs/citations.md",
    }),
}  # fmt: skip
"""Files that have such a word because users may write it in a query, or before a number in their own files."""


def _shown() -> list[Path]:
    return [*TRANSLATIONS.values(), *(path for pattern in SHOWN for path in ROOT.glob(pattern))]


@pytest.mark.parametrize("word", WORDS)
def test_readers_are_shown_one_word_for_one_thing(word: str) -> None:
    """A reader who meets a second word for the same thing looks for a difference."""
    having = {path.relative_to(ROOT).as_posix() for path in _shown() if word.encode() in path.read_bytes()}
    assert having == READ_IN_QUERIES.get(word, frozenset()), f"write {WORDS[word]} for {word}"
