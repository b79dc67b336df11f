"""Case frames: clauses read by their verb and the nouns with case particles before it, in whatever order they stand.

A row has the verbs of one meaning, the arguments that they take, and the sentence of the language that says the same:

    Frame("使う|撃つ", "does", "player は|が, card を, target に?", "{player}は{card}をプレイする[。対象: {target}]")

A clause is read by it if its verb is one of them in any inflected form, if every argument that is not optional stands
before it with one of its particles, and if nothing else does.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, pairwise
from operator import itemgetter
from typing import NamedTuple

from rulesdb.engine.kernel.language.written_lines import WrittenLine
from rulesdb.situations.prose.inflection import Form, inflected

_PLAYER = "player"
"""The kind of a noun that is a player."""
OWN, OTHER = ("自分", "自身"), ("相手", "対戦相手")
"""The words for the player whom a clause is about, and for the other one."""
_SUBJECT = "@"
"""Stands for the player whom a clause is about in the words between the cards of a list."""
_AT = "@"
"""The particle of what is aimed at: を対象に, に対して and others."""
_BY = "を(?:切|使|撃|打|振)って|を(?:プレイ|使用|起動|宣言)して|を出して|を(?:唱え|用い)て"
_AIMED = "を対象に(?:して|とって|取って|とり|取り|し(?![またてな])|選んで|選び)?|を対象と?(?:して|し)|(?:に対し|に向け|に向かっ|めがけ|を狙っ)て?"
_PARTICLE = (
    rf"(?:のほう|の方|の上(?=に))?(?:(?P<aimed>{_AIMED})|(?P<by>{_BY})|(?P<topic>なら(?:ば)?)"
    r"|(?P<case>によって|により|として|からの?|まで|しか|[はがをにへでとのも]|: ?(?=[《0-9]))(?:は(?=、|[^がをにへでとのも])|(?<=[にで])も(?!う))?)"
)
_EMPTY = (
    "(?:"
    "、|(?:今の|現在の|[こそ](?:のとき|の時点|の時)(?:で)?の|最終的な|選んで)"
    "|まず(?!は)|やはり|また(?!は)|最初に(?!優先権|誰|$)|はじめに|次に|次いで|続いて|続けて|その後[はに]?|そのあとは?|それから|そして|さらに|以降は?|あとは|以後は?"
    "|そのまま|ここで|そこで|このとき|その時|その際|すると|今(?!度)|次(?=、)|[こそ]の時点で|この段階で|この場面で|このタイミングで"
    "|今?すぐに?(?=[、《])|あらためて|改めて|もちろん|同じく|同様に|先に|すぐに|すでに|もう一度|再び|まだ|同時に|一緒に|順に|普通に|通常どおり|無事に?|とりあえず|ともかく|あらかじめ|新たに"
    "|ここなら|直接|「[^」]*」と(?:言って|言い)(?=[^たる])|(?:[0-9]+回目も?)(?:は|に)?|結局|最終的に|最後に|今度は?|その結果|結果として|実際(?:には|に)|では|場の状況は|(?:ゲームの?)?[序中終]盤で"
    ")+"
)
"""Words between the arguments that say nothing but that something comes next."""
_QUESTION_END = (
    "(?:ことにな(?:る|ります|った|りました))?(?:の|ん)?(?:です|でしょう|だろう|だ)?(?:か|かな|の)?(?:よ?ね|な)?$"
)
_STATEMENT_END = (
    "(?:(?:の|ん)(?:です|だ|である)|わけです|(?:もの)?と(?:する|します)|ことに(?:する|した|します|しました|なる)"
    "|(?:って|と)(?:言う|言った|言いました|言って(?:いる|います|いました|いた)|のこと)|って)$"
)
_ARGUMENT = r"(?:(?P<name>\w+)=)?(?P<kind>[^ ?*]+)(?P<own>\*)?(?: (?P<particles>[^ ?]*))?(?P<optional>\?)?"
_CARD_NAME = "《(?P<name>[^》]*)》"
_PIECE = r"(\[[^\]]*\])"
_BLANK = r"\{(\w+)(?:\|([^}]*))?\}"
MOST_OF_A_NAME = 20
"""The greatest number of cards of a name in a list."""
_PAID_FOR = "プレイする|起動する|攻撃する|を表向きにする|軽減する|を使う|を装備する|を再生する"
"""What is paid for: other things that are done with a card, as destroying another one with it, cost nothing."""
_OF_ADJUNCTS = frozenset({"に", "で", ""})
"""The particles of nouns that say when something is done."""
_SCRIPTS = ("ァ-ヺー", "一-龠々", "A-Za-z")
_MEANS_SOMETHING = r"[《》「」{}0-9+]|モード|選|[送戻]|の[上下]|な[いかけし]|ず|ません|た|れば|なら|場合|とき|[時後前]|あと|終|しか|以[上下外内]|最[初大小]|次[のに]|別|追加|元の|合計|半分|ずつ|また|限|裏|タップ|[さらわかたまばなが]れ|させ|[誰皆両双互]|だれ|みんな|[上下]から|一番|場|墓|札|庫"
"""Names, numbers, negations, conditions, times, bounds, zones, passives and causatives, which nobody leaves out."""
_MOST_LEFT_OUT, _LONGEST_LEFT_OUT = 2, 14
"""How often, and how many signs of, a clause is passed over for what may be meant by it."""
_MOST_WAYS = 400
_LONGEST_VERB = 24
_MOST_CHUNKS = 9


class Noun(NamedTuple):
    """A kind of noun in the sentences of a game."""

    kind: str
    """Its name, by which arguments of frames ask for it."""
    pattern: str
    """A regular expression of what is one."""
    words: Callable[[str], str | None] = str
    """Return it in the words of the language, None if it is none after all."""


class Argument(NamedTuple):
    """An argument that the verbs of a frame take."""

    name: str
    kinds: frozenset[str]
    particles: frozenset[str]
    is_optional: bool
    is_own: bool
    """Whether it is a card of the player whom the clause is about, who need not be named where only one has it."""


class Frame(NamedTuple):
    """The verbs of a meaning with their arguments, and the sentence that says the same."""

    verbs: str
    """The verbs in their dictionary form, with | between them."""
    form: Form
    """What the clause says of them."""
    arguments: str
    """The arguments: kinds of nouns, each with its particles, * behind a player's own, ? behind an optional one."""
    read: str
    """The sentence, or sentences: with {kind} for an argument, and [ ] around what an optional one adds."""


