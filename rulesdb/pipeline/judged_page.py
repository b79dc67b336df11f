"""The page of judged situations: their rulings, and boards of their games with and without each deciding rule."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from rulesdb.graph.naming import split_identifier
from rulesdb.pipeline.judging import AskedBack, Diagnostic, JudgedFile, cited_rules, stopping_at
from rulesdb.pipeline.ruling_making import GameBoard, game_board, refused_actions, ruled_questions
from rulesdb.play.boards import BoardMaker
from rulesdb.proofs.rulings import RuledPart
from rulesdb.site.board_files import board_entry
from rulesdb.site.inline_views import with_symbols
from rulesdb.site.judgement_page import AskedView, RuleView, SituationView, judgement_page, ruling_views
from rulesdb.situations.playing import Played
from rulesdb.words.node_names import RULESETS, rule_number
from rulesdb.words.rule_parts import rule_of


def page_of(judged: Sequence[JudgedFile], in_japanese: Callable[[str], str] = str) -> str:
    """Return one page about situations, which needs nothing else; ``in_japanese`` translates their problems."""
    maker = BoardMaker()
    return judgement_page([_view(file, f"{at}", maker, in_japanese) for at, file in enumerate(judged, 1)])


def _view(file: JudgedFile, name: str, maker: BoardMaker, in_japanese: Callable[[str], str]) -> SituationView:
    situation, found = file.situation, file.judgement
    reserved = tuple(_reserved(file, in_japanese))
    asked = tuple(_asked(one, in_japanese) for one in file.asked_back)
    understood = tuple(f"{one.line}行目（《{one.card}》）の読み方: {one.reads_as}" for one in file.understood)
    if situation is None or found is None:
        others = () if asked else file.diagnostics
        problems = tuple(_problem(one, in_japanese) for one in others)
        text = file.source.text
        return SituationView(file.name, "", text, (), (), (), problems, asked=asked, understood=understood)
    views = _RuleViews(file.texts, name)
    rulings = ruling_views(ruled_questions(situation, found), views.of)
    cited = tuple(map(views.view, views.unseen(cited_rules(found.played.account))))
    return SituationView(
        title=situation.title or file.name,
        game=RULESETS[situation.game.ruleset],
        text=file.source.text.strip(),
        rulings=rulings,
        account=found.played.account,
        refused=refused_actions(found.played),
        left=tuple(_left(found.played, in_japanese)),
        cited=cited,
        anchors=views.of_rules,
        name=name,
        board=_entry(game_board(situation, found, name, maker), name, views.of_rules),
        reserved=reserved,
        asked=asked,
        understood=understood,
    )


def _reserved(file: JudgedFile, in_japanese: Callable[[str], str]) -> Iterator[str]:
    """Yield sentences about the lines without which a ruling is made."""
    if file.stops_before is not None:
        yield in_japanese(stopping_at(file.stops_before))
    for one in file.set_aside:
        why, text = in_japanese(one.why), one.part.unread.text
        card = "" if one.part.card is None else f"《{one.part.card}》 "
        yield f"{one.part.line}行目を除いて進めました（{why}）: {card}{text}"


def _problem(problem: Diagnostic, in_japanese: Callable[[str], str]) -> str:
    return f"{problem.line}行目の{problem.column}文字目: {in_japanese(problem.message)}"


def _asked(asked: AskedBack, in_japanese: Callable[[str], str]) -> AskedView:
    unread, candidates = asked.part.unread, tuple(one.reads_as for one in asked.candidates)
    return AskedView(unread.text, _problem(unread.problem, in_japanese), candidates)


class _RuleViews:
    """The rules on the page of a situation; the first view of a rule has its anchor."""

    def __init__(self, texts: Mapping[str, str], name: str) -> None:
        self._texts = texts
        self._name = name
        self._anchors: dict[str, str] = {}

    def of(self, part: RuledPart) -> RuleView:
        """Return the view of what decides or forbids something."""
        return self.view(part.rule, part.remark)

    def view(self, part: str, remark: str = "") -> RuleView:
        """Return the view of a rule or sentence."""
        is_first = part not in self._anchors
        anchor = self._anchors.setdefault(part, f"rule-{self._name}-{len(self._anchors) + 1}")
        text, shown = self._texts[part], anchor if is_first else ""
        return RuleView(rule_number(part), text, remark, shown, inlines=with_symbols(text))

    def unseen(self, rules: Iterable[str]) -> list[str]:
        """Return the rules of which neither they nor any sentence of theirs has a view."""
        seen = self.of_rules
        return [rule for rule in rules if rule not in seen]

    @property
    def of_rules(self) -> Mapping[str, str]:
        """The first anchor of a rule or of a sentence of it, by the identifier of the rule."""
        return {rule_of(part): anchor for part, anchor in reversed([*self._anchors.items()])}


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


def _entry(shown: GameBoard, name: str, anchors: Mapping[str, str]) -> str | None:
    """Return the entry of a board whose rules have links within the page; None for no board."""
    if shown.board is None:
        return None
    links = [(split_identifier(rule)[1], _link(anchors.get(rule))) for rule in shown.board.rules]
    return board_entry(name, shown.board, links, shown.without)


def _link(anchor: str | None) -> str | None:
    return None if anchor is None else f"#{anchor}"
