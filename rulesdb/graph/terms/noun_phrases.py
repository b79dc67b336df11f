"""Sentences and noun phrases of a passage; apart because every pattern of definition starts from them."""

import re
from collections.abc import Container
from functools import lru_cache

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Passage

_END = re.compile("。")
_END_OR_QUOTATION = re.compile("。|「[^」]*」")
_OWNER = re.compile(r"(?:ある|その)?(.+?)の(?=.)")
_NOUN_CLASSES = frozenset({"名詞", "接頭辞", "接尾辞", "形状詞", "補助記号", "記号"})
OF_WORDS = ("text", "lost-icon")
"""Kinds of the runs of a passage's plain words: no card, reference, symbol, slot or address."""
LONGEST_TERM = 24  # code points; what is longer is a description, not a name


def wording(passage: Passage) -> str:
    """Return a passage's plain words."""
    return "".join([run.text for run in passage.runs if run.kind in OF_WORDS])


@lru_cache(maxsize=4)
def sentences(text: str) -> tuple[str, ...]:
    """Return the sentences of a text without their 。; a 。 in a quotation ends none.

    Several patterns ask for those of one text, one after the other.
    """
    ends = [*_ends(text), len(text)]
    starts = [0, *[end + 1 for end in ends]]
    return tuple(text[start:end].strip() for start, end in zip(starts, ends, strict=False) if start < end)


def _ends(text: str) -> list[int]:
    """Return the index of each 。 that ends a sentence. A 「 without a 」 behind it begins no quotation."""
    closed = text.rfind("」") + 1
    before = [found.start() for found in _END_OR_QUOTATION.finditer(text, 0, closed) if found[0] == "。"]
    return before + [found.start() for found in _END.finditer(text, closed)]


def without_owner(phrase: str, owners: Container[str]) -> str:
    """Return a phrase without the known things that it belongs to: ``オーナー`` of ``カードのオーナー``."""
    start = 2 * phrase.startswith("ある")
    while (owner := _OWNER.match(phrase, start)) and owner[1] in owners:
        start = owner.end()
    return phrase[start:]


def is_name(phrase: str, analyzer: WordAnalyzer) -> bool:
    """Tell whether a phrase can be a term: nouns alone, or joined by の."""
    if not 0 < len(phrase) <= LONGEST_TERM:
        return False
    words = analyzer.morphemes(phrase)
    return all(word.part_of_speech[0] in _NOUN_CLASSES or word.surface == "の" for word in words)
