"""The page finds the same terms in a query, at the same places."""

from collections.abc import Callable, Sequence

import pytest

from rulesdb.japanese.folding import fold
from rulesdb.search.lexicon.alias_mentions import mentions
from rulesdb.search.lexicon.lexicon import Lexicon

Ask = Callable[[str, object], object]


MENTIONED = "text => search.mentions(text, search.{}).map(each => ({{ ...each, isName: search.isName(each) }}))"


def _units(text: str, place: int) -> int:
    """Return a place, in code points, as JavaScript counts it."""
    return len(text[:place].encode("utf-16-le")) // 2


def _mentioned(query: str, lexicon: Lexicon) -> list[dict[str, object]]:
    """Return what a query mentions, as the page has it."""
    return [
        {
            "start": _units(query, each.start),
            "end": _units(query, each.end),
            "aliases": [alias._asdict() for alias in each.aliases],
            "isName": each.is_name,
        }
        for each in mentions(query, lexicon)
    ]


@pytest.mark.nightly
def test_mentions_are_those_of_python(ask: Ask, queries: list[str], lexicon: Lexicon) -> None:
    """Names, readings, English, romaji and players' words, alone, in sentences and put together in kana."""
    long = [sign.join(queries[at : at + 60]) for at in range(0, 600, 60) for sign in ("", " ")]
    texts = [fold(query) for query in (*queries, *long)]
    expected = [_mentioned(text, lexicon) for text in texts]
    assert ask(f"texts => texts.map({MENTIONED.format('lexicon')})", texts) == expected


def test_readings_put_together_are_taken_apart_as_in_python(ask: Ask, lexicon: Lexicon) -> None:
    """Two terms typed in kana without a blank, with particles or without, in either kana."""
    readings = [key for key in lexicon.aliases if set(key) <= set(map(chr, range(0x3041, 0x3097)))][::25]
    pairs = zip(readings, readings[7:], strict=False)
    texts = [one + particle + other for one, other in pairs for particle in ("", "と", "は", "コ")]
    texts += [f"は{text}" for text in texts]
    expected = [_mentioned(text, lexicon) for text in texts]
    assert ask(f"texts => texts.map({MENTIONED.format('lexicon')})", texts) == expected


def test_the_same_of_many_ways_is_chosen(
    ask: Ask, crowded_lexicon: Lexicon, made_up: Callable[[Sequence[str]], list[str]]
) -> None:
    """Where nearly everything is a term, the longest and the fewest are taken, and the first of equals."""
    texts = [*made_up("かきく"), *made_up("かきくはカー"), *made_up("かきは表向効、x")]
    expected = [_mentioned(text, crowded_lexicon) for text in texts]
    assert ask(f"texts => texts.map({MENTIONED.format('crowded')})", texts) == expected
