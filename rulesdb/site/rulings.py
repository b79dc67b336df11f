"""The rulings of a rulebook by the rules that explain their answers, and the data that its search finds them by."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property

from rulesdb.graph.model import Node
from rulesdb.proofs.rulings import RuledSituation
from rulesdb.site import views
from rulesdb.site.sitemap import href, safe_name
from rulesdb.words.node_names import ruleset_name

_FOLDER = "rulings"
"""The folder, in each game's, of the pages of rulings."""

_SCRIPT = "globalThis.rulesdbRulings = [\n{}\n];\n"


class Rulings:
    """The rulings of all games of a rulebook. The default is that of a rulebook without rulings."""

    def __init__(self, situations: Iterable[RuledSituation] = ()) -> None:
        """Keep the situations that were ruled on, in their order."""
        self.situations = tuple(situations)

    def links(self, node: Node, page: str) -> tuple[views.LinkView, ...]:
        """Return the links from a page to the rulings that a rule or heading explains."""
        return tuple(ruling_link(situation, page) for situation in self._by_rule.get(node.id, ()))

    @cached_property
    def _by_rule(self) -> Mapping[str, list[RuledSituation]]:
        found: dict[str, list[RuledSituation]] = defaultdict(list)
        for situation in self.situations:
            for rule in situation.rules:
                found[rule].append(situation)
        return found


def rulings_script(situations: Iterable[RuledSituation], pictures: Mapping[str, Iterable[views.LinkView]]) -> str:
    """Return the script with what the search on the pages finds rulings and pictures by: a row for each.

    A row is its title, game, address, the name of the game where there are several, rules, and kind. ``pictures`` are
    links to the pictures of each game, as from the rulebook's folder.
    """
    rows = [(one.title, one.ruleset, ruling_path(one), one.rules, "ruling") for one in situations]
    rows += [(one.title, game, one.href, (), "picture") for game, of_game in pictures.items() for one in of_game]
    has_several_games = len({game for _, game, *_ in rows}) > 1
    written = (
        json.dumps((title, game, address, ruleset_name(game) * has_several_games, rules, kind), ensure_ascii=False)
        for title, game, address, rules, kind in rows
    )
    return _SCRIPT.format(",\n".join(written))


def ruling_path(situation: RuledSituation) -> str:
    """Return the path of the page of a ruling."""
    return f"{safe_name(situation.ruleset)}/{_FOLDER}/{safe_name(situation.name)}.html"


def ruling_link(situation: RuledSituation, page: str) -> views.LinkView:
    """Return the link from a page to that of a ruling."""
    return views.LinkView(None, situation.title, href(page, ruling_path(situation)))
