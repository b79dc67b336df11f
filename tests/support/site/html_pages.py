"""Reads a written rulebook as a browser would: its ids, links and words, and whether every link leads somewhere."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from posixpath import join, normpath
from urllib.parse import unquote, urlsplit

VOID = frozenset({"meta", "link", "br", "wbr", "img", "input", "hr"})


@dataclass
class Element:
    """A tag with its attributes and all the words inside it."""

    tag: str
    attributes: dict[str, str]
    text: str = ""

    @property
    def classes(self) -> list[str]:
        """The element's classes."""
        return self.attributes.get("class", "").split()


@dataclass
class Page(HTMLParser):
    """A page: ``elements`` in document order."""

    source: str
    elements: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Read the source; tags must close in the order in which they opened."""
        super().__init__()
        self._open: list[Element] = []
        self.feed(self.source)
        self.close()
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep the element; what has a content is open from here on."""
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        """Close the element, which must be the innermost one."""
        assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        """Give the words to every open element."""
        for element in self._open:
            element.text += data

    def find(self, tag: str, class_name: str = "") -> list[Element]:
        """Return the elements of a tag and, where named, a class."""
        return [one for one in self.elements if one.tag == tag and (not class_name or class_name in one.classes)]

    def by_id(self, name: str) -> Element:
        """Return the one element with that id."""
        (element,) = (one for one in self.elements if one.attributes.get("id") == name)
        return element

    @property
    def inline_scripts(self) -> list[Element]:
        """The scripts that are not files of the rulebook's own."""
        return [one for one in self.find("script") if "_assets/" not in one.attributes.get("src", "") or one.text]

    @property
    def ids(self) -> list[str]:
        """All ids of the page."""
        return [one.attributes["id"] for one in self.elements if "id" in one.attributes]


def read_site(folder: Path) -> dict[str, Page]:
    """Return every page of a rulebook by its path."""
    return {path.relative_to(folder).as_posix(): Page(path.read_text("utf-8")) for path in folder.rglob("*.html")}


def broken_links(folder: Path) -> list[str]:
    """Return every link of the rulebook that leads to no file or no anchor of it."""
    pages = read_site(folder)
    return [
        f"{name}: {link}"
        for name, page in pages.items()
        for link in _links(page)
        if not _leads(folder, pages, name, link)
    ]


def _links(page: Page) -> list[str]:
    return [one.attributes[name] for one in page.elements for name in ("href", "src") if name in one.attributes]


def _leads(folder: Path, pages: dict[str, Page], origin: str, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme:
        return parts.scheme == "https"
    target = normpath(join(origin.rpartition("/")[0], unquote(parts.path))) if parts.path else origin
    if not parts.fragment:
        return (folder / target).is_file()
    return target in pages and pages[target].ids.count(unquote(parts.fragment)) == 1
