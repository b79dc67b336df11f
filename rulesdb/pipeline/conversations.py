"""A situation that somebody tells line by line: each line is read and played at once, and ruled on if it asks."""

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.written_lines import blocks, plain_text
from rulesdb.graph.model import Graph
from rulesdb.pipeline.judging import AskedBack, JudgedFile, judge_files, meant, text_of_rule
from rulesdb.play.play_errors import PlayError
from rulesdb.proofs.account import AccountLine, as_text
from rulesdb.situations.clauses import Query, Setup
from rulesdb.situations.files import (
    HEAD,
    SHEET,
    Sentence,
    Situation,
    UnreadPart,
    candidates_for,
    read_in_part,
    understood_lines,
    with_answers,
)
from rulesdb.situations.playing import OpenQuestion, Played, play
from rulesdb.situations.prose.players import PLAYERS
from rulesdb.source.text import SourceText
from rulesdb.words.node_names import ruleset_called

_NAME, _GAME = "-", "ゲーム"
_NO_NEWS = "今は誰のターン？"
"""A question that changes nothing, for a text of cards alone, which is no situation."""


class Entry(NamedTuple):
    """A line that is told, or the lines of a card."""

    text: str
    """The line or lines."""
    part: str
    """The part of the file in which it is written: "head", "card" or "table"."""
    only_asks: bool = False
    """Whether all of its sentences are questions."""


class RefusedWords(NamedTuple):
    """An action that does not happen."""

    words: str
    """That it does not, and by which effect."""
    rule: str
    """Identifier of the rule that forbids it, "" for none."""
    text: str
    """The text of the rule."""


class Heard(NamedTuple):
    """What becomes of a line."""

    is_kept: bool = False
    """Whether the line belongs to the situation from now on."""
    read_as: tuple[str, ...] = ()
    """The sentences or lines as the language prints them, where they were written in other words."""
    asked_back: tuple[AskedBack, ...] = ()
    """The parts of the line that are not understood."""
    problem: str = ""
    """Why the line is impossible, or why the game cannot begin so yet; "" if nothing is wrong."""
    happened: tuple[str, ...] = ()
    """What has happened, each with its rule, as an account has it."""
    refused: tuple[RefusedWords, ...] = ()
    """The actions that do not happen."""
    open: OpenQuestion | None = None
    """The question that a player must answer now, None for none."""
    asks: bool = False
    """Whether the line asks something, so that there is a ruling."""


