"""Boards within a page that needs no other file: their style sheet and one script with all that shows them.

A page of the rulebook loads boards from files beside it; a page that is sent to somebody has none.
"""

import hashlib
from base64 import b64encode
from collections.abc import Iterable
from typing import NamedTuple

from rulesdb.site.page_data import boards_script
from rulesdb.source.resources import templates_folder

_SHEETS = ("inline-boards.css", "assets/colours.css", "assets/boards.css")
_SCRIPTS = ("board-courses.js", "board-tables.js", "board-dialogs.js", "boards.js")
_GLOBAL = 'const rulesdb = { root: "" };\n'
"""The object to which the scripts add; in the rulebook book.js makes it."""


class InlineBoards(NamedTuple):
    """What a page needs to show boards."""

    style: str
    """The text of a ``style`` element."""
    script: str
    """The text of a ``script`` element, which stands behind the elements with boards."""

    @property
    def source(self) -> str:
        """The source expression that lets the script run under a content security policy."""
        return script_source(self.script)


def script_source(script: str) -> str:
    """Return the source expression that lets a script within a page run under a content security policy."""
    return f"'sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def inline_boards(entries: Iterable[str]) -> InlineBoards:
    """Return what a page needs to show boards, each given as the JSON that ``board_entry`` returns.

    An element ``<details data-board data-check="NAME">`` gets the button that opens the board of that name.
    """
    from rjsmin import jsmin  # only a page with boards needs it

    templates = templates_folder()
    style = "".join((templates / name).read_text(encoding="utf-8") for name in _SHEETS)
    scripts = [jsmin((templates / "assets" / name).read_text(encoding="utf-8")) for name in _SCRIPTS]
    data = boards_script(entries).replace("<", "\\u003c")  # a card's text ends no element
    return InlineBoards(style, "\n".join((_GLOBAL, *scripts, data)))
