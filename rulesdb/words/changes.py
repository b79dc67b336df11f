"""Names of the changes between two versions of a rules text."""

CHANGES = {
    "edited": "変更",
    "edited+renumbered": "変更・番号変更",
    "references-only": "参照のみ変更",
    "renumbered": "番号変更",
    "added": "新設",
    "removed": "削除",
    "same": "変更なし",
}
"""Names of kinds of changes, in the order in which they are counted."""
LEVELS = {"promoted": "上の階層に移動", "demoted": "下の階層に移動"}
"""Names of moves from one level of numbers to another."""
DUE = {"check": "検証", "glossary": "用語集", "text": "文章", "reference": "参照"}
"""Names of what cites a number that its rule has left."""
