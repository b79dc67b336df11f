"""The two builds that every comparison is between: ``rulesdb build``, and the bare script over the same documents.

Both are processes of their own, as a user starts them, so that their memory is not the memory of whoever measures.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from processes import Command, Sample, run

from rulesdb.pipeline.home import open_home

HERE = Path(__file__).resolve().parent
BARE = HERE / "baseline_whoosh.py"
PROGRAM = Path(sys.executable).with_name("rulesdb")


@dataclass(frozen=True, slots=True)
class Builds:
    """Builds of ``sources`` (nothing for the shipped edition alone), which write below the folder ``scratch``."""

    sources: Sequence[Path]
    scratch: Path

    @property
    def home(self) -> Path:
        """The home that our build writes."""
        return self.scratch / "home"

    @property
    def index(self) -> Path:
        """The index within the home."""
        return open_home(self.home).index

    @property
    def bare_index(self) -> Path:
        """The index that the bare script writes."""
        return self.scratch / "bare"

    @property
    def _documents(self) -> Path:
        return self.scratch / "documents.json"

    def ours(self) -> Command:
        """Return our build, into a new home each time: what it replaces must not be part of the time."""
        return Command(
            [PROGRAM, "build", *self.sources, "--home", self.home],
            prepare=lambda: shutil.rmtree(self.home, ignore_errors=True),
        )

    def list_documents(self) -> None:
        """Write the nodes of the built home as the bare script takes them."""
        with self._documents.open("wb") as file:
            subprocess.run([sys.executable, HERE / "documents.py", self.home], stdout=file, check=True)

    def bare(self) -> Command:
        """Return the bare script's build of the listed documents."""
        return Command(
            [sys.executable, BARE, "index", self._documents, self.bare_index],
            prepare=lambda: shutil.rmtree(self.bare_index, ignore_errors=True),
        )

    def run(self) -> tuple[Sample, Sample]:
        """Build both once; return what ours took, and the bare script's."""
        ours = run(self.ours())
        self.list_documents()
        return ours, run(self.bare())


def size(folder: Path) -> int:
    """Return the size of all files below ``folder`` in bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
