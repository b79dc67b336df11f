"""Rarity: BM25's inverse document frequency, of terms in the texts and of features in known questions."""

from math import log


def rarity(total: int, having: int) -> float:
    """Return the inverse document frequency of a term that ``having`` of ``total`` documents have."""
    return log(1 + (total - having + 0.5) / (having + 0.5))
