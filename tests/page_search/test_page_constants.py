"""A number or a table stands once: in Python, which emits it for the scripts of the pages' search."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.search.page_constants import constants_module

from rulesdb.source.resources import templates_folder

SCRIPTS = templates_folder() / "search"
EMITTED = SCRIPTS / "constants.js"
PYTHON = Path(__file__).resolve().parents[2] / "rulesdb"
CONSTANT = re.compile(r"^(?:export )?const (?P<name>[A-Z][A-Z_]*) = (?P<number>-?[\d_.xa-f]+);", re.MULTILINE)
STRING = re.compile(r"(?<=[\"'`(\[])[^\x00-\x7f]{4,}(?=[\"'`)\]])")
"""A run of Japanese characters that is all of a string, or of a set of characters."""


def test_the_emitted_constants_are_those_of_today(request: pytest.FixtureRequest) -> None:
    """Where one was changed, --refresh brings the module up to date."""
    module = constants_module()
    if request.config.getoption("--refresh"):
        EMITTED.write_text(module, encoding="utf-8")
    assert EMITTED.read_text(encoding="utf-8") == module, f"pytest --refresh {request.node.nodeid}"


def test_every_emitted_constant_is_read() -> None:
    """By some script."""
    scripts = "".join(path.read_text("utf-8") for path in _scripts())
    names = re.findall(r"^export const (\w+)", EMITTED.read_text("utf-8"), re.MULTILINE)
    assert [name for name in names if re.search(rf"\b{name}\b", scripts) is None] == []


def test_no_script_repeats_a_number_of_python() -> None:
    """A constant that both call the same, with the same value, is emitted."""
    ours = {number for path in _twins() for number in _numbers_of_python(path)}
    theirs = {(path.name, number) for path in _scripts() for number in _numbers_of_a_script(path)}
    assert {found for found in theirs if found[1] in ours} == set()


def test_no_script_repeats_a_table_of_python() -> None:
    """Rows of kana, signs and words, which are longer than any that two would choose by chance."""
    ours = {text for path in _twins() for text in STRING.findall(path.read_text("utf-8"))}
    theirs = {(path.name, text) for path in _scripts() for text in STRING.findall(_without_comments(path))}
    assert {found for found in theirs if found[1] in ours} == set()


def _scripts() -> Iterator[Path]:
    return (path for path in sorted(SCRIPTS.glob("*.js")) if path != EMITTED)


def _twins() -> Iterator[Path]:
    for folder in ("search", "japanese", "page_search", "syntax"):
        yield from sorted((PYTHON / folder).rglob("*.py"))


def _numbers_of_a_script(path: Path) -> Iterator[tuple[str, float]]:
    for match in CONSTANT.finditer(path.read_text("utf-8")):
        yield match["name"], float(ast.literal_eval(match["number"]))


def _numbers_of_python(path: Path) -> Iterator[tuple[str, float]]:
    """Yield name and value of the numbers that a module has at its top level, without the sign of private ones."""
    for statement in ast.parse(path.read_text("utf-8")).body:
        if isinstance(statement, ast.Assign):
            names, values = _parts(statement.targets[0]), _parts(statement.value)
            for name, value in zip(names, values, strict=False):
                if isinstance(name, ast.Name) and isinstance(value, ast.Constant) and type(value.value) in {int, float}:
                    yield name.id.lstrip("_"), float(str(value.value))


def _parts(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _without_comments(path: Path) -> str:
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)
