"""The script that names every number and the page it is on: the box of every page goes to a number by it."""

import json

from rulesdb.graph.model import Node
from rulesdb.site import contents
from rulesdb.site.sitemap import Sitemap

NUMBERS = "_assets/numbers.js"  # no game's folder begins with a low line


def script(sitemap: Sitemap) -> str:
    """Return the script that knows the path, the title and the numbers of all pages; those without any are left out."""
    roots = (root for ruleset in sitemap.rulesets for root in sitemap.page_roots(ruleset))
    rows = ((sitemap.page(root), contents.name(root), _numbers(sitemap, root)) for root in roots)
    kept = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows if row[2])
    return f"rulesdb.numbers.keep([\n{kept}\n]);\n"


def _numbers(sitemap: Sitemap, root: Node) -> str:
    """Return the numbers on the page that a node begins, with a space between two."""
    return " ".join(node.number for _, node in sitemap.members(root) if node.number)
