"""Reads of a home while its generations change under them, as often as wanted: for a short test and for a long run.

    python tests/support/pipeline/concurrent_reads.py HOME READS

One process puts a copy of the generation in its place over and over, which takes much less time than a build and so
meets more reads; this one reads, through the way that all commands take, and counts what failed. The home stays usable.
"""

import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import fields
from pathlib import Path

from rulesdb.pipeline.generations import locked, new_generation
from rulesdb.pipeline.home import Home, consult, open_home
from rulesdb.pipeline.manifest import NAME, Manifest
from rulesdb.search.index.indexing import open_index
from rulesdb.search.index.lexicon_file import read_lexicon
from rulesdb.source.seal import SEAL


def failed_reads(home: Path, reads: int) -> Counter[str]:
    """Return what went wrong in ``reads`` reads of ``home``, by error; ``swaps`` counts the generations meanwhile."""
    failures: Counter[str] = Counter()
    generations = set()
    with subprocess.Popen([sys.executable, __file__, str(home)], stdin=subprocess.PIPE) as swapping:
        try:
            for _ in range(reads):
                try:
                    generations.add(consult(home, _read_all))
                except Exception as error:  # noqa: BLE001  (any error at all is what is counted)
                    failures[f"{type(error).__name__}: {error}"] += 1
        finally:
            swapping.communicate()
    sys.stderr.write(f"{reads} reads of {len(generations)} generations, {failures.total()} failed\n")
    return failures


def _read_all(home: Home) -> str:
    """Read every file, the index late, and return the generation that was read."""
    assert home.findings.total
    home.card_facts  # noqa: B018  (as below)
    home.glossary  # noqa: B018  (reading is what is tried)
    term = next(iter(read_lexicon(home.index).rules))
    index = open_index(home.index)
    index.retriever.matching(term)
    assert list(index.letters.texts(0))
    assert [home.graph.nodes[document.id] for document in index.store.documents()]
    return home.generation.name


def _swap_until_told(home: Path) -> None:
    """Replace the generation of ``home`` by its copy until standard input ends."""
    from select import select  # for this alone

    while not select([sys.stdin], [], [], 0.02)[0]:
        opened = open_home(home)
        manifest = Manifest(**{field.name: opened.manifest[field.name] for field in fields(Manifest)})  # type: ignore[arg-type]  # as written
        with locked(home, lambda: None), new_generation(home, manifest) as generation:
            written_anew = shutil.ignore_patterns(NAME, SEAL)
            shutil.copytree(opened.generation, generation, ignore=written_anew, dirs_exist_ok=True)
            shutil.copy(opened.generation / "index" / SEAL, generation / "index")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        _swap_until_told(Path(sys.argv[1]))
    else:
        sys.exit(1 if failed_reads(Path(sys.argv[1]), int(sys.argv[2])) else 0)
