"""The real process over the protocol: the SDK's own client on its streams and over HTTP, its errors and its ends."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from support.documents.documents import ROOT

if find_spec("mcp") is None:
    pytest.skip("needs the extra mcp: pip install 'rulesdb[mcp]'", allow_module_level=True)

import anyio
from mcp import Client, StdioServerParameters

NAMES = {
    "search_rules": {"query", "game", "n"},
    "get_rule": {"id", "subrules"},
    "trace_references": {"id", "depth", "into"},
    "verify_quote": {"id", "quote"},
    "compare_versions": {"old", "new"},
    "check_rule": {"id"},
    "judge_situation": {"text"},
    "list_editions": set(),
}
"""The tools of the contract and their arguments."""
SECONDS = 60
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}
VARIABLES = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}


def _run(ask: Callable[[], Awaitable[None]]) -> None:
    """Ask in a thread of its own: that of the tests has the event loop of Playwright, if it has opened a page."""
    with ThreadPoolExecutor(1) as threads:
        threads.submit(anyio.run, ask).result()


def _command(home: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "rulesdb", "mcp", "--home", str(home), *arguments]


def _piped(home: Path) -> "subprocess.Popen[str]":
    """Start the process with pipes as its streams."""
    pipe = subprocess.PIPE
    return subprocess.Popen(_command(home), env=VARIABLES, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


async def _ask_everything(client: Client) -> None:
    tools = (await client.list_tools()).tools
    assert {tool.name: set(tool.input_schema["properties"]) for tool in tools} == NAMES
    for tool in tools:
        assert tool.description
        assert tool.annotations is not None
        assert tool.annotations.read_only_hint is True
    asked: list[tuple[str, dict[str, object], str]] = [
        ("search_rules", {"query": "置換効果", "n": 1}, "fab:6.4.1 [a]"),
        ("get_rule", {"id": "6.4.1", "subrules": True}, "fab:6.4.1a [a]"),
        ("trace_references", {"id": "6.4.7", "depth": 1}, "fab:1.7.6"),
        ("verify_quote", {"id": "6.4.1", "quote": "置換効果とは、ダメージを2倍にする効果である"}, "not in the rules"),
        ("verify_quote", {"quote": "軽減値が0になったら"}, "verbatim"),
        ("compare_versions", {"old": "fab:plain", "new": "fab:plain"}, "From fab:plain"),
        ("check_rule", {"id": "1.13.4a"}, "passed"),
        ("judge_situation", {"text": "アンは踊る。"}, "line 1"),
        ("list_editions", {}, "fab:plain"),
    ]
    for name, arguments, said in asked:
        found = await client.call_tool(name, arguments)
        assert not found.is_error, found
        assert said in found.content[0].text  # type: ignore[union-attr]
    refused: list[tuple[str, dict[str, object], str]] = [
        ("get_rule", {"id": "fab:6.4.99"}, "near it: fab:6.4"),
        ("verify_quote", {"quote": "置換効果"}, "too short"),
        ("search_rules", {"query": "櫂", "game": "oars"}, "fab, mtg"),
        ("search_rules", {"query": "櫂", "n": 0}, "n must be 1 or more"),
        ("compare_versions", {"old": "none", "new": "fab:plain"}, "edition of this home"),
    ]
    for name, arguments, said in refused:
        found = await client.call_tool(name, arguments)
        assert found.is_error
        assert said in found.content[0].text  # type: ignore[union-attr]


@asynccontextmanager
async def _streams(home: Path) -> AsyncIterator[Client]:
    command = _command(home)
    parameters = StdioServerParameters(command=command[0], args=command[1:], env=VARIABLES)
    async with Client(parameters, read_timeout_seconds=SECONDS) as client:
        yield client


def test_assistant_on_streams(shipped_home: Path) -> None:
    """Every tool answers the SDK's client, a mistake is a tool's error with its sentence, and files are the user's."""

    async def ask() -> None:
        async with _streams(shipped_home) as client:
            await _ask_everything(client)
            names = {name: str(ROOT / "docs" / "versions" / year) for name, year in (("old", "2025"), ("new", "2026"))}
            assert "renumbered" in (await client.call_tool("compare_versions", names)).content[0].text  # type: ignore[union-attr]

    _run(ask)


