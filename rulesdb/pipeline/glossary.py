"""The user's own glossary, kept in the home for the rulebook."""

from collections.abc import Iterable

import msgspec

from rulesdb.graph.model import Graph
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.typed_values import decode_json

Glossary = tuple[GlossaryEntry, ...]


def for_games(entries: Iterable[GlossaryEntry], graph: Graph) -> Glossary:
    """Return the user's terms, which are of no game, as those of every game that is loaded."""
    return tuple(entry._replace(ruleset=ruleset) for entry in entries for ruleset in graph.rulesets)


def encode(glossary: Glossary) -> bytes:
    """Return ``glossary`` as JSON; an entry is a list."""
    return msgspec.json.encode(glossary)


def decode(raw: bytes) -> Glossary:
    """Return the glossary that ``encode`` wrote. Raises MisfitValueError for anything else."""
    return decode_json(raw, Glossary)
