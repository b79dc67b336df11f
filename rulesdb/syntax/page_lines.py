"""Lines of a page's layout within a text: marks of pages, and running heads that come again on every page."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rulesdb.source.span import Span
from rulesdb.syntax.characters import CLOSING
from rulesdb.syntax.numbered_lines import half_width

_N = "[0-9]{1,4}"
_OF = r"[ \t]*(?:of|von|de|/|／)[ \t]*"
_DASHES = "[-~‐-―−•·・|]{1,3}"
_WORD = r"(?:(?i:pages?|p[ \t]a[ \t]g[ \t]e|pg\.?|p\.|seite|página)|ページ|頁|页|페이지)"
_SIGNS = r"=*_~#<(\[|•·・\- \t"
PAGE_MARK = (
    rf"(?:{_DASHES}[ \t]*{_N}[ \t]*{_DASHES}|{_N}[ \t]+/[ \t]+{_N}|{_N}[ \t]+of[ \t]+{_N}|"
    rf"\[[ \t]+{_N}[ \t]+\]|\([ \t]+{_N}[ \t]+\)|"
    rf"[{_SIGNS}]*第?[ \t]*(?:{_N}[ \t|]*)?{_WORD}[ \t]*[-:|]?[ \t]*(?:{_N}(?:{_OF}{_N})?)?"
    r"[-=*_~#>)\]|•·・ \t]*)"
)
"""Pattern of a line that says which page begins or ends, whole: by a word, or a number between signs or of a total."""
_PAGE = re.compile(PAGE_MARK)
_COUNTED = re.compile(rf"(?P<shape>[(\[]?)(?P<page>{_N})(?P<total>(?:/{_N})?)[)\]]?")
"""A line that may count pages: ``3/12``, ``[3]``; a fraction, a reference and a count of things look alike."""

FEWEST = 3
"""Times that a running head comes at least."""
LONGEST = 80
"""Characters of a running head."""
_TELLING = re.compile(r"[0-9]|©|\(c\)|https?:|www\.", re.IGNORECASE)
_PUBLISHED = re.compile(r"\bv?[0-9]+\.[0-9]|[12][0-9]{3}|©|\(c\)|https?:|www\.", re.IGNORECASE)
"""A version, a year or an address: what a head of two lines has in both."""
_NUMBERED = re.compile(r"[-*#> \t]*(?:[(\[]?[0-9]|第)")
_NUMBER = re.compile("[0-9]+")


def is_page_mark(line: str) -> bool:
    """Tell whether a line in half-width signs is the mark of a page by itself."""
    return _PAGE.fullmatch(line.strip()) is not None


def layout_pattern(plain: str, declared: Sequence[str] = ()) -> str:
    """Return the pattern of the whole lines of a text in half-width signs that are its pages' layout.

    ``declared`` are the patterns of further ones.
    """
    lines = [*declared, PAGE_MARK, *map(re.escape, sorted(_recurring_lines(plain)))]
    return rf"^[ \t\u3000]*(?:{'|'.join(lines)})[ \t\u3000]*(?=\r?$)"


@lru_cache(maxsize=2)
def layout_lines(text: str) -> tuple[Span, ...]:
    """Return the lines of a text that are its pages' layout, in order."""
    plain = half_width(text)
    pattern = re.compile(layout_pattern(plain), re.MULTILINE)
    return tuple(Span(*found.span()) for found in pattern.finditer(plain))


@lru_cache(maxsize=2)
def _recurring_lines(plain: str) -> frozenset[str]:
    """Return the lines, stripped, that are layout because they come again: running heads, and counts of pages."""
    lines = [line for line in map(str.strip, plain.splitlines()) if line]
    counts = set(_counts_of_pages(lines))
    kept = [line for line in lines if not (line in counts or is_page_mark(line) or line.isdigit())]
    return frozenset(counts | _running_heads(kept))


def _counts_of_pages(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines that count pages: alike but for a number that rises each time by one, of one total if of any."""
    counted: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        if found := _COUNTED.fullmatch(line):
            counted[found["shape"] + found["total"]].append(line)
    for shape, written in counted.items():
        pages = [int(_NUMBER.findall(line)[0]) for line in written]
        fewest = FEWEST - ("/" in shape)
        if len(pages) >= fewest and pages == list(range(pages[0], pages[0] + len(pages))):
            yield from written


def _running_heads(lines: Sequence[str]) -> set[str]:
    """Return the lines that are running heads: with a version, a date or an address, again and again the same.

    Page numbers in them may differ. What ends a sentence or begins with a number is none, and neither is a line whose
    neighbours come again with it, as in a sentence that a rules text repeats; those of a head of two lines do.
    """
    places: dict[str, list[int]] = defaultdict(list)
    for place, line in enumerate(lines):
        if len(line) <= LONGEST and _TELLING.search(line) and not _NUMBERED.match(line):
            places[_NUMBER.sub("0", line)].append(place)
    candidates = [at for at in places.values() if len(at) >= FEWEST and not any(map(_is_ended, {lines[i] for i in at}))]
    published = {place for at in candidates for place in at if _PUBLISHED.search(lines[place])}
    before, behind = _neighbours(lines, published), _neighbours(lines[::-1], {len(lines) - 1 - i for i in published})
    found: set[str] = set()
    for at in candidates:
        written = {lines[one] for one in at}
        is_apart = len({before[one] for one in at}) == len(at) == len({behind[-1 - one] for one in at})
        if is_apart and len(written) in {1, len(at)}:
            found |= written
    return found


def _is_ended(line: str) -> bool:
    return line[-1] in (*CLOSING[:-1], *".:：")


def _neighbours(lines: Sequence[str], passed: set[int]) -> list[str]:
    """Return the line before each line, those ``passed`` over left out; ``""`` where there is none."""
    nearest, found = "", []
    for place, line in enumerate(lines):
        found.append(nearest)
        nearest = nearest if place in passed else line
    return found
