"""Lines of a page's layout within a text: marks of pages, and running heads that come again on every page."""

import re
from collections import defaultdict
from collections.abc import Iterable

from rulesdb.syntax.characters import CLOSING

_COUNT = r"(?:[0-9]{1,4}(?:[ \t]*(?:of|/)[ \t]*[0-9]{1,4})?)?"
_DASHES = "[-~‐-―−]{1,3}"
PAGE_MARK = (
    rf"(?:{_DASHES}[ \t]*[0-9]{{1,4}}[ \t]*{_DASHES}|[0-9]{{1,4}}[ \t]+/[ \t]+[0-9]{{1,4}}|"
    rf"[-=*_~#<(\[ \t]*第?[ \t]*(?:[0-9]{{1,4}}[ \t]*)?(?:(?i:page|p\.)|ページ|頁|页|페이지)[ \t]*[-:]?[ \t]*{_COUNT}"
    r"[-=*_~#>)\] \t]*)"
)
"""Pattern of a line that says which page begins or ends, whole: by a word, or a number between dashes or of a total."""

FEWEST = 3
"""Times that a running head comes at least."""
LONGEST = 80
"""Characters of a running head."""
_TELLING = re.compile(r"[0-9]|©|\(c\)|https?:|www\.", re.IGNORECASE)
_NUMBERED = re.compile(r"[-*#> \t]*(?:[(\[]?[0-9]|第)")
PAGE = re.compile(PAGE_MARK)
_NUMBER = re.compile("[0-9]+")


def running_heads(lines: Iterable[str]) -> set[str]:
    """Return the lines that are running heads: with a version, a date or an address, again and again the same.

    Page numbers in them may differ. What ends a sentence or begins with a number is none, and neither is a line whose
    neighbours come again with it, as in a sentence that a rules text repeats.
    """
    stripped = [line.strip() for line in lines]
    kept = [line for line in stripped if line and not (PAGE.fullmatch(line) or line.isdigit())]
    places: dict[str, list[int]] = defaultdict(list)
    for place, line in enumerate(kept):
        if len(line) <= LONGEST and _TELLING.search(line) and not _NUMBERED.match(line):
            places[_NUMBER.sub("0", line)].append(place)
    found: set[str] = set()
    for at in places.values():
        written = {kept[one] for one in at}
        if len(at) < FEWEST or any(line[-1] in (*CLOSING[:-1], *".:：") for line in written):
            continue
        before = {kept[one - 1] if one else "" for one in at}
        behind = {kept[one + 1] if one + 1 < len(kept) else "" for one in at}
        if len(before) == len(at) == len(behind) and len(written) in {1, len(at)}:
            found |= written
    return found
