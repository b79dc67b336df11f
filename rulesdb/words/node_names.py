"""Names of kinds of nodes, parts of a node, games and editions."""

import re
from collections.abc import Mapping
from unicodedata import normalize

KINDS = {"chapter": "章", "section": "節", "rule": "ルール", "subrule": "細則", "heading": "見出し"}
"""Names of kinds of nodes."""
PARTS = {"text": "本文", "sentence": "文", "item": "項目", "example": "例", "note": "注"}
"""Names of kinds of parts, by the word before their number in identifiers."""
RULESETS = {"fab": "フレッシュ＆ブラッド", "mtg": "マジック：ザ・ギャザリング"}
"""The name of a game, by its ruleset."""
_PLAYERS_NAMES = {
    "フレッシュアンドブラッド": "fab", "フレブラ": "fab", "fleshandblood": "fab", "fab": "fab",
    "マジック": "mtg", "マジックザギャザリング": "mtg", "ギャザ": "mtg", "magic": "mtg", "magicthegathering": "mtg",
    "mtg": "mtg",
}  # fmt: skip
"""The ruleset of a game by what players call it, without signs and blanks."""
EDITIONS = {"plain": "平易版", "official": "手元の公式テキスト"}
"""Titles of editions that bring none, by name."""
SHIPPED_EDITION = "plain"
"""Name of the edition that is written by this project."""
COMMENTARY = "解説"
"""The label of the shipped edition's text beside an official one."""
_LABELS = {SHIPPED_EDITION: COMMENTARY, "official": "公式"}
LANGUAGES = {"ja": "日本語", "en": "英語", "zh": "中国語"}
"""Names of languages of texts, by code."""


def part_name(where: str) -> str:
    """Return the Japanese name of a passage or a sentence: 本文 for ``text``, 例2 for ``example-2``."""
    kind, _, ordinal = where.partition("-")
    return PARTS[kind] + ordinal


def ruleset_name(name: str) -> str:
    """Return the Japanese name of a ruleset's game, the ruleset's own name where the table has none."""
    return RULESETS.get(name, name)


def ruleset_called(name: str) -> str | None:
    """Return the ruleset of a game that somebody names, None for an unknown one."""
    plain = re.sub(r"[\W_]", "", normalize("NFKC", name)).casefold()
    names = {re.sub(r"\W", "", title): ruleset for ruleset, title in RULESETS.items()}
    return {**names, **_PLAYERS_NAMES}.get(plain)


def edition_name(name: str) -> str:
    """Return the title of an edition without a title of its own, its name where the table has none."""
    return _named(name, EDITIONS)


def edition_label(name: str) -> str:
    """Return the label of an edition's text where others stand beside it."""
    return _named(name, _LABELS)


def _named(name: str, names: Mapping[str, str]) -> str:
    """Return the name that a table has for an edition; of one in a second language, ``official-en``, with that."""
    first, _, code = name.rpartition("-")
    if first in names and code in LANGUAGES:
        return f"{names[first]} ({LANGUAGES[code]})"
    return names.get(name, name)


def rule_number(rule: str) -> str:
    """Return the number of a rule by its identifier, with the name of the sentence or item that this has."""
    number, _, part = rule.partition(":")[2].partition("#")
    return f"{number} {part_name(part)}" if part else number


def repetition(ordinal: int) -> str:
    """Return the label of a further text that one edition has under the same number; the second has ``ordinal`` 2."""
    return f"同じ番号の{ordinal}つ目"
