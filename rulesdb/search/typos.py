"""Misspellings: a word that no rule and no glossary has, read as the term that it was probably meant to be."""

import re

from rulesdb.search.lexicon import Lexicon, alias_key, hiragana

_CHUNK = re.compile(r"[^\s、。,.?？!！「」『』《》()（）]+")
_SHORTEST = 3
_LONG = 6  # from this length on a word may have two slips
_LONGEST = 24  # no term is longer; a whole sentence is not a misspelling


def corrected(query: str, lexicon: Lexicon) -> tuple[str, tuple[str, ...]]:
    """Return the folded query with its misspelt words put right, and what was put right (``効課 → 効果``)."""
    changes: list[str] = []

    def mend(chunk: re.Match[str]) -> str:
        meant = meant_by(chunk[0], lexicon)
        if meant is None:
            return chunk[0]
        changes.append(f"{chunk[0]} → {meant}")
        return meant

    return _CHUNK.sub(mend, query), tuple(changes)


def meant_by(said: str, lexicon: Lexicon) -> str | None:
    """Return the name of the term whose spelling is nearest to ``said``, None if none is near or ``said`` is right.

    Nearness is the optimal string alignment distance: one wrong, missing, doubled or swapped character, two in a long
    word.
    """
    from rapidfuzz import process  # noqa: PLC0415  (only a query that finds too little pays for it)
    from rapidfuzz.distance import OSA  # noqa: PLC0415  (see above)

    keys = dict.fromkeys((alias_key(said), hiragana(alias_key(said))))
    if any(key in lexicon.aliases for key in keys) or not _SHORTEST <= len(said) <= _LONGEST:
        return None
    allowed = 1 if len(said) < _LONG else 2
    found = [
        (distance, -len(key), alias)
        for key in keys
        for alias, distance, _ in process.extract(
            key, lexicon.aliases.keys(), scorer=OSA.distance, score_cutoff=allowed, limit=3
        )
        if len(alias) >= _SHORTEST
    ]
    return lexicon.aliases[min(found)[2]][0].name if found else None
