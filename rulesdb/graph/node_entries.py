"""One node as plain data: exactly an entry of the contract's ``show``, for the command line and the JSON export."""

from collections.abc import Mapping, Sequence

from rulesdb.graph.chains import cited_by
from rulesdb.graph.model import Graph, LinkKind, Node, Passage, Reading


def node_view(
    graph: Graph, node: Node, reading: Reading, checks: Sequence[Mapping[str, str]] = ()
) -> dict[str, object]:
    """Return the JSON object of ``reading`` of ``node``; ``checks`` are the contract's ``{"name", "status"}``."""
    return {
        "id": node.id,
        "ruleset": node.ruleset,
        "number": node.number,
        "kind": node.kind,
        "title": reading.title,
        "headline": node.headline or None,
        "editorial_note": node.editorial_note or None,
        "edition": reading.edition,
        **graph.file_of(node, reading).version_entry,
        "language": graph.language_of(node, reading),
        "text": reading.text,
        "parent": node.parent,
        "children": list(node.children),
        "cites": [cite for passage in reading.passages for cite in _cites(graph, passage)],
        "cited_by": [{"id": source, "where": where} for source, where in cited_by(graph, node.id)],
        "items": [item.text for item in reading.of_kind("item")],
        "examples": [{"text": part.text, "cards": list(part.cards)} for part in reading.of_kind("example")],
        "notes": [{"text": note.text} for note in reading.of_kind("note")],
        "cards": list(reading.cards),
        "terms": list(term_names(graph, node)),
        "checks": [dict(check) for check in checks],
        "source": _source(reading),
    }


def reading_views(graph: Graph, node: Node) -> list[dict[str, object]]:
    """Return the JSON objects of all readings of ``node``, the preferred one first, as ``show`` prints them."""
    return [node_view(graph, node, reading) for reading in node.readings]


def _cites(graph: Graph, passage: Passage) -> list[dict[str, object]]:
    return [
        {
            "raw": run.text,
            "targets": list(run.targets),
            "resolved": all(target in graph.nodes for target in run.targets),
            "where": passage.where,
        }
        for run in passage.runs
        if run.targets
    ]


def _source(reading: Reading) -> dict[str, object]:
    place = reading.place
    return {
        "file": place.file,
        "start": place.start,
        "end": place.end,
        "line": place.line,
        "column": place.column,
    }


def term_names(graph: Graph, node: Node) -> tuple[str, ...]:
    """Return the names of the terms that a node defines, then of those it uses, none twice."""
    links = graph.links_from.get(node.id, ())
    kinds = (LinkKind.DEFINES_TERM, LinkKind.USES_TERM)
    targets = (link.target for kind in kinds for link in links if link.kind is kind)
    return tuple(dict.fromkeys(target.split(":", 2)[2] for target in targets))
