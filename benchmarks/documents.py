"""Writes the nodes of a built home as the bare script takes them: the same documents, with the same texts.

Apart from that script, so that it needs nothing of rulesdb, and from run.py, which must stay small in memory.

    python benchmarks/documents.py HOME > documents.json    the nodes as [[id, title, text], …]
"""

import json
import sys
from pathlib import Path

from rulesdb.pipeline.home import open_home
from rulesdb.search.index.documents import field_texts, joined


def documents(home: Path) -> list[tuple[str, str, str]]:
    """Return identifier, title and all texts of every node of ``home``."""
    rows = []
    for node in open_home(home).graph.nodes.values():
        texts = field_texts(node)
        rows.append((node.id, joined(texts["title"]), joined(texts["text"] + texts["parts"])))
    return rows


if __name__ == "__main__":
    json.dump(documents(Path(sys.argv[1])), sys.stdout, ensure_ascii=False)
