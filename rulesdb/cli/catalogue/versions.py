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
    "{id} is no rule since the version of {date}, which removed it.": (
        "{id} というルールは {date} の版から削除されています。"
    ),
    "{id} is no rule since the version of {date}; its rule is now {now}.": (
        "{id} という番号は {date} の版からありません。そのルールは今は {now} です。"
    ),
    "--history tells of all versions; leave out --as-of": (
        "--history はすべての版を示します。--as-of を外してください"
    ),
    "the versions of the rule, the newest first": "ルールの履歴 (新しい版から順に)",
    "the version in force on this day, as 2026-01-31 (docs/versions.md)": (
        "この日に有効だった版。2026-01-31 のように書く (docs/versions.md)"
    ),
    "{date} is no day; write it as 2026-01-31": "{date} は日を表していません。2026-01-31 のように書いてください",
    "--against and --as-of both name the former version; leave one of them out": (
        "--against と --as-of はどちらも以前の版を指します。一方を外してください"
    ),
    "the citations were written for the version of your home that was in force on this day, as 2026-01-31": (
        "引用を書いた時の版 (ホームの版のうち、この日に有効だったもの)。2026-01-31 のように書く"
    ),
    "likewise, since a former version of your home": "同じく。ホームの以前の版から",
    "its versions, in a home that keeps former ones": "ルールの履歴 (以前の版があるホームで)",
    "the text that was in force on that day": "その日に有効だった文章",
    "in the version that was in force on that day": "その日に有効だった版で探す",
    "due for review, since the number that it cites was left by its rule: {count}": (
        "ルールの番号が変わったので見直すもの: {count}"
    ),
    "{number} is in the text in {language}, not in the one in {other}.": (
        "{number} は {language} の文書にあり、{other} の文書にありません。"
    ),
    "One text cites what the other one does not: {listed}.": "一方の言語の文書だけが参照しています: {listed}",
    "in force from {date}": "{date}から有効",
    "this version may be out of date: another text has {later}": (
        "この版は古いかもしれません: ほかのテキストは{later}です"
    ),
    "history": "履歴",
    "first version that is known": "最初に収録した版",
    "no history: this home keeps no former version of this rule (docs/versions.md)": (
        "履歴なし: このホームに、このルールの以前の版はありません (docs/versions.md)"
    ),
    "up to the version of {date} the number named: {text} ({where:ja})": (
        "{date} の版まで、この番号は別のルールの番号: {text} ({where})"
    ),
}
