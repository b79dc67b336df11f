"""The format of help texts: as wide as the terminal, in the user's language."""

import argparse
from collections.abc import Iterable

from rulesdb.cli.language import is_japanese, translated
from rulesdb.cli.terminal import broken, columns

_MARGIN = 2  # columns that argparse leaves free


class HelpFormat(argparse.RawDescriptionHelpFormatter):
    """The formatter of a help text: it translates the words that argparse adds, and breaks Japanese by its columns."""

    def __init__(self, prog: str) -> None:
        """Take the columns of the terminal: argparse would import shutil to ask for them."""
        super().__init__(prog, width=columns() - _MARGIN)

    def start_section(self, heading: str | None) -> None:
        """Begin a group of arguments under its heading."""
        super().start_section(heading and translated(heading))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Begin with the line of usage."""
        super().add_usage(usage, actions, groups, translated("usage: ") if prefix is None else prefix)

    def _expand_help(self, action: argparse.Action) -> str:
        return translated(super()._expand_help(action))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return list(broken(text, width)) if is_japanese() else super()._split_lines(text, width)


def with_remarks(examples: str) -> str:
    """Return the lines of examples with the remarks beside or below the commands in the user's language."""
    return "\n".join(map(_with_remark, examples.split("\n")))


def _with_remark(line: str) -> str:
    """Return a line of examples with its remark, behind two blanks at least, in the user's language."""
    command, blanks, remark = line.rpartition("  ")
    return f"{command}{blanks}{translated(remark)}"
