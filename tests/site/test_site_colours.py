"""Text can be read on its ground: every pair of colours that meet has WCAG's AA contrast, in light and in dark."""

import re

import pytest
from support.site.contrasts import AA, VISIBLE, contrast

from rulesdb.source.resources import templates_folder

SHEET = (templates_folder() / "assets" / "colours.css").read_text(encoding="utf-8")
PAIRS = re.findall(r"--(\w+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);", SHEET)
LIGHT, DARK = ({name: pair[place] for name, *pair in PAIRS} for place in (0, 1))

TEXTS = ("ink", "quiet", "accent", "example", "note", "alarm")
GROUNDS = ("paper", "raised", "here", "commentary")


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_every_ground(palette: dict[str, str]) -> None:
    """Each text colour on each ground, marked words, and the sign of a symbol on its badge."""
    pairs = [(text, ground) for text in TEXTS for ground in GROUNDS] + [("ink", "mark"), ("paper", "accent")]
    faint = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in pairs}
    assert {pair: round(ratio, 2) for pair, ratio in faint.items() if ratio < AA} == {}


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_the_edge_of_a_field_can_be_seen(palette: dict[str, str]) -> None:
    """WCAG asks for 3 where a line tells what can be used."""
    assert all(contrast(palette["edge"], palette[ground]) >= VISIBLE for ground in ("paper", "raised"))


def test_every_colour_has_its_light_and_its_dark_half() -> None:
    """A colour that the dark half forgot would be the light one on a dark ground."""
    assert len(PAIRS) == len(re.findall(r"^  --", SHEET, re.MULTILINE))
