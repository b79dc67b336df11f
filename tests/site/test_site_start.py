"""The start page says what the rulebook is, what can be asked and watched, and from when its rules are."""

import gzip
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import expect
from support.site.html_pages import Page
from support.site.made_up_rulebook import STAMP, graph, node, passage, reading

import rulesdb
from rulesdb.graph.model import Edition, Graph, Reading, TextFile
from rulesdb.site.page_kinds.start import EXAMPLES
from rulesdb.site.rulebook_writing import write_site

ANSWERS = ("fab:1.11.2", "mtg:502.58", "fab:1.9.3d", "mtg:502.16a", "fab:5.3.2a", "mtg:502.59")
"""The rules that answer the example questions."""
SHIPPED_WEIGHT = 200_000
"""Bytes that the start page of the shipped edition may load, compressed."""


@pytest.fixture(scope="module")
def start(shipped_book: Path) -> Page:
    """Return the start page of the shipped edition."""
    return Page((shipped_book / "index.html").read_text("utf-8"))


def _words(text: str) -> str:
    return " ".join(text.split())


def test_it_says_what_the_rulebook_is(start: Page) -> None:
    """One sentence names the games and what a reader can do; it stands before everything else."""
    (about,) = start.find("p", "about")
    assert about.text.count("。") == 1
    assert "フレッシュ＆ブラッドとマジック：ザ・ギャザリングのルール" in about.text


def test_example_questions_lead_to_their_results(start: Page) -> None:
    """Three questions, of both games, are links to the page of results."""
    links = [one for one in start.find("a") if one.attributes["href"].startswith("search.html?")]
    asked = [parse_qs(urlsplit(link.attributes["href"]).query)["q"] for link in links]
    assert asked == [[words] for _, words in EXAMPLES[:3]]
    assert [link.text for link in links] == [words for _, words in EXAMPLES[:3]]


@pytest.mark.parametrize(("example", "rule"), [*zip(EXAMPLES, ANSWERS, strict=True)])
@pytest.mark.in_part(1)
def test_the_first_result_answers_an_example_question(shipped_home: Path, example: tuple[str, str], rule: str) -> None:
    """A reader who tries one finds the rule that answers it at the top."""
    hits = rulesdb.open(shipped_home).search(example[1]).hits
    assert hits[0].id.startswith(rule) or rule.startswith(hits[0].id)


def test_its_first_load_is_light(shipped_book: Path, start: Page) -> None:
    """The page, its style sheets and its scripts are few bytes on the way, as a host compresses them."""
    loaded = [one.attributes.get("src") or one.attributes.get("href", "") for one in start.elements]
    files = ["index.html", *dict.fromkeys(name for name in loaded if name.startswith("_assets/"))]
    assert {"_assets/book.css", "_assets/page.js", "_assets/search.js"} <= set(files)
    assert sum(len(gzip.compress((shipped_book / name).read_bytes())) for name in files) < SHIPPED_WEIGHT


def test_a_known_rule_is_watched_from_here(start: Page, shipped_book: Path) -> None:
    """The rule and its check are named, and the script with the board is there."""
    (check,) = [one for one in start.find("details") if "data-board" in one.attributes]
    assert f'"{check.attributes["data-check"]}"' in (shipped_book / check.attributes["data-board"]).read_text("utf-8")
    assert "6.4.1" in [one.text for one in start.find("span", "number")]


def test_turns_are_linked_to_their_pictures(start: Page, shipped_book: Path) -> None:
    """Each game has a link to the picture of its turn, and the anchor is on that page."""
    links = [one.attributes["href"] for one in start.find("a") if one.text == "ターンの流れ（図）"]
    assert len(links) == 2
    for link in links:
        path, _, anchor = link.partition("#")
        assert Page((shipped_book / path).read_text("utf-8")).by_id(anchor).tag == "figure"


def test_bars_are_explained_beside_them(start: Page) -> None:
    """Each game's contents have a line that says what the colours of the bars are."""
    keys = [_words(one.text) for one in start.find("p", "legend")]
    assert len(keys) == 2
    assert all("検証済み" in key and "対象外" in key and "未検証" in key for key in keys)


def test_texts_are_named_with_source_language_and_versions(start: Page) -> None:
    """Of each game a reader learns whose text it is, in which language, and which chapters have which version."""
    assert "平易版（公式ではありません）、日本語 1、2、5、6章 2.10.1より後の版" in _words(start.by_id("fab").text)
    assert "3、4、7、8、9章 2.10.1の版 この版は古いかもしれません（2.10.1より後の版があります）" in _words(
        start.by_id("fab").text
    )
    assert "日本語 2006-08-18更新の版" in _words(start.by_id("mtg").text)


