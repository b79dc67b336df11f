"""Retrieval by Xapian's servers (`xapian-tcpsrv`), which have the documents as well as their terms, each one a share.

An extra (``rulesdb[xapian]``), for texts that no serving process should hold. A build writes a folder for each server.
Xapian numbers the documents of several databases in turns: document n is the one at n // N of the server n % N of N.

What Xapian has as the frequency of a term in a document is the term's impact there, BM25F without its rarity. So scores
are exact, and no server needs statistics of the others. A line of the store is a value by which hits are collapsed,
because such values come with the hits, where data of documents would have to be asked for one by one.
"""

import json
import os
import time
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.search.index.local_lines import DOCUMENTS
from rulesdb.search.index.protocol import (
    BACKEND,
    IndexDocument,
    RetrievalError,
    Retrieved,
    StoredLines,
    TermQuery,
)
from rulesdb.search.index.sealed_index import DAMAGES, damaged_file, read_index_file
from rulesdb.search.index.servers import Server, read_servers
from rulesdb.search.index.statistics import Statistics

if TYPE_CHECKING:
    import xapian

FOLDER = "xapian"
SHARES = "xapian-shares.json"
"""The file with the address of each server, and Xapian's identifier of the share that it must have."""
SECONDS = 2.0
"""How long a server may take to accept a connection, and for each part of an answer."""
RETRY_SECONDS = 5.0
"""How long a server that did not answer is not asked again."""
_UNITS = 10_000
"""Impacts are whole numbers of this part of 1, and weights of 1 / ``_FRACTIONS``: sums of products are exact, and the
order in which a server adds them makes no difference."""
_FRACTIONS = 65_536
_LINE = 0
_TERM, _TAG, _NUMBER = "W", "T", "N"
_LONGEST = 120
"""Bytes of a key. Xapian's longest have 245, in which a zero counts twice."""


def write_xapian(documents: Iterable[IndexDocument], folder: Path) -> None:
    """Write a folder for each of the servers that ``folder`` names, and move the lines of the store there.

    Raises OSError where the disk refuses.
    """
    import xapian  # only who uses the extra has it

    servers = read_servers((folder / BACKEND).read_text(encoding="utf-8"))
    (folder / FOLDER).mkdir(exist_ok=True)
    try:
        shares = [
            xapian.WritableDatabase(str(share_folder(folder, number)), xapian.DB_CREATE_OR_OVERWRITE)
            for number in range(len(servers))
        ]
        with (folder / DOCUMENTS).open("rb") as lines:
            for number, (document, line) in enumerate(zip(documents, lines, strict=True)):
                shares[number % len(shares)].add_document(_document(document, line[:-1]))
        for share in shares:
            share.commit()
        written = [[*server, share.get_uuid().decode()] for server, share in zip(servers, shares, strict=True)]
        for share in shares:
            share.close()
    except xapian.Error as error:
        raise OSError(str(error)) from error
    (folder / SHARES).write_text(json.dumps(written), encoding="utf-8")
    (folder / DOCUMENTS).unlink()


def share_folder(folder: Path, number: int) -> Path:
    """Return the folder of the share of a server, counted from 0, in the folder of an index."""
    return folder / FOLDER / str(number + 1)


def _document(document: IndexDocument, line: bytes) -> "xapian.Document":
    import xapian  # see above

    stored, tags = document
    made = xapian.Document()
    for term in stored.terms:
        made.add_term(_key(_TERM, term), round(_UNITS * stored.scores[term].impact))
    for tag in tags:
        made.add_boolean_term(_key(_TAG, tag))
    made.add_boolean_term(_key(_NUMBER, str(stored.number)))
    made.add_value(_LINE, line)
    return made


def _key(kind: str, text: str) -> bytes:
    """Return a term as Xapian has it, a digest in the place of one that is too long for it."""
    key = (kind + text).encode()
    if len(key) <= _LONGEST:
        return key
    from hashlib import sha256  # loads OpenSSL, and nearly no term is so long

    return f"{kind}{kind}{sha256(key).hexdigest()}".encode()


class _Share(NamedTuple):
    server: Server
    identifier: str


class _Connection(NamedTuple):
    """The shares that answer, by number, as one database, and what is missing, ``""`` if nothing is.

    It is kept until a time of the monotonic clock, in seconds.
    """

    database: "xapian.Database"
    answering: Sequence[int]
    missing: str
    until: float


class _Hits(NamedTuple):
    """Hits by document, the best first, how many there are, and what could not be searched."""

    hits: Sequence[tuple[int, "xapian.MSetItem"]]
    total: int
    missing: str


