"""The servers of a remote engine, as ``--backend`` and the index name them: ``xapian=HOST:PORT,HOST:PORT``."""

from typing import NamedTuple

from rulesdb.search.search_errors import BackendError

_HIGHEST_PORT = 65_535


class Server(NamedTuple):
    """The address of a server."""

    host: str
    port: int

    def __str__(self) -> str:
        """Return the address as it is written."""
        return f"{self.host}:{self.port}"


def read_servers(written: str) -> list[Server]:
    """Return the servers behind the ``=`` of a written engine. Raises BackendError if there are none, and for a wrong
    address.
    """
    name, _, addresses = written.partition("=")
    servers = []
    for address in addresses.split(","):
        host, _, port = address.rpartition(":")
        if not host or not port.isdecimal() or not 0 < int(port) <= _HIGHEST_PORT:
            way_out = f"--backend {name}=HOST:PORT,HOST:PORT"
            raise BackendError(f"the search backend {name} needs the addresses of its servers: {way_out}")
        servers.append(Server(host, int(port)))
    return servers
