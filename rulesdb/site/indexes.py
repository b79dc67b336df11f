"""The two indexes at the end of the book, of terms and of cards, each game by itself."""

from collections.abc import Callable, Sequence

from rulesdb.graph.naming import split_identifier
from rulesdb.japanese import gojuon
from rulesdb.site import citations, term_index, views
from rulesdb.site.inlines import language
from rulesdb.site.sitemap import CARDS, Sitemap, ruleset_anchor
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.words.nodes import ruleset_name

_Groups = list[tuple[str, tuple[views.Entry, ...]]]


def terms(sitemap: Sitemap, glossary: Sequence[GlossaryEntry]) -> tuple[views.IndexSection[views.Term], ...]:
    """Return the index of terms of every loaded game that has any."""
    return _sections(sitemap, lambda ruleset: term_index.groups(sitemap, glossary, ruleset))


def cards(sitemap: Sitemap) -> tuple[views.IndexSection[views.Card], ...]:
    """Return the index of the cards that the rules of every loaded game mention."""
    mentions = citations.Citations(sitemap, citations.cards)
    return _sections(sitemap, lambda ruleset: _cards(mentions, ruleset))


def _cards(mentions: citations.Citations, ruleset: str) -> _Groups[views.Card]:
    """Return a game's cards by the first letter as written: nobody says how a name in kanji is read."""
    named = ((name, card) for name in mentions.names for owner, card in (split_identifier(name),) if owner == ruleset)
    return gojuon.grouped((card, views.Card(card, language(card), mentions.of(name, CARDS))) for name, card in named)


def _sections(
    sitemap: Sitemap, groups_of: Callable[[str], _Groups[views.Entry]]
) -> tuple[views.IndexSection[views.Entry], ...]:
    found = ((ruleset, groups_of(ruleset)) for ruleset in sitemap.rulesets)
    return tuple(_section(ruleset, groups) for ruleset, groups in found if groups)


def _section(ruleset: str, groups: _Groups[views.Entry]) -> views.IndexSection[views.Entry]:
    name = ruleset_anchor(ruleset)
    listed = tuple(views.IndexGroup(f"{name}-{label}", label, entries) for label, entries in groups)
    return views.IndexSection(name, ruleset_name(ruleset), listed)
