"""A home from anywhere: no command runs anything that lies in it, waits at it, or reads what it leads to."""

import json
import marshal
import os
import pickle
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.cli.commands import COMMANDS
from rulesdb.pipeline.home import SEALED, open_home
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.whoosh_file import joined, parted
from rulesdb.search.index.whoosh_index import FILE as POSTINGS
from rulesdb.source.seal import write_seal

FILES = [
    "manifest.json",
    "graph",
    "findings.json",
    "glossary.json",
    "card-facts.json",
    "index/postings",
    "index/lexicon.json",
    "index/questions.json",
]
READING = {
    "show": ["oars:41.0.1"],
    "search": ["櫂船"],
    "trace": ["oars:41.0.1"],
    "path": ["oars:41.0.1", "oars:41.0.2"],
    "diagnose": [],
    "check": ["fab/cards_are_played_from_hand_or_arsenal"],
    "coverage": [],
    "site": ["book"],
    "export": ["--format", "json", "-"],
    "play": ["--load", "no-game.json"],
    "judge": ["no-situation.txt"],
    "suite": ["run", "no-suite", "--driver", "true"],
    "citations": ["."],
    "compare": ["official", "official"],
}


class Payload:
    """Makes the folder ``marker`` when it is read as Python reads pickles."""

    def __init__(self, marker: Path) -> None:
        """Make ``marker``, later."""
        self._marker = str(marker)

    def __reduce__(self) -> tuple[Callable[[str], None], tuple[str]]:
        """Say how it is made again: by a call."""
        return os.mkdir, (self._marker,)


