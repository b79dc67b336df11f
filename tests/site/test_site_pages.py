"""What each kind of page holds."""

from pathlib import Path

import pytest
from support.site.html_pages import Page, read_site
from support.site.made_up_rulebook import STAMP, graph, node, passage, reading, refer, run

from rulesdb.graph.model import Edition, Graph, Node, Run, TextFile
from rulesdb.site.rulebook_writing import write_site
from rulesdb.words.section_subjects import SUBJECTS


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    """Return the pages of the made-up rulebook by path."""
    return read_site(site)


def _words(text: str) -> str:
    return " ".join(text.split())


def test_every_page_says_how_it_was_made(pages: dict[str, Page]) -> None:
    """The stamp names the editions, the beginnings of their hashes, the date and the version."""
    for page in pages.values():
        (colophon,) = page.find("footer")
        for said in ("竜の卓 公式", "羽の手引き", "0123456789ab", "2031年4月5日", "rulesdb 9.8.7"):
            assert said in colophon.text
        assert "0123456789abc" not in colophon.text


def test_every_page_lets_a_browser_run_nothing_from_elsewhere(pages: dict[str, Page]) -> None:
    """The policy stands before anything it governs, and no page has inline scripts or styles."""
    for page in pages.values():
        policy = next(one for one in page.find("meta") if "http-equiv" in one.attributes)
        assert policy.attributes["content"].startswith("default-src 'none'; style-src 'self'; script-src 'self'")
        assert page.elements.index(policy) < page.elements.index(page.find("link")[0])
        assert all(script.attributes["src"] and not script.text for script in page.find("script"))
        assert not page.find("style")
        assert not [
            one for one in page.elements if any(name == "style" or name.startswith("on") for name in one.attributes)
        ]


def test_every_page_is_japanese_with_a_title_and_a_way_to_its_text(pages: dict[str, Page]) -> None:
    """Screen readers learn the language, tabs have distinct names, the first link skips to the text."""
    assert {page.find("html")[0].attributes["lang"] for page in pages.values()} == {"ja"}
    titles = [page.find("title")[0].text for page in pages.values()]
    assert len(set(titles)) == len(titles)
    assert "1.0 火と水｜フレッシュ＆ブラッド" in titles
    for page in pages.values():
        assert page.find("a")[0].attributes["href"] == "#main"
        assert page.by_id("main").tag == "main"
        assert len(page.find("h1")) == 1


def test_the_start_page_lists_games_editions_and_contents(pages: dict[str, Page]) -> None:
    """Chapters hold their sections; each edition comes with title, licence and files."""
    page = pages["index.html"]
    assert "竜の巻" in page.by_id("fab").text
    assert [_words(link.text) for link in page.find("a") if link.attributes["href"].startswith("fab/")] == [
        "1 竜の巻",
        "1.0 火と水",
        "1.1 卵",
        "旧番号",
        "フレッシュ＆ブラッド 公式 ルールの変更 (Atomフィード)",
    ]
    for said in ("竜の卓 公式", "CC0-1.0", "fab.txt"):
        assert said in page.by_id("fab").text
    assert "未収録の参照先 2件" in page.by_id("main").text


def test_the_contents_beside_a_section_are_those_of_its_chapter(pages: dict[str, Page]) -> None:
    """Its own entry has its rules; of a page without neighbours there are its rules alone."""
    tree = pages["fab/1.0.html"].by_id("contents")
    assert _words(tree.text).startswith("この章の目次 1.0 火と水 1.0.1")
    assert _words(tree.text).endswith("1.1 卵")
    links = [link.attributes["href"] for link in pages["fab/1.1.html"].find("a")]
    assert {"1.0.html#1.0", "#1.1", "#1.1.1"} <= {*links}


def test_a_rule_goes_by_its_headline(tmp_path: Path) -> None:
    """Above its text, in contents, on the way up to it, where it cites, and where its address is shared."""
    cite = passage("text", refer("[1.0]", "fab:1.0"), "とは竜である。")
    rule = node("fab:1.0.1", "rule", "fab:1.0", reading(cite))._replace(headline="竜とは")
    write_site(graph((node("fab:1.0", "section", None, reading(title="鱗")), rule)), (), tmp_path / "book", STAMP)
    section = Page((tmp_path / "book" / "fab" / "1.0.html").read_text("utf-8"))
    assert section.find("h2")[0].text.split() == ["1.0.1", "ルール", "竜とは"]
    assert _words(section.by_id("contents").text) == "このページの項目 1.0.1 竜とは"
    assert _words(section.find("ul", "citers")[0].text) == "1.0.1 竜とは"
    own = Page((tmp_path / "book" / "fab" / "r" / "1.0.1.html").read_text("utf-8"))
    assert _words(own.find("nav", "crumbs")[0].text).endswith("1.0.1 竜とは")
    assert own.find("title")[0].text == "1.0.1 竜とは｜1.0 鱗｜フレッシュ＆ブラッド"


