"""The manifest of a generation: name, format, sources and counts.

It is written before anything else of a generation, so that what an interrupted build leaves is known as ours, and its
format is checked before anything else is read.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

FORMAT = 8
"""Counted up whenever the files of a home change so that an older rulesdb or an older home no longer fits."""

NAME = "manifest.json"
BEGUN = f"{NAME}.new"
"""The manifest while it is being written: all that a build which was interrupted at its very beginning has left."""


class Manifest(NamedTuple):
    """``sources`` are the paths given to the build (empty: the shipped edition); ``ruleset`` and ``dialect`` are what
    it was told, ``glossaries`` and ``card_facts`` are the user's own.

    ``built_at`` is UTC, as ISO 8601 to the second. ``editions`` has name, ruleset and the (file, sha256) pairs of each
    edition. ``counts`` has ``nodes``, ``links``, ``files``, ``characters`` and ``diagnostics``. ``versions`` has what
    ``editions`` has, and ``date`` and ``version``, for each version of an edition with a date, the newest first.
    ``snapshots`` are the dates of the former versions that are kept, the oldest first. Earlier homes have neither.
    """

    format: int
    version: str
    built_at: str
    sources: list[str]
    ruleset: str | None
    dialect: str | None
    glossaries: list[str]
    card_facts: list[str]
    editions: list[dict[str, object]]
    counts: dict[str, int]
    versions: list[dict[str, object]]
    snapshots: list[str]


def write_manifest(manifest: Manifest, generation: Path) -> None:
    """Write ``manifest`` into the folder ``generation``, with the folder's name. Raises OSError."""
    document = {"generation": generation.name, **manifest._asdict()}
    text = json.dumps(document, ensure_ascii=False, indent=1)
    (generation / BEGUN).write_text(text + "\n", encoding="utf-8")
    (generation / BEGUN).rename(generation / NAME)


def decode_manifest(raw: bytes) -> Mapping[str, object]:
    """Return the manifest as written, of any format. Raises ValueError or RecursionError if it is no JSON object."""
    content = json.loads(raw)
    if not isinstance(content, dict):
        raise ValueError(NAME)  # noqa: TRY004  (to the caller it is one more way of being damaged)
    return content