class XapianIndex:
    """Asks the servers that the index in ``folder`` names, which are connected to with the first question."""

    def __init__(self, folder: Path, statistics: Statistics) -> None:
        """Keep the folder."""
        self._folder = folder
        self._statistics = statistics
        self._connections: dict[int, _Connection] = {}

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return the best documents for a query. Raises SearchIndexError and RetrievalError."""
        from xapian import Query  # see above

        weights = {term: weight * self._statistics.rarity(term) for term, weight in query.terms.items()}
        terms = [
            Query(Query.OP_SCALE_WEIGHT, Query(_key(_TERM, term)), round(weight * _FRACTIONS) / _FRACTIONS)
            for term, weight in weights.items()
        ]
        tags = [Query(_key(_TAG, tag)) for tag in query.tags]
        disjunction = Query(Query.OP_OR, terms)
        found = self._search(
            Query(Query.OP_FILTER, disjunction, Query(Query.OP_AND, tags)) if tags else disjunction, query.limit
        )
        return Retrieved([(document, hit.weight) for document, hit in found.hits], found.total, found.missing)

    def matching(self, term: str) -> Sequence[int]:
        """Return all documents with a term, in order. Raises SearchIndexError, and RetrievalError if a server fails."""
        return self._all_with(_key(_TERM, term))

    def tagged(self, tag: str) -> Sequence[int]:
        """Return all documents with a tag, in order. Raises SearchIndexError, and RetrievalError if a server fails."""
        return self._all_with(_key(_TAG, tag))

    def stored(self, documents: Sequence[int]) -> StoredLines:
        """Return the lines of documents. Raises SearchIndexError and RetrievalError."""
        from xapian import Query  # see above

        numbers = [_key(_NUMBER, str(document)) for document in documents]
        found = self._search(Query(Query.OP_OR, numbers), len(documents), with_lines=True)
        lines = {document: hit.collapse_key for document, hit in found.hits}
        return StoredLines(lines, found.missing if len(lines) < len(documents) else "")

    def _all_with(self, key: bytes) -> Sequence[int]:
        from xapian import Query  # see above

        found = self._search(Query(key), None)
        if found.missing:
            raise RetrievalError(found.missing)
        return sorted(document for document, _ in found.hits)

    def _search(self, query: "xapian.Query", limit: int | None, *, with_lines: bool = False) -> _Hits:
        """Ask on the kept connection, and again on a new one if that is broken: servers end those that are idle."""
        import xapian  # see above

        documents = self._statistics.documents
        problem = ""
        for connection in (self._connection(), None):
            database, answering, missing, _ = connection or self._connected()
            if not answering:
                raise RetrievalError(missing)
            enquire = xapian.Enquire(database)
            enquire.set_weighting_scheme(xapian.TfIdfWeight("nnn"))  # the frequency and nothing else
            enquire.set_query(query)
            if with_lines:
                enquire.set_collapse_key(_LINE)
            try:
                found = enquire.get_mset(0, documents if limit is None else limit, documents)
            except xapian.Error as error:
                problem = str(error)
                continue
            shares = len(self._shares)
            hits = [
                ((hit.docid - 1) // len(answering) * shares + answering[(hit.docid - 1) % len(answering)], hit)
                for hit in found
            ]
            return _Hits(hits, found.get_matches_estimated(), missing)
        raise RetrievalError(f"Xapian: {problem}")

    def _connection(self) -> _Connection:
        """Return the kept connection of this process, or a new one."""
        kept = self._connections.get(os.getpid())
        return kept if kept is not None and time.monotonic() < kept.until else self._connected()

    def _connected(self) -> _Connection:
        """Return a new connection, which is kept; one without all servers for a short time."""
        import xapian  # see above

        database, answering = xapian.Database(), []
        problems: dict[str, list[str]] = {"did not answer": [], "has the rules of another build": []}
        silent, foreign = problems.values()
        timeout = int(SECONDS * 1000)
        for number, (server, identifier) in enumerate(self._shares):
            try:
                share = xapian.remote_open(*server, timeout, timeout)
            except xapian.Error:
                silent.append(str(server))
                continue
            if share.get_uuid().decode() == identifier:
                database.add_database(share)
                answering.append(number)
            else:
                foreign.append(str(server))
        missing = "; ".join(f"{', '.join(servers)} {problem}" for problem, servers in problems.items() if servers)
        until = time.monotonic() + RETRY_SECONDS if missing else float("inf")
        made = self._connections[os.getpid()] = _Connection(database, answering, missing, until)
        return made

    @cached_property
    def _shares(self) -> Sequence[_Share]:
        try:
            written = json.loads(read_index_file(self._folder, SHARES))
            return [_Share(Server(str(host), int(port)), str(identifier)) for host, port, identifier in written]
        except DAMAGES as error:
            raise damaged_file(self._folder, SHARES) from error
