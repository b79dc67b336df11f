"""The page says what the texts do not hold, finds verbs in any form, and words that people say instead."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from rulesdb.pipeline.home import Home
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search

Search = Callable[[Page, str], None]

WHYS = """query => rulesdbSearch.understand(query, corpus).concepts
    .flatMap(({ expansions }) => expansions.map(({ why }) => why)).filter(Boolean)"""


@pytest.mark.parametrize(
    "query", ["アーセナルから打つ", "go again", "置換効果", "格納庫", "スリヴァー ブロックできる", "二段攻撃 2回"]
)
def test_what_is_not_covered_is_what_the_command_says(book: tuple[Home, Path], loaded: Page, query: str) -> None:
    """The same terms and topics, with the same rules."""
    theirs = search(open_corpus(book[0].graph, book[0].index), query).not_covered
    said = loaded.evaluate("query => rulesdbSearch.answer(corpus, query, 3).notCovered", query)
    assert [(each["term"], each["rule"]) for each in said] == [tuple(each) for each in theirs]


@pytest.mark.parametrize(
    "query", ["Sailormoon", "cook and conquer 防御できる?", "接死", "どっちが優先される?", "待機専用カード", "威嚇"]
)
def test_words_of_no_rule_and_doubts_are_what_the_command_says(
    book: tuple[Home, Path], loaded: Page, query: str
) -> None:
    """A card's name that only its type leads to rules is in none of them, and the answer is unsure."""
    theirs = search(open_corpus(book[0].graph, book[0].index), query)
    said = loaded.evaluate("query => rulesdbSearch.answer(corpus, query, 3)", query)
    assert (sorted(said["unknown"]), said["unsure"]) == (sorted(theirs.unknown), theirs.unsure)


@pytest.mark.parametrize(
    "query",
    ["スロープレイの基準は?", "What is the deck size?", "禁止カードを大会で使えるか", "デッキを切る", "置換効果"],
)
def test_topics_of_other_documents_are_what_the_command_says(book: tuple[Home, Path], loaded: Page, query: str) -> None:
    """The same topics in the same order, or none, and with any the answer is unsure."""
    theirs = search(open_corpus(book[0].graph, book[0].index), query)
    said = loaded.evaluate("query => rulesdbSearch.answer(corpus, query, 3)", query)
    assert [(each["name"], each["document"]) for each in said["topics"]] == [topic[:2] for topic in theirs.topics]
    assert said["unsure"] or not theirs.topics


def test_the_status_line_names_topics_of_other_documents(
    book: tuple[Home, Path], page: Page, search_on_page: Search
) -> None:
    """In the words of the command."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "長考する相手への警告")
    assert (
        "「遅延プレイ」を定めるのは懲罰指針です。読み込んだ文書にはありません。"
        in page.inner_text(".search-note").splitlines()
    )


def test_the_status_line_begins_with_it(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """In the words of the command, on a line of its own; the last line has the number of hits."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "点数で見たマナ・コスト")
    missing, *_, total = page.inner_text(".search-note").splitlines()
    assert missing == "「点数で見たマナ・コスト」のルール 203.3 は、読み込んだ文書にありません。"
    assert total.endswith("件")


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("見つけられなかった", "プレイヤーの言い方: 見つけられなかった → 探す"),
        ("払わなきゃ", "プレイヤーの言い方: 払わなきゃ → 支払う"),
        ("ついかコスト", "読み: ついかコスト → 追加コスト"),
        ("裏むきのカード", "読み: 裏むき → 裏向き"),
        ("どうなりますか", "言い換え: どうなりますか → 結果"),
        ("エコー", "上位語: エコー → 誘発型能力"),
        ("カードをぴっち", "読み: ぴっち → ピッチ"),
    ],
)
def test_words_in_another_form_and_other_words_are_understood(loaded: Page, query: str, why: str) -> None:
    """Inflected, half in kana, said otherwise, or more special than what rules say."""
    assert why in loaded.evaluate(WHYS, query)
