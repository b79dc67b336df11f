"""Visible forms of the characters that steer a terminal, one column for each.

A control character moves the cursor, changes the title or hides what follows; a direction mark (Unicode's
``Bidi_Control``) reorders what stands beside it, and a tag character is text that nobody sees. A direction mark is
shown, not isolated: terminals with isolates are few, and the words of a rule have their direction without marks.
Joiners, variation selectors and the zero-width marks of a break stay: emoji and kanji need them, and they move nothing.
"""

import re

_LINE_END = "␤"
_NAMELESS = "␦"  # a control character without a picture of its own
_PICTURES = 0x2400  # the picture of U+0000, those of the other control characters behind it
_STEERING = (
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufff9-\ufffb"
    r"\ud800-\udfff\U000e0000-\U000e007f]"
)
_SHOWN = {"\t": " ", "\x7f": "␡", "\u2028": _LINE_END, "\u2029": _LINE_END}


def visible(text: str) -> str:
    """Return ``text`` as a terminal shows it, of the same length; a newline stays, a tab is a blank."""
    return text if text.isprintable() else re.sub(_STEERING, lambda found: _form(found[0]), text)


def visible_name(name: str) -> str:
    """Return the name of a file as messages and reports write it, to a file or another program, too: on one line.

    Whoever names a file decides about its characters: a line end in it would write a line of the report.
    """
    return visible(name).replace("\n", _LINE_END)


def _form(character: str) -> str:
    if character in _SHOWN:
        return _SHOWN[character]
    return chr(_PICTURES + ord(character)) if character < " " else _NAMELESS
