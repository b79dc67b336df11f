"""Corrections of misspelt words, and of words partly in kana, to terms and to words of the rules."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import count
from typing import NamedTuple, Protocol

from rulesdb.english.word_stems import is_latin
from rulesdb.japanese.kana import hiragana
from rulesdb.search.lexicon.alias_mentions import BRACKETED, PARTICLES
from rulesdb.search.lexicon.latin_typos import LATIN_RUN, LatinSpeller
from rulesdb.search.lexicon.lexicon import SECONDARY_KINDS, Alias, Lexicon, alias_key
from rulesdb.search.query.query_limits import MOST_CHUNKS, MOST_RUNS

SIGNS = "、。,.?？!！「」『』《》()（）"
"""Characters between words, besides blanks."""
_CHUNK = re.compile(rf"{BRACKETED.pattern}|(?<=[》」])[{PARTICLES}]|[^\s{SIGNS}]+")
_RUN = re.compile(r"[^ぁ-ゖ]+")  # within a chunk: between particles and endings
_KANA = re.compile(r"[ぁ-ゖァ-ヺー]+")
_HIRAGANA = re.compile(r"[ぁ-ゖ]")
_SPELT = re.compile(r"(?P<kanji>[一-鿿々]*+)(?P<others>[^一-鿿々]*+)")
_KANJI = re.compile(r"[一-鿿々]")
_DIGIT = re.compile(r"[0-9]")
SHORTEST, SHORTEST_SOUND = 3, 2
"""Characters of a word that may be corrected, at least; and of one written with other kanji of the same reading."""
LONG = 6
"""Characters from which on a correction may be two edits away, but not to players' words, which vary too much."""
LONGEST = 24
"""Characters of a word that may be corrected, at most: no term is longer."""
MOST_NEAR = 3
"""Aliases of one length that are considered, the nearest."""
_KANA_AND_PARTICLE = re.compile(rf"[ぁ-ゖァ-ヺー]{{3,}}[{PARTICLES}]")  # a term and what follows it


class Correction(NamedTuple):
    """A correction of a surface form; ``kind`` is ``typo``, or ``spelling`` for kana in place of kanji."""

    kind: str
    surface: str
    correction: str

    @property
    def why(self) -> str:
        """The reason that hits give."""
        return f"{self.kind}: {self.surface} → {self.correction}"


class Language(Protocol):
    """The vocabulary and readings that a speller needs of the rules' language."""

    def is_known(self, written: str) -> bool:
        """Tell whether ``written`` consists of words that some rule has, and endings."""

    def reading(self, written: str) -> str:
        """Return the reading of ``written``, in hiragana."""

    def vocabulary(self) -> Iterable[str]:
        """Return the words that the rules have."""


