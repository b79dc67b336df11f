"""Whoosh's pickles, read as what they are: numbers, strings and lists of them. A pickle of anything else is refused.

Whoosh keeps tables and postings as pickles, and Python's own reading of one runs whatever its author wants. Here
nothing is looked up by name but the one function that pickles of bytes name, so that there is nothing to call.
"""

from io import BytesIO
from typing import IO, Any

try:
    from _pickle import Unpickler, UnpicklingError  # what pickle has, whose import takes a cold search 2 ms
except ImportError:  # a Python that was built without it
    from pickle import Unpickler, UnpicklingError


def load_plain(file: IO[bytes]) -> Any:  # noqa: ANN401  (plain data of any shape)
    """Return the next pickle of ``file``. Raises UnpicklingError for one that names a class or a function."""
    return _PlainUnpickler(file).load()


def loads_plain(data: bytes) -> Any:  # noqa: ANN401  (see above)
    """Return the pickle ``data``. Raises UnpicklingError for one that names a class or a function."""
    return load_plain(BytesIO(data))


def _latin_bytes(text: str, _encoding: str) -> bytes:
    """Return the bytes that the old pickle format writes as ``text``."""
    return text.encode("latin-1")


class _PlainUnpickler(Unpickler):
    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401  (as its superclass)
        if (module, name) != ("_codecs", "encode"):
            raise UnpicklingError(f"a pickle of an index names {module}.{name}")
        return _latin_bytes
