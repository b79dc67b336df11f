"""Results of the program for each game, such as the proofs of its checks, as an installation or the cache has them."""

from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from typing import Generic, NamedTuple, TypeVar

import msgspec

from rulesdb.source.cache import ResultCache
from rulesdb.source.installed_results import install, installed

Row = TypeVar("Row")


class GameResults(NamedTuple, Generic[Row]):
    """The results of a kind; each counts only for the program that made it."""

    kind: str
    """The name of the kind, with which its files begin."""
    rows: type[tuple[Row, ...]]
    """The type of the results of a game."""
    made_of: Callable[[], str]
    """Return the digest of what they are made of, the same wherever the package lies. Raises OSError."""

    def kept(self, games: Collection[str], cache: ResultCache | None = None) -> dict[str, tuple[Row, ...]]:
        """Return the results of this program that the installation or the cache has, by game."""
        with suppress(OSError, msgspec.DecodeError):
            made_of = self.made_of()
            found = {game: self._content(game, made_of, cache) for game in games}
            return {
                game: msgspec.msgpack.decode(content, type=self.rows)
                for game, content in found.items()
                if content is not None
            }
        return {}

    def keep(self, made: Mapping[str, tuple[Row, ...]], cache: ResultCache) -> None:
        """Keep results in the cache."""
        with suppress(OSError):
            made_of = self.made_of() if made else ""  # a digest takes longer than to see that there is nothing to keep
            for game, rows in made.items():
                cache.keep(self._file(game), made_of, msgspec.msgpack.encode(rows))

    def not_installed(self, games: Iterable[str]) -> list[str]:
        """Return the games of which the installation has no results. Raises OSError."""
        made_of = self.made_of()
        return [game for game in games if installed(self._file(game), made_of) is None]

    def install(self, made: Mapping[str, tuple[Row, ...]]) -> None:
        """Make results a part of this installation. Raises OSError where the package cannot be written."""
        made_of = self.made_of()
        for game, rows in made.items():
            install(self._file(game), made_of, msgspec.msgpack.encode(rows))

    def _content(self, game: str, made_of: str, cache: ResultCache | None) -> bytes | None:
        content = installed(self._file(game), made_of)
        return cache.read(self._file(game), made_of) if content is None and cache is not None else content

    def _file(self, game: str) -> str:
        return f"{self.kind}-{game}.msgpack"
