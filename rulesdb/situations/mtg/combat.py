"""Attacks and blocks: players pass until creatures are declared, and then declare them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.rules.combat import (
    comes_too_late,
    declare_attackers,
    declare_blockers,
    defending_player,
    forbidding_attack,
    forbidding_block,
)
from rulesdb.engine.mtg.rules.objects import is_forbidden
from rulesdb.engine.mtg.state import Step
from rulesdb.situations.clauses import CardQuery, Clause, PlayerAction, Query
from rulesdb.situations.mtg.parts import Block
from rulesdb.situations.parts import AnyAnswer, CardRef, SituationError
from rulesdb.situations.session import Forbidding, Outcome, Session, permission

_BEFORE_ATTACKS: tuple[Step, ...] = ("upkeep", "draw", "first main", "beginning of combat")
_BEFORE_BLOCKS: tuple[Step, ...] = (*_BEFORE_ATTACKS, "declare attackers")


class Declaration(PlayerAction, frozen=True, kw_only=True):
    """A player declares attacking or blocking creatures; players pass until the player is asked for them."""

    topic: ClassVar[str]
    """The kind of question that asks for the creatures."""
    before: ClassVar[Sequence[Step]]
    """The steps and main phases before the declaration."""
    rule: ClassVar[str]
    """Identifier of the rule by which the creatures are declared."""
    is_by_active_player: ClassVar[bool]
    """Whether the active player declares them, and not the other one."""
    creatures: tuple[CardRef | Block, ...]
    """What is declared; nothing for a player who declares that no creature attacks or blocks."""

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers by which the creatures are declared."""
        raise NotImplementedError

    def joined(self, other: Clause) -> "Declaration | None":
        """Return the one declaration of this sentence and the next one: all creatures are declared at once."""
        if not isinstance(other, type(self)) or other.player != self.player:
            return None
        is_one = self.creatures and other.creatures
        return replace(self, creatures=(*self.creatures, *other.creatures)) if is_one else None

    def refusals(self, session: Session) -> Iterator[tuple[CardRef, Forbidding]]:
        """Yield each of the creatures with what forbids it to be declared."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the words for what is declared, behind the player."""
        raise NotImplementedError

    def declared(self, session: Session) -> tuple[CardRef | Block, ...]:
        """Return the parts that have been declared in the present step."""
        raise NotImplementedError

    def whole(self, session: Session) -> "Declaration":
        """Return the declaration of what has been declared in the present step and of this."""
        return replace(self, creatures=(*self.declared(session), *self.creatures))

    def is_awaited(self, session: Session) -> bool:
        """Whether the player is asked for the creatures."""
        question, player = session.question, session.person(self.player).number
        return question is not None and (question.kind, question.player) == (self.topic, player)

    def act(self, session: Session) -> None:
        """Declare the creatures, or note the rules that forbid it."""
        table = session.table
        self._pass(session)
        is_awaited = self.is_awaited(session)
        if session.question is not None and not is_awaited:
            session.interrupted = self.act
            return
        given = self.given()
        if any(given.values()):
            refusals = [*self.refusals(session)]
            if not is_awaited or any(one.rules for _, one in refusals):
                self._refuse(session, refusals)
                return
        for topic, answers in given.items():
            table.script[topic] = [*answers]
        table.answer_all()

    def _refuse(self, session: Session, refusals: Sequence[tuple[CardRef, Forbidding]]) -> None:
        """Note the rules that forbid the creatures to be declared, and which of several creatures it is."""
        refused = [(card, one) for card, one in refusals if one.rules]
        rules = dict.fromkeys(rule for _, one in refused for rule in one.rules)
        effects = [*dict.fromkeys(effect for _, one in refused for effect in one.effects)]
        if refused and len(refusals) > 1:
            effects = [f"できないのは{_listed([card for card, _ in refused])}", *effects]
        if not refused and self.declared(session):
            effects = [f"すべて一度に宣言する: 「{self.player.name}は{self.whole(session).words()}」"]
        session.refuse(self.player, self.words(), tuple(rules) or (self.rule,), effects)

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
    creatures: tuple[CardRef, ...]
    """The creatures; none for a player who does not attack."""

    @property
    def used(self) -> tuple[CardRef, ...]:
        """The creatures."""
        return self.creatures

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the creatures as the answers to which creature attacks."""
        return {"attack": self.creatures}

    def refusals(self, session: Session) -> Iterator[tuple[CardRef, Forbidding]]:
        """Yield each of the creatures with what forbids it to attack."""
        for card in self.creatures:
            yield card, _against_attack(session, [one.id for one in session.candidates(card)])

    def words(self) -> str:
        """Return the words for attacking."""
        return f"{_listed(self.creatures)}で攻撃する"

    def declared(self, session: Session) -> tuple[CardRef, ...]:
        """Return the creatures that attack since the present step."""
        state = session.table.state
        is_now = state.step == "declare attackers"
        return tuple(session.ref_to(one.creature) for one in state.attackers if is_now)


class Blocks(Declaration, frozen=True, kw_only=True):
    """A player blocks with creatures."""

    topic = "block"
    before = _BEFORE_BLOCKS
    rule = declare_blockers.id
    is_by_active_player = False
    creatures: tuple[Block, ...]
    """The blocking creatures, by what they block; none for a player who does not block."""

    @property
    def used(self) -> tuple[CardRef, ...]:
        """The blocking creatures."""
        return tuple(blocker for block in self.creatures for blocker in block.blockers)

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers to which creature blocks, and which one it blocks, as far as each one's is told."""
        pairs = [(blocker, block.attacker) for block in self.creatures for blocker in block.blockers]
        attackers = [attacker for _, attacker in pairs]
        known = attackers[: attackers.index(None)] if None in attackers else attackers
        named = [attacker for attacker in known if attacker is not None]
        return {"block": [blocker for blocker, _ in pairs], **({"blocked": named} if named else {})}

    def refusals(self, session: Session) -> Iterator[tuple[CardRef, Forbidding]]:
        """Yield each of the creatures with what forbids it to block."""
        for block in self.creatures:
            for blocker in block.blockers:
                ids = [one.id for one in session.candidates(blocker)]
                yield blocker, _against_block(session, ids, block.attacker)

    def words(self) -> str:
        """Return the words for blocking."""
        return f"{'、'.join(map(_words_for_block, self.creatures))}ブロックする"

    def declared(self, session: Session) -> tuple[Block, ...]:
        """Return the blocks since the present step."""
        state = session.table.state
        found = [one for one in state.attackers if one.blockers and state.step == "declare blockers"]
        return tuple(
            Block(tuple(session.ref_to(blocker) for blocker in one.blockers), session.ref_to(one.creature))
            for one in found
        )


