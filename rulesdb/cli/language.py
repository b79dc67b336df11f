"""The language in which the command speaks: Japanese where the user's is, else English.

The code says everything in English, and ``translated`` looks a sentence up in the Japanese catalogue, which is loaded
only then: English costs a cold command nothing. A locale without a language (C, POSIX) means English, as by custom.
"""

import os
from collections.abc import Mapping, Sequence

from rulesdb.words.node_names import part_name

LANGUAGES = ("ja", "en")
OPTION = "--lang"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as POSIX has it

_chosen = {"language": "en"}


def choose_language(arguments: Sequence[str]) -> None:
    """Choose the language of this run: the one that ``--lang`` names anywhere in ``arguments``, else the locale's.

    Errors in the arguments are reported in this language, so it is chosen before they are parsed.
    """
    named = [given for given in map(_named, arguments, (*arguments[1:], "")) if given in LANGUAGES]
    _chosen["language"] = named[0] if named else _of_locale()


def is_japanese() -> bool:
    """Return whether the command speaks Japanese."""
    return _chosen["language"] == "ja"


def translated(text: str) -> str:
    """Return an English sentence or label in the language of this run; English where the catalogue has no row."""
    return in_japanese(text) if is_japanese() else text


def in_japanese(text: str) -> str:
    """Translate an English sentence or label for a page, which is Japanese; English where the catalogue has no row."""
    from rulesdb.cli.catalogue.sentence_lookup import japanese  # English must not pay for it

    found = japanese(text)
    return text if found is None else found


def name_of(key: str, japanese_names: Mapping[str, str]) -> str:
    """Return the name of ``key``: its entry in a table of rulesdb.words in Japanese, the key itself in English."""
    return japanese_names.get(key, key) if is_japanese() else key


def part_label(where: str) -> str:
    """Return the name of a part of a node, 例2 or ``example 2`` for ``example-2``."""
    kind, _, ordinal = where.partition("-")
    return part_name(where) if is_japanese() else f"{kind} {ordinal}".rstrip()


def _named(argument: str, following: str) -> str:
    """Return the language that an argument names, ``""`` if it names none."""
    option, _, value = argument.partition("=")
    return "" if option != OPTION else value or following


def _of_locale() -> str:
    locale = next((value for variable in _VARIABLES if (value := os.environ.get(variable))), "")
    return "ja" if locale.lower().startswith("ja") else "en"
