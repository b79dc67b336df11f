"""Cases that the command's search and that of the pages share: files of given values and what both make of them.

A file is a step's; ``pytest --refresh tests/search/test_shared_cases.py`` writes what the command makes of the values.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rulesdb.graph.editions import only
from rulesdb.japanese.folding import fold
from rulesdb.japanese.romaji import plain_romaji
from rulesdb.japanese.verbs import dictionary_forms, related_forms
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.answer.snippets import Occurrence, quote, scored_sentences
from rulesdb.search.index.index_writing import write_index
from rulesdb.search.index.protocol import TermQuery
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.lexicon import alias_key
from rulesdb.search.query.term_analysis import JapaneseAnalysis
from rulesdb.search.query.written import STOP_WORDS, written_numbers
from rulesdb.search.ranking.ranking import RETRIEVED
from rulesdb.search.ranking.scoring import QueryScorer
from rulesdb.source.card_facts import read_card_facts

FOLDER = Path(__file__).resolve().parents[2] / "search" / "cases"
FILES = sorted(FOLDER.glob("*.json"))
RULESET = "angling"
DIGITS = 6  # of scores: the two languages add floating-point numbers in other orders


class Step(NamedTuple):
    """A step of search: what the command makes of a value, and the function by which the page does."""

    ours: Callable[[Corpus, Any], Any]
    theirs: str


def _terms(corpus: Corpus, text: str) -> list[list[Any]]:
    short = JapaneseAnalysis(corpus.analyzer).terms(fold(text)).short
    return [list(term) for term in short if term.text not in STOP_WORDS]


def _concepts(corpus: Corpus, query: str) -> list[list[Any]]:
    parsed = understand(fold(query), corpus.analyzer, corpus.lexicon)
    return [
        [
            [" ".join(word.term for word in expansion.words), round(expansion.weight, DIGITS)]
            for expansion in concept.expansions
        ]
        for concept in parsed.concepts
    ]


def _retrieved(corpus: Corpus, query: str) -> list[str]:
    parsed = understand(fold(query), corpus.analyzer, corpus.lexicon)
    weights = QueryScorer(parsed.concepts, corpus.index.store.statistics).weights
    names = list(corpus.graph.nodes)
    found = corpus.index.retriever.retrieve(TermQuery(weights, (), RETRIEVED)).documents
    return [names[document] for document, _ in found]


def _ranked(corpus: Corpus, query: str) -> list[list[Any]]:
    return [[hit.id, hit.score] for hit in search(corpus, query, limit=5).hits]


def _quoted(_: Corpus, given: tuple[str, list[tuple[int, int, str]]]) -> list[Any]:
    text, occurrences = given
    snippet = quote(scored_sentences(text, [Occurrence(*occurrence) for occurrence in occurrences], {}))
    return [snippet.text, [list(mark) for mark in snippet.marks]]


def _corrected(corpus: Corpus, query: str) -> list[Any]:
    text, changes = corpus.speller.corrected(fold(query))
    return [text, [list(change) for change in changes]]


def _numbers(_: Corpus, text: str) -> list[Any]:
    numbers, rest = written_numbers(text, [RULESET])
    return [[list(number) for number in numbers], rest]


_CONCEPTS = """query => search.understand(search.fold(query), corpus).concepts.map(({ expansions }) => expansions.map(
    ({ words, weight }) => [words.map(({ term }) => term).join(" "), Number(weight.toFixed(6))]))"""
_TERMS = """text => corpus.cutter.terms(search.fold(text)).short
    .filter(({ text }) => !search.STOP_WORDS.has(text)).map(({ text, start, end }) => [text, start, end])"""
_RETRIEVED = """query => search.retrieve(corpus.book, search.understand(search.fold(query), corpus).concepts)
    .map(([document]) => corpus.book.ids[document])"""
STEPS: Mapping[str, Step] = {
    "folding": Step(
        lambda _, text: [fold(text), alias_key(text), plain_romaji(text)],
        "text => [search.fold(text), search.aliasKey(text), search.plainRomaji(text)]",
    ),
    "verbs": Step(
        lambda _, word: [list(related_forms(word)), list(dictionary_forms(word))],
        "word => [search.relatedForms(word), search.dictionaryForms(word)]",
    ),
    "numbers": Step(
        _numbers,
        f"""text => {{
            const {{ numbers, rest }} = search.writtenNumbers(text, ["{RULESET}"]);
            return [numbers.map(({{ number, before }}) => [number, before]), rest];
        }}""",
    ),
    "tokens": Step(_terms, _TERMS),
    "concepts": Step(_concepts, _CONCEPTS),
    "typos": Step(
        _corrected,
        """query => {
            const { text, changes } = corpus.speller.corrected(search.fold(query));
            return [text, changes.map(({ kind, surface, correction }) => [kind, surface, correction])];
        }""",
    ),
    "retrieval": Step(_retrieved, _RETRIEVED),
    "ranking": Step(
        _ranked, "query => search.answer(corpus, query, 5).hits.map(({ id, score }) => [id, Number(score.toFixed(4))])"
    ),
    "snippets": Step(
        _quoted,
        """([text, places]) => {
            const occurrences = places.map(([start, end, word]) => ({ start, end, word }));
            const { text: shown, marks } = search.quote(search.scoredSentences(text, occurrences, new Map()));
            return [shown, marks];
        }""",
    ),
}


def lake(folder: Path) -> Corpus:
    """Return what finds the rules of the made-up game about a lake, alone."""
    build([FOLDER / "lake.txt"], folder / "home", RULESET, glossaries=[FOLDER / "words.tsv"])
    home = open_home(folder / "home")
    graph = only(home.graph, "official")
    write_index(
        graph, Analyzer(), folder / "index", home.glossary, (), cards=read_card_facts(FOLDER / "cards.tsv", RULESET)
    )
    return open_corpus(graph, folder / "index")


def read_cases(path: Path) -> list[tuple[Any, Any]]:
    """Return what is given in each case of a file, and what is expected."""
    rows = json.loads(path.read_text(encoding="utf-8"))
    return [(row["given"], row.get("expected")) for row in rows]


def write_cases(path: Path, cases: list[tuple[Any, Any]]) -> None:
    """Write the cases of a file, one a line."""
    rows = (json.dumps({"given": given, "expected": expected}, ensure_ascii=False) for given, expected in cases)
    path.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