class Conversation:
    """A situation as far as it is told."""

    def __init__(self, graph: Graph, ruleset: str) -> None:
        """Begin with nothing told; ``graph`` has the texts of rules."""
        self._graph = graph
        self._entries: list[Entry] = [Entry(f"{_GAME}: {ruleset}", "head")]
        self._games: list[Played | None] = [None]
        """The game after each entry, None before the first sentence about the table."""

    # What is told

    @property
    def text(self) -> str:
        """The situation as a file."""
        return _Written(self._entries).source.text

    @property
    def open(self) -> OpenQuestion | None:
        """The question that a player must answer now, None for none."""
        game = self._games[-1]
        return None if game is None else game.open

    def begins_card(self, line: str) -> bool:
        """Whether a line is the first one of a card sheet."""
        return self.part_of(line) == "card"

    @staticmethod
    def part_of(line: str) -> str:
        """Return the part of a file to which a line belongs: "head", "card" or "table"; "" for a remark."""
        plain = _plain(line)
        if not plain:
            return ""
        return "head" if HEAD.fullmatch(plain) else "card" if SHEET.match(plain) else "table"

    def _names_game(self, text: str) -> bool:
        """Whether a line of the head names the game that is chosen, or one before anything else is told."""
        head = HEAD.fullmatch(_plain(text))
        games = [ruleset_called(one["value"]) for one in (head, HEAD.fullmatch(self._entries[0].text)) if one]
        is_free = all(entry.part == "head" for entry in self._entries)
        return head is not None and head["key"] == _GAME and games[0] in (GAMES if is_free else games[1:])

    def ends_card(self, line: str) -> bool:
        """Whether a line behind those of a card is none of its lines: it is about a player, or begins another card."""
        about_player = re.compile(rf"(?:{'|'.join(map(re.escape, self._players))}|全員)[はのがに]")
        return self.begins_card(line) or about_player.match(_plain(line)) is not None

    @property
    def _players(self) -> Sequence[str]:
        found = read_in_part(_Written([*self._entries, Entry(_NO_NEWS, "table")]).source)
        return found.players if isinstance(found, Situation) else PLAYERS

    def hear(self, text: str, left: Iterable[str] = ()) -> Heard:
        """Read and play a line, or the lines of a card of which some that are not understood are ``left`` so."""
        if self._names_game(text):
            self._entries[0] = Entry(text, "head")
            return Heard(is_kept=True)
        entry = Entry(text, self.part_of(text))
        written = _Written([*self._entries, entry])
        found = read_in_part(written.source)
        if not isinstance(found, Situation):
            return Heard(problem=found[0].message)
        told = [part for part in found.unread if written.has_last(part)]
        unread = [part for part in told if not part.is_left_out and part.unread.text not in left]
        if unread:
            return Heard(asked_back=tuple(AskedBack(part, candidates_for(found, part)) for part in unread))
        if entry.part != "table":
            lines = understood_lines(written.source, found)
            self._keep(entry, self._games[-1])
            return Heard(is_kept=True, read_as=tuple(one.reads_as for one in lines if one.line in written.last_lines))
        sentences = [one for one in found.sentences if one.line in written.last_lines]
        if not sentences:  # all of them are left out
            self._keep(entry, self._games[-1])
            return Heard(is_kept=True)
        return self._played(entry, found, sentences)

    def answered(self, text: str, answers: Iterable[tuple[AskedBack, str]]) -> str:
        """Return a line, or the lines of a card, with answers to what was asked back about it."""
        start = _Written([*self._entries, Entry(text, self.part_of(text))]).starts[-1]
        return with_answers(text, meant(answers), start)

    def undo(self) -> str:
        """Take back the last entry, and return it; "" if there is none."""
        if len(self._entries) == 1:
            return ""
        self._games.pop()
        return self._entries.pop().text

    def _keep(self, entry: Entry, game: Played | None) -> None:
        self._entries.append(entry)
        self._games.append(game)

    def _played(self, entry: Entry, situation: Situation, sentences: Sequence[Sentence]) -> Heard:
        """Play the situation with a line whose ``sentences`` are understood."""
        before = self._games[-1]
        read_as = _read_as(situation, entry.text, sentences)
        try:
            game = play(situation)
        except (EngineError, PlayError) as error:  # the game cannot begin; what is told next may change that
            is_kept = _is_setup(sentences)
            if is_kept:
                self._keep(entry, before)
            return Heard(is_kept=is_kept, read_as=read_as, problem=str(error))
        if game.problem is not None:
            return Heard(read_as=read_as, problem=game.problem.message, open=self.open)
        if (
            game.open is not None
            and before is not None
            and before.open is not None
            and _progress(game) == _progress(before)
        ):
            return Heard(read_as=read_as, open=game.open)
        asking = [isinstance(one.clause, Query) for one in sentences]
        self._keep(entry._replace(only_asks=all(asking)), game)
        refused = [one.line for one in game.refused if one.sentence.line >= sentences[0].line]
        is_setup = _is_setup(sentences)
        return Heard(
            is_kept=True,
            read_as=() if any(asking) else read_as,
            happened=() if is_setup else tuple(as_text(line) for line in _news(game, before) if line not in refused),
            refused=tuple(RefusedWords(*one[1:], text_of_rule(self._graph, one.rule)) for one in refused),
            open=game.open,
            asks=any(asking),
        )

    # Rulings

    def ruling(self, *, every_rule: bool) -> JudgedFile:
        """Return the ruling on the last line; earlier questions are left out."""
        written = self._asking()
        return next(judge_files(self._graph, [written.source], every_rule=every_rule))

    def is_of_last_line(self, line: int) -> bool:
        """Whether a line of the source of the last ruling is the last one told."""
        return line in self._asking().last_lines

    def amend(self, answers: Iterable[tuple[AskedBack, str]]) -> None:
        """Put answers to what the last ruling asked back into the cards that were told."""
        written = self._asking()
        by_entry: dict[int, list[tuple[AskedBack, str]]] = {}
        for asked, words in answers:
            by_entry.setdefault(written.entry_of(asked.part), []).append((asked, words))
        for at, of_entry in by_entry.items():
            entry = written.entries[at]
            text = with_answers(entry.text, meant(of_entry), written.starts[at])
            self._entries[self._entries.index(entry)] = entry._replace(text=text)

    def _asking(self) -> "_Written":
        """Return the situation without its earlier questions."""
        return _Written([*(one for one in self._entries[:-1] if not one.only_asks), self._entries[-1]])


