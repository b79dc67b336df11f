"""What the box that jumps to a number loads: a script that names every number and the page it is on."""

import json
from collections.abc import Iterable

from rulesdb.site import views

NUMBERS = "_assets/numbers.js"  # no game's folder begins with a low line

Row = tuple[str, str, str]


def row(page: views.RulesPage) -> Row:
    """Return the path and the title of a page and its numbers, with a space between two."""
    return page.frame.path, page.frame.title, " ".join(node.number for node in page.nodes if node.number)


def script(rows: Iterable[Row]) -> str:
    """Return the script that knows the numbers of all pages; pages without any are left out."""
    kept = ",\n".join(json.dumps(each, ensure_ascii=False) for each in rows if each[2])
    return f"rulesdb.jump.keep([\n{kept}\n]);\n"
