"""Text in the form in which it is compared: compatibility composition (NFKC), small letters, single blanks.

NFKC takes time that grows with the text and not with its square: Python puts the combining marks behind a character in
order by insertion, and 60,000 of them take 13 seconds.
"""

import re
import unicodedata
from functools import cache

_LONGEST = 256  # code points that are composed at once; no writing stacks as many marks on a character
# Latin letters and signs, Japanese punctuation, kana and kanji begin anew: they never compose with what is before them.
_BEGINS = r"[\x00-\u02ff\u3000-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uff01-\uff9d]"


def nfkc(text: str) -> str:
    """Return ``text`` in NFKC; where more than 256 code points compose, each 256 of them for themselves."""
    if len(text) <= _LONGEST:
        return unicodedata.normalize("NFKC", text)
    return "".join(unicodedata.normalize("NFKC", piece) for piece in _piece().findall(text))


@cache
def _piece() -> re.Pattern[str]:
    """Return the pattern of the pieces of a long text; to compile it takes a cold command a millisecond."""
    return re.compile(rf".{{1,{_LONGEST}}}(?={_BEGINS}|\Z)|.{{1,{_LONGEST}}}", re.DOTALL)


def fold(text: str) -> str:
    """Return ``text`` as identifiers and words are compared: NFKC, small letters, white space made one space."""
    return " ".join(nfkc(text).casefold().split())
