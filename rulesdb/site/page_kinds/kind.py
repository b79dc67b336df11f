"""A row of the table of page kinds."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rulesdb.site import views
from rulesdb.site.rendering import Renderer
from rulesdb.site.rulebook import Rulebook


def _in_every_book(_book: Rulebook) -> bool:
    return True


def _no_variables(_renderer: Renderer, _page: Any) -> Mapping[str, object]:  # noqa: ANN401  (a view of any kind)
    return {}


def _no_scripts(_renderer: Renderer, _page: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401  (a view of any kind)
    return iter(())


class PageKind(NamedTuple):
    """A kind of pages."""

    view: type
    """The class of its views, which have a ``frame``."""
    template: str
    """Name of its template."""
    pages: Callable[[Rulebook], Iterator[Any]]
    """Yield the views of a rulebook's pages, of this kind and of those that are made with them."""
    exists: Callable[[Rulebook], bool] = _in_every_book
    """Whether a rulebook has pages of this kind."""
    is_listed: bool = True
    """Whether its pages stand in lists of addresses: not those that repeat rules of another page, or have none."""
    path: str = ""
    """Path of its page, for a kind that has a single one; "" for others."""
    label: str = ""
    """Name of its page in the guide for programs, "" for a kind that has several."""
    menu_label: str = ""
    """Name of its page in the menu, "" for a kind that does not stand there."""
    variables: Callable[[Renderer, Any], Mapping[str, object]] = _no_variables
    """Return what its template needs beside ``page`` and ``around``."""
    scripts: Callable[[Renderer, Any], Iterator[tuple[str, str]]] = _no_scripts
    """Yield the path and the text of each script that a page loads and shares with no other page."""


class DocumentKind(NamedTuple):
    """A kind of documents that programs read and that lead to pages."""

    template: str
    """Name of its template."""
    documents: Callable[[Rulebook, Sequence[views.LinkView]], Iterator[tuple[str, Any]]]
    """Yield the path and the view of each document of a rulebook, from the links to the pages that are nobody's double,
    as from the top of the rulebook.
    """
    is_markup: bool = True
    """Whether it is HTML or XML, whose characters must be fit for a browser."""
