"""The page of the Python API has every public name, argument and field, and its examples give what it shows."""

import ast
import doctest
import inspect
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from support.documents.documents import README, ROOT, TRANSLATIONS, name

import rulesdb
from rulesdb.api import values
from rulesdb.pipeline.home import VARIABLE

API = ROOT / "docs" / "api.md"
PAGES = (API, TRANSLATIONS[API])
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
IN_TABLE = re.compile(r"^\| `(\w+)` \| (.*?) \| [^|]*\|$", re.MULTILINE)
IN_HEADING = re.compile(r"^## .*?`(?:rulesdb\.)?(\w+)[(`]", re.MULTILINE)
ERROR = re.compile(r"^\| `(\w+Error)` \|", re.MULTILINE)
METHODS = {of: method for of, method in vars(rulesdb.Book).items() if not of.startswith("_")}


@pytest.mark.parametrize("page", [*PAGES, README, TRANSLATIONS[README]], ids=name)
def test_examples_give_what_is_shown(page: Path, shipped_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader who types the examples of a page, one after the other, sees what stands below them."""
    monkeypatch.setenv(VARIABLE, str(shipped_home))
    monkeypatch.chdir(ROOT)
    examples = "\n".join(EXAMPLE.findall(page.read_text(encoding="utf-8")))
    assert ">>>" in examples
    differences: list[str] = []
    parsed = doctest.DocTestParser().get_doctest(examples, {}, name(page), str(page), 0)
    doctest.DocTestRunner(verbose=False).run(parsed, out=differences.append)
    assert "".join(differences) == ""


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_page_has_every_public_name(page: Path) -> None:
    """The names of ``__all__`` are those of the headings and of the tables of values and errors."""
    text = page.read_text(encoding="utf-8")
    documented = [*IN_HEADING.findall(text), *ERROR.findall(text), *dict(IN_TABLE.findall(text))]
    assert sorted(documented) == sorted(rulesdb.__all__)


def _call(function: Callable[..., object]) -> str:
    """Return the arguments of a function with their defaults, as a reader writes them."""
    parameters = inspect.signature(function).parameters.values()
    shown = [one.replace(annotation=inspect.Parameter.empty) for one in parameters if one.name != "self"]
    return str(inspect.Signature(shown))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_page_has_every_argument(page: Path) -> None:
    """The functions and the methods of a book stand with their arguments and defaults."""
    text = page.read_text(encoding="utf-8")
    calls = [f"rulesdb.{one.__name__}{_call(one)}" for one in (rulesdb.open, rulesdb.compare)]
    calls += [f"book.{of}{_call(method)}" for of, method in METHODS.items()]
    assert [call for call in calls if f"`{call}" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_page_has_every_field(page: Path) -> None:
    """A value stands with its fields and their types, in their order."""
    fields = {}
    for node in ast.parse(Path(values.__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            rows = [one for one in node.body if isinstance(one, ast.AnnAssign)]
            fields[node.name] = ", ".join(f"`{ast.unparse(one.target)}: {ast.unparse(one.annotation)}`" for one in rows)
    rows_of_page = dict(IN_TABLE.findall(page.read_text(encoding="utf-8").replace(r"\|", "¦")))
    assert {of: row.replace("¦", "|") for of, row in rows_of_page.items()} == {
        of: row for of, row in fields.items() if of != "Value"
    }
