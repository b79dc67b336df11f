"""Dialects with a grammar and a hook, which are code: installed packages may have them, files from outside not."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.pipeline import dialects

LAKES = "甲1 湖は広い。\n甲2 湖は深い、甲1を見よ。\n甲3 湖は青い。甲4 湖は静か。\n"
DECLARATION = """\
name = "lakes"
title = "rules of lakes"
telling = '^甲[0-9]'
grammar = "lakes_package:lakes.lark"
hook = "lakes_package.hooks:begins_node"
[[level]]
kind = "rule"
number = '[0-9]'
[references]
bare = []
"""
GRAMMAR = r"""
%import .common (start, node, part)
%import .common (SIGN, BREAK, CARD, SYMBOL, URL, SLOT, EXAMPLE_MARK, NOTE_MARK, FOOTER, NAVIGATION, COMMENT, ODD)
%import .common (OPENING, HEAD, TITLE_HEAD, EXAMPLE, NOTE, ITEM, WORDS, REFERENCE)
NUMBER.8: /(?<=甲)[0-9]/
ITEM_MARK.6: "•"
%override REFERENCE.5: /甲[0-9](?=を)/
%override WORDS: /[^0-9\r\n]+/
"""
HOOK = """\
def begins_node(candidate):
    return candidate.spaced and not candidate.mention
"""
Package = Callable[..., None]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Yield what installs a package with a dialect of a declaration and a grammar."""
    folder = tmp_path / "installed" / "lakes_package"

    def install(declaration: str = DECLARATION, grammar: str = GRAMMAR, *, offered: bool = True) -> None:
        folder.mkdir(parents=True)
        for name, text in {"__init__.py": "", "hooks.py": HOOK, "lakes.lark": grammar}.items():
            (folder / name).write_text(text, encoding="utf-8")
        point = SimpleNamespace(name="lakes", value="lakes_package:DIALECT", load=lambda: declaration)
        monkeypatch.setattr(
            dialects, "entry_points", lambda group: [point] * offered if group == "rulesdb.dialects" else []
        )

    monkeypatch.syspath_prepend(str(folder.parent))
    dialects.use_installed.cache_clear()
    yield install
    dialects.use_installed.cache_clear()
    for name in [name for name in sys.modules if name.startswith("lakes_package")]:
        del sys.modules[name]


@pytest.fixture
def lakes(tmp_path: Path) -> Path:
    """Return a text of the package's form."""
    text = tmp_path / "lakes.txt"
    text.write_text(LAKES, encoding="utf-8")
    return text


def test_package_has_a_grammar_and_a_hook(run: Run, package: Package, lakes: Path) -> None:
    """Numbers in the middle of a line begin rules where its grammar and hook say so."""
    package()
    tried = run("dialect", "try", lakes, "--dialect", "lakes", "--json").document
    assert [(level["kind"], level["numbers"]) for level in tried["levels"]] == [("rule", 4)]


@pytest.mark.parametrize(
    ("declaration", "grammar", "problem"),
    [
        (DECLARATION.replace("begins_node", "begun"), GRAMMAR, "is no function of a module"),
        (DECLARATION.replace("lakes.lark", "pond.lark"), GRAMMAR, "'lakes_package:pond.lark' cannot be read"),
        (DECLARATION, "NUMBER: /(/", "'lakes_package:lakes.lark' cannot be read"),
        (DECLARATION, GRAMMAR.replace("(?<=甲)[0-9]", "[0-9]?"), "the terminal NUMBER matches nothing"),
        (DECLARATION.replace('hook = "lakes_package.hooks:begins_node"', ""), GRAMMAR, "a grammar and a hook"),
    ],
)
def test_broken_package_is_told_in_a_sentence(  # noqa: PLR0913, PLR0917  (three fixtures, three texts)
    run: Run, package: Package, lakes: Path, declaration: str, grammar: str, problem: str
) -> None:
    """What cannot be imported or read is named, and no traceback is shown."""
    package(declaration, grammar)
    answer = run("dialect", "try", lakes)
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert problem in answer.err


@pytest.mark.parametrize("where", ["file", "description"])
def test_file_runs_no_code(run: Run, package: Package, lakes: Path, where: str) -> None:
    """A declaration in a file or a source.toml beside a text names no grammar and no hook, whatever is installed."""
    package(offered=False)
    if where == "file":
        lakes.with_suffix(".toml").write_text(DECLARATION, encoding="utf-8")
        answer = run("dialect", "try", lakes, "--dialect", lakes.with_suffix(".toml"))
    else:
        table = DECLARATION.replace("[[level]]", "[[dialect.level]]").replace("[references]", "[dialect.references]")
        (lakes.parent / "source.toml").write_text(f"[dialect]\n{table}", encoding="utf-8")
        answer = run("build", lakes, "--home", lakes.parent / "home")
    assert answer.status == 2
    assert "only an installed package" in answer.err
    assert "lakes_package.hooks" not in sys.modules
