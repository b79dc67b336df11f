"""Folders of shipped files: the texts, the templates of the rulebook, and what an installation has computed.

It is apart because the answer differs: in a checkout the folders stand at the top level, where people edit them; in an
installed wheel they travel inside the package (``pyproject.toml`` puts them there).
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def data_folder() -> Path:
    """Return the folder of the shipped editions, one folder per ruleset and language below it."""
    return _shipped("data")


def shipped_example(game: str, kind: str) -> str:
    """Return the example of a file of a game that users write: ``situation`` or ``cards``."""
    return (templates_folder() / "examples" / f"{kind}-{game}.txt").read_text(encoding="utf-8")


def templates_folder() -> Path:
    """Return the folder of the rulebook's templates and stylesheets."""
    return _shipped("templates")


def computed_folder() -> Path:
    """Return the folder of what was computed when the package was built or installed."""
    return _PACKAGE / "_computed"


def _shipped(name: str) -> Path:
    installed = _PACKAGE / "_shipped" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
