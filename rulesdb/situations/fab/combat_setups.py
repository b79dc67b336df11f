"""Combat as the beginning of a game of Flesh and Blood: attacks on the combat chain, and cards that defend."""

from msgspec.structs import replace

from rulesdb.engine.fab.state import ChainLink
from rulesdb.engine.fab.zones import CHAIN
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.situations.clauses import Setup
from rulesdb.situations.parts import CardRef, PlayerRef
from rulesdb.situations.session import Session
from rulesdb.situations.situation_error import SituationError


def _put_on_chain(session: Session, player: PlayerRef, ref: CardRef) -> int:
    """Put a card on the combat chain, from where another sentence has put it, or else from hand; return its id."""
    table, number = session.table, session.person(player).number
    try:
        card = session.listed(replace(ref, player=player))
    except SituationError:
        session.put(player, "hand", ref.name, {})
        card = session.listed(replace(ref, player=player))
    before = table.builder.record(card.serial)
    table.builder.move(card.serial, CHAIN)
    session.change(card, controller=number, is_public=True, origin=before.zone)
    return card.serial


class Attacking(Setup, frozen=True, kw_only=True):
    """A player attacks an object of another player; earlier attacks have resolved."""

    player: PlayerRef
    """The player."""
    card: CardRef
    """The attack."""
    target: PlayerRef | CardRef
    """The attack-target, a player for the player's hero."""

    def set_up(self, session: Session) -> None:
        """Make the attack the last chain link. Raises SituationError for another's turn, and for no attack."""
        if not session.card(self.card.name).is_attack:
            raise SituationError(f"{self.card.name} is no attack: let the player play it, or activate its ability")
        player = session.person(self.player).number
        if session.beginning.setdefault("turn_player", player) != player:
            raise SituationError(f"it is not the turn of {self.player.name}")
        links: tuple[ChainLink, ...] = session.beginning.get("links", ())
        attack = _put_on_chain(session, self.player, self.card)
        attacked = self.target
        target = session.person(attacked).hero if isinstance(attacked, PlayerRef) else session.listed(attacked)
        link = ChainLink(len(links) + 1, attack, None, player, (target.serial,))
        session.beginning["links"] = (*(replace(one, is_resolved=True) for one in links), link)


class Defending(Setup, frozen=True, kw_only=True):
    """A player defends against the last attack with cards."""

    player: PlayerRef
    """The player."""
    cards: tuple[CardRef, ...]
    """The cards."""

    def set_up(self, session: Session) -> None:
        """Put the cards on the chain link. Raises SituationError without an attack on the player."""
        links: tuple[ChainLink, ...] = session.beginning.get("links", ())
        hero = session.person(self.player).hero.serial
        if not links or hero not in links[-1].targets:
            raise SituationError(f"nothing attacks {self.player.name}: write first what attacks")
        cards = tuple((_put_on_chain(session, self.player, ref), hero) for ref in self.cards)
        last = replace(links[-1], defending=(*links[-1].defending, *cards))
        session.beginning["links"] = (*links[:-1], last)


PHRASES = (
    phrase(Attacking, "{player}は{card}で{target}を攻撃している"),
    phrase(Defending, "{player}は{cards|と}で防御している"),
)
