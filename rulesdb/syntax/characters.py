"""The few classes of characters that several steps of reading a text ask about."""

import re

BLANKS = " \t\u3000\xa0\x1f"
"""Characters that set words apart within a line."""

BYTE_ORDER_MARK = "\ufeff"
"""The mark that some editors put before the first character of a file."""

UNSEEN = (
    "".join(
        map(
            chr,
            (0xA0, 0xAD, 0x61C, 0x1680, 0x180E, *range(0x2000, 0x2010), *range(0x202A, 0x2030), *range(0x205F, 0x2070)),
        )
    )
    + f"\u2800\u3164{BYTE_ORDER_MARK}"
)
"""Blanks other than those on a keyboard, and signs that no reader sees; copying from a page brings them along."""

LINE_ENDS = "\r\n\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
"""Characters that end a line, old and rare ones too; ``\\r\\n`` is one line end."""

SENTENCE_ENDS = "。！？!?"
"""Characters that close a sentence."""

CLOSING = SENTENCE_ENDS + "」』)）]"
"""Characters after which something new may begin."""

_BEFORE_LINE = re.compile(rf"^[ \t\u3000§#*_>\-]*[{UNSEEN}][ \t\u3000§#*_>\-{UNSEEN}]*", re.MULTILINE)
_UNSEEN = re.compile(f"[{UNSEEN}]")
_OTHER_LINE_END = re.compile(rf"\r(?!\n)|[{LINE_ENDS[2:]}]")


def with_plain_lines(text: str) -> str:
    r"""Return a text, as long as before, in which lines begin where they do for a reader.

    Dialects know ``\n`` and ``\r\n`` as line ends; every other one becomes ``\n``. Unseen signs before the words
    of a line become blanks, a byte order mark too.
    """
    plain = _OTHER_LINE_END.sub("\n", text)
    if _UNSEEN.search(plain) is None:
        return plain
    return _BEFORE_LINE.sub(lambda before: _UNSEEN.sub(" ", before[0]), plain)
