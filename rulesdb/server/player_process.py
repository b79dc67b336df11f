"""The player's process as the server sees it: started with the first game, ended when a game takes too long."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from http import HTTPStatus

import msgspec

from rulesdb.server.player import LENGTH, Question, framed
from rulesdb.server.replies import Reply, problem
from rulesdb.server.shelf import ServedHome

_START = 60.0
"""Time in seconds that a new process has to be ready."""


class PlayerProcess:
    """A process that plays one game after another, each in a limited time."""

    def __init__(self, homes: Sequence[ServedHome], seconds: float) -> None:
        """Keep the homes, and the time that a game has, and has to wait for the games before it."""
        self._homes = homes
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._process: Process | None = None

    async def reply(self, question: Question) -> Reply:
        """Return the reply to a question, a problem where it takes too long."""
        try:
            async with asyncio.timeout(self._seconds):
                await self._turn.acquire()
        except TimeoutError:
            return problem(HTTPStatus.SERVICE_UNAVAILABLE, "other games are being played; ask again in a while")
        try:
            return await self._played(question)
        finally:
            self._turn.release()

    def stop(self) -> None:
        """End the process."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None

    async def _played(self, question: Question) -> Reply:
        is_answered = False
        try:
            process = await self._ready()
            async with asyncio.timeout(self._seconds):
                answer = await _exchanged(process, framed(question))
            is_answered = True
        except TimeoutError:
            detail = f"this was not played to its end in {self._seconds:g} seconds; ask for less at once"
            return problem(HTTPStatus.SERVICE_UNAVAILABLE, detail)
        except (asyncio.IncompleteReadError, OSError):
            return problem(HTTPStatus.SERVICE_UNAVAILABLE, "the game ended by itself; ask for less at once")
        finally:
            if not is_answered:
                self.stop()
        return msgspec.msgpack.decode(answer, type=Reply)

    async def _ready(self) -> Process:
        """Return the process, a new one where there is none."""
        if self._process is None or self._process.returncode is not None:
            homes = msgspec.json.encode([(str(home.folder), home.game) for home in self._homes]).decode()
            module = "rulesdb.server.player"
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", module, homes, str(os.getpid())),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C ends the server, which lets it finish
            )
            async with asyncio.timeout(_START):
                await _exchanged(self._process, b"")
        return self._process


async def _exchanged(process: Process, message: bytes) -> bytes:
    """Write a message to a process, and return the next one that it writes."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(message)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(length)
