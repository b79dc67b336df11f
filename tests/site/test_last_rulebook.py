"""A rulebook over the last one: it has the pages of one made from nothing, and only what changed is rendered."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.site.made_up_rulebook import (
    FINDINGS,
    GLOSSARY,
    OFFICIAL,
    PRIMER,
    PROOFS,
    QUESTIONS,
    STAMP,
    TERMS,
    chapter,
    graph,
    node,
    passage,
    primer,
    reading,
    rulebook,
)

from rulesdb.graph.model import Graph
from rulesdb.site import last_rulebook, rulebook_writing
from rulesdb.site.last_rulebook import LastRulebook
from rulesdb.site.proofs import Proofs
from rulesdb.site.rendering import Renderer
from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.stamp import Stamp
from rulesdb.source.cache import ResultCache
from rulesdb.source.resources import templates_folder

ARGUMENTS: dict[str, Any] = {
    "graph": rulebook(),
    "diagnostics": FINDINGS,
    "stamp": STAMP,
    "glossary": GLOSSARY,
    "proofs": PROOFS,
    "questions": QUESTIONS,
    "search_data": lambda: ["globalThis.rulesdbData = 1;\n"],
}


class Written:
    """A rulebook that is written again and again to one folder, with the paths of the pages rendered each time."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Write below ``folder``."""
        self.out = folder / "book"
        self.rendered: list[str] = []
        self._folder = folder
        page = Renderer.page

        def noted(renderer: Renderer, template: str, shown: Any, variables: Any) -> str:  # noqa: ANN401
            self.rendered.append(shown.frame.path)
            return page(renderer, template, shown, variables)

        monkeypatch.setattr(Renderer, "page", noted)

    def write(self, **changes: object) -> list[str]:
        """Write the rulebook, and return the paths of the pages that were rendered."""
        self.rendered.clear()
        cache = ResultCache(self._folder / "cache")
        count = write_site(**(ARGUMENTS | changes), out=self.out, last=LastRulebook(self.out, cache))
        assert count == len(list(self.out.rglob("*.html")))
        return sorted(self.rendered)

    def is_as_from_nothing(self, **changes: object) -> bool:
        """Tell whether the rulebook has the bytes of one that is written where none was."""
        other = self._folder / "other"
        shutil.rmtree(other, ignore_errors=True)
        write_site(**(ARGUMENTS | changes), out=other)
        return _bytes(self.out) == _bytes(other)