def in_forms(ways: Iterable[tuple[str, Form]], arguments: str, read: str) -> Iterator[Frame]:
    """Yield the frames of one meaning whose verbs are in several forms."""
    return (Frame(verbs, form, arguments, read) for verbs, form in ways)


class Chunk(NamedTuple):
    """A noun with the particle behind it."""

    kind: str
    start: int
    end: int
    words: str
    """The noun in the words of the language."""
    particle: str
    behind: int
    """The index behind the particle."""


class _Omission(NamedTuple):
    """What may be passed over of a clause."""

    times: int = 0
    """How often words that are no nouns may be."""
    kept: frozenset[int] = frozenset()
    """The indices of signs that may not be."""


_NOTHING = _Omission()


class _Row(NamedTuple):
    """A frame with its arguments."""

    frame: Frame
    arguments: tuple[Argument, ...]


@cache
def _arguments(written: str) -> tuple[Argument, ...]:
    """Return the arguments of a frame."""
    found = []
    for one in filter(None, map(str.strip, written.split(", "))):
        match = re.fullmatch(_ARGUMENT, one)
        assert match is not None, one
        kinds = frozenset(match["kind"].split("/"))
        particles = frozenset((match["particles"] or "").split("|"))
        found.append(
            Argument(
                match["name"] or match["kind"].split("/")[0],
                kinds,
                particles,
                bool(match["optional"]),
                bool(match["own"]),
            )
        )
    return tuple(found)


