"""The script that names every number with its page and headline: the box of every page goes to a number by it."""

import json

from rulesdb.graph.model import Node
from rulesdb.site import contents
from rulesdb.site.sitemap import Sitemap

NUMBERS = "_assets/numbers.js"  # no game's folder begins with a low line


def script(sitemap: Sitemap) -> str:
    """Return the script with all pages that have numbers: path, title, numbers with a space between two, headlines.

    A page whose nodes have no headlines has an empty list of them.
    """
    roots = (root for ruleset in sitemap.rulesets for root in sitemap.page_roots(ruleset))
    rows = (_row(sitemap, root) for root in roots)
    kept = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows if row[2])
    return f"rulesdb.numbers.keep([\n{kept}\n]);\n"


def _row(sitemap: Sitemap, root: Node) -> tuple[str, str, str, list[str]]:
    numbered = [node for _, node in sitemap.members(root) if node.number]
    headlines = [node.headline for node in numbered]
    numbers = " ".join(node.number or "" for node in numbered)
    return sitemap.page(root), contents.name(root), numbers, headlines if any(headlines) else []
