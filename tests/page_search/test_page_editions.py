"""With texts of two editions the pages answer from those of the first one, and again when the others have followed."""

import base64
import json
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from support.search.page_answers import (
    AGREED,
    MOST_IN_ALL,
    MOST_LOADED,
    agreed,
    compressed,
    compressed_in_all,
    published,
)
from support.search.relevance import read_judged
from support.site.held_requests import Held

from rulesdb.pipeline.home import Home, open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from rulesdb.site.rulebook_writing import ASSETS, SEARCH_DATA, SEARCH_MORE
from rulesdb.site.stamp import Stamp
from rulesdb.source.resources import data_folder

pytestmark = pytest.mark.exhaustive  # a second edition is built for it

ONLY_OURS = '"それを手札に加える。それからカードをランダムに"'  # no sentence of the made-up edition ends so
IN_BOTH = "単発効果"

Compose = Callable[[Page, str], None]
Release = Callable[[], None]


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> tuple[Home, Path]:
    """Return a home with a made-up edition over the shipped one, all sentences with another end, and its rulebook."""
    source = tmp_path_factory.mktemp("source")
    (source / "fab" / "ja").mkdir(parents=True)
    for path in sorted((data_folder() / "fab" / "ja").glob("*.txt")):
        reworded = path.read_text(encoding="utf-8").replace("。", "のである。")
        (source / "fab" / "ja" / path.name).write_text(reworded, encoding="utf-8")
    return published([source], tmp_path_factory.mktemp("reworded"))


def _data_of(book: Path) -> list[dict[str, Any]]:
    """Return what is packed in the scripts of a rulebook."""
    scripts = ((book / ASSETS / name).read_text(encoding="utf-8") for name in (SEARCH_DATA, SEARCH_MORE))
    packed = b"".join(base64.b64decode(script.split('"')[1]) for script in scripts)
    return [*map(json.loads, lzma.decompress(packed, format=lzma.FORMAT_ALONE).decode("utf-16-be").split("\n")[:-1])]


@pytest.fixture
def opened(book: tuple[Home, Path], page: Page) -> tuple[Page, Release]:
    """Return the start page, and what lets it have the texts that follow."""
    more = Held(page, f"**/{SEARCH_MORE}")

    def release() -> None:
        more.release()
        page.evaluate(f"rulesdb.load('{ASSETS}/{SEARCH_MORE}')")

    page.goto((book[1] / "index.html").as_uri())
    with page.expect_request(f"**/{SEARCH_MORE}"):
        page.click("#search-input")
    return page, release


@pytest.mark.nightly
def test_later_editions_wait(book: tuple[Home, Path]) -> None:
    """What is said by a later edition alone is in the second script, as are the known questions."""
    first, more = _data_of(book[1])
    phrase = ONLY_OURS.strip('"')
    assert phrase not in first["texts"]
    assert phrase in more["texts"]
    assert more["questions"]
    assert compressed(book[1]) <= MOST_LOADED


@pytest.mark.exhaustive
def test_one_edition_of_a_game_that_nobody_asks_about_has_one_script(tmp_path: Path) -> None:
    """Nothing follows, and the page asks for nothing."""
    (tmp_path / "text.txt").write_text("1 道具§\n1.1 舟§\n1.1.1 舟とは、湖で使う道具のことです。§\n", encoding="utf-8")
    build([tmp_path / "text.txt"], tmp_path / "home", "angling")
    publish(open_home(tmp_path / "home"), tmp_path / "book", Stamp("9.8.7", "2031-04-05"), "official")
    assert (tmp_path / "book" / ASSETS / SEARCH_DATA).exists()
    assert not (tmp_path / "book" / ASSETS / SEARCH_MORE).exists()


def test_the_box_answers_again_when_the_rest_is_there(opened: tuple[Page, Release]) -> None:
    """A phrase of the later edition, whose words are searched for until then."""
    page, release = opened
    page.fill("#search-input", ONLY_OURS)
    page.wait_for_function("() => document.querySelector('.search-note').textContent.includes('引用符')")
    release()
    page.wait_for_function("() => document.querySelector('.search-note').textContent.startsWith('1件')")
    assert "6.1.2" in page.locator("#search-hits .hit").first.inner_text()


def test_a_chosen_hit_stays_chosen(opened: tuple[Page, Release]) -> None:
    """And a closed list stays closed."""
    page, release = opened
    page.fill("#search-input", IN_BOTH)
    page.wait_for_selector("#search-hits .hit")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    release()
    assert page.get_attribute("#search-input", "aria-activedescendant") == "hit-1"


def test_a_closed_list_stays_closed(opened: tuple[Page, Release]) -> None:
    """Who has turned to the page is not called back."""
    page, release = opened
    page.fill("#search-input", IN_BOTH)
    page.wait_for_selector("#search-hits .hit")
    page.mouse.click(5, 500)
    release()
    assert not page.is_visible(".found")


def test_a_composition_is_left_alone(opened: tuple[Page, Release], compose: Compose) -> None:
    """Though the list is open; its end is answered with all texts."""
    page, release = opened
    page.fill("#search-input", IN_BOTH)
    page.wait_for_selector("#search-hits .hit")
    before = page.inner_text("#search-hits")
    compose(page, ONLY_OURS)
    release()
    assert page.inner_text("#search-hits") == before
    page.evaluate("document.querySelector('#search-input').dispatchEvent(new CompositionEvent('compositionend'))")
    assert page.locator("#search-hits .hit").count() == 1


def test_without_the_rest_the_first_answers_stand(book: tuple[Home, Path], page: Page) -> None:
    """A file that does not come says nothing against those that came."""
    page.route(f"**/{SEARCH_MORE}", lambda route: route.abort())
    page.goto((book[1] / "index.html").as_uri())
    page.fill("#search-input", IN_BOTH)
    page.wait_for_selector("#search-hits .hit")
    assert "件" in page.inner_text(".search-note")


@pytest.mark.nightly
def test_the_worker_keeps_the_rest(book: tuple[Home, Path]) -> None:
    """A rulebook without a network has all texts."""
    assert f'"{ASSETS}/{SEARCH_MORE}"' in (book[1] / "sw.js").read_text(encoding="utf-8")


@pytest.mark.nightly
def test_official_texts_over_ours(official: Path, tmp_path: Path, page: Page) -> None:
    """They keep to what a page may load, and with all texts answer like the command."""
    home, folder = published([official], tmp_path)
    assert compressed(folder) <= MOST_LOADED
    assert compressed_in_all(folder) <= MOST_IN_ALL
    queries = [judged.query for judged in read_judged()]
    assert agreed(page, home, folder, queries) >= AGREED
