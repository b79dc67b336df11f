"""Attacks and blocks: players pass until creatures are declared, and then declare them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.rules.combat import (
    declare_attackers,
    declare_blockers,
    defending_player,
    forbidding_attack,
    forbidding_block,
)
from rulesdb.engine.mtg.rules.objects import is_forbidden
from rulesdb.engine.mtg.state import Step
from rulesdb.play.card_table import AnyCard
from rulesdb.situations.clauses import CardQuery, Clause, PlayerAction, Query
from rulesdb.situations.mtg.parts import Block
from rulesdb.situations.parts import AnyAnswer, CardRef, SituationError
from rulesdb.situations.session import PERMITTED, Outcome, Session, refusal

_BEFORE_ATTACKS: tuple[Step, ...] = ("upkeep", "draw", "first main", "beginning of combat")
_BEFORE_BLOCKS: tuple[Step, ...] = (*_BEFORE_ATTACKS, "declare attackers")


class Refused(NamedTuple):
    """What forbids a creature to attack or to block."""

    rules: tuple[str, ...] = ()
    """Identifiers of the rules; none for a creature that may."""
    effects: tuple[str, ...] = ()
    """Names of the effects on account of which they do."""


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

    def refusals(self, session: Session) -> Iterator[tuple[CardRef, Refused]]:
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
        asked = session.question
        return asked is not None and (asked.kind, asked.player) == (self.topic, session.person(self.player).number)

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
            table.expect_question(topic, answers)
        table.answer_all()

    def _refuse(self, session: Session, refusals: Sequence[tuple[CardRef, Refused]]) -> None:
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

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the creatures as the answers to which creature attacks."""
        return {"attack": self.creatures}

    def refusals(self, session: Session) -> Iterator[tuple[CardRef, Refused]]:
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

    def given(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers to which creature blocks, and which one it blocks, as far as each one's is told."""
        pairs = [(blocker, block.attacker) for block in self.creatures for blocker in block.blockers]
        attackers = [attacker for _, attacker in pairs]
        told = attackers[: attackers.index(None)] if None in attackers else attackers
        named = [attacker for attacker in told if attacker is not None]
        return {"block": [blocker for blocker, _ in pairs], **({"blocked": named} if named else {})}

    def refusals(self, session: Session) -> Iterator[tuple[CardRef, Refused]]:
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


def _against_attack(session: Session, ids: Sequence[int]) -> Refused:
    """Return what forbids all creatures that may be meant to attack: what forbids the first of them."""
    table = session.table
    player = table.state.turn_player
    rules = [tuple(forbidding_attack(table.game, one)) for one in ids]
    if not all(rules):
        return Refused()
    is_kept = is_forbidden.id in rules[0]
    return Refused(rules[0], table.restricting(player, "attack", ids[0]) if is_kept else ())


def _against_block(session: Session, blockers: Sequence[int], attacker: CardRef | None) -> Refused:
    """Return what forbids all creatures that may be meant to block another, or any: what forbids the first of them."""
    table = session.table
    if attacker is None:
        attacking = [one.creature for one in table.state.attackers]
    else:
        attacking = [one.id for one in session.candidates(attacker)]
    pairs = [(blocker, other) for blocker in blockers for other in attacking]
    rules = [tuple(forbidding_block(table.game, *pair)) for pair in pairs]
    if not all(rules):
        return Refused()
    is_kept, player = is_forbidden.id in rules[0], defending_player(table.game)
    return Refused(rules[0], table.restricting(player, "block", pairs[0][0]) if is_kept else ())


class MayAttack(CardQuery, frozen=True, kw_only=True):
    """Whether a creature can be declared as an attacker by the active player."""

    is_of_state: ClassVar[bool] = False
    is_of_named_cards: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules and effects that forbid it."""

        def permission(creature: AnyCard) -> Outcome:
            found = _against_attack(session, [creature.id])
            return refusal(*found) if found.rules else PERMITTED

        return session.of_copies(self.card, permission)


class MayBlock(Query, frozen=True, kw_only=True):
    """Whether a creature can be declared as a blocker of another."""

    is_of_state: ClassVar[bool] = False
    is_of_named_cards: ClassVar[bool] = True
    card: CardRef
    """The blocking creature."""
    attacker: CardRef
    """The creature that it would block."""

    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules and effects that forbid it."""

        def permission(creature: AnyCard) -> Outcome:
            found = _against_block(session, [creature.id], self.attacker)
            return refusal(*found) if found.rules else PERMITTED

        return session.of_copies(self.card, permission)


PHRASES = (
    phrase(Attacks, "{player}は{creatures|と}で攻撃する"),
    phrase(Attacks, "{player}は攻撃しない", creatures=()),
    phrase(Blocks, "{player}は{creatures|、}ブロックする"),
    phrase(Blocks, "{player}はブロックしない", creatures=()),
    phrase(MayAttack, "{card}は攻撃できる？"),
    phrase(MayBlock, "{card}は{attacker}をブロックできる？"),
)