class Frames:
    """The frames of a game with its nouns, for a situation of some players."""

    def __init__(
        self,
        frames: Sequence[Frame],
        nouns: Sequence[Noun],
        adjuncts: Mapping[str, str],
        players: Sequence[str],
        holders: Mapping[str, Collection[str]],
    ) -> None:
        """Read clauses with these frames.

        ``adjuncts`` are sentences that stand before that of a frame, or behind it if they begin with 。 (a payment for
        what is played) or 、, where a clause has a noun of a kind that the frame does not ask for, such as when
        something is done. ``holders`` are the players who have a card, by its name.
        """
        self._players = players
        self._adjuncts = adjuncts
        self._holders = holders
        named = {noun.kind for noun in nouns}
        rows = [_Row(frame, _arguments(frame.arguments)) for frame in frames]
        asked = {kind for row in rows for argument in row.arguments for kind in argument.kinds}
        literal = sorted(asked - named, key=len, reverse=True)
        self._nouns = [(noun, re.compile(noun.pattern)) for noun in nouns]
        self._nouns += [(Noun(word, word), re.compile(word)) for word in literal]
        self._rows: dict[str, list[_Row]] = {}
        for row in rows:
            for ending in {end for verb in row.frame.verbs.split("|") for end in inflected(verb, row.frame.form)}:
                self._rows.setdefault(ending, []).append(row)

    def read(self, line: WrittenLine) -> WrittenLine | None:
        """Return a clause in the words of the language, None if no frame, or more than one, reads it."""
        for start, rows in self._verbs(line.text):
            for chunks in self._chunks(line.text[:start], 0):
                found = {read.text: read for read in self._readings(rows, chunks, line)}
                if found:
                    return next(iter(found.values())) if len(found) == 1 else None
        return None

    def nearly(self, line: WrittenLine, known: Collection[str]) -> list[WrittenLine]:
        """Return what a clause says without some of its words, none of them a name, a number, a negation or ``known``.

        These are no readings, but what somebody may have meant: those that leave out least come first.
        """
        found: dict[str, tuple[int, WrittenLine]] = {}
        words = "|".join(map(re.escape, (*self._players, *(one for one in known if one in line.text))))
        kept = re.compile(f"{words}|{_MEANS_SOMETHING}")
        spans = (one.span() for one in kept.finditer(line.text))
        omission = _Omission(_MOST_LEFT_OUT, frozenset(at for span in spans for at in range(*span)))
        for start, rows in self._verbs(line.text):
            for chunks in islice(self._chunks(line.text[:start], 0, omission), _MOST_WAYS):
                left = start - sum(chunk.behind - chunk.start for chunk in chunks)
                is_next = not chunks or chunks[-1].behind == start  # else what stands there may be the verb
                able = [row for row in rows if is_next or row.frame.verbs]
                for read in self._readings(able, chunks, line):
                    if left < found.get(read.text, (len(line.text) + 1, read))[0]:
                        found[read.text] = left, read
        return [read for _, read in sorted(found.values(), key=itemgetter(0))]

    def _readings(self, rows: Iterable[_Row], chunks: Sequence[Chunk], line: WrittenLine) -> Iterator[WrittenLine]:
        """Yield the sentences of the frames whose arguments some nouns fill."""
        if chunks and chunks[-1].particle == "が" and chunks[-1].behind == len(line.text):
            return  # what is or happens would be said behind it
        is_told = False
        for row in sorted(rows, key=_is_counted, reverse=True):
            is_counted = _is_counted(row)
            if is_told and not is_counted:
                return  # a number is not told of each card as well
            for filled in self._filled(row.arguments, chunks if is_counted else _multiplied(chunks)):
                read = self._sentence(row.frame, filled, line)
                if read is not None:
                    is_told = True
                    yield read

    def _verbs(self, text: str) -> Iterator[tuple[int, list[_Row]]]:
        """Yield where a verb at the end of a clause begins, with the frames that have it; the longest first."""
        is_question, text = text.endswith("？"), text.rstrip("？")
        end = _QUESTION_END if is_question else _STATEMENT_END
        stop = re.search(end, text)
        stops = {len(text)} if stop is None else {len(text), stop.start()}
        for start in range(max(0, len(text) - _LONGEST_VERB), len(text) + 1):
            for at in stops:
                rows = self._rows.get(text[start:at], ()) if start <= at else ()
                meant = [row for row in rows if row.frame.read.endswith("？") is is_question]
                if meant:
                    yield start, meant

    def _chunks(self, text: str, at: int, omission: _Omission = _NOTHING, count: int = 0) -> Iterator[list[Chunk]]:
        """Yield the ways to part a text into nouns with particles, the longest nouns first."""
        if empty := re.compile(_EMPTY).match(text, at):
            yield from self._with_nouns(text, at, omission, count)  # あとは can say that nothing else happens
            at = empty.end()
        if at == len(text):
            yield []
        yield from self._with_nouns(text, at, omission, count)

    def _with_nouns(self, text: str, at: int, omission: _Omission, count: int) -> Iterator[list[Chunk]]:
        """Yield the same of a text with a noun at a position."""
        if at >= len(text) or count == _MOST_CHUNKS:
            return
        for chunk in sorted(self._chunks_at(text, at), key=lambda one: -one.behind):
            yield from ([chunk, *others] for others in self._chunks(text, chunk.behind, omission, count + 1))
        for end in _ends_of_words(text, at, omission.kept) if omission.times else ():
            behind = self._chunks(text, end, omission._replace(times=omission.times - 1), count)
            yield from (chunks for chunks in behind if not chunks or chunks[0].start == end)

    def _chunks_at(self, text: str, at: int) -> Iterator[Chunk]:
        """Yield the nouns at a position, each with the particle behind it and without it."""
        for noun, pattern in self._nouns:
            found = pattern.match(text, at)
            words = noun.words(found[0]) if found is not None and found.end() > at else None
            if found is None or words is None:
                continue
            particle = re.compile(_PARTICLE).match(text, found.end())
            if particle is not None:
                marks = ((_AT, "aimed"), ("で", "by"), ("は", "topic"))
                case = next((one for one, group in marks if particle[group]), particle["case"])
                yield Chunk(noun.kind, at, found.end(), words, case.replace(":", "は").strip(), particle.end())
            yield Chunk(noun.kind, at, found.end(), words, "", found.end())

    def _filled(self, arguments: Sequence[Argument], chunks: Sequence[Chunk]) -> Iterator[dict[str, Chunk]]:
        """Yield the ways to fill the arguments, with the only player who has the player's own cards as the player."""
        named = [one for one in _filled(arguments, chunks, self._adjuncts) if _is_adjacent(arguments, chunks, one)]
        yield from named
        player = next((one for one in arguments if one.name == _PLAYER and not one.is_optional), None)
        if named or player is None or not any(one.is_own for one in arguments):
            return
        for filled in _filled([one for one in arguments if one is not player], chunks, self._adjuncts):
            own = next((filled[one.name] for one in arguments if one.is_own and one.name in filled), None)
            holder = own and self._holder(own.words)
            if own is not None and holder is not None:
                yield {_PLAYER: Chunk(_PLAYER, own.start, own.start, holder, "", own.start), **filled}

    def _holder(self, cards: str) -> str | None:
        """Return the only player who has the cards that words name, None if there is none."""
        owner = next((one for one in self._players if re.match(f"{re.escape(one)}(?:の|が)", cards)), None)
        if owner is not None:
            return owner
        players = {player for name in re.findall(_CARD_NAME, cards) for player in self._holders.get(name, ("", " "))}
        return players.pop() if len(players) == 1 else None

    def _sentence(self, frame: Frame, filled: Mapping[str, Chunk], line: WrittenLine) -> WrittenLine | None:
        """Return the sentence of a frame with its arguments, None if a word for a player means none."""
        asked = {argument.name for argument in _arguments(frame.arguments)}
        adjuncts = [said for kind, said in self._adjuncts.items() if kind in filled and kind not in asked]
        before = "".join(said for said in adjuncts if not said.startswith(("。", "、")))
        paid = "".join(said for said in adjuncts if said.startswith("。"))
        behind = "".join(f"。{said[1:]}" for said in adjuncts if said.startswith("、"))
        if paid and (frame.read.endswith("？") or not re.search(_PAID_FOR, frame.read)):
            return None  # whether something can be done is asked without doing it: nothing is paid in this way
        text: list[str] = []
        offsets: list[int] = []
        last = line.offsets[0]
        for at, piece in enumerate(re.split(_PIECE, f"{before}{frame.read}{paid}{behind}")):
            blanks = re.findall(_BLANK, piece)
            if at % 2 and not all(name in filled for name, _ in blanks):
                continue
            words, *parts = re.split(_BLANK, piece[1:-1] if at % 2 else piece)
            text.append(words)
            offsets += (last,) * len(words)
            for name, joint, words in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
                chunk = filled.get(name)
                said = chunk and self._without_pronoun(chunk, filled.get(_PLAYER))
                if chunk is None or said is None:
                    return None
                if joint:
                    subject = filled[_PLAYER].words if _PLAYER in filled else ""
                    said = said.replace("》と", f"》{joint.replace(_SUBJECT, subject)}")
                is_kept = said == line.text[chunk.start : chunk.end]
                kept = line.offsets[chunk.start : chunk.end]
                text += (said, words)
                offsets += kept if is_kept else line.offsets[chunk.start : chunk.start + 1] * len(said)
                last = line.offsets[chunk.end]
                offsets += (last,) * len(words)
        return WrittenLine("".join(text), (*offsets, line.offsets[-1]))

    def _without_pronoun(self, chunk: Chunk, subject: Chunk | None) -> str | None:
        """Return the words of a noun with players' names in place of 自分 and 相手, None if these mean nobody."""
        words = chunk.words
        for pronouns, is_own in ((OTHER, False), (OWN, True)):
            pronoun = next((one for one in sorted(pronouns, key=len, reverse=True) if words.startswith(one)), None)
            if pronoun is None or pronoun in self._players:
                continue
            others = [one for one in self._players if subject is not None and one != subject.words]
            if subject is None or len(others) + 1 != len(self._players) or len(others) != 1:
                return None
            return f"{subject.words if is_own else others[0]}{words.removeprefix(pronoun)}"
        return words


