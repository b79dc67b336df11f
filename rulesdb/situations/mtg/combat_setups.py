"""Combat as the beginning of a game of Magic: creatures that attack and block, or are not blocked."""

from msgspec.structs import replace

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.card_parts.keywords import Vigilance
from rulesdb.engine.mtg.state import Attacker
from rulesdb.situations.clauses import Setup
from rulesdb.situations.parts import CardRef
from rulesdb.situations.session import Session
from rulesdb.situations.situation_error import SituationError


def _attack(session: Session, ref: CardRef) -> int:
    """Let a creature attack, tapped, in the turn of its controller, and return its id.

    Raises SituationError for another's turn.
    """
    card = session.listed(ref)
    attackers: tuple[Attacker, ...] = session.beginning.get("attackers", ())
    if any(one.creature == card.serial for one in attackers):
        return card.serial
    record = session.table.builder.record(card.serial)
    if session.beginning.setdefault("turn_player", record.controller) != record.controller:
        raise SituationError(f"it is not the turn of the player who controls {ref.name}")
    if not any(isinstance(ability, Vigilance) for ability in record.card.abilities):
        session.change(card, is_tapped=True)
    session.beginning["attackers"] = (*attackers, Attacker(card.serial))
    return card.serial


class Attacking(Setup, frozen=True, kw_only=True):
    """Creatures attack."""

    cards: tuple[CardRef, ...]
    """The creatures."""

    def set_up(self, session: Session) -> None:
        """Let them attack. Raises SituationError for another's turn."""
        for ref in self.cards:
            _attack(session, ref)


class Blocking(Setup, frozen=True, kw_only=True):
    """Creatures block an attacking creature."""

    blockers: tuple[CardRef, ...]
    """The creatures; none for an attacking creature that is not blocked."""
    attacker: CardRef
    """The attacking creature."""

    def set_up(self, session: Session) -> None:
        """Let them block what attacks. Raises SituationError for another's turn."""
        attacker = _attack(session, self.attacker)
        blockers = tuple(session.listed(ref).serial for ref in self.blockers)
        session.beginning["is_past_blocks"] = True
        session.beginning["attackers"] = tuple(
            replace(one, blockers=(*one.blockers, *blockers), is_blocked=one.is_blocked or bool(blockers))
            if one.creature == attacker
            else one
            for one in session.beginning["attackers"]
        )


PHRASES = (
    phrase(Attacking, "{cards|と}が攻撃している"),
    phrase(Blocking, "{blockers|と}が{attacker}をブロックしている"),
    phrase(Blocking, "{attacker}は{blockers|と}にブロックされている"),
    phrase(Blocking, "{attacker}はブロックされていない", blockers=()),
)
