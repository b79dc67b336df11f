"""Histories of editions as JSON in the home.

Apart from the graph, because only questions about former versions need them, and from the comparison that made them,
because a cold command must not pay for that.
"""

import msgspec

from rulesdb.graph.histories import EditionHistory
from rulesdb.source.typed_values import MisfitValueError, decode_json

Histories = tuple[EditionHistory, ...]


def encode(histories: Histories) -> bytes:
    """Return ``histories`` as JSON; each value is a list of its fields."""
    return msgspec.json.encode(histories)


def decode(raw: bytes) -> Histories:
    """Return the histories that ``encode`` wrote. Raises MisfitValueError for anything else."""
    histories = decode_json(raw, Histories)
    for history in histories:
        if len(history.versions) != len(history.steps) + 1:
            raise MisfitValueError(history.edition)
    return histories
