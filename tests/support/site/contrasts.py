"""The contrast of two colours, as WCAG defines it."""

import re
from collections.abc import Sequence

AA = 4.5
"""The least contrast of text."""
VISIBLE = 3
"""The least contrast of a line that tells what can be used."""


def _luminance(colour: Sequence[int]) -> float:
    channels = [one / 255 for one in colour]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21; they are like ``8a8577``."""
    return _contrast(*(bytes.fromhex(colour) for colour in (one, other)))


def contrast_of(one: str, other: str) -> float:
    """Return the contrast ratio of two colours as a browser computes them: ``rgb(138, 133, 119)``."""
    return _contrast(*([int(part) for part in re.findall(r"\d+", colour)] for colour in (one, other)))


def _contrast(one: Sequence[int], other: Sequence[int]) -> float:
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
