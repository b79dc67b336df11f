"""The rulings of the page 裁定, as JSON: what the page's worker calls, in a browser as anywhere else."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from rulesdb.engine.games import GAMES
from rulesdb.graph.graph_codec import decode
from rulesdb.graph.model import Graph
from rulesdb.graph.naming import split_identifier
from rulesdb.pipeline.judged_document import judged_document
from rulesdb.pipeline.judging import AskedBack, JudgedFile, answered, judge_text, stopping_at
from rulesdb.pipeline.ruling_making import game_board, refused_actions, ruled_questions
from rulesdb.play.boards import BoardMaker
from rulesdb.proofs.rulings import RuledPart
from rulesdb.site.board_files import board_entry
from rulesdb.source.resources import computed_folder, shipped_example
from rulesdb.words.node_names import rule_number
from rulesdb.words.proofs import ACCOUNT
from rulesdb.words.rule_parts import rule_of

GRAPH, LINKS = "page-graph", "page-links.json"
"""Files of the archive among those that an installation computes: the rulebook's texts, the ways to its rules."""
_BOARD = "ruling"
"""The name of the board of a ruling on the page."""


@dataclass(frozen=True)
class PageJudge:
    """The judge of a page: it plays situations and keeps the last one, whose board is made when it is wanted."""

    in_japanese: Callable[[str], str]
    """Translate an English sentence of an error."""

    @cached_property
    def _graph(self) -> Graph:
        return decode((computed_folder() / GRAPH).read_bytes())

    @cached_property
    def _links(self) -> Mapping[str, str]:
        links: dict[str, str] = json.loads((computed_folder() / LINKS).read_bytes())
        return links

    @cached_property
    def _last(self) -> list[JudgedFile]:
        return []

    def rule(self, text: str) -> str:
        """Return the rulings on a situation: the document of ``rulesdb judge --json``, and what is shown of it."""
        file = judge_text(self._graph, text)
        self._last[:] = [file]
        document = judged_document(file)
        shown = {
            "set_aside": [
                {
                    "line": one.part.line,
                    "card": one.part.card,
                    "text": one.part.unread.text,
                    "why": self.in_japanese(one.why),
                }
                for one in file.set_aside
            ],
            "understood": [one._asdict() for one in file.understood],
            "told": document["sentences_as_understood"],
            "asked_back": [self._asked(file, asked) for asked in file.asked_back],
            "questions": [] if file.situation is None or file.judgement is None else [*self._questions(file)],
            "refused": [] if file.judgement is None else refused_actions(file.judgement.played),
            "left": [*self._left(file)],
            "account": self._account(file),
        }
        return json.dumps({"situation": document, "shown": shown}, ensure_ascii=False)

    def board(self) -> str:
        """Return the board of the last situation, as ``rulesdb.boards.keep`` takes it; "" where there was no game."""
        [file] = self._last
        if file.situation is None or file.judgement is None:
            return ""
        shown = game_board(file.situation, file.judgement, _BOARD, BoardMaker())
        if shown.board is None:
            return ""
        links = [(split_identifier(rule)[1], self._link(rule)) for rule in shown.board.rules]
        entry = board_entry(_BOARD, shown.board, links, shown.without, file.texts)
        return f"[{json.dumps([*ACCOUNT.items()], ensure_ascii=False)}, [{entry}]]"

    def prepare(self) -> None:
        """Rule on the example of each game, so that the next ruling finds everything loaded.

        The last situation remains the last one.
        """
        last = [*self._last]
        for game in GAMES:
            self.rule(shipped_example(game, "situation"))
            self.board()
        self._last[:] = last

    def _asked(self, file: JudgedFile, asked: AskedBack) -> Mapping[str, object]:
        """Return a line that is asked back; each candidate has the situation with the candidate in its place.

        ``without`` is the situation without the line, None if there is none.
        """
        return {
            "line": asked.part.line,
            "text": asked.part.unread.text,
            "problem": self.in_japanese(asked.part.unread.problem.message),
            "candidates": [
                {**candidate._asdict(), "situation": answered(file, [(asked, candidate.text)]).text}
                for candidate in asked.candidates
            ],
            "without": answered(file, [(asked, "0")]).text if asked.can_be_left_out else None,
        }

    def _questions(self, file: JudgedFile) -> Iterator[Mapping[str, object]]:
        assert file.situation is not None
        assert file.judgement is not None
        for one in ruled_questions(file.situation, file.judgement):
            yield {
                "question": one.question,
                "answer": one.answer,
                "ahead": one.ahead,
                "expected": one.expected,
                "refused_by": self._parts(one.refused_by, file),
                "decided_by": self._parts(one.decided_by, file),
                "allowed_by": self._parts(one.allowed_by, file),
            }

    def _parts(self, parts: Iterable[RuledPart], file: JudgedFile) -> list[Mapping[str, object]]:
        return [
            {
                "number": rule_number(part.rule),
                "href": self._link(part.rule),
                "text": file.texts.get(part.rule, ""),
                "remark": part.remark,
                "common": part.is_common,
            }
            for part in parts
        ]

    def _left(self, file: JudgedFile) -> Iterator[Mapping[str, object]]:
        """Yield what the situation leaves open, what cannot be played and what is not understood."""
        for problem in () if file.asked_back else file.diagnostics:
            yield {"line": problem.line, "text": self.in_japanese(problem.message), "options": []}
        if file.judgement is None:
            return
        if (line := file.stops_before) is not None:
            yield {"line": line, "text": self.in_japanese(stopping_at(line)), "options": []}
        played = file.judgement.played
        if played.open is not None:
            note = f"({played.open.note})" if played.open.note else ""
            yield {
                "line": played.open.sentence.line,
                "text": f"{played.open.player}の「{played.open.topic}」が書かれていない{note}",
                "options": [f"{played.open.topic}: {option}。" for option in played.open.options],
            }
        if played.problem is not None:
            text = f"{played.problem.sentence.text}: {self.in_japanese(played.problem.message)}"
            yield {"line": played.problem.sentence.line, "text": text, "options": []}

    def _account(self, file: JudgedFile) -> list[tuple[str, str, str, str]]:
        """Return the lines of the account: the part, the text, and the number and way of the rule behind it."""
        lines = () if file.judgement is None else file.judgement.played.account
        return [
            (ACCOUNT[line.part], line.text, rule_number(line.rule) if line.rule else "", self._link(line.rule))
            for line in lines
        ]

    def _link(self, rule: str) -> str:
        """Return the way to a rule from the rulebook's folder, "" for one that is not loaded."""
        return self._links.get(rule_of(rule), "")
