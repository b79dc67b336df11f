"""The checks of the games that have any: the games' own registries, and the checks in a user's own file."""

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb

from rulesdb.checks.registry import Check, Registry
from rulesdb.engine.games import GAMES
from rulesdb.play.play_errors import PlayError


class CheckFileError(PlayError):
    """A user's file of checks that cannot be used; the message says where and why."""


def registry(game: str) -> Registry:
    """Return the registry of a game, with all checks in it."""
    found: Registry = import_module(f"rulesdb.checks.{game}.registry").load()
    return found


def registries() -> tuple[Registry, ...]:
    """Return the registry of every game, with all checks in it."""
    return tuple(map(registry, GAMES))


def own_checks(path: Path) -> list[Check]:
    """Run a file and return the checks that it registers.

    Raises CheckFileError for a file that cannot be run, or that registers none.
    """
    known = {name for registry in registries() for name in registry.checks}
    spec = spec_from_file_location(f"rulesdb_own_checks_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise CheckFileError(f"{path}: is no Python file; name one that registers checks (docs/checks.md)")
    try:
        spec.loader.exec_module(module_from_spec(spec))
    except (Exception, SystemExit) as error:
        raise CheckFileError(f"{path}:{_line(error, path)}: {type(error).__name__}: {error}") from error
    found = [check for registry in registries() for name, check in registry.checks.items() if name not in known]
    if not found:
        raise CheckFileError(f"{path}: registers no check; docs/checks.md shows how")
    return found


def _line(error: BaseException, path: Path) -> int:
    """Return the last line of the file on the way to an error, 1 for an error before the first one."""
    if isinstance(error, SyntaxError):
        return error.lineno or 1
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    return lines[-1] if lines and lines[-1] else 1
