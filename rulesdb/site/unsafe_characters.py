"""Characters of a text that no page may hold, and those that turn the direction of what follows.

All markup goes through ``fit_for_pages``: controls, lone surrogates and noncharacters, which HTML and XML forbid, get a
visible form, and a direction mark has no effect beyond the words that it stands in. Data files keep every character.
"""

import re

_PLANES = range(17)
_NONCHARACTERS = "\ufdd0-\ufdef" + "".join(chr(plane << 16 | last) for plane in _PLANES for last in (0xFFFE, 0xFFFF))
_CONTROLS = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff"
_DIRECTIONS = "\u202a-\u202e\u2066-\u2069"
_FORBIDDEN = re.compile(f"[{_CONTROLS}{_NONCHARACTERS}]")
_DIRECTION = re.compile(f"[{_DIRECTIONS}]")
# What may be odd: few ranges, one of them too wide, are looked for in a tenth of the time of all that are.
_ODD = re.compile(f"[{_CONTROLS}\ufdd0-\ufdef\ufffe\uffff\U0001fffe-\U0010ffff{_DIRECTIONS}]")
_PIECE = re.compile(r"<(?P<close>/?)(?P<name>[a-z]\w*)?[^>]*>|[^<]+")  # a > within an attribute is escaped
_WITHOUT_MARKUP = frozenset({"title", "svg"})  # elements whose words cannot have a <bdi> around them
_FIRST_PICTURE, _DELETE_PICTURE, _REPLACEMENT = 0x2400, "\u2421", "\ufffd"
_SPACE = 0x20


def fit_for_pages(markup: str) -> str:
    """Return ``markup`` as HTML and XML allow it, each run of words with a direction mark in an element ``<bdi>``.

    Where no element can be, in attributes, titles and drawings, direction marks are left out.
    """
    if not _ODD.search(markup):
        return markup
    visible = with_pictures(markup)
    return _isolated(visible) if _DIRECTION.search(visible) else visible


def with_pictures(text: str) -> str:
    """Return ``text`` with a visible form for every character that HTML and XML forbid: ``␀`` for U+0000, or U+FFFD."""
    return _FORBIDDEN.sub(_picture, text)


def without_directions(text: str) -> str:
    """Return ``text`` without direction marks."""
    return _DIRECTION.sub("", text)


def _picture(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code < _SPACE:
        return chr(_FIRST_PICTURE + code)
    return _DELETE_PICTURE if found[0] == "\x7f" else _REPLACEMENT


def _isolated(markup: str) -> str:
    pieces: list[str] = []
    bare = ""  # the open element in which no <bdi> can be
    for piece in _PIECE.finditer(markup):
        if piece[0].startswith("<"):
            pieces.append(without_directions(piece[0]))
            if not bare and piece["name"] in _WITHOUT_MARKUP:
                bare = piece["name"]
            elif piece["close"] and piece["name"] == bare:
                bare = ""
        elif not bare and _DIRECTION.search(piece[0]):
            pieces.append(f"<bdi>{piece[0]}</bdi>")
        else:
            pieces.append(without_directions(piece[0]))
    return "".join(pieces)
