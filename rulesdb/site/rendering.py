"""Views to HTML: the one file that knows Jinja.

``StrictUndefined`` turns a misspelt field into an error, autoescape turns whatever a text holds into text
(only the guide for programs is no markup).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesdb.site import views
from rulesdb.site.unsafe_characters import fit_for_pages

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

# A link to an anchor, in the templates' own markup: a text's quotation marks are escaped in it.
_LINK = re.compile(r'(?P<sign>class="permalink" )?href="(?P<page>[^"#]*)#')


def environment(
    templates: Path,
    menu: Sequence[views.LinkView],
    *,
    has_search: bool,
    base_url: str = "",
    compiled: Path | None = None,
) -> "Environment":
    """Return the templates of a folder, ready to render with, with or without the search for words.

    ``menu`` has the links of every page's menu, as from the top of the rulebook. ``base_url`` is its
    address, "" if it is not known. ``compiled`` is a folder that keeps the templates compiled for the next time.
    """
    from jinja2 import (  # cold commands must not pay for it
        Environment,
        FileSystemLoader,
        StrictUndefined,
        select_autoescape,
    )

    from rulesdb.site.compiled import CompiledTemplates  # likewise

    made = Environment(
        loader=FileSystemLoader(templates),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        bytecode_cache=CompiledTemplates(compiled) if compiled else None,
        auto_reload=False,  # else every page looks on the disk whether a template has changed
    )
    made.globals["has_search"] = has_search
    made.globals["menu"] = menu
    made.globals["base_url"] = base_url
    return made


class _Around(NamedTuple):
    """The markup that pages have around their content."""

    assets: "Markup"
    masthead: "Markup"
    colophon: "Markup"


class Renderer:
    """Renders views. The text of a rule is rendered once: its page, its preview and its chapter in one piece share it.

    So is the markup that the pages of a folder have around their content.
    """

    def __init__(self, templates: "Environment") -> None:
        """Keep ``templates``."""
        self._templates = templates
        self._head = _macro(templates, "parts/node.html", "head")
        self._readings = _macro(templates, "parts/node.html", "readings")
        self._account = _macro(templates, "parts/proofs.html", "account")
        self._entries = _macro(templates, "parts/names.html", "entries")
        self._around = cache(self._render_around)
        self._texts: dict[str, dict[str, Markup]] = {}

    def page(self, template: str, page: Any, variables: Mapping[str, object]) -> str:  # noqa: ANN401  (a view of any kind)
        """Render a page with its template, fit for a browser, whatever characters its texts have."""
        around = self._around(page.frame.root, page.frame.footer)
        rendered = self._templates.get_template(template).render(page=page, around=around, **variables)
        return fit_for_pages(rendered)

    def colophon(self, footer: views.Footer) -> str:
        """Render the colophon, the end of every page."""
        return str(fit_for_pages(self._around("", footer).colophon))

    def document(self, template: str, shown: object, *, is_markup: bool) -> str:
        """Render a document for programs, fit for a browser if it is markup."""
        rendered = self._templates.get_template(template).render(page=shown)
        return fit_for_pages(rendered) if is_markup else rendered

    def texts(self, path: str, nodes: Sequence[views.NodeView]) -> dict[str, "Markup"]:
        """Render the texts of the nodes of the page with a path, by their anchors."""
        if path not in self._texts:
            self._texts[path] = {node.anchor: self._readings(node) for node in nodes}
        return self._texts[path]

    def nodes(self, path: str, nodes: Sequence[views.NodeView], entries: Sequence[views.LinkView]) -> dict[str, str]:
        """Render heads and texts of the nodes of a page, by their anchors; links to other entries follow the first."""
        texts = self.texts(path, nodes)
        rendered = {node.anchor: self._head(node) + texts[node.anchor] for node in nodes}
        rendered[nodes[0].anchor] += self._entries(entries)
        return {anchor: fit_for_pages(markup) for anchor, markup in rendered.items()}

    def accounts(self, accounts: Iterable[views.Account]) -> dict[str, str]:
        """Render accounts, by the names of their checks."""
        return {account.name: fit_for_pages(self._account(account.parts)) for account in accounts}

    def inward(self, nodes: Mapping[str, Sequence[views.NodeView]]) -> dict[str, dict[str, "Markup"]]:
        """Return the texts of the nodes of several pages, with links among them as links within one page.

        What was rendered of these pages is forgotten.
        """
        files = {path: path.rpartition("/")[2] for path in nodes}
        own = frozenset(files.values())
        texts = {path: self.texts(path, of_page) for path, of_page in nodes.items()}
        for path in nodes:
            del self._texts[path]
        return {
            path: {anchor: _turned_inward(text, file, own) for anchor, text in texts[path].items()}
            for path, file in files.items()
        }

    def _render_around(self, root: str, footer: views.Footer) -> _Around:
        macros = {name: _macro(self._templates, "parts/around.html", name) for name in _Around._fields}
        return _Around(macros["assets"](root), macros["masthead"](root), macros["colophon"](footer))


def _turned_inward(text: "Markup", home: str, repeated: frozenset[str]) -> "Markup":
    """Let links to the pages ``own`` stay within the page of them all; a § leads to its rule's page, ``home``."""

    def turned(link: re.Match[str]) -> str:
        if link["sign"]:
            return f'{link["sign"]}href="{home}#'
        return 'href="#' if link["page"] in repeated else link[0]

    return type(text)(_LINK.sub(turned, text))


def _macro(templates: "Environment", path: str, name: str) -> Callable[[object], "Markup"]:
    macro: Callable[[object], Markup] = getattr(templates.get_template(path).make_module(), name)
    return lambda shown: macro(shown).strip()
