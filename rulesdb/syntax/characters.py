"""The few classes of characters that several steps of reading a text ask about."""

import re

BLANKS = " \t\u3000\xa0\x1f"
"""Characters that set words apart within a line."""

BYTE_ORDER_MARK = "\ufeff"
"""The mark that some editors put before the first character of a file."""

LINE_ENDS = "\r\n\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
"""Characters that end a line, old and rare ones too; ``\\r\\n`` is one line end."""

SENTENCE_ENDS = "。！？!?"
"""Characters that close a sentence."""

CLOSING = SENTENCE_ENDS + "」』)）]"
"""Characters after which something new may begin."""

_OTHER_LINE_END = re.compile(rf"\r(?!\n)|[{LINE_ENDS[2:]}]")


def with_plain_lines(text: str) -> str:
    r"""Return a text, as long as before, in which lines begin where they do for a reader.

    Dialects know ``\n`` and ``\r\n`` as line ends; every other one becomes ``\n``, and a byte order mark a blank.
    """
    plain = _OTHER_LINE_END.sub("\n", text)
    return f" {plain[1:]}" if plain.startswith(BYTE_ORDER_MARK) else plain
