"""The page of a comparison: two versions of a rules text side by side, in one file that needs nothing else."""

from collections.abc import Sequence
from typing import NamedTuple

from rulesdb.site.inline_boards import script_source
from rulesdb.site.rendering import environment
from rulesdb.site.unsafe_characters import fit_for_pages
from rulesdb.source.resources import templates_folder

TEMPLATE = "comparison.html"
SCRIPT = "comparison.js"
MOST_OPEN = 24
"""The number of changes up to which all are open; more are a line each, until they are opened."""


class TextPart(NamedTuple):
    """A run of a text in one of the two columns."""

    text: str
    """Its characters."""
    link: str = ""
    """The anchor of the row that a number leads to, "" for none."""


class Stretch(NamedTuple):
    """A part of a text that is in both columns, or in one alone."""

    is_changed: bool
    """Whether the other column has something else there."""
    parts: tuple[TextPart, ...]
    """Its runs."""


class SideView(NamedTuple):
    """A rule in one of the two columns."""

    number: str
    """Its number, or the text of a heading."""
    text: tuple[Stretch, ...]
    """Its text."""


class FactView(NamedTuple):
    """A fact about where a rule came from or went to."""

    label: str
    """What the numbers are."""
    numbers: tuple[TextPart, ...]
    """The numbers, none where the label says it all."""


class ChangeView(NamedTuple):
    """A row: a rule in both versions."""

    anchor: str
    """The anchor of the row."""
    kind: str
    """The kind of change: a row of ``CHANGES`` in rulesdb.words."""
    name: str
    """Its number, or both of them."""
    beginning: str
    """The beginning of its text."""
    old: SideView | None
    """The rule in the old version, None if it is added."""
    new: SideView | None
    """The rule in the new version, None if it is removed."""
    facts: tuple[FactView, ...]
    """Where it came from or went to."""


class PartView(NamedTuple):
    """A section, with the changes of its rules."""

    anchor: str
    """The anchor of the section."""
    name: str
    """Its number and title."""
    changes: Sequence[ChangeView]
    """The rows, in the order of the text."""


class RenamedView(NamedTuple):
    """A number that names another rule than before."""

    anchor: str
    """The anchor of the entry."""
    number: str
    """The number."""
    before: TextPart
    """The beginning of the text of the rule that it named, which leads to its row."""
    became: TextPart
    """The number of that rule now, or that it is removed."""
    now: TextPart
    """The beginning of the text of the rule that it names now."""
    came: TextPart
    """The number of that rule before, or that it is new."""
    cited_by: tuple[TextPart, ...]
    """The numbers of the new rules that cite the number."""


class KindView(NamedTuple):
    """A kind of change, as the filter shows it."""

    name: str
    """Its name in documents."""
    label: str
    """Its name for readers."""
    rows: int
    """Number of its rows."""


class ComparisonView(NamedTuple):
    """The page."""

    old: str
    """The name of the old version."""
    new: str
    """The name of the new version."""
    old_rules: int
    """Number of rules of the old version."""
    new_rules: int
    """Number of rules of the new version."""
    same: int
    """Number of rules that are the same in both."""
    kinds: Sequence[KindView]
    """The kinds of changes."""
    renamed: Sequence[RenamedView]
    """The numbers that name another rule than before."""
    parts: Sequence[PartView]
    """The sections with the rows."""
    language: str
    """The code of the language of the texts, "" if it is not known."""


def comparison_page(view: ComparisonView) -> str:
    """Return the page as HTML."""
    from rjsmin import jsmin  # only this page needs it

    template = environment(templates_folder(), (), has_search=False).get_template(TEMPLATE)
    script = jsmin((templates_folder() / SCRIPT).read_text(encoding="utf-8"))
    rows = sum(len(part.changes) for part in view.parts)
    variables = {
        "labels": {kind.name: kind.label for kind in view.kinds},
        "orders": {kind.name: order for order, kind in enumerate(view.kinds, 1)},
        "script": script,
        "source": script_source(script),
        "rows": rows,
        "open": rows <= MOST_OPEN,
    }
    return fit_for_pages(template.render(view=view, **variables))
