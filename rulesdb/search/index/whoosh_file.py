"""The two files of a Whoosh index, terms and postings, as one file of ours.

Whoosh's own table of contents is a pickle of the index's classes. It is not kept: schema and segment are known here.
"""

import json
from collections.abc import Mapping

SEGMENT = ("MAIN", "rules")
"""The names of the index and of its one segment, from which Whoosh makes the names of its files."""
TERMS = "MAIN_rules.trm"
POSTINGS = "MAIN_rules.pst"


def joined(documents: int, files: Mapping[str, bytes]) -> bytes:
    """Return the number of documents and the files as the bytes that ``parted`` reads."""
    header = {"documents": documents, "files": {name: len(content) for name, content in files.items()}}
    return b"\n".join([json.dumps(header).encode(), b"".join(files.values())])


def parted(data: bytes) -> tuple[int, dict[str, bytes]]:
    """Return the number of documents and the files. Raises ValueError, LookupError or TypeError for other bytes."""
    start = data.index(b"\n") + 1
    header = json.loads(data[:start])
    documents = int(header["documents"])
    if not 0 <= documents <= len(data):
        raise ValueError("more documents than bytes")
    files = {}
    for name, length in header["files"].items():
        files[name] = data[start : start + length]
        start += length
    return documents, files
