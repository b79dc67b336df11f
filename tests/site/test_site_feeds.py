"""The feeds of changes: Atom as RFC 4287 has it, what their entries say, and where they lead."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin
from xml.etree import ElementTree as ET

import feedparser
import pytest
from support.pipeline.harbour_versions import VERSIONS, write_versions
from support.site.html_pages import Page
from support.site.made_up_histories import HISTORIES
from support.site.made_up_rulebook import STAMP, rulebook

from rulesdb.graph.histories import Difference
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from rulesdb.site.rulebook_writing import write_site

FEED = "harbour/_changes-official.xml"
BASE = "https://harbour.example/rules/"
ATOM, XHTML, XML = (
    "{http://www.w3.org/2005/Atom}",
    "{http://www.w3.org/1999/xhtml}",
    "{http://www.w3.org/XML/1998/namespace}",
)
ANOTHER = "この番号は別のルールになりました"


@pytest.fixture(scope="module")
def served(harbour_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the rulebook of a game in three versions, made for a host."""
    folder = tmp_path_factory.mktemp("served") / "book"
    publish(open_home(harbour_home), folder, STAMP, base_url=BASE)
    return folder


@pytest.fixture(scope="module")
def book(harbour_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the same rulebook without an address."""
    folder = tmp_path_factory.mktemp("book") / "book"
    publish(open_home(harbour_home), folder, STAMP)
    return folder


def feed_of(folder: Path, path: str = FEED) -> ET.Element:
    """Return the feed of a rulebook."""
    return ET.parse(folder / path).getroot()  # noqa: S314  (our own file)


def entries(feed: ET.Element) -> list[ET.Element]:
    """Return the entries of a feed, in order."""
    return feed.findall(f"{ATOM}entry")


def said(element: ET.Element, name: str) -> str:
    """Return the text of the one child of a name."""
    (child,) = element.findall(ATOM + name)
    return "".join(child.itertext()).strip()


def link(element: ET.Element, rel: str) -> str:
    """Return the address of the one link of a relation."""
    (found,) = (one for one in element.findall(f"{ATOM}link") if one.attrib["rel"] == rel)
    return found.attrib["href"]


def faults(feed: ET.Element) -> list[str]:
    """Return what RFC 4287 demands of a feed and this one lacks."""
    return [*_faults_of_feed(feed), *(fault for element in (feed, *entries(feed)) for fault in _faults_of(element))]


def _faults_of_feed(feed: ET.Element) -> Iterator[str]:
    if feed.find(f"{ATOM}author/{ATOM}name") is None:
        yield "no author (4.1.1)"
    if any(not category.attrib.get("term") for category in feed.iter(f"{ATOM}category")):
        yield "a category without a term (4.2.2)"
    if any([child.tag for child in content] != [f"{XHTML}div"] for content in feed.iter(f"{ATOM}content")):
        yield "XHTML that is no one div (4.1.3.3)"
    identifiers = [said(element, "id") for element in (feed, *entries(feed))]
    if len({*identifiers}) < len(identifiers):
        yield "an identifier twice (4.2.6)"


def _faults_of(element: ET.Element) -> Iterator[str]:
    """Yield the faults of a feed or an entry."""
    if any(len(element.findall(ATOM + name)) != 1 for name in ("id", "title", "updated")):
        yield f"{element.tag}: not one id, title and time (4.1.1, 4.1.2)"
    if not re.fullmatch(r"[a-z][a-z0-9+.-]*:\S+", said(element, "id")):
        yield f"{said(element, 'id')}: no IRI (4.2.6)"
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", said(element, "updated")):
        yield f"{said(element, 'updated')}: no date-time of RFC 3339 (3.3)"
    if len([one for one in element.findall(f"{ATOM}link") if one.attrib["rel"] == "alternate"]) != 1:
        yield "several alternates of one type and language, or none (4.1.1, 4.1.2)"


@pytest.mark.parametrize("folder", ["book", "served"])
def test_feed_is_valid(folder: str, request: pytest.FixtureRequest) -> None:
    """It has all that RFC 4287 demands, and a feed reader finds nothing to complain of."""
    written = request.getfixturevalue(folder) / FEED
    assert faults(feed_of(request.getfixturevalue(folder))) == []
    read = feedparser.parse(written.read_bytes())
    assert (read.bozo, read.version, len(read.entries)) == (False, "atom10", len(entries(ET.parse(written).getroot())))  # noqa: S314


def test_entries_say_what_became_of_each_rule(book: Path) -> None:
    """The newest version comes first, and of each version the numbers that another rule had before."""
    feed = feed_of(book)
    assert said(feed, "title") == "harbour 公式 ルールの変更"
    assert said(feed, "updated") == "2026-01-16T00:00:00Z"
    assert [(said(one, "updated")[:10], said(one, "title")) for one in entries(feed)] == [
        ("2026-01-16", "1.0.4 変更"),
        ("2026-01-16", "1.0.5 削除"),
        ("2026-01-16", "1.2 新設"),
        ("2026-01-16", "1.2.1 番号変更(前は1.1.3)"),
        ("2025-06-01", f"1.0.1 {ANOTHER}: 新設"),
        ("2025-06-01", f"1.0.2 {ANOTHER}: 番号変更(前は1.0.1)"),
        ("2025-06-01", f"1.0.3 {ANOTHER}: 番号変更(前は1.0.2)"),
        ("2025-06-01", f"1.0.4 {ANOTHER}: 番号変更(前は1.0.3)"),
        ("2025-06-01", "1.0.5 番号変更(前は1.0.4)"),
        ("2025-06-01", "1.1.1 変更"),
    ]


def test_entry_has_the_differences_and_the_former_rule(book: Path) -> None:
    """What was added and taken away is marked, and another rule of the number is quoted with where it is now."""
    by_title = {said(one, "title"): one for one in entries(feed_of(book))}
    changed = by_title["1.0.4 変更"]
    assert [one.text for one in changed.iter(f"{XHTML}ins")] == ["二手番"]
    another = by_title[f"1.0.1 {ANOTHER}: 新設"]
    assert "この番号は2024-05-01の版まで別のルールでした:「船は、旗を掲げてから港に入る。」(今は1.0.2)" in "".join(
        another.itertext()
    )
    assert [one.attrib["href"] for one in another.iter(f"{XHTML}a")] == ["1.0.html#1.0.2"]


@pytest.mark.parametrize("folder", ["book", "served"])
def test_entries_lead_to_pages(folder: str, request: pytest.FixtureRequest) -> None:
    """Each address is that of an anchor: absolute where the rulebook's own is known, else from the feed's folder."""
    site = request.getfixturevalue(folder)
    feed = feed_of(site)
    own = BASE + FEED
    base = urljoin(own, feed.attrib[f"{XML}base"])
    assert urljoin(base, link(feed, "self")) == own
    links = [link(one, "alternate") for one in (feed, *entries(feed))]
    assert all(address.startswith(BASE) for address in links) is (folder == "served")
    for address in (*links, *(one.attrib["href"] for one in feed.iter(f"{XHTML}a"))):
        page, anchor = urldefrag(urljoin(base, address))
        assert unquote(anchor) in Page((site / page.removeprefix(BASE)).read_text("utf-8")).ids, address


@pytest.mark.exhaustive
def test_an_entry_keeps_its_identifier(book: Path, served: Path, tmp_path: Path) -> None:
    """At another address, and when a version is added: readers are shown what is new alone."""
    texts = write_versions(tmp_path / "texts", VERSIONS[:2])
    build(texts, tmp_path / "home")
    publish(open_home(tmp_path / "home"), tmp_path / "book", STAMP)
    identifiers = [[said(one, "id") for one in entries(feed_of(site))] for site in (tmp_path / "book", book, served)]
    assert identifiers[1] == identifiers[2]
    assert identifiers[0] == identifiers[1][-len(identifiers[0]) :]
    assert said(feed_of(book), "id") == said(feed_of(tmp_path / "book"), "id")


def test_pages_name_the_feeds_of_their_game(book: Path) -> None:
    """As feed readers look for them; the start page has a link for people, too."""
    for name in ("index.html", "terms.html", "harbour/1.0.html", "harbour/_former.html", "harbour/r/1.0.1.html"):
        named = [one.attributes for one in Page((book / name).read_text("utf-8")).find("link")]
        (feed,) = (one for one in named if one.get("type") == "application/atom+xml")
        assert (feed["rel"], urljoin(name, feed["href"])) == ("alternate", FEED)
    assert FEED in [one.attributes["href"] for one in Page((book / "index.html").read_text("utf-8")).find("a")]


def test_rulebook_without_former_versions_has_no_feed(tmp_path: Path) -> None:
    """Nor a word of one."""
    write_site(rulebook(), (), tmp_path / "book", STAMP)
    assert [*(tmp_path / "book").rglob("_changes*")] == []
    assert "atom" not in (tmp_path / "book" / "index.html").read_text("utf-8")


def test_whatever_a_text_holds_is_text(tmp_path: Path) -> None:
    """Markup, controls and direction marks of a text spoil no feed, and words in another language say so."""
    odd = "</p>&\x01\u202e竜"
    (history,) = HISTORIES
    change = history.steps[0][0]._replace(text=(Difference("delete", odd, ""),))
    english = history._replace(language="en", steps=((change,),))
    write_site(rulebook(), (), tmp_path / "book", STAMP, histories=[english])
    feed = feed_of(tmp_path / "book", "fab/_changes-official.xml")
    assert faults(feed) == []
    assert ["".join(one.itertext()) for one in feed.iter(f"{XHTML}del")] == ["</p>&␁\u202e竜"]
    assert {one.attrib.get(f"{XML}lang") for one in feed.iter(f"{XHTML}p")} == {"en"}
