"""The list of addresses for search engines (sitemap.xml), where it is known where the rulebook will be served."""

from collections.abc import Sequence
from typing import NamedTuple

from rulesdb.site import views
from rulesdb.site.rulebook import Rulebook


class Addresses(NamedTuple):
    """The absolute addresses of all pages that are nobody's double."""

    addresses: tuple[str, ...]


def document(book: Rulebook, listed: Sequence[views.LinkView]) -> Addresses:
    """Return the absolute addresses of listed pages."""
    return Addresses(tuple(book.previews.address(link.href) for link in listed))


def exists(book: Rulebook) -> bool:
    """Tell whether the address of the rulebook is known."""
    return bool(book.base_url)