@pytest.fixture
def serving(shipped_home: Path) -> Iterator[Callable[[], tuple["subprocess.Popen[str]", str]]]:
    """Return a function that starts a process which answers over HTTP, and returns it with its address."""
    started: list[subprocess.Popen[str]] = []

    def serve() -> tuple["subprocess.Popen[str]", str]:
        code = "import signal, sys; from rulesdb.__main__ import main\n"
        code += "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background jobs ignore it
        command = [
            sys.executable,
            "-c",
            f"{code}sys.exit(main())",
            *_command(shipped_home, "--http", "127.0.0.1:0")[3:],
        ]
        process = subprocess.Popen(
            command, env=VARIABLES, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
        )
        started.append(process)
        assert process.stderr is not None
        return process, process.stderr.readline().rpartition(" ")[2].strip()

    yield serve
    for process in started:
        process.kill()
        process.communicate()


@pytest.mark.exhaustive
def test_assistant_over_http(serving: Callable[[], tuple["subprocess.Popen[str]", str]]) -> None:
    """The same over loopback, but that no name is a file; a signal ends the process, which has printed nothing."""
    process, address = serving()

    async def ask() -> None:
        async with Client(address, read_timeout_seconds=SECONDS) as client:
            await _ask_everything(client)
            found = await client.call_tool("compare_versions", {"old": "/etc/passwd", "new": "fab:plain"})
            assert found.is_error
            assert "neither a file nor an edition" in found.content[0].text  # type: ignore[union-attr]

    _run(ask)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, out, err) == (130, "", "")


def test_other_pages_of_a_browser_are_refused(serving: Callable[[], tuple["subprocess.Popen[str]", str]]) -> None:
    """A page that leads its name to this machine is not answered."""
    _, address = serving()
    port = address.partition("//")[2].partition("/")[0].rpartition(":")[2]
    request = ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", f"Host: evil.example:{port}"]
    request += ["-H", "Content-Type: application/json", "-H", "Accept: application/json, text/event-stream"]
    done = subprocess.run([*request, "-d", json.dumps(HELLO), address], capture_output=True, text=True, check=False)
    assert done.stdout in {"421", "403", "400"}


def test_end_of_input_ends_the_process(shipped_home: Path) -> None:
    """Nothing but the protocol is on standard output, and nothing on the other stream."""
    command = _command(shipped_home)
    done = subprocess.run(
        command,
        env=VARIABLES,
        input=json.dumps(HELLO) + "\n",
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["result"]["serverInfo"]["name"] for line in lines] == ["rulesdb"]
    assert (done.returncode, done.stderr) == (0, "")


def test_assistant_that_is_gone_ends_the_process(shipped_home: Path) -> None:
    """Nobody reads the answers any more: that is no failure."""
    with _piped(shipped_home) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, err = process.communicate(json.dumps(HELLO) + "\n", timeout=SECONDS)
        assert (process.returncode, err) == (0, "")


@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, -signal.SIGINT), (signal.SIGTERM, -signal.SIGTERM)])
def test_signal_ends_the_process(shipped_home: Path, sent: signal.Signals, status: int) -> None:
    """Ctrl-C while the process waits for input ends it at once, without a traceback."""
    with _piped(shipped_home) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(HELLO) + "\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(sent)
        assert (process.wait(SECONDS), process.stderr.read() if process.stderr else "") == (status, "")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--http", "8765"], "is no address"),
        (["--http", "127.0.0.1:99999"], "is no address"),
        (["--http", "256.0.0.1:80"], "take others with --http"),
    ],
)
def test_wrong_use_is_one_sentence(shipped_home: Path, arguments: list[str], problem: str) -> None:
    """Status 2, nothing on standard output."""
    command = _command(shipped_home, *arguments)
    done = subprocess.run(command, env=VARIABLES, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert problem in done.stderr
