"""Scripts that pages of rules load: previews of their nodes, accounts and boards of checks.

They are scripts, not data, because a page that was opened from a disk may run scripts of its folder but read no other
file. Their entries are pairs, not objects, because an entry may be called ``__proto__``.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath

from rulesdb.words.proofs import ACCOUNT

_CALL = "rulesdb.targets.keep({});\n"
_ACCOUNTS = "rulesdb.accounts.keep([\n{}\n]);\n"
_BOARDS = "rulesdb.boards.keep({}, [\n{}\n]);\n"


def companion_path(page: str) -> str:
    """Return the path of the script beside the page with the path ``page``; targets.js makes the same one."""
    return str(PurePosixPath(page).with_suffix(".nodes.js"))


def accounts_path(page: str) -> str:
    """Return the path of the script with the accounts of the checks on the page with the path ``page``."""
    return str(PurePosixPath(page).with_suffix(".proofs.js"))


def accounts_script(accounts: Mapping[str, str]) -> str:
    """Return the script with the markup of accounts by the names of their checks."""
    return _ACCOUNTS.format(",\n".join(json.dumps(row, ensure_ascii=False) for row in accounts.items()))


def boards_path(page: str, ordinal: int) -> str:
    """Return the path of a script with boards of checks on the page with the path ``page``, counted from 1."""
    return str(PurePosixPath(page).with_suffix(f".boards-{ordinal}.js"))


def boards_script(boards: Iterable[str]) -> str:
    """Return the script with boards of checks, each given as JSON, and the names of the parts of an account."""
    return _BOARDS.format(json.dumps([*ACCOUNT.items()], ensure_ascii=False), ",\n".join(boards))


def companion_script(path: str, title: str, nodes: Mapping[str, str]) -> str:
    """Return the script beside a page: its path, its title, and the markup of its nodes by anchor."""
    arguments = (path, title, list(nodes.items()))
    return _CALL.format(", ".join(json.dumps(argument, ensure_ascii=False) for argument in arguments))
