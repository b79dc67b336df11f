"""Lines of keywords as cards print them: reminder text, blanks before a cost, and several keywords on one line."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.engine.kernel.language.written_lines import keyword_lists
from rulesdb.engine.mtg.language.record_words import KEYWORDS

_NAMES = (*(word for word in KEYWORDS.values() if word != "能力"), "フラッシュバック", "エコー", "待機", "ストーム")
_NAME = "|".join(_NAMES)

KEYWORD_LINES: tuple[Wording, ...] = (
    wording(r" ?\((?:[^()]|\([^()]*\))*[。…]\)(?![^《》]*》)", "", ")"),
    wording(rf"(?P<before>^|[、,・ ] ?)(?P<keyword>{_NAME})(?:: | )(?=[「({{0-9])", "{before}{keyword}", _NAME),
    wording(rf"^(?P<keywords>(?:[^。をはが:「]|「[^」]*」)*(?:{_NAME})(?:「[^」]*」)?)。$", "{keywords}", "。"),
    # an ability that others gain, in the brackets of printed cards
    wording("「(?P<ability>[^「」]*。)」を(?:得る|持つ)", "『{ability}』を得る", "」を"),
    wording("は(?=『[^『』]*』を得る)", "は、", "』を得る"),
)
"""The wordings, in the order in which they are applied."""

keywords_of = keyword_lists(_NAMES)
"""Return a line of several keywords as a line for each; any other line alone."""
