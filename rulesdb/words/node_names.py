"""Names of kinds of nodes, parts of a node, games and editions."""

KINDS = {"chapter": "章", "section": "節", "rule": "規則", "subrule": "細則", "heading": "見出し"}
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
    """Return what readers call a passage or a sentence: ``text`` is 本文, ``example-2`` is 例2."""
    kind, _, ordinal = where.partition("-")
    return PARTS[kind] + ordinal


def ruleset_name(name: str) -> str:
    """Return the game's name; a ruleset that nobody named is called what it is called in identifiers."""
    return RULESETS.get(name, name)


def edition_name(name: str) -> str:
    """Return the title of an edition that brings none."""
    return EDITIONS.get(name, name)


def commentary(edition: str) -> str:
    """Return what the reading of an edition is called that stands below the preferred one."""
    return COMMENTARY if edition == SHIPPED_EDITION else edition


def repetition(ordinal: int) -> str:
    """Return what the second, third … text is called that one edition has under the same number."""
    return f"同じ番号の{ordinal}つ目"
