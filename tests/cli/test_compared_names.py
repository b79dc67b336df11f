"""What the page of ``rulesdb compare --html`` calls the versions: titles and dates, not the paths that were typed."""

import re
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run
from support.comparison.made_up_versions import HARBOUR

pytest_plugins = ("support.pipeline.harbour_versions",)


def _names(run: Run, folder: Path, *arguments: object) -> list[str]:
    """Return the names of the old and the new version on the page."""
    page = folder / "page.html"
    assert run("compare", *arguments, "--html", page).status == 0
    text = page.read_text("utf-8")
    assert str(folder) not in text
    return re.findall(r"<dt>[旧新]</dt><dd>(.*?) <span class=\"quiet\">\([0-9,]+ ルール\)", text)


@pytest.mark.parametrize(
    ("beginning", "date"),
    [
        ("", ""),
        ("These rules are effective as of March 5, 2031.\n", " (2031-03-05)"),
        ("2031年3月5日から有効\n", " (2031-03-05)"),
    ],
)
def test_a_text_has_the_name_of_its_file_and_the_date_that_it_states(
    run: Run, tmp_path: Path, beginning: str, date: str
) -> None:
    """The folders above it are the user's own."""
    for side in ("one", "other"):
        (tmp_path / side / "deep").mkdir(parents=True)
        (tmp_path / side / "deep" / f"{side}.txt").write_text(beginning + HARBOUR, encoding="utf-8")
    texts = (tmp_path / side / "deep" / f"{side}.txt" for side in ("one", "other"))
    assert _names(run, tmp_path, *texts) == [f"one.txt{date}", f"other.txt{date}"]


def test_described_texts_have_their_titles_and_dates(run: Run, tmp_path: Path) -> None:
    """As ``source.toml`` beside them has it."""
    for year in ("2030", "2031"):
        (tmp_path / year).mkdir()
        (tmp_path / year / "rules.txt").write_text(HARBOUR, encoding="utf-8")
        described = f'[edition]\ntitle = "港の規則 {year}"\ndate = "{year}-02-03"\n'
        (tmp_path / year / "source.toml").write_text(described, encoding="utf-8")
    found = _names(run, tmp_path, tmp_path / "2030", f"{tmp_path}/2031/")
    assert found == ["港の規則 2030 (2030-02-03)", "港の規則 2031 (2031-02-03)"]


@pytest.mark.exhaustive
def test_editions_of_a_home_have_their_titles_and_dates(run: Run, tmp_path: Path, harbour_home: Path) -> None:
    """The version in force on a day has its own date, not that day."""
    found = _names(run, tmp_path, "official@2025-12-24", "official", "--home", harbour_home)
    assert found == ["harbour 手元の公式テキスト (2025-06-01)", "harbour 手元の公式テキスト (2026-01-16)"]
