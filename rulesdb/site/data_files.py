"""The rules for programs: every node as ``rulesdb show --json`` gives it, all in one file and each in its own."""

import json
from collections.abc import Iterator

from rulesdb.graph.node_entries import node_view
from rulesdb.site.answered_questions import QuestionsByRule
from rulesdb.site.proofs import Proofs
from rulesdb.site.sitemap import RULES_DATA, Sitemap


def data_files(sitemap: Sitemap, proofs: Proofs, questions: QuestionsByRule) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every file of data: of each node, then of all, with a reading on each line."""
    everything: list[str] = []
    for node in sitemap.graph.nodes.values():
        checks = proofs.brief(node.id)
        known = {**proofs.data(node.id), "questions": questions.brief(node)}
        added = {name: entries for name, entries in known.items() if entries}
        views = (node_view(sitemap.graph, node, reading, checks) | added for reading in node.readings)
        lines = [json.dumps(view, ensure_ascii=False) for view in views]
        yield sitemap.data_file(node), _list(lines)
        everything += lines
    yield RULES_DATA, _list(everything)


def _list(lines: list[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]\n"
