"""The pages of former numbers: what they named in former versions, and where those rules are now.

A game has one where an edition has several versions and one of its rules has left its number.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.graph.histories import EditionHistory, FormerRule
from rulesdb.graph.naming import identifier, sort_key
from rulesdb.site import views
from rulesdb.site.languages import foreign
from rulesdb.site.rulebook import Rulebook
from rulesdb.words.node_names import ruleset_name


class FormerNumberView(NamedTuple):
    """A number of a former version: ``rule`` is what it named, a text in ``language``.

    ``present`` leads to the rule that has the number now, None where no rule has it. ``anchor`` is "" but for the first
    of the rules that a number named.
    """

    number: str
    anchor: str
    language: str
    rule: views.FormerRuleView
    present: views.LinkView | None


class FormerNumbersPage(NamedTuple):
    """The page of a game; ``game`` is its Japanese name."""

    frame: views.Frame
    game: str
    numbers: tuple[FormerNumberView, ...]


def exists(book: Rulebook) -> bool:
    """Tell whether a rule of the rulebook has left its number."""
    return bool(book.histories.rulesets)


def pages(book: Rulebook) -> Iterator[FormerNumbersPage]:
    """Yield the pages, in the order of the games."""
    for ruleset in book.histories.rulesets:
        path = book.sitemap.former_page(ruleset)
        frame = book.frames.of_former_numbers(path, ruleset)
        yield FormerNumbersPage(frame, ruleset_name(ruleset), tuple(_numbers(book, ruleset, path)))


def _numbers(book: Rulebook, ruleset: str, page: str) -> Iterator[FormerNumberView]:
    of_game = [history for history in book.histories.shown if history.ruleset == ruleset]
    rows = [(rule, history) for history in of_game for rules in history.former_rules.values() for rule in rules]
    anchored = set[str]()
    for rule, history in sorted(rows, key=lambda row: sort_key(row[0].key)):
        yield _view(book, rule, history, page, is_first=rule.key not in anchored)
        anchored.add(rule.key)


def _view(book: Rulebook, rule: FormerRule, history: EditionHistory, page: str, *, is_first: bool) -> FormerNumberView:
    present = book.sitemap.href(page, identifier(history.ruleset, rule.key))
    return FormerNumberView(
        number=rule.key,
        anchor=book.sitemap.former_anchor(rule.key) if is_first else "",
        language=foreign(history.language),
        rule=book.histories.former_rule(history, rule, page),
        present=None if present is None else views.LinkView(rule.key, "", present),
    )
