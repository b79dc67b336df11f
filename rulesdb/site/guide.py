"""The guide for programs that read along (llms.txt): what there is, how to find a rule, and how to cite it."""

import re

from rulesdb.graph.model import Graph
from rulesdb.site import contents, views
from rulesdb.site.frames import Frames, edition_view, editions_of
from rulesdb.site.sitemap import GUIDE, Sitemap
from rulesdb.words.nodes import ruleset_name


def guide(sitemap: Sitemap, frames: Frames, base_url: str, *, has_coverage: bool) -> views.Guide:
    """Return the guide to a rulebook."""
    games = tuple(_game(sitemap, sitemap.graph, ruleset) for ruleset in sitemap.rulesets)
    return views.Guide(frames.stamp.version, frames.stamp.built_at, games, bool(base_url), has_coverage)


def _game(sitemap: Sitemap, graph: Graph, ruleset: str) -> views.GuideGame:
    nodes = [node for node in graph.nodes.values() if node.ruleset == ruleset]
    example = next((node for node in nodes if not sitemap.has_page(node)), nodes[0])
    return views.GuideGame(
        title=_plain(ruleset_name(ruleset)),
        editions=tuple(edition_view(edition) for edition in editions_of(graph, ruleset)),
        example=_plain(example.id),
        place=sitemap.href_of(GUIDE, example),
        page=sitemap.single_page(example),
        data=sitemap.data_file(example),
        pages=tuple(
            views.Link(None, _plain(contents.name(root)), sitemap.page(root)) for root in sitemap.page_roots(ruleset)
        ),
    )


def _plain(text: str) -> str:
    """Return ``text`` on one line, with nothing in it that Markdown would take for a link's end."""
    return re.sub(r"([\\\[\]])", r"\\\1", " ".join(text.split()))
