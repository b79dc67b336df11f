"""What no analysis finds: rules that say the query letter by letter, within a word or across the bounds of words.

A dictionary may cut a word alone otherwise than in a sentence, and takes an unknown compound for one word. Looking
through all texts needs no cutting; it is done only where no word led anywhere.
"""

from collections.abc import Iterator

from rulesdb.search.answer.candidates import Candidate, node_name
from rulesdb.search.answer.corpus import Corpus

SHORTEST = 2
"""Characters: a single one stands nearly everywhere."""
_SCORE = 1.0  # all that was asked for is there; how good a rule it is, nothing tells


def literal_candidates(corpus: Corpus, query: str) -> Iterator[Candidate]:
    """Yield, in the order of the rulebook, the nodes that say every blank-separated part of a folded query."""
    parts = tuple(dict.fromkeys(query.split()))
    if not parts or any(len(part) < SHORTEST for part in parts):
        return
    found = [frozenset(corpus.index.letters.documents_with(part)) for part in parts]
    for document in sorted(frozenset.intersection(*found)):
        yield Candidate(node_name(corpus, document), _SCORE, tuple(f"letters: {part}" for part in parts), letters=parts)
