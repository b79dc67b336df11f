"""Words for checks: statuses, the parts of an account, and the reasons why a sentence has no check."""

CHECKS = {"passed": "合格", "failed": "不合格", "error": "実行不能"}
"""Names of the statuses of a check."""
NOT_APPLICABLE = "対象外"
"""The name of the status of a rule, a sentence or an item that no game can show."""
ACCOUNT = {
    "card": "カード",
    "situation": "状況",
    "action": "行動",
    "event": "出来事",
    "remark": "注",
    "outcome": "結果",
}
"""Kinds of lines of an account."""
MARKS = {
    "defines": "用語の説明",
    "printed": "印刷や表記の決まり",
    "tournament": "大会の決まり",
    "overview": "概説",
    "condition": "場合分け",
    "beyond-a-game": "ゲームの外",
}
"""Reasons why a sentence or an item has no check, by the kind of its mark."""