@pytest.fixture
def generation(home_without_checks: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the generation of a home that a test may change; commands run beside it, in ``tmp_path``."""
    monkeypatch.chdir(tmp_path)
    return open_home(Path(shutil.copytree(home_without_checks, tmp_path / "home"))).generation


@pytest.fixture
def marker(tmp_path: Path) -> Path:
    """Return the folder that no payload may make."""
    return tmp_path / "marker"


def payloads(marker: Path) -> Iterator[bytes]:
    """Yield code that makes ``marker``: as pickles of the oldest and the newest form, marshalled, and as Python."""
    source = f"__import__('os').mkdir({str(marker)!r})"
    yield pickle.dumps(Payload(marker), 0)
    yield pickle.dumps(Payload(marker), pickle.HIGHEST_PROTOCOL)
    yield marshal.dumps(compile(source, "payload", "exec"))
    yield source.encode()


def inner_payloads(postings: bytes, marker: Path) -> Iterator[bytes]:
    """Yield the file of postings with payloads where Whoosh has pickles: tables, lists, their blocks, or any file."""
    documents, files = parted(postings)
    (terms,) = (name for name in files if name.endswith(".trm"))
    (lists,) = (name for name in files if name.endswith(".pst"))
    table, blocks = files[terms], files[lists]
    payload = pickle.dumps(Payload(marker), 2)
    extras = int.from_bytes(table[-4:], "big")
    yield joined(documents, files | {terms: table[: -4 - extras] + payload + len(payload).to_bytes(4, "big")})
    for begin in (b"W3Bl", b"\x80\x02(", b"x\x9c", b"x^"):
        yield joined(documents, files | {lists: payload.join(blocks.split(begin))})
        yield joined(documents, files | {lists: (begin + payload).join(blocks.split(begin))})
    for name in files:
        yield joined(documents, files | {name: payload})


def seal(generation: Path) -> None:
    """Make the seals fit, as anybody can."""
    write_seal(generation, SEALED)
    seal_index(generation / "index")


def assert_harmless(run: Run, generation: Path, commands: list[str], marker: Path) -> None:
    """Check that the commands answer, or say in one sentence what to do, and that nothing has run."""
    for command in commands:
        answer = run(command, *READING[command], "--home", generation.parent)
        assert not marker.exists()
        assert answer.status in {0, 1, 2}
        if answer.status == 2:
            assert (answer.out, answer.err.count("\n")) == ("", 1)
            assert answer.err.startswith("rulesdb: ")


def test_every_command_is_tried() -> None:
    """A new command is a new way to read a home; one writes it, six need none, and two answer what the others read."""
    others = {"build", "card", "completion", "dialects", "dialect", "schema", "mcp", "serve", "runtime"}
    assert {*READING, *others} == set(COMMANDS)


@pytest.mark.in_part(1)
@pytest.mark.parametrize("name", FILES)
def test_nothing_of_a_home_is_run(run: Run, generation: Path, marker: Path, name: str) -> None:
    """Whatever file holds what other programs would run, under a seal that fits, no command runs it."""
    commands = list(READING)
    for payload in payloads(marker):
        (generation / name).write_bytes(payload)
        seal(generation)
        assert_harmless(run, generation, commands, marker)
        commands = ["search", "diagnose"]


def test_no_pickle_within_the_index_is_run(run: Run, generation: Path, marker: Path) -> None:
    """A payload at each place where Whoosh keeps a pickle of its own runs neither in a search nor in a rulebook."""
    path = generation / "index" / POSTINGS
    for content in inner_payloads(path.read_bytes(), marker):
        path.write_bytes(content)
        seal(generation)
        assert_harmless(run, generation, ["search"], marker)
    assert_harmless(run, generation, ["site"], marker)


@pytest.mark.exhaustive
def test_files_that_a_home_should_not_have_are_not_run(run: Run, generation: Path, marker: Path) -> None:
    """Whoosh's table of contents, which it would read first, and Python's modules are passed over."""
    pickled, *_, python = payloads(marker)
    for name in ("index/_MAIN_1.toc", "index/_MAIN_99.toc", "index/MAIN_rules.seg"):
        (generation / name).write_bytes(pickled)
    for name in ("json.py", "index/whoosh.py"):
        (generation / name).write_bytes(python)
    seal(generation)
    for command in ("search", "site"):
        assert run(command, *READING[command], "--home", generation.parent).status == 0
    assert not marker.exists()


@pytest.mark.in_part(1, 6)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes that have names")
@pytest.mark.parametrize("name", ["../current", "seal", *FILES])
@pytest.mark.parametrize("command", ["search", "diagnose", "site"])
def test_pipe_in_a_home(generation: Path, name: str, command: str) -> None:
    """A pipe would be waited at for ever: a sentence says that it is none of the files that were written."""
    (generation / name).unlink()
    os.mkfifo(generation / name)
    done = _rulesdb(command, *READING[command], "--home", str(generation.parent))
    if done.returncode:
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.in_part(0)
@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
@pytest.mark.parametrize("command", ["build", "show"])
def test_home_where_no_lock_can_be_made(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own folders take no file: a sentence, at once."""
    monkeypatch.setenv("RULESDB_HOME", "/proc/1")
    done = _rulesdb(command, *READING.get(command, []))
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("rulesdb: /proc/1: this home cannot be written (")
    assert "waiting" not in done.stderr


@pytest.mark.in_part(1)
@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
def test_lock_that_is_no_file(generation: Path, kind: str) -> None:
    """What lies where the lock should be is neither waited for nor written to."""
    lock, other = generation.parent / "build.lock", generation.parent / "other"
    lock.unlink()
    other.write_text("mine", encoding="utf-8")
    made: dict[str, Callable[[], None]] = {
        "folder": lock.mkdir,
        "pipe": lambda: os.mkfifo(lock),
        "link": lambda: lock.symlink_to(other),
    }
    made[kind]()
    done = _rulesdb("build", "--home", str(generation.parent))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "this home cannot be written (" in done.stderr
    assert other.read_text(encoding="utf-8") == "mine"
    assert open_home(generation.parent).generation == generation


@pytest.mark.parametrize("command", ["show", "search", "build", "site"])
def test_home_that_cannot_be_looked_at(run: Run, tmp_path: Path, command: str) -> None:
    """A name that the system refuses is the home's fault, and not the answer's."""
    home = tmp_path / ("long" * 100)
    answer = run(command, *READING.get(command, []), "--home", home)
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert answer.err.startswith(f"rulesdb: {home}: ")
    assert "with --home" in answer.err


def _rulesdb(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rulesdb", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def test_a_forged_home_leads_to_a_sentence(generation: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its seals fit, and a rule's numbers are of another kind: the command says so, without a traceback."""
    lines = (generation / "graph").read_bytes().split(b"\n")
    names = json.loads(lines[1])
    at = len(lines) - len(names) + names.index("oars:41.0.1")
    lines[at] = re.sub(rb'"oars[^"]*"', b"7", lines[at])
    (generation / "graph").write_bytes(b"\n".join(lines))
    seal(generation)
    told = _rulesdb("show", "oars:41.0.1", "--home", str(generation.parent))
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert told.stderr.count("\n") == 1
    assert "it is an error of rulesdb, and what you wrote may be right" in told.stderr
    monkeypatch.setenv("RULESDB_TRACEBACK", "1")
    assert "Traceback" in _rulesdb("show", "oars:41.0.1", "--home", str(generation.parent)).stderr
