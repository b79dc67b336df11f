"""Resolution of a written name to an identifier of the graph, or to an error with one sentence that says why not."""

import re
from collections.abc import Collection, Sequence

from rulesdb import RulesdbError
from rulesdb.graph.chains import cited_by
from rulesdb.graph.model import Graph, Node
from rulesdb.graph.naming import identifier, split_identifier
from rulesdb.graph.neighbours import chapter_not_loaded, suggestions
from rulesdb.graph.parts import sentences_of
from rulesdb.graph.spelling import Spelling, read_spelling
from rulesdb.japanese.folding import fold
from rulesdb.words.quoting import shortened

_FOREIGN = re.compile(r"(?P<ruleset>[a-z][\w-]*)[:\s](?P<number>\d[\d.]*[a-z]*)")
_MOST_CITING = 3


class UnknownIdentifierError(RulesdbError, LookupError):
    """Nothing loaded has that name. ``suggestions`` are identifiers that may be meant; ``cited_by`` names the nodes
    that cite it where it is known and not loaded.
    """

    def __init__(self, message: str, suggestions: Sequence[str] = (), cited_by: Sequence[str] = ()) -> None:
        """Keep the sentence for the user and its data."""
        super().__init__(message)
        self.suggestions = tuple(suggestions)
        self.cited_by = tuple(cited_by)


class AmbiguousIdentifierError(RulesdbError, LookupError):
    """Several rulesets have that number or heading; ``candidates`` are the identifiers to choose from."""

    def __init__(self, written: str, candidates: Sequence[str]) -> None:
        """Name all candidates."""
        super().__init__(f"{shortened(written)} is in several rulesets: write {' or '.join(candidates)}.")
        self.candidates = tuple(candidates)


def resolve(graph: Graph, written: str, ruleset: str | None = None) -> str:
    """Return the identifier of the node, part or unresolved target that ``written`` names.

    ``ruleset`` narrows the search where the text itself names none. An unresolved target (cited, not loaded) is
    returned as well, for tracing into it; ``find_node`` refuses it. Raises UnknownIdentifierError and
    AmbiguousIdentifierError, whose texts are sentences for the user.
    """
    spelling = read_spelling(written, _known_rulesets(graph))
    wanted = spelling.ruleset or ruleset
    candidates = _matches(graph, graph.nodes, spelling, wanted)
    candidates = candidates or _matches(graph, graph.unresolved, spelling, wanted)
    if not candidates:
        raise _unknown(graph, written, spelling, wanted)
    if len(candidates) > 1:
        raise AmbiguousIdentifierError(written, candidates)
    return _with_part(graph, candidates[0], spelling.part)


def find_node(graph: Graph, written: str, ruleset: str | None = None) -> Node:
    """Return the loaded node that ``written`` names (for a part: the node it is of).

    Raises as ``resolve`` does, and UnknownIdentifierError for what is cited and not loaded.
    """
    name = resolve(graph, written, ruleset).partition("#")[0]
    if name in graph.nodes:
        return graph.nodes[name]
    sources = tuple(dict.fromkeys(source for source, _ in cited_by(graph, name)))
    owner, number = split_identifier(name)
    chapter = chapter_not_loaded(graph, number, [owner])
    problem = f"{name} is in no loaded text{': ' if chapter else ''}{chapter}"
    raise UnknownIdentifierError(f"{problem}{_citing(sources)}.", (), sources)


def _known_rulesets(graph: Graph) -> tuple[str, ...]:
    editions = (edition.ruleset for edition in graph.editions)
    return tuple(dict.fromkeys((*editions, *graph.rulesets)))


def _matches(graph: Graph, names: Collection[str], spelling: Spelling, wanted: str | None) -> list[str]:
    rulesets = (wanted,) if wanted is not None else _known_rulesets(graph)
    if spelling.is_number:
        numbers = (identifier(ruleset, spelling.key) for ruleset in rulesets)
        return [name for name in numbers if name in names]
    return [name for name in names if _is_heading(name, spelling.key, rulesets)]


def _is_heading(name: str, folded: str, rulesets: Sequence[str]) -> bool:
    ruleset, text = split_identifier(name)
    return ruleset in rulesets and fold(text) == folded


def _with_part(graph: Graph, name: str, part: str | None) -> str:
    if part is None:
        return name
    parts = part_names(graph.nodes[name]) if name in graph.nodes else ()
    if part not in parts:
        raise UnknownIdentifierError(
            f"{name} has no {shortened(part)}; it has {', '.join(parts) or 'no sentences, items, examples or notes'}.",
            tuple(f"{name}#{known}" for known in parts),
        )
    return f"{name}#{part}"


def part_names(node: Node) -> tuple[str, ...]:
    """Return the names of a node's parts: its sentences, then its items, examples and notes."""
    passages = (passage.where for reading in node.readings for passage in reading.passages[1:])
    return tuple(dict.fromkeys((*(sentence.id.partition("#")[2] for sentence in sentences_of(node)), *passages)))


def _unknown(graph: Graph, written: str, spelling: Spelling, wanted: str | None) -> UnknownIdentifierError:
    foreign = _FOREIGN.fullmatch(spelling.key)
    ruleset = wanted or (foreign["ruleset"] if foreign else None)
    loaded = _known_rulesets(graph)
    if ruleset is not None and ruleset not in loaded:
        number = foreign["number"] if foreign else spelling.key
        meant = [name for known in loaded if (name := identifier(known, number)) in graph.nodes]
        problem = f"No ruleset is called {shortened(ruleset)}; loaded: {', '.join(loaded) or 'none'}."
        return UnknownIdentifierError(problem, meant or suggestions(graph, Spelling(None, number, None), None))
    if not spelling.key:
        return UnknownIdentifierError("An empty text names no rule.")
    near = suggestions(graph, spelling, wanted)
    chapter = chapter_not_loaded(graph, spelling.key, [ruleset] if ruleset else loaded) if spelling.is_number else ""
    hint = f"; near it: {', '.join(near)}" if near else ""
    problem = f"No loaded text has {shortened(written)}{': ' if chapter else ''}{chapter}"
    return UnknownIdentifierError(f"{problem}{hint}.", near)


def _citing(sources: Sequence[str]) -> str:
    if not sources:
        return ""
    more = f" and {len(sources) - _MOST_CITING} more" if len(sources) > _MOST_CITING else ""
    verb = "cites" if len(sources) == 1 else "cite"
    return f"; {', '.join(sources[:_MOST_CITING])}{more} {verb} it"
