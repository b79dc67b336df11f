"""Mentions: where a query has an alias of a term, the longest at any position."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulesdb.japanese.kana import hiragana, katakana
from rulesdb.japanese.romaji import MACRONS, hiragana_of_romaji, plain_romaji
from rulesdb.japanese.verbs import dictionary_forms
from rulesdb.search.lexicon.lexicon import CARD, HEAD_LENGTH, IGNORED_SIGNS, Alias, Lexicon, alias_key, folded_key
from rulesdb.search.query.query_limits import LONGEST_NAMED

LONGEST_ALIAS = 48
"""Characters of an alias at most."""
SHORT = 2
"""Characters of an alias within a longer chunk, at least; one of so many must be a term's name."""
_HIRAGANA = re.compile(r"[ぁ-ゖー]+")
_COMPOUND_NOUN = re.compile(r"[一-鿿々]{2}[一-鿿々ァ-ヺー]*")
_KATAKANA = re.compile(r"[ァ-ヺー]+")
SHORTEST_CHUNK, LONGEST_CHUNK = 6, 24
"""Kana in a row that may be several terms, at least and at most: fewer are one word, and nobody types more."""
_KANA_CHUNK = re.compile(rf"[ぁ-ゖァ-ヺー]{{{SHORTEST_CHUNK},{LONGEST_CHUNK}}}")
SHORTEST_READING = 3
"""Kana of a term within such a chunk, at least: a shorter reading is that of too many words."""
_LATIN = re.compile(rf"[a-z'{''.join(MACRONS)}]+")
ROMAJI_OF_DOING = ("suru", "sita", "site", "sareru", "sareta", "dekiru", "sitai")
"""Forms of する that make a verb of a noun, in plain romaji."""
_DOING = re.compile(rf"(?<=..)(?:{'|'.join(ROMAJI_OF_DOING)})$")
_LATIN_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
PARTICLES = "はがをにのでともへや"
"""Kana that may stand between terms."""
CONDITIONS = ("たら", "なら")
"""Endings of clauses, behind which another word begins as it does behind a particle."""
EDGES = " 　、。,.?？!！「」『』《》()（）[]・~〜"
"""Characters that are no part of any word."""
BRACKETED = re.compile("《([^》]*)》")
"""The name of a card as rules write it; nothing within it is a word by itself."""


class Mention(NamedTuple):
    """A mention of a term, or of an unknown card: its half-open range in the query, and the aliases that it may be."""

    start: int
    end: int
    aliases: tuple[Alias, ...]

    @property
    def is_name(self) -> bool:
        """Whether the mention is a term's own name."""
        return any(alias.kind == "term" for alias in self.aliases)

    @property
    def is_card(self) -> bool:
        """Whether the mention is the name of a card, known or not."""
        return not self.aliases or any(alias.kind == CARD for alias in self.aliases)


def mentions(query: str, lexicon: Lexicon) -> Iterator[Mention]:
    """Yield the mentions of terms in a folded ``query``, disjoint and in order."""
    at, end = 0, min(len(query), LONGEST_NAMED)
    while at < end:
        card = BRACKETED.match(query, at)
        found = Mention(*card.span(1), _of_card(card[1], lexicon)) if card else _longest_at(query, at, lexicon)
        several = [found] if found is not None else _in_kana(query, at, lexicon)
        yield from several
        at = several[-1].end if several else at + 1


def _of_card(name: str, lexicon: Lexicon) -> tuple[Alias, ...]:
    """Return the aliases that a name between brackets is, as a whole or in the first of two languages."""
    keys = [folded_key(written) for written in (name, name.partition("/")[0])]
    return next(filter(None, (lexicon.meanings(written) for key in keys for written in (f"《{key}》", key))), ())


def _in_kana(query: str, start: int, lexicon: Lexicon) -> list[Mention]:
    """Return the mentions that make up a chunk in kana, with only particles between; none if other kana are left."""
    chunk = _KANA_CHUNK.match(query, start)
    if chunk is None:
        return []
    before, after = _beside(query, start, chunk.end())
    if (before or " ") not in EDGES or (after or " ") not in EDGES:
        return []
    kana = hiragana(chunk[0])

    @cache
    def fewest(at: int) -> tuple[Mention, ...] | None:
        """Return the fewest mentions that make up the characters from ``at`` on, None if other kana are left."""
        if at == len(kana):
            return ()
        found = [
            (Mention(start + first, start + end, meanings), *rest)
            for first in ((at, at + 1) if at and kana[at] in PARTICLES else (at,))
            for end in range(first + SHORTEST_READING, len(kana) + 1)
            if (meanings := lexicon.meanings(alias_key(kana[first:end]))) and (rest := fewest(end)) is not None
        ]
        return min(found, key=len, default=None)

    return list(fewest(0) or ())


def _longest_at(query: str, start: int, lexicon: Lexicon) -> Mention | None:
    is_latin = query[start].isascii()
    if query[start] in EDGES or (is_latin and start and query[start - 1] in _LATIN_SIGNS):
        return None  # no alias begins within a word in Latin letters
    for end in range(_farthest_end(query, start, lexicon), start, -1):
        if query[end - 1] in EDGES and end - start > 1:
            continue
        if is_latin and query[end : end + 1] in _LATIN_SIGNS:
            continue  # nor does one end there
        aliases = _meanings(query, start, end, lexicon)
        if aliases:
            return Mention(start, end, aliases)
    return None