def _filled(
    arguments: Sequence[Argument], chunks: Sequence[Chunk], adjuncts: Mapping[str, str]
) -> Iterator[dict[str, Chunk]]:
    """Yield the ways in which nouns fill the arguments of a frame, all of them and each one once."""
    if not chunks:
        if all(argument.is_optional for argument in arguments):
            yield {}
        return
    chunk, others = chunks[0], chunks[1:]
    exact = [one for one in arguments if chunk.kind in one.kinds and chunk.particle in one.particles]
    loose = [one for one in arguments if chunk.kind in one.kinds and _may_stand_for(chunk.particle, one.particles)]
    for argument in exact or loose:
        left = [one for one in arguments if one is not argument]
        for filled in _filled(left, others, adjuncts):
            yield {argument.name: chunk, **filled}
    if not exact and chunk.kind in adjuncts and chunk.particle in _OF_ADJUNCTS:
        yield from ({chunk.kind: chunk, **filled} for filled in _filled(arguments, others, adjuncts))


def _is_counted(row: _Row) -> bool:
    return any("amount" in argument.kinds for argument in row.arguments)


def _multiplied(chunks: Sequence[Chunk]) -> list[Chunk]:
    """Return nouns in which a card with a number behind it (《…》を2枚) stands for so many cards."""
    found: list[Chunk] = []
    for chunk in chunks:
        last = found[-1] if found else None
        is_count = (chunk.kind, chunk.particle) == ("amount", "") and int(chunk.words) <= MOST_OF_A_NAME
        last = None if last is not None and last.particle in _OF_ADJUNCTS - {""} else last
        if last is not None and last.kind == "cards" and (chunk.kind, chunk.particle) == ("each", ""):
            words = "と".join(last.words.split("と") * int(chunk.words))
            found[-1] = last._replace(end=chunk.end, words=words)
        elif last is not None and last.kind == "card" and is_count:
            words = "と".join([last.words] * int(chunk.words))
            found[-1] = Chunk("cards", last.start, chunk.end, words, last.particle, chunk.behind)
        else:
            found.append(chunk)
    return found


