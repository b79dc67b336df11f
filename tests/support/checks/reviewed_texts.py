"""The hashes of reviewed texts, as ``--refresh`` writes them into a game's folder of data/."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from rulesdb.checks.text_hashes import PARTS, RULES, part_hash, reviewed_texts, text_hash
from rulesdb.graph.model import Graph
from rulesdb.graph.naming import name_in_table
from rulesdb.graph.parts import parts_of
from rulesdb.source.resources import data_folder


def write_reviewed_rules(graph: Graph, rules: Iterable[str], ruleset: str) -> None:
    """Write the hashes of all loaded texts of rules; keep the hashes of texts that are not loaded now."""
    known = reviewed_texts([ruleset]).rules
    rows = {rule: {text_hash(text) for text in graph.nodes[rule].readings} | known.get(rule, set()) for rule in rules}
    _write(data_folder() / ruleset / RULES, "number\thashes", rows)


def write_reviewed_parts(graph: Graph, parts: Iterable[str], ruleset: str) -> None:
    """Write the hashes of sentences and items of the shipped edition, in the order of the text."""
    wanted = frozenset(parts)
    found = (part for node in graph.nodes.values() for part in parts_of(node) if part.id in wanted)
    _write(data_folder() / ruleset / PARTS, "sentence\thash", {part.id: {part_hash(part)} for part in found})


def _write(path: Path, head: str, hashes: Mapping[str, Iterable[str]]) -> None:
    rows = (f"{name_in_table(part)}\t{' '.join(sorted(of_part))}" for part, of_part in hashes.items())
    path.write_text("\n".join((head, *rows)) + "\n", encoding="utf-8")
