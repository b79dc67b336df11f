"""The patterns by which a rule's own sentences define a term, as one table that a new pattern joins."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.terms.noun_phrases import LONGEST_TERM, is_name, sentences, without_owner

_MEANING = re.compile(r"(?:[^「」]*、)?([^「」、]+?)とは(?![?？]|みな|限ら|言え|異な|別)")
_TERM_OF_ART = re.compile(r"用語「([^「」]+)」[はや]")
_CALLED = re.compile(
    r"は「([^「」]+)」(?:です|である)$|「([^「」]+)」と(?:[言い]いま|[呼よ]びま|(?:[言い]う|[呼よ]ぶ)$)"
)
_KEYWORD_LIST = re.compile(r"キーワード(?:(?!キーワード)[^「」])*は、?(「.+」)(?:です|である)$")
_STATEMENT_ENDS = ("です", "である")
_LIST_ENDS = ("」です", "」である")
_QUOTED = re.compile(r"「([^「」]+)」")
_WITH_ENGLISH = re.compile(r"「([^「」/]+)/([A-Za-z][^「」/]*)」")
_TEMPLATE_VARIABLE = re.compile(r"(?<!\s)\s++[NX]?[―-]*+$")  # of 「待機 N―[コスト]」
_NOUN = r"[\u4e00-\u9fff々ァ-ヶー・]"
_KIND = re.compile(rf"(?<!{_NOUN})({_NOUN}++)(?:の(?:一種|一つ|1つ|両方))?(?:です$|である$|であり|で、|からな)")
_SUBJECT = re.compile(r"([^「」、は]+)は")
_FIXED = re.compile(r"定義され(?:てい)?(?:ます|る)$")
_CLASSED = re.compile(r".+は([^「」、はがをにの]+)(?:です|である)$")


class TermDefinition(NamedTuple):
    """A term that a text defines; ``english`` where the text gives it."""

    name: str
    english: str | None = None


class Known(NamedTuple):
    """The names that patterns lean on: section titles, which say of what kind something is or whose it is.

    No name is longer than ``LONGEST_TERM``.
    """

    names: frozenset[str]
    analyzer: WordAnalyzer


Pattern = Callable[[str, Known], Iterator[TermDefinition]]


def meanings(text: str, known: Known) -> Iterator[TermDefinition]:
    """Yield the term X of ``Xとは、…``, without the things that it belongs to."""
    for sentence in sentences(text) if "とは" in text else ():
        found = _MEANING.match(sentence) if "とは" in sentence else None
        name = without_owner(found[1], known.names) if found else ""
        if is_name(name, known.analyzer):
            yield TermDefinition(name)


def terms_of_art(text: str, _: Known) -> Iterator[TermDefinition]:
    """Yield the term X of ``用語「X」は…``."""
    return (TermDefinition(found[1]) for found in _TERM_OF_ART.finditer(text))


def callings(text: str, known: Known) -> Iterator[TermDefinition]:
    """Yield the term X of ``…は「X」です`` and ``…を「X」と言います``."""
    for sentence in sentences(text) if "「" in text else ():
        found = _CALLED.search(sentence) if "「" in sentence else None
        name = (found[1] or found[2]) if found else ""
        if is_name(name, known.analyzer):
            yield TermDefinition(name)


def keyword_lists(text: str, _: Known) -> Iterator[TermDefinition]:
    """Yield the terms X and Y of ``…キーワードは、「X」「Y」です``, as they are written, with brackets of their own."""
    for sentence in sentences(text) if "キーワード" in text else ():
        found = _KEYWORD_LIST.search(sentence) if sentence.endswith(_LIST_ENDS) else None
        yield from (TermDefinition(quoted[1]) for quoted in _QUOTED.finditer(found[1] if found else ""))


def bilingual(text: str, _: Known) -> Iterator[TermDefinition]:
    """Yield the term X of ``「X/English」`` with its English name, both without a template's variables."""
    for found in _WITH_ENGLISH.finditer(text):
        name, english = (_TEMPLATE_VARIABLE.sub("", side.strip()) for side in found.groups())
        yield TermDefinition(name, english)


def kinds(text: str, known: Known) -> Iterator[TermDefinition]:
    """Yield the term X of a rule that begins ``Xは、…Yです``, with Y its kind, or ``Xは、…によって定義されます``."""
    head = next(iter(sentences(text)), "")
    subject = _SUBJECT.match(head)
    if subject and (_FIXED.search(head) or _says_kind(subject[1], head[subject.end() :], known)):
        yield from _named(subject[1], known)


def classes(text: str, known: Known) -> Iterator[TermDefinition]:
    """Yield the term X of ``…はXです``, where X is longer than the known name that it ends with."""
    for sentence in sentences(text):
        found = _CLASSED.match(sentence) if sentence.endswith(_STATEMENT_ENDS) else None
        if found and found[1] not in known.names and any(_known_ends(found[1], known)):
            yield from _named(found[1], known)


STRONG: tuple[Pattern, ...] = (meanings, terms_of_art, callings, keyword_lists, bilingual)
WEAK: tuple[Pattern, ...] = (kinds, classes)


def _named(phrase: str, known: Known) -> Iterator[TermDefinition]:
    if is_name(phrase, known.analyzer) and "の" not in phrase:
        yield TermDefinition(phrase)


def _known_ends(phrase: str, known: Known) -> Iterator[str]:
    """Yield the known names that a phrase ends with, the longest first."""
    longest = max(0, len(phrase) - LONGEST_TERM)
    return (phrase[at:] for at in range(longest, len(phrase)) if phrase[at:] in known.names)


def _says_kind(subject: str, predicate: str, known: Known) -> bool:
    """Tell whether a noun that the predicate states is a known name, or ends as the subject does."""
    ends = tuple(_known_ends(subject, known))
    stated = (found[1] for found in _KIND.finditer(predicate))
    return any(kind in known.names or subject.endswith(kind) or kind.endswith(ends) for kind in stated)
