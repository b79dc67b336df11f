"""A made-up rulebook of two games as graph values, with an index in memory: what most tests of search work on."""

import re
from collections.abc import Iterable

from rulesdb.graph.model import Edition, Graph, Node, Passage, Place, Reading, Run, Term, TextFile
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.index.documents import node_documents, tags_of
from rulesdb.search.index.indexing import Index
from rulesdb.search.index.protocol import IndexDocument
from rulesdb.source.span import Span
from support.search.plain_index import PlainIndex
from support.search.temporary_index import letters_of, store_of

ANALYZER = Analyzer()
NOWHERE = Span(0, 0)


def passage(where: str, text: str) -> Passage:
    """Make a passage of plain text, with cards in 《》."""
    parts = (part for part in re.split("(《[^》]*》)", text) if part)
    runs = tuple(Run("card" if part[0] == "《" else "text", part, NOWHERE) for part in parts)
    return Passage(where, runs or (Run("text", "", NOWHERE),), NOWHERE)


def reading(text: str = "", title: str | None = None, edition: str = "official", **parts: str) -> Reading:
    """Make a reading; ``parts`` are passages by place, with ``_`` for the hyphen: ``example_1="…"``."""
    others = (passage(where.replace("_", "-"), part) for where, part in parts.items())
    return Reading(edition, title, (passage("text", text), *others), Place("harbour.txt", 0, 0, 1, 1))


def node(identifier: str, kind: str, *readings: Reading) -> Node:
    """Make a node without parent or children: ``graph`` finds those."""
    ruleset, _, number = identifier.partition(":")
    return Node(identifier, ruleset, None if kind == "heading" else number, kind, None, (), readings)


def edition(name: str, language: str) -> Edition:
    """Make an edition of the game ``oar``."""
    return Edition(name, "oar", name, "CC0-1.0", (TextFile("harbour.txt", "00"),), language)


def graph(nodes: Iterable[Node], terms: Iterable[Term] = (), editions: Iterable[Edition] = ()) -> Graph:
    """Make a graph of ``nodes``, in their order, each below the one whose number contains its own."""
    by_id = {each.id: each for each in nodes}
    parents = {name: _parent(name, by_id) for name in by_id}
    family = {
        each.id: each._replace(parent=parents[each.id], children=tuple(n for n in by_id if parents[n] == each.id))
        for each in by_id.values()
    }
    return Graph(family, (), tuple(terms), (), tuple(editions))


def plain_index(rules: Graph, names: Iterable[str] = ()) -> Index:
    """Index ``rules`` in memory; ``names`` are English ones of several words."""
    nodes = rules.nodes.values()
    store = store_of(node_documents(rules, ANALYZER, names))
    documents = [IndexDocument(stored, tags_of(node)) for stored, node in zip(store.documents(), nodes, strict=True)]
    return Index(store, letters_of(nodes, store), lambda: PlainIndex(documents, store))


def _parent(name: str, known: Iterable[str]) -> str | None:
    above = name[:-1] if name[-1].isalpha() else name.rpartition(".")[0]
    return above if above in known else None


RULES = graph(
    [
        node("oar:1", "chapter", reading(title="港")),
        node("oar:1.1", "section", reading(title="灯台")),
        node(
            "oar:1.1.1",
            "rule",
            reading("灯台とは、船に合図を送る建物です。", example_1="霧の夜、灯台は鐘を鳴らします。"),
        ),
        node("oar:1.1.1a", "subrule", reading("灯台の合図は、船員が取り除くまで残ります。")),
        node("oar:1.1.10", "rule", reading("船長は合図を無視できます。", note_1="灯台の合図も同じです。")),
        node("oar:1.2", "section", reading(title="船員")),
        node(
            "oar:1.2.1",
            "rule",
            reading("見張りは1人の船員です。", item_1="見張りは鐘を鳴らせます。"),
            reading("見張りとは、港を守る者のことです。", edition="plain"),
        ),
        node("kite:1.1", "section", reading(title="凧")),
        node("kite:7.2b", "subrule", reading("凧は風に乗ります。")),
        node("kite:糸の章", "heading", reading("糸は凧を船に結びます。", title="糸の章")),
    ],
    [Term("oar:term:灯台", "oar", "灯台", "Lighthouse", ("oar:1.1.1",))],
)
INDEX = plain_index(RULES)
CORPUS = Corpus(RULES, INDEX, analyzer=ANALYZER)
