"""Makes the pictures of the rulebook as an app, and the one that chats show of it, from ``templates/assets/icon.svg``.

    python tests/support/site/app_icons.py

A phone cuts the maskable icon to a shape of its own, and fills the ground of one that is not opaque: these two are
opaque, and what matters of the maskable one is within the circle that no shape cuts (four fifths of its width).
"""

import io
import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser

sys.path.append(str(Path(__file__).resolve().parents[3] / "benchmarks"))
from chromium import running

ASSETS = Path(__file__).resolve().parents[3] / "templates" / "assets"
PAPER, COVER = "#fbf9f4", "#24506b"
"""Colours of the page and of the book in the icon."""
MOST_COLOURS = 64


class Picture(NamedTuple):
    """A picture: its size in pixels, its ground, the height of the icon on it, and the words beside the icon."""

    width: int
    height: int
    ground: str
    icon: int
    words: str = ""


PICTURES = {
    "icon-192.png": Picture(192, 192, "transparent", 192),
    "icon-512.png": Picture(512, 512, "transparent", 512),
    "icon-maskable.png": Picture(512, 512, COVER, 400),
    "apple-touch-icon.png": Picture(180, 180, PAPER, 168),
    "preview.png": Picture(1200, 630, PAPER, 300, "総合ルールブック"),
}


def page_of(picture: Picture) -> str:
    """Return a page that shows a picture."""
    icon = (ASSETS / "icon.svg").read_text(encoding="utf-8")
    return f"""<!DOCTYPE html><meta charset="utf-8"><style>
        body {{ display: flex; align-items: center; justify-content: center; gap: 40px; margin: 0; height: 100vh;
            color: #23262b; background: {picture.ground}; font: 600 84px/1.4 "Noto Serif CJK JP", serif; }}
        svg {{ flex: none; width: {picture.icon}px; height: {picture.icon}px; }}
    </style><body>{icon}{f"<p>{picture.words}</p>" if picture.words else ""}"""


def taken(browser: Browser, picture: Picture) -> Image.Image:
    """Return a picture as the browser draws it."""
    page = browser.new_page(viewport={"width": picture.width, "height": picture.height})
    page.set_content(page_of(picture))
    screenshot = page.screenshot(omit_background=True)
    page.close()
    return Image.open(io.BytesIO(screenshot)).quantize(MOST_COLOURS, method=Image.Quantize.FASTOCTREE)


if __name__ == "__main__":
    with running() as opened:
        for name, picture in PICTURES.items():
            taken(opened, picture).save(ASSETS / name, optimize=True)
