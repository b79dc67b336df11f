"""Results of the program that are cached: each with the digest of the program, and of what it was made of."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Generic, TypeVar

import msgspec

from rulesdb.source.cache import ResultCache, digest
from rulesdb.source.own_code import WHOLE_PACKAGE, code_digest

Made = TypeVar("Made")


class CachedResult(Generic[Made]):
    """A result of the program by its name, as far as the cache has it: made by the same program of the same ``parts``.

    Without a ``cache`` nothing is known and nothing is kept.
    """

    def __init__(
        self,
        cache: ResultCache | None,
        name: str,
        parts: Iterable[str],
        kind: type[Made],
    ) -> None:
        """Keep the cache, and the digest of what the result would be made of."""
        self._made_of = _made_of(parts) if cache is not None else ""
        self._cache = cache if self._made_of else None
        self._name = name
        self._kind = kind

    def read(self) -> Made | None:
        """Return the result, None if the cache has none."""
        content = self._cache.read(self._name, self._made_of) if self._cache is not None else None
        with suppress(msgspec.DecodeError):
            return None if content is None else msgspec.msgpack.decode(content, type=self._kind)
        return None

    def keep(self, made: Made) -> None:
        """Keep the result that was made."""
        with suppress(UnicodeEncodeError):  # a lone surrogate has no UTF-8 form
            if self._cache is not None:
                self._cache.keep(self._name, self._made_of, msgspec.msgpack.encode(made))


def name_of_edition(what: str, edition: str | None) -> str:
    """Return the name of a result that is cached for each edition."""
    return f"{what}-{digest([f'{edition!r}'.encode()])}"


def _made_of(parts: Iterable[str]) -> str:
    """Return the digest of the program and of ``parts``; "" where the program cannot be read."""
    with suppress(OSError):
        return digest(part.encode() for part in (code_digest((WHOLE_PACKAGE,)), *parts))
    return ""
