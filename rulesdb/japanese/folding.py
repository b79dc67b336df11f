"""Text in the form in which it is compared: compatibility composition (NFKC), present kanji, small letters, single
blanks, no unseen characters.

NFKC takes time that grows with the text and not with its square: Python puts the combining marks behind a character in
order by insertion, and 60,000 of them take 13 seconds.
"""

import re
import unicodedata
from functools import cache

from rulesdb.japanese.kanji_forms import modern_kanji

UNSEEN = "\xad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff"
"""Characters that show nothing, as in a pattern: soft hyphens, joiners, directions, variation selectors."""
_UNSEEN = re.compile(f"[{UNSEEN}\U000e0100-\U000e01ef]")
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
    """Return ``text`` as identifiers and words are compared: NFKC, present kanji, small letters, white space made one
    space, unseen characters left out.
    """
    if text.isascii():
        return " ".join(text.lower().split())
    return " ".join(_UNSEEN.sub("", modern_kanji(nfkc(text)).casefold()).split())
