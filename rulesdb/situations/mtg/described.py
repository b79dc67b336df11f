"""What is told of abilities, modes and targets in the words of who tells it: which is meant, and whose."""

import re
from collections.abc import Callable, Mapping, Sequence

from rulesdb.engine.kernel.event_kinds.telling import subject_of
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.process.options import Decision, Name, Option
from rulesdb.engine.mtg.card_parts.abilities import Activated
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.state import Object
from rulesdb.play.table import question_kind
from rulesdb.situations.clauses import Permission, PlayerAction, Reply
from rulesdb.situations.mtg.happenings import Resolves
from rulesdb.situations.mtg.parts import Topic
from rulesdb.situations.parts import AnyAnswer, CardRef, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.told.facts import Fact
from rulesdb.situations.unasked import pass_until, why_unasked

_SIGNS: Mapping[str, str] = {"タップ": "{T}", "生贄": "生け贄", "ドロー": "引く", "大き": "+"}
"""Words for what an ability says in another word or a sign."""
_WORD = re.compile(r"[+-][0-9]+/[+-][0-9]+|[0-9]+|[ァ-ヺー]+|[一-龠々]+(?:け贄)?|\{[^{}]+\}")
"""A word of a description that an ability, or a mode, has in it."""
_ALWAYS = frozenset({"能力", "効果", "起動型能力", "モード", "点", "個", "枚", "体"})
"""Words that tell no ability from another one."""


def is_described(words: str, text: str) -> bool:
    """Whether a text has each word and number of a description in it, of which there is one at least."""
    found = [_SIGNS.get(one, one) for one in _WORD.findall(words) if one not in _ALWAYS]
    numbers = re.findall("[0-9]+", text)
    return bool(found) and all(one in (numbers if one.isdecimal() else text) for one in found)


def described_ability(session: Session, ref: CardRef, words: str) -> int:
    """Return the position, from 1, of the one activated ability of a card that a description fits.

    Raises SituationError where it fits none, or several.
    """
    session.check_name(ref.name)
    printed = (one for one in session.card(ref.name).abilities if isinstance(one, Activated))
    found = [at for at, one in enumerate(printed, 1) if is_described(words, printer().say(one))]
    if len(found) != 1:
        raise SituationError("write which ability is played: アンは《…》の能力をプレイする")
    return found[0]


class PlaysDescribed(PlayerAction, frozen=True, kw_only=True):
    """A player plays the ability of a permanent that a description fits."""

    card: CardRef
    """The permanent."""
    words: str
    """The description: what the ability does, or what it costs."""

    @property
    def used(self) -> tuple[CardRef, ...]:
        """The permanent."""
        return (self.card,)

    def act(self, session: Session) -> None:
        """Play the ability. Raises SituationError where the description fits none, or several."""
        position = described_ability(session, self.card, self.words)
        session.take(self.player, session.activations(self.player, self.card, position))


class MayPlayDescribed(Permission, frozen=True, kw_only=True):
    """Whether a player may play the ability of a permanent that a description fits."""

    words: str
    """The description: what the ability does, or what it costs."""

    def options(self, session: Session) -> Sequence[Option]:
        """Return the actions with the objects of the name."""
        position = described_ability(session, self.card, self.words)
        return session.activations(self.player, self.card, position)


class ResolvesDescribed(Resolves, frozen=True, kw_only=True):
    """An ability that a description fits resolves."""

    words: str
    """The description."""

    def _is_named(self, session: Session, item: Object) -> bool:
        is_kind = super()._is_named(session, item)
        return is_kind and any(is_described(self.words, printer().say(one)) for one in item.card.abilities)


class Waiting(Reply, frozen=True, kw_only=True):
    """The parent of answers that are found among the options of a question, which players pass for."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return none: the answer is given to the question that is open, as ``wait`` does."""
        return {}


def _give(session: Session, answer: AnyAnswer) -> None:
    question = session.question
    assert question is not None
    session.table.script[question_kind(question.kind)] = [answer]
    session.table.answer_all()


class ChoosesDescribed(Waiting, frozen=True, kw_only=True):
    """A player chooses the option of a question that a description fits."""

    player: PlayerRef
    """The player."""
    topic: Topic
    """The kind of question."""
    words: str
    """The description: what the option does."""

    def _described(self, session: Session) -> list[str]:
        """Return the words of the options that the description fits."""
        question = session.question
        if question is None or question_kind(question.kind) != self.topic:
            return []
        if session.person(self.player).number != question.player:
            return []
        options = session.table.words_for(question).items()
        return [words for option, words in options if is_described(self.words, words + _text(question, option))]

    def wait(self, session: Session) -> None:
        """Choose it. Raises SituationError where this is not asked, or the description fits no option, or several."""
        session.resume()
        found = self._described(session)
        if len(found) != 1:
            raise SituationError(why_unasked(session, (self.topic,), given=self.words))
        _give(session, Name(found[0]))


