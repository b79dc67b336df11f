"""Captions of nodes on one line, and marks of editions."""

from rulesdb.cli.language import translated

NOT_LOADED = "(not in any loaded text)"
_EDITIONS = {"official": "official", "plain": "commentary"}


def caption(identifier: str, title: str | None) -> str:
    """Return the line of a node, a part or an unloaded rule, whose ``title`` is None."""
    return f"{identifier}  {translated(NOT_LOADED) if title is None else title}".rstrip()


def edition_mark(edition: str) -> str:
    """Return the mark of a text of ``edition``: 【公式】 or 【解説】 in Japanese, or its name."""
    return f"【{translated(_EDITIONS[edition]) if edition in _EDITIONS else edition}】"
