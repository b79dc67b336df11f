"""Style sheets and scripts: a page loads few files, and each one that there is."""

from pathlib import Path

import pytest
from support.site.html_pages import Page, read_site

from rulesdb.site.joined_assets import SCRIPTS, SHEETS, joined_assets
from rulesdb.source.resources import templates_folder

ASSETS = templates_folder() / "assets"


def _loaded(page: Page) -> list[str]:
    """Return the names of the style sheets and scripts that a page loads, in their order."""
    sheets = [one.attributes["href"] for one in page.find("link") if one.attributes["rel"] == "stylesheet"]
    scripts = [one.attributes["src"] for one in page.find("script")]
    return [address.rpartition("/")[2] for address in (*sheets, *scripts)]


def test_a_page_waits_for_few_files(site: Path) -> None:
    """All style sheets of all pages are one file, and the scripts are two: the settings come first."""
    for path, page in read_site(site).items():
        own = {"bookmarks.html": 4, "judge.html": 4}.get(path, 0)
        assert len(_loaded(page)) == 3 + own, path
    assert _loaded(read_site(site)["fab/1.0.html"]) == ["book.css", "book.js", "page.js"]


@pytest.mark.parametrize(("names", "suffix"), [(SHEETS, ".css"), (SCRIPTS, ".js")])
def test_what_is_joined_is_there_once(site: Path, names: tuple[str, ...], suffix: str) -> None:
    """Its parts are no files of the rulebook, and none is joined twice."""
    assert len(set(names)) == len(names)
    assert [name for name in names if (site / "_assets" / f"{name}{suffix}").exists()] == []


def test_joined_sheets_are_whole() -> None:
    """Nothing of a style sheet is lost between two others."""
    style = joined_assets(ASSETS)["book.css"]
    assert [name for name in SHEETS if (ASSETS / f"{name}.css").read_text("utf-8") not in style] == []
