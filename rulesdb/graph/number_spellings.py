"""Spellings of rule numbers in running text, as keyboards and books have them, rewritten to the plain form.

``6、4、1``, ``6.4. 10 (j)``, ``第6章第4節`` and ``6章`` become ``6.4.1``, ``6.4.10j``, ``6.4`` and
``chapter 6``.
"""

import re

COUNTERS = "章節条項"
"""Counters after a number, as in 第6章."""
CHAPTER_WORDS = ("chapter", "section", "チャプター", "セクション", "chap", "sec", "ch", "章", "節")
"""Words that introduce a number of one part, which alone is a count."""
BEHIND_NUMBERS = " )]」』】〕?!~〜-はがをにのでともへや"
"""Characters that may follow a number with unusual separators: 1、2、3枚 is none."""
KANJI_DIGITS = "〇一二三四五六七八九"
"""The kanji of the digits 0 to 9."""
DASHES = "-−‐‑‒–—―ー"
"""Characters that are typed for a hyphen."""
_TEN = "十"

_COUNT = rf"(?:\d{{1,4}}(?:\.\d{{1,4}})*|[{KANJI_DIGITS}{_TEN}]{{1,4}})"
_COUNTED = re.compile(
    rf"(?:第 ?{_COUNT} ?[{COUNTERS}]|(?<![\d.]){_COUNT} ?[章節])(?: ?の? ?第? ?{_COUNT} ?[{COUNTERS}])*", re.ASCII
)
_EACH_COUNT = re.compile(rf"({_COUNT}) ?[{COUNTERS}]", re.ASCII)
_SEPARATED = re.compile(
    r"(?<![\d.,、・。])\d{1,4}(?: ?[.。・、,] ?\d{1,4}){1,3}"
    r"(?: ?[\[(](?P<bracketed>[a-z])[\])]| (?P<apart>[a-z])(?! ?[a-z\d])|(?P<letter>[a-z]))?"
    rf"(?![a-z\d])(?!\.\d)(?P<ends>(?=\Z|[.,。、]?[{re.escape(BEHIND_NUMBERS)}]|[.,。、]\Z))?",
    re.ASCII,
)
_DASHED = re.compile(
    rf"(?<![\d.])(?:\d{{1,2}}(?:[{DASHES}]\d{{1,3}}){{2,7}}(?![\d.])"
    rf"|(?<![{DASHES}])\d{{3}}[{DASHES}]\d{{1,3}}(?![{DASHES}\d.]))",
    re.ASCII,
)
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+", re.ASCII)
_EACH_DASH = re.compile(f"[{DASHES}]")


def plain_numbers(folded: str) -> str:
    """Return a folded text with its numbers in plain form; chapters get a word that introduces them."""
    text = _COUNTED.sub(_of_counts, folded)
    text = _SEPARATED.sub(_of_parts, text)
    return _DASHED.sub(lambda number: _EACH_DASH.sub("-", number[0]), text)


def _of_counts(counted: re.Match[str]) -> str:
    """Return the number of a chapter, and of what is in it; a section of no chapter is left as it is."""
    number = ".".join(map(_arabic, _EACH_COUNT.findall(counted[0])))
    if "." in number:
        return number
    return f"{CHAPTER_WORDS[0]} {number}" if counted[0].endswith(COUNTERS[0]) else counted[0]


def _arabic(count: str) -> str:
    """Return a count of one or two digits in kanji in Arabic digits: 12 for 十二."""
    if count[0] not in KANJI_DIGITS + _TEN:
        return count
    tens, ten, ones = count.rpartition(_TEN)
    digits = "".join(str(KANJI_DIGITS.find(sign)) for sign in ones)
    return f"{KANJI_DIGITS.find(tens) if tens else 1}{digits or 0}" if ten else digits


def _of_parts(number: re.Match[str]) -> str:
    """Return a number with other separators than dots, or with its letter apart; unchanged where it may be a list."""
    letter = number["bracketed"] or number["apart"] or number["letter"] or ""
    parts = re.findall(r"\d+", number[0])
    written = number[0].rstrip(f" [](){letter}")
    is_usual = written == ".".join(parts)
    has_dots = not set(written) - set("0123456789.。・")
    is_list = number["ends"] is None or (len(parts) < 3 and not has_dots) or _THOUSANDS.fullmatch(written)  # noqa: PLR2004
    return number[0] if not is_usual and is_list else ".".join(parts) + letter
