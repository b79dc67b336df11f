"""The page quotes the same part of a text and marks the same characters."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from rulesdb.pipeline.home import Home
from rulesdb.search.answer.snippets import Occurrence, quote, scored_sentences

Ask = Callable[[str, object], object]


def _occurrences(text: str, chance: Random) -> list[Occurrence]:
    """Return some places in a text, in any order."""
    starts = [chance.randrange(len(text)) for _ in range(chance.choice((0, 1, 2, 5, 40, 400)))] if text else []
    longest, words = chance.choice((5, 60)), chance.choice((4, 300))
    return [
        Occurrence(at, min(len(text), at + chance.randint(1, longest)), str(chance.randrange(words))) for at in starts
    ]


@pytest.mark.exhaustive
def test_quotations_are_those_of_python(ask: Ask, home: Home, made_up: Callable[[Sequence[str]], list[str]]) -> None:
    """Of every rule and of made-up texts, with places anywhere."""
    chance = Random(5)  # noqa: S311  (no secret)
    rules = [passage.text for node in home.graph.nodes.values() for passage in node.preferred.passages]
    made = made_up(
        ["船が来ます。", "灯台", "\n", "\u2028", "\x1c", "鐘", "波が立ちました、そして" * 4, "the bell. ", "rings on"]
    )
    asked = [(text, _occurrences(text, chance)) for text in (*rules[::2], *made)]
    quoted = [quote(scored_sentences(text, occurrences, {})) for text, occurrences in asked]
    expected = [{"text": each.text, "marks": [list(mark) for mark in each.marks]} for each in quoted]
    given = [[text, [occurrence._asdict() for occurrence in occurrences]] for text, occurrences in asked]
    quoting = "([text, places]) => search.quote(search.scoredSentences(text, places, new Map()))"
    assert ask(f"asked => asked.map({quoting})", given) == expected
