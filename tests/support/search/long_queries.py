"""Queries of any length that repeat one thing, or string together made-up words of one kind, hardly two alike."""

import random
from collections.abc import Callable, Sequence
from itertools import count, cycle

SIGNS = (
    ". .. , - -- ー ‐ − ~ 〜 ～ … ・ 、 。 ! ？ ' ` ^ | \\ / % # § @ & * ? + = : ： _ < > "
    '( ) [ ] { } 「 」 《 》 （ ） ［ ］ " “ ＂'
)
NUMBERS = (
    "1 1. .1 1.1 1.1␣ 1.1a 1a １．１ 1-9 1.0.1-9.9.9␣ 1.1〜1.2␣ 1-9999999 1.0.* 1.* "
    "第 第1 第1章 章 第␣ rule␣ rule␣1.1␣ fab: fab:1.1␣ 一 十 千 〇 ①"
)
WORDS = (
    "a a␣ ab ko shi n' nn mm oou ā s is␣ kakunouko kakunouko␣ prevent␣ stak␣ あ あ␣ はが かくのうこ かくのうこ␣ "
    "プリベント フリベント␣ 漢 漢␣ 漢か 置換 置換効果 置換効果␣ 効課 効課␣ 表むきに "
    "表むき␣ 巻き戻し か\u3099 ㍿ ﷺ 𠮷 😀 👨\u200d👩 "
    "é e\u0301 a\u0301\u0323 \u0301 한국 привет␣ مرحبا ไทย \u200d \u202e \ufeff \ud800 \udc80␣ \x00 \x1b[1m \x7f"
)
EXPRESSIONS = (
    "AND AND␣ OR NOT NOT␣ -a␣ -武器␣ --a (a) ((a))␣ a␣AND␣ 効果␣OR␣ NOT␣効果␣ -(a)␣ (a␣OR␣b)␣ 《a》 「a」␣ "
    '"a" "効果"␣ "" card: card:a␣ card:"a"␣ kind: kind:rule␣ kind:章␣ in: in:6.4␣ in:6.4.*␣ in:1.1.1.1.'
)
UNITS = [unit.replace("␣", " ") for line in (SIGNS, NUMBERS, WORDS, EXPRESSIONS) for unit in line.split(" ")]
"""What is repeated: every sign, operator and field, numbers, words of all scripts, halves of characters."""

JOINTS = ["", " ", "-", " AND ", " OR ", " -", '" "', " in:", " card:", ") ("]
"""What stands between made-up words."""

_SCRIPTS = {
    "hiragana": (0x3042, 0x3093),
    "katakana": (0x30A2, 0x30F3),
    "kanji": (0x4E00, 0x9FA0),
    "latin": (0x61, 0x7B),
    "cyrillic": (0x430, 0x450),
    "hangul": (0xAC00, 0xD7A4),
    "marks": (0x300, 0x370),
    "digits": (0x30, 0x3A),
}
_LONGEST_WORD = 24
KINDS = [*_SCRIPTS, "slips", "terms", "numbers", "ranges"]
"""Kinds of made-up words."""


def repeated(unit: str, length: int) -> str:
    """Return ``length`` code points of ``unit``, again and again."""
    return (unit * (length // len(unit) + 1))[:length]


def made_up(kind: str, joint: str, length: int, terms: Sequence[str]) -> str:
    """Return ``length`` code points of words of a kind with ``joint`` between them, from a lexicon's ``terms``."""
    chance = random.Random(kind)  # noqa: S311  (not for secrets: the same words in every run)
    word, words, size = _maker(kind, chance, terms), [], 0
    while size < length:
        words.append(word())
        size += len(words[-1]) + len(joint)
    return joint.join(words)[:length]


def _maker(kind: str, chance: random.Random, terms: Sequence[str]) -> Callable[[], str]:
    """Return a function that makes one word of a kind after the other."""
    if kind == "terms":
        return lambda: chance.choice(terms)
    if kind == "slips":
        return lambda: _slip(chance.choice(terms), chance)
    if kind == "numbers":
        numbers = count(1000)
        return lambda: f"{next(numbers) // 90}.{next(numbers) % 90}"
    if kind == "ranges":
        chapters = cycle(range(1, 9999))
        return lambda: f"{next(chapters)}.1-{next(chapters) - 1}.99"
    return lambda: "".join(chr(chance.randrange(*_SCRIPTS[kind])) for _ in range(chance.randint(2, _LONGEST_WORD)))


def _slip(term: str, chance: random.Random) -> str:
    """Return ``term`` with one character put for another."""
    at = chance.randrange(len(term))
    return term[:at] + chr(chance.randrange(*_SCRIPTS["hiragana"])) + term[at + 1 :]
