"""The user's own glossary and card facts, kept in the home for the rulebook."""

from collections.abc import Iterable

import msgspec

from rulesdb.graph.model import Graph
from rulesdb.source.card_facts import CardFact
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.typed_values import decode_json

Glossary = tuple[GlossaryEntry, ...]
CardFacts = tuple[CardFact, ...]


def for_games(entries: Iterable[GlossaryEntry], graph: Graph) -> Glossary:
    """Return the user's terms, which are of no game, as those of every game that is loaded."""
    return tuple(entry._replace(ruleset=ruleset) for entry in entries for ruleset in graph.rulesets)


def encode(rows: Glossary | CardFacts) -> bytes:
    """Return a glossary or card facts as JSON; a row is a list."""
    return msgspec.json.encode(rows)


def decode(raw: bytes) -> Glossary:
    """Return the glossary that ``encode`` wrote. Raises MisfitValueError for anything else."""
    return decode_json(raw, Glossary)


def decode_card_facts(raw: bytes) -> CardFacts:
    """Return the card facts that ``encode`` wrote. Raises MisfitValueError for anything else."""
    return decode_json(raw, CardFacts)
