"""Building a home from sources: all stages joined."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulesdb import __version__
from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.graph_codec import encode
from rulesdb.graph.model import Graph
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline import findings as found
from rulesdb.pipeline import glossary
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.generations import locked, new_generation
from rulesdb.pipeline.home import FINDINGS, GLOSSARY, GRAPH, INDEX
from rulesdb.pipeline.loading import FileReading, Loaded, load
from rulesdb.pipeline.manifest import FORMAT, Manifest
from rulesdb.pipeline.progress import Progress
from rulesdb.search.index.backends import BACKENDS, find_backend
from rulesdb.search.index.index_writing import write_index
from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.source.editorial_notes import shipped_editorial_notes
from rulesdb.source.glossaries import read_glossary, shipped_glossaries
from rulesdb.source.headlines import shipped_headlines
from rulesdb.source.shipped_questions import shipped_questions

BACKEND_NAMES = tuple(row.name for row in BACKENDS)
"""The engines that can search a home, the default first."""


@dataclass(frozen=True, slots=True)
class BuildReport:
    """The report of a build. ``counts`` has ``nodes``, ``links``, ``files``, ``characters`` (code points) and
    ``diagnostics``; ``seconds`` is wall time. ``own_diagnostics`` are those of the user's texts, or of all texts if
    the user named none; ``warnings`` are sentences, ``own_files`` what
    was read of each of the user's files, ``shipped_rules`` the number of nodes in the shipped ones.
    """

    home: Path
    counts: dict[str, int]
    diagnostics: tuple[Diagnostic, ...]
    own_diagnostics: tuple[Diagnostic, ...]
    warnings: tuple[str, ...]
    own_files: tuple[FileReading, ...]
    shipped_rules: int
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
    dialect: str | None = None,
    backend: str = BACKEND_NAMES[0],
) -> BuildReport:
    """Parse, link and index ``sources`` over the shipped edition and make the result the content of ``home``.

    ``waiting`` is called once if another build holds the home. ``glossaries`` are the user's own, for all games.
    ``dialect`` is that of all ``sources``, whether it fits or not; without it a text that none fits is refused.
    ``backend`` is the engine that searches. Raises BackendError for one that cannot be used, SourceError, MisfitError
    or NoRulesError for the sources and HomeError for the home; the home is then as it was before.
    """
    find_backend(backend)
    with collector_paused():
        return _build(
            BuildRequest(tuple(sources), home, ruleset, dialect, tuple(glossaries), backend), progress, waiting
        )


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """The sources and options that the user named."""

    sources: tuple[Path, ...]
    home: Path
    ruleset: str | None
    dialect: str | None
    glossaries: tuple[Path, ...]
    backend: str


def _build(request: BuildRequest, progress: Progress, waiting: Callable[[], None]) -> BuildReport:
    began = time.perf_counter()
    home = request.home
    loaded = load(request.sources, request.ruleset, request.dialect, progress)
    own_terms = [entry for path in request.glossaries for entry in read_glossary(path, "")]
    headlines, notes = shipped_headlines(), shipped_editorial_notes()
    analyzer = Analyzer()
    own_files, shipped_rules, parsed = loaded.own_files, loaded.shipped_rules, found.of_trees(loaded.trees)
    with locked(home, waiting):
        progress("link", 0, 1)
        editions = [edition.loaded() for edition in loaded.editions]
        loaded = loaded.without_trees()
        graph, linked = build_graph(_emptied(editions), analyzer, headlines, notes)
        findings = found.with_graph(parsed, graph, linked)
        counts = _counts(graph, findings)
        with new_generation(home, _manifest(request, loaded, counts)) as generation:
            progress("index", 0, 1)
            with (generation / GRAPH).open("wb") as file:
                file.writelines(encode(graph))
            graph = graph._replace(links=())  # no index needs them, and of a large text they are many
            (generation / FINDINGS).write_bytes(found.encode(findings))
            user_terms = glossary.for_games(own_terms, graph)
            (generation / GLOSSARY).write_bytes(glossary.encode(user_terms))
            glossaries = (*user_terms, *shipped_glossaries())
            write_index(graph, analyzer, generation / INDEX, glossaries, shipped_questions(), request.backend)
        progress("index", 1, 1)
    user_diagnostics = findings.of(own_files) if request.sources else findings.diagnostics
    return BuildReport(
        home,
        counts,
        findings.diagnostics,
        user_diagnostics,
        loaded.warnings,
        loaded.files,
        shipped_rules,
        time.perf_counter() - began,
    )


def _emptied(editions: list[LoadedEdition]) -> Iterator[LoadedEdition]:
    """Yield the editions and leave none in the list, so that their trees are let go when they are read."""
    while editions:
        yield editions.pop(0)


def _counts(graph: Graph, findings: found.Findings) -> dict[str, int]:
    return {
        "nodes": len(graph.nodes),
        "links": len(graph.links),
        "files": len(findings.sums),
        "characters": findings.total,
        "diagnostics": len(findings.diagnostics),
    }


def _manifest(request: BuildRequest, loaded: Loaded, counts: dict[str, int]) -> Manifest:
    paths, glossaries = ([str(path.absolute()) for path in given] for given in (request.sources, request.glossaries))
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    editions: list[dict[str, object]] = [
        {
            "name": edition.source.name,
            "ruleset": edition.ruleset,
            "files": [[tree.source.name, tree.source.sha256] for tree in edition.trees],
        }
        for edition in loaded.editions
    ]
    return Manifest(FORMAT, __version__, now, paths, request.ruleset, request.dialect, glossaries, editions, counts)
