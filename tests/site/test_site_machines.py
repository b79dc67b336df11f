"""What programs read: data, the guide, addresses, and what a chat shows of a shared page."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from support.site.html_pages import Page, broken_links
from support.site.made_up_rulebook import (
    FINDINGS,
    GLOSSARY,
    PROOFS,
    QUESTIONS,
    STAMP,
    edition,
    graph,
    node,
    passage,
    reading,
    rulebook,
    run,
)

from rulesdb.graph.model import TextFile
from rulesdb.graph.node_entries import node_view
from rulesdb.site.answered_questions import QuestionsByRule
from rulesdb.site.rulebook_writing import write_site

BASE = "https://dragons.example/book/"
HOSTILE = "<script>alert('竜')</script>\"]("


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the same rulebook, made for a host."""
    out = tmp_path_factory.mktemp("served") / "book"
    write_site(rulebook(), (), out, STAMP, glossary=GLOSSARY, base_url=BASE, proofs=PROOFS)
    return out


def _page(folder: Path, name: str) -> Page:
    return Page((folder / name).read_text("utf-8"))


def _said(page: Page, name: str) -> list[str]:
    """Return what the page's meta elements of a name or property say."""
    return [one.attributes["content"] for one in page.find("meta") if name in {*one.attributes.values()}]


def test_the_data_are_those_of_show(site: Path) -> None:
    """All of them in one file, and each rule's in a file that its number names."""
    book = rulebook()
    questions = QuestionsByRule(QUESTIONS)
    asked = {each.id: {"questions": questions.brief(each)} for each in book.nodes.values() if questions.of(each)}
    everything = [
        node_view(book, each, said, PROOFS.brief(each.id)) | asked.get(each.id, {})
        for each in book.nodes.values()
        for said in each.readings
    ]
    assert json.loads((site / "rules.json").read_text("utf-8")) == everything
    own = json.loads((site / "fab" / "json" / "1.0.1a.json").read_text("utf-8"))
    assert own == [each for each in everything if each["id"] == "fab:1.0.1a"]
    assert len(list(site.glob("*/json/*.json"))) == len(book.nodes)


def test_a_rule_has_a_page_to_be_shared(site: Path) -> None:
    """With its text for people, the way to its place, and its data for programs."""
    page = _page(site, "fab/r/1.0.1a.html")
    assert page.find("h1")[0].text.split() == ["1.0.1a", "細則"]
    assert page.find("nav", "crumbs")[0].text.split() == [
        "フレッシュ＆ブラッド",
        "1",
        "竜の巻",
        "1.0",
        "火と水",
        "1.0.1",
        "1.0.1a",
    ]
    assert "息は" in page.by_id("1.0.1a").text
    assert page.find("nav", "in-place")[0].text.split() == ["前後とともに読む", "1.0", "火と水"]
    links = [one.attributes["href"] for one in page.find("a")]
    assert "../1.0.html#1.0.1a" in links
    assert "../1.1.html#1.1.1" in links
    (data,) = (one for one in page.find("link") if one.attributes.get("type") == "application/json")
    assert data.attributes["href"] == "../json/1.0.1a.json"
    assert not (site / "fab" / "r" / "1.0.html").exists()  # a section's own page can be shared


def test_the_page_of_a_rule_leads_to_those_before_and_behind_it(site: Path) -> None:
    """In the order of the text; a section's page is its own."""
    turn = _page(site, "fab/r/1.0.1a.html").find("nav", "turn")[0]
    links = [one for one in _page(site, "fab/r/1.0.1a.html").find("a") if one.attributes.get("rel") in {"prev", "next"}]
    assert [link.attributes["href"] for link in links] == ["1.0.1.html", "1.0.2.html"]
    assert turn.text.split()[0].startswith("前")
    (first,) = (one for one in _page(site, "fab/r/1.0.1.html").find("a") if one.attributes.get("rel") == "prev")
    assert first.attributes["href"] == "../1.0.html"


def test_every_page_has_a_description(site: Path) -> None:
    """One that says something: a node without a text is called by its name."""
    for path in site.rglob("*.html"):
        page = _page(site, path.relative_to(site).as_posix())
        named = {one.attributes.get("name"): one.attributes.get("content") for one in page.find("meta")}
        assert named["description"], path


