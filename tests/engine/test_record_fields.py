"""Every field of a record of the engine and its checks is documented: a field a line, its meaning under it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "rulesdb"
FILES = [path for folder in ("engine", "checks") for path in sorted((PACKAGE / folder).rglob("*.py"))]


def undocumented(source: str) -> Iterator[str]:
    """Yield the fields of classes without a string right under them; class variables are no fields."""
    for kind in ast.walk(ast.parse(source)):
        if isinstance(kind, ast.ClassDef):
            for line, following in zip(kind.body, [*kind.body[1:], None], strict=True):
                is_field = isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line.annotation)
                is_text = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
                if is_field and not is_text:
                    yield f"{kind.name}.{ast.unparse(line).partition(':')[0]}"


@pytest.mark.exhaustive
def test_every_field_is_documented() -> None:
    """The file and name of each field that is not are in the failure."""
    found = {path.name: list(undocumented(path.read_text(encoding="utf-8"))) for path in FILES}
    assert {name: fields for name, fields in found.items() if fields} == {}


def test_a_field_without_a_text_is_found() -> None:
    """Where the next line is another field, or nothing."""
    assert list(undocumented("class A:\n    a: int\n    b: int\n    'b'\n    c: int = 0\n")) == ["A.a", "A.c"]
