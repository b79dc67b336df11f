"""The words of a text, as morphological analysis gives them."""

from typing import NamedTuple

PartOfSpeech = tuple[str, str, str, str, str, str]
"""SudachiPy's six fields, from ``名詞`` to the conjugation form."""


class Morpheme(NamedTuple):
    """A word of a text: ``start`` and ``end`` are code points of that text, half-open; ``reading`` is in katakana.

    ``part_of_speech`` is SudachiPy's six fields, from ``名詞`` to the conjugation form.
    """

    surface: str
    start: int
    end: int
    dictionary_form: str
    normalized_form: str
    reading: str
    part_of_speech: PartOfSpeech

    def moved(self, offset: int) -> "Morpheme":
        """Return the word with its range ``offset`` code points further on."""
        return self._replace(start=self.start + offset, end=self.end + offset) if offset else self


class Analysis:
    """A text's words at both grains, in order; the surfaces of either, put together, are the text.

    It is hashed by identity, which is cheap: what is made of the analysis of a word can be looked up by it.
    """

    __slots__ = ("__weakref__", "compounds", "morphemes")

    def __init__(self, morphemes: tuple[Morpheme, ...], compounds: tuple[Morpheme, ...]) -> None:
        """Keep the words."""
        self.morphemes = morphemes
        self.compounds = compounds
