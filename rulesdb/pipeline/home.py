"""Reading a home: the current generation, verified, its files loaded on demand.

A home holds one small file ``current`` with the name of a generation, a folder with all that one build made. Nothing
is locked or written here, so a home can be read on a read-only disk and while a build goes on beside it.
"""

import os
import re
from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rulesdb.graph.graph_errors import GraphFormatError
from rulesdb.pipeline.home_errors import (
    HomeDamagedError,
    HomeError,
    HomeFormatError,
    HomeMissingError,
    NoVersionError,
)
from rulesdb.pipeline.manifest import FORMAT, NAME, decode_manifest
from rulesdb.search.search_errors import SearchIndexError
from rulesdb.source.private_files import missing_home_above
from rulesdb.source.regular_files import read_regular_file
from rulesdb.source.seal import SEAL, SealedFolder, SealError

if TYPE_CHECKING:
    from rulesdb.graph.model import Graph
    from rulesdb.pipeline.findings import Findings
    from rulesdb.pipeline.glossary import CardFacts, Glossary
    from rulesdb.pipeline.history_codec import Histories
    from rulesdb.quotations.quotable_texts import QuotableTexts
    from rulesdb.search.answer.corpus import Corpus

VARIABLE = "RULESDB_HOME"
"""The environment variable that names the user's home."""
POINTER = "current"
GRAPH = "graph"
FINDINGS = "findings.json"
GLOSSARY = "glossary.json"
CARD_FACTS = "card-facts.json"
INDEX = "index"
HISTORIES = "histories.json"
"""What became of the rules from version to version; only in a home that keeps former versions."""
SEALED = "rulesdb home"
"""The first line of a generation's seal, in every format of a home."""
GENERATION = re.compile(r"generation-\d[\d-]*")
"""The name of a generation's folder."""
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NO_GENERATION = "none"  # what a damaged pointer leads to: a name that no generation has
_FIRST_SEALED = 4  # the format from which on generations are sealed
_NOT_AS_ENCODED = (ValueError, LookupError, TypeError, AttributeError, RecursionError)  # what decoders raise
_ATTEMPTS = 20  # how often a reader may lose its generation to a build before it gives up

Answer = TypeVar("Answer")


