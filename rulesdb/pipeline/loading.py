"""Reading and parsing the editions of a build: sources to trees."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from rulesdb.pipeline.dialects import use_described, use_installed
from rulesdb.pipeline.home_errors import MisfitError, NoRulesError
from rulesdb.pipeline.parsed_editions import ParsedEdition, by_version, refuse_same_date
from rulesdb.pipeline.progress import Progress
from rulesdb.source.edition_sources import EditionSource, SourceFile, check_hash, shipped_editions, user_editions
from rulesdb.source.languages import inferred_language
from rulesdb.source.text_reading import SourceError, doubt_of_encoding, read_text
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.fit import percent
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.recognition import Recognition, likeliest, recognise
from rulesdb.syntax.tree import Tree

KNOWN_DIALECTS = tuple(DIALECTS)
_KNOWN = ", ".join(KNOWN_DIALECTS)
_NAME_IT = "if it has some, name the file itself"
_ADD_ONE = "see its lines with rulesdb dialect try, and declare a dialect that knows its numbers (docs/new-dialect.md)"


@dataclass(frozen=True, slots=True)
class FileReading:
    """A file of the user as it was read: its dialect, and its number of ``rules`` (nodes).

    ``share`` is that of its characters that stand in rules, from 0 to 1.
    """

    file: str
    dialect: str
    rules: int
    share: float

    @property
    def percent(self) -> str:
        """The share in whole per cent."""
        return percent(self.share)


@dataclass(frozen=True, slots=True)
class Loaded:
    """Editions with their trees, the user's before the shipped; ``files`` are the user's, in the order of their names
    on the command line, ``warnings`` sentences for the user. ``former`` are the former versions of the editions.
    """

    editions: tuple[ParsedEdition, ...]
    former: tuple[ParsedEdition, ...]
    files: tuple[FileReading, ...]
    warnings: tuple[str, ...]

    @property
    def trees(self) -> tuple[Tree, ...]:
        """All trees, in the order of the editions."""
        return tuple(tree for edition in self.editions for tree in edition.trees)

    def without_trees(self) -> "Loaded":
        """Return the editions with the names and hashes of their texts alone, which the manifest needs."""
        return replace(self, editions=_emptied(self.editions), former=_emptied(self.former))

    @property
    def shipped_rules(self) -> int:
        """Number of nodes of the shipped texts."""
        return sum(len(tree.nodes) for edition in self.editions if edition.source.shipped for tree in edition.trees)

    @property
    def own_files(self) -> frozenset[str]:
        """Names of the user's files."""
        by_user = (edition for edition in self.editions if not edition.source.shipped)
        return frozenset(tree.source.name for edition in by_user for tree in edition.trees)


def _emptied(editions: Iterable[ParsedEdition]) -> tuple[ParsedEdition, ...]:
    return tuple(replace(edition, trees=tuple(map(_emptied_tree, edition.trees))) for edition in editions)


def _emptied_tree(tree: Tree) -> Tree:
    return tree._replace(source=tree.source._replace(text=""), nodes=(), outside=(), diagnostics=())


@dataclass(frozen=True, slots=True)
class _Log:
    """Notes on the user's ``files`` while they are read; ``misfits``, ``warnings`` and ``skipped`` are sentences."""

    files: list[FileReading] = field(default_factory=list)
    misfits: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)


def load(sources: Sequence[Path], ruleset: str | None, dialect: str | None, progress: Progress) -> Loaded:
    """Read and parse the user's ``sources`` and the shipped editions below them.

    ``ruleset`` says which game ``sources`` belong to; without sources it picks the shipped editions of that game.
    ``dialect`` is that of all ``sources``. Raises SourceError for a file that cannot be read, MisfitError if a text is
    of no known dialect and nobody named one, NoRulesError if the sources hold no rule at all.
    """
    shipped = shipped_editions() if sources else _shipped_of(ruleset)
    return _loaded((*user_editions(sources, ruleset, dialect), *shipped), sources, progress)


def load_texts(sources: Sequence[Path], dialect: str | None = None) -> Loaded:
    """Read and parse the user's ``sources`` alone, without any shipped edition. Raises what ``load`` raises."""
    return _loaded(user_editions(sources, None, dialect), sources, lambda _stage, _done, _total: None)


def _loaded(editions: Sequence[EditionSource], sources: Sequence[Path], progress: Progress) -> Loaded:
    if sources:
        use_installed()
    log = _Log()
    parsed = _joined(_parse_all(editions, log, progress))
    if log.misfits or (log.skipped and not log.files):
        raise MisfitError(log.misfits or log.skipped)
    _refuse_without_rules(parsed, sources)
    present, former = by_version(_without_replaced(parsed))
    return Loaded(present, former, tuple(log.files), (*log.warnings, *log.skipped))


def _parse_all(
    editions: Sequence[EditionSource], log: _Log, progress: Progress
) -> Iterator[tuple[EditionSource, Tree]]:
    files = [(edition, file) for edition in editions for file in edition.files]
    for done, (edition, file) in enumerate(files):
        progress("parse", done, len(files))
        tree = _parse(edition, file, log)
        if tree is not None:
            yield replace(edition, files=(file,)), tree
    progress("parse", len(files), len(files))


