"""What the templates see: one frozen view per kind of page, and the values those are made of.

Everything is decided here and in the builders: a template walks lists and prints strings. Every ``href`` is relative to
the page that shows it.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """A place to go: ``number`` is ``None`` where there is only a title."""

    number: str | None
    title: str
    href: str


@dataclass(frozen=True, slots=True)
class Inline:
    """A run of characters as shown.

    ``kind`` is ``text``, ``link``, ``unresolved``, ``card``, ``symbol``, ``lost-icon``, ``url`` or ``slot``. ``href``
    is set for links and URLs, ``label`` names a symbol or lost icon for screen readers, ``code`` is the symbol written.
    """

    kind: str
    text: str
    href: str = ""
    label: str = ""
    code: str = ""
    language: str = "ja"


@dataclass(frozen=True, slots=True)
class Passage:
    """An item, example or note: ``label`` is what citations call it (``例2``)."""

    anchor: str
    label: str
    inlines: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class PassageGroup:
    """Neighbouring passages of one ``kind``: ``item``, ``example`` or ``note``."""

    kind: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """What one edition says.

    ``label`` is set where readers must be told that it is not the official text, ``title`` where it differs from the
    node's, ``anchor`` where it is not the node's own.
    """

    label: str
    title: str
    anchor: str
    inlines: tuple[Inline, ...]
    groups: tuple[PassageGroup, ...]


@dataclass(frozen=True, slots=True)
class Citation:
    """A node that cites, and the passages it does so from."""

    name: str
    places: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Node:
    """A rule or heading. ``level`` is its heading level on the page; ``folded`` closes a long list of citers."""

    anchor: str
    number: str | None
    title: str
    kind: str
    kind_label: str
    level: int
    href: str
    readings: tuple[Reading, ...]
    cited_by: tuple[Citation, ...]
    folded: bool


@dataclass(frozen=True, slots=True)
class Contents:
    """An entry of a table of contents, and what stands below it."""

    link: Link
    children: tuple["Contents", ...]


@dataclass(frozen=True, slots=True)
class EditionFile:
    """A text as loaded; ``digest`` is the beginning of its SHA-256."""

    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition as the start page and the footer name it; ``ruleset`` is the game's Japanese name."""

    ruleset: str
    title: str
    licence: str
    files: tuple[EditionFile, ...]


@dataclass(frozen=True, slots=True)
class Footer:
    """The stamp of every page."""

    version: str
    built_at: str
    editions: tuple[Edition, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What every page has around its content. ``root`` leads to the start page's folder: ``""`` or ``"../"``.

    ``crumbs`` begin with the ruleset and end with the page itself; they are empty where the template names the page.
    """

    path: str
    root: str
    title: str
    crumbs: tuple[Link, ...]
    footer: Footer


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game on the start page."""

    anchor: str
    title: str
    editions: tuple[Edition, ...]
    contents: tuple[Contents, ...]


@dataclass(frozen=True, slots=True)
class StartPage:
    """The way in: games, their editions and their contents."""

    frame: Frame
    rulesets: tuple[Ruleset, ...]
    findings: int
    unresolved: int


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A chapter, section or heading: its own node first in ``nodes``, then what it holds, in the order of the text.

    ``below`` are the pages under it (a chapter's sections), ``contents`` the nodes on this page.
    """

    frame: Frame
    nodes: tuple[Node, ...]
    below: tuple[Contents, ...]
    contents: tuple[Link, ...]
    previous: Link | None
    following: Link | None


@dataclass(frozen=True, slots=True)
class Finding:
    """One diagnostic: its place in the file, the words there in three pieces, and where they are in the rulebook."""

    place: str
    before: str
    marked: str
    after: str
    node: Link | None


@dataclass(frozen=True, slots=True)
class FindingGroup:
    """All diagnostics of one code; ``folded`` where they ask nobody to act."""

    code: str
    severity: str
    severity_label: str
    meaning: str
    folded: bool
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Missing:
    """What is cited and not loaded, and who cites it."""

    number: str
    cited_by: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class MissingGroup:
    """All that one ruleset's texts cite and no loaded edition holds."""

    ruleset: str
    missing: tuple[Missing, ...]


@dataclass(frozen=True, slots=True)
class FindingsPage:
    """What the parser repaired or could not place, and which references lead outside."""

    frame: Frame
    groups: tuple[FindingGroup, ...]
    missing: tuple[MissingGroup, ...]


Page = StartPage | RulesPage | FindingsPage