def test_the_contents_name_the_chapters_that_are_absent(tmp_path: Path) -> None:
    """Gaps between the numbers, and chapters that rules refer to; sections with other numbers name no chapter."""
    section = node("fab:2.0", "section", "fab:2", reading(title="火"))
    rule = node("fab:2.0.1", "rule", "fab:2.0", reading(passage("text", refer("[9.1.2]", "fab:9.1.2"), "に従う。")))
    nodes = [node("fab:2", "chapter", None, reading(title="竜")), section, rule]
    nodes += [node(f"fab:{number}", "chapter", None, reading(title="羽")) for number in ("4", "5")]
    write_site(graph(nodes), (), tmp_path / "fab", STAMP)
    absent = Page((tmp_path / "fab" / "index.html").read_text("utf-8")).find("li", "absent")
    assert [_words(entry.text) for entry in absent] == [
        f"{numbers} このルールブックにはありません" for numbers in ("1", "3", "6〜9")
    ]
    cited = passage("text", refer("702.1", "mtg:702.1"), "を見る。")
    other = [node("mtg:1", "chapter", None, reading(title="竜")), node("mtg:100", "section", "mtg:1", reading(cited))]
    write_site(graph(other), (), tmp_path / "mtg", STAMP)
    assert not Page((tmp_path / "mtg" / "index.html").read_text("utf-8")).find("li", "absent")


def test_a_text_is_named_with_its_version_and_since_when_it_is_in_force(tmp_path: Path) -> None:
    """On the start page and at the foot of every page; nothing stands there for what nobody knows."""
    texts = (TextFile("a.txt", "00", "2.1", "2031-04-05"), TextFile("b.txt", "00", "2.2"), TextFile("c.txt", "00"))
    edition = Edition("plain", "fab", "竜", "CC0-1.0", (*texts, TextFile("d.txt", "00", "2031-04-06", "2031-04-06")))
    write_site(
        graph([node("fab:1", "chapter", None, reading(title="竜の巻"))], [edition]), (), tmp_path / "book", STAMP
    )
    named = ["a.txt 2.1 2031-04-05から有効 00", "b.txt 2.2 00", "c.txt 00", "d.txt 2031-04-06から有効 00"]
    start = Page((tmp_path / "book" / "index.html").read_text("utf-8"))
    assert [_words(text.text) for text in start.find("li") if ".txt" in text.text] == named
    for path in ("index.html", "fab/1.html"):
        page = Page((tmp_path / "book" / path).read_text("utf-8"))
        assert [_words(text.text) for text in page.find("span", "file")] == named


def test_an_edition_that_says_nothing_of_itself_has_a_name(tmp_path: Path) -> None:
    """A user's files bring no title and no licence; the page says what they are instead of leaving gaps."""
    silent = Edition("official", "fab", "", "", ())
    write_site(
        graph((node("fab:1", "chapter", None, reading(title="竜の巻")),), (silent,)), (), tmp_path / "book", STAMP
    )
    page = Page((tmp_path / "book" / "index.html").read_text("utf-8"))
    assert "手元の公式テキスト ライセンス 記載なし" in _words(page.by_id("fab").text)


def test_a_chapter_page_has_its_own_words_and_its_sections(pages: dict[str, Page]) -> None:
    """A chapter's page leads on to its sections and repeats none of their rules."""
    page = pages["fab/1.html"]
    assert "巻頭のことばです。" in page.by_id("1").text
    (below,) = page.find("nav", "below")
    assert _words(below.text) == "1.0 火と水 1.1 卵"
    assert page.ids.count("1.0.1") == 0


