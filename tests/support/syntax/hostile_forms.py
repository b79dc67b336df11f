"""Hostile texts: large ones that a bad extraction or an ill-meaning user brings, for any dialect."""

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import count

from support.syntax.declared_forms import NUMBERS


def _ascending(written: str, size: int) -> str:
    """Return about ``size`` bytes of lines whose numbers ascend; {0}, {1} and {2} are digits."""
    return _filled((written.format(1 + at // 81, 1 + at // 9 % 9, 1 + at % 9) for at in count()), size)


def _descending(written: str, size: int) -> str:
    """Return about ``size`` bytes of lines whose numbers descend."""
    return _filled((written.format(99 - at // 81, 9 - at // 9 % 9, 9 - at % 9) for at in range(99 * 81)), size)


def _filled(pieces: Iterator[str], size: int) -> str:
    """Return as many of the pieces as fill ``size`` bytes."""
    found, length = [], 0
    for piece in pieces:
        length += len(piece.encode())
        if length > size:
            break
        found.append(piece)
    return "".join(found)


def _repeated(unit: str) -> Callable[[int], str]:
    """Return the maker of texts of one unit over and over."""
    length = len(unit.encode("utf-8", "surrogatepass"))
    return lambda size: unit * (size // length)


HOSTILE: Mapping[str, Callable[[int], str]] = {
    "one line of words": _repeated("boat "),
    "one line of one sign": _repeated("a"),
    "one line of rules": lambda size: _ascending("{0}0{1}.{2}. A boat has oars. ", size),
    "one line of glued rules": lambda size: _ascending("{0}.{1}.{2}. A boat has oars.", size),
    "one sign on every line": _repeated("a\n"),
    "nested brackets": lambda size: "[" * (size // 2) + "]" * (size // 2),
    "nested brackets of several kinds": _repeated("「《{("),
    "opening brackets": _repeated("["),
    "opening corner brackets": _repeated("「"),
    "opening braces": _repeated("{"),
    "NULs": _repeated("\x00"),
    "mixed widths": _repeated("１0１.1ａ 舟boat，"),
    "full-width numbers": _repeated("１．１．１　舟\n"),
    "full-width digits": _repeated("１"),
    "numbers of other scripts": _repeated("١.٢.٣ ①② 第一章 舟\n"),
    "digits": _repeated("1"),
    "dots and digits": _repeated("1."),
    "hyphens and digits": _repeated("1-"),
    "deep numbers": _repeated(f"1{'.1' * 30} boat\n"),
    "deep numbers with hyphens": _repeated(f"1{'-1' * 30} boat\n"),
    "letters without end": lambda size: "100.1" + "a" * size,
    "references": _repeated("100.1a-"),
    "words of references": _repeated("rule "),
    "a list of references": lambda size: "see rules " + "100.1a, " * (size // 8),
    "a list of references in brackets": _repeated("[1.0.1], "),
    "a list in one pair of brackets": lambda size: "[" + "1.0.1, " * (size // 7) + "]",
    "ranges across everything": _repeated("[1.1.1]―[9.9.9] "),
    "ranges of a hundred": lambda size: _ascending("rules {0}0{1}.{2}–{0}0{1}.99, ", size),
    "comments that end nowhere": _repeated("<!-- "),
    "marks": _repeated("Example: \n"),
    "marks in one line": _repeated("例: 注："),
    "marks of items": _repeated("• \n"),
    "asterisks": _repeated("* "),
    "blank lines": _repeated(" \n"),
    "line ends of printers": _repeated("\r\n"),
    "carriage returns": _repeated("100.1a boat\r"),
    "next lines": _repeated("1-1-1. boat\x85"),
    "line separators": _repeated("1.0.1 boat\u2028"),
    "carriage returns and line feeds": _repeated("1.1.1. boat\r\n"),
    "tabs": _repeated("1.1.1\tboat\t\t\n"),
    "zero-width signs": _repeated("1\u200b.\u200b1\u200b boat\u200d "),
    "combining signs": _repeated("e\u0301\u0302\u0303"),
    "right to left": _repeated("100.1. \u202eסירה\u202c מפרש \n"),
    "private use": _repeated("\ue000\uf8ff"),
    "halves of pairs": _repeated("\ud800\udfff"),
    "the same number": _repeated("100.1. boat\n"),
    "a number on every line": lambda size: _ascending("{0}.{1}.{2} boat\n", size),
    "numbers that descend": lambda size: _descending("{0}.{1}.{2}. boat\n", size),
    "numbers with hyphens that descend": lambda size: _descending("{0}-{1}-{2} boat\n", size),
    "numbers alone": _repeated("1\n"),
    "numbers cut by line ends": _repeated("1.\n0.\n1\n"),
    "a glossary without end": lambda size: "Glossary\n" + "\nBoat\nIt has oars. See rule 100.1.\n" * (size // 36),
    "glossaries": _repeated("Glossary\n"),
    "dotted leaders": _repeated(f"{'. ' * 30}12\n"),
    "contents alone": lambda size: _ascending(f"{{0}}{{1}}{{2}}. Boat {'.' * 30} {{2}}\n", size),
    "decoration": _repeated("#*_>- "),
    "headings of markdown": _repeated("# \n## 1.\n### 1.1.\n"),
    "a table of markdown": _repeated("| 1.1.1 | boat |\n|---|---|\n"),
    "dashes": _repeated("-----\n"),
    "HTML": _repeated("<p><b>1.1.1</b>&nbsp;boat</p>\n"),
    "addresses": _repeated("https://"),
    "section signs": _repeated("1.0.1§"),
    "section signs alone": _repeated("§\n"),
    "headings without numbers": _repeated("舟：桨\n"),
}
"""Texts of about so many bytes on which a careless expression takes time that grows faster than they do."""


def hostile_text(size: int, chance: random.Random) -> str:
    """Return a hostile text of about ``size`` bytes, behind a number of some form or none."""
    numbers = [number.format(1, 1, 1) for numbers in NUMBERS.values() for number in numbers]
    head = chance.choice(("", "1.0.1 ", "502.57a ", *(f"{number} " for number in numbers)))
    return head + HOSTILE[chance.choice(sorted(HOSTILE))](size - len(head))
