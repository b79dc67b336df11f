"""Captions of nodes on one line, and marks of editions."""

from rulesdb.cli.language import is_japanese, translated

NOT_LOADED = "(not in any loaded text)"
_EDITIONS = {"official": "official", "plain": "commentary"}
_LANGUAGES = {"ja": "Japanese", "en": "English", "zh": "Chinese"}


def caption(identifier: str, title: str | None) -> str:
    """Return the line of a node, a part or an unloaded rule, whose ``title`` is None."""
    return f"{identifier}  {translated(NOT_LOADED) if title is None else title}".rstrip()


def version_note(version: str, date: str) -> str:
    """Return the version of a text and the day from which it is in force, "" where nobody says either."""
    since = translated(f"in force from {date}") if date else ""
    return translated(", ").join(filter(None, (version, since)))


def edition_mark(edition: str) -> str:
    """Return the mark of a text of ``edition``: 【公式】 or 【解説】 in Japanese, or its name.

    That of a text in a second language, ``official-zh``, says which one: 【official, Chinese】, 【公式・中国語】.
    """
    name, _, code = edition.rpartition("-")
    if name in _EDITIONS and code in _LANGUAGES:
        between = "・" if is_japanese() else ", "
        return f"【{translated(_EDITIONS[name])}{between}{translated(_LANGUAGES[code])}】"
    return f"【{translated(_EDITIONS[edition]) if edition in _EDITIONS else edition}】"
