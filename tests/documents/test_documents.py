"""Keeps the documents in step with the program: every diagnostic, command, option and JSON key is explained."""

import argparse
import importlib
import json
import re
from pathlib import Path

import pytest
from support.documents.documents import DOCUMENTS, README, ROOT, TRANSLATIONS, name

from rulesdb.cli.arguments import add_home
from rulesdb.cli.commands import COMMANDS
from rulesdb.cli.main import main
from rulesdb.source.diagnostics import CODES

DIAGNOSTICS = (ROOT / "docs" / "diagnostics.md").read_text(encoding="utf-8")
SECTION = re.compile(r"^### (?P<code>\S+)\n(?P<body>.*?)(?=^##|\Z)", re.DOTALL | re.MULTILINE)
SECTIONS = {section["code"]: section["body"] for section in SECTION.finditer(DIAGNOSTICS)}
EXAMPLE = re.compile(r"^```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)
DESCRIPTION = re.compile(r"^```toml\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMANDS_PAGE = ROOT / "docs" / "commands.md"
EXPLAINED_IN = (COMMANDS_PAGE, TRANSLATIONS[COMMANDS_PAGE])
LINK = re.compile(r"\]\((?!https?:)(?P<path>[^)#]*)(?:#(?P<anchor>[^)]+))?\)")
JSON_PAGE = ROOT / "docs" / "json.md"
KEY = r'"([a-z_]+)"'
NOT_SPELLED_OUT = {"explanation", "facets", "value", "sentences", "item_coverage"}
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)

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


@pytest.mark.in_part(2, 8)
@pytest.mark.usefixtures("own_texts_alone")
@pytest.mark.parametrize("code", CODES)
def test_example_shows_its_diagnostic(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The example of a section is a text that has that diagnostic, as the commands report it."""
    example, sound, home = tmp_path / "example.txt", tmp_path / "sound.txt", str(tmp_path / "home")
    example.write_text(EXAMPLE.findall(SECTIONS[code])[0], encoding="utf-8")
    sound.write_text(SOUND, encoding="utf-8")
    for description in DESCRIPTION.findall(SECTIONS[code]):
        (tmp_path / "source.toml").write_text(description, encoding="utf-8")
    assert main(["build", str(example), str(sound), "--ruleset", "angling", "--home", home]) == 0
    capsys.readouterr()
    main(["diagnose", "--json", "--home", home])
    found = json.loads(capsys.readouterr().out)["diagnostics"]
    assert code in {diagnostic["code"] for diagnostic in found if diagnostic["file"] == str(example)}


@pytest.mark.parametrize("code", CODES)
def test_severity_is_the_one_documented(code: str) -> None:
    """A section says how severe its code is."""
    assert f"*{CODES[code].severity}*" in SECTIONS[code]


@pytest.mark.parametrize("page", EXPLAINED_IN, ids=name)
@pytest.mark.parametrize("command", COMMANDS)
def test_page_of_commands_explains_every_command_and_option(page: Path, command: str) -> None:
    """Each command has its section, which names all of its options."""
    text = page.read_text(encoding="utf-8")
    section = re.search(rf"^## `rulesdb {command}\b.*?(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert section, f"{name(page)} has no section on rulesdb {command}"
    shared = {"--home"}  # explained once for all commands
    missing = {option for option in _options(command) - shared if f"`{option}" not in section[0]}
    assert not missing
    assert "`--home" in text


@pytest.mark.parametrize("page", EXPLAINED_IN, ids=name)
def test_page_of_commands_explains_no_other_command_or_option(page: Path) -> None:
    """What was taken away from the command line does not live on in its description."""
    text = page.read_text(encoding="utf-8")
    for command, section in re.findall(r"^## `rulesdb (\w+)(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE):
        assert command in COMMANDS
        assert set(re.findall(r"`(--[a-z-]+)", section)) <= _options(command) | {"--home"}


@pytest.mark.parametrize("readme", [README, TRANSLATIONS[README]], ids=name)
def test_readme_lists_every_command(readme: Path) -> None:
    """The README has a line for each command, in the order of the command's own help."""
    listed = re.findall(r"^\| \[`rulesdb (\w+)`\]", readme.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == list(COMMANDS)


def _anchors(document: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a document."""
    headings = HEADING.findall(document.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", [*DOCUMENTS, *TRANSLATIONS.values()], ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    """Every link to a file of the repository has that file, and the heading that it names."""
    for link in LINK.finditer(document.read_text(encoding="utf-8")):
        target = document.parent / link["path"] if link["path"] else document
        assert target.exists(), link[0]
        assert link["anchor"] is None or link["anchor"] in _anchors(target), link[0]


def _keys(value: object) -> set[str]:
    """Return the keys of a JSON value, all the way down but for what is described elsewhere or has names as keys."""
    if isinstance(value, list):
        return {key for member in value for key in _keys(member)}
    if not isinstance(value, dict):
        return set()
    below = (member for key, member in value.items() if key not in NOT_SPELLED_OUT)
    return set(value) | {key for member in below for key in _keys(member)}


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the folder of a home with the shipped edition."""
    home = str(tmp_path_factory.mktemp("shipped") / "home")
    assert main(["build", "--home", home]) == 0
    return home


def _rows(document: Path, pattern: str) -> list[list[str]]:
    """Return what ``pattern`` finds in each table row of a document, sorted: languages order words differently."""
    rows = re.findall(r"^\|.*$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return [sorted(re.findall(pattern, row)) for row in rows]


def test_figures_are_the_same_in_both_languages() -> None:
    """A row of a table of measurements has the same numbers in the Japanese document as in the English one."""
    figures = ROOT / "docs" / "measurements.md"
    numbers = r"\d[\d,.]*\d|\d"
    assert _rows(TRANSLATIONS[figures], numbers) == _rows(figures, numbers)


def test_json_keys_are_the_same_in_both_languages() -> None:
    """The Japanese page of JSON documents names every key that the English one names, and no other."""
    assert _rows(TRANSLATIONS[JSON_PAGE], KEY) == _rows(JSON_PAGE, KEY)


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "fab:6.4.7", "mtg:502.58a"],
        ["search", "置換効果", "--explain", "--facets"],
        ["trace", "fab:6.4.7"],
        ["path", "fab:6.4.7", "fab:1.7.6"],
        ["check", "fab:1.13.4a", "--knock-out"],
        ["card", "docs/cards/equipment.txt"],
        ["diagnose"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_json_has_documented_keys_alone(
    arguments: list[str], shipped: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every key of a command's JSON document stands in its row of docs/json.md."""
    monkeypatch.chdir(ROOT)
    assert main([*arguments, "--json", "--home", shipped]) == 0
    answer = json.loads(capsys.readouterr().out)
    (row,) = re.findall(rf"^\| `{arguments[0]}` \|.*$", JSON_PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert _keys(answer) - set(re.findall(KEY, row)) <= {"explanation", "facets"}  # named in the row's sentence
