"""Views of the histories of rules, where an edition has several versions.

A rule's own page has all versions. A section's page would be many times as large with them, so it has what a reader
must know there, that a number named another rule before, and a link; and the versions of its own heading where that was
changed.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rulesdb.graph.histories import Difference, EditionHistory, FormerRule, Moment
from rulesdb.graph.model import Node
from rulesdb.graph.naming import identifier
from rulesdb.site import views
from rulesdb.site.languages import foreign, foreign_name
from rulesdb.site.sitemap import Sitemap, href, key
from rulesdb.words.changes import CHANGES
from rulesdb.words.node_names import edition_label
from rulesdb.words.quoting import beside_changes, shortened

_ANCHOR = "history"
_FIRST = "最初の収録版"
_MOVED = frozenset({None, "same", "renumbered", "added"})
"""Kinds of changes that leave the words as they were, or begin them."""


@dataclass(frozen=True)
class HistoryViews:
    """The maker of the views of histories of one rulebook."""

    sitemap: Sitemap
    every: Sequence[EditionHistory]

    @cached_property
    def shown(self) -> tuple[EditionHistory, ...]:
        """The histories of the editions that the rulebook has."""
        editions = {(edition.ruleset, edition.name) for edition in self.sitemap.graph.editions}
        return tuple(history for history in self.every if (history.ruleset, history.edition) in editions)

    @cached_property
    def rulesets(self) -> tuple[str, ...]:
        """The rulesets with rules that have left their numbers, in the order of the rulebook."""
        found = {history.ruleset for history in self.shown if history.former_rules}
        return tuple(ruleset for ruleset in self.sitemap.rulesets if ruleset in found)

    def given_up(self, ruleset: str) -> dict[str, str]:
        """Return the former numbers of a ruleset that no rule has now, with where their rules are."""
        return {
            number: _destination(rules[0])
            for history in self.shown
            if history.ruleset == ruleset
            for number, rules in history.former_rules.items()
            if identifier(ruleset, number) not in self.sitemap.graph.nodes
        }

    def of(self, node: Node, page: str) -> tuple[views.HistoryView, ...]:
        """Return the views of the histories of ``node`` on ``page``."""
        of_game = [history for history in self.shown if history.ruleset == node.ruleset]
        made = (self._view(history, node, page, is_named=len(of_game) > 1) for history in of_game)
        found = [view for view in made if view.moments or view.href or view.former]
        return tuple(view._replace(anchor=view.anchor if at == 0 else "") for at, view in enumerate(found))

    def former_rule(self, history: EditionHistory, rule: FormerRule, page: str) -> views.FormerRuleView:
        """Return the view of a former rule of a number on ``page``."""
        return views.FormerRuleView(
            until=rule.last.date,
            text=shortened(" ".join(rule.text.split())),
            now=self._link(history.ruleset, rule.destination.now, page),
        )

    def _view(self, history: EditionHistory, node: Node, page: str, *, is_named: bool) -> views.HistoryView:
        moments = list(history.moments(key(node))) if node.readings_of(history.edition) else []
        own_page = self.sitemap.single_page(node)
        is_changed = any(moment.kind not in {None, "same"} for moment in moments)
        is_told = page == own_page and (is_changed or not self.sitemap.has_page(node))
        former = history.former_rules.get(key(node), ())
        return views.HistoryView(
            anchor=_ANCHOR if page == own_page else "",
            href=href(page, own_page, _ANCHOR) if page != own_page and is_changed else "",
            edition=edition_label(history.edition) if is_named else "",
            language=foreign(history.language),
            moments=tuple(map(_moment, moments)) if is_told else (),
            former=tuple(self.former_rule(history, rule, page) for rule in former),
        )

    def _link(self, ruleset: str, number: str | None, page: str) -> views.LinkView | None:
        if number is None:
            return None
        return views.LinkView(number, "", self.sitemap.href(page, identifier(ruleset, number)) or "")


def _destination(rule: FormerRule) -> str:
    now = rule.destination.now
    return CHANGES["removed"] if now is None else f"今は{now}"


def _moment(moment: Moment) -> views.MomentView:
    return views.MomentView(
        date=moment.version.date,
        version=moment.version.name_beside_date,
        version_language=foreign_name(moment.version.name_beside_date),
        number=moment.key,
        label=_FIRST if moment.kind is None else CHANGES[moment.kind],
        text=() if moment.kind in _MOVED else tuple(difference_views(moment.text)),
    )


def difference_views(text: Sequence[Difference]) -> Iterator[views.DifferenceView]:
    """Yield the views of the differences of a text; of long unchanged parts the ends beside changes alone."""
    for at, one in enumerate(text):
        if one.operation == "equal" or one.old == one.new:
            shown = beside_changes(one.new, is_first=at == 0, is_last=at == len(text) - 1)
            yield views.DifferenceView("", shown)
        else:
            yield from _changed((("del", one.old), ("ins", one.new)))


def _changed(sides: Iterable[tuple[str, str]]) -> Iterator[views.DifferenceView]:
    return (views.DifferenceView(mark, text) for mark, text in sides if text)