def _joined(parsed: Iterable[tuple[EditionSource, Tree]]) -> list[ParsedEdition]:
    """Put trees of one ruleset, edition, language and date together, wherever their files lay; part the others.

    Raises SourceError for versions of an edition that their dates do not tell apart.
    """
    groups: dict[tuple[bool, str, str, str, str], list[tuple[EditionSource, Tree]]] = {}
    for edition, tree in parsed:
        language = edition.language or inferred_language(tree.source.text)
        key = (edition.shipped, tree.ruleset, edition.name, language, edition.date)
        groups.setdefault(key, []).append((edition, tree))
    firsts: dict[tuple[bool, str, str], str] = {}
    joined = []
    for (shipped, ruleset, name, language, _), group in groups.items():
        is_first = firsts.setdefault((shipped, ruleset, name), language) == language
        refuse_same_date(edition for edition, _ in group)
        files = tuple(file for edition, _ in group for file in edition.files)
        renumbered = tuple(dict.fromkeys(row for edition, _ in group for row in edition.renumbered))
        full_name = name if is_first else f"{name}-{language}"
        source = replace(group[0][0], name=full_name, language=language, files=files, renumbered=renumbered)
        joined.append(ParsedEdition(source, ruleset, tuple(tree for _, tree in group)))
    return joined


def _shipped_of(ruleset: str | None) -> tuple[EditionSource, ...]:
    editions = shipped_editions()
    chosen = tuple(edition for edition in editions if ruleset in {None, edition.ruleset})
    if chosen:
        return chosen
    known = ", ".join(sorted({edition.ruleset or "" for edition in editions}))
    raise SourceError(ruleset or "data", "no edition of this ruleset is shipped", f"name a text, or one of: {known}")


def _parse(edition: EditionSource, file: SourceFile, log: _Log) -> Tree | None:
    """Read and parse ``file``; a changed text is an error if we ship it, a warning if it is the user's to change.

    Return None for prose beside the rules, which is skipped with a warning.
    """
    if edition.declaration is not None and edition.dialect is None:
        edition = replace(edition, dialect=use_described(file.name, edition.declaration))
    if edition.dialect is not None and edition.dialect not in DIALECTS:
        raise SourceError(file.name, f"its dialect {edition.dialect!r} is not known", f"take one of: {_KNOWN}")
    source = read_text(file.path, file.name)
    changed = check_hash(file, source.sha256)
    if edition.shipped:
        if changed:
            raise SourceError(file.name, "is not the text that was shipped", "install rulesdb again")
        return _without_expected(parse(source, edition.dialect, edition.ruleset), edition)
    if changed:
        log.warnings.append(changed)
    if doubt := doubt_of_encoding(source):
        log.warnings.append(f"{file.name}: {doubt}")
    recognition = recognise(source, edition.dialect, edition.ruleset)
    if file.may_be_prose and not recognition.has_rules:
        log.skipped.append(f"{file.name}: was skipped, because it has no rules of a known dialect; {_NAME_IT}")
        return None
    _note(recognition, log, named=edition.dialect is not None)
    return _without_expected(recognition.tree, edition)


def _note(recognition: Recognition, log: _Log, *, named: bool) -> None:
    """Note what was read of a file of the user; a misfit is one only where nobody ``named`` the dialect."""
    tree, fit = recognition
    log.files.append(FileReading(tree.source.name, tree.dialect, len(tree.nodes), fit.share))
    if fit.is_misfit and not named:
        way_out = _named_dialects(recognition) if fit.numbers else _ADD_ONE
        log.misfits.append(f"{tree.source.name}: is of no known dialect; {recognition.doubt}; {way_out}")
    elif fit.faults():
        log.warnings.append(f"{tree.source.name}: {recognition.doubt}; look at what was read")


def _named_dialects(recognition: Recognition) -> str:
    """Return the way out of a refusal: the dialects that may read the text all the same, the likeliest first."""
    names = ", ".join(likeliest(recognition.tree.source))
    return f"to read it all the same, name one with --dialect ({names}), or declare one (docs/new-dialect.md)"


def _without_expected(tree: Tree, edition: EditionSource) -> Tree:
    """Leave out the findings that the edition's editors have looked at and named, each with its reason."""
    known = {(expected.code, f"{tree.ruleset}:{expected.node}") for expected in edition.expected}
    rest = tuple(diagnostic for diagnostic in tree.diagnostics if (diagnostic.code, diagnostic.node) not in known)
    return tree._replace(diagnostics=rest)


def _without_replaced(parsed: Sequence[ParsedEdition]) -> tuple[ParsedEdition, ...]:
    """Let a user's edition with the ruleset and name of a shipped one stand in its place (a changed copy of data/)."""
    replaced = {(edition.ruleset, edition.source.name) for edition in parsed if not edition.source.shipped}
    return tuple(
        edition
        for edition in parsed
        if not edition.source.shipped or (edition.ruleset, edition.source.name) not in replaced
    )


def _refuse_without_rules(parsed: Iterable[ParsedEdition], sources: Sequence[Path]) -> None:
    trees = [tree for edition in parsed if not edition.source.shipped for tree in edition.trees]
    if trees and not any(tree.nodes for tree in trees):
        raise NoRulesError(sources, [diagnostic for tree in trees for diagnostic in tree.diagnostics])
