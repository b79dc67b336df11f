"""Two published versions of a text, in two languages: what changed, and that both languages agree."""

from pathlib import Path

import pytest

from rulesdb.comparison.comparison import Comparison
from rulesdb.pipeline.comparing import compare_versions, read_texts

VERSIONS = ("magic-cr-2025-11-14", "magic-cr-2026-01-16")


@pytest.fixture(scope="module")
def compared(published_texts: Path) -> dict[str, Comparison]:
    """Return the comparisons by language."""
    found = {}
    for language in ("en", "zh"):
        old, new = (read_texts(str(published_texts / f"{version}-{language}.txt")) for version in VERSIONS)
        found[language] = compare_versions(old, new)
    return found


@pytest.mark.in_part(0)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_changes_are_those_that_people_read(language: str, compared: dict[str, Comparison]) -> None:
    """A keyword action and a rule are new, a keyword's rule is gone, and those behind it moved up."""
    found = compared[language]
    added = [change.new.key for change in found.changes if change.old is None and change.new is not None]
    assert added == ["610.5", "701.68", "701.68a", "701.68b", "701.68c", "701.68d"]
    assert [change.old.key for change in found.changes if change.new is None and change.old is not None] == ["702.124k"]
    edited = {change.new.key for change in found.changes if change.kind == "edited" and change.new is not None}
    assert edited >= {"205.3m", "207.2c", "601.2a", "702.124a", "702.124i"}
    assert [one.number for one in found.renamed] == ["702.124k", "702.124m", "702.124n"]


@pytest.mark.exhaustive
def test_languages_agree_in_which_numbers_moved(compared: dict[str, Comparison]) -> None:
    """The English and the Chinese text of one change have the same renumbered rules."""
    english, chinese = (
        {
            (change.old.key, change.new.key)
            for change in found.changes
            if change.old is not None and change.new is not None and change.old.key != change.new.key
        }
        for found in compared.values()
    )
    assert english == chinese != set()
