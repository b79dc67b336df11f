"""Templates that are kept compiled: faster the next time, and never otherwise than their sources."""

from pathlib import Path

import pytest

from rulesdb.site.rendering import environment


@pytest.fixture
def templates(tmp_path: Path) -> Path:
    """Return a folder with one template."""
    folder = tmp_path / "templates"
    folder.mkdir()
    (folder / "oar.html").write_text("<p>{{ page }}</p>", encoding="utf-8")
    return folder


def _rendered(templates: Path, compiled: Path) -> str:
    made = environment(templates, has_search=False, compiled=compiled)
    return made.get_template("oar.html").render(page="<oar>")


def test_a_template_is_compiled_once(templates: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next environment does not need Jinja's compiler."""
    kept = tmp_path / "cache" / "templates"
    assert _rendered(templates, kept) == "<p>&lt;oar&gt;</p>"

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr("jinja2.environment.Environment._generate", refuse)
    assert _rendered(templates, kept) == "<p>&lt;oar&gt;</p>"
    with pytest.raises(AssertionError, match="compiled again"):
        _rendered(templates, tmp_path / "other")


def test_a_changed_template_is_compiled_anew(templates: Path, tmp_path: Path) -> None:
    """What is kept belongs to one source."""
    assert _rendered(templates, tmp_path / "kept") == "<p>&lt;oar&gt;</p>"
    (templates / "oar.html").write_text("<b>{{ page }}</b>", encoding="utf-8")
    assert _rendered(templates, tmp_path / "kept") == "<b>&lt;oar&gt;</b>"


def test_damaged_ones_are_compiled_anew(templates: Path, tmp_path: Path) -> None:
    """A file that was cut off is no reason to fail."""
    kept = tmp_path / "kept"
    _rendered(templates, kept)
    for file in kept.iterdir():
        file.write_bytes(file.read_bytes()[:-20])
    assert _rendered(templates, kept) == "<p>&lt;oar&gt;</p>"


def test_a_folder_that_cannot_be_made_is_done_without(templates: Path, tmp_path: Path) -> None:
    """Like a home folder on a read-only disk."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert _rendered(templates, tmp_path / "file" / "kept") == "<p>&lt;oar&gt;</p>"
