"""Words in another language than the pages' Japanese carry that language, for screen readers, fonts and hyphens."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.site.made_up_rulebook import OFFICIAL, PLAIN, STAMP, graph, node, passage, reading, refer, run

from rulesdb.graph.model import Graph
from rulesdb.site.rulebook_writing import write_site

LANGUAGE_OF = "(element) => element.closest('[lang]').lang"
MISTAKEN = r"""() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const words = texts.currentNode.data.trim();
        const element = texts.currentNode.parentElement;
        if (element.closest(".colophon, .stamp, .editions dd, .health")) continue;
        if (!/[A-Za-z]{2}|[ぁ-ヿ㐀-鿿]/.test(words)) continue;
        const language = /[ぁ-ヿ㐀-鿿]/.test(words) ? "ja" : "en";
        if (element.closest("[lang]").lang !== language) found.push(words);
    }
    return found;
}"""
"""A script that returns the words of a page whose language is not that of their letters, but no files and licences."""


def book() -> Graph:
    """Return a chapter whose official text is English: a section of both editions, and one that ours lacks."""
    text = passage(
        "text",
        "Breath is ",
        run("{p}", "symbol"),
        run("?", "lost-icon"),
        " ",
        refer("[1.1.1]", "fab:1.1.1"),
        refer("[9.9]", "fab:9.9"),
    )
    parts = (passage("item-1", "Fire."), passage("example-1", "Red ", run("《鱗》", "card")), passage("note-1", "Hot."))
    headline = "息とは"
    return graph(
        (
            node("fab:1", "chapter", None, reading(title="Dragons"), reading(title="竜の書", edition="plain")),
            node("fab:1.0", "section", "fab:1", reading(title="Breath"), reading(title="息", edition="plain")),
            node(
                "fab:1.0.1",
                "rule",
                "fab:1.0",
                reading(text, *parts),
                reading(passage("text", "息は熱い。"), edition="plain"),
            )._replace(headline=headline),
            node("fab:1.1", "section", "fab:1", reading(title="Scales")),
            node("fab:1.1.1", "rule", "fab:1.1", reading(passage("text", "Scales are red.")))._replace(
                headline="鱗の色"
            ),
            node("fab:1.1.2", "rule", "fab:1.1", reading(passage("text", "Scales are hard."))),
        ),
        (OFFICIAL._replace(title="Dragon Table", language="en"), PLAIN),
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the rulebook."""
    out = tmp_path_factory.mktemp("languages") / "book"
    write_site(book(), (), out, STAMP)
    return out


PAGES = (
    "index.html",
    "fab/1.html",
    "fab/1.0.html",
    "fab/1.1.html",
    "fab/r/1.0.1.html",
    "fab/1_whole.html",
    "cards.html",
)


@pytest.mark.parametrize("path", PAGES)
def test_all_words_of_a_page_are_in_the_language_that_is_said(desk: Page, folder: Path, path: str) -> None:
    """Titles and texts of an English edition are English; headlines, labels and our edition beside it are Japanese."""
    desk.goto((folder / path).as_uri())
    assert desk.evaluate(MISTAKEN) == []


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("fab/1.1.html", "en"),
        ("fab/r/1.1.1.html", "en"),
        ("fab/1.0.html", "ja"),
        ("fab/1_whole.html", "ja"),
        ("index.html", "ja"),
    ],
)
def test_a_page_of_an_english_edition_alone_is_english(desk: Page, folder: Path, path: str, language: str) -> None:
    """A page that has a Japanese text as well, or lists games, is Japanese."""
    desk.goto((folder / path).as_uri())
    assert desk.evaluate("document.documentElement.lang") == language
    assert desk.locator("meta[property='og:locale']").count() == (language == "ja" and path != "index.html")


def test_what_we_say_within_an_english_text_is_japanese(desk: Page, folder: Path) -> None:
    """The names of symbols and lost icons, what is not loaded, and the sign of the rule."""
    desk.goto((folder / "fab" / "1.0.html").as_uri())
    said = desk.locator(".text[lang=en] :is(.symbol, .lost-icon, .unseen, .permalink)")
    assert said.evaluate_all(f"(all) => all.map({LANGUAGE_OF})") == ["ja"] * 4


def test_a_preview_within_an_english_text_says_its_languages(desk: Page, folder: Path) -> None:
    """Its bar is Japanese, the text that it shows is English."""
    desk.goto((folder / "fab" / "1.0.html").as_uri())
    desk.get_by_role("link", name="[1.1.1]").hover()
    preview = desk.get_by_role("dialog")
    expect(preview).to_be_visible()
    assert preview.evaluate(LANGUAGE_OF) == "ja"
    assert preview.get_by_text("Scales are red.").evaluate(LANGUAGE_OF) == "en"
    assert preview.locator(".preview-title").evaluate(LANGUAGE_OF) == "en"


def test_the_box_says_the_language_of_what_it_offers(desk: Page, folder: Path) -> None:
    """A number goes by our headline, or by the English title of its section."""
    desk.goto((folder / "index.html").as_uri())
    desk.get_by_role("combobox").fill("1.1")
    for words, language in (("鱗の色", "ja"), ("Scales", "en")):
        offered = desk.locator(".number-option .of").filter(has_text=words).first
        expect(offered).to_be_visible()
        assert offered.evaluate(LANGUAGE_OF) == language
