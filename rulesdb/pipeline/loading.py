"""Sources to trees: which editions a build takes, each of their files read and parsed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.model import Edition
from rulesdb.pipeline.errors import NoRulesError
from rulesdb.pipeline.progress import Progress
from rulesdb.source.editions import EditionSource, SourceFile, check_hash, shipped_editions, user_editions
from rulesdb.source.reading import SourceError, read_text
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Tree


@dataclass(frozen=True, slots=True)
class ParsedEdition:
    """The trees of one ruleset that come from one edition."""

    source: EditionSource
    ruleset: str
    trees: tuple[Tree, ...]

    def loaded(self) -> LoadedEdition:
        """Return what the graph is built from."""
        files = tuple((tree.source.name, tree.source.sha256) for tree in self.trees)
        edition = Edition(self.source.name, self.ruleset, self.source.title, self.source.licence, files)
        return LoadedEdition(edition, self.trees)


@dataclass(frozen=True, slots=True)
class Loaded:
    """Editions with their trees, the user's before the shipped; ``warnings`` are sentences for the user."""

    editions: tuple[ParsedEdition, ...]
    warnings: tuple[str, ...]

    @property
    def trees(self) -> tuple[Tree, ...]:
        """All trees, in the order of the editions."""
        return tuple(tree for edition in self.editions for tree in edition.trees)

    @property
    def own_files(self) -> frozenset[str]:
        """Names of the user's files."""
        own = (edition for edition in self.editions if not edition.source.shipped)
        return frozenset(tree.source.name for edition in own for tree in edition.trees)


def load(sources: Sequence[Path], ruleset: str | None, progress: Progress) -> Loaded:
    """Read and parse the user's ``sources`` and the shipped editions below them.

    ``ruleset`` says which game ``sources`` belong to; without sources it picks the shipped editions of that game.
    Raises SourceError for a file that cannot be read, NoRulesError if the sources hold no rule at all.
    """
    chosen = (*user_editions(sources, ruleset), *(shipped_editions() if sources else _shipped_of(ruleset)))
    warnings: list[str] = []
    parsed = _joined(_parse_all(chosen, warnings, progress))
    _refuse_without_rules(parsed, sources)
    return Loaded(_without_replaced(parsed), tuple(warnings))


def _parse_all(
    editions: Sequence[EditionSource], warnings: list[str], progress: Progress
) -> Iterator[tuple[EditionSource, Tree]]:
    files = [(edition, file) for edition in editions for file in edition.files]
    for done, (edition, file) in enumerate(files):
        progress("parse", done, len(files))
        yield edition, _parse(edition, file, warnings)
    progress("parse", len(files), len(files))


def _joined(parsed: Iterable[tuple[EditionSource, Tree]]) -> list[ParsedEdition]:
    """Put trees of one ruleset and edition together, wherever their files lay, and part those of different games."""
    groups: dict[tuple[bool, str, str], list[tuple[EditionSource, Tree]]] = {}
    for edition, tree in parsed:
        groups.setdefault((edition.shipped, tree.ruleset, edition.name), []).append((edition, tree))
    return [
        ParsedEdition(group[0][0], ruleset, tuple(tree for _, tree in group))
        for (_, ruleset, _), group in groups.items()
    ]


def _shipped_of(ruleset: str | None) -> tuple[EditionSource, ...]:
    editions = shipped_editions()
    chosen = tuple(edition for edition in editions if ruleset in {None, edition.ruleset})
    if chosen:
        return chosen
    known = ", ".join(sorted({edition.ruleset or "" for edition in editions}))
    raise SourceError(ruleset or "data", "no edition of this ruleset is shipped", f"name a text, or one of: {known}")


def _parse(edition: EditionSource, file: SourceFile, warnings: list[str]) -> Tree:
    """Read and parse ``file``; a changed text is an error if we ship it, a warning if it is the user's to change."""
    if edition.dialect is not None and edition.dialect not in DIALECTS:
        known = ", ".join(DIALECTS)
        raise SourceError(file.name, f"its dialect {edition.dialect!r} is not known", f"take one of: {known}")
    source = read_text(file.path, file.name)
    changed = check_hash(file, source.sha256)
    if changed and edition.shipped:
        raise SourceError(file.name, "is not the text that was shipped", "install rulesdb again")
    if changed:
        warnings.append(changed)
    return _without_expected(parse(source, edition.dialect, edition.ruleset), edition)


def _without_expected(tree: Tree, edition: EditionSource) -> Tree:
    """Leave out the findings that the edition's editors have looked at and named, each with its reason."""
    known = {(expected.code, f"{tree.ruleset}:{expected.node}") for expected in edition.expected}
    rest = tuple(each for each in tree.diagnostics if (each.code, each.node) not in known)
    return replace(tree, diagnostics=rest)


def _without_replaced(parsed: Sequence[ParsedEdition]) -> tuple[ParsedEdition, ...]:
    """Let a user's edition with the ruleset and name of a shipped one stand in its place (a changed copy of data/)."""
    own = {(each.ruleset, each.source.name) for each in parsed if not each.source.shipped}
    return tuple(each for each in parsed if not each.source.shipped or (each.ruleset, each.source.name) not in own)


def _refuse_without_rules(parsed: Iterable[ParsedEdition], sources: Sequence[Path]) -> None:
    own = [tree for each in parsed if not each.source.shipped for tree in each.trees]
    if own and not any(tree.nodes for tree in own):
        raise NoRulesError(sources, [diagnostic for tree in own for diagnostic in tree.diagnostics])
