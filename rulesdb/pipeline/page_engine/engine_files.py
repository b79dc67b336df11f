"""The files of the engine for the page 裁定 of a rulebook: the runtime, cut to what a ruling needs, and the archive.

Each is packed with gzip here, so that a browser loads as little from a host that compresses nothing.
"""

import gzip
import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from zipfile import ZipFile

from rulesdb.engine.games import GAMES
from rulesdb.graph.model import Graph
from rulesdb.pipeline.page_engine.archive import archived, engine_modules, without_docstrings
from rulesdb.pipeline.page_engine.runtime import MSGSPEC, PYODIDE, RUNTIME
from rulesdb.site.engine_files import Engine, EngineFile, Example, Links
from rulesdb.source.resources import shipped_example
from rulesdb.source.shipped_situations import shipped_situations

_SUFFIX = ".packed"
_WHEEL = RUNTIME[-1].name
_LIBRARY = re.compile(r"msgspec/_core\..*\.so")
"""The compiled part of msgspec, which the page loads before Python begins."""
_TITLE = re.compile(r"^題[:：] *(.+)$", re.MULTILINE)
_TO_EDIT = "書き方の見本"
_UNUSED = re.compile(
    r"_pydatetime|_pyio|_pyrepl/|_ssl|_sysconfigdata|argparse|bdb|cmd|compileall|configparser|ctypes/|curses/|doctest|email/"
    r"|fractions|ftplib|gettext|html/|http/|imaplib|mailbox|mimetypes|modulefinder|multiprocessing/|netrc|nntplib|optparse"
    r"|pdb|pickletools|platform|plistlib|poplib|profile|pstats|pyclbr|pydoc|smtplib|socketserver|sqlite3/|ssl|statistics"
    r"|sysconfig/|tarfile|tkinter/|tomllib/|trace\.|tracemalloc|turtle|unittest/|wave|webbrowser|wsgiref/|xml/|xmlrpc/"
    r"|zoneinfo/"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|raw_unicode_escape|unicode_escape|utf_)"
)
"""The beginnings of the names of the modules of Python's library that no ruling imports: half of its size."""
_WITH_DOCSTRINGS = re.compile(r"_?pyodide/|.*(?<!\.py)$")
"""The names of modules that read their own docstrings, and of files that are no modules."""
_LICENCES = f"""\
The files in this folder run in the browser of whoever opens the page of rulings, and are packed with gzip.

pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm: {PYODIDE} of npm, unchanged, under the Mozilla Public License 2.0;
  the source is at https://github.com/pyodide/pyodide. They hold CPython, under the PSF License Agreement.
python_stdlib.zip: the same package's copy of Python's library, without docstrings and without
  the modules that no ruling imports.
msgspec.so, and msgspec in engine.zip: {MSGSPEC} of PyPI, under the BSD 3-Clause License, which is in engine.zip.
engine.zip: rulesdb, under the MIT License, with the texts of this rulebook under theirs.
"""


def page_engine(runtime: Mapping[str, bytes], graph: Graph, links: Links) -> Engine:
    """Return the engine of a rulebook with a graph, from the files of the runtime by name."""
    wheel = _contents(runtime[_WHEEL])
    [library] = [content for name, content in wheel.items() if _LIBRARY.fullmatch(name)]
    modules = {name: content for name, content in wheel.items() if not _LIBRARY.fullmatch(name)}
    stdlib = {
        name: content if _WITH_DOCSTRINGS.match(name) else without_docstrings(content)
        for name, content in _contents(runtime["python_stdlib.zip"]).items()
        if not _UNUSED.match(name)
    }
    unpacked = {name: runtime[name] for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")} | {
        "python_stdlib.zip": archived(stdlib),
        "msgspec.so": library,
        "engine.zip": archived(modules | engine_modules(graph, links)),
    }
    files = [
        EngineFile(f"{name}{_SUFFIX}", gzip.compress(content, mtime=0), len(content))
        for name, content in unpacked.items()
    ]
    return Engine(files, _LICENCES, [*_examples(graph)])


def _contents(packed: bytes) -> dict[str, bytes]:
    """Return the files of a zip archive by name."""
    with ZipFile(BytesIO(packed)) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}


def _examples(graph: Graph) -> Iterator[Example]:
    """Yield the examples to edit and the shipped situations of the games of a graph."""
    games = [game for game in GAMES if game in graph.rulesets]
    yield from (_example(game, _TO_EDIT, shipped_example(game, "situation")) for game in games)
    for game in games:
        for shipped in shipped_situations(game):
            yield _example(game, shipped.topic, shipped.path.read_text(encoding="utf-8"))


def _example(game: str, topic: str, text: str) -> Example:
    title = _TITLE.search(text)
    return Example(game, topic, topic if title is None else title[1], text)
