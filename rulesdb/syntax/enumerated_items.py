"""Items that are counted at the beginnings of lines: (a), (b); ア, イ; ①, ②; 1), 2).

One such sign may begin any line; two in their order, from the first on, are a list.
"""

import re
from collections.abc import Iterator

_ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyz",
    "アイウエオカキクケコサシスセソタチツテトナニヌネノ",
    "イロハニホヘトチリヌルヲワカヨタレソツネナラム",
    "가나다라마바사아자차카타파하",
    "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳",
)
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
_SIGN = f"[a-z]|[ivx]{{1,4}}|[0-9]{{1,2}}|[{_ALPHABETS[1]}{_ALPHABETS[2]}]|[{_ALPHABETS[3]}]"
_ITEM = re.compile(
    rf"^[ \t\u3000]*(?P<item>(?P<opening>\()?(?P<sign>{_SIGN})(?P<closing>\))"
    rf"|(?P<bare>[{_ALPHABETS[1]}{_ALPHABETS[2]}](?=[ \t\u3000])|[{_ALPHABETS[4]}]))(?=.*\S)",
    re.MULTILINE,
)


def enumerated_items(plain: str, start: int, end: int) -> Iterator[int]:
    """Yield the offsets in a text of half-width signs at which counted items begin, between two offsets."""
    runs: dict[tuple[str, int], list[list[int]]] = {}
    for found in _ITEM.finditer(plain, start, end):
        shape = "bare" if found["bare"] else f"{found['opening'] or ''})"
        for alphabet, ordinal in _ordinals(found["bare"] or found["sign"]):
            lists = runs.setdefault((shape, alphabet), [])
            if ordinal == 1:
                lists.append([])
            if lists and ordinal == len(lists[-1]) + 1:
                lists[-1].append(found.start("item"))
    yield from sorted({at for lists in runs.values() for one in lists if len(one) > 1 for at in one})


def _ordinals(sign: str) -> Iterator[tuple[int, int]]:
    """Yield the alphabets that a sign belongs to, each with its ordinal there, from 1."""
    if sign.isascii() and sign.isdigit():
        yield -1, int(sign)
        return
    if sign in _ROMAN:
        yield -2, _ROMAN.index(sign) + 1
    for at, alphabet in enumerate(_ALPHABETS):
        if len(sign) == 1 and sign in alphabet:
            yield at, alphabet.index(sign) + 1
