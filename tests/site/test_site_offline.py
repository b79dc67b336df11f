"""A served rulebook is kept: it can be read without a network, and a new build takes the old one's place."""

import json
import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.site.file_server import serve
from support.site.made_up_histories import HISTORIES
from support.site.made_up_rulebook import FINDINGS, GLOSSARY, PROOFS, QUESTIONS, STAMP, engine, rulebook, written

from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.stamp import Stamp

KEPT = """caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())
    .then((keys) => keys.map((key) => key.url))"""
IS_CONTROLLED = "() => navigator.serviceWorker.controller"
UPDATE = "navigator.serviceWorker.ready.then((registration) => registration.update())"
OFFER = "新しい版があります"


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser's profile that nothing is kept in."""
    context = browser.new_context()
    yield context
    context.close()


def _visit(context: BrowserContext, address: str) -> Page:
    """Open the start page and wait until the worker has everything and answers."""
    page = context.new_page()
    page.goto(f"{address}index.html")
    page.wait_for_function(IS_CONTROLLED)
    return page


def _repeats(page: Path) -> bool:
    """Say whether a page has only what its section has: it is that of a single rule."""
    return page.parent.name == "r"


def _digest_but_for_the_date(file: Path) -> str:
    return sha256(
        file.read_bytes().replace(f'<span class="built-at">{STAMP.built_at}</span>'.encode(), b"")
    ).hexdigest()[:16]


def test_the_page_of_a_rule_is_answered_with_its_section_without_a_network(
    visitor: BrowserContext, served: str
) -> None:
    """A shared address leads to the rule among its neighbours, which is kept; with a network it is the page itself."""
    page = _visit(visitor, served)
    page.goto(f"{served}fab/r/1.0.2.html")  # another one than below: the browser itself keeps what it has seen
    expect(page).to_have_url(f"{served}fab/r/1.0.2.html")
    visitor.set_offline(True)
    page.goto(f"{served}fab/r/1.0.1a.html")
    expect(page).to_have_url(f"{served}fab/1.0.html#1.0.1a")
    expect(page.locator("[id='1.0.1a']")).to_be_in_viewport()


def test_every_page_is_there_without_a_network(visitor: BrowserContext, served: str, site: Path) -> None:
    """Pages never opened before, whole chapters among them, previews and numbers too."""
    page = _visit(visitor, served)
    visitor.set_offline(True)
    for name in (path.relative_to(site).as_posix() for path in site.rglob("*.html") if not _repeats(path)):
        page.goto(served + name)
        expect(page.locator("h1")).to_be_visible()
    page.goto(f"{served}fab/1.0.html")
    page.hover("[id='1.0.1'] .text a >> nth=0")
    expect(page.locator(".preview")).to_contain_text("を待つ。")
    page.fill("#search-input", "1.1.1")
    page.press("#search-input", "Enter")
    page.wait_for_url("**/1.1.html#1.1.1")
    page.goto(served)
    expect(page.locator("h1")).to_have_text("総合ルールブック")


@pytest.fixture
def updated(visitor: BrowserContext, tmp_path: Path) -> Iterator[tuple[Page, str, list[str]]]:
    """Return a page that was opened before a new build came, its address, and what was kept then."""
    folder = written(tmp_path)
    with serve(folder) as address:
        page = _visit(visitor, address)
        before = page.evaluate(KEPT)
        stamp = Stamp("9.9.0", STAMP.built_at)
        write_site(rulebook(), (), folder, stamp, proofs=PROOFS, histories=HISTORIES, engine=engine)
        _date_later(folder)
        page.evaluate(UPDATE)
        expect(page.get_by_text(OFFER)).to_be_visible()
        yield page, address, before


def test_a_new_build_is_offered(updated: tuple[Page, str, list[str]]) -> None:
    """Until it is taken the old one is read; then pages are the new ones, and nothing of the old ones is kept."""
    page, address, before = updated
    page.goto(f"{address}fab/1.0.html")
    expect(page.locator("footer")).to_contain_text("rulesdb 9.8.7")
    page.get_by_role("button", name="読み込む").click()
    expect(page.locator("footer")).to_contain_text("rulesdb 9.9.0")
    expect(page.get_by_text(OFFER)).to_have_count(0)
    after = page.evaluate(KEPT)
    assert len(after) == len(before)
    assert {key for key in before if "_assets/book.js" in key} <= set(after)


