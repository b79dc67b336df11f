"""The fit of a tree to its text: counts of numbers unread, cut short or in disorder, and of characters in rules.

A dialect reads every text somehow, one of another numbering too: ``4-1-2`` is a chapter 4 to it. So the lines that
begin like a number of any form are found here once more, without the grammars, and compared with the nodes.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS, SENTENCE_ENDS, UNSEEN, with_plain_lines
from rulesdb.syntax.dialects import DIALECTS, Dialect
from rulesdb.syntax.numbering import normalise
from rulesdb.syntax.page_lines import layout_lines
from rulesdb.syntax.tree import NodeKind, SyntaxNode, Tree

BEGINNING = re.compile(
    rf"[ \t\u3000{UNSEEN}§#*_>]*(?:-[ \t]+)?"
    r"""
    (?P<written>
        [0-9０-９]{1,4}[a-z]?(?:[-.．,，:：/‐-―][0-9０-９A-Za-z]{1,8}){1,9}  # 1.0.2a, 4-1-2, 3:1, 1,200
        (?:[(（][0-9０-９A-Za-z]{1,3}[)）]){0,9}                           # 1.1(2)(a)
      | [0-9０-９]{1,4}(?:[a-z][0-9]{0,3}){1,3}(?=[\s.．)）:：]|$)             # 1a, 1a1
      | [A-Z][-.][0-9]{1,3}(?:[-.][0-9A-Za-z]{1,3}){0,9}                    # A.1.a
      | 第[0-9０-９〇一二三四五六七八九十百]{1,5}[編部章節款条項]
      | (?:Article|Chapter|Rule|Section|Art\.|Sec\.)[ ][0-9]{1,4}
      | (?P<item>
            [0-9０-９]{1,4}(?=[\s.．)）:：、,，§]|$)
          | (?:[(（][0-9０-９A-Za-z]{1,3}[)）]){1,9}
          | [IVXLC]{1,7}(?=[.．)）])
          | [Ⅰ-Ⅻ①-⑳]
        )
    )
    """,
    re.VERBOSE,
)
"""The beginning of a line with a number of any form; the group ``item`` has numbers that also number list items."""

DECORATION = f"{BLANKS}{UNSEEN}§#*_>-"
"""Signs that stand before a number on its line, in some dialects within the node."""

OUTSIDE_REASONS = ("title-block", "closing-matter")
"""Reasons why text outside of nodes has numbers that begin none: contents and glossaries, in a declared dialect."""

GOES_ON = ",，:：/)）、-‐‑–—―"
"""Characters that no dialect has right behind a number: behind ``1`` in ``1,赤`` or ``1)`` the number is not over."""


CLOSED_BY_SIGN = re.compile(r"[^\s§]§[ \t]*(?:\r?\n|\Z)")


@dataclass(frozen=True, slots=True)
class Limit:
    """The limit beyond which a measure speaks against a fit.

    ``doubtful`` and ``refused`` are shares from 0 to 1 that a measure must exceed to be reported and to be a misfit;
    fewer cases than ``few`` say nothing, so that short texts and excerpts are not refused for a line or two.
    """

    few: int
    refused: float
    doubtful: float = 1.0


# docs/decisions.md has the figures behind these limits.
CUT_SHORT = Limit(few=1, refused=1 / 3)
UNREAD = Limit(few=3, refused=1 / 3, doubtful=0.05)
OUTSIDE = Limit(few=500, refused=9 / 10, doubtful=1 / 4)
LONGEST = Limit(few=5000, refused=1 / 2, doubtful=1 / 10)
FALLS = Limit(few=4, refused=1 / 5)
REPEATED = Limit(few=3, refused=1 / 2)
SENTENCES = Limit(few=3, refused=1 / 2)
SIGNS = Limit(few=2, refused=1 / 3)
BARE = Limit(few=4, refused=3 / 4)
MISSING = Limit(few=10, refused=1 / 2, doubtful=1 / 4)
LEAPS = Limit(few=2, refused=1 / 3)
FEWEST_RULES = 3


class Fault(NamedTuple):
    """A fault of a fit: ``sentence`` says what was seen; ``grave`` faults make it a misfit."""

    grave: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Fit:
    """The fit of a tree to its text, in counts. Characters are counted without blanks and line ends.

    ``characters`` are all of the text, ``in_rules`` those in nodes and their parts; what follows an unread number
    within a rule does not count. ``numbers`` are the nodes with a number. ``unread`` are the lines that begin like a
    number and begin no node of that number, a list within a rule's sentences left out; ``cut_short`` are those of them
    whose beginning was taken for a number (``4`` of ``4-1-2``), and ``example`` is one of these, or else of those, as
    written. ``longest`` are the characters of the longest node with its parts, ``longest_key`` is its number or
    heading. ``falls`` are the numbers smaller than the number before them, ``repeated`` those that stand before,
    ``bare`` the chapters and sections that say nothing but a title, ``titled`` the numbers with a title,
    ``sentences`` those whose title is a sentence. ``signs`` are the lines that § closes in a text read by a dialect
    that catches all, whose rules have none. ``parents`` are the numbers that contain those with
    a letter (``1.0.2`` of ``1.0.2a``), ``missing`` those of them that no node has. ``leaps`` are the numbers that do
    not follow the one before, ``lacks_rules`` whether there are hardly any rules below chapters and sections; both are
    told of declared dialects alone, which take what ascends. ``example`` and ``longest_key`` are
    ``""`` where there is none.
    """

    characters: int = 0
    in_rules: int = 0
    numbers: int = 0
    unread: int = 0
    cut_short: int = 0
    example: str = ""
    longest: int = 0
    longest_key: str = ""
    falls: int = 0
    repeated: int = 0
    bare: int = 0
    titled: int = 0
    sentences: int = 0
    signs: int = 0
    parents: int = 0
    missing: int = 0
    leaps: int = 0
    lacks_rules: bool = False

    @property
    def share(self) -> float:
        """The share of the characters that stand in rules, from 0 to 1."""
        return self.in_rules / max(1, self.characters)

    @property
    def numbers_read(self) -> float:
        """The share of nodes among all that is a node or begins like one, from 0 to 1."""
        return self.numbers / max(1, self.numbers + self.unread)

    @property
    def is_misfit(self) -> bool:
        """Whether the text is not of this dialect."""
        return any(fault.grave for fault in self.faults())

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults of the fit, grave ones first; prose without any number has no fault."""
        found = self._unread_faults() if self.numbers == 0 else (*self._unread_faults(), *self._other_faults())
        return tuple(sorted(filter(None, found), key=lambda fault: not fault.grave))

    def _unread_faults(self) -> Iterator[Fault | None]:
        sentence = (
            f"{self.unread:,} lines begin like {self.example!r} and were read as no rule"
            f" (numbers read: {self.numbers:,})"
        )
        yield fault(UNREAD, self.unread, self.unread + self.numbers, sentence)

    def _other_faults(self) -> Iterator[Fault | None]:
        characters, numbers = self.characters, self.numbers
        beginnings = f"numbers read are only the beginning of the written ones ({self.example!r})"
        yield fault(CUT_SHORT, self.cut_short, numbers, f"{self.cut_short:,} of {numbers:,} {beginnings}")
        only = f"only {percent(self.share)} of its characters stand in rules"
        yield fault(OUTSIDE, characters - self.in_rules, characters, only)
        alone = f"rule {self.longest_key} alone has {percent(self.longest / max(1, characters))} of its characters"
        yield fault(LONGEST, self.longest, characters, alone)
        falling = f"{self.falls:,} of {numbers:,} numbers are smaller than the one before"
        yield fault(FALLS, self.falls, numbers, falling)
        yield fault(REPEATED, self.repeated, numbers, f"{self.repeated:,} of {numbers:,} numbers stand there already")
        yield fault(BARE, self.bare, numbers, f"{self.bare:,} of {numbers:,} numbers have a title and nothing else")
        said = f"{self.sentences:,} of {self.titled:,} titles are sentences"
        yield fault(SENTENCES, self.sentences, self.titled, said)
        yield fault(SIGNS, self.signs, numbers, f"{self.signs:,} lines are closed by §, as its rules are not")
        lost = f"{self.missing:,} of {self.parents:,} rules that have subrules were not found themselves"
        yield fault(MISSING, self.missing, self.parents, lost)
        leaping = f"{self.leaps:,} of {numbers:,} numbers do not follow the one before"
        yield fault(LEAPS, self.leaps, numbers, leaping)
        if self.lacks_rules:
            yield Fault(True, f"it has fewer than {FEWEST_RULES} numbered rules below chapters and sections")


