"""``rulesdb site``: where the rulebook lies, and what a place that is taken gets."""

import json
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.pipeline.proof_making import proofs_of_checks


@pytest.fixture
def alone(home_without_checks: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> Run:
    """Return the function that runs the command, in a home of one game that has no checks."""
    monkeypatch.setenv("RULESDB_HOME", str(home_without_checks))
    return run


@pytest.mark.nightly
def test_site_is_written_and_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command says where to begin reading; cached results give the same bytes as checks that are played anew."""
    answer = run("site", tmp_path / "book")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.endswith(f"pages: {tmp_path / 'book' / 'index.html'}\n")
    first = {path: path.read_bytes() for path in (tmp_path / "book").rglob("*") if path.is_file()}
    monkeypatch.setattr("rulesdb.pipeline.proof_making.proofs_of_checks", proofs_of_checks)
    monkeypatch.setattr("rulesdb.cli.commands.site.result_cache", lambda: None)
    assert run("site", tmp_path / "book").status == 0
    assert {path: path.read_bytes() for path in (tmp_path / "book").rglob("*") if path.is_file()} == first


@pytest.mark.exhaustive
def test_the_address_of_the_rulebook_is_given(alone: Run, tmp_path: Path) -> None:
    """With it the pages have absolute addresses, with or without a stroke at its end; what is no address is refused."""
    assert alone("site", tmp_path / "book", "--base-url", "https://oars.example/rules").status == 0
    addresses = (tmp_path / "book" / "sitemap.xml").read_text(encoding="utf-8")
    assert "<loc>https://oars.example/rules/index.html</loc>" in addresses
    for wrong in ("oars.example", "ftp://oars.example/", "https://oars.example/?page=1"):
        answer = alone("site", tmp_path / "book", "--base-url", wrong)
        assert (answer.status, answer.err.count("\n")) == (2, 1)
        assert "write https://example.org/rules/" in answer.err


@pytest.mark.exhaustive
def test_a_file_of_data_is_what_show_prints(alone: Run, tmp_path: Path) -> None:
    """A rule's own file and its lines among all are the document of ``show --json``, but for the folder of a text."""
    assert alone("site", tmp_path / "book").status == 0
    everything = json.loads((tmp_path / "book" / "rules.json").read_text(encoding="utf-8"))
    files = sorted((tmp_path / "book").glob("*/json/*.json"))
    assert len(files) == len({each["id"] for each in everything})
    shown = json.loads(alone("show", everything[-1]["id"], "--json").out)
    for each in shown:
        file = Path(each["source"]["file"])
        each["source"]["file"] = file.name if file.is_absolute() else str(file)
    assert [each for each in everything if each["id"] == everything[-1]["id"]] == shown
    assert shown in [json.loads(path.read_text(encoding="utf-8")) for path in files]


@pytest.mark.nightly
def test_the_checks_are_played_for_the_pages(run: Run, tmp_path: Path) -> None:
    """A rule of the game that is played has its check, its data name it, and a page says what is covered."""
    assert run("site", tmp_path / "book").status == 0
    page = (tmp_path / "book" / "fab" / "5.1.html").read_text(encoding="utf-8")
    assert "手札と格納庫の外にあるカードはプレイできない" in page
    assert "文1がないと、" in page
    data = json.loads((tmp_path / "book" / "fab" / "json" / "5.1.1a.json").read_text(encoding="utf-8"))
    assert data == run("show", "fab:5.1.1a", "--json").document
    coverage = (tmp_path / "book" / "coverage.html").read_text(encoding="utf-8")
    assert "フレッシュ＆ブラッド" in coverage
    assert "oars" not in coverage.partition("<main")[2].partition("</main>")[0]


def test_folder_of_somebody_else_is_refused(alone: Run, tmp_path: Path) -> None:
    """A folder with other files in it is not overwritten: one sentence, status 2."""
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    answer = alone("site", tmp_path)
    assert (answer.status, answer.out) == (2, "")
    assert str(tmp_path) in answer.err
    assert answer.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.exhaustive
def test_rulebook_of_one_edition(alone: Run, tmp_path: Path) -> None:
    """Of our own words alone, the pages hold no sentence of the official text and no page of what we lack."""
    assert alone("site", tmp_path / "book", "--edition", "plain").status == 0
    pages = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "book").rglob("*.html"))
    assert "漕いで進む船" in pages
    assert "荷を下ろす" not in pages
    assert "take one of: official, plain" in alone("site", tmp_path / "other", "--edition", "print").err


@pytest.mark.exhaustive
@pytest.mark.usefixtures("own_texts_alone")
def test_rulebook_has_the_words_of_the_build(run: Run, texts: Path, tmp_path: Path) -> None:
    """What a user's glossary says counts in the index of terms, of one edition as of all; the file may be gone."""
    words = tmp_path / "words.tsv"
    words.write_text("ja\treading\n船\tふね\n", encoding="utf-8")
    home = tmp_path / "home"
    assert run("build", texts, "--ruleset", "oars", "--glossary", words, "--home", home).status == 0
    words.unlink()
    for name, options in (("all", ()), ("one", ("--edition", "plain"))):
        assert run("site", tmp_path / name, *options, "--home", home).status == 0
        assert "ふね" in (tmp_path / name / "terms.html").read_text(encoding="utf-8")


@pytest.mark.exhaustive
def test_templates_are_kept_compiled(alone: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the user's cache folder, where the next rulebook finds them; a cache that is no folder does no harm."""
    kept = tmp_path / "cache" / "templates"
    monkeypatch.setattr("rulesdb.cli.commands.site.compiled_templates", lambda: kept)
    assert alone("site", tmp_path / "book").status == 0
    assert any(kept.iterdir())
    monkeypatch.setattr("rulesdb.cli.commands.site.compiled_templates", lambda: tmp_path / "book" / "index.html")
    assert alone("site", tmp_path / "other").status == 0
