"""Lines of cards that are not understood: what may be meant by one, and its beginning that is understood."""

import re
from collections.abc import Iterator
from contextlib import suppress

from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.language.card_sheets import LEAVING_OUT, CardSheets
from rulesdb.engine.kernel.language.nearest_sentences import MOST_NEAREST, nearest, negations
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.language.wordings import reworded
from rulesdb.engine.kernel.language.written_lines import Candidate, UnreadLine, WrittenLine, blocks, has_japanese
from rulesdb.source.text import SourceText

_JOINT = re.compile("、|[:：] ?|, ")
_MORE = re.compile(
    r"代わり|。(?!$|それ|その|そう|これを行|』)|instead|\. (?!If (?:you|they) (?:do|don't)\b|They |Otherwise)",
    re.IGNORECASE,
)
"""What makes more than a triggered effect of what is behind its condition: a replacement, or a sentence by itself."""
_SENTENCE = re.compile(r"""(?:[^。."「『]|「[^」]*」|『[^』]*』|"[^"]*")+[。.](?=.)""")
_WORD = re.compile(r"[^。』]+")
"""A keyword as it is printed."""
_LIST = re.compile("[•;；]")
_DEFINES = re.compile("X|where X")
"""The beginning of a sentence without which the one before it means nothing."""
_TARGETS = re.compile(r"対象とする。$|\bchoose target [^.]*\.$", re.IGNORECASE)
"""The end of a sentence that means nothing without the one behind it."""


def candidates(sheets: CardSheets[OfAnyGame], unread: UnreadLine) -> list[Candidate]:
    """Return the lines that are understood and nearest to one that is not, the nearest first.

    Where there are none, it is the line with only its first sentences, and the others left out.
    """
    if unread.kind is None:
        return []
    is_ability = unread.kind == ("ability", PLAIN)
    found = {one.reads_as: one for one in (*_respelled(sheets, unread), *_near(sheets, unread))}
    if not found and is_ability:
        found = {one.reads_as: one for one in _begun(sheets, unread)}
    return [*found.values()][:MOST_NEAREST]


def _respelled(sheets: CardSheets[OfAnyGame], unread: UnreadLine) -> Iterator[Candidate]:
    """Yield a line with the word that its problem suggests, if it is understood so and negates no more or less."""
    text = unread.respelled if negations(unread.respelled) == negations(unread.written.text) else ""
    if text and unread.kind == ("ability", PLAIN):
        said = _said(sheets, unread.first, text)
        yield from (Candidate(text, one) for one in (said,) if one)
    elif text:
        read = sheets.read_in_part(SourceText("card", text))
        yield from (Candidate(text, text) for one in read if one.sheet is not None and not one.unread)


def _near(sheets: CardSheets[OfAnyGame], unread: UnreadLine) -> Iterator[Candidate]:
    """Yield what a line means in loose wordings, and the sentences near to it; there are none in another language."""
    reader, printed, say = sheets.reader(), sheets.printed, sheets.printer().say
    if unread.kind is None or not isinstance(reader, Reader) or not has_japanese(unread.written.text):
        return
    role, form = unread.kind
    if printed is not None:
        line = next(block[0] for block in blocks(unread.text))
        loose = reworded(line, (*printed.loose(), *printed.wordings())).text
        with suppress(EngineError):
            ability = printed.reader().read(loose, "ability")
            said = say(ability, form) if isinstance(ability, Ability) else ""
            if said and negations(said) == negations(unread.text) and _said(sheets, unread.first, said):
                yield Candidate(said, said)
    for near in nearest(reader, unread.written.text, unread.kind, may_count_one=True):
        line = reworded(WrittenLine(near.text, tuple(range(len(near.text) + 1))), sheets.wordings())
        with suppress(EngineError):
            record = reader.read(line.text, role, form)
            if record == near.record and (not isinstance(record, Ability) or _said(sheets, unread.first, near.text)):
                yield Candidate(near.text, say(record, form))


def _begun(sheets: CardSheets[OfAnyGame], unread: UnreadLine) -> Iterator[Candidate]:
    """Yield a line with as many of its first sentences as are understood by themselves; the others are left out.

    A keyword at its end is kept, which belongs to all of it.
    """
    text, ends = unread.text, [0]
    while found := _SENTENCE.match(text, ends[-1]):
        ends.append(found.end())
    if len(ends) == 1 or _LIST.search(text):
        return
    is_keyword = _WORD.fullmatch(_said(sheets, unread.first, text[ends[-1] :].strip()))
    last = ends[-1] if is_keyword else len(text)
    for end in ends[:0:-1]:
        begun, left = text[:end].strip(), text[end:last].strip()
        if left and not _DEFINES.match(left) and not _TARGETS.search(begun):
            kept = f"{begun} {text[last:].strip()}".replace("。 ", "。").strip()
            if said := _said(sheets, unread.first, kept):
                yield Candidate(f"{kept} {LEAVING_OUT} {left}", said)
                return


def _said(sheets: CardSheets[OfAnyGame], first: str, line: str) -> str:
    """Return how the language prints a line of the card of a first line, "" if the line is not understood."""
    return "、".join(map(sheets.printer().say, _abilities(sheets, first, line)))


def _abilities(sheets: CardSheets[OfAnyGame], first: str, line: str) -> tuple[Ability, ...]:
    """Return the abilities of a line of the card of a first line, none if the line is not understood."""
    for _, sheet, unread in sheets.read_in_part(SourceText("card", f"{first}\n{line}")):
        if sheet is not None and not unread:
            abilities: tuple[Ability, ...] = sheet.card.abilities
            return abilities
    return ()


def beginning(sheets: CardSheets[OfAnyGame], unread: UnreadLine) -> tuple[str, Ability] | None:
    """Return the beginning of a line that is not understood by itself, if it is understood: when something is done.

    The ability has another effect than the line. None is returned where what follows may be more than the effect.
    """
    text = unread.text
    of_language = sheets.other.sheets if sheets.other is not None and not has_japanese(text) else sheets
    for joint in _JOINT.finditer(text):
        begun = text[: joint.end()]
        read = _abilities(sheets, unread.first, f"{begun}{of_language.any_effect}")
        if len(read) == 1 and isinstance(read[0], ActivatedAbility):
            return begun.rstrip(":： "), read[0]
        if len(read) == 1 and isinstance(read[0], TriggeredAbility) and not _MORE.search(text, joint.end()):
            return begun.rstrip("、, "), read[0]
    return None