def fault(limit: Limit, count: int, total: int, sentence: str) -> Fault | None:
    """Return the fault if ``count`` of ``total`` is beyond ``limit``, else None."""
    share = count / max(1, total)
    if count < limit.few or share <= min(limit.doubtful, limit.refused):
        return None
    return Fault(share > limit.refused, sentence)


def percent(share: float) -> str:
    """Return a share from 0 to 1 in whole per cent, rounded down: 100 % is all of it."""
    return f"{int(100 * share)} %"


def measure(tree: Tree, dialect: Dialect | None = None) -> Fit:
    """Return the fit of ``tree`` to its text, in time linear in the text.

    ``dialect`` is the one that it was read as, by default that of its name.
    """
    dialect = dialect or DIALECTS[tree.dialect]
    text = tree.source.text
    numbers = [node.number for node in tree.nodes if node.number is not None]
    unread = list(unread_numbers(tree, dialect))
    starts = {node.span.start for node in tree.nodes}
    cut_short = [span for span in unread if span.start in starts]
    size, key = longest(tree)
    return replace(
        fit_of_numbers(numbers, dialect),
        characters=solid(text),
        in_rules=in_rules(tree, [span.start for span in unread]),
        unread=len(unread),
        cut_short=len(cut_short),
        example=example(cut_short or unread, text),
        longest=size,
        longest_key=key,
        bare=sum(is_bare(node) for node in tree.nodes),
        titled=sum(node.title is not None for node in tree.nodes),
        signs=len(CLOSED_BY_SIGN.findall(text)) if dialect.declaration.is_catch_all else 0,
        sentences=sum(is_sentence(node.title) for node in tree.nodes if node.title is not None),
    )


