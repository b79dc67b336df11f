"""The word of a line that is not understood, and the known word that is meant by it.

Players say ウォード where the rules say 結界, 山札 for a deck, or misspell a word: the glossaries know the first,
the spelling tells the second.
"""

import re
from collections.abc import Collection, Sequence
from functools import cache

from rulesdb.japanese.kana import hiragana
from rulesdb.source.glossaries import shipped_glossaries

LEAST_LIKE = 0.7
"""The least likeness of two words, from 0 to 1, of which one can be a misspelling of the other."""
LEAST_LIKE_KANJI = 0.5
"""The least likeness of two words in kanji, which are short: words of two signs can have half in common."""
MOST_SIGNS = 20
"""The greatest length of a word that is looked up; longer runs of one script are no words of a game."""
_RUNS = re.compile(r"[ァ-ヺー・]+|[一-龠々〆ヶ]+[ぁ-ん]{0,2}|[A-Za-z]+|[ぁ-ん]+")
_STEM = re.compile(r"[ァ-ヺー・一-龠々〆ヶA-Za-z]+")
_PARTICLE = re.compile(r"(?<=[一-龠々〆ヶ])(?:[をにがはのとでも]|には|では|とは).?$")


def word_at(text: str, position: int) -> tuple[int, str]:
    """Return the word of a text that is at a position, with its start; "" where there is none.

    In hiragana, where no blank or script divides words, it begins at the position.
    """
    found = next((found for found in _RUNS.finditer(text) if found.start() <= position < found.end()), None)
    if found is None:
        return position, ""
    start = position if "ぁ" <= found[0][0] <= "ん" else found.start()
    return start, _PARTICLE.sub("", text[start : found.end()])[:MOST_SIGNS]


def meant_by(word: str, known: Sequence[str]) -> str:
    """Return the ``known`` word that is meant by a word: the glossaries' term for it, or the one spelled like it.

    Known words may begin with a term and go on, as プレイする does; "" is returned if none of them is meant.
    """
    stems: dict[str, str] = {}
    for one in known:
        stems.setdefault(hiragana(_stem(one)), one)
    for end in range(len(word), 0, -1):  # the last signs may be a particle
        for term in _terms().get(hiragana(word[:end].casefold()), ()):
            stem = hiragana(_stem(term))
            if found := stems.get(hiragana(term)) or next((stems[one] for one in stems if one.startswith(stem)), ""):
                return found
    return stems.get(_nearest(hiragana(_stem(word)), stems), "")


def _stem(word: str) -> str:
    """Return the beginning of a word without its inflection or particle, as プレイ of プレイする."""
    found = _STEM.match(word)
    return word if found is None else found[0]


def _nearest(word: str, known: Collection[str]) -> str:
    from difflib import get_close_matches  # cold commands must not pay for it

    least = LEAST_LIKE_KANJI if "一" <= word[0] <= "龠" else LEAST_LIKE
    return next(iter(get_close_matches(word, [one for one in known if len(one) > 1], 1, least)), "")


@cache
def _terms() -> dict[str, tuple[str, ...]]:
    """Return the terms of the glossaries by their readings, English names and players' words, in hiragana."""
    terms: dict[str, tuple[str, ...]] = {}
    for entry in shipped_glossaries():
        for word in (entry.name, entry.reading, entry.english, *entry.players):
            key = hiragana(word.casefold())
            terms[key] = (*terms.get(key, ()), entry.name)
    return terms
