"""Reading cards in English: the first line in the shapes in which people write it, and lines of several abilities."""

import re
from collections.abc import Sequence
from functools import cache

from rulesdb.engine.fab.cards import COLORS
from rulesdb.engine.fab.language.vocabulary import english_vocabulary
from rulesdb.engine.kernel.language.chart_reader import ChartReader
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.language.written_lines import WrittenLine, has_japanese

_FIRST_LINE = r"(?:\d+ ?(?:[xX×]|枚) ?)?《[^》]*》[ ,|:―-]*[A-Za-z]"
_STATS = ("cost", "pitch", "power", "defense", "life", "intellect")
_JAPANESE_STATS = dict(zip(("コスト", "ピッチ", "パワー", "防御", "ライフ", "知力"), _STATS, strict=True))
_STAT_WORDS = {
    **_JAPANESE_STATS,
    "attack": "power",
    "defence": "defense",
    "health": "life",
    "intelligence": "intellect",
    "int": "intellect",
}
_STAT = (
    r"(?i:[\s,;|(]*(?P<stat>\b(?:cost|pitch|power|attack|defen[cs]e|life|health|intellect|intelligence)\b"
    rf"|{'|'.join(_JAPANESE_STATS)}) *[:=]? *"
    r"(?P<value>[0-9]+|X+|\*)\)?|[\s,;|(]+(?P<color>red|yellow|blue)\b\)?)"
)
_JOINT = re.compile(r"[\s,;|]+")


def is_english(first: str) -> bool:
    """Whether the first line of a sheet is in English: there is no Japanese behind the name but for properties."""
    name, mark, rest = first.partition("》")
    if not re.search("[A-Za-z]", rest):
        return False
    found = re.match(_FIRST_LINE, text := name + mark + re.sub(_STAT, " ", rest))
    return found is not None and not has_japanese(text[found.end() :])


def first_line(line: str) -> str:
    """Return a first line with its properties in order, in the shape that the phrases have."""
    name, _, rest = line.partition("》")
    found: dict[str, str] = {}
    for one in re.finditer(_STAT, rest):
        stat = "pitch" if one["color"] else one["stat"].lower()
        value = _PITCHES[one["color"].lower()] if one["color"] else one["value"].upper()
        if found.setdefault(_STAT_WORDS.get(stat, stat), value) != value:
            return line
    box = re.sub(r"\((1H|2H)\)", r"\1", re.sub(_STAT, " ", rest).replace("―", " - "))
    box = re.sub(r"\bpit fighter\b", "pit-fighter", box, flags=re.IGNORECASE)
    words = " ".join(filter(None, _JOINT.split(re.sub(r" /(?! )|(?<! )/ ", " / ", box))))
    return ", ".join(
        (f"{name}》 {words.lstrip('-: ')}", *(f"{stat} {found[stat]}" for stat in _STATS if stat in found))
    )


_PITCHES: dict[str, str] = {color: str(pitch) for pitch, color in COLORS.items()}


class EnglishReader(ChartReader):
    """A parser of the English phrases that reads first lines in any order of their properties."""

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        return super().read(first_line(text) if role == "printed" else text, role, form)


@cache
def english_reader() -> EnglishReader:
    """Return the parser of the English phrases."""
    return EnglishReader(english_vocabulary())


_ENTERS = re.compile(r"(?<=on this)\. (?=(?:at|when|whenever)\b)", re.IGNORECASE)
_LAST_KEYWORD = re.compile(r"\. (?=go again$)", re.IGNORECASE)
_ONE_ABILITY = re.compile(r"(?:when|whenever|at|if|while)\b|.*[:\"]", re.IGNORECASE)


def abilities_of_line(line: WrittenLine) -> Sequence[WrittenLine]:
    """Return a line for each ability of a line: a keyword at its end belongs to nothing before it."""
    found = _LAST_KEYWORD.search(line.text)
    if line.text.lower().startswith("this enters the arena with"):  # a static ability by itself
        found = _ENTERS.search(line.text)
    if found is None or _ONE_ABILITY.match(line.text):
        return (line,)
    start, end = found.span()
    return line.between("", line.text[start:]), line.between(line.text[:end], "")