class Speller:
    """Corrects queries by a lexicon; words of the rules are left as they are."""

    def __init__(self, lexicon: Lexicon, language: Language) -> None:
        """Keep lexicon and language."""
        self._lexicon = lexicon
        self._language = language
        self._latin = LatinSpeller(lexicon)

    def corrected(self, query: str) -> tuple[str, tuple[Correction, ...]]:
        """Return the folded query with its misspelt words corrected, and the corrections."""
        mending = _Mending(self)
        return _CHUNK.sub(mending.of_chunk, query, count=MOST_CHUNKS), tuple(mending.changes)

    def is_alias(self, written: str) -> bool:
        """Tell whether some characters are an alias."""
        return alias_key(written) in self._lexicon.aliases

    def change(self, written: str, behind: str = "") -> Correction | None:
        """Return the correction of a word, None if it needs none; ``behind`` is the kana with which it goes on."""
        if is_latin(written):  # too short, or looked at as such
            return None
        return (
            self._spelt_half_in_kana(written)
            or self._sounding_alike(written, behind)
            or self._misspelt(written, behind)
        )

    def change_in_latin(self, written: str) -> Correction | None:
        """Return the correction of a word in Latin letters, None if it is known or no word is near."""
        if self._latin.knows(written) or self._language.is_known(written):
            return None
        correction = self._latin.nearest(written)
        return Correction("typo", written, correction) if correction is not None else None

    def _spelt_half_in_kana(self, surface: str) -> Correction | None:
        """Return the correction of a term that begins ``surface`` with kana for some kanji: 表むきに to 表向き."""
        first = _KANJI.search(surface)
        alike = self._readings_by_kanji.get(first[0], ()) if first else ()
        for length in range(min(len(surface), LONGEST), SHORTEST - 1, -1) if alike else ():
            written = surface[:length]
            kanji = _KANJI.findall(written)
            if not _HIRAGANA.search(written) or alias_key(written) in self._lexicon.aliases:
                return None
            sound = _sound_of(written)
            names = [
                name
                for reading, name in alike
                if _has_in_order(name, kanji) and sound.fullmatch(reading) and _is_other(name, written)
            ]
            if names:
                return Correction("spelling", written, min(names, key=len))
        return None

    def _sounding_alike(self, surface: str, behind: str) -> Correction | None:
        """Return the correction to a term with the same reading, such as an input method may confuse: 効課 to 効果.

        Where it goes on in kana, a term that begins with it is not a correction.
        """
        if len(surface) < SHORTEST_SOUND or not _KANJI.search(surface):
            return None
        if alias_key(surface) in self._lexicon.aliases or self._language.is_known(surface):
            return None
        names = (
            alias.name for alias in self._lexicon.meanings(self._language.reading(surface)) if alias.kind == "reading"
        )
        others = (name for name in names if name != surface and not (behind and name.startswith(surface)))
        return next((Correction("typo", surface, name) for name in others), None)

    def _misspelt(self, surface: str, behind: str) -> Correction | None:
        """Return the correction to the nearest term, None if none is near or ``surface`` is known.

        Distance is that of optimal string alignment: a near term is one edit away, of a long word two. A short word in
        kana must have the same first character: サッカー is not corrected to キッカー. One kanji of a compound may be
        another, but none of a verb: 浮かせる is no slip for 寝かせる. A count is no slip either.
        """
        if not SHORTEST <= len(surface) <= LONGEST or _DIGIT.search(surface):
            return None
        if _KANA_AND_PARTICLE.fullmatch(surface) and not behind:
            without = surface[:-1]
            change = self._misspelt(without, behind)
            if change is not None or hiragana(alias_key(without)) in self._lexicon.aliases:
                return change
        written = alias_key(surface)
        keys = dict.fromkeys((written, hiragana(written) if len(written) > SHORTEST else written))
        if any(key in self._lexicon.aliases for key in keys) or self._language.is_known(surface):
            return None
        allowed = 1 if len(surface) < LONG else 2
        near = [
            (distance, term.kind, term.name)
            for key in keys
            for alias, distance in self._near(key, allowed)
            if (alias[0] == key[0] or len(surface) >= LONG or not _KANA.fullmatch(key))
            and not (behind and alias.startswith(key))
            and not _is_another_verb(key, alias, behind)
            and (term := self._meaning(alias)).kind not in SECONDARY_KINDS
            and (term.kind != "players" or distance == 1)
        ]
        return Correction("typo", surface, min(near)[-1]) if near else None

    def _near(self, key: str, allowed: int) -> Iterator[tuple[str, int]]:
        """Yield the aliases within ``allowed`` edits of ``key``, with their distances."""
        from rapidfuzz import process  # only a query that finds too little pays for it
        from rapidfuzz.distance import OSA  # see above

        for length in range(max(SHORTEST, len(key) - allowed), len(key) + allowed + 1):
            aliases = self._by_length.get(length, ())
            near = process.extract(key, aliases, scorer=OSA.distance, score_cutoff=allowed, limit=MOST_NEAR)
            yield from ((alias, distance) for alias, distance, _ in near)

    def _meaning(self, key: str) -> Alias:
        return next(iter(self._lexicon.meanings(key)), None) or Alias("word", self._words[key])

    @cached_property
    def _words(self) -> Mapping[str, str]:
        """Parts of terms and words of the rules that are no aliases, by key."""
        parts = (alias.name for key in self._lexicon.aliases for alias in self._lexicon.meanings(key))
        words = {alias_key(word): word for word in (*self._language.vocabulary(), *parts)}
        return {key: word for key, word in words.items() if key and key not in self._lexicon.aliases}

    @cached_property
    def _by_length(self) -> Mapping[int, Sequence[str]]:
        groups: dict[int, list[str]] = {}
        for key in (*self._lexicon.aliases, *self._words):
            groups.setdefault(len(key), []).append(key)
        return groups

    @cached_property
    def _readings_by_kanji(self) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Readings and names of the terms that are written with a kanji, by kanji."""
        terms: dict[str, list[tuple[str, str]]] = {}
        for key in self._lexicon.aliases:
            for alias in self._lexicon.meanings(key):
                for kanji in set(_KANJI.findall(alias.name)) if alias.kind == "reading" else ():
                    terms.setdefault(kanji, []).append((key, alias.name))
        return terms


class _Mending:
    """Corrects one query chunk by chunk, and keeps the ``changes``."""

    def __init__(self, speller: Speller) -> None:
        self.changes: list[Correction] = []
        self._speller = speller
        self._runs = count()

    def of_chunk(self, chunk: re.Match[str]) -> str:
        """Return a chunk between blanks, corrected; names of cards are left as they are."""
        if BRACKETED.fullmatch(chunk[0]):
            return chunk[0]
        *parts, last = LATIN_RUN.split(chunk[0])
        if not parts:
            whole = self._put_right(chunk[0], self._speller.change(chunk[0]))
            return whole if whole != chunk[0] else self._of_runs(chunk[0])
        if self._speller.is_alias(chunk[0]):
            return chunk[0]
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return "".join(self._of_runs(other) + self._of_latin(latin) for other, latin in pairs) + self._of_runs(last)

    def _of_latin(self, written: str) -> str:
        return self._put_right(written, self._speller.change_in_latin(written))

    def _of_runs(self, part: str) -> str:
        """Return a part with the runs between particles and endings corrected."""
        return _RUN.sub(lambda run: self._of_run(run[0], part[run.end() : run.end() + 1]), part)

    def _of_run(self, written: str, behind: str) -> str:
        if next(self._runs) >= MOST_RUNS:
            return written
        return self._put_right(written, self._speller.change(written, behind))

    def _put_right(self, written: str, change: Correction | None) -> str:
        if change is None:
            return written
        self.changes.append(change)
        return change.correction + written.removeprefix(change.surface)


def _sound_of(written: str) -> re.Pattern[str]:
    """Return the pattern of the readings that a word may have: at least one kana for each kanji, the rest as written.

    Groups are atomic, so that matching takes linear time. No reading is missed, since kana left over belong to the
    next kanji.
    """
    *parts, last = (_sound_of_part(*part) for part in _SPELT.findall(hiragana(written)) if any(part))
    return re.compile("".join(f"(?>{part})" for part in parts) + last)


def _has_in_order(name: str, kanji: Iterable[str]) -> bool:
    """Tell whether a name has these kanji in their order, whatever is between them."""
    signs = iter(name)
    return all(sign in signs for sign in kanji)


def _sound_of_part(kanji: str, others: str) -> str:
    return (f"[ぁ-ゖー]{{{len(kanji)},}}?" if kanji else "") + re.escape(others)


def _is_another_verb(written: str, other: str, behind: str) -> bool:
    """Tell whether two words differ in kanji of a verb, or in several kanji; ``behind`` is the kana after the first."""
    one, another = set(_KANJI.findall(written)), set(_KANJI.findall(other))
    replaced = min(len(one - another), len(another - one))
    is_stem = behind != "" and behind not in PARTICLES
    is_verb = is_stem or _HIRAGANA.search(written[-1]) is not None
    return replaced > 1 or (replaced == 1 and is_verb) or (is_stem and written[-1] != other[-1])


def _is_other(name: str, written: str) -> bool:
    """Tell whether a term may be another spelling of a word: it neither begins with the word nor is much longer."""
    return not name.startswith(written) and len(name) <= len(written) + 1
