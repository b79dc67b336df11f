"""The modules of the pages' search, joined into one script: from a disk a browser runs scripts, but loads no modules.

All of them share one scope, in which a name has one declaration: a page loads no word about where a name is from.
Imports and exports have the one form that the modules use: a list of names, a declaration.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

_IMPORT = re.compile(r'^import \{[^}]*\} from "\./(?P<module>\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:function|class|const) (?P<name>\w+))", re.MULTILINE)
_CONSTANT = re.compile(r"\bconst (?P<name>[A-Z][A-Z0-9_]+)\b")
_CAPITALS = re.compile(r"\b[A-Z][A-Z0-9_]+\b")
_DECLARATION = re.compile(r"^(?:export )?(?:function|class|const|let) (?P<name>\w+)", re.MULTILINE)


def joined_modules(folder: Path, entry: str, global_name: str, shown: Sequence[str] = ()) -> str:
    """Return a script of the module ``entry`` and all modules that it imports.

    The script sets ``global_name`` to an object with the modules' exports, or with those that ``shown`` names. Raises
    ValueError where two modules declare one name.
    """
    modules = [_source(folder, name) for name in _order(folder, entry, [])]
    counts = Counter(match["name"] for source in modules for match in _DECLARATION.finditer(source))
    if twice := [name for name, count in counts.items() if count > 1]:
        raise ValueError(f"declared in more than one module: {', '.join(twice)}")
    exported = ", ".join(shown or (match["name"] for source in modules for match in _EXPORT.finditer(source)))
    body = "".join(_EXPORT.sub("", _IMPORT.sub("", source)) for source in modules)
    return f'(() => {{\n"use strict";\n{body}globalThis.{global_name} = {{ {exported} }};\n}})();\n'


def with_short_constants(script: str) -> str:
    """Return a script whose constants have short names; no string, no property and no object may have such a name.

    Long names, most of which are read in one place, are a twentieth of what a page loads as scripts.
    """
    declared = {match["name"] for match in _CONSTANT.finditer(script)}
    counts = Counter(name for name in _CAPITALS.findall(script) if name in declared)
    short = {name: f"${number:x}" for number, (name, _) in enumerate(counts.most_common())}
    return _CAPITALS.sub(lambda match: short.get(match[0], match[0]), script)


def _source(folder: Path, name: str) -> str:
    return (folder / f"{name}.js").read_text(encoding="utf-8")


def _order(folder: Path, name: str, before: list[str]) -> list[str]:
    """Return ``before`` with a module after all that it imports."""
    if name not in before:
        for needed in _imported(_source(folder, name)):
            before = _order(folder, needed, before)
        before = [*before, name]
    return before


def _imported(source: str) -> Iterator[str]:
    return (match["module"] for match in _IMPORT.finditer(source))