def test_a_chat_shows_the_picture_of_the_rulebook(served: Path, site: Path) -> None:
    """Each page names it by its full address; without an address there is none."""
    for path in ("index.html", "fab/1.0.html", "fab/r/1.0.1.html"):
        assert _said(_page(served, path), "og:image") == [f"{BASE}_assets/preview.png"]
        assert _said(_page(site, path), "og:image") == []
    assert (served / "_assets" / "preview.png").is_file()


def test_a_rule_says_where_its_page_is(site: Path) -> None:
    """The § of a rule knows the address to share; a section's is the page that it is on."""
    marks = _page(site, "fab/1.0.html").find("a", "permalink")
    assert [mark.attributes["data-share"] for mark in marks][:2] == ["1.0.html", "r/1.0.1.html"]


def test_a_chat_shows_title_line_and_text(site: Path) -> None:
    """Of a rule without title its section; symbols by their names, and no more of the text than a preview holds."""
    page = _page(site, "fab/r/1.0.1a.html")
    assert _said(page, "og:title") == ["1.0.1a｜1.0 火と水｜フレッシュ＆ブラッド"]
    assert _said(page, "og:description") == ["息はパワーを に変え、[色]を塗る。（公式）"]
    assert _said(_page(site, "fab/1.html"), "og:title") == ["1 竜の巻｜フレッシュ＆ブラッド"]


def test_a_long_text_is_cut_and_a_missing_one_made_up_for(tmp_path: Path) -> None:
    """A rule that is only a list is shown by its items."""
    long = node("fab:1", "chapter", None, reading(passage("text", "竜" * 500)))
    items = node("fab:2", "chapter", None, reading(passage("item-1", "火。"), passage("item-2", "水。")))
    write_site(graph((long, items)), (), tmp_path / "book", STAMP)
    assert _said(_page(tmp_path / "book", "fab/1.html"), "description") == ["竜" * 195 + "…（公式）"]
    assert _said(_page(tmp_path / "book", "fab/2.html"), "description") == ["火。 水。（公式）"]


def test_a_chat_shows_of_which_version_a_text_is(tmp_path: Path) -> None:
    """Edition, version and date are behind the text, which is cut for them."""
    told = rulebook()
    text = TextFile("made-up.txt", "ab" * 32, "2.1", "2031-04-05")
    editions = (told.editions[0]._replace(files=(text,)),)
    write_site(told._replace(editions=editions), (), tmp_path / "book", STAMP)
    (description,) = _said(_page(tmp_path / "book", "fab/r/1.0.1a.html"), "og:description")
    assert description == "息はパワーを に変え、[色]を塗る。（公式、2.1、2031-04-05から有効）"


def test_absolute_addresses_need_to_know_the_host(site: Path, served: Path) -> None:
    """Without it there is no list of addresses and no og:url, which would have to be absolute."""
    assert not (site / "sitemap.xml").exists()
    assert _said(_page(site, "fab/r/1.0.1.html"), "og:url") == []
    assert _said(_page(served, "fab/r/1.0.1.html"), "og:url") == [f"{BASE}fab/r/1.0.1.html"]
    for folder, home in ((site, "../1.0.html"), (served, f"{BASE}fab/1.0.html")):
        (canonical,) = (
            one for one in _page(folder, "fab/r/1.0.1.html").find("link") if one.attributes["rel"] == "canonical"
        )
        assert canonical.attributes["href"] == home


def test_the_list_of_addresses_names_every_page_once(served: Path) -> None:
    """But not the pages that only repeat a rule of another one, nor that of a reader's bookmarks."""
    tree = ET.parse(served / "sitemap.xml")  # noqa: S314  (our own file)
    listed = [one.text for one in tree.iter() if one.tag.endswith("}loc")]
    paths = (path.relative_to(served).as_posix() for path in served.rglob("*.html"))
    assert sorted(map(str, listed)) == sorted(
        BASE + path for path in paths if "/r/" not in path and "_whole" not in path and path != "bookmarks.html"
    )
    assert broken_links(served) == []


def test_the_guide_names_rules_data_texts_and_pages(site: Path) -> None:
    """Every link of it leads to a file."""
    guide = (site / "llms.txt").read_text("utf-8")
    for said in ("rulesdb 9.8.7", "2031年4月5日", "竜の卓 公式", "CC0-1.0", "fab.txt 0123456789ab", "fab:1.0.1"):
        assert said in guide
    assert "[1.0 火と水](fab/1.0.html)" in guide
    assert "sitemap.xml" not in guide
    links = [piece.partition(")")[0].partition("#")[0] for piece in guide.split("](")[1:]]
    assert [link for link in links if not (site / link).is_file()] == []


