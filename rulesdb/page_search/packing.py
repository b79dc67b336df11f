"""Data as a text that a script may quote: JSON, compressed by LZMA, in base64.

A host compresses what it sends, but by gzip, which makes a seventh more of these data and looks back 32 KB. Two bytes
for each character suit LZMA best: it is told that every second byte begins one. templates/search/unpacking.js reads it.
"""

import base64
import json

_OF_TWO_BYTES = {
    "lc": 0,
    "lp": 1,
    "pb": 1,
}  # what a byte is told by: nothing of the last one, which half of a character


def packed(data: object) -> str:
    """Return ``data``, values that JSON has, as a text of letters, digits and ``+/=``."""
    import lzma  # noqa: PLC0415  (only a rulebook with a search needs it)

    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # A lone surrogate is no character; JSON has an escape for it.
    written = text.encode("utf-16-le", errors="backslashreplace")
    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, **_OF_TWO_BYTES}]
    return base64.b64encode(lzma.compress(written, format=lzma.FORMAT_ALONE, filters=filters)).decode("ascii")
