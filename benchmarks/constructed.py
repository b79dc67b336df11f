"""Texts that nobody wrote: one or two marks over and over, which is what a parser's slow corners are made of.

The marks are those of every dialect's terminals (``grammar_terminals.py``) and the ones below.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import NamedTuple

from grammar_terminals import marks_of

from rulesdb.syntax.characters import BLANKS, LINE_ENDS
from rulesdb.syntax.dialects import DIALECTS

BRACKETS = "「」『』《》[]()（）{}【】〈〉<>"
MARKS: tuple[str, ...] = (
    *(*BLANKS, *LINE_ENDS, "\r\n", "\n\n", "\ufeff", "\x00", "\u200b", "\ud800", "\u3099", "\u202e"),
    *(*BRACKETS, "《竜", "[X", "{p", "「羽", "[]", "《》", "「」", "([{《"),
    *("1", "12", "１", "1.", "1.0", "1.0.", "1.0.1", "1.0.1a", "1.0.1 ", "502.57", "502.57a ", "502.57.", "409.1f-h"),
    *("1.1.1.1.1.", "a", "b ", "A", ".", "．", "..", "…", "-", "―", "-" * 9, "-" * 10, "\n" + "-" * 10, "~", "/", "\\"),
    *(
        "§",
        "§\n",
        " §",
        "。",
        "。 ",
        "。§",
        "、",
        "・",
        "は",
        "を",
        "の",
        "竜",
        "ア",
        "ー",
        "竜は羽を持つ",
        "\U0001f409",
    ),
    *("例", "例:", "例:。", "\n例:", "注:", "\n注:", "*", "* ", "\n * ", "•", "\n• ", "。•"),
    *("<!--", "<!-", "<!-->", "<!-- -->", "-->", "--", "<", "http", "http://", "https://a", "://"),
    *("rule", "rule ", "rule 1", "rule 409.1b", "309「段階」を参照", "とは?", "羽とは? ", "羽:鱗 ", "。 羽「羽」 "),
    *("[1", "[1]", "[1,", "[1.0.1]―", "[1.0.1]―[1.0.99]", "[1]―[100]", "[1.0.1a-z]", "[1 - ", "1,1,", "+1", "-X"),
    *("目次", "\n目次\n", "\nCopyright ", "\n前へ", "コンテンツにスキップ"),
    *(
        "竜とは",
        "「羽」とは、",
        "ある竜の",
        "その",
        "は「羽」です",
        "「羽/A",
        "用語「",
        "キーワードは「",
        "竜は羽です。",
    ),
)
"""Marks that no terminal gives: characters of every class, brackets, words that definitions of terms begin with."""

REPRESENTATIVES: tuple[str, ...] = (
    *("§", "\n", "\r", " ", "\u3000", "。", "、", "「", "」", "《", "》", "[", "]", "(", "{", "}", "1", "1.", "1 "),
    *("1.0.1 ", "502.57a ", "a", "-", "は", "竜", "例:", "注:", "* ", "<!--", "-->", "[1]", "[X]", "\n" + "-" * 10),
    *("http://", "\n目次\n", "rule ", "羽とは? ", "\ufeff"),
)
"""The marks of which every pair is tried."""

ARRANGEMENTS: dict[str, Callable[[str, int], str]] = {
    "repeated": lambda mark, size: _filled(mark, size),  # noqa: PLW0108  (the function stands below)
    "lines": lambda mark, size: _filled(mark + "\n", size),
    "in a rule": lambda mark, size: "1 竜§\n1.0 羽§\n1.0.1 " + _filled(mark, size),
    "in a primer": lambda mark, size: "502.57.羽\n502.57a " + _filled(mark, size),
    "rules": lambda mark, size: _numbered("{chapter}.{section}.{rule} ", mark, size),
    "primer": lambda mark, size: _numbered("{primer}.{rule}a ", mark, size),
    "words": lambda mark, size: _filled(mark + "竜は羽", size),
}
"""How a mark is repeated: the text of about ``size`` bytes."""


# Kanji from here on tell terms apart that are otherwise alike.
KANJI = 0x5000
KANJI_COUNT = 3000

COMPOSED: dict[str, Callable[[int], str]] = {
    "terms alike, then their first character": lambda size: _terms(size // 2) + "1.0.1 " + _filled("竜は", size // 2),
    "terms with の, then text": lambda size: _terms(size // 2, "の翼") + "1.0.1 " + _filled("竜の", size // 2),
    "one title of many terms, then rules": lambda size: (
        f"1.0 竜{''.join(f'と{chr(KANJI + at % KANJI_COUNT)}' for at in range(size // 12))}§\n"
        + _numbered("1.0.{rule} ", "牙は羽です。§", size // 2)
    ),
    "a subject and nouns": lambda size: "1.0 竜§\n1.0.1 羽は" + _filled("牙", size),
    "a subject of nouns": lambda size: "1.0 竜§\n1.0.1 " + _filled("牙", size) + "は竜です。",
    "a term among kanji": lambda size: "1.0 竜§\n1.0.1 " + _filled("竜羽竜竜羽羽竜牙", size),
    "a term among kana": lambda size: "1.0 はね§\n1.0.1 " + _filled("はねがはにの", size),
    "a term, blanks, its English": lambda size: "1.0.1 「羽" + _filled(" ", size) + "x/Wing」",
    "keywords without an end": lambda size: "1.0.1 " + _filled("キーワード", size) + "です。",
    "quotations closed at the end": lambda size: "1.0.1 " + _filled("は「", size) + "」です。",
    "a number again and again": lambda size: _filled("1.0.1 竜は羽です。§\n", size),
    "numbers going down": lambda size: "\n".join(_numbered("{chapter}.{section}.{rule} ", "", size).split("\n")[::-1]),
    "blanks within brackets": lambda size: "1.0.1 " + _filled("[ ", size // 2) + _filled(" ", size // 2),
    "long numbers in brackets": lambda size: "1.0.1 " + _filled(f"[{'1' * 4000}]", size),
    "numbers in one pair of brackets": lambda size: "1.0.1 [" + _filled("1,", size),
}
"""Texts of several marks that nothing above makes: of terms and what uses them, and of what stands far apart."""


class Constructed(NamedTuple):
    """A kind of text: its name and what makes one of about so many bytes of it."""

    name: str
    make: Callable[[int], str]


def all_texts() -> Iterator[Constructed]:
    """Yield every kind of text: the composed ones, every mark in every arrangement, every pair of representatives."""
    yield from (Constructed(name, make) for name, make in COMPOSED.items())
    marks = dict.fromkeys(
        (*MARKS, *(mark for dialect in DIALECTS.values() if dialect.declaration.grammar for mark in marks_of(dialect)))
    )
    for mark, arrangement in product(marks, ARRANGEMENTS):
        yield single(mark, arrangement)
    for one, other in product(REPRESENTATIVES, repeat=2):
        if one != other:
            yield Constructed(f"{one!r}{other!r} in turns", partial(_filled, one + other))
            yield pair(one, other)


def some_texts(number: int, seed: int = 0) -> list[Constructed]:
    """Return a sample of the kinds of text."""
    texts = list(all_texts())
    return random.Random(seed).sample(texts, min(number, len(texts)))  # noqa: S311  (a run that can be repeated)


def single(mark: str, arrangement: str) -> Constructed:
    """Return the texts of one mark in one arrangement."""
    return Constructed(f"{mark!r} {arrangement}", partial(ARRANGEMENTS[arrangement], mark))


def pair(one: str, other: str) -> Constructed:
    """Return the texts in a rule, the first half of which is one mark and the second half another."""
    return Constructed(f"{one!r} then {other!r}", partial(_halves, one, other))


def _halves(one: str, other: str, size: int) -> str:
    return "1.0.1 " + _filled(one, size // 2) + _filled(other, size // 2)


def _terms(size: int, end: str = "") -> str:
    """Return sections whose titles begin alike."""
    titles = range(max(1, size // _bytes(f"1.10 竜竜{end}§\n")))
    return "".join(f"{at // 99 + 1}.{at % 99 + 1} 竜{chr(KANJI + at % KANJI_COUNT)}{end}§\n" for at in titles)


def _filled(mark: str, size: int) -> str:
    return mark * max(1, size // _bytes(mark))


def _numbered(head: str, mark: str, size: int) -> str:
    """Return lines with numbers that go on, each with the mark behind it."""
    line = _bytes(head.format(chapter=1, section=1, rule=1, primer=100) + mark) + 2
    numbers = range(max(1, size // line))
    return "".join(
        f"{head.format(chapter=at // 900 + 1, section=at // 90 % 10, rule=at % 90 + 1, primer=at // 100 + 100)}{mark}\n"
        for at in numbers
    )


def _bytes(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))
