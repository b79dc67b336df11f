"""Quotations of written text in messages: its beginning alone, and the nearest known name."""

import re
from collections.abc import Collection

_CUT_WORD_AT_END = re.compile(r"[0-9A-Za-z]+\Z")
_CUT_WORD_AT_START = re.compile(r"\A[0-9A-Za-z]+")
_WORD = re.compile(r"[0-9A-Za-z]{2}")


def shortened(written: str, most: int = 60) -> str:
    """Return a quotation of written text for a message: its beginning, at most ``most`` code points, and then ``…``."""
    return written if len(written) <= most else f"{written[:most]}…"


def beside_changes(text: str, *, is_first: bool, is_last: bool, most: int = 40) -> str:
    """Return the ends of an unchanged text that stand beside changes, each of at most ``most`` code points.

    It is the first or last part of a whole where nothing stands beside it; one that is both is returned whole. A
    word of Latin letters that the cut would part is left out.
    """
    if len(text) <= 2 * most or (is_first and is_last):
        return text
    before = "" if is_first else text[:most]
    behind = "" if is_last else text[-most:]
    if _WORD.fullmatch(text[most - 1 : most + 1]):
        before = _CUT_WORD_AT_END.sub("", before)
    if _WORD.fullmatch(text[-most - 1 : 1 - most]):
        behind = _CUT_WORD_AT_START.sub("", behind)
    return f"{before}…{behind}"


def unknown_name(what: str, written: str, known: Collection[str], where: str = "") -> str:
    """Return a sentence saying that a written name is not among the ``known`` ones, with the nearest of them if any.

    ``what`` is the noun for a name (``ruleset``), ``where`` a phrase behind it, with a blank before it.
    """
    from difflib import get_close_matches  # cold commands must not pay for it

    shown = shortened(written)
    near = get_close_matches(shown, known, n=1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    way_out = f"; take one of: {', '.join(known)}" if known else ""
    return f"there is no {what} {shown!r}{where}{hint}{way_out}"
