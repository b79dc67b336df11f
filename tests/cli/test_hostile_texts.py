"""Texts, file names and arguments that try to steer a terminal: every command shows them and obeys none of them."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run
from support.cli.terminals import on_terminal, steering

import rulesdb
from rulesdb.cli.main import main

TITLE = "\033]0;owned\007"  # names the window
COLOUR = "\033[35;7m\u009b31m"  # in both forms of the sequence
BACK = "岸\b\b\x7f\r"
LINK = "\033]8;;https://example.org\033\\港\033]8;;\033\\"
TURNED = "\u202eへ戻る\u2066\u200f\u061c"  # not closed
ALL = f"{TITLE}{COLOUR}{BACK}{LINK}{TURNED}\u2028\U000e0041\u0085\x0c"
SIGNS = ["\033", "\007", "\b", "\x7f", "\u009b", "\u202e", "\u2066", "\U000e0041"]

TEXT = f"""\
90 櫂{COLOUR}船§
90.0 総則{TITLE}{TURNED}§
90.0.1 櫂船とは{ALL}、進む船のことです。[90.0.2]に従います。[90.7.7]§
例:《白い{LINK}{TURNED}櫂》が折れた船は{ALL}岸で休みます。
注:嵐{ALL}の日も同じです。
90.0.2 船は{BACK}{ALL}戻ります。[90.0.1]の手順で直します。[90.0.99x{COLOUR}§
90.0.2 二度目の{ALL}番号です。§
"""
GLOSSARY = f"ja\treading\tplayers\n櫂船{TURNED}\tかいぶね\tぼーと{COLOUR}\n"


# A bar, a table and a rulebook of all checks take a minute and are written in the same way.
FEW_CHECKS = Path(__file__).resolve().parents[2] / "benchmarks" / "measures" / "few_checks.py"


@pytest.fixture(scope="module")
def hostile_texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a hostile text, whose name is hostile too, and a hostile glossary."""
    folder = tmp_path_factory.mktemp(f"texts{TITLE.replace('/', '')}")
    (folder / f"oars{COLOUR}{TURNED}.txt").write_text(TEXT, encoding="utf-8", newline="")
    (folder / "words.tsv").write_text(GLOSSARY, encoding="utf-8", newline="")
    return folder


@pytest.fixture(scope="module")
def hostile_home(hostile_texts: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home that was built from the hostile text, laid over the shipped edition of a game with checks."""
    home = tmp_path_factory.mktemp("hostile")
    sources = [str(hostile_texts), "--ruleset", "fab", "--glossary", str(hostile_texts / "words.tsv")]
    assert main(["build", *sources, "--home", str(home)]) == 0
    return home


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "90.0.1", "90.0.2", "90.0", "90"],
        ["show", "90.0.1", "--json"],
        ["show", ALL],
        ["show", f"90.0.1#{ALL}"],
        ["show", f"{COLOUR}:1.0"],
        ["show", "90.0.1", "--edition", ALL],
        ["search", "櫂船"],
        ["search", "櫂船", "--explain", "--facets"],
        ["search", ALL],
        ["search", f'"{ALL}" AND OR {ALL}'],
        ["search", "櫂船", "--ruleset", ALL],
        ["search", "櫂船", "--kind", ALL],
        ["search", "櫂船", "-n", ALL],
        ["trace", "90.0.1", "--examples"],
        ["trace", ALL],
        ["path", "90.0.1", "90.0.2"],
        ["path", ALL, COLOUR],
        ["diagnose"],
        ["diagnose", "--json"],
        ["check", ALL],
        ["check", f"fab/{ALL}"],
        ["play", "--seed", ALL],
        ["play", "--load", ALL],
        ["site", "/dev/null/" + ALL.replace("/", "")],
        ["site", "site", "--base-url", ALL],
        ["export", "--format", "graphml", "-"],
        ["export", "--format", "json", "-"],
        ["export", "--format", "dot", "-"],
        ["export", "--format", ALL, "-"],
        ["export", "--format", "dot", "/dev/null/" + ALL.replace("/", "")],
        ["--home", f"/dev/null/{TITLE}", "show", "1.0"],
        [ALL],
        [f"--{ALL}"],
        ["show", "90.0.1", f"--{ALL}"],
        ["--help"],
    ],
    ids=lambda arguments: ascii(" ".join(arguments))[:40],
)
def test_nothing_of_a_text_or_argument_steers_a_terminal(arguments: list[str], hostile_home: Path) -> None:
    """Every answer and every message shows such characters, and is otherwise the answer that a file gets."""
    status, shown = on_terminal(arguments, {"RULESDB_HOME": str(hostile_home)})
    assert status in {0, 1, 2}
    assert shown
    assert "Traceback" not in shown
    assert steering(shown) == []


@pytest.mark.in_part(0)
@pytest.mark.parametrize("command", ["build", "check", "coverage"])
def test_nothing_steers_a_terminal_beside_a_bar(
    command: str, hostile_texts: Path, hostile_home: Path, tmp_path: Path
) -> None:
    """Commands with a bar write their answers and warnings through the same way."""
    home = tmp_path if command == "build" else hostile_home
    sources = [str(hostile_texts), "--ruleset", "oars"] if command == "build" else []
    status, shown = on_terminal([command, *sources], {"RULESDB_HOME": str(home)}, program=[str(FEW_CHECKS)])
    assert status in {0, 1}
    assert steering(shown, has_bar=True) == []


@pytest.mark.nightly
def test_a_site_is_written_from_hostile_texts(hostile_home: Path, tmp_path: Path) -> None:
    """Its message names the folder, which may be hostile as well."""
    site = ["site", str(tmp_path / f"a{COLOUR}")]
    status, shown = on_terminal(site, {"RULESDB_HOME": str(hostile_home)}, program=[str(FEW_CHECKS)])
    assert (status, steering(shown)) == (0, [])
    assert "a␛[35;7m␦31m/index.html" in shown


@pytest.mark.exhaustive
def test_a_game_does_not_steer_a_terminal(tmp_path: Path) -> None:
    """Neither does what was typed into it, nor a saved game."""
    saved = tmp_path / f"game{COLOUR}.json"
    typed = b"\033]0;x\007\n" + "９９９\u202e\n".encode() + b"9" * 3000 + b"\nq\n"
    status, shown = on_terminal(["play", "--seed", "1", "--save", str(saved)], {}, typed)
    assert (status, steering(shown)) == (0, [])
    assert shown.count("there is no") == 3
    game = {"ruleset": "fab", "setup": ALL, "seed": 1, "choices": [], "version": rulesdb.__version__, "format": 1}
    for broken in (game, game | {"ruleset": ALL}, game | {"version": ALL}):
        saved.write_text(json.dumps(broken), encoding="utf-8")
        status, shown = on_terminal(["play", "--load", str(saved)], {})
        assert (status, steering(shown)) == (2, [])
        assert "owned" in shown


def test_a_file_gets_every_character(run: Run, hostile_home: Path) -> None:
    """What is no terminal is not protected: neither text nor JSON loses or changes a character."""
    text = run("show", "90.0.1", "90.0.2", "--home", hostile_home).out
    assert [sign for sign in SIGNS if sign not in text] == []
    document = run("show", "90.0.1", "--json", "--home", hostile_home).out
    assert [sign for sign in SIGNS if sign > "~" and sign not in document] == []
    assert json.loads(document)[0]["text"] in text


def test_json_on_a_terminal_means_the_same(run: Run, hostile_home: Path) -> None:
    """There the document is escaped where it would steer the terminal, and is still the document."""
    _, shown = on_terminal(["show", "90.0.1", "--json"], {"RULESDB_HOME": str(hostile_home)})
    assert json.loads(shown) == run("show", "90.0.1", "--json", "--home", hostile_home).document


def test_a_terminal_shows_what_is_there(hostile_home: Path) -> None:
    """Pictures stand for control characters, lines keep within the width, and our own styles still work."""
    _, shown = on_terminal(["show", "90.0.1"], {"RULESDB_HOME": str(hostile_home)})
    assert "\033[1mfab:90.0.1\033[0m" in shown
    for sign in ("␛", "␇", "␈", "␡", "␦"):
        assert sign in shown


@pytest.mark.exhaustive
def test_only_one_module_writes_to_the_streams() -> None:
    """A newcomer cannot forget to protect a terminal: nothing but the one way to it names a stream."""
    package = Path(rulesdb.__file__).parent
    found = {
        str(file.relative_to(package)): names
        for file in sorted(package.rglob("*.py"))
        if (names := sorted(set(_ways_out(ast.parse(file.read_text(encoding="utf-8"))))))
    }
    assert found == {
        "cli/output.py": ["sys.stderr", "sys.stdout"],
        "cli/player_input.py": ["sys.stdout"],  # asks whether it is a terminal
        "cli/progress_bar.py": ["rich.console", "rich.progress", "sys.stderr"],  # a bar with words of ours alone
        "cli/terminal.py": ["sys.stdout"],  # asks whether it is a terminal
        "pipeline/page_engine/runtime.py": ["done.stderr", "done.stdout"],  # what npm and pip say
        "server/logs.py": ["import logging", "sys.stderr"],  # lines of JSON, which escape what steers a terminal
        "server/player.py": ["sys.stderr", "sys.stdout"],  # answers its server, in JSON
        "server/player_process.py": ["process.stdout"],  # what a player answers
        "suite/driver.py": ["sys.stdout"],  # answers another program, in JSON
        "suite/process_driver.py": ["self._process.stdout"],  # what the driver's process answers
    }
    for name in ("cli/progress_bar.py", "cli/terminal.py"):
        source = (package / name).read_text(encoding="utf-8")
        assert len(re.findall(r"sys\.std(?:out|err)", source)) == len(re.findall(r"is_terminal\(sys\.std", source))


def _ways_out(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.strip("_") in {"stdout", "stderr"}:
            yield ast.unparse(node)
        elif isinstance(node, ast.Name) and node.id == "print":
            yield node.id
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rich"):
            yield node.module or ""
        elif isinstance(node, ast.Import | ast.ImportFrom) and any(
            alias.name in {"logging", "stdout", "stderr"} for alias in node.names
        ):
            yield ast.unparse(node)
