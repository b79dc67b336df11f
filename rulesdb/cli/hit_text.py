"""Hits of a search as lines of a terminal."""

from collections.abc import Iterable, Iterator, Mapping

from rulesdb.cli.captions import edition_mark, version_note
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.styled import Line, bold, dim, marked
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.searching import Heading, Hit, TextFile
from rulesdb.words.node_names import KINDS

_INDENT = "    "
_OF_A_PART = "      "


def hit_lines(hit: Hit, heading: Heading, rank: int, *, explain: bool = False) -> Iterator[str | Line]:
    """Yield the lines of a hit: its name, the titles above, the snippet, the reasons.

    The ``rank``, from 1, is before the name; a part of the hit above it has the same one, and is indented below it.
    """
    indent = _OF_A_PART if hit.part_of else _INDENT
    if rank > 1 or hit.part_of:
        yield ""
    title = "  " + bold(heading.title) if heading.title and hit.number else ""
    begin = f"{_INDENT}└ " if hit.part_of else f"{rank:>2}. "
    yield begin + bold(hit.id) + f"  {name_of(hit.kind, KINDS)}" + title
    if heading.above and not hit.part_of:
        yield from map(dim, wrap(heading.above, indent))
    mark = edition_mark(hit.edition)
    ranges = [(start + len(mark), end + len(mark)) for start, end in hit.marks]
    yield from marked(wrap(mark + hit.snippet, indent), mark + hit.snippet, ranges)
    yield from map(dim, wrap(f"({translated('; ').join(map(translated, hit.why))})", indent))
    if explain:
        products = " + ".join(f"{product} ({feature})" for feature, product in hit.explanation)
        yield from map(dim, wrap(translated(f"score {hit.score}: {products or '-'}"), indent))


def text_lines(hits: Iterable[Hit], files: Mapping[str, TextFile]) -> Iterator[str | Line]:
    """Yield a line with the versions of the texts that the hits quote from ``files``; none where nobody says any."""
    texts = dict.fromkeys((hit.edition, files[hit.id].version_beside_date, files[hit.id].effective) for hit in hits)
    named = [edition_mark(edition) + note for edition, *known in texts if (note := version_note(*known))]
    if named:
        yield from map(dim, wrap(translated(", ").join(named), mark=f"{translated('texts')}: "))
