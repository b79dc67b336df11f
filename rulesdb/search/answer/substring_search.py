"""Substring search, for queries whose terms are in no rule: nodes with the query's parts within or across words.

The analyzer may cut a word alone otherwise than in a sentence, and takes an unknown compound for one word.
"""

from collections.abc import Iterator

from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.found_nodes import FoundNode, node_name

SHORTEST = 2
"""Characters of a part at least: a single one is in nearly every text."""
_SCORE = 1.0  # all parts are there; nothing ranks these nodes


def literal_candidates(corpus: Corpus, query: str) -> Iterator[FoundNode]:
    """Yield the nodes with every blank-separated part of a folded query, in the order of the rulebook."""
    parts = tuple(dict.fromkeys(query.split()))
    if not parts or any(len(part) < SHORTEST for part in parts):
        return
    found = [frozenset(corpus.index.letters.documents_with(part)) for part in parts]
    for document in sorted(frozenset.intersection(*found)):
        yield FoundNode(node_name(corpus, document), _SCORE, tuple(f"letters: {part}" for part in parts), letters=parts)
