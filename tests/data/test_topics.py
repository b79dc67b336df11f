"""The shipped topics of other documents: their phrases name them in questions about them, and in few others."""

import csv
from pathlib import Path

import pytest

from rulesdb.japanese.folding import fold
from rulesdb.search.answer.topics import NAME, shipped_topics, topics_of
from rulesdb.source.resources import data_folder
from rulesdb.source.shipped_questions import shipped_questions

QUESTIONS = Path(__file__).with_name("topic-questions.tsv")
"""Our own questions about topics: with the use ``list`` the phrases were written after them, with ``kept`` before we
looked."""
LEAST_NAMED = {"list": 0.9, "kept": 0.9}
"""The least share of the questions whose topic is named, by their use."""
ABOUT_RULES = (
    "リーガルな対象がなくなったら?",
    "時間カウンターが無くなったら追加ターンを得る",
    "take extra turns each time a counter is removed",
    "デッキの枚数は公開情報ですか",
    "相手のデッキが何枚残っているか数えてもよい?",
    "デッキから3枚を上限として引く",
    "デッキのカードをちょうど4枚追放する",
    "墓地が60枚を超えたら",
    "同じ名前のカードを2枚捨てると誘発は2回?",
    "when the card is released",
    "指定価値",
)
"""Questions about rules with words of topics, which a reader of the first table found named."""
MOST_ALARMS = 0.002
"""The largest share of the known questions about rules that name a topic."""


def _rows(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))


def _names(question: str) -> set[str]:
    return {topic.name for topic in topics_of(fold(question), None)}


@pytest.mark.parametrize("row", _rows(data_folder() / NAME), ids=lambda row: row["topic"])
def test_the_example_names_its_topic(row: dict[str, str]) -> None:
    """Whoever reads the table sees what a topic is about."""
    assert row["topic"] in _names(row["example"])


def test_no_phrase_is_written_in_vain() -> None:
    """A phrase is folded as queries are, and only one topic has it, once."""
    phrases = [phrase for topic in shipped_topics() for phrase in topic.phrases]
    assert [part for phrase in phrases for part in phrase if fold(part) != part.strip() or not part.strip()] == []
    assert len(phrases) == len(set(phrases))


@pytest.mark.parametrize(("use", "least"), LEAST_NAMED.items())
def test_questions_about_topics_name_them(use: str, least: float) -> None:
    """Of those that the phrases were not written after about as many as of the others."""
    rows = [row for row in _rows(QUESTIONS) if row["use"] == use]
    assert sum(row["topic"] in _names(row["question"]) for row in rows) >= least * len(rows)


def test_questions_about_rules_name_no_topic() -> None:
    """Words such as デッキ, 大会 and ジャッジ are in questions about rules as well."""
    questions = [question.text for question in shipped_questions()]
    assert sum(bool(_names(question)) for question in questions) <= MOST_ALARMS * len(questions)


def test_words_of_topics_in_questions_about_rules_name_none() -> None:
    """A phrase is what only a question about its topic has."""
    assert {question: names for question in ABOUT_RULES if (names := _names(question))} == {}
