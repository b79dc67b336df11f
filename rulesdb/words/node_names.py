"""Names of kinds of nodes, parts of a node, games and editions."""

KINDS = {"chapter": "章", "section": "節", "rule": "ルール", "subrule": "細則", "heading": "見出し"}
"""Names of kinds of nodes."""
PARTS = {"text": "本文", "sentence": "文", "item": "項目", "example": "例", "note": "注"}
"""Names of kinds of parts, by the word before their number in identifiers."""
RULESETS = {"fab": "フレッシュ＆ブラッド", "mtg": "マジック：ザ・ギャザリング"}
"""The name of a game, by its ruleset."""
EDITIONS = {"plain": "平易版", "official": "手元の公式テキスト"}
"""Titles of editions that bring none, by name."""
SHIPPED_EDITION = "plain"
"""Name of the edition that is written by this project."""
COMMENTARY = "解説"
"""The label of the shipped edition's text beside an official one."""


def part_name(where: str) -> str:
    """Return the Japanese name of a passage or a sentence: 本文 for ``text``, 例2 for ``example-2``."""
    kind, _, ordinal = where.partition("-")
    return PARTS[kind] + ordinal


def ruleset_name(name: str) -> str:
    """Return the Japanese name of a ruleset's game, the ruleset's own name where the table has none."""
    return RULESETS.get(name, name)


def edition_name(name: str) -> str:
    """Return the title of an edition without a title of its own, its name where the table has none."""
    return EDITIONS.get(name, name)


def commentary(edition: str) -> str:
    """Return the label of an edition's reading that stands below the preferred one."""
    return COMMENTARY if edition == SHIPPED_EDITION else edition


def repetition(ordinal: int) -> str:
    """Return the label of a further text that one edition has under the same number; the second has ``ordinal`` 2."""
    return f"同じ番号の{ordinal}つ目"
