"""The server's processes: limits, workers, stopping, homes that are built anew, and what is logged."""

import os
import shutil
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from support.server.served import Server, served

from rulesdb.pipeline.home_building import build

pytest.importorskip("uvicorn", reason="needs the extra serve")

SLOW = "/v1/fab/check/1"
"""The checks of a chapter: more than a second."""
QUICK = "/v1/fab/rules/6.4.1"


def _children(process: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat") if _parent(stat) == process]


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


def _until(holds: Any) -> None:  # noqa: ANN401  (a question)
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_game_that_takes_too_long_is_ended(shipped_home: Path, tmp_path: Path) -> None:
    """It is refused after its time, searches are answered meanwhile, and the next game is played."""
    with served(tmp_path, "--home", shipped_home, "--seconds", 1) as server, ThreadPoolExecutor(1) as beside:
        assert server.ask("/v1/fab/check/1.13.4a").status == 200  # the process that plays is there
        slow = beside.submit(server.ask, SLOW)
        while not slow.done():
            begin = time.monotonic()
            assert server.ask("/v1/fab/search?q=置換効果").status == 200
            assert time.monotonic() - begin < 1
        assert slow.result().status == 503
        assert "not played to its end in 1 seconds" in slow.result().document["detail"]
        assert slow.result().headers["retry-after"] == "1"
        assert server.ask("/v1/fab/check/1.13.4a").status == 200


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    ("limit", "status", "detail"),
    [
        ("--in-flight", 503, "1 requests are being answered; ask again"),
        ("--per-client", 429, "1 of your requests are being answered; wait for their answers"),
    ],
)
def test_too_many_requests_at_once_are_refused(
    shipped_home: Path, tmp_path: Path, limit: str, status: int, detail: str
) -> None:
    """A request beyond the limit is refused with the time to ask again; health is always told."""
    with served(tmp_path, "--home", shipped_home, limit, 1, "--seconds", 60) as server, ThreadPoolExecutor(1) as beside:
        slow = beside.submit(server.ask, SLOW)
        _until(lambda: _children(server.process.pid))  # the request has arrived
        refused = server.ask(QUICK)
        assert refused.status == status
        assert refused.document["detail"].startswith(detail)
        assert refused.headers["retry-after"] == "1"
        assert server.ask("/ready").status == 200
        assert slow.result().status == 200
        assert server.ask(QUICK).status == 200


@pytest.mark.exhaustive
@pytest.mark.parametrize("workers", [1, 2])
def test_what_has_begun_is_finished(shipped_home: Path, tmp_path: Path, workers: int) -> None:
    """A server that is told to stop sends the answer that it works on, takes nothing more, and leaves no process."""
    with (
        served(tmp_path, "--home", shipped_home, "--workers", workers, "--seconds", 60) as server,
        ThreadPoolExecutor(1) as beside,
    ):
        slow = beside.submit(server.ask, SLOW)
        _until(lambda: [child for one in _family(server) for child in _children(one) if one != child])
        time.sleep(0.3)  # the request has arrived
        family = _family(server)
        assert server.stop() == 0
        assert slow.result().status == 200
        with pytest.raises(OSError, match="refused"):
            server.ask("/health")
        _until(lambda: not any(Path(f"/proc/{one}").exists() for one in family))


def _family(server: Server) -> list[int]:
    """Return the processes of a server."""
    first = [server.process.pid]
    second = _children(first[0])
    return [*first, *second, *(child for one in second for child in _children(one))]


@pytest.mark.exhaustive
def test_a_worker_that_is_killed_is_replaced(shipped_home: Path, tmp_path: Path) -> None:
    """Others answer meanwhile, and soon there are as many as before."""
    with served(tmp_path, "--home", shipped_home, "--workers", 2) as server:
        killed = next(line["process"] for line in server.log() if line["event"] == "the books are open")
        os.kill(killed, signal.SIGKILL)
        _until(lambda: any("another is started" in line["event"] for line in server.log()))
        opened = [line["process"] for line in server.log() if line["event"] == "the books are open"]
        assert killed in opened
        _until(lambda: sum(line["event"] == "the books are open" for line in server.log()) == 3)
        assert server.ask(QUICK).status == 200


@pytest.mark.exhaustive
def test_players_end_with_a_killed_server(shipped_home: Path, tmp_path: Path) -> None:
    """A server that has no chance to tidy up leaves no process that plays."""
    with served(tmp_path, "--home", shipped_home) as server:
        assert server.ask("/v1/fab/check/1.13.4a").status == 200
        (player,) = _children(server.process.pid)
        server.process.kill()
        server.process.wait()
        _until(lambda: not Path(f"/proc/{player}").exists())


def test_a_home_that_is_built_anew_is_followed(shipped_home: Path, tmp_path: Path) -> None:
    """The tag of answers changes, and the new texts are served without a stop."""
    home = tmp_path / "home"
    text = tmp_path / "boats.txt"
    text.write_text("1 船§\n1.1 櫂§\n1.1.1 船には櫂が2本ある。§\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("rulesdb.pipeline.loading.shipped_editions", lambda: ())
        build([text], home, "boats")
        with served(tmp_path, "--home", f"boats={home}", "--home", f"fab={shipped_home}") as server:
            first = server.ask("/v1/boats/rules/1.1.1")
            assert first.document[0]["text"] == "船には櫂が2本ある。"
            assert server.ask("/v1/fab/rules/6.4.1").status == 200
            assert "boats, fab" in server.ask("/v1/mtg/rules/502.58").document["detail"]
            text.write_text("1 船§\n1.1 櫂§\n1.1.1 船には櫂が4本ある。§\n", encoding="utf-8")
            build([text], home, "boats")
            again = server.ask("/v1/boats/rules/1.1.1", if_none_match=first.headers["etag"])
            assert again.document[0]["text"] == "船には櫂が4本ある。"
            shutil.rmtree(home)
            assert server.ask("/ready").status == 503
            hidden = server.ask("/v1/boats/rules/1.1.1")
            assert (hidden.status, str(home) in hidden.body.decode()) == (503, False)
            assert any(str(home) in line["event"] for line in server.log())


@pytest.mark.in_part(1)
@pytest.mark.parametrize("is_wanted", [False, True])
def test_queries_are_logged_where_wanted(shipped_home: Path, tmp_path: Path, *, is_wanted: bool) -> None:
    """Each request is a line of JSON; what was asked for is in it only if the server was told so."""
    options = ["--log-queries"] if is_wanted else []
    with served(tmp_path, "--home", shipped_home, "--allow-origin", "https://example.org", *options) as server:
        answer = server.ask("/v1/fab/search?q=oar", origin="https://example.org")
        assert answer.headers["access-control-allow-origin"] == "https://example.org"
        server.ask("/v1/fab/rules/6.4.1")
        assert server.stop() == 0
        lines = [line for line in server.log() if line["event"] == "request"]
    assert [(line["route"], line["status"]) for line in lines] == [
        ("/v1/{game}/search", 200),
        ("/v1/{game}/rules/{id}", 200),
    ]
    assert all(line["milliseconds"] > 0 and line["bytes"] > 0 for line in lines)
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert ("q=oar" in log, "6.4.1" in log, "127.0.0.1" in log) == (is_wanted, is_wanted, False)


@pytest.mark.nightly
def test_connections_without_a_request_are_closed(server: Server) -> None:
    """Who opens a connection and sends no whole request does not keep it."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        begin = time.monotonic()
        assert connection.recv(1) == b""
    assert 5 < time.monotonic() - begin < 20
