"""The script that names every number with its page and headline: the box of every page goes to a number by it."""

import json

from rulesdb.graph.model import Node
from rulesdb.graph.naming import NUMBER
from rulesdb.site import contents, page_words
from rulesdb.site.history_views import HistoryViews
from rulesdb.site.sitemap import Sitemap

NUMBERS = "_assets/numbers.js"  # no game's folder begins with a low line


def script(sitemap: Sitemap, histories: HistoryViews) -> str:
    """Return the script with all pages that have numbers: path, title, numbers with a space between two, headlines.

    A page whose nodes have no headlines has an empty list of them. A number that was given up leads to the page of
    former numbers, which leads on; its headline says where.
    """
    roots = (root for ruleset in sitemap.rulesets for root in sitemap.page_roots(ruleset))
    rows = [*(_row(sitemap, root) for root in roots), *(_former_row(histories, name) for name in histories.rulesets)]
    kept = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows if row[2])
    return f"rulesdb.numbers.keep([\n{kept}\n]);\n"


def _former_row(histories: HistoryViews, ruleset: str) -> tuple[str, str, str, list[str]]:
    numbers = {name: now for name, now in histories.given_up(ruleset).items() if NUMBER.fullmatch(name)}
    page = histories.sitemap.former_page(ruleset)
    return page, page_words.FORMER_NUMBERS, " ".join(numbers), list(numbers.values())


def _row(sitemap: Sitemap, root: Node) -> tuple[str, str, str, list[str]]:
    numbered = [node for _, node in sitemap.members(root) if node.number]
    headlines = [node.headline for node in numbered]
    numbers = " ".join(node.number or "" for node in numbered)
    return sitemap.page(root), contents.name(root), numbers, headlines if any(headlines) else []
