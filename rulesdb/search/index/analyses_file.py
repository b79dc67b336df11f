"""The analyses of the lexicon's words as a file beside the index: a cold search for them loads no dictionary."""

from collections.abc import Iterator
from pathlib import Path

from rulesdb.morphology.analyzer import BLANK, Analyzer
from rulesdb.morphology.known_analyses import KnownAnalyses, written_analyses
from rulesdb.search.index.sealed_index import damaged_file, read_index_file
from rulesdb.search.lexicon.lexicon import Lexicon

FILE = "analyses.txt"
_TYPED = frozenset({"term", "players", "everyday", "general"})
"""Kinds of aliases that are typed as the lexicon has them; readings and English names have no use for an analysis."""


def write_analyses(lexicon: Lexicon, analyzer: Analyzer, folder: Path) -> None:
    """Write the analyses of what the lexicon knows into the index's folder. Raises OSError where the disk refuses."""
    (folder / FILE).write_text(written_analyses(_texts(lexicon), analyzer.analyse), encoding="utf-8", newline="\n")


def _texts(lexicon: Lexicon) -> Iterator[str]:
    """Yield the blank, the aliases of the lexicon that are typed, and the names that they lead to."""
    yield BLANK
    for key in lexicon.aliases:
        for kind, name in lexicon.meanings(key):
            yield name
            if kind in _TYPED:
                yield key


def known_analyses(folder: Path) -> KnownAnalyses:
    """Return the analyses of the index in ``folder``. The file is read late, which may raise SearchIndexError."""

    def read() -> str:
        try:
            return read_index_file(folder, FILE).decode()
        except UnicodeDecodeError as error:
            raise damaged_file(folder, FILE) from error

    return KnownAnalyses(read)