def test_a_new_build_can_wait(updated: tuple[Page, str, list[str]]) -> None:
    """Who puts it off is not asked again on this visit, and has it when the rulebook is opened the next time."""
    page, address, _ = updated
    page.get_by_role("button", name="あとで").click()
    page.goto(f"{address}fab/1.1.html")
    expect(page.get_by_text("オフラインで使えます")).to_be_visible()
    expect(page.get_by_text(OFFER)).to_have_count(0)
    expect(page.locator("footer")).to_contain_text("rulesdb 9.8.7")
    later = page.context.new_page()
    _close_and_await_the_new_worker(page, later)
    later.goto(f"{address}fab/1.1.html")
    later.wait_for_function(IS_CONTROLLED)
    expect(later.locator("footer")).to_contain_text("rulesdb 9.9.0")


def _close_and_await_the_new_worker(page: Page, later: Page) -> None:
    """Close the last page, and return when the new worker is active: one that opens in that very moment may hang."""
    activated: set[str] = set()
    session = page.context.new_cdp_session(later)
    session.on(
        "ServiceWorker.workerVersionUpdated",
        lambda event: activated.update(
            version["versionId"] for version in event["versions"] if version["status"] == "activated"
        ),
    )
    session.send("ServiceWorker.enable")
    page.close()
    for _ in range(1000):
        if len(activated) == 2:  # the former one, told at once, and the new one
            return
        later.wait_for_timeout(20)
    pytest.fail("the new worker is not active 20 s after the last page was closed")


def _date_later(folder: Path) -> None:
    """Give files a later date: the server's has no fractions of a second, and it sends what looks as old only once."""
    for path in folder.rglob("*"):
        date = path.stat().st_mtime + 10
        os.utime(path, (date, date))


def test_the_same_texts_on_another_day_need_no_fetching(site: Path, tmp_path: Path) -> None:
    """Every page has the date, and nothing else is new: the worker is the same to the byte."""
    later = Stamp(STAMP.version, "2032年1月1日")
    write_site(
        rulebook(),
        FINDINGS,
        tmp_path / "book",
        later,
        glossary=GLOSSARY,
        proofs=PROOFS,
        questions=QUESTIONS,
        histories=HISTORIES,
        engine=engine,
    )
    assert "2032年1月1日" in (tmp_path / "book" / "index.html").read_text("utf-8")
    assert (tmp_path / "book" / "sw.js").read_bytes() == (site / "sw.js").read_bytes()


def test_the_foot_of_a_page_says_when_all_is_kept(visitor: BrowserContext, served: str) -> None:
    """With its size, on the next page as well."""
    page = _visit(visitor, served)
    expect(page.locator(".colophon .offline")).to_have_text(re.compile(r"^オフラインで使えます（\d\.\d MB）$"))
    page.goto(f"{served}fab/1.1.html")
    expect(page.locator(".colophon .offline")).to_have_count(1)


def test_on_a_disk_there_is_nothing_of_it(desk: Page, site: Path) -> None:
    """No manifest, which a browser would refuse there with a message, and no worker."""
    desk.goto((site / "index.html").as_uri())
    assert desk.locator("link[rel=manifest]").count() == 0
    assert desk.locator(".offline").count() == 0


def test_the_worker_names_every_file_with_its_hash(site: Path) -> None:
    """What reading needs, not data and pages of one rule each; and itself not, by which a new build is found."""
    head = (site / "sw.js").read_text("utf-8").split(";\n")[0]
    files = dict(json.loads(head.removeprefix("self.FILES = new Map(").removesuffix(")")))
    expected = {
        path.relative_to(site).as_posix(): _digest_but_for_the_date(path)
        for path in site.rglob("*")
        if path.suffix in {".html", ".js", ".css", ".svg", ".webmanifest"} and path.name != "sw.js"
        if not _repeats(path)
    }
    assert files == expected


def test_it_can_be_installed(visitor: BrowserContext, served: str) -> None:
    """The browser reads the manifest and finds no fault with it."""
    page = _visit(visitor, served)
    answer = visitor.new_cdp_session(page).send("Page.getAppManifest")
    assert answer["url"] == f"{served}_assets/book.webmanifest"
    assert answer["errors"] == []
    assert json.loads(answer["data"])["name"] == "総合ルールブック"


def test_the_manifest_has_what_browsers_ask_of_an_app(site: Path) -> None:
    """A name, a start within its scope, a display without tabs, and pictures of 192 and 512 pixels, one to be cut."""
    manifest = json.loads((site / "_assets" / "book.webmanifest").read_text("utf-8"))
    assert manifest["short_name"]
    assert manifest["display"] in {"standalone", "minimal-ui"}
    for place in (manifest["start_url"], *(shortcut["url"] for shortcut in manifest["shortcuts"])):
        assert (site / "_assets" / place).is_file()
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in pictures} == {"192x192", "512x512"}
    assert [icon["src"] for icon in pictures if icon.get("purpose") == "maskable"] == ["icon-maskable.png"]
    for icon in pictures:
        with Image.open(site / "_assets" / icon["src"]) as picture:
            assert icon["sizes"] == "x".join(map(str, picture.size))
