"""Files of situations: a head, card sheets, and sentences.

    題: 飛び道具への応答
    ゲーム: fab
    プレイヤー: アン、ベン

    《稲妻》 インスタント コスト0
    対戦相手に3点のダメージを与える。

    アンの手札に《稲妻》がある。
    アンは《稲妻》をプレイする。対象: ベン。
    全員がパスする。
    ベンのライフは？ → 17

A line that begins with the name of a card, or with that and its color, and a blank begins a card sheet, which an empty
line or the name of a player ends. A question mark ends a question, behind which an arrow and the expected answer can
stand; 。 or ！ ends any other sentence.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.language.card_sheets import LEAVING_OUT, LEFT_OUT, Sheet
from rulesdb.engine.kernel.language.phrase_reader import ContradictionError, NotUnderstoodError
from rulesdb.engine.kernel.language.wordings import COUNTS, Wording, reworded, wording
from rulesdb.engine.kernel.language.written_lines import (
    Candidate,
    LineCodes,
    LineReading,
    UnreadLine,
    WrittenLine,
    beginning_of_line,
    blocks,
    goes_on_in_english,
    plain_text,
)
from rulesdb.engine.kernel.state.state import AnyCard as PrintedCard
from rulesdb.situations.actions import Plays, Responds
from rulesdb.situations.clauses import Action, Clause, PlayerAction, Query, Setup
from rulesdb.situations.games import SituationGame, game_of_cards, situation_game
from rulesdb.situations.prose.implied import implied
from rulesdb.situations.prose.joints import OCCASION, Joints, Told
from rulesdb.situations.prose.players import OTHER, PLAYERS, Players, of_first_turn, players_in
from rulesdb.situations.prose.references import References
from rulesdb.situations.setups import Turn
from rulesdb.situations.wordings import AT_FIRST, ENDINGS, JOINING, REST, TIMES
from rulesdb.source.diagnostics import Diagnostic, Severity, located
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText
from rulesdb.words.node_names import RULESETS, ruleset_called
from rulesdb.words.quoting import unknown_name
from rulesdb.words.rule_parts import rule_of

_CLAIM = r"「(?P<heading>[^」]*)」(?P<part>#[^、\s]+)?|(?P<number>[^、\s]+)"
_PLAIN = str.maketrans("：（）＋−－／", ":()+--/")


def claims_in(written: str, ruleset: str) -> tuple[str, ...]:
    """Return the identifiers of the rules and sentences that the head of a situation names."""
    if not written:
        return ()
    known = {_plain(name): name for rule in bundle(ruleset).book.rules for name in (rule_of(rule), rule)}
    claims = re.finditer(_CLAIM, written.replace(": ", ":"))
    without_brackets = (one["number"] or f"{one['heading'].strip()}{one['part'] or ''}" for one in claims)
    names = (f"{ruleset}:{name}" for name in without_brackets)
    return tuple(known.get(_plain(name), name) for name in names)


def _plain(name: str) -> str:
    return name.translate(_PLAIN).replace(" ", "")


NOT_UNDERSTOOD, IMPOSSIBLE = "situation-not-understood", "situation-impossible"
"""Codes of what may be wrong with a sentence."""
MOST_CHARACTERS = 1000
"""The greatest length of a sentence."""
MOST_SENTENCES = 2000
"""The greatest number of sentences of a situation."""
MOST_SHEETS = 500
"""The greatest number of card sheets of a situation."""
_TITLE, _GAME, _PLAYERS, _CLAIMS = "題", "ゲーム", "プレイヤー", "主張"
HEAD = re.compile(rf"(?P<key>{_TITLE}|{_GAME}|{_PLAYERS}|{_CLAIMS}): (?P<value>.*)")
SHEET = re.compile(r"《[^》]*》(?:\([^()]*\))? ")
"""The beginning of a card sheet: a name, and the color of the card as some print it behind the name."""
_SENTENCE = re.compile(r"(?:《[^》]*》|「[^」]*」|[^。？?!！])*(?:[。!！]|[？?](?: ?(?:→|⇒|->)[^。]*。?)?|$)")
_SMALL_TALK = (
    "こんにちは|こんばんは|はじめまして|よろしく(?:お願いします)?|(?:1つ)?質問(?:です|があります)?|教えてください|ピッチ(?:は)?なし"
    "|2006年(?:10月)?(?:当時)?のルール(?:です|で(?:お願いします)?)?"  # by which Magic is played here
    f"|{OCCASION}(?:です|でした|での(?:話|こと|出来事)です)"
)
"""Whole sentences that say nothing of a game."""
_ASKED = re.compile("(?<=[るたすういくつ点枚体こ])か。(?= ?$)")
"""The end of a question without a question mark."""
_PLAYER = "【】"
"""The brackets around the name of a player, which nobody writes: they tell it apart from the words beside it."""
_NAME = re.compile(r"《[^》]*》|「[^」]*」")
_ANSWERS = r"(?:^|(?<=。)) ?[^。、《》「」:]+: (?P<options>(?:《[^》]*》|「[^」]*」|[^。？?])*)(?=。|$)"
"""Answers to a kind of question, behind its name."""
_OPTION = r"(?:《[^》]*》|「(?:[^「」]|「[^」]*」)*」|『[^』]*』|\([^)]*\)|[^、《「『(])+"
"""One of several answers."""
_MARKS_OF_NAMES = "《》「」『』〔〕"
_MARKS = str.maketrans("", "", _MARKS_OF_NAMES)
_ARROW = re.compile(r" ?(?:→|⇒|->) ?")
_SUPPOSING = "、|[てで](?!す|い|き|は|も|の)|たら|れば|なら|場合|とき|時|後|あと|から|まで|しよう"
"""Words of questions that may tell what happens, or suppose it."""
_SCRIPTS = ("ァ-ヺー・", "一-龠々", "A-Za-z0-9_")
"""Signs of the scripts whose words are not followed by a particle of the same script."""
_HIRAGANA = "[ぁ-ゟ]+"
_BEHIND_HIRAGANA = "(?=[はがをのにへもとで、。]|から|まで|さん|くん|ちゃん|側|$)"
"""What is behind a name in the script of particles."""


class Sentence(NamedTuple):
    """A sentence of a situation."""

    clause: Clause
    """The sentence as it is understood."""
    text: str
    """The sentence as it is written, without its end."""
    line: int
    """Its line, from 1."""
    expected: str | None = None
    """The expected answer to a question, None for none."""
    is_implied: bool = False
    """Whether nobody wrote it: what another sentence tells implies it."""
    start: int = 0
    """Offset in the file of its first character, or of that of the sentence that implies it."""


class UnreadPart(NamedTuple):
    """A sentence of a situation, or a line of one of its cards, that is not understood."""

    line: int
    """Its line, from 1."""
    card: str | None
    """Name of the card whose line it is, None for a sentence."""
    unread: UnreadLine
    """The line, with what is wrong with it."""

    @property
    def is_left_out(self) -> bool:
        """Whether the user leaves it out."""
        return self.unread.problem.code == LEFT_OUT

    @property
    def stops_game(self) -> bool:
        """Whether nobody knows how the game goes on behind it: it is a sentence, and may do or suppose something."""
        is_plain_question = _is_question(self.unread.written.text) and not re.search(_SUPPOSING, self.unread.text)
        return self.card is None and not self.is_left_out and not is_plain_question

    @property
    def start(self) -> int:
        """Offset of its first character in the file."""
        return self.unread.written.offsets[0]


class Situation(NamedTuple):
    """A situation as it is written."""

    game: SituationGame
    """The game."""
    title: str
    """Its title, "" for none."""
    players: tuple[str, ...]
    """Names of the players, in turn order."""
    claims: tuple[str, ...]
    """Identifiers of the sentences and rules that it claims to demonstrate."""
    cards: tuple[PrintedCard, ...]
    """The printed cards, in the order of their sheets."""
    sentences: tuple[Sentence, ...]
    """The sentences, in order."""
    unread: tuple[UnreadPart, ...] = ()
    """The sentences and the lines of cards that are not understood, in order; nothing else of it has them."""
    written: Mapping[str, str] = {}
    """All that is written outside of the sheets of cards with such lines, by the names of these cards."""
    sheets: tuple[Sheet[PrintedCard], ...] = ()
    """The sheets of the cards, with the lines of their abilities."""
    tokens: tuple[WrittenLine, ...] = ()
    """The first lines of sheets of tokens that the rules define, which are not read."""
    unnamed: PrintedCard | None = None
    """The card that stands for each of which nothing is said, None for the usual one."""
    asker: str = ""
    """The player who asks, "" for nobody."""

    @property
    def called(self) -> Players:
        """The players, with the one who asks."""
        return Players(self.players, asker=self.asker)


class _Head:
    """The head of a file: its keys with their values."""

    def __init__(self, lines: Sequence[WrittenLine]) -> None:
        self._values: dict[str, tuple[str, WrittenLine]] = {}
        self.contradictions: list[tuple[WrittenLine, str]] = []
        """The lines that no head can have, and why."""
        for line in lines:
            if found := HEAD.fullmatch(line.text):
                self._take(line, found["key"], found["value"].strip())
        twice = [name for name, count in Counter(self.players.names).items() if count > 1]
        if twice:
            self.contradictions.append((self.line(_PLAYERS), f"two players have the name {twice[0]}"))

    def _take(self, line: WrittenLine, key: str, value: str) -> None:
        if key in self._values:
            self.contradictions.append((line, f"{key} is in the head twice; leave one of the lines out"))
        elif not value:
            self.contradictions.append((line, f"nothing is behind {key}; write it, or leave the line out"))
        self._values.setdefault(key, (value, line))

    def value(self, key: str) -> str:
        return self._values[key][0] if key in self._values else ""

    def line(self, key: str) -> WrittenLine:
        return self._values[key][1]

    def ruleset(self, sheets: Sequence[Sequence[WrittenLine]]) -> str | None:
        """Return the game, which without a name is that of the cards on the sheets, None for an unknown one."""
        return ruleset_called(self.value(_GAME)) if _GAME in self._values else game_of_cards(s[0].text for s in sheets)

    @property
    def players(self) -> Players:
        """The players, the usual ones if the head names none."""
        names = tuple(name for name in re.split(r"[、,と ]+", self.value(_PLAYERS)) if name)
        return Players(names or PLAYERS, asker=names[0] if names[1:] == (OTHER,) else "")

    @property
    def names_players(self) -> bool:
        return _PLAYERS in self._values


def read_situation(source: SourceText) -> tuple[Situation | None, tuple[Diagnostic, ...]]:
    """Return the situation of a file, None if something in it is wrong, and what that is."""
    found = read_in_part(source)
    if not isinstance(found, Situation):
        return None, found
    problems = tuple(one.unread.problem for one in found.unread)
    return None if problems else found, problems


def read_in_part(source: SourceText) -> Situation | tuple[Diagnostic, ...]:
    """Return the situation of a file as far as it is understood, or why it is none at all."""
    head = _Head([line for block in blocks(source.text) for line in block])
    sheets, lines = _sheets_and_lines(source.text, head.players.names)
    if head.contradictions:
        return tuple(_about(source, line, message, IMPOSSIBLE) for line, message in head.contradictions)
    ruleset = head.ruleset(sheets)
    if ruleset is None:
        names = [*GAMES, *(RULESETS[game] for game in GAMES)]
        return (_about(source, head.line(_GAME), unknown_name("game", head.value(_GAME), names)),)
    game = situation_game(ruleset)
    if len(head.players.names) not in game.players:
        fewest, most = game.players[0], game.players[-1]
        numbers = str(fewest) if fewest == most else f"{fewest}–{most}"
        message = f"there are {len(head.players.names)} players, and a situation of this game has {numbers}"
        return (_about(source, head.line(_PLAYERS), message, IMPOSSIBLE),)
    defined = [sheet for sheet in sheets if _is_defined_token(game, sheet[0].text)]
    sheets = [sheet for sheet in sheets if sheet not in defined]
    own = _first_lines(sheets)
    others = _by_other_names({other: name for other, name in game.other_names.items() if other not in own})
    statements = [reworded(line, others) for line in lines if not HEAD.fullmatch(line.text)]
    players = head.players if head.names_players else players_in([line.text for line in statements])
    first_turn = of_first_turn(players.names, [line.text for line in statements], game.first_turn)
    wordings = (*players.wordings, *first_turn, *AT_FIRST, *game.described)
    statements = [reworded(line, wordings, _NAME) for line in statements]
    refusal = _refusal(source, sheets, statements)
    if refusal is not None:
        return (refusal,)
    read, of_cards = _cards(source, game, sheets)
    cards = tuple(sheet.card for sheet in read)
    reading = _SentenceReading(source, game, players, own)
    sentences = reading.of_lines(statements)
    of_sentences = [UnreadPart(_line_of(source, unread), None, unread) for unread in reading.lines.unread]
    claims = claims_in(head.value(_CLAIMS), game.ruleset)
    unread = (*of_cards, *of_sentences)
    written = _written_outside(unread, sheets, statements)
    tokens = tuple(sheet[0] for sheet in defined)
    named = game, head.value(_TITLE), players.names
    return Situation(*named, claims, cards, sentences, unread, written, read, tokens, asker=players.asker)


def _written_outside(
    unread: Sequence[UnreadPart], sheets: Sequence[Sequence[WrittenLine]], statements: Sequence[WrittenLine]
) -> dict[str, str]:
    """Return what is written outside of the sheets of cards with lines that are not understood, by their names."""
    names = {one.card for one in unread if one.card is not None}
    return {
        name: "\n".join(
            line.text
            for part in (statements, *(sheet for sheet in sheets if not sheet[0].text.startswith(f"《{name}》")))
            for line in part
        )
        for name in names
    }


def _by_other_names(names: Mapping[str, str]) -> tuple[Wording, ...]:
    """Return the wordings of objects by other names: 《Gold》 and Goldトークン."""
    every, signs = "|".join(map(re.escape, names)), "|".join(names)
    alone = r"(?<![A-Za-zァ-ヺー・一-龠《「' ])"
    named = rf"(?:(?<=[《「])(?=[^《》「」]*[》」])|{alone})(?P<name>{every})(?=[》」]|の?トークン)"
    triggered = rf"{alone}(?P<name>{every})(?=の(?:誘発|能力))"
    return (
        (
            wording(named, "{name}", signs, name=names.get),
            wording(triggered, "《{name}》", signs, name=names.get),
        )
        if names
        else ()
    )


def _is_defined_token(game: SituationGame, first: str) -> bool:
    """Whether the first line of a sheet is of a token that effects create by another name: read, it would be two."""
    name, box = first[1:].split("》", 1)
    return name in game.other_names and re.search("トークン|(?i:token)", box) is not None


def _first_lines(sheets: Sequence[Sequence[WrittenLine]]) -> dict[str, str]:
    """Return the first lines of the sheets of cards, by their names."""
    return {sheet[0].text[1 : sheet[0].text.index("》")]: sheet[0].text for sheet in sheets}


def _line_of(source: SourceText, unread: UnreadLine) -> int:
    return source.position(unread.written.offsets[0])[0]


def _as_a_word(name: str) -> str:
    """Return the pattern of a name where it is no part of a longer word, as アン is of アンタップ."""
    if re.fullmatch(_HIRAGANA, name):
        return rf"(?<![^\Wはがをにへもとでや]){re.escape(name)}{_BEHIND_HIRAGANA}"
    before = next((signs for signs in _SCRIPTS if re.match(f"[{signs}]", name)), "")
    behind = next((signs for signs in _SCRIPTS if re.match(f"[{signs}]", name[-1:])), "")
    return f"{f'(?<![{before}])' if before else ''}{re.escape(name)}{f'(?![{behind}])' if behind else ''}"


def _refusal(
    source: SourceText, sheets: Sequence[Sequence[WrittenLine]], lines: Sequence[WrittenLine]
) -> Diagnostic | None:
    """Return why a file is no situation, None if it is one: it has no sentence, or more than a situation has."""
    if len(sheets) > MOST_SHEETS:
        return _about(
            source, sheets[MOST_SHEETS][0], f"a situation has at most {MOST_SHEETS:,} card sheets", IMPOSSIBLE
        )
    count = 0
    for line in lines:
        count += len(_SENTENCE.findall(line.text)) - 1  # the last find is empty
        if count > MOST_SENTENCES:
            return _about(source, line, f"a situation has at most {MOST_SENTENCES:,} sentences", IMPOSSIBLE)
    if count == 0:
        message = "there is no sentence in the file; write what is there, what players do and what is asked"
        return located(IMPOSSIBLE, Severity.ERROR, source, Span(0, 0), message)
    return None


def _cards(
    source: SourceText, game: SituationGame, sheets: Sequence[Sequence[WrittenLine]]
) -> tuple[tuple[Sheet[PrintedCard], ...], list[UnreadPart]]:
    """Return the cards of sheets in the order of the file, and the lines of them that are not understood.

    A sheet can follow another one without an empty line between them, so that every other one is read at a time.
    """
    parts = [_sheets_alone(source, part) for part in (sheets[::2], sheets[1::2]) if part]
    read = [one for part in parts for one in game.read_cards(part)]
    found = tuple(sorted((one.sheet for one in read if one.sheet is not None), key=lambda sheet: sheet.line))
    unread = [UnreadPart(_line_of(source, line), one.name, line) for one in read for line in one.unread]
    unread.sort(key=lambda one: (one.line, one.unread.problem.column))
    return found, unread


def _about(source: SourceText, line: WrittenLine, message: str, code: str = NOT_UNDERSTOOD) -> Diagnostic:
    return located(code, Severity.ERROR, source, Span(line.offsets[0], line.offsets[-1]), message)


def _sheets_and_lines(text: str, players: Sequence[str]) -> tuple[list[list[WrittenLine]], list[WrittenLine]]:
    """Return the card sheets of a text and all other lines.

    A sheet ends at an empty line, at the next one, and at a line about a player, which no card is. Behind an empty
    line it goes on in English alone (``goes_on_in_english``), in which there are no sentences of situations.
    """
    sheets: list[list[WrittenLine]] = []
    others: list[WrittenLine] = []
    about_player = re.compile(rf"(?:{'|'.join(map(re.escape, players))}|全員)[はのがに]")
    lines = others
    for block in blocks(text):
        if not goes_on_in_english(block):
            lines = others
        for line in block:
            if SHEET.match(line.text):
                lines = []
                sheets.append(lines)
            elif about_player.match(line.text):
                lines = others
            lines.append(line)
    return sheets, others


def _sheets_alone(source: SourceText, sheets: Sequence[Sequence[WrittenLine]]) -> SourceText:
    """Return a source of which card sheets alone are left, each at its place."""
    kept = ["\n" if character == "\n" else " " for character in source.text]
    for sheet in sheets:
        start, end = sheet[0].offsets[0], sheet[-1].offsets[-1]
        kept[start:end] = source.text[start:end]
    return SourceText(source.name, "".join(kept))


def _parted(line: WrittenLine) -> Iterator[WrittenLine]:
    """Yield the sentences of a line, without their ends."""
    for found in _SENTENCE.finditer(line.text):
        start, text = found.start(), _ASKED.sub("か？", found[0]).rstrip("。!！ ")
        start += len(text) - len(text := text.lstrip(" "))
        if text and not re.fullmatch(_SMALL_TALK, text):
            yield WrittenLine(text, line.offsets[start : start + len(text) + 1])


def _span(line: WrittenLine) -> tuple[int, int]:
    """Return the offsets of a sentence in its file: of its beginning, and behind its end."""
    return line.offsets[0], line.offsets[-1]


def _with_expected(asked: WrittenLine, sentence: WrittenLine, start: int) -> WrittenLine:
    """Return a question in other words with the answer that is expected behind it, from an index of the sentence."""
    return WrittenLine(f"{asked.text}{sentence.text[start:]}", (*asked.offsets[:-1], *sentence.offsets[start:]))


def _asked(line: WrittenLine) -> WrittenLine:
    """Return a sentence without the expected answer."""
    question = _ARROW.split(line.text, maxsplit=1)[0]
    return WrittenLine(question.replace("?", "？"), line.offsets[: len(question) + 1])


def _is_question(text: str) -> bool:
    """Whether a sentence, with what is expected behind it, is a question."""
    return _ARROW.split(text, maxsplit=1)[0].endswith(("？", "?"))


def _at_its_time(clause: Clause, before: Sequence[Clause]) -> Clause:
    """Return what a sentence says behind others: what is there at first, or what happens once players have acted."""
    has_begun = any(isinstance(one, Action) for one in before)
    if isinstance(clause, Setup):
        return (clause.later() if has_begun else None) or clause
    begins_elsewhere = has_begun or any(isinstance(one, Turn) for one in before)
    return (clause.earlier() if isinstance(clause, Action) and not begins_elsewhere else None) or clause


def _as_attacks(told: list[tuple[Sentence | None, bool]]) -> list[tuple[Sentence | None, bool]]:
    """Return the clauses of one sentence, in which who plays an attack and attacks with it does so once."""
    played = [(at, one) for at, (one, _) in enumerate(told) if one and isinstance(one.clause, Plays)]
    for at, play in played:
        for behind, (other, _) in enumerate(told[at + 1 :], at + 1):
            if other and other.clause.is_attack and other.clause.named[:1] == play.clause.named:
                return [*told[:at], told[behind], *told[at + 1 : behind], *told[behind + 1 :]]
    return told


def _meant(sentence: Sentence) -> Sentence:
    """Return a sentence about what a player means to do, before a question: it is not done, but could be."""
    clause = sentence.clause
    return sentence._replace(clause=Responds(player=clause.player)) if isinstance(clause, PlayerAction) else sentence


class _SentenceReading:
    """The reading of lines with sentences; what is wrong with them is in ``unread`` of its ``lines``."""

    def __init__(
        self,
        source: SourceText,
        game: SituationGame,
        players: Players,
        first_lines: Mapping[str, str],
        *,
        is_lenient: bool = False,
    ) -> None:
        """Read the sentences of a source; leniently with words left out, for what may be meant by one."""
        codes, any_player = LineCodes(NOT_UNDERSTOOD, IMPOSSIBLE), " / ".join(players.names)
        self.lines = LineReading(
            source,
            game.reader,
            codes,
            MOST_CHARACTERS,
            lambda word: any_player if word == _PLAYER[0] else word.removeprefix(_PLAYER[1]),
        )
        self._source = source
        self._reader = game.reader
        self._game = game
        self._players = players
        self._references = References(first_lines, players, lambda name: game.known(name) is not None)
        self._frames = cache(lambda: game.frames(players.names, self._references.holders, first_lines))
        self._is_lenient = is_lenient
        self._wordings = (*ENDINGS, *game.spoken, *JOINING, *game.wordings, *REST)
        names = "|".join(map(_as_a_word, sorted(players.names, key=len, reverse=True)))
        self._bracketing = (wording(f"(?P<player>{names})", _PLAYER.replace("】", "{player}】")),)

    def of_lines(self, lines: Iterable[WrittenLine]) -> tuple[Sentence, ...]:
        """Return the sentences of lines that are understood."""
        found: list[tuple[Sentence, bool]] = []
        for sentence, is_meant in (one for line in lines for run in self._runs(line) for one in self.sentences(run)):
            if sentence is None:
                found[-1:] = [(_meant(one) if was_meant else one, False) for one, was_meant in found[-1:]]
            else:
                clause = _at_its_time(sentence.clause, [one.clause for one, _ in found])
                found.append((sentence._replace(clause=clause), is_meant))
        found = [*self._with_implied(found)]
        behind = (*(sentence for sentence, _ in found[1:]), None)
        pairs = zip(found, behind, strict=False)
        return tuple(
            _meant(one) if is_meant and other and isinstance(other.clause, Query) else one
            for (one, is_meant), other in pairs
        )

    def _runs(self, line: WrittenLine) -> Iterator[WrittenLine]:
        """Yield what a line has between sentences that the user leaves out, which are reported."""
        start = 0
        for found in _SENTENCE.finditer(line.text):
            if found[0].lstrip().startswith(LEAVING_OUT):
                left_out = line.between(line.text[: found.start()], line.text[found.end() :])
                self.lines.report(LEFT_OUT, left_out, (0, len(left_out.text)), "a situation is played without it")
                self._references.note(left_out.text)
                if start < found.start():
                    yield line.between(line.text[:start], line.text[found.start() :])
                start = found.end()
        if start < len(line.text):
            yield line.between(line.text[:start], "")

    def _with_implied(self, found: Sequence[tuple[Sentence, bool]]) -> Iterator[tuple[Sentence, bool]]:
        """Yield sentences with those that are left out about the beginning, which are before all.

        The cards of these are among those that a number of a hand counts.
        """
        clauses, references = [one.clause for one, _ in found], self._references
        for at, text in implied(
            clauses, references.holders, references.first_lines, self._is_described, self._game.in_play
        ):
            clause = self._record(WrittenLine(text, tuple(range(len(text) + 1))), "clause")
            if isinstance(clause, Setup):
                yield Sentence(clause, text, found[at][0].line, is_implied=True, start=found[at][0].start), False
        yield from found

    def _is_described(self, name: str, player: str) -> bool:
        """Whether a name describes a card, and none with a sheet of which a sentence says that a player has it."""
        first_lines, fits = self._references.first_lines, self._game.description(name)
        held = (first_lines.get(one, "") for one, players in self._references.holders.items() if player in players)
        return fits is not None and name not in first_lines and not any(map(fits, held))

    def sentences(self, line: WrittenLine) -> Iterator[tuple[Sentence | None, bool]]:
        """Yield the sentences of a line that are understood, each with whether a player only means to do it.

        None stands for a question that is not understood.

        Each is read by itself; if one of them is not understood, the line is read in the words that wordings make of
        it as a whole. What is not understood either way is reported as it is written.
        """
        written = [*_parted(line)]
        if [sentence for sentence in written if self.lines.is_too_long(sentence)]:
            return
        told = [*map(self._told, written)]
        if not all(told):
            known = [one for one, said in zip(written, told, strict=True) if said and said[0].line == one]
            whole = self._reworded(line, known)
            told = [[*map(Told, whole)]] if self._are_understood(whole) else told
        for said, sentence in zip(told, written, strict=False):
            read = ((self._sentence(one), one, is_meant) for one, is_meant in said or self._unread(sentence))
            yield from _as_attacks(
                [(found, is_meant) for found, one, is_meant in read if found or _is_question(one.text)]
            )

    def nearly(self, sentence: WrittenLine, before: Iterable[Sentence]) -> str:
        """Return what a sentence behind others may mean, with some of its words left out, "" for nothing."""
        for one in before:
            self._references.note(one.text)
            self._references.note_clause(one.clause)
        told = self._told(sentence)
        ended = (one.line.text if one.line.text.endswith("？") else f"{one.line.text}。" for one in told)
        return "".join(ended).removesuffix("。")

    def _unread(self, sentence: WrittenLine) -> list[Told]:
        """Return a sentence that is not understood: in other words if these contradict themselves, else as it is."""
        found = self._reworded(sentence)
        return [*map(Told, found)] if any(map(self._contradicts, found)) else [Told(sentence)]

    def _told(self, sentence: WrittenLine) -> list[Told]:
        """Return a sentence in the words of the language, clause by clause where it is not otherwise; [] if it is not.

        What its words refer to is looked up in the sentences before it, and is kept for those behind it.
        """
        asked = _asked(sentence)
        if self._is_understood(asked, "clause"):
            found, told = asked, [Told(sentence)]
        else:
            found = self._references.resolved(asked)
            others = [*self._references.with_subject(found)]
            told = self._alone(_with_expected(found, sentence, len(asked.text)), others)
        self._references.note(found.text)
        for one in told:
            clause = self._record(_asked(one.line), "clause")
            if isinstance(clause, Clause):
                self._references.note_clause(clause)
        return told

    def _alone(self, sentence: WrittenLine, others: Iterable[WrittenLine]) -> list[Told]:
        """Return a sentence as it is read by itself: as it is, in other words, or clause by clause; [] if it is not.

        ``others`` are the sentences that it may stand for, with what the last sentence is about.
        """
        asked = _asked(sentence)
        read = self._in_words(asked)
        told = [*map(Told, read or ())]
        if read is None:
            joints = Joints(lambda line: self._in_words(line) is not None, self._players)
            parts = next(filter(None, map(joints.parted, (asked, *others))), ())
            told = [Told(one, part.is_meant) for part in parts for one in self._in_words(part.line) or ()]
        if told:
            told[-1] = told[-1]._replace(line=_with_expected(told[-1].line, sentence, len(asked.text)))
        return told

    def _reworded(self, line: WrittenLine, known: Sequence[WrittenLine] = ()) -> list[WrittenLine]:
        """Return the sentences that wordings make of a line; those ``known`` stay as they are, unless one is joined."""
        found: list[WrittenLine] = []
        for sentence in _parted(self._with_options_quoted(reworded(line, self._wordings, _NAME))):
            start, end = _span(sentence)
            spans = ((one, _span(one)) for one in known)
            within = next((one for one, (first, last) in spans if first <= start < last and end <= last), sentence)
            if within not in found:
                found.append(within)
        return found

    def _are_understood(self, sentences: Iterable[WrittenLine]) -> bool:
        return all(self._is_understood(_asked(one), "clause") for one in sentences)

    def _in_words(self, line: WrittenLine) -> list[WrittenLine] | None:
        """Return the sentences of a line in the words of the language, None if they are not all understood."""
        return next(filter(self._are_understood, self._ways(line)), None)

    def _ways(self, line: WrittenLine) -> Iterator[list[WrittenLine]]:
        """Yield the ways to say a sentence: as it is, as a case frame reads it, in the words of wordings."""
        yield [line]
        framed = self._frames().read(reworded(line, (COUNTS, TIMES), _NAME))
        if framed is not None:
            yield [*_parted(framed)]
        yield self._reworded(line)
        if self._is_lenient:
            near = self._frames().nearly(reworded(line, (COUNTS,), _NAME), self._reader().known_words)
            yield from ([*_parted(one)] for one in near)

    def _with_options_quoted(self, line: WrittenLine) -> WrittenLine:
        """Return a line in which options that are written as the program lists them (《嵐撃》のコピー) have quotes."""
        text, done = "", 0
        offsets: tuple[int, ...] = ()
        for answers in re.finditer(_ANSWERS, line.text):
            for found in re.compile(_OPTION).finditer(line.text, *answers.span("options")):
                start, end = found.span()
                written = WrittenLine(found[0], line.offsets[start : end + 1])
                if any(self._is_understood(written, role) for role in ("answer", "card", "player")):
                    continue
                option = f"「{found[0].translate(_MARKS)}」"
                kept = [at for at in range(start, end) if line.text[at] not in _MARKS_OF_NAMES]
                text += f"{line.text[done:start]}{option}"
                inner = [line.offsets[at] for at in kept]
                offsets += (*line.offsets[done:start], line.offsets[start], *inner, line.offsets[end])
                done = end
        return WrittenLine(text + line.text[done:], (*offsets, *line.offsets[done:]))

    def _is_understood(self, line: WrittenLine, role: str) -> bool:
        """Whether a line stands for a record of a role."""
        return self._record(line, role) is not None

    def _contradicts(self, line: WrittenLine) -> bool:
        """Whether a sentence parses, but into nothing that can be."""
        try:
            self._reader().read(reworded(_asked(line), self._bracketing, _NAME).text, "clause")
        except ContradictionError:
            return True
        except NotUnderstoodError:
            return False
        return False

    def _record(self, line: WrittenLine, role: str) -> object | None:
        """Return the record of a role that a line stands for, None if it is not understood."""
        try:
            return self._reader().read(reworded(line, self._bracketing, _NAME).text, role)
        except NotUnderstoodError:
            return None

    def _sentence(self, line: WrittenLine) -> Sentence | None:
        written = _asked(line)
        clause = self.lines.read(reworded(written, self._bracketing, _NAME), "clause")
        if clause is None:
            return None
        assert isinstance(clause, Clause)
        expected = reworded(line.between(written.text, ""), self._wordings, _NAME).text
        if expected and not isinstance(clause, Query):
            span = len(written.text), len(written.text) + 1
            self.lines.report(NOT_UNDERSTOOD, line, span, "an expected answer stands behind a question only")
            return None
        number = self._source.position(line.offsets[0])[0]
        answer = _ARROW.sub("", expected, 1).strip() if expected else None
        return Sentence(clause, written.text, number, answer, start=line.offsets[0])


def with_answers(text: str, answers: Iterable[tuple[UnreadPart, str | None]], start: int = 0) -> str:
    """Return the text of a situation, from an offset on, with other words for parts that are not understood.

    Without words a sentence, or the line of a card with the lines that go on with it, is left out.
    """
    spans = set[tuple[int, int, str]]()
    for part, words in answers:
        first, last = part.unread.written.offsets[0] - start, part.unread.written.offsets[-1] - start
        if words is None:
            before = first if part.card is None else beginning_of_line(text, first)
            spans.add((before, before, f"{LEAVING_OUT} "))
        else:
            spans.add((first, last, words.removesuffix("。") if text.startswith("。", last) else words))
    for first, last, words in sorted(spans, reverse=True):
        text = f"{text[:first]}{words}{text[last:]}"
    return text


class UnderstoodLine(NamedTuple):
    """A line of a card that is read as other words than it has."""

    line: int
    """Its line, from 1."""
    card: str
    """Name of the card."""
    text: str
    """The line as it is written."""
    reads_as: str
    """The line as the card language prints its abilities."""


def understood_lines(source: SourceText, situation: Situation) -> Iterator[UnderstoodLine]:
    """Yield the lines of cards whose abilities the card language prints in other words."""
    printer = situation.game.card_printer()
    for first in situation.tokens:
        name = first.text[1 : first.text.index("》")]
        number = source.position(first.offsets[0])[0]
        yield UnderstoodLine(number, name, first.text, f"《{situation.game.other_names[name]}》")
    for sheet in situation.sheets:
        abilities = zip(sheet.ability_lines, sheet.card.abilities, strict=True)
        for number, of_line in groupby(abilities, key=lambda one: one[0]):
            written, said = source.line(number).strip(), "、".join(printer.say(ability) for _, ability in of_line)
            if plain_text(written) != plain_text(said):
                yield UnderstoodLine(number, sheet.card.name, written, said)


_TURNING = re.compile("以外|以上|以下|未満|され")
"""Words without which a sentence is about other things, or who does something has it done to him."""
_WITHOUT_PLAYER = str.maketrans("", "", _PLAYER)


def candidates_for(situation: Situation, part: UnreadPart) -> list[Candidate]:
    """Return what may be meant by a part of a situation that is not understood, the nearest first.

    None has another number, player or card than the part, as it is in the file, or another negation.
    """
    from rulesdb.engine.kernel.language.nearest_sentences import (  # where something is not understood
        MOST_NEAREST,
        nearest,
        respelled,
    )

    game, kind = situation.game, part.unread.kind
    if part.card is not None or kind is None:
        return [*game.candidates(part.unread)]
    reader, unread = game.reader(), part.unread
    found = {one.reads_as: one for one in _nearly(situation, part)}
    near_sentences = nearest(reader, unread.written.text, kind, may_lack=1)
    for near in (*respelled(reader, unread.respelled, *kind), *near_sentences):
        text = near.text.translate(_WITHOUT_PLAYER)
        reading = _SentenceReading(SourceText("", text), game, situation.called, {})
        read = reading.of_lines([WrittenLine(text, tuple(range(len(text) + 1)))])
        if [sentence.clause for sentence in read] == [near.record] and _says_the_same(situation, unread, text):
            said = game.printer().say(near.record).translate(_WITHOUT_PLAYER)
            found.setdefault(said, Candidate(text, said))
    return [*found.values()][:MOST_NEAREST]


def _nearly(situation: Situation, part: UnreadPart) -> Iterator[Candidate]:
    """Yield what a sentence may mean, clause by clause: with some of its words left out, or with a player named."""
    written = _asked_text(part)
    lacks_player = written.endswith("？") and not any(player in written for player in situation.players)
    for text in (written, *(f"{player}の{written}" for player in situation.players if lacks_player)):
        yield from _nearly_said(situation, part, text)


def _nearly_said(situation: Situation, part: UnreadPart, text: str) -> Iterator[Candidate]:
    """Yield what some words may mean in place of a part that is not understood, with some of them left out."""
    line = WrittenLine(text, tuple(range(len(text) + 1)))
    reading = _SentenceReading(SourceText("", text), situation.game, situation.called, {}, is_lenient=True)
    meant = reading.nearly(line, (one for one in situation.sentences if one.start < part.start))
    again = _SentenceReading(SourceText("", meant), situation.game, situation.called, {})
    read = again.of_lines([WrittenLine(meant, tuple(range(len(meant) + 1)))])
    if read and not again.lines.unread and _says_the_same(situation, part.unread, meant):
        printer = situation.game.printer()
        said = "。".join(printer.say(one.clause).translate(_WITHOUT_PLAYER) for one in read)
        yield Candidate(meant, said)


def _asked_text(part: UnreadPart) -> str:
    """Return a sentence that is not understood as it is written, without the expected answer."""
    text = part.unread.written.text.translate(_WITHOUT_PLAYER)
    return _asked(WrittenLine(text, tuple(range(len(text) + 1)))).text


def _says_the_same(situation: Situation, unread: UnreadLine, text: str) -> bool:
    """Whether a sentence has the numbers, symbols, players and cards of what is written in the file, and no others."""
    from rulesdb.engine.kernel.language.nearest_sentences import asks_the_same, names_and_numbers, negations  # as above

    line = reworded(WrittenLine(unread.text, tuple(range(len(unread.text) + 1))), (COUNTS,), _NAME).text
    written, read = names_and_numbers(line), names_and_numbers(text)
    players = re.compile("|".join(map(_as_a_word, sorted(situation.players, key=len, reverse=True))))
    lost = Counter(players.findall(line)) - Counter(players.findall(text))
    known = {one for one in names_and_numbers(unread.written.text) if one.startswith("《")}  # for a pronoun
    is_same = not (lost or written - read or (read - written).keys() - known)
    turned = Counter(_TURNING.findall(line)) != Counter(_TURNING.findall(text))
    return is_same and not turned and negations(line) == negations(text) and asks_the_same(line, text)
