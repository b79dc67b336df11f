"""Views to HTML: the one file that knows Jinja.

``StrictUndefined`` turns a misspelt field into an error, autoescape turns whatever a text holds into text
(only the guide for programs is no markup).
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.site import views
from rulesdb.site.characters import fit_for_pages

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

_TEMPLATES = {
    views.StartPage: "start.html",
    views.RulesPage: "rules.html",
    views.WholePage: "whole.html",
    views.FindingsPage: "findings.html",
    views.TermsPage: "terms.html",
    views.CardsPage: "cards.html",
    views.CoveragePage: "coverage.html",
    views.NodePage: "node.html",
    views.Guide: "llms.txt",
    views.Addresses: "sitemap.xml",
}

# A link to an anchor, in the templates' own markup: a text's quotation marks are escaped in it.
_LINK = re.compile(r'(?P<sign>class="permalink" )?href="(?P<page>[^"#]*)#')


def environment(templates: Path, *, has_search: bool, compiled: Path | None = None) -> "Environment":
    """Return the templates of a folder, ready to render with, with or without the search box.

    ``compiled`` is a folder that keeps them compiled for the next time.
    """
    from jinja2 import (  # noqa: PLC0415  (cold commands must not pay for it)
        Environment,
        FileSystemLoader,
        StrictUndefined,
        select_autoescape,
    )

    from rulesdb.site.compiled import CompiledTemplates  # noqa: PLC0415  (likewise)

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
    return made


class _Around(NamedTuple):
    """What pages have around their content."""

    assets: "Markup"
    masthead: "Markup"
    colophon: "Markup"


class Renderer:
    """Renders views. What a rule says is rendered once: its page, its preview and its chapter in one piece share it.

    So is what the pages of a folder have around their content.
    """

    def __init__(self, templates: "Environment") -> None:
        """Keep ``templates``."""
        self._templates = templates
        self._head = _macro(templates, "parts/node.html", "head")
        self._readings = _macro(templates, "parts/node.html", "readings")
        self._account = _macro(templates, "parts/proofs.html", "account")
        self._entries = _macro(templates, "parts/names.html", "entries")
        self._around = cache(self._render_around)
        self._said: dict[str, dict[str, Markup]] = {}

    def document(self, shown: views.Page | views.Document) -> str:
        """Render a view; what is no guide for programs is fit for a browser, whatever characters its texts have."""
        rendered = self._rendered(shown)
        return rendered if isinstance(shown, views.Guide) else fit_for_pages(rendered)

    def _rendered(self, shown: views.Page | views.Document) -> str:
        template = self._templates.get_template(_TEMPLATES[type(shown)])
        if isinstance(shown, views.Document):
            return template.render(page=shown)
        around = self._around(shown.frame.root, shown.frame.footer)
        if isinstance(shown, views.RulesPage):
            return template.render(page=shown, around=around, said=self._readings_on(shown))
        if isinstance(shown, views.WholePage):
            return template.render(page=shown, around=around, said=self._inward(shown))
        return template.render(page=shown, around=around)

    def nodes(self, page: views.RulesPage) -> dict[str, str]:
        """Render what each node of ``page`` says, by its anchor, without who cites it.

        The node that begins the page says what the page holds, because its own words are often no more than a title.
        """
        said = self._readings_on(page)
        nodes = {node.anchor: self._head(node) + said[node.anchor] for node in page.nodes}
        nodes[page.nodes[0].anchor] += self._entries(page.contents or tuple(entry.link for entry in page.below))
        return {anchor: fit_for_pages(markup) for anchor, markup in nodes.items()}

    def accounts(self, page: views.RulesPage) -> dict[str, str]:
        """Render the accounts that ``page`` loads, by the names of their checks."""
        return {account.name: fit_for_pages(self._account(account.parts)) for account in page.accounts}

    def _render_around(self, root: str, footer: views.Footer) -> _Around:
        macros = {name: _macro(self._templates, "parts/around.html", name) for name in _Around._fields}
        return _Around(macros["assets"](root), macros["masthead"](root), macros["colophon"](footer))

    def _readings_on(self, page: views.RulesPage) -> dict[str, "Markup"]:
        if page.frame.path not in self._said:
            self._said[page.frame.path] = {node.anchor: self._readings(node) for node in page.nodes}
        return self._said[page.frame.path]

    def _inward(self, whole: views.WholePage) -> dict[str, dict[str, "Markup"]]:
        """Return what the parts of ``whole`` say, with links among them as links within it; they are then forgotten."""
        own = frozenset(part.page.rpartition("/")[2] for part in whole.parts)
        return {
            part.page: {
                anchor: _turned_inward(said, part.page.rpartition("/")[2], own)
                for anchor, said in self._said.pop(part.page).items()
            }
            for part in whole.parts
        }


def _turned_inward(said: "Markup", home: str, own: frozenset[str]) -> "Markup":
    """Let links to the pages ``own`` stay within the page of them all; a § leads to its rule's page, ``home``."""

    def turned(link: re.Match[str]) -> str:
        if link["sign"]:
            return f'{link["sign"]}href="{home}#'
        return 'href="#' if link["page"] in own else link[0]

    return type(said)(_LINK.sub(turned, said))


def _macro(templates: "Environment", path: str, name: str) -> Callable[[object], "Markup"]:
    macro: Callable[[object], Markup] = getattr(templates.get_template(path).make_module(), name)
    return lambda shown: macro(shown).strip()
