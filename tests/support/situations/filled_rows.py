"""Sentences of situations, made from the rows of the phrases: each gap filled with every word or part that it takes."""

from collections.abc import Iterator

from rulesdb.engine.kernel.language.phrases import Gap, Maybe, Phrase, Vocabulary, member_of, options_of
from rulesdb.engine.kernel.records.checked import fields_of
from rulesdb.situations.parts import PlayerRef

PLAYERS = ("アン", "ベン")
"""The players of the sentences."""
MOST_PARTS = 12
"""Ways to fill a gap with a part that is a phrase itself, such as a card."""


def filled(row: Phrase, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return the sentences of a phrase: its gaps filled in the first way, and each gap in every other way.

    What may be left out is.
    """
    if row.kind is PlayerRef:
        return PLAYERS
    hints = {field.name: field.hint for field in fields_of(row.kind)}
    said = [one for one in row.pieces if not isinstance(one, Maybe)]
    pieces = [_ways(one, hints[one.field], vocabulary) if isinstance(one, Gap) else (str(one),) for one in said]
    first = [ways[0] for ways in pieces]
    others = ("".join((*first[:at], way, *first[at + 1 :])) for at, ways in enumerate(pieces) for way in ways[1:])
    return tuple(dict.fromkeys(("".join(first), *others)))


def _ways(gap: Gap, hint: object, vocabulary: Vocabulary) -> tuple[str, ...]:
    if gap.joint is None:
        return tuple(_single(gap, hint, vocabulary))
    ones = tuple(_single(gap, member_of(hint), vocabulary))
    if gap.most == 1:
        return ones
    several = gap.joint.join((ones[0], ones[-1]))
    return (*ones, several) if gap.least == 1 else (several,)


def _single(gap: Gap, hint: object, vocabulary: Vocabulary) -> Iterator[str]:
    yield from dict.fromkeys((vocabulary.words_of(hint, gap.form) or {}).values())
    kinds = [kind for kind in options_of(hint) if isinstance(kind, type)]
    if int in kinds:
        yield "2"
    if str in kinds:
        yield "爪"
    rows = [row for row in vocabulary.phrases if issubclass(row.kind, tuple(kinds))]
    for row in rows:
        if row.form == gap.form or gap.form not in {one.form for one in rows}:
            yield from filled(row, vocabulary)[:MOST_PARTS]
