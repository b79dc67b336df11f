"""The pages' search makes of each shared case what the command's does: tests/search/cases has the expectations."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from support.search.shared_cases import FILES, STEPS, lake, read_cases

from rulesdb.page_search.encoding import page_data
from rulesdb.site.modules import joined_modules
from rulesdb.site.rulebook_writing import SEARCH_ENTRY, SEARCH_GLOBAL
from rulesdb.source.resources import templates_folder


@pytest.fixture(scope="module")
def lake_page(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Page:
    """Return a page that has the search and the data of the made-up game."""
    first, more = page_data(lake(tmp_path_factory.mktemp("lake")), lambda node: ("lake.html", node.id))
    page = browser.new_page()
    page.add_script_tag(content=joined_modules(templates_folder() / "search", SEARCH_ENTRY, SEARCH_GLOBAL))
    page.add_script_tag(content=first + more)
    page.evaluate(f"globalThis.corpus = new {SEARCH_GLOBAL}.Corpus(rulesdbData); corpus.add(rulesdbMore)")
    return page


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_page_makes_of_it_what_is_expected(path: Path, lake_page: Page) -> None:
    """Whatever the command makes of it."""
    cases = read_cases(path)
    call = f"given => (search => given.map({STEPS[path.stem].theirs}))({SEARCH_GLOBAL})"
    theirs = lake_page.evaluate(call, [given for given, _ in cases])
    assert [(given, found) for (given, _), found in zip(cases, theirs, strict=True)] == cases
