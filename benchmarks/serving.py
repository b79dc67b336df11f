"""Measure ``rulesdb serve`` under load: warm searches from several connections, with the sender on the same machine.

    python benchmarks/serving.py [--requests N] [--connections N] [--workers N]

It prints searches a second, percentiles, errors, the workers' processor time a search and their memory. The status is 1
for an error or for memory that grows. On a machine that is busy with other things only the processor time means much.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from rulesdb.pipeline.home_building import build
from rulesdb.source.shipped_questions import shipped_questions

_QUERIES = 500
"""The number of different queries."""
_PER_CONNECTION = 20
"""The number of searches of a connection; then its client opens another, as clients do."""
_GROWTH = 1.1
"""The greatest memory at the end, as a multiple of that after the first round of queries."""
_TICK = os.sysconf("SC_CLK_TCK")


class Asked(NamedTuple):
    """What became of some requests."""

    seconds: list[float]
    """The time of each."""
    errors: int
    """The number of those without status 200."""


def main() -> int:
    """Print the figures; return the exit status."""
    parser = argparse.ArgumentParser(description="Measure rulesdb serve under load.")
    parser.add_argument("--requests", type=int, default=2_000, metavar="N", help="searches (default: 2000)")
    parser.add_argument("--connections", type=int, default=4, metavar="N", help="searches at once (default: 4)")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="workers of the server (default: 2)")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        build([], Path(folder) / "home")
        with _served(Path(folder), arguments.workers) as (server, port):
            return _measure(server, port, arguments)


def _measure(server: int, port: int, arguments: argparse.Namespace) -> int:
    every = shipped_questions()
    questions = [(one.ruleset, one.text) for one in every if '"' not in one.text]  # no expression
    queries = [_request(*one) for one in questions[:: max(1, len(questions) // _QUERIES)]]
    asyncio.run(_ask(port, [*queries, *queries], arguments.connections))  # every worker has seen most of them
    workers = _workers(server)
    before, worked = sum(map(_memory, workers)), sum(map(_processor_time, workers))
    begin, own = time.perf_counter(), time.process_time()
    asked = asyncio.run(_ask(port, list(islice(cycle(queries), arguments.requests)), arguments.connections))
    passed = time.perf_counter() - begin
    after = sum(map(_memory, workers))
    worked = sum(map(_processor_time, workers)) - worked
    percentiles = quantiles(asked.seconds, n=100)
    count = len(asked.seconds)
    print(f"{count:,} searches by {arguments.connections} connections to {arguments.workers} workers")
    print(f"searches a second  {count / passed:8.1f}   (target: 100)")
    for share, target in ((50, ""), (95, "   (target: 80)"), (99, "")):
        print(f"{share}th percentile    {1000 * percentiles[share - 1]:8.1f} ms{target}")
    sending = 1000 * (time.process_time() - own) / count
    print(f"processor, workers {1000 * worked / count:8.2f} ms a search; sender {sending:.2f}")
    print(f"errors             {asked.errors:8}")
    print(f"memory             {before / 2**20:8.1f} MB, {after / 2**20:.1f} MB at the end ({after / before:.2f})")
    return 1 if asked.errors or after > _GROWTH * before else 0


def _request(game: str, query: str) -> bytes:
    return f"GET /v1/{game}/search?q={quote(query)} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


async def _ask(port: int, requests: Sequence[bytes], connections: int) -> Asked:
    """Send requests over some connections, each the next one when it has its answer."""
    waiting = iter(requests)
    asked = await asyncio.gather(*(_ask_in_turn(port, waiting) for _ in range(connections)))
    return Asked([time for one in asked for time in one.seconds], sum(one.errors for one in asked))


async def _ask_in_turn(port: int, waiting: Iterator[bytes]) -> Asked:
    seconds, errors = list[float](), 0
    while requests := list(islice(waiting, _PER_CONNECTION)):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for request in requests:
            begin = time.perf_counter()
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            await reader.readexactly(int(length[1]) if length else 0)
            seconds.append(time.perf_counter() - begin)
            errors += not head.startswith(b"HTTP/1.1 200 ")
        writer.close()
        await writer.wait_closed()
    return Asked(seconds, errors)


@contextmanager
def _served(folder: Path, workers: int) -> Iterator[tuple[int, int]]:
    """Yield the process and the port of a server whose books are open."""
    program = [sys.executable, "-m", "rulesdb", "serve", "--port", "0", "--workers", str(workers)]
    with (folder / "log").open("w+", encoding="utf-8") as log:
        server = subprocess.Popen([*program, "--home", folder / "home"], stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            port = urlsplit(server.stdout.readline().split()[-1]).port or 0
            while (folder / "log").read_text(encoding="utf-8").count("the books are open") < workers:
                time.sleep(0.1)
            yield server.pid, port
        finally:
            server.terminate()
            server.wait()


def _workers(server: int) -> list[int]:
    """Return the processes that answer: the server itself, and those below it."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="utf-8").split()
    return [server, *map(int, children)]


def _memory(process: int) -> int:
    """Return the memory of a process in bytes; what it shares counts in part."""
    found = re.search(
        r"^Pss: +(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8"), re.MULTILINE
    )
    return 1024 * int(found[1]) if found else 0


def _processor_time(process: int) -> float:
    """Return the processor time of a process in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / _TICK


if __name__ == "__main__":
    sys.exit(main())
