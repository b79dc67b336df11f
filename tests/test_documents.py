"""Keeps the documents in step with the program: every diagnostic, command and option is explained, and no other."""

import argparse
import importlib
import json
import re
from pathlib import Path

import pytest

from rulesdb.cli.arguments import add_home
from rulesdb.cli.commands import COMMANDS
from rulesdb.cli.main import main
from rulesdb.source.diagnostics import CODES

ROOT = Path(__file__).resolve().parents[1]
DIAGNOSTICS = (ROOT / "docs" / "diagnostics.md").read_text(encoding="utf-8")
SECTION = re.compile(r"^### (?P<code>\S+)\n(?P<body>.*?)(?=^##|\Z)", re.DOTALL | re.MULTILINE)
SECTIONS = {section["code"]: section["body"] for section in SECTION.finditer(DIAGNOSTICS)}
EXAMPLE = re.compile(r"^```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)
READMES = ("README.md", "README.ja.md")

# What stands beside each example, so that one without any number is a diagnostic and not the end of the build.
SOUND = "9 船§\n9.1 櫂§\n9.1.1 櫂は船1艘につき2本です。§\n9.1.2 舵は船1艘につき1つです。§\n"


def _options(command: str) -> set[str]:
    """Return every option of a command in its long form, or its only one."""
    parser = argparse.ArgumentParser()
    importlib.import_module(f"rulesdb.cli.commands.{command}").configure(parser)
    add_home(parser)
    options = (action.option_strings for action in parser._actions)  # noqa: SLF001  (argparse has no other way to ask)
    return {strings[-1] for strings in options if strings} - {"--help"}


def test_every_diagnostic_has_its_section() -> None:
    """docs/diagnostics.md has one section for each code of the table, and none for anything else."""
    headings = [section["code"] for section in SECTION.finditer(DIAGNOSTICS)]
    assert sorted(headings) == sorted(CODES)


@pytest.mark.parametrize("code", CODES)
def test_section_gives_an_example_and_a_way_out(code: str) -> None:
    """Who reads a diagnostic finds out what such a text looks like and what to do about it."""
    assert len(EXAMPLE.findall(SECTIONS[code])) == 1
    assert "\nWay out: " in SECTIONS[code]


@pytest.mark.parametrize("code", CODES)
def test_example_shows_its_diagnostic(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The example of a section is a text that has that diagnostic, as the commands report it."""
    example, sound, home = tmp_path / "example.txt", tmp_path / "sound.txt", str(tmp_path / "home")
    example.write_text(EXAMPLE.findall(SECTIONS[code])[0], encoding="utf-8")
    sound.write_text(SOUND, encoding="utf-8")
    assert main(["build", str(example), str(sound), "--ruleset", "angling", "--home", home]) == 0
    capsys.readouterr()
    main(["diagnose", "--json", "--home", home])
    found = json.loads(capsys.readouterr().out)["diagnostics"]
    assert code in {diagnostic["code"] for diagnostic in found if diagnostic["file"] == str(example)}


@pytest.mark.parametrize("code", CODES)
def test_severity_is_the_one_documented(code: str) -> None:
    """A section says how severe its code is."""
    assert f"*{CODES[code].severity}*" in SECTIONS[code]


@pytest.mark.parametrize("readme", READMES)
@pytest.mark.parametrize("command", COMMANDS)
def test_readme_explains_every_command_and_option(readme: str, command: str) -> None:
    """Each command has its section, which names all of its options."""
    text = (ROOT / readme).read_text(encoding="utf-8")
    section = re.search(rf"^### `rulesdb {command}\b.*?(?=^##|\Z)", text, re.DOTALL | re.MULTILINE)
    assert section, f"{readme} has no section on rulesdb {command}"
    shared = {"--home"}  # explained once for all commands
    missing = {option for option in _options(command) - shared if f"`{option}" not in section[0]}
    assert not missing
    assert "`--home" in text


@pytest.mark.parametrize("readme", READMES)
def test_readme_explains_no_other_command_or_option(readme: str) -> None:
    """What was taken away from the command line does not live on in its description."""
    text = (ROOT / readme).read_text(encoding="utf-8")
    for command, section in re.findall(r"^### `rulesdb (\w+)(.*?)(?=^##|\Z)", text, re.DOTALL | re.MULTILINE):
        assert command in COMMANDS
        assert set(re.findall(r"`(--[a-z-]+)", section)) <= _options(command) | {"--home"}
