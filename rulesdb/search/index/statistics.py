"""Collection statistics: number of documents, mean lengths of fields, document frequencies of terms."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulesdb.search.lexicon.questions import rarity


@dataclass(frozen=True, slots=True)
class Statistics:
    """``means`` has by field the mean of the lengths that are not 0 (1 if all are), ``frequencies`` by term the number
    of documents with it.
    """

    documents: int
    means: Mapping[str, float]
    frequencies: Mapping[str, int]
    _rarities: dict[str, float] = field(default_factory=dict, compare=False, repr=False)

    def rarity(self, term: str) -> float:
        """Return the inverse document frequency of a term; what was once computed is remembered."""
        known = self._rarities.get(term)
        if known is None:
            known = self._rarities[term] = rarity(self.documents, self.frequencies.get(term, 0))
        return known
