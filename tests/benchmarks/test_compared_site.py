"""What site_build.py gives to MkDocs is the same rulebook: its sections, with the same numbers and links."""

import json
import re
from pathlib import Path

import pytest
from mkdocs_project import WITH_SEARCH, WITHOUT_SEARCH, write_project
from processes import Sample
from sections import write_sections
from site_build import mkdocs_figures

from rulesdb.graph.model import Graph

HEADING = re.compile(r"^#+ .*\{ #(?P<anchor>\S+) \}$", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:)(?P<path>[^#)]*)#(?P<anchor>[^)]*)\)")
NODE = re.compile(r'<div class="node [a-z]+" id="(?P<anchor>[^"]+)"')


@pytest.fixture(scope="module")
def written(shipped: Graph, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the sections of the shipped edition, as a project in ``project`` and ours in ``book``."""
    folder = tmp_path_factory.mktemp("compared")
    write_project(shipped, folder / "project")
    write_sections(shipped, folder / "book")
    return folder


def _anchors(folder: Path, suffix: str, pattern: re.Pattern[str]) -> dict[str, list[str]]:
    """Return the anchors of the rules on each page of a game."""
    pages = {path.relative_to(folder).with_suffix(""): path for path in folder.glob(f"*/*{suffix}")}
    return {str(name): pattern.findall(path.read_text(encoding="utf-8")) for name, path in pages.items()}


@pytest.mark.exhaustive
def test_both_have_the_same_rules_on_the_same_pages(written: Path) -> None:
    """Each rule is a heading there and a node here, in the same order."""
    theirs = _anchors(written / "project" / "docs", ".md", HEADING)
    assert theirs == _anchors(written / "book", ".html", NODE)
    assert sum(map(len, theirs.values())) > 500


@pytest.mark.exhaustive
def test_every_reference_leads_to_a_heading(written: Path) -> None:
    """The project's links are whole."""
    docs = written / "project" / "docs"
    headings = _anchors(docs, ".md", HEADING)
    for page in docs.glob("*/*.md"):
        for path, anchor in LINK.findall(page.read_text(encoding="utf-8")):
            target = (page.parent / path if path else page).resolve().relative_to(docs.resolve())
            assert anchor in headings[str(target.with_suffix(""))]


def test_the_project_needs_no_network_and_searches_in_japanese(written: Path) -> None:
    """Fonts are off; one configuration has the search, the other has nothing beside."""
    project = written / "project"
    whole, plain = (json.loads((project / name).read_text(encoding="utf-8")) for name in (WITH_SEARCH, WITHOUT_SEARCH))
    assert whole["theme"] == plain["theme"] == {"name": "material", "language": "ja", "font": False}
    assert (whole["plugins"], plain["plugins"]) == ([{"search": {"lang": "ja"}}], [])


def test_what_takes_longer_than_its_target_is_called_missed() -> None:
    """The comparison can fail, and ours is compared with what does the same."""
    taken = {"site": 4.1, "again": 0.4, "changed": 1.1, "mkdocs": 1.0, "sections": 0.2, "mkdocs sections": 0.8}
    figures = mkdocs_figures(7, {name: Sample(seconds, 0, seconds) for name, seconds in taken.items()})
    ratios = {figure.value: figure.is_met for figure in figures if figure.target}
    assert ratios == {4.1: False, 0.4: True, 1.1: False, 0.25: True}
