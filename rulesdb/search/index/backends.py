"""The engines that an index can be written for: a table, and the finder of its rows."""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from rulesdb.search.index.protocol import IndexDocument, Retriever
from rulesdb.search.index.servers import read_servers
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.tantivy_index import TantivyIndex, write_tantivy
from rulesdb.search.index.whoosh_index import WhooshIndex, write_whoosh
from rulesdb.search.index.xapian_index import XapianIndex, write_xapian
from rulesdb.search.search_errors import BackendError


class Backend(NamedTuple):
    """An engine: the package that it needs, the extra of this one that brings it, how its index is written and opened.

    ``write`` takes all documents in order and the index's folder, ``open`` the folder and what is known of all
    documents. The folder names the servers of a remote engine (`protocol.BACKEND`).
    """

    name: str
    package: str
    extra: str | None
    write: Callable[[Iterable[IndexDocument], Path], None]
    open: Callable[[Path, Statistics], Retriever]
    is_remote: bool = False


BACKENDS = (
    Backend("whoosh", "whoosh", None, write_whoosh, WhooshIndex),
    Backend("tantivy", "tantivy", "tantivy", write_tantivy, TantivyIndex),
    Backend("xapian", "xapian", "xapian", write_xapian, XapianIndex, is_remote=True),
)
DEFAULT = BACKENDS[0].name


def find_backend(written: str) -> Backend:
    """Return the row of an engine, which is written with the servers of a remote one (``xapian=HOST:PORT``).

    Raises BackendError for an unknown one, for one whose package is missing, and for servers that are none.
    """
    name, equals, _ = written.partition("=")
    backend = next((row for row in BACKENDS if row.name == name), None)
    if backend is None:
        known = ", ".join(row.name for row in BACKENDS)
        raise BackendError(f"there is no search backend {name!r}: the backends are {known}")
    if find_spec(backend.package) is None:
        way_out = f"pip install 'rulesdb[{backend.extra}]'" if backend.extra else f"pip install {backend.package}"
        raise BackendError(f"the search backend {name} needs a package that is not installed: {way_out}")
    if backend.is_remote:
        read_servers(written)
    elif equals:
        raise BackendError(f"the search backend {name} takes no servers, but {written!r} names some")
    return backend
