"""The Japanese of what commands say about versions of an edition."""

VERSIONS = {
    "its date {date} is no day": "日付 {date} は日を表していません",
    "write the day as 2026-01-31": "日付は 2026-01-31 のように書いてください",
    "its date is that of {other} ({date})": "日付が {other} と同じです ({date})",
    "give each version a date of its own, or put the texts of one version into one folder": (
        "版ごとに異なる日付を書くか、一つの版の文書を一つのフォルダーに入れてください"
    ),
    "is a text of the edition {edition} without a date, but {other} has one ({date})": (
        "{edition} の文書ですが日付がありません。{other} にはあります ({date})"
    ),
    'write date = "2026-01-31" into the table [edition] of the {name} beside it': (
        '同じフォルダーの {name} の [edition] に date = "2026-01-31" のように書いてください'
    ),
    "keeps no former version": "このホームに以前の版はありません",
    "build it from several (docs/versions.md)": "複数の版から構築してください (docs/versions.md)",
    "has no version of {date} or before": "{date} 以前の版がありません",
    "its first one is of {date}": "最初の版は {date} です",
    "former versions": "以前の版",
}
