"""Whatever interrupts a build, the former home stays as it was, and the next build clears away what was left."""

import errno
import os
import resource
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.home_errors import HomeError

KILL_AT_REPLACE = "import os, signal; os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)"
KILL_AT_INDEX = (
    "import os, signal; from rulesdb.pipeline import home_building; write = home_building.write_index\n"
    "def killed(*given, **named): write(*given, **named); os.kill(os.getpid(), signal.SIGKILL)\n"
    "home_building.write_index = killed"
)
KILL_BEFORE_MANIFEST = (
    "import os, signal; from rulesdb.pipeline import generations\n"
    "generations.write_manifest = lambda *_: os.kill(os.getpid(), signal.SIGKILL)"
)
KILL_IN_MANIFEST = (
    "import os, signal; from pathlib import Path\nPath.rename = lambda *_: os.kill(os.getpid(), signal.SIGKILL)"
)
KILL_BEFORE_SEAL = (
    "import os, signal; from rulesdb.pipeline import generations\n"
    "generations.write_seal = lambda *_: os.kill(os.getpid(), signal.SIGKILL)"
)
KILL_AT_REMOVAL = """import os, signal, sys
removals = 0
def watch(event, _):
    global removals
    if event in ("os.remove", "os.rmdir"):
        removals += 1
        if removals == {}:
            os.kill(os.getpid(), signal.SIGKILL)
sys.addaudithook(watch)"""
KILLS = [KILL_BEFORE_MANIFEST, KILL_IN_MANIFEST, KILL_AT_INDEX, KILL_BEFORE_SEAL, KILL_AT_REPLACE]
GAME, RULE = "mtg", "mtg:502.57a"
"""The shipped game that is built over the home, the smaller one, and one of its rules."""

BUILD = "\nimport sys; from rulesdb.cli.main import main; sys.exit(main())"


@pytest.fixture(scope="module")
def built_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home with the game ``kites``, to be copied."""
    folder = tmp_path_factory.mktemp("kites")
    text = folder / "kites.txt"
    text.write_text("8 凧§\n8.0 総則§\n8.0.1 凧は糸で揚げます。§\n", encoding="utf-8")
    build([text], folder / "home", "kites")
    return folder / "home"


@pytest.fixture
def home(built_home: Path, tmp_path: Path) -> Path:
    """Return a home with the game ``kites``."""
    return Path(shutil.copytree(built_home, tmp_path / "home"))


def names(home: Path) -> set[str]:
    """Return the names of everything in ``home``."""
    return {path.relative_to(home).as_posix() for path in home.rglob("*")}


def assert_untouched(home: Path, before: set[str]) -> None:
    """Check that the former home is all there, and usable."""
    assert names(home) == before
    assert "kites:8.0.1" in open_home(home).graph.nodes


def run(program: str, home: Path, limit: int | None = None) -> subprocess.CompletedProcess[str]:
    """Run ``program`` and then ``rulesdb build`` into ``home``; no file may grow beyond ``limit`` bytes."""

    def lower() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    command = [sys.executable, "-B", "-c", program + BUILD, "build", "--ruleset", GAME, "--home", str(home)]
    return subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=lower)


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("program", KILLS)
def test_killed_build(home: Path, program: str) -> None:
    """A build that is killed leaves rubbish and a whole home; the next build removes the rubbish."""
    before = names(home)
    assert run(program, home).returncode == -signal.SIGKILL
    assert names(home) > before
    assert "kites:8.0.1" in open_home(home).graph.nodes
    build([], home, GAME)
    assert len(list(home.glob("generation-*"))) == 1
    assert {path.name for path in home.iterdir() if path.is_file()} == {"build.lock", "current"}
    assert "kites:8.0.1" not in open_home(home).graph.nodes


@pytest.mark.nightly
@pytest.mark.parametrize("removals", [1, 2, 5, 8, 9, 10])
def test_killed_removal(home: Path, removals: int) -> None:
    """A build that is killed while it removes the former generation leaves a part of it, which the next one removes."""
    assert run(KILL_AT_REMOVAL.format(removals), home).returncode == -signal.SIGKILL
    assert RULE in open_home(home).graph.nodes
    (home / "current").unlink()
    assert RULE in open_home(home).graph.nodes
    build([], home, GAME)
    assert len(list(home.glob("generation-*"))) == 1


@pytest.mark.exhaustive
def test_folders_of_others_stay(home: Path, tmp_path: Path) -> None:
    """A build removes no folder, file or link but those that a build of ours made, whatever they are called."""
    (tmp_path / "elsewhere").mkdir()
    for name in ("generation-5", "generation-1-1", "generation-2-2", "generation-of-oars"):
        (home / name).mkdir()
        (home / name / "letter.txt").write_text("mine", encoding="utf-8")
    (home / "generation-1-1" / "manifest.json").write_text(
        '{"format": 6, "generation": "generation-7-7"}', encoding="utf-8"
    )
    (home / "generation-3-3").symlink_to(tmp_path / "elsewhere")
    (home / "generation-4-4").write_text("mine", encoding="utf-8")
    shutil.copytree(open_home(home).generation, home / "generation-8-8")
    before = {path for path in names(home) if not path.startswith(open_home(home).generation.name)}
    build([], home, GAME)
    assert {path for path in names(home) if not path.startswith(open_home(home).generation.name)} == before
    assert RULE in open_home(home).graph.nodes


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("kind", ["link", "pipe", "folder", "letter"])
def test_pointer_in_the_making_that_is_none_of_ours(home: Path, tmp_path: Path, kind: str) -> None:
    """Nothing is written through a link or into a pipe that lies there, and nobody's file is removed."""
    new, letter = home / "current.new", tmp_path / "letter"
    letter.write_text("mine", encoding="utf-8")
    made: dict[str, Callable[[], object]] = {
        "link": lambda: new.symlink_to(letter),
        "pipe": lambda: os.mkfifo(new),
        "folder": new.mkdir,
        "letter": lambda: new.write_text("mine", encoding="utf-8"),
    }
    made[kind]()
    before = names(home)
    done = run("", home)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "current.new" in done.stderr
    assert letter.read_text(encoding="utf-8") == "mine"
    assert_untouched(home, before)


