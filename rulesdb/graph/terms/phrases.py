"""Sentences and noun phrases of a passage; apart because every pattern of definition starts from them."""

import re
from collections.abc import Container, Iterator

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Passage

_SENTENCE = re.compile(r"(?:「[^」]*」|[^。「]|「)+")
_OWNER = re.compile(r"(?:ある|その)?(.+?)の(?=.)")
_NOUN_CLASSES = frozenset({"名詞", "接頭辞", "接尾辞", "形状詞", "補助記号", "記号"})
_LONGEST_TERM = 24  # code points; what is longer is a description, not a name


def wording(passage: Passage, gap: str = "") -> str:
    """Return a passage's plain words: cards, references, symbols, slots and addresses become ``gap``."""
    return "".join(run.text if run.kind in ("text", "lost-icon") else gap for run in passage.runs)


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a text without their 。; a 。 in a quotation ends none."""
    return (found[0].strip() for found in _SENTENCE.finditer(text))


def without_owner(phrase: str, owners: Container[str]) -> str:
    """Return a phrase without the known thing it belongs to: of a card's owner, the owner."""
    phrase = phrase.removeprefix("ある")
    owner = _OWNER.match(phrase)
    while owner and owner[1] in owners:
        phrase = phrase[owner.end() :]
        owner = _OWNER.match(phrase)
    return phrase


def is_name(phrase: str, analyzer: WordAnalyzer) -> bool:
    """Whether a phrase can be a term: nouns alone, or joined by の."""
    if not 0 < len(phrase) <= _LONGEST_TERM:
        return False
    words = analyzer.morphemes(phrase)
    return all(word.part_of_speech[0] in _NOUN_CLASSES or word.surface == "の" for word in words)
