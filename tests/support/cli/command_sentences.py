"""Finds in the code what the command may say to a user: the sentences of errors, messages, labels and help."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[3] / "rulesdb"
HOLE = "\u1810"  # a digit, since a part may be a number; no sentence has it
"""What stands for a part of a sentence that changes; it is of no language."""

_SAYING = re.compile(
    r"\w*Error|_error|_damaged|_unsealed|tell|warn|translated|labelled|unknown_name|refuse_unknown|Command|Remark"
)
_FINDING = re.compile(r"_?(add|diagnose|hidden|glued|with_diagnostic)")
_FOUND = {"message", "seen", "way_out", "what", "outcome"}
_NAMES = {"problem", "way_out", "sentence", "found", "hint", "EXAMPLES"}
_CODE = re.compile(r"[a-z]+(-[a-z]+)+|add|[a-z_]+:[a-z_]+")
_PROSE = re.compile(r"[A-Za-z]{2}")


def sentences(path: Path) -> Iterator[str]:
    """Yield what a module says: string arguments of errors and messages, help texts, and what such names stand for."""
    return _said(path, _SAYING, _NAMES)


def messages(path: Path) -> Iterator[str]:
    """Yield the messages of the diagnostics that a module reports, and the parts that they are made of."""
    return (text for text in _said(path, _FINDING, _FOUND) if not _CODE.fullmatch(text))


def _said(path: Path, saying: re.Pattern[str], names: set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            says = saying.fullmatch(name) is not None
            arguments = node.args if says else []
            arguments = arguments + [keyword.value for keyword in node.keywords if keyword.arg == "help"]
        elif isinstance(node, ast.Assign) and {getattr(one, "id", "") for one in _targets(node)} & names:
            arguments = list(_values(node))
        else:
            continue
        for argument in arguments:
            yield from _texts(argument)


def _targets(node: ast.Assign) -> list[ast.expr]:
    (target, *_) = node.targets
    return target.elts if isinstance(target, ast.Tuple) else [target]


def _values(node: ast.Assign) -> Iterator[ast.expr]:
    """Yield what is assigned; of several values each, and of one among choices each choice."""
    values = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
    for value in values:
        yield from value.elts if isinstance(value, ast.Tuple) else [value]


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
        yield from [text] if _PROSE.search(text) else []
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _PROSE.search(node.value):
        yield node.value