@pytest.mark.exhaustive
def test_killed_first_build(tmp_path: Path) -> None:
    """If the very first build is killed before it is the current one, the next build makes a home all the same."""
    assert run(KILL_AT_REPLACE, tmp_path / "home").returncode == -signal.SIGKILL
    build([], tmp_path / "home", GAME)
    assert RULE in open_home(tmp_path / "home").graph.nodes


@pytest.mark.in_part(0)
@pytest.mark.parametrize("limit", [0, 100, 20_000])
def test_full_disk(home: Path, limit: int) -> None:
    """Where nothing more can be written, one sentence says so, and the former home is as it was."""
    before = names(home)
    done = run("", home, limit)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"rulesdb: {home}: this home cannot be written (File too large)")
    assert "free some space, or name another folder with --home" in done.stderr
    assert done.stderr.count("\n") == 1
    assert_untouched(home, before)


def refusing(number: int) -> Callable[..., None]:
    """Return a function that fails as the operating system does."""

    def refuse(*_arguments: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    ("number", "way_out"),
    [(errno.ENOSPC, "free some space"), (errno.EROFS, "make it writable"), (errno.EIO, "make it")],
)
@pytest.mark.parametrize("step", ["home_building.write_index", "generations.write_manifest", "generations.os.replace"])
def test_disk_that_refuses(home: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, way_out: str) -> None:
    """At whatever step the disk refuses, the home is as it was, with nothing left beside it."""
    before = names(home)
    monkeypatch.setattr(f"rulesdb.pipeline.{step}", refusing(number))
    with pytest.raises(HomeError, match=way_out) as caught:
        build([], home, GAME)
    assert os.strerror(number) in str(caught.value)
    assert_untouched(home, before)


def test_read_only_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home on a read-only disk cannot be locked: one sentence, and it can still be read."""
    before = names(home)
    with monkeypatch.context() as disk:
        disk.setattr("rulesdb.pipeline.lock.os.open", refusing(errno.EROFS))
        with pytest.raises(HomeError, match=r"cannot be written \(Read-only file system\)"):
            build([], home, GAME)
    assert_untouched(home, before)


def test_home_that_is_a_file(tmp_path: Path) -> None:
    """A file where the home should be is left alone and named."""
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(HomeError, match="name a folder with --home"):
            build([], place, GAME)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("step", ["home_building.build_graph", "home_building.write_index", "generations.os.replace"])
def test_interrupt(home: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Ctrl-C leaves nothing behind."""

    def interrupt(*_arguments: object, **_options: object) -> None:
        raise KeyboardInterrupt

    before = names(home)
    monkeypatch.setattr(f"rulesdb.pipeline.{step}", interrupt)
    with pytest.raises(KeyboardInterrupt):
        build([], home, GAME)
    assert_untouched(home, before)


@pytest.mark.exhaustive
def test_second_build_waits(home: Path) -> None:
    """A build that finds another one at work says so, waits, and then takes its turn."""
    waited = threading.Event()
    done: list[int] = []
    with FileLock(home / "build.lock"):
        second = threading.Thread(
            target=lambda: done.append(len(build([], home, GAME, waiting=waited.set).diagnostics))
        )
        second.start()
        assert waited.wait(timeout=300)
        assert not done
        assert "kites:8.0.1" in open_home(home).graph.nodes
    second.join(timeout=300)
    assert done
    assert "kites:8.0.1" not in open_home(home).graph.nodes


@pytest.mark.exhaustive
def test_two_builds_at_once(home: Path) -> None:
    """Two processes that build into one home both succeed, and leave one whole generation."""
    command = [sys.executable, "-m", "rulesdb", "build", "--ruleset", GAME, "--home", str(home)]
    builds = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate(timeout=300)[1] for process in builds]
    assert [process.returncode for process in builds] == [0, 0]
    assert all(line.endswith("waiting for it to end") for line in "".join(said).splitlines())
    assert len(list(home.glob("generation-*"))) == 1
    assert RULE in open_home(home).graph.nodes
