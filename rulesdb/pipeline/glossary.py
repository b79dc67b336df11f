"""The user's own words for terms, kept in the home: the rulebook needs them long after the build that read them."""

import json
from collections.abc import Iterable

from rulesdb.graph.model import Graph
from rulesdb.source.glossaries import GlossaryEntry

Glossary = tuple[GlossaryEntry, ...]


def for_games(entries: Iterable[GlossaryEntry], graph: Graph) -> Glossary:
    """Return the user's terms, which are of no game, as those of every game that is loaded."""
    return tuple(entry._replace(ruleset=ruleset) for entry in entries for ruleset in graph.rulesets)


def encode(glossary: Glossary) -> bytes:
    """Write ``glossary`` as JSON."""
    return json.dumps([entry._asdict() for entry in glossary], ensure_ascii=False).encode()


def decode(raw: bytes) -> Glossary:
    """Read what ``encode`` wrote."""
    return tuple(GlossaryEntry(**{**row, "players": tuple(row["players"])}) for row in json.loads(raw))
