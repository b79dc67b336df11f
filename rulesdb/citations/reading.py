"""Citations in a text: numbers that are written as a ruleset's, and that something makes a citation.

The surroundings of a number may make it one. A bare number is one if most bare numbers of the text, or of all texts of
its kind in a project, are live rules.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.citations.contexts import (
    NEAR,
    has_word,
    has_word_of_section,
    is_bracketed,
    is_list,
    is_of_other_book,
    is_of_other_ruleset,
    is_other_number,
    ruleset_before,
)
from rulesdb.citations.loaded_numbers import LoadedNumbers, Standing, chapter, is_section
from rulesdb.graph.naming import ancestors, identifier, split_identifier

_FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_HYPHENED = r"[0-9]+(?:-[0-9]+)+[A-Za-z]{0,2}"
_DOTTED = r"[0-9]+(?:\.(?:[0-9]+|[a-z](?![A-Za-z0-9])))+[A-Za-z]{0,2}"
_SECTION = r"[1-9][0-9]{2}"
_PART = r"(?P<part>#(?:sentence|item|example|note)-[0-9]+(?:,[0-9]+)*)?"
_END = r"(?![A-Za-z0-9_]|\.[0-9])"
_RANGE_OF_LETTERS = re.compile(r"[-‐–—―~〜/](?P<letters>[a-z]{1,2})(?![A-Za-z0-9_-])")
_RANGE = re.compile(r"[-‐–—―~〜](?=[0-9])")
_WHOLE_NUMBER = re.compile("[0-9]+")
_LONGEST = 100
"""Characters of the longest number that is looked at."""
_FEWEST = 5
"""Different bare numbers by which a text is judged."""
_MOST = 0.8
"""Share of them that must be rules, of the loaded text or a former version."""
_FEWEST_OF_KIND = 20
"""Different bare numbers by which all texts of a kind are judged."""
_MOST_OF_KIND = 0.9
"""Share of them that must be rules, of the loaded text or a former version."""
_LEAST_PARTS = 3
"""Whole numbers, or digits of the first one, from which on a number is no decimal fraction."""


class Citation(NamedTuple):
    """A number in a text that cites a rule; ``start`` and ``end`` are its place, in code points."""

    start: int
    end: int
    ruleset: str
    number: str
    """The number in plain form."""
    parts: tuple[str, ...] = ()
    """Names of the parts of the rule that are cited, such as ``sentence-2``."""

    @property
    def id(self) -> str:
        """The identifier of the rule."""
        return identifier(self.ruleset, self.number)


class Citations(NamedTuple):
    """The citations of a text, in its order."""

    sure: tuple[Citation, ...]
    """Those that their surroundings or the rest of the text make citations."""
    bare: tuple[Citation, ...]
    """Those that the other texts of a project may make citations, with ``are_rules``."""


class _Written(NamedTuple):
    """A written number with its surroundings."""

    start: int
    end: int
    number: str
    part: str
    before: str
    behind: str
    ends_small: bool
    """Whether the number ends with a small letter."""
    begins_range: bool
    """Whether another number or letter follows behind a dash."""


class CitationReader:
    """A reader of the citations of some rulesets; of several, the first that has a number counts."""

    def __init__(self, rulesets: Sequence[LoadedNumbers]) -> None:
        """Prepare the pattern of written numbers."""
        self._rulesets = {numbers.ruleset: numbers for numbers in rulesets}
        self._known = {identifier(one.ruleset, number) for one in rulesets for number in one.known}
        forms = {written for numbers in rulesets for written in numbers.forms}
        hyphened = [_HYPHENED] if any("-" in written for written in forms) else []
        numbers = "|".join((*hyphened, _DOTTED, _SECTION))
        self._pattern = re.compile(rf"(?<![0-9_.])(?P<number>{numbers}){_PART}{_END}")

    def read(self, text: str, *, has_versions: bool = False) -> Citations:
        """Return the citations of a text.

        ``has_versions`` says that in texts of this kind only a ruleset, a word or a part makes a number a citation.
        """
        citations: list[tuple[Citation, bool]] = []
        own: Citation | None = None
        plain = text if text.isascii() else text.translate(_FULL_WIDTH)
        for written in self._written(plain):
            is_listed = own is not None and _is_next(own, written, plain)
            citation = self._told(written, is_listed=is_listed)
            if citation is not None:
                own = citation
            elif not has_versions and not _is_other(written):
                citation = self._guessed(written)
            if citation is not None:
                is_bare = citation is not own and not self._has_mark(written, citation)
                citations += ((one, is_bare) for one in (citation, *_end_of_range(citation, plain)))
        return self._parted(citations)

    def are_rules(self, bare: Iterable[str]) -> bool:
        """Tell whether the bare numbers of all texts of a kind, by their identifiers, are rules."""
        return self._are_rules(set(bare), _FEWEST_OF_KIND, _MOST_OF_KIND)

    def _written(self, text: str) -> Iterator[_Written]:
        for found in self._pattern.finditer(text):
            if len(found["number"]) > _LONGEST:
                continue
            start, end = found.span()
            following = _RANGE.match(text, end)
            other = following and self._pattern.match(text, following.end())
            is_range = bool(other) or _RANGE_OF_LETTERS.match(text, end) is not None
            before, behind = text[max(0, start - NEAR) : start], text[end : end + NEAR]
            number = found["number"]
            yield _Written(
                start, end, number.lower(), found["part"] or "", before, behind, number[-1].islower(), is_range
            )

    def _told(self, written: _Written, *, is_listed: bool) -> Citation | None:
        """Return the citation that a ruleset, a word, a list or a part makes of a number."""
        ruleset = ruleset_before(written.before, tuple(self._rulesets))
        if ruleset is not None:
            citation = _citation(written, ruleset)
            return citation._replace(start=written.start - len(ruleset) - 1)
        if is_of_other_ruleset(written.before) or not (is_listed or written.part or _has_word(written)):
            return None
        able = [numbers for numbers in self._rulesets.values() if numbers.has_form_of(written.number)]
        able.sort(key=lambda numbers: chapter(written.number) not in numbers.chapters)
        return self._first_known(written, able)

    def _guessed(self, written: _Written) -> Citation | None:
        """Return the citation that a number may be by its form, of a ruleset that has its chapter."""
        if is_section(written.number) or _is_fraction(written.number):
            return None
        rulesets = self._rulesets.values()
        having = [numbers for numbers in rulesets if chapter(written.number) in numbers.chapters]
        return self._first_known(written, [numbers for numbers in having if numbers.has_form_of(written.number)])

    def _first_known(self, written: _Written, able: Sequence[LoadedNumbers]) -> Citation | None:
        knowing = [numbers for numbers in able if written.number in numbers.known]
        return next((_citation(written, numbers.ruleset) for numbers in (*knowing, *able)), None)

    def _has_mark(self, written: _Written, citation: Citation) -> bool:
        """Tell whether a number has a mark of a rule: a letter at its end, or square brackets around it.

        In a number of two parts, such as 100.5f, that may be a fraction of some type, and has to be a known rule.
        """
        is_marked = written.ends_small or is_bracketed(written.before, written.behind)
        return is_marked and (len(_WHOLE_NUMBER.findall(written.number)) >= _LEAST_PARTS or citation.id in self._known)

    def _parted(self, citations: Sequence[tuple[Citation, bool]]) -> Citations:
        """Part the bare numbers from the others, unless the text has several and most of them are rules."""
        bare = tuple(citation for citation, is_bare in citations if is_bare)
        if self._are_rules({citation.id for citation in bare}, _FEWEST, _MOST):
            return Citations(tuple(citation for citation, _ in citations), ())
        return Citations(tuple(citation for citation, is_bare in citations if not is_bare), bare)

    def _are_rules(self, bare: Collection[str], fewest: int, most: float) -> bool:
        known = self._known.intersection(bare)
        dead = [number for number in bare if number not in known and self._is_dead(number)]
        return len(known) + len(dead) >= fewest and len(known) >= most * (len(known) + len(dead))

    def _is_dead(self, citation: str) -> bool:
        ruleset, number = split_identifier(citation)
        return self._rulesets[ruleset].standing(number) is Standing.DEAD


def _citation(written: _Written, ruleset: str) -> Citation:
    kind, _, ordinals = written.part.removeprefix("#").partition("-")
    parts = tuple(f"{kind}-{ordinal}" for ordinal in ordinals.split(",") if ordinal)
    return Citation(written.start, written.end, ruleset, written.number, parts)


def _end_of_range(citation: Citation, text: str) -> Iterator[Citation]:
    """Yield the last rule of a range of letters: 409.1h of 409.1f-h."""
    found = _RANGE_OF_LETTERS.match(text, citation.end)
    if found is not None and citation.number[-1].isalpha():
        stem = next(ancestors(citation.number), "")
        yield Citation(found.start("letters"), found.end("letters"), citation.ruleset, stem + found["letters"])


def _is_other(written: _Written) -> bool:
    """Tell whether a number without a word is a version, price or the like, or the end of a name."""
    is_in_name = written.before[-1:].isascii() and written.before[-1:].isalnum()
    return is_in_name or is_other_number(written.before, "" if written.begins_range else written.behind)


def _has_word(written: _Written) -> bool:
    """Tell whether a word for a rule of these books stands before a number."""
    has = has_word_of_section if is_section(written.number) else has_word
    return has(written.before) and not is_of_other_book(written.before, written.behind)


def _is_next(own: Citation, written: _Written, text: str) -> bool:
    """Tell whether a number is the next one of a list; a whole number follows such ones alone."""
    is_near = written.start - own.end <= NEAR and (is_section(own.number) or not is_section(written.number))
    return is_near and is_list(text[own.end : written.start])


def _is_fraction(number: str) -> bool:
    """Tell whether a number may be a decimal fraction or a range of two: 1.5, 1-2, 1.5s."""
    parts = _WHOLE_NUMBER.findall(number)
    return len(parts) < _LEAST_PARTS and len(parts[0]) < _LEAST_PARTS
