"""What a built generation says of itself: its format, what it was built from, and how much it holds.

The format is checked before anything else of a generation is read. Damage is found by the graph and the index, which
carry checksums of their own.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

FORMAT = 3
"""Counted up whenever the files of a home change so that an older rulesdb or an older home no longer fits."""

NAME = "manifest.json"


@dataclass(frozen=True, slots=True)
class Manifest:
    """``sources`` are the paths given to the build (empty: the shipped edition); ``ruleset`` is what it was told, and
    ``glossaries`` are the user's own.

    ``built_at`` is UTC, as ISO 8601 to the second. ``editions`` has name, ruleset and the (file, sha256) pairs of each
    edition. ``counts`` has ``nodes``, ``links``, ``files``, ``characters`` and ``diagnostics``.
    """

    format: int
    version: str
    built_at: str
    sources: list[str]
    ruleset: str | None
    glossaries: list[str]
    editions: list[dict[str, object]]
    counts: dict[str, int]


def write_manifest(manifest: Manifest, generation: Path) -> None:
    """Write ``manifest`` into the folder ``generation``. Raises OSError."""
    text = json.dumps(asdict(manifest), ensure_ascii=False, indent=1)
    (generation / NAME).write_text(text + "\n", encoding="utf-8")


def read_manifest(generation: Path) -> Mapping[str, object]:
    """Return the manifest as written, of any format. Raises OSError, and ValueError if it is no JSON object."""
    said = json.loads((generation / NAME).read_bytes())
    if not isinstance(said, dict):
        raise ValueError(NAME)  # noqa: TRY004  (to the caller it is one more way of being damaged)
    return said
