"""The list of files that a served rulebook keeps for reading without a network, as the head of its service worker."""

import json
from hashlib import sha256
from pathlib import Path

from rulesdb.site.sitemap import SHARED

WORKER = "sw.js"  # at the top of the folder: a worker answers for what lies beside it and below

_KEPT = frozenset({".html", ".js", ".css", ".svg", ".webmanifest"})  # what reading needs; not the data for programs
_DIGITS = 16  # of a hash: enough that two builds of a file never share them


def worker(folder: Path, built_at: str) -> str:
    """Return the service worker of the rulebook that lies finished in ``folder``: its files with their hashes, and how
    many bytes they have together.

    ``built_at``, the date of the stamp, is on every page and counts for nothing: a rulebook that was written anew from
    the same texts need not be fetched anew.
    """
    date = f'<span class="built-at">{built_at}</span>'.encode()
    paths = sorted(path for path in folder.rglob("*") if path.suffix in _KEPT and not _repeats(path))
    rows, size = list[str](), 0
    for path in paths:
        content = path.read_bytes().replace(date, b"")
        rows.append(json.dumps([path.relative_to(folder).as_posix(), sha256(content).hexdigest()[:_DIGITS]]))
        size += len(content)
    files = ",\n".join(rows)
    return f'self.FILES = new Map([\n{files}\n]);\nself.SIZE = {size};\nimportScripts("_assets/worker.js");\n'


def _repeats(path: Path) -> bool:
    """Tell whether a page is that of one rule, which is there for links from elsewhere: its section has all of it."""
    return path.parent.name == SHARED
