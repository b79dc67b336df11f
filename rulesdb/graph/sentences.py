"""The sentences of a passage: each ends behind a full stop and the brackets that close there.

So a template within quotation marks that has a full stop of its own is two sentences.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from rulesdb.graph.model import Run

_SENTENCE = re.compile(r"\s*([^。]*。[」』)）]*|[^。]*\S)")


def sentence_texts(text: str) -> tuple[str, ...]:
    """Return the sentences of a text, without the white space between them."""
    return tuple(found[1] for found in _SENTENCE.finditer(text))


def cut_into_sentences(runs: Sequence[Run]) -> tuple[tuple[Run, ...], ...]:
    """Return the runs of every sentence of a passage; a run that two sentences share is cut in two.

    The white space between two sentences belongs to the second one. Only words are cut: a link, a card's name or a
    symbol belongs as a whole to the sentence in which it begins.
    """
    ends = [found.end() for found in _SENTENCE.finditer("".join(run.text for run in runs))]
    sentences: list[list[Run]] = [[] for _ in ends]
    start = at = 0
    for run in runs:
        for piece in _cut(run, [end - start for end in ends]):
            while at < len(ends) - 1 and start >= ends[at]:
                at += 1
            if sentences:
                sentences[at].append(piece)
            start += len(piece.text)
    return tuple(map(tuple, sentences))


def _cut(run: Run, ends: Iterable[int]) -> Iterator[Run]:
    """Yield the pieces of a run of words that end at some places of it, and the rest."""
    start = 0
    if run.kind == "text":
        for end in ends:
            if 0 < end < len(run.text):
                yield run._replace(text=run.text[start:end])
                start = end
    yield run._replace(text=run.text[start:])