def _is_adjacent(arguments: Sequence[Argument], chunks: Sequence[Chunk], filled: Mapping[str, Chunk]) -> bool:
    """Whether each noun with の stands right before the noun of the argument behind its own."""
    present = [one.name for one in arguments if one.name in filled]
    behind = {one.start: other.start for one, other in pairwise(chunks)}
    pairs = [(filled[one], filled[other]) for one, other in pairwise(present)]
    return all(behind.get(one.start) == other.start for one, other in pairs if one.particle == "の")


def _may_stand_for(particle: str, particles: frozenset[str]) -> bool:
    """Whether は or も may stand for a usual particle, as they do for が and を, or it may be left out."""
    return particle in {"は", "も", ""} and not particles.isdisjoint({"は", "が", "を"})


def alternatives(words: Iterable[str]) -> str:
    """Return the pattern of one of some words, the longest that matches."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def _ends_of_words(text: str, at: int, kept: frozenset[int]) -> Iterator[int]:
    """Yield where words end that are passed over from a position on."""
    for end in range(at + 1, min(len(text), at + _LONGEST_LEFT_OUT) + 1):
        if end - 1 in kept:
            return
        if not any(re.match(f"[{script}]{{2}}", text[end - 1 : end + 1]) for script in _SCRIPTS):
            yield end
