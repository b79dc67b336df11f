"""Previews of pages in chats and search engines: the rule's title line and the beginning of its text."""

from dataclasses import dataclass

from rulesdb.graph.model import Node, Passage
from rulesdb.graph.text_versions import later_version
from rulesdb.site import contents, page_words, views
from rulesdb.site.sitemap import Sitemap, href
from rulesdb.words.node_names import edition_label, ruleset_name
from rulesdb.words.quoting import shortened

_LONGEST = 200  # characters of a description; chats cut longer ones themselves
_LONGEST_NAME = 40  # characters of an edition's name or version beside it


@dataclass(frozen=True)
class Previews:
    """The maker of the previews of one rulebook; ``base_url`` is its address, empty where that is not known."""

    sitemap: Sitemap
    base_url: str

    def of(self, node: Node, page: str, home: str) -> views.Preview:
        """Return the preview of ``page``, which is about ``node``; ``home`` is the page that the node stands on."""
        return views.Preview(
            title=self._title(node),
            description=self._description(node),
            url=self.address(page),
            canonical=self.address(home) or href(page, home),
        )

    def address(self, page: str) -> str:
        """Return the absolute address of a page; empty where the address of the rulebook is not known."""
        return self.base_url and self.base_url + page

    def _description(self, node: Node) -> str:
        """Return the beginning of the node's text, else the names of its children or its own title; and which text
        it is: its edition, version and date.
        """
        text = _text_of(node) or "、".join(map(contents.name, self.sitemap.children(node))) or self._title(node)
        edition = f"（{self._edition(node)}）"
        longest = _LONGEST - len(edition)
        return (text if len(text) <= longest else f"{text[: longest - 1]}…") + edition

    def _edition(self, node: Node) -> str:
        file = self.sitemap.graph.file_of(node, node.preferred)
        date = f"{file.effective}から有効" if file.effective else ""
        is_old = "古いかもしれない版" if later_version(self.sitemap.graph, node.ruleset, file) else ""
        label = shortened(edition_label(node.preferred.edition), _LONGEST_NAME)
        return "、".join(filter(None, (label, shortened(file.version_beside_date, _LONGEST_NAME), date, is_old)))

    def _title(self, node: Node) -> str:
        """Return number and title; what has no title goes by the section that it is in."""
        above = "" if self.sitemap.has_page(node) else contents.name(self.sitemap.root_of(node))
        name = " ".join(filter(None, (node.number, node.title_or_headline)))
        return "｜".join(filter(None, (name, above, ruleset_name(node.ruleset))))


def _text_of(node: Node) -> str:
    """Return the text of a node; where it has no sentence of its own, the texts of its items and examples."""
    text, *others = (_plain_text(passage).strip() for passage in node.preferred.passages)
    return text or " ".join(others).strip()


def _plain_text(passage: Passage) -> str:
    """Return a passage's text with the names of its symbols."""
    return "".join(page_words.symbol(run.text)[1] if run.kind == "symbol" else run.text for run in passage.runs)