def _farthest_end(query: str, start: int, lexicon: Lexicon) -> int:
    """Return the last position where an alias that begins at ``start`` may end.

    Ignored signs do not count. Romaji may be spelt otherwise than their aliases, so their length is not known.
    """
    farthest = min(len(query), start + LONGEST_ALIAS)
    if query[start].isascii():
        return farthest
    written = [at for at in range(start, farthest) if query[at] not in IGNORED_SIGNS]
    reach = lexicon.reach("".join(query[at] for at in written[:HEAD_LENGTH]))
    if not reach:
        return start
    return written[reach] + 1 if reach < len(written) else farthest  # a long mark at the end is no part of an alias


def _meanings(query: str, start: int, end: int, lexicon: Lexicon) -> tuple[Alias, ...]:
    """Return the aliases that a range of the query may be, none where it is only a part of a word."""
    key = folded_key(query[start:end])
    found = lexicon.meanings(key)
    if "・" in _beside(query, start, end):
        found = _no_cards(found)  # a part of the name of another one
    if found:
        in_hiragana = _is_run_of_hiragana(query, start, end) and all(_KATAKANA.fullmatch(alias.name) for alias in found)
        is_word = in_hiragana or _is_alone(query, start, end) or _is_a_word(query, start, end, found)
        return found if is_word else ()
    whole = _is_alone(query, start, end)
    if whole:
        other_spellings = [
            *(hiragana(key), katakana(key)),
            *(dictionary_forms(key) if _HIRAGANA.fullmatch(key) else []),
        ]
        found = next(filter(None, (_no_cards(lexicon.meanings(spelling)) for spelling in other_spellings)), ())
    if not found and _LATIN.fullmatch(key) and not _is_part_of_latin(query, start, end):
        found = _in_romaji(key, lexicon)
    return found if whole or not found or _is_a_word(query, start, end, found) else ()


def _no_cards(aliases: tuple[Alias, ...]) -> tuple[Alias, ...]:
    """Return the aliases without names of cards, many of which are parts or other spellings of words."""
    return tuple(alias for alias in aliases if alias.kind != CARD)


def _in_romaji(key: str, lexicon: Lexicon) -> tuple[Alias, ...]:
    """Return the aliases that a word in Latin letters is in romaji, as a noun or as a verb made of one."""
    plain = plain_romaji(key)
    found = lexicon.meanings(plain) or lexicon.meanings(_DOING.sub("", plain))
    kana = None if found or key in lexicon.words else hiragana_of_romaji(key)
    return found if kana is None else tuple(alias for alias in lexicon.meanings(kana) if alias.kind == "reading")


def _is_part_of_latin(query: str, start: int, end: int) -> bool:
    """Tell whether Latin letters or digits are beside a range: romaji may be next to kana."""
    return not _LATIN_SIGNS.isdisjoint(_beside(query, start, end))


def _is_alone(query: str, start: int, end: int) -> bool:
    """Tell whether only blanks, signs or a particle are beside a range."""
    before, after = _beside(query, start, end)
    if before and before not in EDGES:  # as nearly everywhere
        return False
    is_particle = after in PARTICLES and not _HIRAGANA.fullmatch(query[end + 1 : end + 2] or " ")
    return not after or after in EDGES or is_particle


def _is_run_of_hiragana(query: str, start: int, end: int) -> bool:
    """Tell whether a range may be a word in hiragana between other characters, but for a particle beside it: ぴっち in
    カードをぴっち.
    """
    before, after = _beside(query, start, end)
    begins = before in PARTICLES and not _HIRAGANA.fullmatch(query[max(start - 2, 0) : start - 1] or "の")
    ends = after in PARTICLES and not _HIRAGANA.fullmatch(query[end + 1 : end + 2] or " ")
    return (
        end - start >= SHORTEST_READING
        and _HIRAGANA.fullmatch(query, start, end) is not None
        and (begins or not _HIRAGANA.fullmatch(before or " "))
        and (ends or not _HIRAGANA.fullmatch(after or " "))
    )


def _beside(query: str, start: int, end: int) -> tuple[str, str]:
    """Return the character before and the one after a range, ``""`` where the query begins or ends."""
    return query[max(start - 1, 0) : start], query[end : end + 1]


def _is_a_word(query: str, start: int, end: int, aliases: tuple[Alias, ...]) -> bool:
    """Tell whether a range within a longer chunk is a word; what only players call a term is none behind other kanji,
    which it may belong to: a card for 待機 alone, 待機専用カード, is not what they call 専用カード.
    """
    surface = query[start:end]
    before, after = _beside(query, start, end)
    if len(surface) < SHORT or _HIRAGANA.fullmatch(surface):
        return False
    if surface[0].isascii() or surface[-1].isascii():
        return not _is_part_of_latin(query, start, end)
    if _KATAKANA.fullmatch(surface[0]) and _KATAKANA.fullmatch(before or " "):
        return False
    if _KATAKANA.fullmatch(surface[-1]) and _KATAKANA.fullmatch(after or " "):
        return False
    if (
        before
        and _COMPOUND_NOUN.fullmatch(before + surface)
        and all(alias.kind in {"players", CARD} for alias in aliases)
    ):
        return False
    return len(surface) > SHORT or any(alias.kind == "term" for alias in aliases) or _is_last(query, start, end)


def _is_last(query: str, start: int, end: int) -> bool:
    """Tell whether a range is the last word of a clause, as 負け in 無くなったら負け."""
    return query[:start].endswith((*PARTICLES, *CONDITIONS)) and query[end : end + 1] in ("", *EDGES)
