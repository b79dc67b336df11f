"""Topics of other documents: what players ask that tournament rules, lists of formats or products answer, not rules.

A row of ``topics.tsv`` in data/words has a topic, the document that rules it, an example, and phrases of players,
separated by ``|``. The parts of a phrase, separated by ``+``, are anywhere in a query; in Latin letters they are whole
words. A word such as デッキ or 大会 is no phrase: rules have it, too.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.search.index.documents import folded_texts
from rulesdb.source.resources import data_folder

NAME = "words/topics.tsv"


class Topic(NamedTuple):
    """A topic and the document that rules it, in our words, and phrases that name it, each as its parts: Latin words
    with a blank before and behind.
    """

    name: str
    document: str
    phrases: Sequence[Sequence[str]]


@cache
def shipped_topics() -> tuple[Topic, ...]:
    """Return the topics of the data file. Raises OSError or ValueError where the installation lacks it."""
    lines = (data_folder() / NAME).read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines[1:])
    return tuple(Topic(name, document, tuple(map(_parts, phrases.split("|")))) for name, document, _, phrases in rows)


def topics_of(query: str, best: Node | None) -> tuple[Topic, ...]:
    """Return the topics that a folded query names, without those whose phrase the best hit has: a user's own tournament
    rules rule them.
    """
    text = _with_latin_words(query)
    named = [(topic, phrases) for topic in shipped_topics() if (phrases := _phrases_in(text, topic.phrases))]
    ruled = _with_latin_words(" ".join(folded_texts(best))) if named and best else ""
    return tuple(topic for topic, phrases in named if not _phrases_in(ruled, phrases))


def _parts(phrase: str) -> tuple[str, ...]:
    return tuple(f" {part} " if part.isascii() else part for part in phrase.split("+"))


def _with_latin_words(text: str) -> str:
    """Return a text and behind it its Latin words, with a blank before and behind each."""
    return f"{text}\n {' '.join(re.findall('[a-z0-9]+', text))} "


def _phrases_in(text: str, phrases: Iterable[Sequence[str]]) -> list[Sequence[str]]:
    return [parts for parts in phrases if all(map(text.__contains__, parts))]
