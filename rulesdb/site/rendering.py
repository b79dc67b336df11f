"""Views to HTML: the one file that knows Jinja.

``StrictUndefined`` turns a misspelt field into an error, autoescape turns whatever a text holds into text.
"""

from collections.abc import Callable
from pathlib import Path

from rulesdb.site import views

_TEMPLATES = {views.StartPage: "start.html", views.RulesPage: "rules.html", views.FindingsPage: "findings.html"}


def renderer(templates: Path) -> Callable[[views.Page], str]:
    """Return the function that renders a page with the templates of a folder."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: PLC0415  (cold commands must not pay for it)

    environment = Environment(
        loader=FileSystemLoader(templates),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return lambda page: environment.get_template(_TEMPLATES[type(page)]).render(page=page)
