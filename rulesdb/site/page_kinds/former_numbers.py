"""The page of former numbers: what they named in former versions, and where those rules are now.

A rulebook has it where an edition has several versions and one of its rules has left its number.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rulesdb.graph.histories import EditionHistory, FormerRule
from rulesdb.graph.naming import identifier, sort_key
from rulesdb.site import views
from rulesdb.site.languages import foreign
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import FORMER_NUMBERS, ruleset_anchor
from rulesdb.words.node_names import ruleset_name


class FormerNumberView(NamedTuple):
    """A number of a former version: ``rule`` is what it named, a text in ``language``.

    ``present`` leads to the rule that has the number now, None where no rule has it.
    """

    number: str
    language: str
    rule: views.FormerRuleView
    present: views.LinkView | None


class GameView(NamedTuple):
    """The former numbers of a game; ``title`` is its Japanese name."""

    anchor: str
    title: str
    numbers: tuple[FormerNumberView, ...]


class FormerNumbersPage(NamedTuple):
    """The page."""

    frame: views.Frame
    games: tuple[GameView, ...]


def exists(book: Rulebook) -> bool:
    """Tell whether a rule of the rulebook has left its number."""
    return book.histories.former_numbers > 0


def pages(book: Rulebook) -> Iterator[FormerNumbersPage]:
    """Yield the page."""
    games = (
        GameView(ruleset_anchor(ruleset), ruleset_name(ruleset), tuple(_numbers(book, histories)))
        for ruleset, histories in _by_game(book).items()
    )
    yield FormerNumbersPage(book.frames.at_top(FORMER_NUMBERS), tuple(games))


def _by_game(book: Rulebook) -> Mapping[str, list[EditionHistory]]:
    """Return the histories with former numbers by ruleset."""
    found: dict[str, list[EditionHistory]] = defaultdict(list)
    for history in book.histories.shown:
        if history.former_rules:
            found[history.ruleset].append(history)
    return found


def _numbers(book: Rulebook, histories: list[EditionHistory]) -> Iterator[FormerNumberView]:
    rows = [(rule, history) for history in histories for rules in history.former_rules.values() for rule in rules]
    for rule, history in sorted(rows, key=lambda row: sort_key(row[0].key)):
        yield _view(book, rule, history)


def _view(book: Rulebook, rule: FormerRule, history: EditionHistory) -> FormerNumberView:
    present = book.sitemap.href(FORMER_NUMBERS, identifier(history.ruleset, rule.key))
    return FormerNumberView(
        number=rule.key,
        language=foreign(history.language),
        rule=book.histories.former_rule(history, rule, FORMER_NUMBERS),
        present=None if present is None else views.LinkView(rule.key, "", present),
    )
