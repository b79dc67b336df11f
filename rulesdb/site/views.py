"""Views that templates of several kinds of pages share; those of one kind are in its module of page_kinds/.

Everything is decided in the builders: a template walks lists and prints strings. Every ``href`` is relative to the page
that shows it.
"""

from typing import NamedTuple

DEEPEST = 6
"""The deepest level that a heading has in HTML."""


class LinkView(NamedTuple):
    """A link: ``number`` is ``None`` where there is only a title, which is in ``language``."""

    number: str | None
    title: str
    href: str
    language: str = ""


class InlineView(NamedTuple):
    """A run of characters as shown.

    ``kind`` is ``text``, ``link``, ``term`` (a link to its definition), ``unresolved``, ``card``, ``symbol``,
    ``lost-icon``, ``restored-icon`` (a symbol that another edition has), ``url``, ``slot``, ``shown``
    (the sentence or item before it is demonstrated) or ``marked`` (no game can show it). ``href`` is set for links,
    URLs and checks, ``label`` names a symbol, a lost icon or a check for screen readers, ``code`` is the symbol
    written, ``drawing`` its path, empty where it shows its ``text``.
    """

    kind: str
    text: str
    href: str = ""
    label: str = ""
    code: str = ""
    drawing: str = ""
    language: str = "ja"


class AccountLineView(NamedTuple):
    """A sentence of an account; ``number`` is the rule behind it, "" where none is named, its ``href`` may be empty."""

    text: str
    number: str
    href: str


class AccountPart(NamedTuple):
    """Neighbouring lines of one ``part`` of an account, such as card or outcome, called ``label`` in Japanese."""

    part: str
    label: str
    lines: tuple[AccountLineView, ...]


class Account(NamedTuple):
    """The account of the check ``name``, which a page loads when it is opened."""

    name: str
    parts: tuple[AccountPart, ...]


class ProofView(NamedTuple):
    """A check of a rule or of its example, which ``example`` names (``例2``); ``results`` say what happens without it.

    ``account`` is there on the rule's own page, which has it under ``anchor`` and which ``href`` leads to. Elsewhere it
    is loaded from the script ``companion``. ``board`` is the script with its board, "" for a check without one.
    """

    name: str
    anchor: str
    example: str
    title: str
    status: str
    status_label: str
    results: tuple[str, ...]
    account: tuple[AccountPart, ...]
    href: str
    companion: str
    board: str


class RuleProofsView(NamedTuple):
    """The checks of a rule and of its examples, and the ``reasons`` why no game can show it, or some of its parts.

    ``summary`` counts the checks by how they ended; all is folded under it except on the rule's own page. It is ""
    where nothing is there but a text that has changed since, which ``is_due`` says.
    """

    shown: tuple[ProofView, ...]
    summary: str
    is_open: bool
    reasons: tuple[str, ...]
    is_due: bool


class QuestionView(NamedTuple):
    """A question as a player asks it."""

    text: str
    language: str


class QuestionsView(NamedTuple):
    """The questions that a rule answers, ``total`` of them.

    The rule's own page shows them all, under ``anchor``; elsewhere ``href`` leads there for ``more`` than are shown.
    """

    anchor: str
    total: int
    shown: tuple[QuestionView, ...]
    more: int
    href: str


class PassageView(NamedTuple):
    """An item, example or note: ``label`` is what citations call it (``例2``)."""

    anchor: str
    label: str
    inlines: tuple[InlineView, ...]


class PassageGroup(NamedTuple):
    """Neighbouring passages of one ``kind``: ``item``, ``example`` or ``note``."""

    kind: str
    passages: tuple[PassageView, ...]


class ReadingView(NamedTuple):
    """The text of one edition under a node.

    ``label`` is set where readers must know that it is not the official text, or not its first text of the number,
    ``title`` where it differs from the node's, ``anchor`` and ``href``, which leads there, where it is not the node's
    own. The text is in ``language``.
    """

    label: str
    title: str
    anchor: str
    href: str
    inlines: tuple[InlineView, ...]
    groups: tuple[PassageGroup, ...]
    language: str


class Citation(NamedTuple):
    """A node that cites: ``link`` leads to the first passage that does, ``others`` to more of them.

    ``label`` says which passage that is, "" for the node's own text.
    """

    link: LinkView
    label: str
    others: tuple[LinkView, ...]


class ChainName(NamedTuple):
    """A rule in the picture of references."""

    name: str
    """Its number, or the name of a heading."""
    name_at: int
    """Distance of the number from the upper edge of the picture, in its units."""
    title: str
    """Its title, or what it is about; "" for none."""
    title_at: int
    """Distance of the title from the upper edge."""
    href: str
    """The way to it; "" for the root, and where it is not loaded."""


class ChainColumn(NamedTuple):
    """The rules that are equally many steps away, around the vertical line ``middle``.

    ``more`` is the number of rules not shown, as ``+3``. ``label`` is read out, ``caption`` seen. The root is the rule
    itself, alone in its column and no link.
    """

    is_root: bool
    caption: str
    label: str
    middle: int
    names: tuple[ChainName, ...]
    more: str
    more_at: int


