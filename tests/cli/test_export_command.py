"""``rulesdb export``: whole files in four formats, written beside the old one and renamed."""

import json
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from support.cli.oars_rulebook import Run


def test_json(run: Run, tmp_path: Path) -> None:
    """The document holds every node and link, in Japanese as it is."""
    answer = run("export", "--format", "json", tmp_path / "graph.json")
    assert (answer.status, answer.out, answer.err) == (0, "", "")
    text = (tmp_path / "graph.json").read_text(encoding="utf-8")
    assert "櫂船" in text
    assert "oars:41.0.1a" in {node["id"] for node in json.loads(text)["nodes"]}


@pytest.mark.exhaustive
def test_graphml_and_dot(run: Run, tmp_path: Path) -> None:
    """Both are what programs for graphs read."""
    assert run("export", "--format", "graphml", tmp_path / "graph.graphml").status == 0
    assert ET.parse(tmp_path / "graph.graphml").getroot().tag.endswith("graphml")  # noqa: S314  (our own file)
    assert run("export", "--format", "dot", "-").out.lstrip().startswith(("digraph", "strict digraph", "//"))


def test_standard_output(run: Run) -> None:
    """FILE may be - for standard output, which then holds the document and nothing else."""
    assert json.loads(run("export", "--format", "json", "-").out)["nodes"]


def test_links_stay_links(run: Run, tmp_path: Path) -> None:
    """An old file is replaced where it lies, also behind a link; nothing is left beside it."""
    (tmp_path / "old.json").write_text("old", encoding="utf-8")
    (tmp_path / "link.json").symlink_to("old.json")
    assert run("export", "--format", "json", tmp_path / "link.json").status == 0
    assert (tmp_path / "link.json").is_symlink()
    assert json.loads((tmp_path / "old.json").read_text(encoding="utf-8"))["nodes"]
    assert {path.name for path in tmp_path.iterdir()} == {"old.json", "link.json"}


def test_pipe_is_written_to(run: Run, tmp_path: Path) -> None:
    """A pipe is no file to replace: its reader gets the document."""
    os.mkfifo(tmp_path / "pipe")
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_text(encoding="utf-8")))
    reader.start()
    assert run("export", "--format", "json", tmp_path / "pipe").status == 0
    reader.join(timeout=300)
    assert json.loads(read[0])["nodes"]


@pytest.mark.parametrize("place", ["", "missing/graph.json", "file/graph.json"])
def test_file_that_cannot_be_written(run: Run, tmp_path: Path, place: str) -> None:
    """A folder, or a path that leads nowhere, gets one sentence and status 2."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    answer = run("export", "--format", "json", tmp_path / place)
    assert (answer.status, answer.out) == (2, "")
    assert "cannot be written" in answer.err
    assert answer.err.count("\n") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"file"}


def test_format_that_there_is_not(run: Run) -> None:
    """A misspelt format is refused with those that there are, and so is none at all."""
    answer = run("export", "--format", "xml", "-")
    assert (answer.status, answer.out) == (2, "")
    assert all(name in answer.err for name in ("json", "graphml", "dot"))
    assert run("export", "-").status == 2


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    ("name", "beginning"),
    [("graph.json", "{"), ("graph.JSON", "{"), ("graph.graphml", "<"), ("my.json.dot", "digraph")],
)
def test_the_name_of_the_file_tells_the_format(run: Run, tmp_path: Path, name: str, beginning: str) -> None:
    """Without --format the ending counts, in small letters or capitals."""
    answer = run("export", tmp_path / name)
    assert (answer.status, answer.out, answer.err) == (0, "", "")
    assert (tmp_path / name).read_text("utf-8").startswith(beginning)


@pytest.mark.parametrize("name", ["rules.db", "rules.sqlite", "rules.sqlite3"])
def test_a_database(run: Run, tmp_path: Path, name: str) -> None:
    """It has every rule of the home, replaces an old file as a whole, and leaves nothing beside it."""
    (tmp_path / name).write_text("old", encoding="utf-8")
    answer = run("export", tmp_path / name)
    assert (answer.status, answer.out, answer.err) == (0, "", "")
    assert [path.name for path in tmp_path.iterdir()] == [name]
    with closing(sqlite3.connect(tmp_path / name)) as tables:
        assert tables.execute("SELECT text FROM rules WHERE id = 'oars:41.0.1a'").fetchone() == (
            "櫂が折れた船は、進む前に岸へ戻ります。[8.5.1]",
        )


def test_a_database_is_not_printed(run: Run) -> None:
    """It is no text, and SQLite reads files."""
    answer = run("export", "--format", "sqlite", "-")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == "rulesdb: -: a database is no text to print; name a file, such as rules.db\n"


@pytest.mark.parametrize("name", ["-", "graph", "graph.txt", "json"])
def test_a_name_without_a_format_needs_one(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The sentence lists the formats, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    answer = run("export", name)
    assert (answer.status, answer.out) == (2, "")
    wanted = f"rulesdb: {name}: the name tells no format; choose one of: json, graphml, dot, sqlite, with --format\n"
    assert answer.err == wanted
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("folder", ["/", ".", "below"])
def test_a_folder_is_no_file_to_write(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    """Neither for a graph nor for a page."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "below").mkdir()
    for arguments in (
        ("export", "--format", "dot", folder),
        ("compare", "oars:plain", "oars:official", "--html", folder),
    ):
        answer = run(*arguments)
        assert (answer.status, answer.out, answer.err) == (
            2,
            "",
            f"rulesdb: {folder}: cannot be written (Is a directory); name a file in it\n",
        )
    assert [path.name for path in tmp_path.rglob("*")] == ["below"]
