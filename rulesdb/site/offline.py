"""The list of files that a served rulebook keeps for reading without a network, as the head of its service worker."""

import json
from hashlib import sha256
from pathlib import Path

from rulesdb.site.sitemap import SHARED, WHOLE

WORKER = "sw.js"  # at the top of the folder: a worker answers for what lies beside it and below

_KEPT = frozenset({".html", ".js", ".css", ".svg", ".webmanifest"})  # what reading needs; not the data for programs
# Nor the pages that repeat others: those of one rule each, which are there for links from elsewhere, and chapters in
# one piece. The sections have all of them, and every reader would load them twice over.
_DIGITS = 16  # of a hash: enough that two builds of a file never share them


def worker(folder: Path, built_at: str) -> str:
    """Return the service worker of the rulebook that lies finished in ``folder``: its files with their hashes.

    ``built_at``, the date of the stamp, is on every page and counts for nothing: a rulebook that was written anew from
    the same texts need not be fetched anew.
    """
    date = f'<span class="built-at">{built_at}</span>'.encode()
    paths = sorted(path for path in folder.rglob("*") if path.suffix in _KEPT and not _repeats(path))
    rows = ([path.relative_to(folder).as_posix(), _digest(path.read_bytes().replace(date, b""))] for path in paths)
    files = ",\n".join(map(json.dumps, rows))
    return f'self.FILES = new Map([\n{files}\n]);\nimportScripts("_assets/worker.js");\n'


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:_DIGITS]


def _repeats(path: Path) -> bool:
    return path.parent.name == SHARED or path.name.endswith(WHOLE)
