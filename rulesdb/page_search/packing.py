"""Data as texts that scripts may quote: JSON, compressed by LZMA, in base64.

A host compresses what it sends, but by gzip, which makes a seventh more of these data and looks back 32 KB. Several
values are one stream, cut where a decoder has the whole of the next value: the content of the first script is at hand
for the second. Two bytes for a character suit LZMA best, the higher one first: by its parameters every second byte
begins one. templates/search/unpacking.js reads it.
"""

import base64
import json
from collections.abc import Sequence
from itertools import accumulate, pairwise

_OF_TWO_BYTES = {
    "lc": 0,
    "lp": 1,
    "pb": 1,
}  # the context of a byte: nothing of the last one, which half of a character
_SHORTEST_REACH = 1 << 12
"""Least number of bytes that LZMA looks back over."""
_PIECE = 1024
"""Number of bytes of a stream that are decoded at once while the cut is looked for."""
_LONG_ENOUGH = 64
"""The bytes of a repetition that is taken without a look for a cheaper one: the best of what was tried."""


def packed(values: Sequence[object]) -> list[str]:
    """Return the ``values`` as texts of letters, digits and ``+/=``; a text is decoded after those before it."""
    import lzma  # only a rulebook with a search needs it

    lines = [_line(value) for value in values]
    whole = b"".join(lines)
    reach = max(_SHORTEST_REACH, 1 << len(whole).bit_length())  # more would be memory that is only cleared
    preset = {"preset": 9 | lzma.PRESET_EXTREME, "nice_len": _LONG_ENOUGH, "dict_size": reach}
    filters = [{"id": lzma.FILTER_LZMA1, **preset, **_OF_TWO_BYTES}]
    stream = lzma.compress(whole, format=lzma.FORMAT_ALONE, filters=filters)
    cuts = [_bytes_needed(stream, length) for length in accumulate(map(len, lines[:-1]))]
    return [base64.b64encode(stream[start:end]).decode("ascii") for start, end in pairwise([0, *cuts, len(stream)])]


def _line(value: object) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # A lone surrogate is no character; JSON has an escape for it.
    return f"{text}\n".encode("utf-16-be", errors="backslashreplace")


def _bytes_needed(stream: bytes, length: int) -> int:
    """Return the number of bytes of ``stream`` that yield the first ``length`` bytes that were compressed."""
    whole_pieces = _yielding(stream, 0, length, _PIECE)
    return _yielding(stream, max(whole_pieces - _PIECE, 0), length, 1)


def _yielding(stream: bytes, at_once: int, length: int, step: int) -> int:
    """Return the number of bytes of ``stream`` that yield ``length`` bytes: ``at_once``, which do not, and some steps.

    A decoder cannot be copied, so what is found by long steps is found again by short ones within the last of them.
    """
    import lzma  # as above

    decoder = lzma.LZMADecompressor(lzma.FORMAT_ALONE)
    yielded, taken = len(decoder.decompress(stream[:at_once])), at_once
    while yielded < length:
        yielded += len(decoder.decompress(stream[taken : taken + step]))
        taken += step
    return taken
