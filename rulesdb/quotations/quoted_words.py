"""The words of a text without the signs that a quotation may change: width, case, blanks, punctuation, brackets.

What changes the meaning stays: a sign between two digits (``1.5``, ``1-2``), a minus before a number, plus and per
cent, and the blanks between Latin words.
"""

import re
from collections.abc import Iterator

from rulesdb.japanese.folding import fold

_MINUS = "-‐‑‒–−"
_DASHES = f"{_MINUS}—―~〜"
_STOPS = ",、.。・:;!?…"
_QUOTES = "\"'‘’“”„«»‹›「」『』〝〟"
_BRACKETS = "()[]{}【】〔〕〈〉《》⟨⟩"
_OTHERS = "※•§_`"
_SIGNS = re.compile(rf"[\s{re.escape(_DASHES + _STOPS + _QUOTES + _BRACKETS + _OTHERS)}]+")
_NO_PART_OF_A_NUMBER = re.compile(rf"[\s{re.escape(_QUOTES + _BRACKETS + _OTHERS)}]")
_NUMBER = re.compile(r"[0-9]|x(?![a-z])")
_SAME_SIGN = str.maketrans({**dict.fromkeys(_DASHES, "-"), "、": ",", "。": "."})
_FIRST_CJK = "\u2e80"
_OMISSION = re.compile(r"[\[(（［〔【]\s*(?:…+|\.{3,}|(?:中|前|後)?略)\s*[\])）］〕】]|…+|‥+|\.{3,}|・{3,}|。{3,}")

_RUN = re.compile(r"[ァ-ヺー]+|[ぁ-ゖ]+|[\u3400-\u9fff々]+|[^\Wぁ-ヺー\u3400-\u9fff々]+")
_FEWEST_RUNS = 3
_FEWEST_CHARACTERS = 8


def quoted_words(text: str) -> str:
    """Return the words of a text, in the form in which two texts with the same words are equal."""
    return _SIGNS.sub(_joint, fold(text))


def _joint(signs: re.Match[str]) -> str:
    """Return what is kept of signs in their place."""
    before = signs.string[max(0, signs.start() - 1) : signs.start()]
    behind = signs.string[signs.end() : signs.end() + 1]
    if before.isdigit() and behind.isdigit():
        return _NO_PART_OF_A_NUMBER.sub("", signs[0]).translate(_SAME_SIGN) or " "
    apart = " " if are_apart(before, behind) else ""
    if signs[0][-1] in _MINUS and _NUMBER.match(signs.string, signs.end()):
        return "-" if len(signs[0]) == 1 else f"{apart}-"
    return "'" if apart and signs[0] in {"'", "’"} else apart


def are_apart(before: str, behind: str) -> bool:
    """Tell whether two characters are of two words where a blank is between them: Latin letters and digits are."""
    return all(one.isalnum() and one < _FIRST_CJK for one in (before, behind))


def parts_around_omissions(quote: str) -> tuple[str, ...]:
    """Return the parts of a quotation before, between and behind its ellipses, without those that have no words."""
    return tuple(part for part in _OMISSION.split(quote) if quoted_words(part))


def runs(words: str) -> Iterator[str]:
    """Yield the runs of one script in some words: katakana, hiragana, kanji, a Latin word or number."""
    return (found[0] for found in _RUN.finditer(words))


def are_few(words: str) -> bool:
    """Tell whether some words are a term or a phrase, which many rules have, and no statement of one."""
    return len(words) < _FEWEST_CHARACTERS or sum(1 for _ in runs(words)) < _FEWEST_RUNS
