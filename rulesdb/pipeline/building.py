"""Sources to a built home: the one place that joins all stages."""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rulesdb import __version__
from rulesdb.graph.building import build_graph
from rulesdb.graph.codec import encode
from rulesdb.graph.model import Graph
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline import findings as found
from rulesdb.pipeline.generations import locked, new_generation
from rulesdb.pipeline.home import FINDINGS, GRAPH, INDEX
from rulesdb.pipeline.loading import Loaded, Progress, load
from rulesdb.pipeline.manifest import FORMAT, Manifest, write_manifest
from rulesdb.search.indexing import write_index
from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.source.glossaries import shipped_glossaries


@dataclass(frozen=True, slots=True)
class BuildReport:
    """What a build made. ``counts`` has ``nodes``, ``links``, ``files``, ``characters`` (code points) and
    ``diagnostics``; ``seconds`` is wall time. ``own_diagnostics`` are those of the user's texts, or of all texts if
    the user named none; ``warnings`` are sentences.
    """

    home: Path
    counts: dict[str, int]
    diagnostics: tuple[Diagnostic, ...]
    own_diagnostics: tuple[Diagnostic, ...]
    warnings: tuple[str, ...]
    seconds: float

    @property
    def is_strictly_clean(self) -> bool:
        """Tell whether the user's texts have no diagnostic of severity warning or error."""
        return all(diagnostic.severity == Severity.INFO for diagnostic in self.own_diagnostics)


def build(
    sources: Sequence[Path],
    home: Path,
    ruleset: str | None = None,
    progress: Progress = lambda _stage, _done, _total: None,
    waiting: Callable[[], None] = lambda: None,
) -> BuildReport:
    """Parse, link and index ``sources`` over the shipped edition and make the result the content of ``home``.

    ``waiting`` is called once if another build holds the home. Raises SourceError or NoRulesError for the sources and
    HomeError for the home; the home is then as it was before.
    """
    with collector_paused():
        return _build(sources, home, ruleset, progress, waiting)


@contextmanager
def collector_paused() -> Iterator[None]:
    """Stop Python's cycle collector: a build only adds values, none in cycles, and looking for some takes a tenth."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _build(
    sources: Sequence[Path], home: Path, ruleset: str | None, progress: Progress, waiting: Callable[[], None]
) -> BuildReport:
    began = time.perf_counter()
    loaded = load(sources, ruleset, progress)
    analyzer = Analyzer()
    with locked(home, waiting):
        progress("link", 0, 1)
        graph, linked = build_graph([edition.loaded() for edition in loaded.editions], analyzer)
        findings = found.find(loaded.trees, linked)
        counts = _counts(graph, findings)
        with new_generation(home) as generation:
            progress("index", 0, 1)
            _write_parts(graph, findings, analyzer, generation)
            write_manifest(_manifest(sources, ruleset, loaded, counts), generation)
        progress("index", 1, 1)
    own = findings.of(loaded.own_files) if sources else findings.diagnostics
    return BuildReport(home, counts, findings.diagnostics, own, loaded.warnings, time.perf_counter() - began)


def _counts(graph: Graph, findings: found.Findings) -> dict[str, int]:
    return {
        "nodes": len(graph.nodes),
        "links": len(graph.links),
        "files": len(findings.sums),
        "characters": findings.total,
        "diagnostics": len(findings.diagnostics),
    }


def _write_parts(graph: Graph, findings: found.Findings, analyzer: Analyzer, generation: Path) -> None:
    (generation / GRAPH).write_bytes(encode(graph))
    (generation / FINDINGS).write_bytes(found.encode(findings))
    write_index(graph, analyzer, generation / INDEX, shipped_glossaries())


def _manifest(sources: Sequence[Path], ruleset: str | None, loaded: Loaded, counts: dict[str, int]) -> Manifest:
    paths = [str(path.absolute()) for path in sources]
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    editions: list[dict[str, object]] = [
        {
            "name": each.source.name,
            "ruleset": each.ruleset,
            "files": [[tree.source.name, tree.source.sha256] for tree in each.trees],
        }
        for each in loaded.editions
    ]
    return Manifest(FORMAT, __version__, now, paths, ruleset, editions, counts)