def test_a_chapter_page_says_what_its_sections_are_about(shipped: Graph, shipped_book: Path) -> None:
    """Every section of the shipped chapters that has a rule has a line, which fits on one of a desk."""
    sections = [node.id for node in shipped.nodes.values() if node.kind == "section" and node.children]
    assert list(SUBJECTS) == sections
    assert max(map(len, SUBJECTS.values())) <= 40
    lines = Page((shipped_book / "fab" / "6.html").read_text("utf-8")).find("p", "subject")
    assert [line.text for line in lines] == [SUBJECTS[section] for section in sections if section.startswith("fab:6.")]


def test_a_section_page_holds_its_rules_in_order(pages: dict[str, Page]) -> None:
    """Rules and subrules follow each other as in the text, under headings of their depth."""
    page = pages["fab/1.0.html"]
    assert [one.attributes["id"] for one in page.find("div", "node")] == ["1.0", "1.0.1", "1.0.1a", "1.0.2"]
    assert [one.tag for one in page.elements if "head" in one.classes] == ["h1", "h2", "h3", "h2"]
    assert [_words(one.text) for one in page.find("span", "hang")] == [
        "1.0 節",
        "1.0.1 ルール",
        "1.0.1a 細則",
        "1.0.2 ルール",
    ]


def test_a_node_links_to_itself(pages: dict[str, Page]) -> None:
    """The § of a node is the link to copy."""
    links = [link.attributes["href"] for link in pages["fab/1.0.html"].find("a", "permalink")]
    assert links == ["#1.0", "#1.0.1", "#1.0.1a", "#1.0.2"]


def test_breadcrumbs_and_neighbours(pages: dict[str, Page]) -> None:
    """A reader sees where a page stands, and turns to the page before and after it."""
    page = pages["fab/1.0.html"]
    (crumbs,) = page.find("nav", "crumbs")
    assert _words(crumbs.text) == "フレッシュ＆ブラッド 1 竜の巻 1.0 火と水"
    assert [_words(one.text) for one in page.find("a", "previous")] == ["前1 竜の巻"]
    assert [_words(one.text) for one in page.find("a", "following")] == ["次1.1 卵"]
    assert pages["fab/1.html"].find("a", "previous") == []
    assert pages["fab/1.1.html"].find("a", "following") == []


def test_the_contents_of_a_page_name_rules_by_their_first_words(pages: dict[str, Page]) -> None:
    """An untitled rule is found by number and opening, a titled one by its title; subrules are left out."""
    (contents,) = pages["fab/1.0.html"].find("nav", "contents")
    assert _words(contents.text) == (
        "この章の目次 1.0 火と水 1.0.1 火竜は[1.1.1]に従う。 1.0.2 [1.0.1]は水竜に及ばない。 1.1 卵"
    )
    (titled,) = (page for name, page in pages.items() if name.startswith("mtg/h-"))
    assert "502.1 羽" in _words(titled.find("nav", "contents")[0].text)


def test_examples_fold_and_notes_stand_apart(pages: dict[str, Page]) -> None:
    """Examples are open at first and can be closed; a note is marked as one."""
    page = pages["fab/1.0.html"]
    examples = page.find("details", "example")
    assert ["open" in example.attributes for example in examples] == [True, True]
    said = [summary.text for summary in page.find("summary")]
    assert said[0] == "表示メニュー"
    assert [each for each in said if each.startswith("1.0.1a 例")] == ["1.0.1a 例1", "1.0.1a 例2"]
    note = page.by_id("1.0.1a-note-1")
    assert (note.attributes["role"], note.text.strip()) == ("note", "注1注のことば[1.1.1]。")


def test_items_have_their_numbers_and_anchors(pages: dict[str, Page]) -> None:
    """An item can be linked and is called what citations call it."""
    (page,) = (page for name, page in pages.items() if name.startswith("mtg/h-"))
    assert page.by_id("502.1-item-2").text == "項目2飛ぶ。"


def test_symbols_have_names_to_be_read_out(pages: dict[str, Page]) -> None:
    """A badge is an image to a screen reader, with a Japanese name; so is the mark of a lost icon."""
    (power,) = pages["fab/1.0.html"].find("span", "symbol")
    assert (power.attributes["role"], power.attributes["aria-label"]) == ("img", "パワー")
    (lost,) = pages["fab/1.0.html"].find("span", "lost-icon")
    assert (lost.attributes["role"], lost.attributes["aria-label"]) == ("img", "アイコン欠落")
    (page,) = (page for name, page in pages.items() if name.startswith("mtg/h-"))
    assert [one.attributes["aria-label"] for one in page.find("span", "symbol")] == ["不特定マナ1点", "赤マナ"]


