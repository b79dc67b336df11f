"""Keeps the picture in docs/architecture.md true: imports follow the flow of the data, and none goes in a circle.

Every import statement counts, those inside functions and under ``TYPE_CHECKING`` too: a circle that only a type
checker sees is a circle for the reader all the same.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from rulesdb.pipeline.check_playing import ROOMS as ROOMS_OF_CHECKS

PACKAGE = Path(__file__).resolve().parents[1] / "rulesdb"

# What each folder may import besides itself. A folder that is missing here is a finding of its own.
MAY_IMPORT = {
    "japanese": set(),
    "english": {"japanese"},
    "words": set(),
    "proofs": {"words"},
    "source": {"words"},
    "morphology": set(),
    "syntax": {"japanese", "words", "source"},
    "graph": {"japanese", "words", "source", "syntax", "morphology"},
    "comparison": {"japanese", "syntax", "graph"},
    "search": {"japanese", "english", "words", "source", "graph", "morphology"},
    "engine": {"japanese", "words", "source"},
    "play": {"words", "proofs", "engine"},
    "checks": {"words", "proofs", "source", "graph", "engine", "play"},
    "situations": {"words", "proofs", "source", "graph", "engine", "play"},
    "suite": {"words", "proofs", "source", "engine", "play", "checks"},
    "testing": {"words", "proofs", "engine", "play", "checks"},
    "page_search": {"japanese", "english", "source", "graph", "search"},
    "quotations": {"japanese", "graph", "comparison"},
    "citations": {"graph", "quotations"},
    "site": {"japanese", "words", "proofs", "source", "graph"},
    "pipeline": {
        "source",
        "syntax",
        "morphology",
        "graph",
        "comparison",
        "search",
        "page_search",
        "quotations",
        "citations",
        "engine",
        "play",
        "checks",
        "situations",
        "suite",
        "site",
        "words",
        "proofs",
    },
    "api": {"pipeline", "suite"},
    "assistants": {"api"},
    "server": {"source", "pipeline", "api"},
    "cli": {"words", "pipeline", "api", "assistants", "server"},
}


def _module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {_module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def _base_of(module: str, node: ast.ImportFrom) -> str:
    """Return the absolute name that ``from … import`` starts from, relative dots resolved."""
    if not node.level:
        return node.module or ""
    package = module.split(".") if MODULES[module].name == "__init__.py" else module.split(".")[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *([node.module] if node.module else [])])


def _imported_names(module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base_of(module, node)
            for alias in node.names:  # ``from package import module`` names a module, ``from module import name`` none
                member = f"{base}.{alias.name}"
                yield member if member in MODULES else base


@cache
def _imports(module: str) -> frozenset[str]:
    """Return the modules of this package that ``module`` imports anywhere in its file."""
    return frozenset(name for name in _imported_names(module) if name in MODULES) - {module}


def _folder(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() else None


def _room(package: str, module: str) -> str:
    """Return the folder below ``package`` that a module is in, "" if it is in none."""
    inside = module.removeprefix(f"{package}.")
    return inside.partition(".")[0] if inside != module and "." in inside else ""


def test_every_folder_has_its_place_in_the_flow() -> None:
    """A new folder of the package is a decision: it must say what it may import."""
    assert {folder for module in MODULES if (folder := _folder(module))} == set(MAY_IMPORT)


def test_imports_follow_the_flow() -> None:
    """A module imports from its own folder and from those the data has already passed."""
    flow = {own: {None, own, *MAY_IMPORT[own]} for own in MAY_IMPORT}
    against_the_flow = {
        (module, imported)
        for module in MODULES
        for imported in _imports(module)
        if (own := _folder(module)) and _folder(imported) not in flow[own]
    }
    assert against_the_flow == set()


def test_only_the_entry_points_stand_outside_the_folders() -> None:
    """The top of the package has its version, the names of the API and ``python -m rulesdb``, nothing else."""
    assert {module for module in MODULES if not _folder(module)} == {"rulesdb", "rulesdb.__main__"}
    assert {_folder(module) for module in _imports("rulesdb")} == {"api"}
    assert _imports("rulesdb.__main__") == {"rulesdb.cli.main"}


def test_the_package_itself_loads_nothing() -> None:
    """``import rulesdb``, which is a part of every command's start, loads no module beside Python's own first ones."""
    lists_modules = "import sys; before = {*sys.modules}; import rulesdb; print(*{*sys.modules} - before)"
    done = subprocess.run([sys.executable, "-c", lists_modules], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["rulesdb"]


def test_no_import_goes_in_a_circle() -> None:
    """Any module can be read after the ones it imports, down to those that import nothing.

    The package itself names the API for type checkers alone.
    """
    try:
        TopologicalSorter({module: _imports(module) for module in MODULES if module != "rulesdb"}).prepare()
    except CycleError as error:
        pytest.fail(f"these modules import each other in a circle: {' → '.join(error.args[1])}")


def test_cached_results_of_checks_are_those_of_all_code_that_checks_may_import() -> None:
    """The rooms whose code counts where results are cached hold whatever a check can run."""
    reached = {"checks"}
    for _ in MAY_IMPORT:
        reached |= {folder for name in reached for folder in MAY_IMPORT[name]}
    assert reached <= set(ROOMS_OF_CHECKS)


def test_the_picture_names_every_folder() -> None:
    """docs/architecture.md draws every folder of the package by its name."""
    picture = (PACKAGE.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert [folder for folder in MAY_IMPORT if f"{folder}/" not in picture] == []


KERNEL = "rulesdb.engine.kernel"


_WORD_OF_A_GAME = re.compile(r"(?<![a-z])(?:fab|flesh|mtg|hero|pitch|mana|combat)(?![a-z])", re.IGNORECASE)


def test_the_kernel_of_the_engine_knows_no_game() -> None:
    """A module of the kernel imports from the kernel, from source, quoting, rule parts and kana, and names no game."""
    allowed = (
        KERNEL,
        "rulesdb.source",
        "rulesdb.words.quoting",
        "rulesdb.words.rule_parts",
        "rulesdb.japanese.kana",
    )
    kernel = [name for name in MODULES if name.startswith(KERNEL)]
    imported = {(module, name) for module in kernel for name in _imports(module) - {"rulesdb"}}
    assert {(module, name) for module, name in imported if not name.startswith(allowed)} == set()
    texts = {module: MODULES[module].read_text(encoding="utf-8") for module in kernel}
    assert {module: found[0] for module, text in texts.items() if (found := _WORD_OF_A_GAME.search(text))} == {}


# The rooms of a package from the bottom up: a room imports from those before it, and from the files beside the rooms.
ROOMS = {
    KERNEL: (
        "records", "cards", "language", "state", "process", "event_kinds", "effects", "play", "turn",
        "selection", "verbs",
    ),
    "rulesdb.engine.fab.rules": (
        "general", "cards", "objects", "abilities", "effects", "continuous", "events", "playing", "triggers", "turn",
    ),
    "rulesdb.search": ("query", "lexicon", "index", "ranking", "answer"),
}  # fmt: skip
IN_ROOMS = [(package, name) for package in ROOMS for name in MODULES if _room(package, name)]


def _above(package: str, module: str) -> tuple[str, ...]:
    """Return the rooms of a package above that of a module."""
    rooms = ROOMS[package]
    return rooms[rooms.index(_room(package, module)) + 1 :]


def test_rooms_stand_in_one_order() -> None:
    """A module imports from no room above its own."""
    imported = ((package, module, name) for package, module in IN_ROOMS for name in _imports(module))
    assert [found for found in imported if _room(found[0], found[2]) in _above(*found[:2])] == []


def test_every_room_has_its_place_in_the_order() -> None:
    """A new room must say between which others it stands."""
    folders = {package: PACKAGE.parent / package.replace(".", "/") for package in ROOMS}
    rooms = {
        package: {path.name for path in folder.iterdir() if (path / "__init__.py").exists()}
        for package, folder in folders.items()
    }
    assert rooms == {package: set(of) for package, of in ROOMS.items()}


TESTS = PACKAGE.parent / "tests"
BESIDE_THE_PACKAGE = {"support", "benchmarks", "data", "documents"}
"""Folders of tests that are about other folders of the repository, and the helpers."""


def test_tests_stand_in_folders_of_the_package_that_they_are_about() -> None:
    """A folder of tests has the name of a folder of the package, or of another one of the repository."""
    folders = {path.name for path in TESTS.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert folders - BESIDE_THE_PACKAGE <= set(MAY_IMPORT)


def test_helpers_of_tests_are_one_package() -> None:
    """A module that has no tests stands in tests/support, fixtures in a conftest.py."""
    helpers = [path for path in TESTS.rglob("*.py") if not path.name.startswith(("test_", "conftest"))]
    assert [path for path in helpers if TESTS / "support" not in path.parents] == []


def test_no_test_file_is_too_long_to_be_read() -> None:
    """A file of tests has 400 lines at most."""
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in TESTS.rglob("*.py")}
    assert {path.name: length for path, length in lengths.items() if length > 400} == {}
