"""Text can be read on its ground: every pair of colours that meet has WCAG's AA contrast, in light and in dark."""

import re

import pytest

from rulesdb.source.resources import templates_folder

SHEET = (templates_folder() / "assets" / "colours.css").read_text(encoding="utf-8")
LIGHT, DARK = (dict(re.findall(r"--(\w+): #([0-9a-f]{6})", half)) for half in SHEET.split("@media"))

TEXTS = ("ink", "quiet", "accent", "example", "note", "alarm")
GROUNDS = ("paper", "raised", "here", "commentary")
AA = 4.5


def _luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_every_ground(palette: dict[str, str]) -> None:
    """Each text colour on each ground, marked words, and the sign of a symbol on its badge."""
    pairs = [(text, ground) for text in TEXTS for ground in GROUNDS] + [("ink", "mark"), ("paper", "accent")]
    faint = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in pairs}
    assert {pair: round(ratio, 2) for pair, ratio in faint.items() if ratio < AA} == {}


def test_both_palettes_name_the_same_colours() -> None:
    """A colour that the dark half forgot would be the light one on a dark ground."""
    assert set(LIGHT) == set(DARK)
