"""Whatever is typed, the pages answer: like the command where words are those of the texts, and never with silence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Page, expect

from rulesdb.japanese.folding import fold
from rulesdb.pipeline.home import Home
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.query.query_limits import LONGEST_QUERY
from rulesdb.search.search_errors import ExpressionError, QueryError

Outcome = Callable[[str], str]
Search = Callable[[Page, str], None]

LONG = ["indestructibility", "https://example.org/" + "a" * 40, "a" * 17, "9" * 40, "x1" * 30, "abc123" * 5]
FOREIGN = ["漢" * 40, "й" * 30, "한국어", "émigré", "かきくけこ" * 12, "ｶﾞｯﾂ", "ＡＢＣ１２３", "か\u3099", "e\u0301"]
SIGNS = ["🐉", "👨\u200d👩\u200d👧", "𠮷", "\ud83d", "\udc09", "\x00", "\x1f", "\u202e", "\u2066", "\u2028"]
MEMBERS = ["__proto__", "constructor"]
SYNTAX = [" ", "　", '"', "(", ")", " AND ", " OR ", " NOT ", " -", "kind:rule", "card:", "in:6.4", "《", "》", "6.4.1"]
PIECES = [*LONG, *FOREIGN, *SIGNS, *MEMBERS, *SYNTAX, *"はがをにのアプレ対象効果攻撃ab01."]
ANY_TEXT = st.text(st.characters(codec=None, exclude_categories=[])) | st.lists(st.sampled_from(PIECES)).map("".join)
ANSWER = """text => {
    try {
        return rulesdbSearch.answer(globalThis.corpus, JSON.parse(text), 10).hits.length ? "hits" : "none";
    } catch (error) {
        return error.name === "ExpressionError" ? "slip" : error.stack;
    }
}"""

BREAK_ONCE = """() => {
    const { normalize } = String.prototype;
    String.prototype.normalize = function (...form) {
        if (!new Error().stack.includes("search.js")) return normalize.apply(this, form);
        String.prototype.normalize = normalize;
        throw new TypeError("made up");
    };
}"""


@pytest.fixture(scope="module")
def on_the_page(loaded: Page) -> Outcome:
    """Return what says how the pages answer a query: ``hits``, ``none``, ``slip``, or the error that nobody caught."""
    return lambda query: str(loaded.evaluate(ANSWER, json.dumps(query)))


@pytest.fixture(scope="module")
def on_the_command_line(book: tuple[Home, Path]) -> Outcome:
    """Return what says how the command answers a query: as the pages, or ``nothing`` where the query says nothing."""
    home = book[0]
    corpus = open_corpus(home.graph, home.index)

    def outcome(query: str) -> str:
        try:
            return "hits" if search(corpus, query).hits else "none"
        except ExpressionError:
            return "slip"
        except QueryError:
            return "nothing"

    return outcome


@pytest.fixture(scope="module")
def words(book: tuple[Home, Path]) -> list[str]:
    """Return the terms and the cards of the texts."""
    nodes = book[0].graph.nodes.values()
    cards = {card for node in nodes for card in node.preferred.cards}
    return [*sorted({term.name for term in book[0].graph.terms}), *sorted(cards)]


@pytest.mark.exhaustive
@given(query=ANY_TEXT)
def test_no_text_is_too_much_for_the_pages(on_the_page: Outcome, on_the_command_line: Outcome, query: str) -> None:
    """A page finds something, finds nothing, or refuses the expressions that the command refuses."""
    theirs = on_the_page(query)
    assert theirs in {"hits", "none", "slip"}
    assert (theirs == "slip") == (on_the_command_line(query) == "slip")


@pytest.mark.exhaustive
@given(data=st.data())
def test_words_of_the_texts_lead_as_far_as_on_the_command_line(
    on_the_page: Outcome, on_the_command_line: Outcome, words: list[str], data: st.DataObject
) -> None:
    """With long runs and foreign scripts among them, a page has hits if the command has.

    A query without any word is refused by the command; the pages look for its letters.
    """
    word = st.sampled_from(words) | st.sampled_from([*LONG, *FOREIGN, *SIGNS[:3]])
    parts = data.draw(st.lists(word, min_size=1, max_size=4))
    query = data.draw(st.sampled_from([" ", "　", " AND ", " OR ", " -"])).join(parts)
    ours, theirs = on_the_command_line(query), on_the_page(query)
    assert theirs == ours or (ours == "nothing" and theirs in {"hits", "none"})


@pytest.mark.exhaustive
@pytest.mark.parametrize("query", ["置換効果 replacementeffect", "置換効果 indestructibility"])
def test_a_long_latin_word_leaves_the_others_their_hits(
    book: tuple[Home, Path], page: Page, search_on_page: Search, query: str
) -> None:
    """Half of what was typed is known, and that half is answered."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, query)
    assert "6.4" in page.locator("#search-hits .hit").first.inner_text()


@pytest.mark.parametrize("sign", ["灯", "🐉", "㌶"])
def test_a_query_is_too_long_for_both(on_the_page: Outcome, on_the_command_line: Outcome, sign: str) -> None:
    """Ten thousand characters are answered; one more is refused, also where folding makes it (㌶ is ヘクタール)."""
    longest = LONGEST_QUERY // len(fold(sign))
    assert on_the_page(sign * longest) in {"hits", "none"}
    assert on_the_page(sign * (longest + 1)) == "slip"
    assert on_the_command_line(sign * (longest + 1)) == "nothing"


def test_an_error_that_nobody_foresaw_is_said(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """In Japanese, instead of the former answer; the next query is answered again."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "置換効果")
    assert page.locator("#search-hits .hit").count()
    page.evaluate(BREAK_ONCE)
    page.fill("#search-input", "軽減効果")
    expect(page.locator(".search-note")).to_contain_text("予期しない問題が起きました。")
    expect(page.locator("#search-hits .hit")).to_have_count(0)
    page.fill("#search-input", "軽減効果 置換効果")
    expect(page.locator("#search-hits .hit").first).to_be_visible()


def test_damaged_data_are_said_to_be_missing(book: tuple[Home, Path], page: Page) -> None:
    """A script that came half through a broken line holds nothing to search in."""
    page.route("**/search-data.js", lambda route: route.fulfill(body="globalThis.rulesdbData = {", status=200))
    page.goto((book[1] / "index.html").as_uri())
    page.fill("#search-input", "置換効果")
    expect(page.locator(".search-note")).to_have_text("検索のデータを読み込めませんでした。")
