"""``rulesdb schema``: every document that a command prints fits its schema, and one with a new field does not."""

import argparse
import importlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from support.cli.oars_rulebook import Run
from support.documents.documents import ROOT
from support.suite.drivers import OURS

from rulesdb.api.documents import DOCUMENTS, json_schema
from rulesdb.cli.commands import COMMANDS

Fits = Callable[..., Any]
SHIPPED, HARBOUR, OARS = "shipped_home", "harbour_home", "home"
PRINTED = [
    ("show", SHIPPED, ["fab:6.4.1", "fab:1.13.4a", "mtg:502.58", "mtg:ルール入門とは?"]),
    ("show", HARBOUR, ["1.0.4", "--history"]),
    ("show", SHIPPED, ["fab:6.4", "--subrules"]),
    ("search", SHIPPED, ["置換効果", "--explain", "--facets"]),
    ("search", SHIPPED, ["大会の制限時間"]),
    ("search", OARS, ["バニラの能力"]),
    ("search", HARBOUR, ["1.1.3"]),
    ("trace", SHIPPED, ["6.4.7"]),
    ("path", SHIPPED, ["6.4.7", "1.7.6"]),
    ("path", SHIPPED, ["1.7.6", "6.4.7"]),
    ("diagnose", OARS, []),
    ("diagnose", HARBOUR, []),
    ("check", SHIPPED, ["fab:1.13.4a", "--knock-out"]),
    ("coverage", SHIPPED, []),
    ("card", SHIPPED, ["docs/cards/equipment.txt", "{file}"]),
    ("judge", SHIPPED, ["data/fab/situations/arsenal.txt", "data/mtg/situations/blocker-removed.txt", "{file}"]),
    ("compare", SHIPPED, ["docs/versions/2025", "docs/versions/2026"]),
    ("citations", SHIPPED, ["{file}", "--exclude", "nothing"]),
    ("dialects", SHIPPED, []),
    ("dialect", SHIPPED, ["try", "docs/versions/2026/harbour.txt"]),
]
"""A document, the fixture of its home, and the arguments behind its command."""


@pytest.fixture
def fits(run: Run) -> Fits:
    """Return a function that runs a command and returns its document, which must fit the schema of a name."""

    def fitting(name: str, *arguments: object) -> Any:  # noqa: ANN401  (any JSON)
        document = run(*arguments, "--json").document
        schema = run("schema", name).document
        Draft202012Validator.check_schema(schema)
        Draft202012Validator(schema).validate(document)
        return document

    return fitting


@pytest.fixture
def unreadable(tmp_path: Path) -> Path:
    """Return a file that is no situation and no card, and that cites rules that are not there."""
    file = tmp_path / "text.txt"
    sheet, sentence = "《石》 アクション コスト0\n歌をうたう。\n", "アンは踊る。 [fab:6.4.99]\n"
    file.write_text(f"{sheet}\n{sentence}[6.4.1]「置換効果とは、カードを3枚引く効果である」\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(("name", "of_home", "arguments"), PRINTED)
def test_documents_fit_their_schemas(  # noqa: PLR0913, PLR0917  (a case, and fixtures)
    name: str, of_home: str, arguments: list[str], fits: Fits, request: pytest.FixtureRequest, unreadable: Path
) -> None:
    """Whatever is rare in a document has its place in the schema as well; what is new has none."""
    with pytest.MonkeyPatch.context() as patched:
        patched.chdir(ROOT)
        filled = [one.format(file=unreadable) for one in arguments]
        document = fits(name, name, *filled, "--home", request.getfixturevalue(of_home))
    for widened in _widened(document):
        assert not Draft202012Validator(json_schema(name)).is_valid(widened)


def test_documents_of_suites_fit_their_schemas(fits: Fits, suite: Path) -> None:
    """The index of a suite, and the outcomes of its scenarios."""
    fits("suite-run", "suite", "run", suite, "--driver", OURS, "--game", "mtg")
    fits("suite-export", "suite", "export", suite, "--game", "mtg")


def _widened(document: Any) -> Iterator[Any]:  # noqa: ANN401  (any JSON)
    """Yield the document with a field more, at the top and in the first entry of each list."""
    entries = [document] if isinstance(document, dict) else []
    lists = [document, *document.values()] if isinstance(document, dict) else [document]
    entries += [one[0] for one in lists if isinstance(one, list) and one and isinstance(one[0], dict)]
    for entry in entries:
        entry["invented"] = 1
        yield json.loads(json.dumps(document))
        del entry["invented"]


def test_objects_have_no_other_fields() -> None:
    """A schema forbids what its type does not have, in every object with fields."""
    for name in DOCUMENTS:
        definitions = json_schema(name)["$defs"]
        assert isinstance(definitions, dict)
        assert [one for one, of in definitions.items() if "properties" in of and of["additionalProperties"]] == []


def test_every_command_with_json_has_a_schema(run: Run) -> None:
    """Without a name the command lists them; one that is not there is refused with the nearest."""

    def has_json(command: str) -> bool:
        parser = argparse.ArgumentParser()
        importlib.import_module(f"rulesdb.cli.commands.{command}").configure(parser)
        return "--json" in parser.format_help()

    listed = run("schema").out.split()
    assert listed == list(DOCUMENTS)
    assert {name.partition("-")[0] for name in listed} == {command for command in COMMANDS if has_json(command)}
    answer = run("schema", "serch")
    assert (answer.status, answer.out) == (2, "")
    assert "there is no document 'serch' (did you mean search?)" in answer.err
