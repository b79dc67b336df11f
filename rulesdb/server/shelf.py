"""The books that a server answers from, by game."""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import rulesdb
from rulesdb import RulesdbError, __version__
from rulesdb.api.values import Edition
from rulesdb.pipeline.home import current_generation
from rulesdb.pipeline.home_errors import UnknownGameError


class ServedHome(NamedTuple):
    """A home that is served."""

    folder: Path
    """Its folder."""
    game: str | None = None
    """The only game of it that is served, None for all that it has."""


class Shelf:
    """The books of some homes, opened when they are first asked for. It may be used from one thread at a time."""

    def __init__(self, homes: Sequence[ServedHome]) -> None:
        """Keep the homes; of two homes with a game, the first one has it."""
        self._homes = homes
        self._books: dict[Path, rulesdb.Book] = {}

    def book(self, game: str) -> rulesdb.Book:
        """Return the book that has a game. Raises UnknownGameError, and HomeError for a home that cannot be read."""
        known = [(name, home) for home in self._homes for name in self._games(home)]
        for name, home in known:
            if name == game:
                return self._book(home.folder)
        raise UnknownGameError(game, tuple(dict(known)))

    def editions(self) -> tuple[Edition, ...]:
        """Return the editions of the games that are served. Raises HomeError."""
        return tuple(
            edition
            for home in self._homes
            for edition in self._book(home.folder).editions()
            if home.game in {None, edition.ruleset}
        )

    def games(self) -> tuple[str, ...]:
        """Return the games that are served. Raises HomeError."""
        return tuple(dict.fromkeys(name for home in self._homes for name in self._games(home)))

    def warm_up(self) -> None:
        """Read what the first questions would have to wait for. Raises HomeError."""
        for game in self.games():
            rule = next(iter(self.book(game).rules(game)))
            self.book(game).search(rule.id, 1, game)
            with suppress(RulesdbError):  # a text may be without a word
                self.book(game).search(rule.text, 1, game)

    def version(self) -> str:
        """Return a digest of the program and of the builds of all homes: while it is the same, so are the answers.

        Raises HomeError.
        """
        generations = (current_generation(home.folder) or "" for home in self._homes)
        return sha256("\n".join((__version__, *generations)).encode()).hexdigest()[:16]

    def _games(self, home: ServedHome) -> tuple[str, ...]:
        if home.game is not None:
            return (home.game,)
        return tuple(dict.fromkeys(edition.ruleset for edition in self._book(home.folder).editions()))

    def _book(self, folder: Path) -> rulesdb.Book:
        if folder not in self._books:
            self._books[folder] = rulesdb.Book(folder)
        return self._books[folder]
