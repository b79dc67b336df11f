"""Results that an installation computes, which no user is to wait for: files of the package that git ignores.

Each is kept with the digest of what it was made of. One that is absent, damaged or of other inputs is computed again by
whoever wants it, and kept in the user's cache. ``hatch_build.py`` has them computed.
"""

from contextlib import suppress

from rulesdb.source.cache import sealed, unsealed
from rulesdb.source.resources import computed_folder


def installed(name: str, made_of: str) -> bytes | None:
    """Return the result of a name if the digest of its inputs is ``made_of``, else None."""
    with suppress(OSError):
        return unsealed((computed_folder() / name).read_bytes(), made_of)
    return None


def install(name: str, made_of: str, content: bytes) -> None:
    """Write a result, made of inputs with the digest ``made_of``. Raises OSError."""
    computed_folder().mkdir(exist_ok=True)
    (computed_folder() / name).write_bytes(sealed(content, made_of))
