"""The whole graph as one JSON document: every reading of every node as ``show`` gives it, and all links."""

import json
from collections.abc import Iterator

from rulesdb.graph.model import Graph, LinkKind
from rulesdb.graph.node_entries import reading_views


def export_json(graph: Graph) -> str:
    """Return ``{"editions", "nodes", "terms", "cards", "links", "unresolved"}``, not ASCII-escaped."""
    document = {
        "editions": list(_editions(graph)),
        "nodes": [view for node in graph.nodes.values() for view in reading_views(graph, node)],
        "terms": list(_terms(graph)),
        "cards": list(_cards(graph)),
        "links": [link._asdict() for link in graph.links],
        "unresolved": list(graph.unresolved),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _editions(graph: Graph) -> Iterator[dict[str, object]]:
    for edition in graph.editions:
        yield {
            "name": edition.name,
            "ruleset": edition.ruleset,
            "title": edition.title,
            "licence": edition.licence,
            "files": [{"name": file.name, "sha256": file.sha256} for file in edition.files],
        }


def _terms(graph: Graph) -> Iterator[dict[str, object]]:
    for term in graph.terms:
        yield {
            "id": term.id,
            "ruleset": term.ruleset,
            "name": term.name,
            "english": term.english,
            "defined_by": list(term.defined_by),
            "used_by": _places(graph, term.id, LinkKind.USES_TERM),
        }


def _cards(graph: Graph) -> Iterator[dict[str, object]]:
    for card in dict.fromkeys(link.target for link in graph.links if link.kind is LinkKind.MENTIONS_CARD):
        ruleset, _, name = card.split(":", 2)
        mentions = _places(graph, card, LinkKind.MENTIONS_CARD)
        yield {"id": card, "ruleset": ruleset, "name": name, "mentioned_by": mentions}


def _places(graph: Graph, target: str, kind: LinkKind) -> list[dict[str, str]]:
    links = graph.links_to.get(target, ())
    return [{"id": link.source, "where": link.where} for link in links if link.kind is kind]