class _Written:
    """Entries as the file of a situation: its head, its cards, its table."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.starts = [0] * len(entries)
        """The offset of each entry in the text."""
        text = ""
        for part, gap in (("head", "\n"), ("card", "\n\n"), ("table", "\n")):
            for at, entry in enumerate(entries):
                if entry.part == part:
                    self.starts[at] = len(text)
                    text += f"{entry.text}{gap}"
            text += "\n" if part == "head" else ""
        is_table = any(entry.part == "table" for entry in entries)
        self.source = SourceText(_NAME, text if is_table else f"{text}{_NO_NEWS}\n")

    @property
    def last_lines(self) -> range:
        """The numbers of the lines of the last entry."""
        first = self.source.position(self.starts[-1])[0]
        return range(first, first + self.entries[-1].text.count("\n") + 1)

    def has_last(self, part: UnreadPart) -> bool:
        """Whether a part that is not understood belongs to the last entry."""
        return self.entry_of(part) == len(self.entries) - 1

    def entry_of(self, part: UnreadPart) -> int:
        """Return the index of the entry to which a part that is not understood belongs."""
        at = part.unread.written.offsets[0]
        return max((index for index, start in enumerate(self.starts) if start <= at), key=self.starts.__getitem__)


def _plain(line: str) -> str:
    """Return the first line of a text with plain characters, "" for an empty one."""
    return next((written.text for block in blocks(line) for written in block), "")


def _read_as(situation: Situation, text: str, sentences: Sequence[Sentence]) -> tuple[str, ...]:
    """Return sentences as the language prints them, nothing if that is what is written."""
    printer = situation.game.printer()
    said = tuple(printer.say(one.clause).replace("【", "").replace("】", "") for one in sentences)
    written = plain_text(text).replace("。", "")
    return () if written == plain_text("".join(said)) else said


def _is_setup(sentences: Sequence[Sentence]) -> bool:
    """Whether sentences are about the table before the first action alone."""
    return all(isinstance(one.clause, Setup) for one in sentences)


def _progress(game: Played) -> tuple[int, int, int]:
    """Return what grows when a line has any effect: choices, answers and refused actions."""
    return game.choices, len(game.answered), len(game.refused)


def _news(game: Played, before: Played | None) -> tuple[AccountLine, ...]:
    """Return the lines of an account that an earlier one does not have, without those about the beginning."""
    lines, old = _lines(game), () if before is None else _lines(before)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(lines, old, strict=False)))
    return tuple(line for line in lines[same:] if line.part != "situation")


def _lines(game: Played) -> Sequence[AccountLine]:
    return () if game.session is None else tuple(game.session.table.lines)
