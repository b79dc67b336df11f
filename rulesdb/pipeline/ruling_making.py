"""Situations that were judged to the values that pages show: rulings in words, and boards of the games."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.games import bundle
from rulesdb.play.boards import BoardMaker
from rulesdb.proofs.account import folded
from rulesdb.proofs.rulings import RuledPart, RuledQuestion, RuledSituation, SituationSentence
from rulesdb.proofs.verdicts import Board, KnockOut
from rulesdb.situations.clauses import Query
from rulesdb.situations.files import Sentence, Situation, read_situation
from rulesdb.situations.playing import Played, RefusedAction, game_without, play
from rulesdb.situations.ruling import DecidingRule, Judgement, Ruling, judge
from rulesdb.situations.unresolved import Ahead
from rulesdb.source.shipped_situations import ShippedSituation
from rulesdb.source.text_reading import read_text
from rulesdb.words.node_names import rule_number
from rulesdb.words.rule_parts import rule_of


class GameBoard(NamedTuple):
    """The board of the game of a situation."""

    board: Board | None
    """The board, None for no game at all."""
    without: tuple[KnockOut, ...] = ()
    """The deciding rules without which it shows the game as well."""


def ruled_situations(situations: Iterable[ShippedSituation]) -> Iterator[RuledSituation]:
    """Yield the rulings on shipped situations."""
    maker = BoardMaker()
    for shipped in situations:
        situation, problems = read_situation(read_text(shipped.path))
        assert situation is not None, problems
        judgement = judge(situation)
        played = judgement.played
        shown = game_board(situation, judgement, shipped.name, maker)
        yield RuledSituation(
            name=shipped.name,
            ruleset=situation.game.ruleset,
            topic=shipped.topic,
            title=situation.title,
            questions=ruled_questions(situation, judgement),
            account=folded(played.account),
            board=shown.board,
            without=shown.without,
        )


def ruled_questions(situation: Situation, judgement: Judgement) -> tuple[RuledQuestion, ...]:
    """Return the questions of a situation with their answers."""
    sentences = _sentences_before_questions(situation.sentences, judgement.played)
    return tuple(_question(ruling, tuple(before)) for ruling, before in zip(judgement.rulings, sentences, strict=False))


def _sentences_before_questions(sentences: Sequence[Sentence], played: Played) -> Iterator[Sequence[SituationSentence]]:
    """Yield the sentences before each question, since the one before it."""
    refusals = {one.sentence.line: _refused(one) for one in played.refused}
    before: list[SituationSentence] = []
    for sentence in sentences:
        if isinstance(sentence.clause, Query):
            yield before
            before = []
        else:
            before.append(SituationSentence(sentence.text, refusals.pop(sentence.line, "")))


def refused_actions(played: Played) -> tuple[str, ...]:
    """Return the sentences about actions that do not happen."""
    return tuple(map(_refused, played.refused))


def game_board(situation: Situation, judgement: Judgement, name: str, maker: BoardMaker) -> GameBoard:
    """Return the board of a situation's game, with the games without the deciding rules."""
    played = play(situation, is_recorded=True)
    if played.session is None:
        return GameBoard(None)
    without = []
    for rule in judgement.deciding:
        other = game_without(situation, rule.rule, played).session
        if other is not None:
            pair = KnockOut(rule.rule, name, "demonstrated", misreading=rule.misreading)
            without.append((pair, other.table))
    return GameBoard(maker.board_of(played.session.table, without), tuple(pair for pair, _ in without))


def _question(ruling: Ruling, sentences: tuple[SituationSentence, ...]) -> RuledQuestion:
    answered = ruling.answered
    return RuledQuestion(
        sentences,
        answered.sentence.text,
        answered.outcome.words,
        None if answered.is_as_expected else answered.sentence.expected,
        tuple(_parts(ruling.refusals)),
        tuple(_part(one.rule)._replace(remark=_remark(one), is_common=one.is_common) for one in ruling.deciding),
        tuple(_parts(ruling.allowing)),
        "" if answered.ahead is None else _words_ahead(answered.ahead),
    )


def _words_ahead(ahead: Ahead) -> str:
    """Return the words for what has not resolved yet, with the answer once it has where no choice comes before."""
    then = f"。解決されると: {ahead.answer}" if ahead.answer else ""
    return f"まだ解決されていない: {'、'.join(ahead.names)}{then}"


def _parts(rules: Sequence[str]) -> Iterator[RuledPart]:
    return map(_part, rules)


def _part(rule: str) -> RuledPart:
    return RuledPart(rule, subject=bundle(rule.partition(":")[0]).subjects().get(rule_of(rule), ""))


def _refused(one: RefusedAction) -> str:
    """Return the sentence about an action that does not happen."""
    return f"行われない: {one.line.text}{f' [{rule_number(one.line.rule)}]' if one.line.rule else ''}"


def _remark(one: DecidingRule) -> str:
    """Return what happened by a rule, and what the answer would be without it."""
    if one.is_unmet:
        return f"{one.ability}は誘発していない。誘発していれば: {one.answer}"
    if one.ability:
        return f"{one.ability}がないと: {one.answer}"
    if not one.answer:
        return one.event or "これがないと、ゲームはここまで進まない"
    event = f"{one.event}。" if one.event else ""
    return f"{event}これがないと: {one.answer}{f' ({one.misreading})' if one.misreading else ''}"
