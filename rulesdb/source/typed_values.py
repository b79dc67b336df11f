"""Values of TOML and JSON read by their types; a value that does not fit is told by its key, in TOML's words.

Apart from its readers, because msgspec names types and paths as Python and JSON do: ``$.edition.title``, ``str``.
"""

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from rulesdb.words.quoting import shortened

Value = TypeVar("Value")

_TYPES = {
    "str": "a text",
    "int": "a number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}
_MOST_PARTS = 50
_LONG_KEY = re.compile(rf"(?<![\w.\-])[\w-]++(?:[ \t]*\.[ \t]*[\w-]++){{{_MOST_PARTS},}}+")
"""A key whose parts take Python's reader of TOML the square of their number, and then the stack."""
_NAMED_TYPES = re.compile(r"`(?P<types>\w+(?: \| \w+)*)`")
_PLACE = re.compile(r"(?P<problem>.*) - at `\$\.?(?P<key>.*)`", re.DOTALL)
_INDEX = re.compile(r"\[(\d+)\]")
_SENTENCES = {
    re.compile(r"Object missing required field `(\w+)`"): r"has no \1",
    re.compile(r"Object contains unknown field `(.*)`", re.DOTALL): r"has an unknown key '\1'",
}


class MisfitValueError(ValueError):
    """A text that is no TOML or JSON, or has a value of another type; ``str()`` names the key and the problem."""


def decode_json(raw: bytes, kind: type[Value]) -> Value:
    """Return JSON in UTF-8 as a value of type ``kind``. Raises MisfitValueError."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.MsgspecError as error:
        raise MisfitValueError(_problem(str(error))) from error


def decode_toml(text: str, kind: type[Value]) -> Value:
    """Return TOML text as a value of type ``kind``. Raises MisfitValueError, with line and column for wrong syntax."""
    long_key = _LONG_KEY.search(text)
    if long_key is not None:
        line = text.count("\n", 0, long_key.start()) + 1
        raise MisfitValueError(f"{shortened(long_key[0], 20)}: is a key of more than {_MOST_PARTS} parts (line {line})")
    try:
        return msgspec.toml.decode(text.removeprefix("\ufeff"), type=kind)
    except msgspec.MsgspecError as error:
        raise MisfitValueError(_problem(str(error))) from error
    except RecursionError as error:
        raise MisfitValueError("has lists or tables that are nested too deeply") from error


def convert_table(table: Mapping[str, object], kind: type[Value]) -> Value:
    """Return a table that was read already as a value of type ``kind``. Raises MisfitValueError."""
    try:
        return msgspec.convert(table, type=kind)
    except msgspec.MsgspecError as error:
        raise MisfitValueError(_problem(str(error))) from error


def _problem(message: str) -> str:
    """Return msgspec's message with the key in front: ``edition.title: expected a text, got a number``."""
    keyed = _PLACE.fullmatch(message)
    problem, key = (keyed["problem"], _INDEX.sub(_ordinal, keyed["key"])) if keyed else (message, "")
    for pattern, sentence in _SENTENCES.items():
        if pattern.fullmatch(problem):
            return f"{key} {pattern.sub(sentence, problem)}".strip()
    shown = _NAMED_TYPES.sub(lambda found: " or ".join(map(_type_name, found["types"].split(" | "))), problem)
    return f"{key}: {shown[:1].lower()}{shown[1:]}" if key else shown


def _ordinal(index: re.Match[str]) -> str:
    return f" {int(index[1]) + 1}"


def _type_name(name: str) -> str:
    return _TYPES.get(name, name)
