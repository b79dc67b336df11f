"""What docs/scaling.md shows: a cluster of Dask, and nginx before two servers, one of which is killed."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from support.documents.documents import ROOT, TRANSLATIONS, blocks
from support.documents.shown_commands import PROGRAMS

from rulesdb.cli.commands import COMMANDS

NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
PAGE = ROOT / "docs" / "scaling.md"
CONFIGURATION = re.compile(r"^```nginx\n(worker_processes.*?)^```$", re.DOTALL | re.MULTILINE)
SUM = re.compile(r"^\d+ checks: \d+ passed, 0 failed, 0 errors; \d+ claims: \d+ demonstrated, 0 ", re.MULTILINE)
SERVES = "serve" in COMMANDS
ASKED = "/v1/fab/rules/1.13.4a" if SERVES else "/scaling.md"
PATIENCE = 60
"""Seconds for which a server is waited for."""


def test_both_languages_show_the_same_configuration() -> None:
    """The Japanese page has the block of the English one, but for its comments."""
    pages = (PAGE, TRANSLATIONS[PAGE])
    english, japanese = (CONFIGURATION.findall(page.read_text(encoding="utf-8")) for page in pages)
    assert len(english) == 1
    assert [re.sub(" *#.*\n", "", block) for block in japanese] == [re.sub(" *#.*\n", "", block) for block in english]


@pytest.mark.exhaustive
@pytest.mark.skipif(sys.platform == "win32", reason="needs sessions of processes")
def test_cluster_of_one_machine(tmp_path: Path, shipped_home: Path) -> None:
    """A reader who runs the block with a scheduler and workers gets all checks of the section, demonstrated."""
    pytest.importorskip("distributed", reason="needs rulesdb[dask]")
    (block,) = (text for _, text in blocks(PAGE) if "dask scheduler" in text)
    (port,) = _free_ports(1)
    written = tmp_path / "answer.txt"
    with written.open("wb") as output:
        shell = subprocess.Popen(
            ["bash", "-c", block.replace("8786", str(port)).replace(".venv/bin/", f"{PROGRAMS}/")],
            cwd=tmp_path,
            env={**os.environ, "RULESDB_HOME": str(shipped_home), "LC_ALL": "C.UTF-8"},
            start_new_session=True,
            stdout=output,
            stderr=subprocess.DEVNULL,
        )
    try:
        assert shell.wait(PATIENCE) == 0
    finally:
        os.killpg(shell.pid, signal.SIGKILL)
    assert SUM.search(written.read_text(encoding="utf-8"))


def _free_ports(count: int) -> list[int]:
    with ExitStack() as held:
        sockets = [held.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


@contextmanager
def _running(command: Sequence[str | Path], port: int, home: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """Yield a process in a session of its own, once it listens at a port."""
    process = subprocess.Popen(
        command,
        env={**os.environ, "RULESDB_HOME": str(home)},
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < deadline:
            with socket.socket() as asking:
                if asking.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _server(port: int) -> list[str]:
    """Return the command of a server; where rulesdb does not serve yet, of one that serves the documents."""
    if SERVES:
        return [sys.executable, "-m", "rulesdb", "serve", "--port", str(port)]
    return [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(PAGE.parent)]


@pytest.mark.nightly
@pytest.mark.skipif(NGINX is None, reason="needs Debian's nginx")
def test_a_killed_server_fails_no_question(tmp_path: Path, shipped_home: Path) -> None:
    """All questions that several readers ask are answered, while one of two servers is killed."""
    assert NGINX is not None
    ports = dict(zip(("8000", "8001", "8002"), _free_ports(3), strict=True))
    (shown,) = CONFIGURATION.findall(PAGE.read_text(encoding="utf-8"))
    for written, port in ports.items():
        shown = shown.replace(f":{written}", f":{port}")
    (tmp_path / "nginx.conf").write_text(shown, encoding="utf-8")
    nginx: list[str | Path] = [NGINX, "-p", tmp_path, "-c", "nginx.conf", "-e", "error.log", "-g", "daemon off;"]

    def ask(number: int) -> int:
        if number == 100:
            os.killpg(first.pid, signal.SIGKILL)
        with urllib.request.urlopen(f"http://127.0.0.1:{ports['8000']}{ASKED}", timeout=PATIENCE) as answer:
            answer.read()
            return int(answer.status)

    with (
        _running(_server(ports["8001"]), ports["8001"], shipped_home) as first,
        _running(_server(ports["8002"]), ports["8002"], shipped_home),
        _running(nginx, ports["8000"], shipped_home),
        ThreadPoolExecutor(4) as readers,
    ):
        statuses = list(readers.map(ask, range(400)))
        assert first.wait(PATIENCE) == -signal.SIGKILL
    assert statuses == [200] * 400
