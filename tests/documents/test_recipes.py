"""The recipes of CONTRIBUTING.md, followed: their files and tables exist, and a made-up one of a kind works.

What is made up is added to a copy of the program, by touching the files that its recipe names and no other.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from support.documents.documents import ROOT
from support.documents.made_up_additions import MADE_UP, MadeUp

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
RECIPES_TEXT, _, ROWS_TEXT = TEXT.partition("\n## Recipes\n")[2].partition("\n## Rows and small files\n")
RECIPES = {
    section["kind"]: section["body"]
    for section in re.finditer(r"^### (?P<kind>.+)\n(?P<body>(?:(?!### ).*\n)*)", RECIPES_TEXT, re.MULTILINE)
}
STEP = re.compile(r"^\d+\. (?P<text>.*\n(?:   .*\n)*)", re.MULTILINE)
PATH = re.compile(r"`(?:pytest --refresh |python )?(?P<path>[\w.*/-]*(?:/|\.(?:py|lark|tsv|txt|toml|md|html|js)))`")
TABLE = re.compile(r"`(?P<table>_?[A-Z]\w+)` in\s+`(?P<path>[^`]+)`")
ROW = re.compile(r"^\| (?!what|-)(?P<what>[^|]+) \|.*$", re.MULTILINE)


class Step(NamedTuple):
    """A step of a recipe, or a row of the table of smaller things."""

    recipe: str
    text: str


def _steps() -> Iterator[Step]:
    for kind, body in RECIPES.items():
        yield from (Step(kind, " ".join(step["text"].split())) for step in STEP.finditer(body))
    yield from (Step(row["what"], row[0]) for row in ROW.finditer(ROWS_TEXT))


STEPS = list(_steps())


def _paths(step: Step) -> list[str]:
    """Return the paths that a step names, from the repository's root; NAME stands for what is added.

    A name that is no path from the root lies in the folder of the path before it in the step.
    """
    folder, paths = "", []
    for named in PATH.finditer(step.text):
        path = named["path"]
        is_whole = (ROOT / path.split("/")[0]).exists() and "/" in path
        paths.append(path if is_whole or not folder else folder + path)
        folder = path[: path.rindex("/") + 1] if is_whole else folder
    return paths


def test_files_of_a_step_exist() -> None:
    """Each file of a recipe exists; one with NAME has the like of it there already."""
    paths = {path for step in STEPS for path in _paths(step)}
    assert [path for path in paths if not any(ROOT.glob(path.replace("NAME", "*").rstrip("/")))] == []


def test_tables_of_a_step_exist() -> None:
    """Each table of a recipe is defined in the file that the recipe names."""
    for named in (named for step in STEPS for named in TABLE.finditer(step.text)):
        source = (ROOT / named["path"]).read_text(encoding="utf-8")
        assert re.search(rf"^(class )?{named['table']}\b", source, re.MULTILINE), named[0]


@pytest.mark.parametrize(
    "kind",
    ["dialect", "diagnostic", "page kind", "search backend", "keyword", "check", "game", "command"],
)
def test_recipe_names_files_in_every_step(kind: str) -> None:
    """What can be added has a recipe, and a step says where one works."""
    steps = [step for step in STEPS if step.recipe == f"A {kind}"]
    assert len(steps) > 1
    assert [step.text for step in steps if not _paths(step) and "rulesdb check" not in step.text] == []


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a copy of the program, its texts and its templates."""
    folder = tmp_path_factory.mktemp("copy")
    for part in ("rulesdb", "data", "templates"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.parametrize("made_up", MADE_UP, ids=lambda made_up: made_up.recipe)
def test_made_up_one_touches_the_files_of_its_recipe_alone(made_up: MadeUp) -> None:
    """Who follows the recipe has to look for no other file."""
    named = {
        path.replace("NAME", made_up.name) for step in STEPS if step.recipe == made_up.recipe for path in _paths(step)
    }
    assert {change.path for change in made_up.changes} <= named


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize("made_up", MADE_UP, ids=lambda made_up: made_up.recipe)
def test_made_up_one_works(made_up: MadeUp, program: Path) -> None:
    """The command knows what was added by the recipe's steps, and what it is worth."""
    for change in made_up.changes:
        change.make(program)
    for name, text in made_up.files.items():
        (program / name).write_text(text, encoding="utf-8")
    variables = {"PYTHONPATH": str(program), "RULESDB_HOME": str(program / f"home-{made_up.name}")}
    for command in made_up.commands:
        done = subprocess.run(
            [sys.executable, "-m", "rulesdb", *command],
            cwd=program,
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert made_up.printed in done.stdout
    for path, words in made_up.written.items():
        assert words in (program / path).read_text(encoding="utf-8")
