"""The list of addresses for search engines (sitemap.xml), where it is known where the rulebook will be served."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.site import views
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import ADDRESSES


class Addresses(NamedTuple):
    """The absolute addresses of all pages that are nobody's double."""

    addresses: tuple[str, ...]


def documents(book: Rulebook, listed: Sequence[views.LinkView]) -> Iterator[tuple[str, Addresses]]:
    """Yield the list of the absolute addresses of listed pages where the address of the rulebook is known."""
    if book.base_url:
        yield ADDRESSES, Addresses(tuple(book.previews.address(link.href) for link in listed))