def _words_for_block(block: Block) -> str:
    attacker = "" if block.attacker is None else f"{block.attacker.words}を"
    return f"{_listed(block.blockers)}で{attacker}"


def _listed(cards: Sequence[CardRef]) -> str:
    return "と".join(card.words for card in cards)


def _against_attack(session: Session, ids: Sequence[int]) -> Forbidding:
    """Return what forbids all creatures that may be meant to attack."""
    game = session.table.game
    found = [(one, tuple(forbidding_attack(game, one))) for one in ids]
    return _against(session, "attack", session.table.state.turn_player, found)


def _against_block(
    session: Session, blockers: Sequence[int], attacker: CardRef | None, *, is_asked: bool = False
) -> Forbidding:
    """Return what forbids all creatures that may be meant to block another, or any; who asks may ask too late."""
    game, attackers = session.table.game, session.table.state.attackers
    others = [card.id for card in session.candidates(attacker)] if attacker else [one.creature for one in attackers]
    found = [(one, _against_one_block(session, one, other, is_asked=is_asked)) for one in blockers for other in others]
    return _against(session, "block", defending_player(game), found)


def _against_one_block(session: Session, blocker: int, attacker: int, *, is_asked: bool) -> tuple[str, ...]:
    """Return the rules that forbid a creature to block another, or say that all blocking creatures are chosen."""
    game, question = session.table.game, session.question
    is_open = question is not None and question.kind in {Blocks.topic, "blocked"}
    is_late = is_asked and not is_open and comes_too_late(game, blocker, attacker)
    return tuple(forbidding_block(game, blocker, attacker)) or (comes_too_late.id,) * is_late


def _against(session: Session, action: str, player: int, found: Sequence[tuple[int, tuple[str, ...]]]) -> Forbidding:
    """Return what forbids the first of some creatures an action, from the rules for each; nothing if any may."""
    if not all(rules for _, rules in found):
        return Forbidding()
    creature, rules = found[0]
    return Forbidding(rules, session.table.restricting(player, action, creature) if is_forbidden.id in rules else ())


class MayAttack(CardQuery, frozen=True, kw_only=True):
    """Whether a creature can be declared as an attacker by the active player."""

    is_of_state: ClassVar[bool] = False
    is_of_named_cards: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules and effects that forbid it."""
        return session.of_copies(self.card, lambda card: permission(*_against_attack(session, [card.id])))


class MayBlock(Query, frozen=True, kw_only=True):
    """Whether a creature can be declared as a blocker of another."""

    is_of_state: ClassVar[bool] = False
    is_of_named_cards: ClassVar[bool] = True
    card: CardRef
    """The blocking creature."""
    attacker: CardRef | None = None
    """The creature that it would block, None for any attacking creature."""

    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules and effects that forbid it."""
        return session.of_copies(
            self.card, lambda card: permission(*_against_block(session, [card.id], self.attacker, is_asked=True))
        )


PHRASES = (
    phrase(Attacks, "{player}は{creatures|と}で攻撃する"),
    phrase(Attacks, "{player}は攻撃しない", creatures=()),
    phrase(Blocks, "{player}は{creatures|、}ブロックする"),
    phrase(Blocks, "{player}はブロックしない", creatures=()),
    phrase(MayAttack, "{card}は攻撃できる？"),
    phrase(MayBlock, "{card}は{attacker}をブロックできる？"),
)
