"""The phrases and the records that all games share, as far as a game has them."""

from collections.abc import Iterator

from rulesdb.engine.kernel import selection, verbs
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.cards.verb_rows import Verbs
from rulesdb.engine.kernel.language.phrases import Phrase, phrases_in
from rulesdb.engine.kernel.records.codec import modules_of


def shared_phrases(rows: Verbs) -> Iterator[Phrase]:
    """Yield the phrases of selections, and those of the verbs of which a game has rows."""
    for row in phrases_in(modules_of(selection, verbs)):
        if not issubclass(row.kind, DiscreteEffect) or row.kind in rows:
            yield row
