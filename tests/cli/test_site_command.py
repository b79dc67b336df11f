"""``rulesdb site``: where the rulebook lies, and what a place that is taken gets."""

from pathlib import Path

from oars import Run


def test_site_is_written_and_named(run: Run, tmp_path: Path) -> None:
    """The command says where to begin reading, and writes the same bytes each time."""
    answer = run("site", tmp_path / "book")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.endswith(f"pages: {tmp_path / 'book' / 'index.html'}\n")
    first = {path: path.read_bytes() for path in (tmp_path / "book").rglob("*") if path.is_file()}
    assert run("site", tmp_path / "book").status == 0
    assert {path: path.read_bytes() for path in (tmp_path / "book").rglob("*") if path.is_file()} == first


def test_folder_of_somebody_else_is_refused(run: Run, tmp_path: Path) -> None:
    """A folder with other files in it is not overwritten: one sentence, status 2."""
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    answer = run("site", tmp_path)
    assert (answer.status, answer.out) == (2, "")
    assert str(tmp_path) in answer.err
    assert answer.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_rulebook_of_one_edition(run: Run, tmp_path: Path) -> None:
    """Of our own words alone, the pages hold no sentence of the official text and no page of what we lack."""
    assert run("site", tmp_path / "book", "--edition", "plain").status == 0
    pages = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "book").rglob("*.html"))
    assert "漕いで進む船" in pages
    assert "荷を下ろす" not in pages
    assert "take one of: official, plain" in run("site", tmp_path / "other", "--edition", "print").err
