"""Views of the pictures that stand on the pages of sections and chapters, one shape for all kinds of them.

Lengths are in units of the drawing, which are pixels where the page is wide enough.
"""

from typing import NamedTuple

from rulesdb.site.views import LinkView


class Station(NamedTuple):
    """A line of a picture: a rule, an item or a section, and the link to it."""

    link: LinkView
    """Its number and full name, and where it leads."""
    name: str
    """The name as shown, cut where it is too long."""
    label: str
    """The accessible name; "" where that is the text shown."""
    top: int
    """Upper edge of its row."""
    dot_at: int | None
    """Where its dot is on the line that leads through the picture; None for no dot."""


class Line(NamedTuple):
    """A line between stations."""

    path: str
    """Its path, in the syntax of SVG."""
    weight: int
    """How strong it is, from 1 to 3."""


class Mark(NamedTuple):
    """A number beside a line."""

    text: str
    """The number."""
    across: int
    """Distance of its middle from the left edge."""
    down: int
    """Distance of its middle from the upper edge."""


class Picture(NamedTuple):
    """A drawing of stations under each other, with lines between them."""

    kind: str
    """``path``, ``ladder`` or ``map``; the style depends on it."""
    caption: str
    """What it shows."""
    width: int
    """Width of the drawing and of every row."""
    height: int
    """Height of the drawing."""
    row: int
    """Height of a row."""
    middle: int
    """Distance of the middle of a row from its upper edge."""
    target: int
    """Width of the part of a row that is the link."""
    number_at: int
    """Where the numbers begin."""
    name_at: int
    """Where the names begin."""
    stations: tuple[Station, ...]
    """The rows, from the top."""
    lines: tuple[Line, ...]
    """What is drawn between them."""
    marks: tuple[Mark, ...] = ()
    """The numbers beside the lines."""
    anchor: str = ""
    """Its anchor on the page, "" for none."""


def shortened(name: str, longest: int) -> str:
    """Return a name of at most ``longest`` characters."""
    return name if len(name) <= longest else f"{name[: longest - 1]}…"