def test_findings_are_reached_from_here_and_not_from_the_menu(start: Page) -> None:
    """The findings are for editors: the start page has the only link to them."""
    assert [one.text.partition(" ")[0] for one in start.find("a") if "diagnostics" in one.attributes["href"]] == [
        "診断"
    ]


def _two_texts() -> Graph:
    """Return a section with a rule, in an official text and in ours, which is older."""
    files = (TextFile("new.txt", "", "2.2", "2031-04-05"), TextFile("old.txt", "", "2.1", "2030-01-02"))
    editions = [
        Edition(name, "fab", name, "", (file,)) for name, file in zip(("official", "plain"), files, strict=True)
    ]

    def readings(title: str | None, text: str) -> list[Reading]:
        made = (reading(passage("text", text), title=title, edition=edition.name) for edition in editions)
        return [one._replace(place=one.place._replace(file=file.name)) for one, file in zip(made, files, strict=True)]

    rule = node("fab:1.0.1", "rule", "fab:1.0", *readings(None, "竜は飛ぶ。"))
    return graph((node("fab:1.0", "section", None, *readings("竜", "")), rule), editions)


@pytest.mark.parametrize("path", ["fab/1.0.html", "fab/r/1.0.1.html"])
def test_a_page_of_rules_says_of_which_versions_its_texts_are(tmp_path: Path, path: str) -> None:
    """One line has version and day of each text, and that our text may be old where the official one is later."""
    write_site(_two_texts(), (), tmp_path / "book", STAMP)
    (line,) = Page((tmp_path / "book" / path).read_text("utf-8")).find("p", "versions")
    assert _words(line.text) == (
        "公式 2.2の版 2031-04-05から有効 "
        "解説 2.1の版 2030-01-02から有効 この版は古いかもしれません（2.2の版があります）"
    )


def test_a_text_that_lacks_chapters_names_those_that_it_has(tmp_path: Path) -> None:
    """Who has the official text of a chapter alone is told so by the start page, and our text has them all."""
    both = _two_texts()
    only_ours = both.nodes["fab:1.0"].readings[1:]
    chapters = [
        node("fab:1", "chapter", None, *both.nodes["fab:1.0"].readings),
        node("fab:2", "chapter", None, *only_ours),
    ]
    write_site(graph((*chapters, *both.nodes.values()), both.editions), (), tmp_path / "book", STAMP)
    texts = [_words(one.text) for one in Page((tmp_path / "book" / "index.html").read_text("utf-8")).find("li")]
    assert any("公式、日本語 1章 2.2の版" in text for text in texts)
    assert any("平易版（公式ではありません）、日本語 2.1の版" in text for text in texts)


def test_a_text_without_a_version_beside_one_that_has_it_says_so(tmp_path: Path) -> None:
    """A reader does not take the version of our text for that of the official one, which names none."""
    dated = _two_texts()
    silent = dated.editions[0]._replace(files=(TextFile("new.txt", ""),))
    write_site(dated._replace(editions=(silent, dated.editions[1])), (), tmp_path / "book", STAMP)
    (line,) = Page((tmp_path / "book" / "fab" / "1.0.html").read_text("utf-8")).find("p", "versions")
    assert _words(line.text) == "公式 版の記載なし 解説 2.1の版 2030-01-02から有効"


def test_a_shared_page_says_that_its_version_may_be_old(shipped_book: Path) -> None:
    """A chat that shows the chapter on zones shows its version, and that a later one is known."""
    page = Page((shipped_book / "fab" / "3.html").read_text("utf-8"))
    (shown,) = [one for one in page.find("meta") if one.attributes.get("property") == "og:description"]
    assert shown.attributes["content"].endswith("（解説、2.10.1、古いかもしれない版）")


def test_a_page_without_known_versions_says_nothing_of_them(site: Path) -> None:
    """Where nobody says which version a text has there is no line."""
    assert Page((site / "fab" / "1.0.html").read_text("utf-8")).find("p", "versions") == []


def test_the_board_is_opened_with_a_tap(phone: BrowserPage, shipped_book: Path) -> None:
    """The button beside the known rule opens its board on the start page."""
    phone.goto(f"{shipped_book.as_uri()}/index.html")
    phone.get_by_role("button", name="6.4.1 置換効果は、").first.tap()
    expect(phone.get_by_role("dialog")).to_be_visible()
