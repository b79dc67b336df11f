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
        """Return the inverse document frequency of a term; what was once computed is remembered."""
        known = self._rarities.get(term)
        if known is None:
            known = self._rarities[term] = rarity(self.documents, self.frequencies.get(term, 0))
        return known
