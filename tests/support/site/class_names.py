"""The class names of style sheets, and those that two sheets give two meanings.

A sheet that styles a class by itself, as in ``.card { … }``, gives it its meaning on every page that has the sheet.
Where another sheet uses the same name, by itself or below a root, elements of one get the styles of the other.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_STRING = re.compile(r'"[^"]*"')
_CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
_ALONE = re.compile(r"\.(-?[A-Za-z_][\w-]*)(?::[^\s.>+~]*)?(?=[\s>+~]|$)")


@dataclass
class ClassNames:
    """The class names of a style sheet."""

    alone: set[str] = field(default_factory=set)
    """Those that begin a selector and stand there by themselves."""
    used: set[str] = field(default_factory=set)
    """All."""


def class_names(sheet: str) -> ClassNames:
    """Return the class names of a style sheet."""
    names = ClassNames()
    for selector in _selectors(_STRING.sub('""', _COMMENT.sub("", sheet))):
        names.used.update(_CLASS.findall(selector))
        if alone := _ALONE.match(selector):
            names.alone.add(alone[1])
    return names


def with_two_meanings(sheets: Mapping[str, str]) -> dict[str, set[str]]:
    """Return the names that one sheet styles by itself and another one uses, with the names of these sheets."""
    names = {name: class_names(sheet) for name, sheet in sheets.items()}
    styled_alone = set().union(*(its.alone for its in names.values()))
    users = {one: {name for name, its in names.items() if one in its.used} for one in styled_alone}
    return {one: its for one, its in users.items() if len(its) > 1}


def _selectors(sheet: str) -> Iterator[str]:
    """Yield the selectors of a sheet, those of nested rules behind those around them."""
    around: list[list[str]] = []
    for text, sign in re.findall(r"([^{};]*)([{};])", sheet):
        if sign == "}":
            around.pop()
        elif sign == "{":
            outer = around[-1] if around else [""]
            prelude = text.strip()
            own = [""] if prelude.startswith("@") else list(_listed(prelude))
            inner = [f"{above} {one}".strip() for above in outer for one in own]
            around.append(inner)
            yield from inner


def _listed(prelude: str) -> Iterator[str]:
    """Yield the selectors of a list; a leading :is() counts as its alternatives."""
    start = depth = 0
    for at, character in enumerate(f"{prelude},"):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and not depth:
            yield from _alternatives(prelude[start:at].strip())
            start = at + 1


def _alternatives(selector: str) -> Iterator[str]:
    leading = re.match(r":(?:is|where)\(([^()]*)\)", selector)
    if leading is None:
        yield selector
    else:
        yield from (one.strip() + selector[leading.end() :] for one in leading[1].split(","))
