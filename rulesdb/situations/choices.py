"""What players choose of what they may do, in the words of a table: to use an effect, to pay, to replace."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec.structs import force_setattr

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.process.options import Decision, OfObject, Option
from rulesdb.play.table import question_kind
from rulesdb.situations.clauses import Reply, yes_or_no
from rulesdb.situations.parts import AnyAnswer, CardRef, PlayerRef, SituationError
from rulesdb.situations.queries import NONE
from rulesdb.situations.session import Session
from rulesdb.situations.unasked import pass_until, why_unasked

What = Literal["replace", "pay", "additional cost", "do", "use"]
"""What a player may choose: to replace an event, to pay, to do what an effect says, to use the effect of an object."""

_COST = "additional cost"
_KINDS: Mapping[What, tuple[str, ...]] = {
    "replace": ("replace",),
    "pay": ("pay", _COST),
    "additional cost": (_COST,),
    "do": ("may", "replace"),
    "use": ("may", "replace", "hidden trigger"),
}
"""The kinds of questions that ask for it."""


class Chooses(Reply, frozen=True, kw_only=True):
    """A player does what the game asks about, or does not."""

    player: PlayerRef
    """The player."""
    what: What
    """What the player may do."""
    is_yes: bool = True
    """Whether the player does it."""
    card: CardRef | None = None
    """The object whose effect is used, None if that is not said."""
    keyword: type[Ability] | None = None
    """The kind of ability by which it has the effect, None if that is not said."""
    is_card: bool = False
    """Whether the card itself is said to be used, which may mean that it is played."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return none: the answer is given to the question that is open, as ``wait`` does."""
        return {}

    def __post_init__(self) -> None:
        """Take an ability of any kind for none: Magic has a word for it among those of its keywords."""
        if self.keyword is Ability:
            force_setattr(self, "keyword", None)
        super().__post_init__()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions that it answers."""
        return _KINDS[self.what]

    @property
    def _words(self) -> str:
        """The words for the use of an effect, which no single question is about; "" for anything else."""
        return "" if self.card is None else f"{self.card.words}の効果を使うかどうか"

    def wait(self, session: Session) -> None:
        """Answer the open question. Raises SituationError if it is another one, or that of another player or object."""
        table = session.table
        session.resume()
        if not self._is_open(session):
            self._check_not_played(session)
            pass_until(session, self._is_open)
        question = session.question
        if question is None or not (question_kind(question.kind) in self.kinds or self._is_cost(session, question)):
            raise SituationError(why_unasked(session, self.kinds, given=self._words))
        name = table.people[question.player].name
        topic = table.narrator.question(question.kind)
        if session.person(self.player).number != question.player:
            raise SituationError(f"{name} chooses here, and not {self.player.name}: {topic}")
        if not (self._is_cost(session, question) or self._is_source(session, question.source)):
            source = NONE if question.source is None else table.source_words(question.source)
            named = "その能力" if self.card is None else self.card.words
            raise SituationError(f"{topic} is not asked on account of {named} here, but of {source}")
        table.script[question_kind(question.kind)] = [YesOrNo(self.is_yes)]
        table.answer_all()

    def _check_not_played(self, session: Session) -> None:
        """Raise SituationError where the card could be played, or its ability activated, so that this may be meant."""
        if self.card is None or not (self.is_card and self.is_yes):
            return
        then = session.copied()
        person = then.person(self.player)
        then.give_priority(person)
        ids = {card.id for card in then.candidates(self.card, self.player)}
        legal = then.table.options_of(person.number) if person.has_priority and then.question is None else ()
        deeds = [one for one in legal if isinstance(one, OfObject) and one.object in ids]
        if deeds:
            choice, open_decision = then.table.narrator.choice, then.table.open_decision
            said = dict.fromkeys(f"{self.player.name}は{choice(one, open_decision)}" for one in deeds)
            ways = " / ".join((*said, f"{self.player.name}は{self.card.words}の効果を使う"))
            raise SituationError(f"several things can be meant; write one of: {ways}")

    def _is_open(self, session: Session) -> bool:
        """Whether the open question is what it answers."""
        question = session.question
        if question is None or question.player != session.person(self.player).number:
            return False
        is_kind = question_kind(question.kind) in self.kinds and self._is_source(session, question.source)
        return is_kind or self._is_cost(session, question)

    def _is_cost(self, session: Session, question: Decision[Option]) -> bool:
        """Whether a question is about the optional additional cost that the kind of ability is."""
        cost = question.kind.removeprefix(f"{_COST}: ")
        return self.keyword is not None and session.table.keyword_names.get(self.keyword) == cost != question.kind

    def _is_source(self, session: Session, source: int | None) -> bool:
        """Whether an object, given by id, is the card that is named, with the kind of ability; any if none is."""
        if self.card is None and self.keyword is None:
            return True
        source = _resolving(session) if source is None else source
        if source is None:
            return False
        table, item = session.table, session.table.game.last_known(source)
        if self.card is not None and not (
            table.printed_name(item) == self.card.name and table.is_held_so(self.card, item)
        ):
            return False
        return self.keyword is None or any(isinstance(one, self.keyword) for one in item.card.abilities)


def _resolving(session: Session) -> int | None:
    """Return the id of the source of what is on the top of the stack, None for an empty stack."""
    for one in session.table.game.stack[-1:]:
        layer = session.table.state.objects[one].layer
        return one if layer is None else int(layer.source)
    return None


_PAY = "支払う/支払わない", "払う/払わない"
PHRASES = (
    *yes_or_no(Chooses, "{player}は置き換え", "る/ない", what="replace"),
    *(row for ends in _PAY for row in yes_or_no(Chooses, "{player}は(/コストを)", ends, what="pay")),
    *(row for ends in _PAY for row in yes_or_no(Chooses, "{player}は追加コストを", ends, what="additional cost")),
    *yes_or_no(Chooses, "{player}はそう", "する/しない", what="do"),
    *yes_or_no(Chooses, "{player}は行", "う/わない", what="do"),
    *yes_or_no(Chooses, "{player}は{card}(の効果/の能力/の{keyword})を使", "う/わない", what="use"),
    phrase(Chooses, "{player}は{card}を使う", what="use", is_card=True),
    phrase(Chooses, "{player}は{card}を使わない", what="use", is_yes=False),
    *yes_or_no(Chooses, "{player}は{keyword}を使", "う/わない", what="use"),
    *yes_or_no(Chooses, "{player}は{keyword}", "する/しない", what="use"),
)
"""The phrases of what players choose."""
