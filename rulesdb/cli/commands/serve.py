"""``rulesdb serve``: the answers of the commands over HTTP."""

import argparse
import re
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.cli.arguments import natural_number, path, whole_number
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.homes import ask, home_folder
from rulesdb.cli.language import translated
from rulesdb.cli.output import flush, print_lines
from rulesdb.words.quoting import shortened, unknown_name

if TYPE_CHECKING:
    from rulesdb.server.shelf import ServedHome

EXAMPLES = """\
  rulesdb serve                                    then open http://127.0.0.1:8000/docs in a browser
  rulesdb serve --port 8080 --workers 4
  rulesdb serve --home fab=homes/fab --home mtg=homes/mtg
                                                   several homes, each for its game
  rulesdb serve --site rulebook                    with a rulebook that rulesdb site has written"""

_NAMED = re.compile(r"(?P<game>[a-z][a-z0-9-]*)=(?P<folder>.*)", re.DOTALL)
_HIGHEST_PORT = 65_535


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen at (default: 127.0.0.1, this machine alone)"
    )
    parser.add_argument("--port", type=_port, default=8000, help="port to listen at, 0 for any (default: 8000)")
    parser.add_argument(
        "--workers", type=natural_number, default=1, metavar="N", help="processes that answer (default: 1)"
    )
    parser.add_argument("--site", type=path, metavar="DIR", help="folder of a written rulebook to serve as well")
    parser.add_argument(
        "--allow-origin",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="let pages of this origin ask, as https://example.org, or * for all (repeatable; default: none)",
    )
    parser.add_argument("--log-queries", action="store_true", help="log what is asked for as well")
    parser.add_argument(
        "--seconds",
        type=natural_number,
        default=10,
        metavar="N",
        help="time that a game may take (default: 10 seconds)",
    )
    parser.add_argument(
        "--in-flight", type=natural_number, default=64, metavar="N", help="requests at once of a worker (default: 64)"
    )
    parser.add_argument(
        "--per-client",
        type=natural_number,
        metavar="N",
        help="requests at once of a worker from one address (default: no limit)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal says to stop."""
    if find_spec("uvicorn") is None or find_spec("starlette") is None:
        raise UsageError("serve needs two packages; run: pip install 'rulesdb[serve]'")
    if arguments.site is not None and not (arguments.site / "index.html").is_file():
        raise UsageError(f"{arguments.site} holds no rulebook; write one there with rulesdb site")
    homes = _homes(arguments.home)
    from rulesdb.server.serving import listening_socket, serve  # needs the packages
    from rulesdb.server.settings import Settings  # see above

    host = arguments.host
    try:
        listening = listening_socket(host, arguments.port)
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (while ")[0]  # behind that the address is said again
        raise UsageError(f"{host}, port {arguments.port}: {reason}; take others with --host and --port") from error
    address = f"[{host}]" if ":" in host else host
    print_lines([translated(f"serving: http://{address}:{listening.getsockname()[1]}/docs")])
    flush()
    settings = Settings(
        homes=homes,
        site=arguments.site,
        origins=tuple(arguments.allow_origin),
        with_queries=arguments.log_queries,
        seconds=arguments.seconds,
        in_flight=arguments.in_flight,
        per_client=arguments.per_client,
    )
    serve(settings, listening, arguments.workers)
    return 0


def _port(written: str) -> int:
    """Return ``written`` as a port. Raises ArgumentTypeError."""
    number = whole_number(written)
    if number is None or number > _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{shortened(written)!r} is no port; write a number up to {_HIGHEST_PORT}")
    return number


def _homes(given: Sequence[str] | None) -> "tuple[ServedHome, ...]":
    """Return the homes that are named, once it is known that they can be read; without any the user's own.

    Raises UsageError for a game that a home does not have, or that two have, and HomeError.
    """
    from rulesdb.server.shelf import ServedHome  # see above

    homes = []
    served: dict[str, Path] = {}
    named_homes: Sequence[str | None] = given or [None]
    for written in named_homes:
        named = _NAMED.fullmatch(written or "")
        game, folder = (named["game"], named["folder"]) if named else (None, written)
        games = ask(folder, lambda home: home.rulesets)
        if game is not None and game not in games:
            raise UsageError(unknown_name("ruleset", game, games, " in this home"))
        homes.append(ServedHome(home_folder(folder).absolute(), game))
        for one in (game,) if game else games:
            if one in served:
                raise UsageError(f"two homes have {one}; name the game of each, as in --home {one}={served[one]}")
            served[one] = homes[-1].folder
    return tuple(homes)
