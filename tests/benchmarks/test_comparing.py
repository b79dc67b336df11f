"""The benchmark of comparisons finds the versions in a folder, and its invented changes are those that it says."""

from pathlib import Path

from comparing import agreements, known_changes, versions_in
from invented_changes import invent, right_shares
from support.compare.made_up_versions import HARBOUR, rules

MANY = "".join(
    f"{chapter} 港{chapter}§\n"
    + "".join(
        f"{chapter}.{section} 航路{chapter * section}§\n"
        + "".join(
            f"{chapter}.{section}.{rule} 第{chapter * 100 + section * 10 + rule}の入り江に着いた舟は、"
            f"{chapter + rule}本の旗を掲げてから、{section + rule}番目の桟橋で荷を下ろして、次の手番まで休みます。§\n"
            for rule in range(1, 8)
        )
        for section in range(1, 6)
    )
    for chapter in range(1, 5)
)


def test_versions_are_paired_by_text_and_language(tmp_path: Path) -> None:
    """Versions that follow each other in one language are a pair; two languages of a change are set side by side."""
    for name in ("sea-2024-ja", "sea-2025-ja", "sea-2026-ja", "sea-2025-en", "sea-2026-en", "other"):
        (tmp_path / f"{name}.txt").write_text(HARBOUR, encoding="utf-8")
    pairs = list(versions_in(tmp_path))
    assert sorted(pair.name for pair in pairs) == [
        "sea-2024-ja → sea-2025-ja",
        "sea-2025-en → sea-2026-en",
        "sea-2025-ja → sea-2026-ja",
    ]
    assert [row[1:4] for row in agreements(pairs)] == [("ja, en", "0", "0")]


def test_invented_changes_move_numbers_and_edit_texts() -> None:
    """Numbers move, and what is edited has another text than before; without changes nothing happens."""
    old = rules(MANY)
    invented = invent(old, 8, seed=1)
    by_key = {rule.key: rule for rule in invented.rules}
    assert any(one != other for one, other in invented.new_key.items())
    texts = {rule.key: rule.text for rule in old}
    assert invented.edited
    assert all(by_key[invented.new_key[key]].text != texts[key] for key in invented.edited)
    assert invent(old, 0, seed=1).rules == old


def test_share_of_right_answers_is_measured(tmp_path: Path) -> None:
    """The shares are from 0 to 1, and the table has a row for each number of changes."""
    moved, right, edits = right_shares(rules(MANY), 4, seed=2)
    assert moved > 0
    assert 0.9 < right <= 1
    assert 0.5 < edits <= 1
    for year in (2025, 2026):
        (tmp_path / f"sea-{year}-ja.txt").write_text(MANY, encoding="utf-8")
    assert len(list(known_changes(list(versions_in(tmp_path)), counts=(2, 4)))) == 2
