"""Made-up documents of an index: the words of a harbour."""

from rulesdb.search.index.documents import NodeDocument
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.query.term_analysis import TermSpan


def node_document(identifier: str, **fields: list[TermSpan]) -> NodeDocument:
    """Return a document with terms in some fields."""
    return NodeDocument(identifier, {name: fields.get(name, []) for name in FIELDS})


def words(*texts: str) -> list[TermSpan]:
    """Return one term for one text, at the positions from 0."""
    return [TermSpan(text, at, at + 1) for at, text in enumerate(texts)]


BELL = [TermSpan("鐘", 4, 5), TermSpan("鐘", 0, 1), TermSpan("船", 2, 3)]


HARBOUR = [
    node_document("oar:1", text=words("鐘", "霧")),
    node_document("oar:2", text=words("船", *["霧"] * 20)),
    node_document("kite:1", title=words("鐘"), text=words("船")),
    node_document("kite:2", text=words("帆")),
    node_document("kite:3"),
]
