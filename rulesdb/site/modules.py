"""The modules of the pages' search, joined into one script: from a disk a browser runs scripts, but loads no modules.

A module is a function that returns what it exports, after the modules that it imports. Imports and exports have the one
form that the modules use: a list of names, a declaration.
"""

import re
from collections.abc import Iterator
from pathlib import Path

_IMPORT = re.compile(r'^import \{ *(?P<names>[^}]*?),? *\} from "\./(?P<module>\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:function\*?|class|const) (?P<name>\w+))", re.MULTILINE)


def joined_modules(folder: Path, entry: str, global_name: str) -> str:
    """Return a script of the module ``entry`` and all that it needs; ``global_name`` has all that these export."""
    sources = {name: (folder / f"{name}.js").read_text(encoding="utf-8") for name in _order(folder, entry, [])}
    exports = ", ".join(f"..._{name}" for name in sources)
    modules = "\n".join(_function(name, source) for name, source in sources.items())
    return f'(() => {{\n"use strict";\n{modules}\nglobalThis.{global_name} = {{ {exports} }};\n}})();\n'


def _order(folder: Path, name: str, before: list[str]) -> list[str]:
    """Return ``before`` with a module after all that it imports."""
    if name not in before:
        for needed in _imported((folder / f"{name}.js").read_text(encoding="utf-8")):
            before = _order(folder, needed, before)
        before = [*before, name]
    return before


def _imported(source: str) -> Iterator[str]:
    return (match["module"] for match in _IMPORT.finditer(source))


def _function(name: str, source: str) -> str:
    exported = ", ".join(match["name"] for match in _EXPORT.finditer(source))
    body = _EXPORT.sub("", _IMPORT.sub(r"const { \g<names> } = _\g<module>;", source))
    return f"const _{name} = (() => {{\n{body}return {{ {exported} }};\n}})();"
