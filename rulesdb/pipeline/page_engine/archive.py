"""The archive of the page 裁定: the modules that a ruling needs, parse tables, tables of data, the rulebook's texts.

A browser's Python imports from it as from an installation. The same rulebook yields the same bytes.
"""

import ast
import json
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.language.parse_table import CODE, sealed_parse_table
from rulesdb.graph.graph_codec import encode
from rulesdb.graph.model import Graph, Node, Passage, Reading, Run
from rulesdb.pipeline.installing import vocabularies
from rulesdb.pipeline.page_engine.page_rulings import GRAPH, LINKS
from rulesdb.site.engine_files import Links
from rulesdb.source.glossaries import NAME as GLOSSARY
from rulesdb.source.own_code import PACKAGE
from rulesdb.source.resources import data_folder, shipped_example
from rulesdb.source.span import Span

ENTRY = "rulesdb.cli.page_judge"
"""The module whose ``JUDGE`` the page's worker calls."""
_OF_GAMES = ("engine", "play", "situations")
"""The folders of the package with a folder for each game, whose modules are imported by the game's name."""
_DATA = ("rule-shares.tsv", "unshipped-rules.tsv", GLOSSARY)
"""The tables of a game in data/ that a ruling reads, and the words that players say for others."""
_DATE = (2000, 1, 1, 0, 0, 0)


def archived(files: Mapping[str, bytes]) -> bytes:
    """Return a zip archive of files by name. It compresses nothing: packed as a whole it is smaller by a third."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, content in files.items():
            archive.writestr(ZipInfo(name, _DATE), content)
    return packed.getvalue()


def engine_modules(graph: Graph, links: Links) -> dict[str, bytes]:
    """Return the files of the archive by name, for a rulebook with a graph and ways to its rules."""
    return dict(_files(graph, links))


def without_docstrings(source: bytes) -> bytes:
    """Return a module without its docstrings, as ``python -OO`` runs it; one of a newer Python than this as it is."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source
    lines = source.split(b"\n")
    for docstring in reversed(_docstrings(tree)):
        assert docstring.end_lineno is not None
        first, last = docstring.lineno - 1, docstring.end_lineno - 1
        lines[first : last + 1] = [
            lines[first][: docstring.col_offset] + b'""' + lines[last][docstring.end_col_offset :]
        ]
    return b"\n".join(lines)


def _docstrings(tree: ast.AST) -> list[ast.expr]:
    """Return the docstrings of a module, its classes, functions and fields, in their order."""
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    found = [text for text in texts if isinstance(text, ast.Constant) and isinstance(text.value, str)]
    return sorted(found, key=lambda text: (text.lineno, text.col_offset))


def _files(graph: Graph, links: Links) -> Iterator[tuple[str, bytes]]:
    for path in sorted(_modules()):
        source = path.read_bytes()
        yield f"rulesdb/{path.relative_to(PACKAGE).as_posix()}", source if path in CODE else without_docstrings(source)
    for name, vocabulary in vocabularies().items():
        yield f"rulesdb/_computed/{name}", sealed_parse_table(vocabulary, name)
    yield f"rulesdb/_computed/{GRAPH}", b"".join(encode(_texts_of(graph)))
    yield f"rulesdb/_computed/{LINKS}", json.dumps(links, ensure_ascii=False).encode()
    for game in GAMES:
        yield f"templates/examples/situation-{game}.txt", shipped_example(game, "situation").encode()
        for table in _DATA:
            path = data_folder() / game / table
            if path.is_file():
                yield f"data/{game}/{table}", path.read_bytes()


def _modules() -> set[Path]:
    """Return the files of all modules that the entry imports, wherever in a file, and of the games'."""
    of_games = (PACKAGE / folder / game for folder in _OF_GAMES for game in GAMES)
    waiting = [_file_of(ENTRY), *(path for folder in of_games for path in folder.rglob("*.py"))]
    found = set[Path]()
    while waiting:
        path = waiting.pop()
        if path is not None and path not in found:
            found.add(path)
            packages = (folder / "__init__.py" for folder in path.parents if PACKAGE in (folder, *folder.parents))
            waiting += [*packages, *map(_file_of, _imported(ast.parse(path.read_bytes())))]
    return found


def _imported(tree: ast.AST) -> Iterator[str]:
    """Yield the names that code imports and that may be modules, but for those that type checkers alone import."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            yield from _imported(node)


def _file_of(name: str) -> Path | None:
    """Return the file of a module of this package, None for any other name."""
    parts = name.split(".")
    if parts[0] != PACKAGE.name:
        return None
    path = PACKAGE.joinpath(*parts[1:])
    files = (path / "__init__.py", path.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)


def _texts_of(graph: Graph) -> Graph:
    """Return the nodes of a graph with their texts alone, which a ruling quotes."""
    nodes = {name: _text_of(node) for name, node in graph.nodes.items()}
    return Graph(nodes, (), (), (), graph.editions)


def _text_of(node: Node) -> Node:
    readings = tuple(
        Reading(reading.edition, reading.title, tuple(_quoted(reading)), reading.place) for reading in node.readings
    )
    return node._replace(children=(), readings=readings)


def _quoted(reading: Reading) -> Iterator[Passage]:
    """Yield the passages of a reading that a ruling can quote: the rule's own text and its items."""
    for passage in (*reading.passages[:1], *reading.of_kind("item")):
        yield Passage(passage.where, (Run("text", passage.text, Span(0, 0)),), Span(0, 0))
