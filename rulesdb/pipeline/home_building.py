"""Building a home from sources: all stages joined."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from typing import Self, cast

from rulesdb import __version__
from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.graph_codec import encode
from rulesdb.graph.model import Graph
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline import findings as found
from rulesdb.pipeline import glossary, history_codec
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.generations import locked, new_generation
from rulesdb.pipeline.histories import histories_of
from rulesdb.pipeline.home import CARD_FACTS, FINDINGS, GLOSSARY, GRAPH, HISTORIES, INDEX, SEALED, Home, snapshot_name
from rulesdb.pipeline.loading import FileReading, Loaded, load
from rulesdb.pipeline.manifest import FORMAT, Manifest, write_manifest
from rulesdb.pipeline.parsed_editions import ParsedEdition, snapshots_of
from rulesdb.pipeline.process_copies import made_beside
from rulesdb.pipeline.progress import Progress
from rulesdb.search.index.backends import BACKENDS, find_backend
from rulesdb.search.index.index_writing import write_index
from rulesdb.source.card_facts import CardFact, read_card_facts, shipped_card_facts
from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.source.edition_sources import shipped_editions, user_editions
from rulesdb.source.editorial_notes import shipped_editorial_notes
from rulesdb.source.glossaries import GlossaryEntry, read_glossary, shipped_glossaries
from rulesdb.source.headlines import shipped_headlines
from rulesdb.source.seal import write_seal
from rulesdb.source.shipped_questions import shipped_questions
from rulesdb.source.text_reading import read_text

BACKEND_NAMES = tuple(row.name for row in BACKENDS)
"""The engines that can search a home, the default first."""


@dataclass(frozen=True, slots=True)
class BuildReport:
    """The report of a build. ``counts`` has ``nodes``, ``links``, ``files``, ``characters`` (code points) and
    ``diagnostics``; ``seconds`` is wall time. ``own_diagnostics`` are those of the user's texts, or of all texts if
    the user named none; ``warnings`` are sentences, ``own_files`` what
    was read of each of the user's files, ``shipped_rules`` the number of nodes in the shipped ones. ``snapshots`` are
    the dates of the former versions that the home keeps, in ISO 8601, the oldest first.
    """

    home: Path
    counts: dict[str, int]
    diagnostics: tuple[Diagnostic, ...]
    own_diagnostics: tuple[Diagnostic, ...]
    warnings: tuple[str, ...]
    own_files: tuple[FileReading, ...]
    shipped_rules: int
    snapshots: tuple[str, ...]
    seconds: float

    @property
    def is_strictly_clean(self) -> bool:
        """Tell whether the user's texts have no diagnostic of severity warning or error."""
        return all(diagnostic.severity == Severity.INFO for diagnostic in self.own_diagnostics)


def build(  # noqa: PLR0913  (the command's options)
    sources: Sequence[Path],
    home: Path,
    ruleset: str | None = None,
    progress: Progress = lambda _stage, _done, _total: None,
    waiting: Callable[[], None] = lambda: None,
    *,
    glossaries: Sequence[Path] = (),
    card_facts: Sequence[Path] = (),
    dialect: str | None = None,
    backend: str = BACKEND_NAMES[0],
) -> BuildReport:
    """Parse, link and index ``sources`` over the shipped edition and make the result the content of ``home``.

    ``waiting`` is called once if another build holds the home. ``glossaries`` and ``card_facts`` are the user's
    own, for all games. ``dialect`` is that of all ``sources``, whether it fits or not; without it a text that none
    fits is refused. ``backend`` is the engine that searches. Raises BackendError for one that cannot be used,
    SourceError, MisfitError or NoRulesError for the sources and HomeError for the home; the home is then as it was
    before.
    """
    find_backend(backend)
    with collector_paused():
        return _build(
            BuildRequest(tuple(sources), home, ruleset, dialect, tuple(glossaries), tuple(card_facts), backend),
            progress,
            waiting,
        )


def is_built_from(home: Home, sources: Sequence[Path]) -> bool:
    """Tell whether a home has the texts of ``sources`` as they are now, and was built by this version of rulesdb.

    Raises SourceError for sources that cannot be read.
    """
    manifest = home.manifest
    if manifest.get("version") != __version__ or manifest.get("sources") != _absolute(sources):
        return False
    rows = (*cast("list[dict[str, object]]", manifest["editions"]), *home.versions)
    built = {tuple(file) for row in rows for file in cast("list[list[str]]", row["files"])}
    shipped = {file.name for edition in shipped_editions() for file in edition.files}
    own = {file for file in built if file[0] not in shipped}
    return own == {
        (one.name, read_text(one.path).sha256) for edition in user_editions(sources) for one in edition.files
    }


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """The sources and options that the user named."""

    sources: tuple[Path, ...]
    home: Path
    ruleset: str | None
    dialect: str | None
    glossaries: tuple[Path, ...]
    card_facts: tuple[Path, ...]
    backend: str


