"""The process that plays: it reads questions on standard input and writes replies, one after another.

It is a process and no thread, because only a process can be ended in the middle of a game that does not end.
"""

import os
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from rulesdb.pipeline.process_copies import end_with
from rulesdb.server.logs import LOG, log_as_json
from rulesdb.server.operations import OPERATIONS
from rulesdb.server.replies import UNFORESEEN, reply
from rulesdb.server.shelf import ServedHome, Shelf

LENGTH = struct.Struct("!I")
"""What is before a message: its length in bytes."""
_POLITENESS = 5
"""How much more a search of the same processor is worth than a game; as nice(1)."""


class Question(msgspec.Struct, frozen=True):
    """An operation that is asked for."""

    operation: str
    game: str
    given: dict[str, object]


def framed(message: object) -> bytes:
    """Return a message with its length before it."""
    packed = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(packed)) + packed


def main(homes: list[ServedHome], parent: int) -> None:
    """Answer questions until standard input ends. A first message, of no length, says that the process is ready."""
    if sys.platform == "linux":
        end_with(parent)
    os.nice(_POLITENESS)
    log_as_json()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    shelf = Shelf(homes)
    for game in shelf.games():
        shelf.book(game).card("", game)
    _write(answers, LENGTH.pack(0))
    for question in _questions(sys.stdin.buffer):
        try:
            operation = OPERATIONS[question.operation]
            answer = reply(shelf, operation, question.game, msgspec.convert(question.given, operation.parameters))
        except Exception:  # noqa: BLE001  (one question must not end the process)
            LOG.exception("%s failed", question.operation)
            answer = UNFORESEEN
        _write(answers, framed(answer))


def _questions(stream: BinaryIO) -> Iterator[Question]:
    while head := stream.read(LENGTH.size):
        yield msgspec.msgpack.decode(stream.read(*LENGTH.unpack(head)), type=Question)


def _write(stream: BinaryIO, message: bytes) -> None:
    stream.write(message)
    stream.flush()


if __name__ == "__main__":
    named, of = sys.argv[1:]
    main([ServedHome(Path(folder), game) for folder, game in msgspec.json.decode(named)], int(of))
