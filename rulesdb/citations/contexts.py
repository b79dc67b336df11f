"""The surroundings of a written number: what makes it a citation, and what makes it a version, a price or a date.

A form such as 1.2.3 is not enough: whole lists of versions are written so. docs/citations.md says what counts.
"""

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

NEAR = 48
"""Characters before a number that are looked at."""

WORD_OF_RULES = r"(?:(?<![a-z_])(?:rules?|sections?|c\.?r\.?)(?:\s+(?:no\.|numbers?))?|ルール|規則|规则)"
"""A pattern of the words for a rule of these books."""
_NEW_LINE = r"\s*\n[ \t]*(?:--+|%+|//+!?|#+|\*|;+|>|\|)?[ \t]*"
_BETWEEN = r"[ \t:=#(\[{「『【\"'`*_/]{0,6}"
_WORD_BEFORE = re.compile(rf"(?:{WORD_OF_RULES}(?:{_NEW_LINE})?{_BETWEEN}|§+[ \t]?)$", re.IGNORECASE)
_WORD_BEFORE_SECTION = re.compile(rf"(?:{WORD_OF_RULES}(?:{_NEW_LINE}|[ \t]?#?)|§+[ \t]?)$", re.IGNORECASE)
_BOOK = r"(?<![a-z])(?:RFC|ISO|IEC|IEEE|ECMA|PEP|WCAG|POSIX|PDF)(?![a-z])"
_OTHER_BOOK_BEFORE = re.compile(rf"{_BOOK}[^\n]*$", re.IGNORECASE)
_OTHER_BOOK_BEHIND = re.compile(rf"\s+(?:of|in)\s+(?:the\s+)?{_BOOK}", re.IGNORECASE)
_IGNORED = re.compile(r"rulesdb:\s*ignore\b")
_NAME_BEFORE = re.compile(r"(?P<name>[A-Za-z0-9_-]+):$")
_LIST_BETWEEN = re.compile(
    r"[\s,、・;/&+#*\"'`)\]】」（(\[【「–—―~～〜-]*(?:and|or|to|through|及び|および|又は|または|と|や|から)?[\s#*\"'`(\[【「-]*",
    re.IGNORECASE,
)
_PART_OF_VERSION = re.compile(
    r"(?:(?:(?<![a-z])(?:versions?|ver\.?|v\.?|releases?|released|since|until|requires?|python|node|npm|java|go|php|ruby|"
    r"rust|ubuntu|debian|django|http|tls|unicode|gpl)|バージョン|版)[\s:=\"'`(_]*"
    r"|(?:[~^<>@]|[=~<>!]=)\s*[\"'`]?|[$€£¥]\s?|[\\+%_-]|(?<!/)/|[0-9] )$",
    re.IGNORECASE,
)
_PART_OF_MEASURE = re.compile(
    r"\s?(?:%|[kmg]i?b\b|px\b|[mnμ]?s\b|sec|円|ドル|€|秒|年|月)|[-+_][A-Za-z0-9]|\.[a-z]|:[0-9]|[/\\][A-Za-z0-9]|\*[0-9]",
    re.IGNORECASE,
)
_SEPARATE_SENTENCE = re.compile(r"\.[A-Z]")
_OPENING, _CLOSING = "[【〔", "]】〕"
_HEADING = re.compile(r"#+\s*[\[【]*$")

FILES_OF_VERSIONS = (
    *("changelog*", "changes*", "history*", "news*", "release*"),
    *("pyproject.toml", "setup.py", "setup.cfg", "requirements*.txt", "constraints*.txt", "pipfile", "tox.ini"),
    *("package.json", "package-lock.json", "pnpm-lock.yaml", "composer.json", "bower.json", "*.lock", "*.lockb"),
    *("cargo.toml", "go.mod", "go.sum", "pom.xml", "*.gradle", "*.gradle.kts", "*.csproj", "gemfile", "dockerfile*"),
    *("*.svg", "*.min.js", "*.min.css", "*.map", "*.po", "*.pot"),
)
"""Names of files in lower case whose bare numbers are versions or coordinates."""


def is_file_of_versions(name: str) -> bool:
    """Tell whether a file has bare numbers that are no rules, by its name alone."""
    base = PurePosixPath(name).name.lower()
    return any(fnmatchcase(base, pattern) for pattern in FILES_OF_VERSIONS)


def has_word(before: str) -> bool:
    """Tell whether the text ``before`` a number ends with a word for a rule."""
    return _WORD_BEFORE.search(before) is not None


def has_word_of_section(before: str) -> bool:
    """Tell whether the text ``before`` a whole number ends with a word for a rule, with hardly a sign between."""
    return _WORD_BEFORE_SECTION.search(before) is not None


def is_of_other_book(before: str, behind: str) -> bool:
    """Tell whether the line of a number names another book with numbered sections, such as a standard."""
    return _OTHER_BOOK_BEFORE.search(before) is not None or _OTHER_BOOK_BEHIND.match(behind) is not None


def ruleset_before(before: str, rulesets: Sequence[str]) -> str | None:
    """Return the ruleset that stands right ``before`` a number, as in ``fab:`` and ``FAB ``; None if there is none."""
    folded = before.casefold()
    for ruleset in rulesets:
        prefix = next((mark for mark in (f"{ruleset}:", f"{ruleset} ") if folded.endswith(mark.casefold())), None)
        if prefix is not None and not _ends_in_word(folded.removesuffix(prefix.casefold())):
            return ruleset
    return None


def ignored_lines(text: str) -> Iterator[int]:
    """Yield an offset in each line of a text that says that its numbers are meant to be wrong, or are none."""
    return (found.start() for found in _IGNORED.finditer(text))


def is_of_other_ruleset(before: str) -> bool:
    """Tell whether the text ``before`` a number ends with a name and a colon, as identifiers of any ruleset begin."""
    found = _NAME_BEFORE.search(before)
    return found is not None and not has_word(found["name"])


def is_list(between: str) -> bool:
    """Tell whether the text ``between`` two numbers joins them to a list or range."""
    return _LIST_BETWEEN.fullmatch(between) is not None


def is_bracketed(before: str, behind: str) -> bool:
    """Tell whether a number stands alone in square brackets, and in no heading, where changes are listed by version."""
    if not before or before[-1] not in _OPENING or behind[:1] not in tuple(_CLOSING):
        return False
    line = before[:-1].rpartition("\n")[2]
    return _HEADING.fullmatch(line) is None and behind[1:2] != ":"


def is_other_number(before: str, behind: str) -> bool:
    """Tell whether the surroundings make a number a version, an address, a price, a measure or a date."""
    if _PART_OF_VERSION.search(before) or is_of_other_ruleset(before):
        return True
    return _PART_OF_MEASURE.match(behind) is not None and _SEPARATE_SENTENCE.match(behind) is None


def _ends_in_word(text: str) -> bool:
    return text[-1:].isascii() and (text[-1:].isalnum() or text[-1:] in tuple("_-"))
