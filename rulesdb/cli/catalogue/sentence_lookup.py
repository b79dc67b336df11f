"""Translation of a finished English sentence by the template that it fits."""

import re
from collections.abc import Iterator
from functools import cache

from rulesdb.cli.catalogue.error_sentences import ERRORS
from rulesdb.cli.catalogue.finding_sentences import FINDINGS
from rulesdb.cli.catalogue.help import HELP
from rulesdb.cli.catalogue.labels import LABELS
from rulesdb.cli.catalogue.versions import VERSIONS

CATALOGUE = {**LABELS, **HELP, **ERRORS, **FINDINGS, **VERSIONS}
_NUMBER = r"[\d.,]+(?: ?%)?"
_FORMS = {"count": _NUMBER, "share": _NUMBER, "word": r"\S+"}
"""What parts of these names are: otherwise ``{count} rules`` would be the end of any sentence about rules."""
_PART = re.compile(r"\{(?P<name>\w+)(?::(?P<format>\w+))?\}")


def japanese(text: str) -> str | None:
    """Return an English sentence of the command in Japanese, None if the catalogue has no row for it.

    Of several templates that fit, the first in the order of ``_templates`` counts.
    """
    exact = CATALOGUE.get(text)
    if exact is not None:
        return exact
    filled = (_filled(template, text) for template in _templates() if _fixed(template)[-1] in text)
    return next((sentence for sentence in filled if sentence is not None), None)


@cache
def _templates() -> tuple[str, ...]:
    """Return the rows with parts that change, in the order in which they are tried.

    First those that begin by themselves and list words, which the templates around another sentence would part; then
    those around another sentence, which that sentence's own template would swallow; then the most specific.
    """
    return tuple(sorted(filter(_PART.search, CATALOGUE), key=_rank))


def _rank(template: str) -> tuple[bool, bool, int]:
    is_list = ":list}" in template and not template.startswith("{")
    return not is_list, ":ja}" not in template, -sum(map(len, _fixed(template)))


@cache
def _fixed(template: str) -> tuple[str, ...]:
    """Return the texts between the changing parts of a template, the longest last."""
    return tuple(sorted(_PART.sub("\0", template).split("\0"), key=len))


@cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("".join(_pieces(template)), re.DOTALL)


def _pieces(template: str) -> Iterator[str]:
    at = 0
    for part in _PART.finditer(template):
        yield re.escape(template[at : part.start()])
        any_words = ".+" if part["format"] else ".+?"  # a sentence may hold what joins it to the next
        yield f"(?P<{part['name']}>{_FORMS.get(part['name'], any_words)})"
        at = part.end()
    yield re.escape(template[at:])


def _listed(words: str) -> str:
    """Return words between commas, those that the catalogue has in Japanese."""
    return "、".join(CATALOGUE.get(word, word) for word in words.split(", "))


def _filled(template: str, text: str) -> str | None:
    """Return the Japanese row of a template with the parts of ``text``, None if it does not fit."""
    found = _pattern(template).fullmatch(text)
    if found is None:
        return None
    parts: dict[str, str] = {}
    for part in _PART.finditer(template):
        value = found[part["name"]]
        filled = _listed(value) if part["format"] == "list" else japanese(value) if part["format"] else value
        if filled is None and part["format"] == "ja":
            return None
        parts[part["name"]] = value if filled is None else filled
    return _PART.sub(lambda part: parts[part["name"]], CATALOGUE[template])