def test_nothing_tells_where_on_a_disk_the_texts_lie(tmp_path: Path) -> None:
    """A path of the user's is a file's name to everybody else: on pages, in the guide, in the data, among findings."""
    private = "/home/dragon/secret/fab.txt"
    told = rulebook()
    nodes = {
        name: each._replace(
            readings=tuple(one._replace(place=one.place._replace(file=private)) for one in each.readings)
        )
        for name, each in told.nodes.items()
    }
    names = {private: "ab" * 32, "../secret/mtg.txt": "cd" * 32, "data/own.txt": "ef" * 32}
    texts = tuple(TextFile(name, digest) for name, digest in names.items())
    told = told._replace(nodes=nodes, editions=(told.editions[0]._replace(files=texts),))
    found = [each._replace(file=private) for each in FINDINGS]
    write_site(told, found, tmp_path / "book", STAMP)
    written_files = [path for path in (tmp_path / "book").rglob("*") if path.is_file()]
    assert [path.name for path in written_files if b"secret" in path.read_bytes()] == []
    footer = _page(tmp_path / "book", "index.html").find("footer")[0].text
    for said in ("fab.txt abababababab", "mtg.txt cdcdcdcdcdcd", "data/own.txt efefefefefef"):
        assert said in footer
    assert f"fab.txt {'ab' * 32}" in (tmp_path / "book" / "llms.txt").read_text("utf-8")
    assert "fab.txt:3:" in _page(tmp_path / "book", "diagnostics.html").by_id("main").text


def test_texts_of_one_name_keep_their_digests(tmp_path: Path) -> None:
    """In several editions, and in several folders of one, whose later texts get a number."""
    files = {"official": ("/a/rules.txt", "/b/rules.txt"), "plain": ("/c/rules.txt",)}
    digests = dict(
        zip(("/a/rules.txt", "/b/rules.txt", "/c/rules.txt"), ("aa" * 32, "bb" * 32, "cc" * 32), strict=True)
    )
    texts = [(name, file) for name, of_edition in files.items() for file in of_edition]
    readings = [reading(passage("text", "竜。"), edition=name) for name, _ in texts]
    nodes = [
        node(f"fab:{at}", "chapter", None, one._replace(place=one.place._replace(file=file)))
        for at, (one, (_, file)) in enumerate(zip(readings, texts, strict=True), start=1)
    ]
    editions = [
        edition(name, "fab", "竜の卓")._replace(files=tuple(TextFile(file, digests[file]) for file in of_edition))
        for name, of_edition in files.items()
    ]
    write_site(graph(nodes, editions), (), tmp_path / "book", STAMP)
    entries = json.loads((tmp_path / "book" / "rules.json").read_text("utf-8"))
    assert [(entry["source"]["file"], entry["digest"]) for entry in entries] == [
        ("rules.txt", "aa" * 32),
        ("rules.txt (2)", "bb" * 32),
        ("rules.txt", "cc" * 32),
    ]


def test_the_guide_of_a_served_rulebook_names_its_addresses(served: Path) -> None:
    """The list is there, so it is named."""
    assert "](sitemap.xml)" in (served / "llms.txt").read_text("utf-8")


def test_whatever_a_text_holds_is_text_to_programs_too(tmp_path: Path) -> None:
    """Markup in a title is no markup of a preview, of the page to share, or of the guide's links."""
    heading = node("fab:1", "chapter", None, reading(passage("text", HOSTILE), title=HOSTILE))
    rule = node("fab:1.1", "rule", "fab:1", reading(passage("text", HOSTILE, run(HOSTILE, "card")), title=HOSTILE))
    write_site(graph((heading, rule)), (), tmp_path / "book", STAMP, base_url=BASE)
    for name in ("fab/1.html", "fab/r/1.1.html"):
        page = _page(tmp_path / "book", name)
        assert page.inline_scripts == []
        assert HOSTILE in _said(page, "og:title")[0]
        assert HOSTILE in _said(page, "og:description")[0]
    data = json.loads((tmp_path / "book" / "fab" / "json" / "1.1.json").read_text("utf-8"))
    assert data[0]["title"] == HOSTILE
    assert '"\\](](fab/1.html)' in (tmp_path / "book" / "llms.txt").read_text("utf-8")
    ET.parse(tmp_path / "book" / "sitemap.xml")  # noqa: S314  (our own file)