class ChainPicture(NamedTuple):
    """The references around a rule, drawn; ``lines`` is a path of SVG."""

    width: int
    height: int
    lines: str
    columns: tuple[ChainColumn, ...]


class DifferenceView(NamedTuple):
    """A part of a text: ``mark`` is ``ins`` or ``del`` where it was added or taken away, "" where it stayed."""

    mark: str
    text: str


class MomentView(NamedTuple):
    """A rule in a version: its ``number`` then, what became of it (``label``) and what differs since the one before.

    ``version`` is what the publisher calls it, in ``version_language``.
    """

    date: str
    version: str
    version_language: str
    number: str
    label: str
    text: tuple[DifferenceView, ...]


class FormerRuleView(NamedTuple):
    """Another rule that had a number up to the version of the date ``until``; ``text`` is the beginning of its text.

    ``now`` leads to it, None where it was removed; its ``href`` is "" where the rulebook lacks it.
    """

    until: str
    text: str
    now: LinkView | None


class HistoryView(NamedTuple):
    """The history of a rule in an edition whose texts are in ``language``.

    The rule's own page shows its ``moments``, under ``anchor``; elsewhere ``href`` leads there, "" where nothing was
    changed. ``edition`` is set where several have a history. ``former`` are shown wherever the rule is.
    """

    anchor: str
    href: str
    edition: str
    language: str
    moments: tuple[MomentView, ...]
    former: tuple[FormerRuleView, ...]


class NodeView(NamedTuple):
    """A rule or heading, with its identifier. ``level`` is its heading level on the page.

    ``folded`` closes its citers: many, and any where the page is about more than this rule.

    ``title`` is in ``language``. ``headline`` is what a rule without a title settles, in our words. ``note`` compares
    an official text with ours where both are there. ``rulings`` are those that it explains. ``href`` leads to
    it on its section's page, ``share`` to the page that is about it: the address of which chats show a preview.
    """

    id: str
    anchor: str
    number: str | None
    title: str
    language: str
    headline: str
    kind: str
    kind_label: str
    level: int
    href: str
    share: str
    readings: tuple[ReadingView, ...]
    note: str
    proofs: RuleProofsView | None
    questions: QuestionsView | None
    rulings: tuple[LinkView, ...]
    histories: tuple[HistoryView, ...]
    cited_by: tuple[Citation, ...]
    folded: bool
    chain: ChainPicture | None


class ContentsEntry(NamedTuple):
    """An entry of a table of contents, what stands below it, and its subject, "" where the table has none."""

    link: LinkView
    children: tuple["ContentsEntry", ...]
    subject: str


class EditionFile(NamedTuple):
    """A text as loaded: its SHA-256, the beginning of it that people are shown, its version, and since when it holds.

    ``effective`` is a day in ISO 8601; it and ``version`` are ``""`` if unknown.
    """

    name: str
    digest: str
    shown_digest: str
    version: str
    effective: str


class EditionView(NamedTuple):
    """An edition as the start page and the footer name it; ``ruleset`` is the game's Japanese name.

    ``title`` is in ``language``.
    """

    ruleset: str
    title: str
    licence: str
    files: tuple[EditionFile, ...]
    language: str


class TextVersion(NamedTuple):
    """The version of the rules that a text has."""

    name: str
    """What the text is called among those beside it: its edition, or its chapters; "" where there is no other."""
    version: str
    """What the version is called, "" if unknown or called by its day."""
    effective: str
    """The day from which it is in force, in ISO 8601, "" if unknown."""
    later: str
    """The latest version that another text of the game has, "" where none is later."""


class EditionText(NamedTuple):
    """What an edition's texts are, as the start page and the page of results say it."""

    source: str
    """Whether it is the publisher's text or ours."""
    language: str
    """The Japanese name of its language."""
    versions: tuple[TextVersion, ...]
    """The versions of the rules that it has, each with its chapters where there are several."""


class Footer(NamedTuple):
    """The stamp of every page."""

    version: str
    built_at: str
    editions: tuple[EditionView, ...]


class Frame(NamedTuple):
    """The frame of a page around its content. ``root`` leads to the start page's folder: ``""`` or ``"../"``.

    ``crumbs`` begin with the ruleset and end with the page itself; they are empty where the template names the page.
    ``language`` is that of the page's content, always its code. ``feeds`` lead to the feeds of its games' changes.
    ``texts`` are those that its rules are from, none where nobody says which version any of them has.
    """

    path: str
    root: str
    title: str
    crumbs: tuple[LinkView, ...]
    footer: Footer
    language: str
    feeds: tuple[LinkView, ...]
    texts: tuple[TextVersion, ...] = ()


class Preview(NamedTuple):
    """The preview of a page where its address is shared; ``url`` is empty where it is not known.

    ``canonical`` leads to the page where the rule stands among its neighbours.
    """

    title: str
    description: str
    url: str
    canonical: str
