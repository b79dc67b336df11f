"""Attacks and blocks: players pass until creatures are declared, and then declare them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.rules.combat import declare_attackers, declare_blockers, forbidding_attack, forbidding_block
from rulesdb.engine.mtg.state import Step
from rulesdb.situations.clauses import Action, Query
from rulesdb.situations.mtg.parts import Block
from rulesdb.situations.mtg.table import MtgTable
from rulesdb.situations.parts import AnyAnswer, CardRef, PlayerRef
from rulesdb.situations.session import Outcome, Session, refusal
from rulesdb.situations.situation_error import SituationError

_BEFORE_ATTACKS: tuple[Step, ...] = ("upkeep", "draw", "first main", "beginning of combat")
_BEFORE_BLOCKS: tuple[Step, ...] = (*_BEFORE_ATTACKS, "declare attackers")


class Declaration(Action, frozen=True, kw_only=True):
    """A player declares attacking or blocking creatures; players pass until the player is asked for them."""

    topic: ClassVar[str]
    """The kind of question that asks for the creatures."""
    before: ClassVar[Sequence[Step]]
    """The steps and main phases before the declaration."""
    rule: ClassVar[str]
    """Identifier of the rule by which the creatures are declared."""
    is_by_active_player: ClassVar[bool]
    """Whether the active player declares them, and not the other one."""

    player: PlayerRef
    """The player."""

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers by which the creatures are declared."""
        raise NotImplementedError

    def forbidding(self, session: Session) -> Iterator[str]:
        """Yield the rules that forbid one of the creatures to be declared."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the words for what is declared, behind the player."""
        raise NotImplementedError

    def is_awaited(self, session: Session) -> bool:
        """Whether the player is asked for the creatures."""
        asked = session.question
        return asked is not None and (asked.kind, asked.player) == (self.topic, session.person(self.player).number)

    def act(self, session: Session) -> None:
        """Declare the creatures, or note the rules that forbid it."""
        table = session.table
        assert isinstance(table, MtgTable)
        self._pass(session)
        is_awaited = self.is_awaited(session)
        if session.question is not None and not is_awaited:
            session.interrupted = self.act
            return
        given = self.given()
        if any(given.values()):
            rules = tuple(dict.fromkeys(self.forbidding(session))) or (() if is_awaited else (self.rule,))
            if rules:
                session.refuse(self.player, self.words(), rules)
                return
        for topic, answers in given.items():
            table.expect_question(topic, answers)
        table.go_on()

    def _pass(self, session: Session) -> None:
        """Let all players pass until a question is open, or the declaration is over, in a turn in which it may come."""
        state, player = session.table.state, session.person(self.player).number
        if (player == state.turn_player) != self.is_by_active_player:
            return
        while session.question is None and session.table.state.step in self.before:
            if session.table.stack:
                raise SituationError("there is something on the stack: let all players pass first")
            session.table.all_pass()


class Attacks(Declaration, frozen=True, kw_only=True):
    """A player attacks with creatures."""

    topic = "attack"
    before = _BEFORE_ATTACKS
    rule = declare_attackers.id
    is_by_active_player = True
    cards: tuple[CardRef, ...]
    """The creatures; none for a player who does not attack."""

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the creatures as the answers to which creature attacks."""
        return {"attack": self.cards}

    def forbidding(self, session: Session) -> Iterator[str]:
        """Yield the rules that forbid one of the creatures to attack."""
        for card in self.cards:
            yield from _against_attack(session, card)

    def words(self) -> str:
        """Return the words for attacking."""
        return f"{_listed(self.cards)}で攻撃する"


class Blocks(Declaration, frozen=True, kw_only=True):
    """A player blocks with creatures."""

    topic = "block"
    before = _BEFORE_BLOCKS
    rule = declare_blockers.id
    is_by_active_player = False
    blocks: tuple[Block, ...]
    """The blocking creatures, by what they block; none for a player who does not block."""

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers to which creature blocks, and which one it blocks."""
        pairs = [(blocker, block.attacker) for block in self.blocks for blocker in block.blockers]
        return {"block": [blocker for blocker, _ in pairs], "blocked": [attacker for _, attacker in pairs]}

    def forbidding(self, session: Session) -> Iterator[str]:
        """Yield the rules that forbid one of the creatures to block."""
        for block in self.blocks:
            for blocker in block.blockers:
                yield from _against_block(session, blocker, block.attacker)

    def words(self) -> str:
        """Return the words for blocking."""
        blocks = (f"{_listed(block.blockers)}で《{block.attacker.name}》を" for block in self.blocks)
        return f"{'、'.join(blocks)}ブロックする"


def _listed(cards: Sequence[CardRef]) -> str:
    return "と".join(f"《{card.name}》" for card in cards)


def _against_attack(session: Session, card: CardRef) -> tuple[str, ...]:
    """Return the rules that forbid all creatures that may be meant to attack: those of the first of them."""
    game = session.table.game
    found = [tuple(forbidding_attack(game, one.id)) for one in session.candidates(card)]
    return found[0] if all(found) else ()


def _against_block(session: Session, blocker: CardRef, attacker: CardRef) -> tuple[str, ...]:
    """Return the rules that forbid all creatures that may be meant to block another: those of the first of them."""
    game = session.table.game
    attacking = [one.id for one in session.candidates(attacker)]
    pairs = [(one.id, other) for one in session.candidates(blocker) for other in attacking]
    found = [tuple(forbidding_block(game, one, other)) for one, other in pairs]
    return found[0] if all(found) else ()


class MayAttack(Query, frozen=True, kw_only=True):
    """Whether a creature can be declared as an attacker by the active player."""

    card: CardRef
    """The creature."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        rules = _against_attack(session, self.card)
        return refusal(rules) if rules else Outcome("はい")


class MayBlock(Query, frozen=True, kw_only=True):
    """Whether a creature can be declared as a blocker of another."""

    card: CardRef
    """The blocking creature."""
    attacker: CardRef
    """The creature that it would block."""

    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        rules = _against_block(session, self.card, self.attacker)
        return refusal(rules) if rules else Outcome("はい")


PHRASES = (
    phrase(Attacks, "{player}は{cards|と}で攻撃する"),
    phrase(Attacks, "{player}は攻撃しない", cards=()),
    phrase(Blocks, "{player}は{blocks|、}ブロックする"),
    phrase(Blocks, "{player}はブロックしない", blocks=()),
    phrase(MayAttack, "{card}は攻撃できる？"),
    phrase(MayBlock, "{card}は{attacker}をブロックできる？"),
)