class Home:
    """One generation of a home. A property raises HomeDamagedError if its files are not as they were written."""

    def __init__(self, folder: Path, generation: Path, files: SealedFolder, manifest: Mapping[str, object]) -> None:
        """Keep folders and files; nothing is loaded yet. ``files`` are those of ``generation``."""
        self.folder = folder
        self.generation = generation
        self.manifest = manifest
        self._files = files

    @cached_property
    def graph(self) -> "Graph":
        """The rule graph."""
        from rulesdb.graph.graph_codec import decode  # commands that need no graph must not pay for it

        return self._load(GRAPH, decode)

    @cached_property
    def findings(self) -> "Findings":
        """Diagnostics and character sums."""
        from rulesdb.pipeline.findings import decode  # cold commands must not pay for it

        return self._load(FINDINGS, decode)

    @cached_property
    def glossary(self) -> "Glossary":
        """The user's own words for terms, repeated for all games that are loaded."""
        from rulesdb.pipeline.glossary import decode  # cold commands must not pay for it

        return self._load(GLOSSARY, decode)

    @cached_property
    def card_facts(self) -> "CardFacts":
        """The user's own card facts, for all games."""
        from rulesdb.pipeline.glossary import decode_card_facts  # cold commands must not pay for it

        return self._load(CARD_FACTS, decode_card_facts)

    @cached_property
    def histories(self) -> "Histories":
        """The histories of the editions that have several versions, none in a home without former versions."""
        if not self.snapshots:
            return ()
        from rulesdb.pipeline.history_codec import decode  # cold commands must not pay for it

        return self._load(HISTORIES, decode)

    @property
    def snapshots(self) -> tuple[str, ...]:
        """The dates of the former versions that are kept, the oldest first."""
        return tuple(date for date in _texts(self.manifest.get("snapshots")) if _DATE.fullmatch(date))

    @property
    def versions(self) -> tuple[Mapping[str, object], ...]:
        """The rows of the manifest on all versions that have a date, the newest first."""
        rows = self.manifest.get("versions")
        return tuple(row for row in rows if isinstance(row, dict)) if isinstance(rows, list) else ()

    def at(self, date: str) -> "Home":
        """Return the home of the versions in force at a ``date``, which is this one from its newest version on.

        Raises NoVersionError for a date before the first version, and in a home without former versions.
        """
        if not self.snapshots:
            raise NoVersionError(self.folder, "keeps no former version", "build it from several (docs/versions.md)")
        if date >= max((str(row.get("date", "")) for row in self.versions), default=""):
            return self
        in_force = [known for known in self.snapshots if known <= date]
        if not in_force:
            first = self.snapshots[0]
            raise NoVersionError(self.folder, f"has no version of {date} or before", f"its first one is of {first}")
        return _sealed_home(self.folder, self.generation / snapshot_name(in_force[-1]))

    @property
    def index(self) -> Path:
        """The folder of the search index, which checks its own files when it is used (SearchIndexError)."""
        return self.generation / INDEX

    @cached_property
    def corpus(self) -> "Corpus":
        """What a search reads, with the caches of earlier queries. Raises SearchIndexError for a damaged index."""
        from rulesdb.search.answer.corpus import open_corpus  # commands that search nothing must not pay for it

        return open_corpus(self.graph, self.index)

    @cached_property
    def quotable(self) -> "QuotableTexts":
        """The texts that quotations are compared with, those of its former versions as well."""
        from rulesdb.quotations.quotable_texts import QuotableTexts  # cold commands must not pay for it

        return QuotableTexts(self.graph, lambda: [(date, self.at(date).graph) for date in reversed(self.snapshots)])

    @property
    def content(self) -> str:
        """The digest of its files but the manifest: the same texts have the same digest, whenever they were built."""
        from rulesdb.search.index.sealed_index import index_digests  # cold commands must not pay for it
        from rulesdb.source.cache import digest  # likewise

        files_of_home = {name: found for name, found in self._files.digests.items() if name != NAME}
        files = (*files_of_home.items(), *index_digests(self.index).items())
        return digest(part.encode() for row in sorted(files) for part in row)

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The rulesets that are loaded."""
        return self.graph.rulesets

    @property
    def editions(self) -> tuple[str, ...]:
        """The names of the editions that are loaded, none twice."""
        return tuple(dict.fromkeys(edition.name for edition in self.graph.editions))

    @property
    def built_at(self) -> str:
        """The time of the build: UTC, as ISO 8601 to the second."""
        return str(self.manifest.get("built_at", ""))

    def _load(self, name: str, decode: Callable[[bytes], Answer]) -> Answer:
        try:
            return decode(self._files.read(name))
        except (SealError, *_NOT_AS_ENCODED) as error:
            raise _damaged(self.folder, f"the file {name}", self.manifest) from error


def default_home() -> Path:
    """Return the home in the user's data folder. Raises HomeError where the user's home folder is not there."""
    from platformdirs import user_data_path  # cold commands with a named home must not pay for it

    folder = user_data_path("rulesdb", appauthor=False)
    if (users := missing_home_above(folder)) is not None:
        raise HomeError(users, "your home folder is not there", "name another folder with --home")
    return folder


def open_home(folder: Path) -> Home:
    """Return the current generation of the home ``folder``.

    Raises HomeMissingError if nothing was built there, HomeFormatError if another version of rulesdb built it,
    HomeDamagedError if its files are damaged, and HomeError if the folder cannot be read.
    """
    name = current_generation(folder)
    if name is None:
        raise HomeMissingError(folder, "nothing has been built in this home", _rebuild(folder, {}))
    return _sealed_home(folder, folder / name)


def snapshot_name(date: str) -> str:
    """Return the name of the folder, in a generation, of the versions in force at a date."""
    return f"version-{date}"


def _sealed_home(folder: Path, generation: Path) -> Home:
    try:
        files = SealedFolder(generation, SEALED)
        manifest = decode_manifest(files.read(NAME))
    except SealError as error:
        raise _unsealed(folder, generation, error.file) from error
    except _NOT_AS_ENCODED as error:
        raise _damaged(folder, f"the file {NAME}", {}) from error
    if manifest.get("format") != FORMAT:
        raise _of_other_format(folder, manifest)
    return Home(folder, generation, files, manifest)


def current_generation(folder: Path) -> str | None:
    """Return the name of the folder's current generation, None if nothing was built. Raises HomeError.

    For a damaged pointer the name is one that no generation has, so that the next build can put it right. Without a
    pointer the newest finished generation is the current one.
    """
    try:
        written = _pointer(folder)
        if written is None:
            return _newest_finished(folder)
    except OSError as error:
        problem = "is a file" if os.path.isfile(folder) else f"cannot be read ({error.strerror})"  # noqa: PTH113  (Path's raises)
        raise HomeError(folder, problem, "name a folder of its own with --home") from error
    return written if GENERATION.fullmatch(written) else _NO_GENERATION


def _pointer(folder: Path) -> str | None:
    """Return the content of the pointer, None if there is none. Raises OSError."""
    try:
        return read_regular_file(folder / POINTER).decode(errors="replace").strip()
    except FileNotFoundError:
        return None


def _newest_finished(folder: Path) -> str | None:
    """Return the name of the newest sealed generation, None if there is none. Raises OSError.

    A seal is written last, and names begin with the time in nanoseconds.
    """
    found = folder.iterdir() if folder.exists() else ()
    return max(
        (path.name for path in found if GENERATION.fullmatch(path.name) and (path / SEAL).is_file()), default=None
    )


def consult(folder: Path, answer: Callable[[Home], Answer], opened: Callable[[Path], Home] = open_home) -> Answer:
    """Return ``answer`` of the home ``folder``, asking again if a build replaced the home in the meantime.

    ``answer`` must only read and compute: it may run several times. ``opened`` returns the current generation, which
    somebody may keep open. Raises what ``open_home`` raises.
    """
    for _ in range(_ATTEMPTS - 1):
        generation = current_generation(folder)
        try:
            return _answer(folder, answer, opened)
        except HomeDamagedError:
            if current_generation(folder) == generation:
                raise
    return _answer(folder, answer, opened)


def _answer(folder: Path, answer: Callable[[Home], Answer], opened: Callable[[Path], Home]) -> Answer:
    home = opened(folder)
    try:
        return answer(home)
    except SearchIndexError as error:
        raise _damaged(folder, "the search index", home.manifest) from error
    except GraphFormatError as error:
        raise _damaged(folder, f"the file {GRAPH}", home.manifest) from error


def _damaged(folder: Path, what: str, manifest: Mapping[str, object]) -> HomeDamagedError:
    problem = f"{what} of this home is missing, damaged or of another version"
    return HomeDamagedError(folder, problem, _rebuild(folder, manifest))


def _unsealed(folder: Path, generation: Path, file: str) -> HomeError:
    """Return what is wrong where the seal does not fit: damage, or a home of the days before there were seals."""
    if file == SEAL and not os.path.lexists(generation / SEAL):
        try:
            manifest = decode_manifest(read_regular_file(generation / NAME))
        except (OSError, *_NOT_AS_ENCODED):
            return _damaged(folder, f"the file {NAME}", {})
        found = manifest.get("format")
        if isinstance(found, int) and found < _FIRST_SEALED:
            return _of_other_format(folder, manifest)
    return _damaged(folder, f"the file {file}", {})


def _of_other_format(folder: Path, manifest: Mapping[str, object]) -> HomeFormatError:
    found, version = manifest.get("format"), manifest.get("version", "unknown")
    age = "a newer" if isinstance(found, int) and found > FORMAT else "an older"
    this = f"version {version}, format {found}; this one reads format {FORMAT}"
    problem = f"this home was built by {age} rulesdb ({this})"
    return HomeFormatError(folder, problem, _rebuild(folder, manifest))


def _rebuild(folder: Path, manifest: Mapping[str, object]) -> str:
    """Return the way out as a command to run, with what the home was built from."""
    from shlex import join  # cold commands must not pay for it

    sources, glossaries, facts = (_texts(manifest.get(name)) for name in ("sources", "glossaries", "card_facts"))
    named = [(f"--{name}", str(manifest[name])) for name in ("ruleset", "dialect") if manifest.get(name)]
    own = (*(f"--glossary={path}" for path in glossaries), *(f"--card-facts={path}" for path in facts))
    options = [*chain.from_iterable(named), *own]
    return "run: " + join(["rulesdb", "build", *sources, "--home", str(folder), *options])


def _texts(paths: object) -> list[str]:
    return [str(path) for path in paths] if isinstance(paths, list) else []
