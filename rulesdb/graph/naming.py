"""Identifiers of nodes, put together and taken apart: ``<ruleset>:<number>``, or a heading's text for the number.

The order and hierarchy of numbers is the parser's; the stages behind the graph find it here.
"""

from rulesdb.syntax.numbering import LONGEST_RANGE, NUMBER, NumberOrder, ancestors, parent, sort_key, spell_out

__all__ = [
    "LONGEST_RANGE",
    "NUMBER",
    "NumberOrder",
    "ancestors",
    "identifier",
    "identifier_in_table",
    "name_in_table",
    "parent",
    "sort_key",
    "spell_out",
    "split_identifier",
]


def identifier(ruleset: str, key: str) -> str:
    """Return the identifier of a number or heading of a ruleset: ``fab:1.0.2a``."""
    return f"{ruleset}:{key}"


def split_identifier(identifier: str) -> tuple[str, str]:
    """Return ruleset and number (or heading, with any ``#part``) of an identifier."""
    ruleset, _, key = identifier.partition(":")
    return ruleset, key


def name_in_table(identifier: str) -> str:
    """Return the name of a node or part in the tables of data/: its key, where a heading has full-width colons."""
    return split_identifier(identifier)[1].replace(":", "：")


def identifier_in_table(ruleset: str, name: str) -> str:
    """Return the identifier of the node or part that has ``name`` in a table of data/."""
    return identifier(ruleset, name.replace("：", ":"))
