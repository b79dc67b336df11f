"""The processes of a server: one, or several workers that share a socket and are started again where one ends."""

import gc
import os
import signal
import socket
import sys
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from time import sleep

import uvicorn

from rulesdb.pipeline.process_copies import end_with
from rulesdb.server.application import application
from rulesdb.server.connections import TimedConnection
from rulesdb.server.limits import LONGEST_HEAD
from rulesdb.server.logs import LOG, log_as_json
from rulesdb.server.settings import Settings

_KEEP_ALIVE = 30
"""Time in seconds that a connection stays open between two requests."""
_AFTER_A_GAME = 5
"""Time in seconds that a server that is to stop waits beyond the time of a game."""
_NEW_OBJECTS = 100_000
"""Objects made until Python looks for garbage in cycles, as in a command."""
_BETWEEN_STARTS = 1.0
"""Time in seconds before a worker that has ended is started again."""


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens. Raises OSError where the address is taken or is none of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=1024)


class _SharedSocket(socket.socket):
    """A socket that several workers listen to: the one that has time takes the next connection, and only that one."""

    def listen(self, _backlog: int = 0, /) -> None:
        """Go on listening: asyncio, which accepts as many connections at once as may wait, shall let more wait."""


def serve(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Serve until a signal says to stop (SIGTERM, or Ctrl-C); what has begun then is finished."""
    log_as_json()
    if workers == 1:
        _work(settings, listening)
    else:
        _supervise(settings, listening, workers)


def _work(settings: Settings, listening: socket.socket) -> None:
    """Answer requests until a signal says to stop."""
    gc.set_threshold(_NEW_OBJECTS)
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: None)  # uvicorn raises again, when all is done, what it was stopped by
    config = uvicorn.Config(
        application(settings),
        http=TimedConnection,
        ws="none",
        loop="asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=1,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        timeout_keep_alive=_KEEP_ALIVE,
        timeout_graceful_shutdown=int(settings.seconds) + _AFTER_A_GAME,
    )
    uvicorn.Server(config).run(sockets=[_SharedSocket(fileno=listening.detach())])


def _work_below(settings: Settings, listening: socket.socket, parent: int) -> None:
    """Work as a process of its own, which ends with its parent."""
    log_as_json()
    if sys.platform == "linux":
        end_with(parent)
    _work(settings, listening)


def _supervise(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Keep so many workers at work until a signal says to stop."""
    spawning = get_context("spawn")
    signals, wake = os.pipe()
    os.set_blocking(wake, False)
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: os.write(wake, b"!"))

    def started() -> SpawnProcess:
        worker = spawning.Process(target=_work_below, args=(settings, listening, os.getpid()))
        worker.start()
        return worker

    working = [started() for _ in range(workers)]
    while True:
        ended = connection.wait([signals, *(worker.sentinel for worker in working)])
        if signals in ended:
            break
        for at, worker in enumerate(working):
            if not worker.is_alive():
                LOG.error("worker %s ended with status %s; another is started", worker.pid, worker.exitcode)
                sleep(_BETWEEN_STARTS)
                working[at] = started()
    for worker in working:
        worker.terminate()
    for worker in working:
        worker.join()