def _bytes(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Return a rulebook that was written once."""
    written = Written(tmp_path, monkeypatch)
    assert len(written.write()) == len(list(written.out.rglob("*.html")))
    return written


def _with_another_text() -> Graph:
    nodes = [*chapter(), *primer()]
    at = next(at for at, one in enumerate(nodes) if one.id == "fab:1.0.2")
    nodes[at] = node("fab:1.0.2", "rule", "fab:1.0", reading(passage("text", "水竜は泳ぐ。")))
    return graph(nodes, (OFFICIAL, PRIMER), TERMS)


def _with_another_file() -> Graph:
    files = tuple(file._replace(sha256="fedcba9876543210" * 4) for file in OFFICIAL.files)
    return rulebook()._replace(editions=(OFFICIAL._replace(files=files), PRIMER))


def _with_another_result() -> Proofs:
    first, *others = PROOFS.played
    return Proofs((first._replace(status="failed", knock_outs=()), *others), PROOFS.coverage)


CHANGES: dict[str, dict[str, object]] = {
    "nothing": {},
    "a rule's text": {"graph": _with_another_text()},
    "an edition's file": {"graph": _with_another_file()},
    "an edition less": {"graph": graph(chapter(), (OFFICIAL,), TERMS)},
    "a rule less": {"graph": graph((*chapter()[:-1], *primer()), (OFFICIAL, PRIMER), TERMS)},
    "a row of a glossary": {"glossary": GLOSSARY[1:]},
    "a check's result": {"proofs": _with_another_result()},
    "how a rule stands": {"proofs": Proofs(PROOFS.played, {})},
    "no checks": {"proofs": None},
    "a question": {"questions": QUESTIONS[1:]},
    "a finding": {"diagnostics": FINDINGS[1:]},
    "the address": {"base_url": "https://example.org/rules/"},
    "the version": {"stamp": Stamp("9.9.0", STAMP.built_at)},
    "the date": {"stamp": Stamp(STAMP.version, "2031年4月6日 <夜>")},
    "the search's data": {"search_data": lambda: ["globalThis.rulesdbData = 2;\n"]},
    "no search": {"search_data": None},
}


@pytest.mark.in_part(1, 4)
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_gives_the_pages_of_a_rulebook_from_nothing(book: Written, change: dict[str, object]) -> None:
    """Whatever changes, and when it changes back, every file has the bytes that it has without the last rulebook."""
    book.write(**change)
    assert book.is_as_from_nothing(**change)
    book.write()
    assert book.is_as_from_nothing()


@pytest.mark.in_part(1)
@pytest.mark.parametrize("change", ["nothing", "the date", "the version", "an edition's file", "the search's data"])
def test_what_stands_on_no_page_or_on_all_alike_renders_none(book: Written, change: str) -> None:
    """The same views are not rendered again; the colophon of each page is replaced.

    Only pages in one piece have the stamp on their first sheet of paper as well.
    """
    rendered = {page for page in book.write(**CHANGES[change]) if not page.endswith("_whole.html")}
    assert rendered <= {"index.html"}


def test_a_changed_rule_is_rendered_where_it_stands_or_is_listed(book: Written) -> None:
    """Each page is rendered that has the rule's words, a finding in them, or a rule that they cited, and no other.

    The page of the rule behind it names it by its first words.
    """
    assert book.write(**CHANGES["a rule's text"]) == [
        "diagnostics.html",
        "fab/1.0.html",
        "fab/1_whole.html",
        "fab/r/1.0.1.html",
        "fab/r/1.0.1a.html",
        "fab/r/1.0.2.html",
    ]


def test_a_changed_result_is_rendered_at_its_rules(book: Written) -> None:
    """A check's result stands with its rules; the pages of other games are taken as they are."""
    rendered = book.write(**CHANGES["a check's result"])
    assert "fab/r/1.0.1a.html" in rendered
    assert not [path for path in rendered if path.startswith("mtg/")]


@pytest.mark.exhaustive
def test_a_changed_template_renders_all_anew(book: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of other templates are not taken."""
    templates = tmp_path / "templates"
    shutil.copytree(templates_folder(), templates)
    for module in (rulebook_writing, last_rulebook):
        monkeypatch.setattr(module, "templates_folder", lambda: templates)
    base = templates / "base.html"
    base.write_text(base.read_text(encoding="utf-8").replace("</body>", "<p>竜</p></body>"), encoding="utf-8")
    assert len(book.write()) > 10
    assert book.is_as_from_nothing()
    assert "<p>竜</p>" in (book.out / "index.html").read_text(encoding="utf-8")


def test_other_code_renders_all_anew(book: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of another program are not taken."""
    monkeypatch.setattr(last_rulebook, "code_digest", lambda *_: "another")
    assert len(book.write()) > 10


def _changed(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace("水竜", "土竜"), encoding="utf-8")


def _not_utf8(path: Path) -> None:
    path.write_bytes(b"\xff")


def _linked(path: Path) -> None:
    path.rename(path.parent.parent.parent / "elsewhere")
    path.symlink_to(path.parent.parent.parent / "elsewhere")


@pytest.mark.in_part(1)
@pytest.mark.parametrize("damage", [_changed, _not_utf8, Path.unlink, _linked])
@pytest.mark.parametrize("file", ["1.0.html", "1.0.nodes.js"])
def test_a_page_that_is_not_as_it_was_written_is_made_again(
    book: Written, damage: Callable[[Path], None], file: str
) -> None:
    """A page is taken neither changed nor with a changed script, and not through a link."""
    damage(book.out / "fab" / file)
    assert book.write() == ["fab/1.0.html"]
    assert book.is_as_from_nothing()


def test_a_record_that_is_damaged_is_done_without(book: Written, tmp_path: Path) -> None:
    """Without the record every page is made again."""
    (record,) = (tmp_path / "cache").iterdir()
    record.write_bytes(record.read_bytes()[:-9])
    assert len(book.write()) > 10
    assert book.is_as_from_nothing()


def test_the_rulebook_of_another_folder_is_not_taken(book: Written, tmp_path: Path) -> None:
    """A record is that of one folder."""
    book.out = tmp_path / "second"
    assert len(book.write()) > 10


def test_a_text_without_a_digest_is_made_again(book: Written) -> None:
    """A lone surrogate in a rule's text has no bytes, so its pages are rendered each time."""
    nodes = [*chapter()[:-1], node("fab:1.1.1", "rule", "fab:1.1", reading(passage("text", "卵\ud800")))]
    for _ in range(2):
        assert "fab/1.1.html" in book.write(graph=graph(nodes, (OFFICIAL, PRIMER), TERMS))
    assert book.is_as_from_nothing(graph=graph(nodes, (OFFICIAL, PRIMER), TERMS))
