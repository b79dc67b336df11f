"""Known questions on the pages: what they say, which of them a query resembles, and what a reader sees of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.site.held_requests import Held

from rulesdb.japanese.folding import fold
from rulesdb.pipeline.home import Home
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.lexicon.concepts import ParsedQuery, understand
from rulesdb.site.rulebook_writing import SEARCH_MORE

Search = Callable[[Page, str], None]

READ = """() => {
    const { texts, grades, terms } = corpus.questions;
    return { texts, grades, postings: [...terms.byFeature].filter(([, questions]) => questions.length) };
}"""
SIMILARITIES = "query => [...corpus.questions.similarities(query)]"
PROFILES = "query => [...corpus.questions.profiles(corpus.questions.similarities(query))]"
QUERIES = [
    "家で遊ぶだけなら総合ルールに従わなくていいの?",
    "格納庫",
    "かくのうこ",
    "攻撃 防御 割り振り",
    "what wins, card text or rulebook",
    "2枚目の装備で防御できる?",
    "ヒーローが死んだらどうなりますか。" * 5,
    "ゝ",
    "𠮷野家",
]
ASKED = "兜のテキストとルールブックの内容が食い違ってたらどっちが優先されるの?"
"""A question of nobody, so much like known ones that they find what it is about."""
QUESTION = "よくある質問: "


@pytest.fixture(scope="module")
def corpus(book: tuple[Home, Path]) -> Corpus:
    """Return what the command searches in."""
    return open_corpus(book[0].graph, book[0].index)


def _for_the_page(parsed: ParsedQuery) -> dict[str, Any]:
    """Return what a query is about as the scripts have it: the page cuts a query in its own way."""
    concepts = [
        {
            "expansions": [
                {**expansion._asdict(), "words": [word._asdict() for word in expansion.words]}
                for expansion in expansions
            ]
        }
        for expansions, *_ in parsed.concepts
    ]
    return {"text": parsed.text, "concepts": concepts}


@pytest.mark.exhaustive
def test_the_page_reads_all_questions(corpus: Corpus, loaded: Page) -> None:
    """Their texts, the rules that answer them, and the terms that they speak of."""
    questions = corpus.questions
    order = {name: at for at, name in enumerate(corpus.graph.nodes)}
    read = loaded.evaluate(READ)
    assert read["texts"] == list(questions.texts)
    assert read["grades"] == [[[order[name], grade] for name, grade in each.items()] for each in questions.grades]
    assert dict(read["postings"]) == {term: questions.having_term(term) for term in questions.terms()}


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_resembles_the_same_questions(corpus: Corpus, loaded: Page, query: str) -> None:
    """As much as on the command line."""
    parsed = understand(fold(query), corpus.analyzer, corpus.lexicon)
    ours = corpus.questions.similarities(parsed)
    theirs = loaded.evaluate(SIMILARITIES, _for_the_page(parsed))
    assert theirs == pytest.approx(ours)


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_resembles_the_same_profiles(corpus: Corpus, loaded: Page, query: str) -> None:
    """All questions that a rule answers, together."""
    parsed = understand(fold(query), corpus.analyzer, corpus.lexicon)
    similarities = corpus.questions.similarities(parsed)
    store = corpus.index.store
    theirs = dict(loaded.evaluate(PROFILES, _for_the_page(parsed)))
    for at, name in enumerate(corpus.graph.nodes):
        document = store.number(name)
        ours = 0.0 if document is None else corpus.answered.profile(similarities, document)
        assert theirs.get(at, 0.0) == pytest.approx(ours)


@pytest.mark.parametrize("at", [0, 500, 1000, 1500, 2000])
def test_a_known_question_finds_its_rules(corpus: Corpus, loaded: Page, at: int) -> None:
    """Whoever asks the same is told so."""
    answered = [number for number, grades in enumerate(corpus.questions.grades) if grades]
    at = answered[at]
    text = corpus.questions.texts[at]
    hits = loaded.evaluate("text => rulesdbSearch.answer(corpus, text, 3).hits", text)
    answering = [hit for hit in hits if hit["id"] in corpus.questions.grades[at]]
    shown = text if len(text) <= 40 else f"{text[:39]}…"
    assert any(why == QUESTION + shown for hit in answering for why in hit["why"])


def test_what_a_reader_is_told_is_what_the_command_says(
    corpus: Corpus, book: tuple[Home, Path], page: Page, search_on_page: Search
) -> None:
    """Of the best hit: the same known question, shortened."""
    best = search(corpus, ASKED).hits[0]
    [question] = [why.removeprefix("question: ") for why in best.why if why.startswith("question: ")]
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, ASKED)
    hit = page.locator("#search-hits .hit").first
    # A first answer comes before the known questions are there, on a busy machine: wait for the whole one.
    expect(hit.locator(".hit-why")).to_contain_text(QUESTION + question[:39])
    assert hit.locator(".hit-number").inner_text() == str(best.number)


def test_the_answer_is_given_anew_when_the_questions_are_there(book: tuple[Home, Path], page: Page) -> None:
    """The first one comes without them."""
    more = Held(page, f"**/{SEARCH_MORE}")
    page.goto((book[1] / "index.html").as_uri())
    page.fill("#search-input", ASKED)
    page.wait_for_selector("#search-hits .hit")
    assert QUESTION not in page.inner_text("#search-hits")
    more.release()
    expect(page.locator("#search-hits .hit-why").first).to_contain_text(QUESTION)
