"""The JSON object of a situation that was played, with the rulings on its questions."""

from collections.abc import Sequence

from rulesdb.pipeline.judging import JudgedFile
from rulesdb.situations.playing import OpenQuestion, Problem, RefusedAction
from rulesdb.situations.ruling import Ruling


def judged_document(file: JudgedFile) -> dict[str, object]:
    """Return the JSON object of a situation."""
    judgement, situation = file.judgement, file.situation
    played = None if judgement is None else judgement.played
    return {
        "file": file.name,
        "title": "" if situation is None else situation.title,
        "game": None if situation is None else situation.game.ruleset,
        "settled": file.is_settled,
        "answers": [] if judgement is None else [_answer(file, ruling) for ruling in judgement.rulings],
        "required": [] if judgement is None else _rules(file, judgement.required),
        "undemonstrated": [] if judgement is None else list(judgement.undemonstrated),
        "refused": [] if played is None else [_refusal(file, refused) for refused in played.refused],
        "open": None if played is None or played.open is None else _question(played.open),
        "problem": None if played is None or played.problem is None else _unplayed(played.problem),
        "account": [] if played is None else [line._asdict() for line in played.account],
        "set_aside": [
            {"line": one.part.line, "card": one.part.card, "text": one.part.unread.text, "why": one.why}
            for one in file.set_aside
        ],
        "asked_back": [
            {
                "line": one.part.line,
                "card": one.part.card,
                "text": one.part.unread.text,
                "candidates": [candidate._asdict() for candidate in one.candidates],
                "can_be_left_out": one.can_be_left_out,
            }
            for one in file.asked_back
        ],
        "cards_as_understood": [one._asdict() for one in file.understood],
        "sentences_as_understood": [
            {"line": one.sentence.line, "text": one.sentence.text, "reads_as": one.reads_as}
            for one in file.told_as_understood
        ],
        "diagnostics": [problem.entry() for problem in file.diagnostics],
    }


def _answer(file: JudgedFile, ruling: Ruling) -> dict[str, object]:
    sentence, outcome = ruling.answered.sentence, ruling.answered.outcome
    return {
        "line": sentence.line,
        "question": sentence.text,
        "answer": outcome.answer,
        "about": outcome.about or None,
        "expected": sentence.expected,
        "refused_by": _rules(file, outcome.refusals),
        "decided_by": [
            {
                "rule": one.rule,
                "text": file.texts.get(one.rule, ""),
                "without": one.answer,
                "misreading": one.misreading or None,
                "common": one.is_common,
                "event": one.event or None,
                "ability": one.ability or None,
                "unmet": one.is_unmet,
            }
            for one in ruling.deciding
        ],
        "not_forbidden_by": _rules(file, ruling.allowing),
    }


def _rules(file: JudgedFile, rules: Sequence[str]) -> list[dict[str, str]]:
    return [{"rule": rule, "text": file.texts.get(rule, "")} for rule in rules]


def _question(question: OpenQuestion) -> dict[str, object]:
    return {
        "line": question.sentence.line,
        "player": question.player,
        "topic": question.topic,
        "options": list(question.options),
        "rule": question.rule,
        "note": question.note,
    }


def _refusal(file: JudgedFile, refused: RefusedAction) -> dict[str, object]:
    rule = refused.line.rule
    return {
        "line": refused.sentence.line,
        "sentence": refused.sentence.text,
        "words": refused.line.text,
        "rule": rule or None,
        "text": file.texts.get(rule, ""),
    }


def _unplayed(problem: Problem) -> dict[str, object]:
    return {"line": problem.sentence.line, "sentence": problem.sentence.text, "message": problem.message}
