"""Publishing a home again: what nothing has changed of is left as it is, and checks and search data are made once."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from rulesdb.checks.games import registries
from rulesdb.pipeline import (
    cached_results,
    check_playing,
    game_results,
    home_building,
    loading,
    process_copies,
    proof_making,
    publishing,
    search_data,
)
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from rulesdb.site.stamp import Stamp
from rulesdb.source.cache import ResultCache
from rulesdb.source.shipped_questions import PlayerQuestion, shipped_questions

TEXT = "8 凧§\n8.0 総則§\n8.0.1 凧は糸で揚げます。§\n8.0.2 糸は1本です。[8.0.1]§\n"
STAMP = Stamp("9.8.7", "2031-04-05")
MADE = {
    "asked": (search_data, "cut_questions"),
    "played": (proof_making, "execute"),
    "searched": (search_data, "page_data"),
    "written": (publishing, "write_site"),
}
"""What a rulebook needs, by a word for it, as the function that makes it."""


class Publisher:
    """Publishes a home to one folder, and counts what is made for it."""

    def __init__(self, folder: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Publish ``home`` below ``folder``."""
        self.folder = folder
        self.home = home
        self.out = folder / "book"
        self.made: list[str] = []
        for word, (module, name) in MADE.items():
            monkeypatch.setattr(module, name, self._counted(word, getattr(module, name)))

    def _counted(self, word: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: object, **options: object) -> object:
            self.made.append(word)
            return function(*arguments, **options)

        return counted

    def publish(self, **changes: Any) -> list[str]:  # noqa: ANN401  (arguments of every kind)
        """Publish the home, and return what was made for it, in the order of the words."""
        self.made.clear()
        given: dict[str, Any] = {"stamp": STAMP, "cache": ResultCache(self.folder / "cache"), **changes}
        count = publish(open_home(self.home), self.out, **given)
        assert count == len(list(self.out.rglob("*.html")))
        return sorted(self.made)

    def files(self, out: Path | None = None) -> Mapping[str, bytes]:
        """Return the content of all files of the rulebook, by their paths."""
        folder = out or self.out
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    def is_as_from_nothing(self, **changes: Any) -> bool:  # noqa: ANN401  (as above)
        """Tell whether the rulebook has the bytes of one that nothing is cached of."""
        publish(open_home(self.home), self.folder / "other", **{"stamp": STAMP, **changes})
        return self.files() == self.files(self.folder / "other")


def _built(folder: Path, name: str, text: str) -> Path:
    """Build a text, always of the same file, and a plain edition of it for a game with checks; return the home."""
    texts = folder / "texts"
    (texts / "plain").mkdir(parents=True, exist_ok=True)
    (texts / "kites.txt").write_text(text, encoding="utf-8")
    (texts / "plain" / "kites.txt").write_text(TEXT, encoding="utf-8")
    (texts / "plain" / "source.toml").write_text('[edition]\nname = "plain"\nruleset = "fab"\n', encoding="utf-8")
    build([texts], folder / name, "fab")
    return folder / name


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return homes of a text, of the same text built again, and of another text; without known questions.

    These take half the time of a rulebook, and only one test here is about them.
    """
    return _homes(tmp_path_factory.mktemp("homes"), ())


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the same homes with some known questions."""
    return _homes(tmp_path_factory.mktemp("asked"), shipped_questions()[:20])


def _homes(folder: Path, questions: Sequence[PlayerQuestion]) -> dict[str, Path]:
    texts = {"first": TEXT, "same": TEXT, "other": TEXT.replace("糸は1本", "凧は1本")}
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(home_building, "shipped_questions", lambda: questions)
        patched.setattr(loading, "shipped_editions", lambda: ())
        return {name: _built(folder, name, text) for name, text in texts.items()}


