"""The Atom feeds of changes (RFC 4287): one for each edition that has several versions, with an entry for each rule
that a version changed.

The newest version comes first, and of a version the numbers that another rule had before: whoever knows them reads the
wrong rule. The identifier of an entry depends on ruleset, edition, date and number alone, so that no reader of a feed
sees an entry twice, whenever and wherever the rulebook was written.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from uuid import NAMESPACE_URL, uuid5

from rulesdb.graph.histories import EditionHistory, FormerRule, RuleChange
from rulesdb.graph.naming import identifier
from rulesdb.site import views
from rulesdb.site.frames import feed_title
from rulesdb.site.history_views import difference_views
from rulesdb.site.languages import foreign
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import START, href, ruleset_anchor
from rulesdb.words.changes import CHANGES

_ANOTHER_RULE = "この番号は別のルールになりました"


class FeedEntry(NamedTuple):
    """A rule that a version changed. ``kind`` is that of the change and ``label`` its Japanese name.

    ``address`` leads to the rule's page, or to that of former numbers where it has none now. ``named_before`` is the
    rule that had its number in the version before, None where none had. ``text`` is in ``language``.
    """

    id: str
    title: str
    updated: str
    kind: str
    label: str
    address: str
    named_before: views.FormerRuleView | None
    language: str
    text: tuple[views.DifferenceView, ...]


class Feed(NamedTuple):
    """The changes of an edition. ``base`` is the address of its folder, as far as it is known; ``address`` is its own,
    and ``home`` that of its game on the start page.
    """

    base: str
    id: str
    title: str
    updated: str
    version: str
    address: str
    home: str
    entries: tuple[FeedEntry, ...]


def documents(book: Rulebook, _listed: Sequence[views.LinkView]) -> Iterator[tuple[str, Feed]]:
    """Yield the feed of each edition with several versions."""
    for history in book.histories.shown:
        maker = _FeedMaker(book, history)
        yield maker.path, maker.feed()


class _FeedMaker:
    def __init__(self, book: Rulebook, history: EditionHistory) -> None:
        self._book = book
        self._history = history
        self.path = book.sitemap.feed(history.ruleset, history.edition)

    def feed(self) -> Feed:
        steps = reversed(range(len(self._history.steps)))
        return Feed(
            base=self._book.previews.address(self.path.rpartition("/")[0] + "/") or "./",
            id=self._urn(),
            title=feed_title(self._history),
            updated=_time(self._history.versions[-1].date),
            version=self._book.stamp.version,
            address=self._address(self.path),
            home=self._address(START, ruleset_anchor(self._history.ruleset)),
            entries=tuple(entry for step in steps for entry in self._entries(step)),
        )

    def _entries(self, step: int) -> Iterator[FeedEntry]:
        """Yield the entries of the version that a step led to."""
        changes = [(change, self._named_before(change, step)) for change in self._history.steps[step]]
        for change, former in sorted(changes, key=lambda pair: pair[1] is None):
            yield self._entry(change, former, step)

    def _named_before(self, change: RuleChange, step: int) -> FormerRule | None:
        """Return the rule that had the number of a changed rule in the version before, None if none or the same."""
        if change.new is None or change.new == change.old:
            return None
        last = self._history.versions[step]
        return next((rule for rule in self._history.former_rules.get(change.new, ()) if rule.last == last), None)

    def _entry(self, change: RuleChange, former: FormerRule | None, step: int) -> FeedEntry:
        history, date = self._history, self._history.versions[step + 1].date
        key = ("", change.old or "") if change.new is None else (change.new,)
        return FeedEntry(
            id=self._urn(date, *key),
            title=_title(change, is_another_rule=former is not None),
            updated=_time(date),
            kind=change.kind,
            label=CHANGES[change.kind],
            address=self._rule_address(change, step),
            named_before=former and self._book.histories.former_rule(history, former, self.path),
            language=foreign(history.language),
            text=tuple(difference_views(change.text)),
        )

    def _rule_address(self, change: RuleChange, step: int) -> str:
        """Return the address of the history of a changed rule, else that of its number among the former ones."""
        history, sitemap = self._history, self._book.sitemap
        if change.new is None:
            now, key = None, change.old or ""
        else:
            now, key = history.destination(change.new, step + 1).now, change.new
        node = None if now is None else sitemap.graph.nodes.get(identifier(history.ruleset, now))
        if node is None:
            return self._address(sitemap.former_page(history.ruleset), sitemap.former_anchor(key))
        return self._address(sitemap.single_page(node), "history")

    def _address(self, page: str, fragment: str = "") -> str:
        """Return the address of a page, relative to the feed where that of the rulebook is not known."""
        known = self._book.base_url
        return known + href("", page, fragment) if known else href(self.path, page, fragment)

    def _urn(self, *parts: str) -> str:
        return uuid5(NAMESPACE_URL, "\n".join(("rulesdb", self._history.ruleset, self._history.edition, *parts))).urn


def _title(change: RuleChange, *, is_another_rule: bool) -> str:
    """Return the number of a rule and what became of it, with the number that it had before or is a part of now."""
    label = CHANGES[change.kind]
    if change.merged_into is not None:
        label += f"({change.merged_into}に統合)"
    elif change.old is not None and change.new not in {None, change.old}:
        label += f"(前は{change.old})"
    outcome = f"{_ANOTHER_RULE}: {label}" if is_another_rule else label
    return f"{change.new or change.old} {outcome}"


def _time(date: str) -> str:
    """Return the beginning of a day as RFC 3339 has it."""
    return f"{date}T00:00:00Z"
