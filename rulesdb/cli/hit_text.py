"""Hits of a search as lines of a terminal."""

from collections.abc import Iterator

from rulesdb.cli.captions import edition_mark
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.styled import Line, bold, dim, marked
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.searching import Heading, Hit
from rulesdb.words.node_names import KINDS

_INDENT = "    "


def hit_lines(hit: Hit, heading: Heading, at: int, *, explain: bool = False) -> Iterator[str | Line]:
    """Yield the lines of the hit of rank ``at`` (from 1): its name, the titles above, the snippet, the reasons."""
    if at > 1:
        yield ""
    title = "  " + bold(heading.title) if heading.title and hit.number else ""
    yield f"{at:>2}. " + bold(hit.id) + f"  {name_of(hit.kind, KINDS)}" + title
    if heading.above:
        yield from map(dim, wrap(heading.above, _INDENT))
    mark = edition_mark(hit.edition)
    ranges = [(start + len(mark), end + len(mark)) for start, end in hit.marks]
    yield from marked(wrap(mark + hit.snippet, _INDENT), mark + hit.snippet, ranges)
    yield from map(dim, wrap(f"({translated('; ').join(map(translated, hit.why))})", _INDENT))
    if explain:
        products = " + ".join(f"{product} ({feature})" for feature, product in hit.explanation)
        yield from map(dim, wrap(translated(f"score {hit.score}: {products or '-'}"), _INDENT))
