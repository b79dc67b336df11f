"""Files of the engine that the page 裁定 runs, as they lie in the rulebook; no other page loads one of them."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

ENGINE_FOLDER = "_engine"
"""The folder of the files: no game's folder begins with a low line."""
EXAMPLE_TEXTS = "_engine/examples.js"
"""The script with the texts of the situations to begin with."""
_DIGITS = 16  # of a hash: enough that two builds of a file never share them


class EngineFile(NamedTuple):
    """A file of the engine."""

    name: str
    """Its name in the folder, whose ending tells no host to treat it in a way of its own."""
    content: bytes
    """The file, compressed with gzip."""
    size: int
    """Its size when it is unpacked, in bytes."""

    @property
    def path(self) -> str:
        """Its path within the rulebook."""
        return f"{ENGINE_FOLDER}/{self.name}"

    @property
    def digest(self) -> str:
        """The beginning of its hash, under which the browser keeps it."""
        return sha256(self.content).hexdigest()[:_DIGITS]


class Engine(NamedTuple):
    """What the page 裁定 needs beside the pages of a rulebook."""

    files: Sequence[EngineFile]
    """The files of the engine."""
    licences: str
    """What they are, by whom, and under which licences."""
    examples: Sequence["Example"]
    """Situations to begin with."""


class Example(NamedTuple):
    """A situation to begin with."""

    ruleset: str
    """Its game."""
    topic: str
    """The topic under which lists show it."""
    title: str
    """Its title, a question."""
    text: str
    """The situation as it is written."""


Links = Mapping[str, str]
"""The ways to the rules of a rulebook from its folder, by identifier."""
