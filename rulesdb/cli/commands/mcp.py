"""``rulesdb mcp``: the rules as tools for assistants, on standard input and output or over HTTP."""

import argparse
import socket
from importlib.util import find_spec

from rulesdb.cli.arguments import whole_number
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.homes import ask, home_folder
from rulesdb.cli.output import warn
from rulesdb.words.quoting import shortened

EXAMPLES = """\
  rulesdb mcp                          for an assistant that starts it itself (docs/mcp.md)
  rulesdb mcp --http 127.0.0.1:8765    for assistants that ask http://127.0.0.1:8765/mcp"""

_HIGHEST_PORT = 65_535


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--http",
        type=_address,
        metavar="HOST:PORT",
        help="answer over HTTP there, port 0 for any (default: on standard input and output)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Answer until the input ends or a signal says to stop."""
    if find_spec("mcp") is None:
        raise UsageError("mcp needs a package; run: pip install 'rulesdb[mcp]'")
    ask(arguments.home, lambda home: home.rulesets)
    from rulesdb.api.book import open as open_book  # needs the home
    from rulesdb.assistants.server import serve_http, serve_streams  # needs the package
    from rulesdb.assistants.tools import Tools  # see above

    folder = str(home_folder(arguments.home))
    with open_book(folder) as book:
        if arguments.http is None:
            serve_streams(Tools(book, folder, takes_files=True))
            return 0
        host, port = arguments.http
        with _listening(host, port) as listening:
            shown = f"[{host}]" if ":" in host else host
            warn(f"serving: http://{shown}:{listening.getsockname()[1]}/mcp")
            serve_http(Tools(book, folder, takes_files=False), host, listening)
    return 0


def _listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens. Raises UsageError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"{host}, port {port}: {reason}; take others with --http") from error


def _address(written: str) -> tuple[str, int]:
    """Return the host and port of ``HOST:PORT``. Raises ArgumentTypeError."""
    host, _, port = written.rpartition(":")
    number = whole_number(port)
    if not host or number is None or number > _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(
            f"{shortened(written)!r} is no address; write one such as 127.0.0.1:8765, with a port up to {_HIGHEST_PORT}"
        )
    return host.strip("[]"), number
