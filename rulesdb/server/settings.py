"""The settings of a server; a value that every worker's process gets."""

from pathlib import Path
from typing import NamedTuple

from rulesdb.server.shelf import ServedHome


class Settings(NamedTuple):
    """What a server serves, and its limits."""

    homes: tuple[ServedHome, ...]
    """The homes."""
    site: Path | None = None
    """The folder of a written rulebook to serve beside them."""
    origins: tuple[str, ...] = ()
    """Origins whose pages may ask, ``*`` for all."""
    with_queries: bool = False
    """Whether the log has what is asked for."""
    seconds: float = 10.0
    """Time in seconds that a game has."""
    in_flight: int = 64
    """The greatest number of requests that a worker takes at once."""
    per_client: int | None = None
    """The greatest number of them from one address, None for no limit."""