@pytest.fixture
def publisher(homes: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Publisher:
    """Return a publisher of a home that was published once, with every fortieth check."""
    monkeypatch.setattr(process_copies, "can_be_copied", lambda: False)
    monkeypatch.setattr(publishing, "shipped_questions", lambda: ())
    monkeypatch.setattr(game_results, "installed", lambda _name, _made_of: None)
    for registry in registries():
        few = dict(list(registry.checks.items())[::40])
        monkeypatch.setattr(registry, "checks", few)
    publisher = Publisher(tmp_path, homes["first"], monkeypatch)
    assert publisher.publish() == ["played", "searched", "written"]
    return publisher


def test_a_rulebook_of_the_same_is_left_as_it_is(publisher: Publisher, homes: dict[str, Path]) -> None:
    """No file is written where nothing changed, whenever the home was built."""
    before = {path: path.stat().st_ino for path in publisher.out.rglob("*")}
    assert publisher.publish() == []
    publisher.home = homes["same"]
    assert publisher.publish() == []
    assert {path: path.stat().st_ino for path in publisher.out.rglob("*")} == before


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize(
    "change", [{"stamp": Stamp("9.8.7", "2031-04-06")}, {"base_url": "https://example.org/"}], ids=["date", "address"]
)
def test_what_stands_on_pages_alone_is_written_and_no_more(publisher: Publisher, change: dict[str, object]) -> None:
    """Another date or address needs neither the checks nor the data of the search again."""
    assert publisher.publish(**change) == ["written"]
    assert publisher.is_as_from_nothing(**change)


@pytest.mark.exhaustive
def test_a_changed_text_plays_no_check(publisher: Publisher, homes: dict[str, Path]) -> None:
    """What a rule says is nothing that a check depends on; the data of the search are made anew."""
    publisher.home = homes["other"]
    assert publisher.publish() == ["searched", "written"]
    assert publisher.is_as_from_nothing()
    assert "凧は1本です" in (publisher.out / "fab" / "8.0.html").read_text(encoding="utf-8")


@pytest.mark.exhaustive
def test_known_questions_are_cut_once(publisher: Publisher, asked: dict[str, Path]) -> None:
    """A changed rule leaves lexicon and questions as they are; their pieces are taken, with the same data of them."""
    publisher.home = asked["first"]
    assert publisher.publish() == ["asked", "searched", "written"]
    publisher.home = asked["other"]
    assert publisher.publish() == ["searched", "written"]
    assert publisher.is_as_from_nothing()


@pytest.mark.exhaustive
@pytest.mark.skipif(sys.platform != "linux", reason="needs a process that can be copied")
def test_search_data_that_a_copy_makes_are_the_same(
    publisher: Publisher, homes: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The data that are made beside the pages, in a copy of the process, are those that this process makes."""
    publisher.home = homes["other"]
    with monkeypatch.context() as patched:
        patched.setattr(process_copies, "can_be_copied", lambda: True)
        patched.setattr(process_copies, "processors", lambda: 2)
        assert publisher.publish() == ["written"]
    assert publisher.is_as_from_nothing()


@pytest.mark.exhaustive
def test_one_edition_has_search_data_of_its_own(publisher: Publisher) -> None:
    """The data of one edition and those of all are both cached."""
    assert publisher.publish(edition="plain") == ["searched", "written"]
    assert publisher.is_as_from_nothing(edition="plain")
    assert publisher.publish() == ["written"]
    assert publisher.publish(edition="plain") == ["written"]


def _with_a_changed_page(out: Path) -> None:
    (out / "index.html").write_text("竜", encoding="utf-8")


def _with_another_file(out: Path) -> None:
    (out / "letter.txt").write_text("竜へ", encoding="utf-8")


def _without_a_page(out: Path) -> None:
    (out / "terms.html").unlink()


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("change", [_with_a_changed_page, _with_another_file, _without_a_page])
def test_a_rulebook_that_was_changed_is_written_again(publisher: Publisher, change: Callable[[Path], None]) -> None:
    """Whatever somebody changed in the folder is replaced, as it is where nothing is cached."""
    change(publisher.out)
    assert publisher.publish() == ["written"]
    assert publisher.is_as_from_nothing()


@pytest.mark.exhaustive
def test_a_failed_check_is_played_for_every_rulebook(publisher: Publisher, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rulebook with a failed check is not left as it is: the check is played again."""
    registry = registries()[0]
    name, check = next(iter(registry.checks.items()))
    monkeypatch.setattr(registry, "checks", {name: check._replace(claims=("fab:0.0.0",))})
    monkeypatch.setattr(cached_results, "code_digest", lambda *_: "another")
    monkeypatch.setattr(publishing, "code_digest", lambda *_: "another")
    monkeypatch.setattr(check_playing, "files_digest", lambda *_: "another")
    assert publisher.publish() == ["played", "searched", "written"]
    assert publisher.publish() == ["played", "written"]
