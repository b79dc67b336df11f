"""Scenarios told as situations: each step as a sentence in Japanese, each expectation as a question with its answer."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rulesdb.engine.fab.language.record_words import SUBTYPES, TYPES
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.process.options import Name
from rulesdb.situations.fab import clauses
from rulesdb.situations.files import read_situation
from rulesdb.situations.mtg import parts, queries
from rulesdb.situations.parts import HeldZone, OwnZone
from rulesdb.situations.playing import play
from rulesdb.situations.session import Outcome
from rulesdb.source.text import SourceText
from rulesdb.suite.format import (
    Act,
    Attempt,
    Choice,
    Described,
    Expect,
    Given,
    Observe,
    PassAll,
    PassUntil,
    PlacedCard,
    Ref,
    Refused,
    Reply,
    Scenario,
    Step,
    Track,
)
from rulesdb.suite.labelled_table import AT_ANY_TIME
from support.play.asked_observations import NARRATORS, ROWS, SPECIAL, Reading, listed, options, question_for

_WORDS: Mapping[str, Mapping[Any, Mapping[Any, str]]] = {"fab": clauses.WORDS, "mtg": {**parts.WORDS, **queries.WORDS}}
_HELD = {"fab": HeldZone, "mtg": HeldZone}
_TOPICS = {"fab": clauses.Topic, "mtg": parts.Topic}
_MOMENTS = {"fab": clauses.Moment, "mtg": parts.Moment}
_STAGES = {"fab": clauses.Beginning, "mtg": parts.Beginning}
_USUAL = {"fab": "action phase", "mtg": "first main"}
_SPECIAL = {"suspend": ("待機させる", "待機させられる"), "turn face up": ("表向きにする", "表向きにできる")}
_TRAITS = {
    "size": "サイズ",
    "damage": "ダメージ",
    "converted mana cost": "点数で見たマナ・コスト",
    "present name": "名前",
}
_TYPES = {name: word for words in (TYPES, SUBTYPES) for name, word in words.items()}
_USUAL_LIFE = 20
_EXPLAINING = frozenset({"fab:8.1.1c"})
"""The rules that situations name behind the one by which something is forbidden: what it is that cannot be paid."""


class UnsayableError(Exception):
    """Something in a scenario that no sentence of situations says; the message is a kind of reason."""


class Asked(NamedTuple):
    """The questions about an expectation of a scenario."""

    questions: tuple[str, ...]
    """The questions, as a situation has them."""
    holds: Callable[[Sequence[Outcome]], bool]
    """Whether their answers are as expected."""


class Teller:
    """Tells a scenario of a game as a situation."""

    def __init__(self, game: str, scenario: Scenario, *, with_defaults: bool) -> None:
        """Look at what the scenario names; answers on which it does not depend are told ``with_defaults``."""
        self.game = game
        self._with_defaults = with_defaults
        self.scenario = scenario
        self.asked: list[Asked] = []
        """The expectations so far."""
        self._words = _WORDS[game]
        self._named: dict[str, tuple[str, int]] = {}
        self._counts: dict[str, int] = {}

    # The head and the beginning

    def text(self) -> str:
        """Return the situation."""
        scenario, setup = self.scenario, self.scenario.setup
        names = [card.text[0].partition("》")[0] for card in scenario.cards.values()]
        if len({*names}) < len(names):
            raise UnsayableError("two prints of one name")
        if setup.begin.stage in {"", "start of game"}:
            raise UnsayableError("a game that begins with the start-of-game procedure, or not at all")
        head = [f"ゲーム: {self.game}", f"プレイヤー: {'、'.join(player.name for player in setup.players)}"]
        sheets = ["\n".join(card.text) for card in scenario.cards.values()]
        sentences = "\n".join([*self._beginning(), *(line for step in scenario.steps for line in self._told(step))])
        return "\n\n".join(["\n".join(head), *sheets, sentences])

    def _beginning(self) -> Iterator[str]:
        setup = self.scenario.setup
        if setup.begin.tournament or any(one.party or one.deck or one.equipment or one.others for one in setup.players):
            raise UnsayableError("parties, card-pools and tournament rules")
        for player in setup.players:
            if player.hero is not None:
                self._count(player.hero, player.hero)
                yield f"{player.name}のヒーローは《{player.hero}》である。"
            if player.life not in {None, _USUAL_LIFE}:
                yield f"{player.name}のライフは{player.life}である。"
        for placed in setup.cards:
            if placed.label is not None or self.game != "mtg":  # a library of which nothing is said is filled
                yield self._placed(placed)
        turn = setup.begin.turn_player or setup.players[0].name
        if turn != setup.players[0].name or setup.begin.stage != _USUAL[self.game]:
            yield f"{turn}のターンの{self._word(_STAGES, setup.begin.stage, 'the moment at which it begins')}である。"

    def _placed(self, placed: PlacedCard) -> str:
        name = self._name(placed.card)
        self._count(placed.label or "", name, placed.count)
        facing = "" if placed.public is None else "表向きで" if placed.public else "裏向きで"
        zone = self._word(_HELD, placed.zone, "a zone in which a game begins")
        return f"{placed.player}の{zone}に《{name}》が{facing}{'' if placed.count == 1 else f'{placed.count}枚'}ある。"

    def _name(self, key: str) -> str:
        return self.scenario.cards[key].text[0].partition("》")[0].removeprefix("《")

    def _count(self, label: str, name: str, count: int = 1) -> None:
        self._counts[name] = self._counts.get(name, 0) + count
        self._named[label] = name, self._counts[name]

    def _word(self, kinds: Mapping[str, object], value: object, reason: str) -> str:
        words = self._words[kinds[self.game], PLAIN]
        if value not in words:
            raise UnsayableError(reason)
        return words[value]

    # Objects and choices

    def _ref(self, ref: Ref | None) -> str:
        """Return the words for an object."""
        if isinstance(ref, Described):
            if not ref.name or ref.nth > 1:
                raise UnsayableError("an object without a name, or one of several")
            return f"《{ref.name}》" if ref.owner is None else f"{ref.owner}の《{ref.name}》"
        if ref is None or ref not in self._named:
            raise UnsayableError("an object without a name, or one of several")
        name, ordinal = self._named[ref]
        return f"《{name}》" if self._counts[name] == 1 else f"{ordinal}枚目の《{name}》"

    def _choice(self, choice: Choice, kind: str) -> str:
        """Return an answer in words."""
        ref = choice.object or choice.activate
        if ref is not None:
            return self._ref(ref)
        source = choice.ability_of or choice.effect_of
        if source is not None:
            noun = "の能力" if choice.ability_of is not None and self.game == "mtg" else "の効果"
            return f"「{self._ref(source).replace('《', '').replace('》', '')}{noun}」"
        if choice.text is not None:
            if re.search("[「」『』]", choice.text):
                raise UnsayableError("a mode that quotes something")
            return f"「{choice.text.rstrip('。')}」"
        if choice.name is not None:
            return self._name_of_option(choice.name, kind)
        plain = (one for one in (choice.player, choice.number, choice.yes) if one is not None)
        return shown(next(plain, None))

    def _name_of_option(self, name: str, kind: str) -> str:
        if kind == "face down":
            return shown(bool(name))
        words = NARRATORS[self.game].chosen(Name(name), kind)
        return words if kind == "mana" else f"「{words}」"

    def _answers(self, answers: Sequence[Given]) -> str:
        """Return the sentences of answers, behind an action."""
        given: dict[str, list[str]] = {}
        for answer in answers:
            if not (answer.choice.stop or answer.forced or (answer.default and not self._with_defaults)):
                given.setdefault(answer.question, []).append(self._choice(answer.choice, answer.question))
        return "".join(
            f"{self._word(_TOPICS, kind, 'a kind of question')}: {'、'.join(said)}。" for kind, said in given.items()
        )

    # Steps

    def _told(self, step: Step) -> Iterator[str]:
        match step:
            case Act(attempt=attempt, answers=answers):
                yield f"{self._action(attempt)}。{self._answers(answers)}"
            case PassAll(times=times, answers=answers):
                passing = "全員がパスする" if times == 1 else f"全員が{times}回ずつパスする"
                yield f"{passing}。{self._answers(answers)}"
            case PassUntil(step=step_name, answers=answers):
                moment = step_name if self.game == "mtg" else "turn" if step_name is None else f"combat:{step_name}"
                word = self._word(_MOMENTS, moment, "a moment until which players pass")
                yield f"{word}まで全員がパスを続ける。{self._answers(answers)}"
            case Reply(answers=answers):
                yield self._answers(answers)
            case Track(label=label, object=described):
                if not described.name:
                    raise UnsayableError("an object without a name, or one of several")
                self._count(label, described.name)
            case Refused(attempt=attempt, rules=rules):
                yield self._ask(Asked((self._permission(attempt),), partial(_is_refused_by, {*rules})))
            case Expect():
                yield self._ask(self._expected(step))
            case _:
                raise UnsayableError(f"a step of the kind {type(step).__name__}")

    def _ask(self, asked: Asked) -> str:
        self.asked.append(asked)
        return "".join(asked.questions)

    def _action(self, attempt: Attempt) -> str:
        if attempt.action in AT_ANY_TIME:
            raise UnsayableError("what players do at any time")
        if attempt.action == "pass":
            return f"{attempt.player}はパスする"
        if attempt.action == "play":
            return f"{attempt.player}は{self._ref(attempt.card)}をプレイする"
        if attempt.action == "special":
            return f"{attempt.player}は{self._ref(attempt.card)}を{SPECIAL[str(attempt.special)][0]}"
        return f"{attempt.player}は{self._ref(attempt.card)}の{self._ability(attempt.ability)}を起動する"

    def _permission(self, attempt: Attempt) -> str:
        if attempt.action == "pass":
            return f"{attempt.player}はパスできる？"
        if attempt.action == "play":
            return f"{attempt.player}は{self._ref(attempt.card)}をプレイできる？"
        if attempt.action == "special":
            return f"{attempt.player}は{self._ref(attempt.card)}を{SPECIAL[str(attempt.special)][1]}？"
        return f"{attempt.player}は{self._ref(attempt.card)}の{self._ability(attempt.ability)}を起動できる？"

    def _ability(self, position: int | None) -> str:
        if position is None:
            raise UnsayableError("an ability that is not activated")
        return "能力" if position == 1 else f"{position}番目の能力"

    # Expectations

    def _expected(self, step: Expect) -> Asked:
        if step.measure == "sum":
            asked = tuple(self._question(of)[0] for of in step.of)
            return Asked(asked, lambda found: sum(one.verdict == "はい" for one in found) == step.value)
        of = step.of[0]
        question, is_it = self._question(of)
        if step.measure == "length":
            parts_of = options if of.observe == "choices" else listed
            return Asked((question,), lambda found: len(parts_of(found[0].answer)) == step.value)
        return Asked((question,), lambda found: is_it(of, found[0], step.value))

    def _question(self, of: Observe) -> tuple[str, Reading]:
        """Return the question for an observation, and the reading of its answer."""
        found = question_for(self.game, of.observe)
        if found is None:
            raise UnsayableError(f"the observation {of.observe}")
        template, reading = found
        gaps: dict[str, Callable[[], str]] = {
            "player": lambda: str(of.player),
            "card": lambda: self._ref(of.card),
            "zone": lambda: self._zone(of),
            "word": lambda: self._detail(of),
            "keyword": lambda: self._keyword(str(of.detail)),
            "ability": lambda: self._ability(int(of.detail or 1)),
            "special": lambda: SPECIAL[str(of.detail)][1],
        }
        return template.format(**{gap: words() for gap, words in gaps.items() if f"{{{gap}}}" in template}), reading

    def _zone(self, of: Observe) -> str:
        kinds = {self.game: OwnZone if of.observe == "count" else HeldZone}
        return self._word(kinds, of.detail, "a zone of cards")

    def _detail(self, of: Observe) -> str:
        """Return the word that an observation is about."""
        arguments = ROWS[self.game][of.observe].arguments
        if "question" in arguments:
            return NARRATORS[self.game].question(str(of.detail))
        return SUBTYPES[str(of.detail)] if "subtype" in arguments else str(of.detail)

    def _keyword(self, name: str) -> str:
        words: Mapping[Any, str] = self._words[type[Ability], PLAIN]
        found = [word for kind, word in words.items() if kind.__name__ == name]
        if not found:
            raise UnsayableError("an ability that is no keyword")
        return found[0]


def _is_refused_by(rules: set[str], found: Sequence[Outcome]) -> bool:
    return rules <= {*found[0].refusals} <= rules | _EXPLAINING


def difference(game: str, scenario: Scenario) -> str:
    """Play a scenario as a situation; return where it goes another way, "" if it does not.

    Answers on which it does not depend are told if it goes another way without them: situations ask where options
    differ alone. Raises UnsayableError for a scenario that cannot be told.
    """
    first = _difference(Teller(game, scenario, with_defaults=False))
    return first and _difference(Teller(game, scenario, with_defaults=True))


def _difference(teller: Teller) -> str:
    text = teller.text()
    situation, wrong = read_situation(SourceText("told.txt", text))
    if situation is None:
        return f"not read: {wrong[0].message}: {text.splitlines()[wrong[0].line - 1]}"
    played = play(situation)
    if played.problem is not None:
        return f"{played.problem.sentence.text}: {played.problem.message}"
    outcomes = [one.outcome for one in played.answered]
    if played.open is not None and len(outcomes) < sum(len(asked.questions) for asked in teller.asked):
        return f"{played.open.sentence.text}: {played.open.player} must answer {played.open.topic}"
    if played.refused:
        return f"{played.refused[0].sentence.text}: {played.refused[0].line.text}"
    for asked in teller.asked:
        here, outcomes = outcomes[: len(asked.questions)], outcomes[len(asked.questions) :]
        if not asked.holds(here):
            return f"{asked.questions}: {[one.answer for one in here]}"
    return ""
