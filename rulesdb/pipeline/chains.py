"""Chains of references in a home: a trace from a rule, and a shortest chain between two."""

from collections.abc import Mapping
from typing import NamedTuple

from rulesdb.graph.chains import Direction, TraceLevel, shortest_path, trace
from rulesdb.graph.identifiers import UnknownIdentifierError
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.outline import captions
from rulesdb.pipeline.rule_histories import resolved


class Traced(NamedTuple):
    """A trace of references."""

    root: str
    """Identifier of the rule, part or unloaded rule that it begins with; the name as written where it is unknown."""
    direction: Direction
    """Whether references out of the root are followed, or into it."""
    levels: tuple[TraceLevel, ...] = ()
    """The rules reached after 1, 2, … steps."""
    captions: Mapping[str, str | None] = {}
    """Titles or beginnings of the root and of the rules reached, by identifier; None for rules that are not loaded."""
    problem: UnknownIdentifierError | None = None
    """The error that the root's name is unknown, None if it is known."""

    def document(self) -> dict[str, object]:
        """Return the JSON document."""
        levels = [level._asdict() for level in self.levels]
        return {"root": self.root, "direction": self.direction, "levels": levels}


class Chain(NamedTuple):
    """A chain of references between two rules."""

    start: str
    """Identifier of the first rule, or its name as written where that is unknown."""
    goal: str
    """Identifier of the last rule, likewise."""
    names: tuple[str, ...] | None
    """Identifiers of all rules of the chain, None where there is no chain."""
    captions: Mapping[str, str | None]
    """Titles or beginnings of the rules of the chain, by identifier; None for a rule that is not loaded."""
    problems: tuple[str, ...]
    """Sentences why there is no chain."""
    unknown: tuple[UnknownIdentifierError, ...] = ()
    """The errors that an end's name is unknown, which are among the problems."""

    def document(self) -> dict[str, object]:
        """Return the JSON document."""
        return {"from": self.start, "to": self.goal, "path": None if self.names is None else list(self.names)}


def traced(  # noqa: PLR0913  (the command's options)
    home: Home,
    written: str,
    direction: Direction = "out",
    depth: int | None = None,
    *,
    examples: bool = False,
    subtree: bool = False,
) -> Traced:
    """Return the trace of references from the rule that a user wrote, at most ``depth`` steps (None: to the end).

    ``examples`` adds references in examples and notes, ``subtree`` those of everything under a rule. Raises
    AmbiguousIdentifierError for a name that several rulesets have.
    """
    graph = home.graph
    root = _resolved(home, written)
    if isinstance(root, UnknownIdentifierError):
        return Traced(written, direction, problem=root)
    levels = trace(graph, root, direction, depth, examples=examples, subtree=subtree).levels
    return Traced(root, direction, levels, captions(graph, (root, *(name for level in levels for name in level.ids))))


def chain_between(home: Home, start: str, goal: str, *, examples: bool = False, subtree: bool = False) -> Chain:
    """Return a shortest chain of references between two rules that a user wrote. Options and errors as ``traced``."""
    graph = home.graph
    ends = {written: _resolved(home, written) for written in (start, goal)}
    unknown = tuple(end for end in ends.values() if isinstance(end, UnknownIdentifierError))
    problems = list(map(str, unknown))
    first, last = (written if isinstance(end := ends[written], Exception) else end for written in (start, goal))
    names = None if problems else shortest_path(graph, first, last, examples=examples, subtree=subtree)
    if names is None and not problems:
        problems.append(f"no chain of references leads from {first} to {last}")
    return Chain(first, last, names, captions(graph, names or ()), tuple(problems), unknown)


def _resolved(home: Home, written: str) -> str | UnknownIdentifierError:
    """Return the identifier that ``written`` names, loaded or only cited, or the error that nothing has the name."""
    try:
        return resolved(home, written)
    except UnknownIdentifierError as error:
        return error
