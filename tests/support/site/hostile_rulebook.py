"""A made-up rulebook of hostile texts: markup, controls, direction marks, names that something else has."""

from pathlib import Path

from rulesdb.graph.model import Edition, Graph, Node, TextFile
from rulesdb.site.rulebook_writing import write_site
from rulesdb.source.diagnostics import Severity
from support.site.made_up_rulebook import STAMP, finding, graph, linked, node, passage, reading, refer, row, run, term

CONTROLS = "".join(map(chr, (*range(1, 9), 0x0B, 0x0C, *range(0x0E, 0x20), 0x7F, *range(0x80, 0xA0))))
NONCHARACTERS = "\ufdd0\ufdef\ufffe\uffff\U0001fffe\U0010ffff"
NUL, LONE = "\x00", "\ud83d"
DIRECTIONS = "\u202a\u202b\u202d\u202e\u2066\u2067\u2068"  # all that open and are never closed
MARKUP = (
    "</script><script>alert(1)</script><!-- ]]> &amp; \"'`\u2028\u2029<img src=x onerror=alert(1)></p></title></svg>"
)
ALL = f"竜{CONTROLS}{NONCHARACTERS}{NUL}{LONE}{DIRECTIONS}{MARKUP}"
HEADINGS = (
    "__proto__",
    "constructor",
    "main",
    "contents",
    "search-hits",
    "hit-0",
    "check-1",
    "100%",
    "%E0%A4%A",
    "a b",
    "a-b",
    "a\tb",
    "鱗-example-1",
    "鱗",
    "\x01\x02",
    "\u202e逆",
    "'\"><b>",
    "#",
    "?a=b&c",
    "../index",
    ALL,
)


def _section(heading: str, following: str) -> tuple[Node, ...]:
    """Return a heading with everything, a rule below it, and references to the next heading and its parts."""
    name = f"fab:{heading}"
    number = f"fab:{HEADINGS.index(heading) + 1}.1"
    cited = refer(f"[{following}]", f"fab:{following}")
    own = (
        passage(
            "text", f"{heading}と{ALL}", cited, refer("無い", f"fab:無い{heading}"), run("{" + ALL + "}", "symbol")
        ),
        passage("item-1", run(f"《{ALL}》", "card"), run(f"https://example.org/{ALL}", "url"), run(ALL, "slot")),
        passage("example-1", f"例{ALL}", cited),
        passage("note-1", f"注{ALL}", cited),
    )
    return (
        node(name, "heading", None, reading(*own, title=heading), reading(*own, title=f"{heading}。", edition=ALL)),
        node(number, "rule", name, reading(passage("text", ALL, refer("[見出し]", name), cited), title=None)),
    )


def rulebook() -> Graph:
    """Return the rulebook of all headings, the last of which refers to the first."""
    pairs = zip(HEADINGS, (*HEADINGS[1:], HEADINGS[0]), strict=True)
    nodes = (each for heading, following in pairs for each in _section(heading, following))
    editions = (Edition(name, "fab", ALL, ALL, (TextFile(ALL, "0" * 64),)) for name in ("official", ALL))
    terms = (term(f"fab:{heading}", "fab:1.1", english=ALL) for heading in HEADINGS)
    return linked(graph(nodes, editions, terms))


FINDINGS = (
    finding("line-broken", Severity.ERROR, ALL, "竜", "fab:1.1"),
    finding(ALL, Severity.INFO, ALL, "", "fab:a b"),
)


def written(folder: Path, base_url: str = "") -> Path:
    """Write the hostile rulebook below ``folder`` and return where it lies."""
    glossary = tuple(row(f"fab:{heading}", ALL, ALL, "1.1") for heading in HEADINGS)
    write_site(rulebook(), FINDINGS, folder / "hostile", STAMP, glossary=glossary, base_url=base_url)
    return folder / "hostile"
