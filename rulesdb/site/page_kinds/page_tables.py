"""The tables of page kinds and of documents for programs: a new kind is a module, a template and a row here."""

from collections.abc import Iterator
from typing import Any

from rulesdb.site import views
from rulesdb.site.page_kinds import (
    addresses,
    bookmarks,
    cards,
    coverage,
    diagnostics,
    feeds,
    former_numbers,
    guide,
    judge,
    results,
    rules,
    ruling_index,
    rulings,
    single_rules,
    start,
    terms,
)
from rulesdb.site.page_kinds import (
    whole_chapter as wholes,
)
from rulesdb.site.page_kinds.kind import DocumentKind, PageKind
from rulesdb.site.page_words import RULINGS as RULINGS_TITLE
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import BOOKMARKS, CARDS, COVERAGE, FINDINGS, JUDGE, RESULTS, RULINGS, START, TERMS

PAGE_KINDS: tuple[PageKind, ...] = (
    PageKind(start.StartPage, "start.html", start.pages, path=START, label="目次", menu_label="目次"),
    PageKind(terms.TermsPage, "terms.html", terms.pages, path=TERMS, label="用語索引", menu_label="用語"),
    PageKind(cards.CardsPage, "cards.html", cards.pages, path=CARDS, label="カード索引", menu_label="カード"),
    PageKind(
        judge.JudgePage, "judge.html", judge.pages, judge.exists,
        path=JUDGE, label="裁定する", menu_label="裁定する",
    ),
    PageKind(
        ruling_index.RulingIndexPage, "ruling-index.html", ruling_index.pages, ruling_index.exists,
        path=RULINGS, label=RULINGS_TITLE, menu_label="裁定",
    ),
    PageKind(
        coverage.CoveragePage, "coverage.html", coverage.pages, coverage.exists,
        path=COVERAGE, label="検証の状況", menu_label="検証",
    ),
    PageKind(
        bookmarks.BookmarksPage, "bookmarks.html", bookmarks.pages, is_listed=False,
        path=BOOKMARKS, menu_label="しおり",
    ),
    PageKind(
        former_numbers.FormerNumbersPage, "former-numbers.html", former_numbers.pages, former_numbers.exists,
        is_listed=False,
    ),
    PageKind(
        diagnostics.FindingsPage, "findings.html", diagnostics.pages,
        path=FINDINGS, label="診断と未収録の参照先",
    ),
    PageKind(results.ResultsPage, "results.html", results.pages, results.exists, is_listed=False, path=RESULTS),
    PageKind(rules.RulesPage, "rules.html", rules.pages, variables=rules.variables, scripts=rules.scripts),
    PageKind(wholes.WholePage, "whole.html", wholes.pages, is_listed=False, variables=wholes.variables),
    PageKind(rulings.RulingPage, "ruling.html", rulings.pages, ruling_index.exists, scripts=rulings.scripts),
    PageKind(single_rules.NodePage, "node.html", single_rules.pages, is_listed=False),
)  # fmt: skip
"""The kinds of pages, in the order of the menu."""
DOCUMENT_KINDS: tuple[DocumentKind, ...] = (
    DocumentKind("llms.txt", guide.documents, is_markup=False),
    DocumentKind("sitemap.xml", addresses.documents),
    DocumentKind("feed.xml", feeds.documents),
)
"""The kinds of documents for programs."""
_KIND_OF = {kind.view: kind for kind in PAGE_KINDS}


def kind_of(page: Any) -> PageKind:  # noqa: ANN401  (a view of any kind)
    """Return the kind of a page."""
    return _KIND_OF[type(page)]


def pages(book: Rulebook) -> Iterator[Any]:
    """Yield every page of a rulebook, one at a time."""
    for kind in PAGE_KINDS:
        if kind.exists(book):
            yield from kind.pages(book)


def menu(book: Rulebook) -> tuple[views.LinkView, ...]:
    """Return the links of a rulebook's menu, as from its top."""
    return tuple(
        views.LinkView(None, kind.menu_label, kind.path) for kind in PAGE_KINDS if kind.menu_label and kind.exists(book)
    )