def _text(question: Decision[Option], option: Option) -> str:
    """Return the text of the effect that an option stands for, "" for none."""
    subject = question.subject_of(option)
    return "" if subject is None else subject_of(subject).text(printer().say)


class KeepsTargets(Waiting, frozen=True, kw_only=True):
    """The targets of copies of a spell stay as they are."""

    def wait(self, session: Session) -> None:
        """Choose no new ones for each copy. Raises SituationError where nobody is asked for it."""
        session.resume()
        if not _chooses_targets(session):
            pass_until(session, _chooses_targets)
        if not _chooses_targets(session):
            raise SituationError(why_unasked(session, ("new targets",)))
        while _chooses_targets(session):
            _give(session, YesOrNo(False))


def _chooses_targets(session: Session) -> bool:
    """Whether a player is asked for new targets of a copy."""
    return session.question is not None and question_kind(session.question.kind) == "new targets"


class CopiesHaveTarget(Fact, frozen=True, kw_only=True):
    """All copies of spells that are on the stack have a target."""

    target: CardRef | PlayerRef
    """The target."""

    def is_so(self, session: Session) -> bool:
        """Whether there are copies, and each has it."""
        objects = session.table.state.objects
        copies = [item for one in session.table.game.stack if (item := objects[one]).is_copy]
        return bool(copies) and all(_has_target(session, one, self.target) for one in copies)


def _ids(session: Session, ref: CardRef) -> set[int]:
    return {one.id for one in session.candidates(ref)}


def _has_target(session: Session, item: Object, target: CardRef | PlayerRef) -> bool:
    """Whether what is on the stack has a target."""
    if item.layer is None:
        return False
    ids = {session.person(target).record.serial} if isinstance(target, PlayerRef) else _ids(session, target)
    groups = (group for _, found in session.table.declared_targets(item.layer.declared) for group in found)
    return any(one in ids for group in groups for one in group)


class ChangesTarget(Waiting, frozen=True, kw_only=True):
    """A player changes the target of a spell or ability, as an ability of the player makes the player do it."""

    player: PlayerRef | None = None
    """The player, None if that is not said."""
    target: CardRef | PlayerRef
    """The new target."""
    card: CardRef | None = None
    """The spell, or the source of the ability; None if that is not said."""

    def is_done(self, session: Session) -> bool:
        """Whether the spell has the target, or any has where none is named."""
        objects = session.table.state.objects
        items = (objects[one] for one in session.table.game.stack)
        return any(self._is_meant(session, one) and _has_target(session, one, self.target) for one in items)

    def _is_meant(self, session: Session, item: Object) -> bool:
        return self.card is None or session.table.printed_name(item) == self.card.name

    def _is_asked(self, session: Session, answer: AnyAnswer) -> bool:
        """Whether the player is asked for a target, and may choose one."""
        question = session.question
        if question is None or question.kind != "target":
            return False
        if self.player is not None and question.player != session.person(self.player).number:
            return False
        options = session.table.words_for(question)
        return session.table.option_of(answer, question.kind, options) is not None

    def wait(self, session: Session) -> None:
        """Choose the spell as the target, then the new target. Raises SituationError where it does not come to that."""
        session.resume()
        if self.card is not None and self._is_asked(session, self.card):
            _give(session, self.card)
        self._pass(session, lambda twin: self._is_asked(twin, self.target) or self.is_done(twin))
        if self._is_asked(session, self.target):
            _give(session, self.target)
        if not self.is_done(session):
            raise SituationError(why_unasked(session, ("target",), given=_named(self.target)))

    def _pass(self, session: Session, has_come: Callable[[Session], bool]) -> None:
        if not has_come(session):
            pass_until(session, has_come)


def _named(target: CardRef | PlayerRef) -> str:
    return target.name if isinstance(target, PlayerRef) else target.words


PHRASES = (
    phrase(PlaysDescribed, "{player}は{card}の「{words}」能力をプレイする"),
    phrase(MayPlayDescribed, "{player}は{card}の「{words}」能力をプレイできる？"),
    phrase(ResolvesDescribed, "「{words}」能力が解決される", kind="ability"),
    phrase(ChoosesDescribed, "{player}は「{words}」モードを選ぶ", topic="mode"),
    phrase(ChoosesDescribed, "{player}は先に「{words}」効果を適用する", topic="order of replacements"),
    phrase(KeepsTargets, "コピーの対象は変えない"),
    phrase(CopiesHaveTarget, "コピーの対象は{target}である"),
    *phrases(ChangesTarget, "[{player}は](/{card}の)対象を{target}に変更する"),
)
"""The phrases of what is told in other words than those of the cards."""