def test_a_lost_icon_is_restored_where_the_other_edition_leaves_no_doubt(tmp_path: Path) -> None:
    """It is marked as such; where the editions' symbols do not fit each other it stays lost."""
    power, life, lost = run("{p}", "symbol"), run("{h}", "symbol"), run(" ", "lost-icon")

    def pair(number: int, *ours: Run) -> Node:
        editions = reading(passage("text", power, "と", lost)), reading(passage("text", *ours), edition="plain")
        return node(f"fab:{number}", "rule", None, *editions)

    nodes = (pair(1, power, life), pair(2, life, power), pair(3, power), pair(4, power, power, power), pair(5))
    write_site(graph(nodes), (), tmp_path / "book", STAMP)
    pages = [Page((tmp_path / "book" / "fab" / f"{number}.html").read_text("utf-8")) for number in range(1, 6)]
    restored = [[one.attributes["aria-label"] for one in page.find("span", "restored")] for page in pages]
    note = "（欠けたアイコンを解説から補った）"
    assert restored == [[f"ライフ{note}"], [], [], [f"パワー{note}"], []]
    assert [len(page.find("span", "lost-icon")) for page in pages] == [0, 1, 1, 0, 1]


def test_symbols_are_drawn_and_can_be_copied(pages: dict[str, Page]) -> None:
    """A drawing says nothing to a screen reader; who copies a sentence gets the symbol as it is written."""
    (power,) = pages["fab/1.0.html"].find("span", "symbol")
    (drawing,) = pages["fab/1.0.html"].find("svg")
    assert (power.text, drawing.attributes["aria-hidden"]) == ("{p}", "true")
    (page,) = (page for name, page in pages.items() if name.startswith("mtg/h-"))
    assert [one.text for one in page.find("span", "symbol")] == ["1", "{R}"]


def test_card_names_tell_their_language(pages: dict[str, Page]) -> None:
    """An English name is pronounced, hyphenated and set as English."""
    cards = {card.text: card.attributes["lang"] for card in pages["fab/1.0.html"].find("span", "card")}
    assert cards == {"《赤い鱗》": "ja", "《Long Red Scale》": "en"}


def test_findings_come_the_grave_ones_first(pages: dict[str, Page]) -> None:
    """Errors before warnings before facts; facts are folded; the place in the line is marked."""
    page = pages["diagnostics.html"]
    groups = page.find("details", "group")
    assert [("error" in one.classes, "open" in one.attributes) for one in groups] == [
        (True, True),
        (False, True),
        (False, False),
    ]
    assert [mark.text for mark in page.find("mark")] == ["1.0.1", "1.0.2", ""]
    assert "水竜。1.0.2 鱗" in _words(groups[1].text)
    assert "fab/1.0.html#1.0.2" in page.source


def test_what_is_not_loaded_is_listed_with_who_cites_it(pages: dict[str, Page]) -> None:
    """The references that lead outside, each with its citers."""
    (missing,) = pages["diagnostics.html"].find("dl", "missing")
    assert _words(missing.text) == "9.9 1.0.1a 項目1 9.8 1.1.1"


def test_a_rulebook_without_findings_says_so(tmp_path: Path) -> None:
    """Nothing wrong and nothing missing is said in words, not by a blank page."""
    write_site(graph((node("fab:1", "chapter", None, reading(title="竜の巻")),)), (), tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "diagnostics.html").read_text("utf-8"))
    assert "補正した箇所はありません。" in page.by_id("main").text
    assert "参照先はすべて収録されています。" in page.by_id("main").text


HOSTILE = "<script>alert('竜')</script>&amp;\"</p>"


@pytest.mark.parametrize("kind", ["text", "card", "symbol", "slot", "url", "reference"])
def test_whatever_a_text_holds_shows_as_text(tmp_path: Path, kind: str) -> None:
    """Markup in a rule, a title or an edition is words on the page and nothing else."""
    said = passage("text", run(HOSTILE, kind, *(("fab:9",) if kind == "reference" else ())))
    write_site(graph((node("fab:1", "chapter", None, reading(said, title=HOSTILE)),)), (), tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "fab" / "1.html").read_text("utf-8"))
    assert all("src" in script.attributes for script in page.find("script"))
    assert page.by_id("1").text.count(HOSTILE) == 2
