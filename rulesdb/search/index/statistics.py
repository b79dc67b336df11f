"""Collection statistics: number of documents, mean lengths of fields, document frequencies of terms."""

from collections.abc import Mapping

from rulesdb.search.lexicon.rarity import rarity


class Statistics:
    """``means`` has by field the mean of the lengths that are not 0 (1 if all are), ``frequencies`` by term the number
    of documents with it.
    """

    def __init__(self, documents: int, means: Mapping[str, float], frequencies: Mapping[str, int]) -> None:
        """Keep the statistics."""
        self.documents = documents
        self.means = means
        self.frequencies = frequencies
        self._rarities: dict[str, float] = {}

    def rarity(self, term: str) -> float:
        """Return the inverse document frequency of a term; that of one in the documents is computed once."""
        known = self._rarities.get(term)
        if known is None:
            frequency = self.frequencies.get(term, 0)
            known = rarity(self.documents, frequency)
            if frequency:  # users write any word, and nothing of one that is in no document is kept
                self._rarities[term] = known
        return known
