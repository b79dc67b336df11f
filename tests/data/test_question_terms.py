"""The terms that stand beside the shipped questions are those of today's analysis; --refresh writes them anew."""

from pathlib import Path

import pytest

from rulesdb.graph.graph_building import build_graph
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline.loading import load
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.search.lexicon.questions_maker import terms_of
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.related_words import shipped_related_words
from rulesdb.source.resources import data_folder
from rulesdb.source.shipped_questions import NAME, OUTSIDE, read_questions, write_questions

FILES = sorted(path for name in (NAME, OUTSIDE) for path in data_folder().glob(f"*/{name}"))


@pytest.fixture(scope="module")
def analysed() -> dict[Path, list[tuple[str, ...]]]:
    """By file the terms of its questions, analysed with the lexicon of the shipped edition."""
    analyzer = Analyzer()
    editions = load((), None, None, lambda _stage, _done, _total: None).editions
    graph, _ = build_graph([edition.loaded() for edition in editions], analyzer)
    lexicon = make_lexicon(shipped_glossaries(), graph, analyzer, shipped_related_words())
    lexicon = lexicon.without_translations()
    return {
        path: [terms_of(question.text, analyzer, lexicon) for question in read_questions(path, path.parent.name)]
        for path in FILES
    }


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_terms_are_those_of_the_analysis(
    path: Path, analysed: dict[Path, list[tuple[str, ...]]], request: pytest.FixtureRequest
) -> None:
    """Where a question, a glossary or the analysis was changed, --refresh brings the terms up to date."""
    questions = read_questions(path, path.parent.name)
    right = [question._replace(terms=terms) for question, terms in zip(questions, analysed[path], strict=True)]
    if request.config.getoption("--refresh"):
        write_questions(right, path)
    assert [question for question in read_questions(path, path.parent.name) if not question.terms] == []
    assert read_questions(path, path.parent.name) == right, f"pytest --refresh {request.node.nodeid}"
