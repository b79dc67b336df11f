"""The names of the stages and substages in which Flesh and Blood applies continuous effects, by number from 1."""

STAGES = (
    "コピー可能な特性", "コントローラー", "名前、カラーバー、テキストボックス", "タイプかサブタイプ", "スーパータイプ",
    "能力", "数値特性の基本の値", "数値特性の値",
)  # fmt: skip
"""The stages (6.3.2), in the words of its items."""
SUBSTAGES = ("特性の有無", "セット", "乗算", "除算", "加算", "減算", "依存効果")
"""The substages (6.3.3)."""