def fit_of_numbers(numbers: Sequence[str], dialect: Dialect) -> Fit:
    """Return the fit as far as the numbers of a reading tell it, in their order; no other measure speaks against it."""
    form, is_declared = dialect.numbers, dialect.lines is not None
    parents = {form.parent(number) for number in numbers if number[-1].isalpha()}
    return Fit(
        numbers=len(numbers),
        falls=sum(form.order(number) < form.order(before) for before, number in pairwise(numbers)),
        repeated=len(numbers) - len(set(numbers)),
        parents=len(parents),
        missing=len(parents.difference(numbers)),
        leaps=sum(not form.follows(number, before) for before, number in pairwise(numbers)) if is_declared else 0,
        lacks_rules=is_declared and sum(form.kind(number) not in _TITLED for number in numbers) < FEWEST_RULES,
    )


def example(numbers: Sequence[Span], text: str) -> str:
    """Return the number in the middle of a text, which is more telling than the first, with the sign behind it."""
    if not numbers:
        return ""
    start, end = numbers[len(numbers) // 2]
    return text[start : end + (text[end : end + 1] in tuple(GOES_ON + ".．"))]


_TITLED = (NodeKind.CHAPTER, NodeKind.SECTION)


def is_bare(node: SyntaxNode) -> bool:
    """Tell whether a node is a chapter or section that says nothing but its title."""
    return node.kind in _TITLED and not node.text and not node.parts


def is_sentence(title: str) -> bool:
    """Tell whether a title is the sentence of a rule: one that ends as sentences do, or is too long for a title."""
    words = title.strip(DECORATION)
    return words.endswith((*SENTENCE_ENDS, ".")) or len(words) > LONGEST_TITLE


LONGEST_TITLE = 80
"""Characters of the longest title."""


def solid(text: str) -> int:
    """Return the number of characters of ``text`` that are no blanks and no line ends."""
    return len("".join(text.split()))


def spans_of(node: SyntaxNode) -> Iterator[Span]:
    """Yield the spans of a node and of its parts."""
    yield node.span
    yield from (part.span for part in node.parts)


def longest(tree: Tree) -> tuple[int, str]:
    """Return the number of characters of the longest node with its parts, and the node's key."""
    text = tree.source.text
    sizes = ((sum(solid(span.of(text)) for span in spans_of(node)), node.key) for node in tree.nodes)
    return max(sizes, default=(0, ""))


def in_rules(tree: Tree, unread: Sequence[int]) -> int:
    """Return the number of characters in nodes and parts, in each only those before its first unread number.

    ``unread`` are the offsets of the unread numbers, ascending.
    """
    count = 0
    for node in tree.nodes:
        for span in spans_of(node):
            at = bisect_left(unread, span.start)
            end = min(span.end, unread[at]) if at < len(unread) else span.end
            count += solid(tree.source.text[span.start : end])
    return count


def unread_numbers(tree: Tree, dialect: Dialect) -> Iterator[Span]:
    """Yield the numbers at line beginnings that begin no node of that number, and no item.

    In a declared dialect what stands right behind a number may be its own end, and signs that count within a rule
    are numbers, too.
    """
    text = tree.source.text
    starts = [node.span.start for node in tree.nodes]
    lines = dialect.lines
    is_declared = lines is not None
    outside = [stretch.span for stretch in tree.outside if is_declared and stretch.reason in OUTSIDE_REASONS]
    ends = [span.end for span in outside]
    read = {part.span.start for node in tree.nodes for part in node.parts}
    for span, is_item in _numbers_of(text, dialect):
        behind = bisect_right(ends, span.start)
        if span.start in read or (behind < len(outside) and outside[behind].start <= span.start):
            continue
        at = bisect_right(starts, span.start) - 1
        node = tree.nodes[at] if at >= 0 else None
        if node is not None and is_item and is_within(node, span):
            continue
        if node is not None and (
            is_number_of(node, span, text)
            if lines is None
            else span.start - node.span.start <= _BEFORE
            and span.end
            <= node.span.start + lines.lines.head_length(with_plain_lines(text[node.span.start : span.end + _BEHIND]))
        ):
            continue
        yield span


def _numbers_of(text: str, dialect: Dialect) -> Sequence[tuple[Span, bool]]:
    """Return the written numbers of a text, and those that only its dialect knows, as ``written_numbers`` does."""
    within = dialect.lines.lines_within(with_plain_lines(text)) if dialect.lines is not None else []
    if not within:
        return written_numbers(text)
    own = {line.start: (Span(line.start, line.end), False) for line in within}
    written = {found[0].start: found for found in written_numbers(text)}
    return [found for _, found in sorted({**written, **own}.items())]


_BEFORE = 200
"""Characters between the beginning of a node and its number: decoration, and a title above it."""

_BEHIND = 80
"""Characters behind a number that the end of its level may look at."""


def is_number_of(node: SyntaxNode, span: Span, text: str) -> bool:
    """Tell whether ``span`` is the whole number of a node, in a form with a grammar."""
    if node.number != normalise(span.of(text)) or text[span.end : span.end + 1] in tuple(GOES_ON):
        return False
    return not text[node.span.start : span.start].strip(DECORATION)


def is_within(node: SyntaxNode, span: Span) -> bool:
    """Tell whether ``span`` stands within a node's sentences, where it numbers the items of a list."""
    return node.title is None and node.span.start < span.start


@lru_cache(maxsize=1)
def written_numbers(text: str) -> tuple[tuple[Span, bool], ...]:
    """Return the number at the beginning of each line that has one, and whether it may number the items of a list.

    The lines of a page's layout have none. Recognition asks for those of one text many times.
    """
    found: list[tuple[Span, bool]] = []
    start = 0
    pages = {page.start for page in layout_lines(text)}
    for line in text.splitlines(keepends=True):
        match = BEGINNING.match(line) if start not in pages else None
        if match:
            first, last = match.span("written")
            found.append((Span(start + first, start + last), match["item"] is not None))
        start += len(line)
    return tuple(found)