def _build(request: BuildRequest, progress: Progress, waiting: Callable[[], None]) -> BuildReport:
    began = time.perf_counter()
    home = request.home
    loaded = load(request.sources, request.ruleset, request.dialect, progress)
    own_terms = [entry for path in request.glossaries for entry in read_glossary(path, "")]
    own_cards = tuple(fact for path in request.card_facts for fact in read_card_facts(path, ""))
    writer = _Writer(own_terms, own_cards, Analyzer(), progress)
    own_files, shipped_rules = loaded.own_files, loaded.shipped_rules
    parsed = _Parsed.of(loaded.editions)
    snapshots = {date: _Parsed.of(editions) for date, editions in snapshots_of(loaded.editions, loaded.former).items()}
    histories = histories_of((*loaded.editions, *loaded.former))
    loaded = loaded.without_trees()
    # A server has one index, that of the present texts.
    backend_of_former = BACKEND_NAMES[0] if find_backend(request.backend).is_remote else request.backend
    with locked(home, waiting):
        content = writer.linked(parsed)
        manifest = _manifest(request, loaded, tuple(snapshots), content.counts)
        with new_generation(home, manifest) as generation:
            writer.write(content, generation, request.backend)
            if histories:
                (generation / HISTORIES).write_bytes(history_codec.encode(histories))
            for date, editions in snapshots.items():
                folder = generation / snapshot_name(date)
                folder.mkdir()
                former = writer.linked(editions)
                write_manifest(manifest._replace(counts=former.counts, versions=[], snapshots=[]), folder)
                writer.write(former, folder, backend_of_former)
                write_seal(folder, SEALED)
        progress("index", 1, 1)
    user_diagnostics = content.findings.of(own_files) if request.sources else content.findings.diagnostics
    return BuildReport(
        home,
        content.counts,
        content.findings.diagnostics,
        user_diagnostics,
        loaded.warnings,
        loaded.files,
        shipped_rules,
        tuple(snapshots),
        time.perf_counter() - began,
    )


@dataclass(frozen=True, slots=True)
class _Parsed:
    """Editions before they are linked, with the findings of the parser."""

    editions: list[LoadedEdition]
    findings: found.Findings

    @classmethod
    def of(cls, editions: Sequence[ParsedEdition]) -> Self:
        trees = [tree for edition in editions for tree in edition.trees]
        return cls([edition.loaded() for edition in editions], found.of_trees(trees))


@dataclass(slots=True)
class _Content:
    """The content of a home: linked editions, all findings in them, and the sums of the manifest."""

    graph: Graph
    findings: found.Findings
    counts: dict[str, int]

    @classmethod
    def of(cls, graph: Graph, findings: found.Findings) -> Self:
        counts = {
            "nodes": len(graph.nodes),
            "links": len(graph.links),
            "files": len(findings.sums),
            "characters": findings.total,
            "diagnostics": len(findings.diagnostics),
        }
        return cls(graph, findings, counts)

    def drop_links(self) -> None:
        """Let go of the links: of a large text they are many, and no index needs them."""
        self.graph = self.graph._replace(links=())


@dataclass(frozen=True, slots=True)
class _Writer:
    """The writer of a home's files, and of those of its former versions."""

    own_terms: Sequence[GlossaryEntry]
    own_cards: tuple[CardFact, ...]
    analyzer: Analyzer
    progress: Progress

    def linked(self, parsed: _Parsed) -> _Content:
        """Return editions as one graph; their trees are let go."""
        self.progress("link", 0, 1)
        headlines, notes = shipped_headlines(), shipped_editorial_notes()
        graph, diagnostics = build_graph(_emptied(parsed.editions), self.analyzer, headlines, notes)
        return _Content.of(graph, found.with_graph(parsed.findings, graph, diagnostics))

    def write(self, content: _Content, folder: Path, backend: str) -> None:
        """Write all files but the manifest. Raises OSError."""
        self.progress("index", 0, 1)
        with (folder / GRAPH).open("wb") as file:
            file.writelines(encode(content.graph))
        content.drop_links()
        (folder / FINDINGS).write_bytes(found.encode(content.findings))
        user_terms = glossary.for_games(self.own_terms, content.graph)
        (folder / GLOSSARY).write_bytes(glossary.encode(user_terms))
        (folder / CARD_FACTS).write_bytes(glossary.encode(self.own_cards))
        glossaries = (*user_terms, *shipped_glossaries())
        index, questions = folder / INDEX, shipped_questions()
        cards = (*self.own_cards, *shipped_card_facts())
        write_index(content.graph, self.analyzer, index, glossaries, questions, backend, made_beside, cards=cards)


def _emptied(editions: list[LoadedEdition]) -> Iterator[LoadedEdition]:
    """Yield the editions and leave none in the list, so that their trees are let go when they are read."""
    while editions:
        yield editions.pop(0)


def _manifest(request: BuildRequest, loaded: Loaded, snapshots: Sequence[str], counts: dict[str, int]) -> Manifest:
    named = (request.sources, request.glossaries, request.card_facts)
    paths, glossaries, card_facts = map(_absolute, named)
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    editions = list(map(_edition_row, loaded.editions))
    dated = sorted((*loaded.editions, *loaded.former), key=attrgetter("date"), reverse=True)
    versions = [
        _edition_row(edition) | {"date": edition.date, "version": edition.source.version}
        for edition in dated
        if edition.date
    ]
    return Manifest(
        FORMAT,
        __version__,
        now,
        paths,
        request.ruleset,
        request.dialect,
        glossaries,
        card_facts,
        editions,
        counts,
        versions,
        [*snapshots],
    )


def _edition_row(edition: ParsedEdition) -> dict[str, object]:
    files = [[tree.source.name, tree.source.sha256] for tree in edition.trees]
    return {"name": edition.source.name, "ruleset": edition.ruleset, "files": files}


def _absolute(paths: Sequence[Path]) -> list[str]:
    return [str(path.absolute()) for path in paths]
