"""The page of judged situations: their rulings, and boards of their games with and without each deciding rule."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rulesdb.checks.boards import BoardMaker
from rulesdb.graph.naming import split_identifier
from rulesdb.graph.parts import rule_of
from rulesdb.pipeline.judging import JudgedFile, cited_rules, rule_number
from rulesdb.proofs.verdicts import KnockOut
from rulesdb.site.board_files import board_entry
from rulesdb.site.judgement_page import RuleView, RulingView, SituationView, judgement_page
from rulesdb.situations.files import Situation
from rulesdb.situations.playing import Played, RefusedAction, game_without, play
from rulesdb.situations.ruling import DecidingRule, Judgement, Ruling
from rulesdb.words.node_names import RULESETS


def page_of(judged: Sequence[JudgedFile], in_japanese: Callable[[str], str] = str) -> str:
    """Return one page about situations, which needs nothing else; ``in_japanese`` translates their problems."""
    maker = BoardMaker()
    return judgement_page([_view(file, f"{at}", maker, in_japanese) for at, file in enumerate(judged, 1)])


def _view(file: JudgedFile, name: str, maker: BoardMaker, in_japanese: Callable[[str], str]) -> SituationView:
    situation, found = file.situation, file.judgement
    if situation is None or found is None:
        problems = (f"{one.line}行目の{one.column}文字目: {in_japanese(one.message)}" for one in file.diagnostics)
        return SituationView(file.name, "", file.source.text, (), (), (), tuple(problems))
    views = _RuleViews(file.texts, name)
    rulings = tuple(_ruling(ruling, views) for ruling in found.rulings)
    cited = tuple(map(views.view, views.unseen(cited_rules(found.played.account))))
    return SituationView(
        title=situation.title or file.name,
        game=RULESETS[situation.game.ruleset],
        text=file.source.text.strip(),
        rulings=rulings,
        account=found.played.account,
        refused=tuple(map(_refused, found.played.refused)),
        left=tuple(_left(found.played, in_japanese)),
        cited=cited,
        anchors=views.of_rules,
        name=name,
        board=_board(situation, found, name, views.of_rules, maker),
    )


class _RuleViews:
    """The rules on the page of a situation; the first view of a rule has its anchor."""

    def __init__(self, texts: Mapping[str, str], name: str) -> None:
        self._texts = texts
        self._name = name
        self._anchors: dict[str, str] = {}

    def view(self, part: str, remark: str = "") -> RuleView:
        """Return the view of a rule or sentence."""
        is_first = part not in self._anchors
        anchor = self._anchors.setdefault(part, f"rule-{self._name}-{len(self._anchors) + 1}")
        return RuleView(rule_number(part), self._texts[part], remark, anchor if is_first else "")

    def unseen(self, rules: Iterable[str]) -> list[str]:
        """Return the rules of which neither they nor any sentence of theirs has a view."""
        seen = self.of_rules
        return [rule for rule in rules if rule not in seen]

    @property
    def of_rules(self) -> Mapping[str, str]:
        """The first anchor of a rule or of a sentence of it, by the identifier of the rule."""
        return {rule_of(part): anchor for part, anchor in reversed([*self._anchors.items()])}


def _refused(one: RefusedAction) -> str:
    """Return the sentence about an action that does not happen."""
    return f"行われない: {one.line.text}{f' [{rule_number(one.line.rule)}]' if one.line.rule else ''}"


def _left(played: Played, in_japanese: Callable[[str], str]) -> Sequence[str]:
    """Return sentences about what a situation leaves open, or what cannot be played."""
    left: list[str] = []
    if played.open is not None:
        note = f"({played.open.note})" if played.open.note else ""
        options = "、".join(played.open.options)
        left.append(f"{played.open.player}の「{played.open.topic}」が書かれていない: {options}{note}")
    if played.problem is not None:
        left.append(f"{played.problem.sentence.text}: {in_japanese(played.problem.message)}")
    return left


def _ruling(ruling: Ruling, views: _RuleViews) -> RulingView:
    answered = ruling.answered
    return RulingView(
        answered.sentence.text,
        answered.outcome.words,
        None if answered.is_as_expected else answered.sentence.expected,
        tuple(map(views.view, ruling.refusals)),
        tuple(views.view(one.rule, _remark(one)) for one in ruling.deciding),
        tuple(map(views.view, ruling.allowing)),
    )


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


def _board(
    situation: Situation, found: Judgement, name: str, anchors: Mapping[str, str], maker: BoardMaker
) -> str | None:
    """Return the board of a situation's game, with the games without the deciding rules; None for no game at all."""
    played = play(situation, is_recorded=True)
    if played.session is None:
        return None
    without = []
    for rule in found.deciding:
        other = game_without(situation, rule.rule, played).session
        if other is not None:
            pair = KnockOut(rule.rule, name, "demonstrated", misreading=rule.misreading)
            without.append((pair, other.table))
    board = maker.board_of(played.session.table, without)
    if board is None:
        return None
    links = [(split_identifier(rule)[1], _link(anchors.get(rule))) for rule in board.rules]
    return board_entry(name, board, links, [pair for pair, _ in without])


def _link(anchor: str | None) -> str | None:
    return None if anchor is None else f"#{anchor}"
