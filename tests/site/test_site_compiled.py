"""Templates that are kept compiled: faster the next time, and never otherwise than their sources."""

import os
import pickle
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from jinja2.bccache import bc_magic

from rulesdb.site.rendering import environment


@pytest.fixture
def templates(tmp_path: Path) -> Path:
    """Return a folder with one template."""
    folder = tmp_path / "templates"
    folder.mkdir()
    (folder / "oar.html").write_text("<p>{{ page }}</p>", encoding="utf-8")
    return folder


def _rendered(templates: Path, compiled: Path) -> str:
    made = environment(templates, (), has_search=False, compiled=compiled)
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


class Payload:
    """Makes the folder ``marker`` when it is read as Python reads pickles."""

    def __init__(self, marker: Path) -> None:
        """Make ``marker``, later."""
        self._marker = str(marker)

    def __reduce__(self) -> tuple[Callable[[str], None], tuple[str]]:
        """Say how it is made again: by a call."""
        return os.mkdir, (self._marker,)


def _open_to_others(kept: Path) -> None:
    kept.chmod(0o777)


def _open_above(kept: Path) -> None:
    kept.parent.chmod(0o777)


def _with_open_files(kept: Path) -> None:
    for file in kept.iterdir():
        file.chmod(0o666)


def _linked(kept: Path) -> None:
    kept.rename(kept.with_name("elsewhere"))
    kept.symlink_to(kept.with_name("elsewhere"))


def _with_linked_files(kept: Path) -> None:
    for file in list(kept.iterdir()):
        file.rename(kept.parent / file.name)
        file.symlink_to(kept.parent / file.name)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs owners and modes")
@pytest.mark.parametrize("weaken", [_open_to_others, _open_above, _with_open_files, _linked, _with_linked_files])
def test_what_others_may_have_written_is_not_run(
    templates: Path, tmp_path: Path, weaken: Callable[[Path], None]
) -> None:
    """A folder or file that others may write in, or that leads elsewhere, is done without, and the page is the same."""
    kept = tmp_path / "cache" / "templates"
    assert _rendered(templates, kept) == "<p>&lt;oar&gt;</p>"
    _plant(kept, tmp_path / "marker")
    weaken(kept)
    assert _rendered(templates, kept) == "<p>&lt;oar&gt;</p>"
    assert not (tmp_path / "marker").exists()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs owners and modes")
def test_the_folder_of_somebody_else_is_not_used(
    templates: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another user has made is neither read nor written to."""
    kept = tmp_path / "cache" / "templates"
    assert _rendered(templates, kept) == "<p>&lt;oar&gt;</p>"
    _plant(kept, tmp_path / "marker")
    before = {path: path.read_bytes() for path in kept.iterdir()}
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert _rendered(templates, kept) == "<p>&lt;oar&gt;</p>"
    assert not (tmp_path / "marker").exists()
    assert {path: path.read_bytes() for path in kept.iterdir()} == before


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs owners and modes")
def test_the_folder_is_for_the_user_alone(templates: Path, tmp_path: Path) -> None:
    """Whatever new folders are open to, this one is closed, and so is one that a former version has made."""
    former = os.umask(0)
    try:
        (tmp_path / "former").mkdir(0o755)
        for kept in (tmp_path / "new" / "cache" / "templates", tmp_path / "former"):
            _rendered(templates, kept)
            assert any(kept.iterdir())
            assert stat.S_IMODE(kept.stat().st_mode) == 0o700
    finally:
        os.umask(former)


def _plant(kept: Path, marker: Path) -> None:
    """Put what makes ``marker`` where Jinja has a pickle in each compiled template."""
    for file in kept.iterdir():
        file.write_bytes(bc_magic + pickle.dumps(Payload(marker), 2))
