"""Events of combat (chapter 7): chain links, attacks, defending cards, hits."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.state import ChainLink, State
from rulesdb.engine.fab.zones import CHAIN
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, ObjectId, OfObject, OfPlayerAndObject
from rulesdb.engine.kernel.state.state import updated


class Linked(Change, frozen=True, kw_only=True):
    """An attack becomes the next chain link (7.0.3a)."""

    is_left_out: ClassVar[bool] = True
    attack: ObjectId
    """Id of the active-attack."""
    attack_source: ObjectId | None
    """Id of the attack-source of an attack-proxy, None for other attacks."""
    controller: int
    """Index of the player who controls the attack."""
    targets: tuple[ObjectId, ...]
    """Ids of the attack-targets."""

    def changed(self, state: State) -> State:
        """Add the chain link."""
        link = ChainLink(len(state.links) + 1, self.attack, self.attack_source, self.controller, self.targets)
        return replace(state, links=(*state.links, link))


class Attacked(OfObject, frozen=True, kw_only=True):
    """The attack event (7.2.4)."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}が{targets:name}を攻撃する"
    targets: tuple[ObjectId, ...]
    """Ids of the attack-targets."""


class Defended(OfObject, frozen=True, kw_only=True):
    """A card is put on the chain link and becomes a defending card (7.0.5a)."""

    words = "{object:name}が{target:name}を守って防御する"
    target: ObjectId
    """Id of the attack-target that the card defends."""
    player: int | None = None
    """Index of the player who is considered to have defended, None in games that were saved by earlier versions."""

    def changed(self, state: State) -> State:
        """Add the defending card and its target to the last chain link, if the card came to the combat chain."""
        item = state.objects.get(self.object)
        if item is None or item.zone != CHAIN:
            return state
        link = state.links[-1]
        return _with_last_link(state, replace(link, defending=(*link.defending, (self.object, self.target))))


class AttackHit(OfObject, frozen=True, kw_only=True):
    """The attack hits a target (7.5.5)."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}の攻撃が{target:name}にヒットする"
    target: ObjectId
    """Id of the attack-target that is hit."""
    amount: int
    """Life points lost by the damage, from 0."""


class Substituted(Change, frozen=True, kw_only=True):
    """Another attack takes the place of the active-attack."""

    words = "攻撃が{attack:name}に置き換わる"
    attack: ObjectId
    """Id of the new active-attack."""

    def changed(self, state: State) -> State:
        """Put the attack on the last chain link."""
        return _with_last_link(state, replace(state.links[-1], attack=self.attack, source=None))


class Marked(OfObject, frozen=True, kw_only=True):
    """A hero becomes marked, or is not marked any more (9.3)."""

    is_marked: bool = True
    """Whether the hero is marked from now on."""

    def changed(self, state: State) -> State:
        """Change the condition of the hero."""
        return updated(state, state.objects[self.object], is_marked=self.is_marked)

    def sentence(self, teller: Teller) -> str:
        """Say which hero is marked, or is not any more."""
        return f"{teller.name(self.object)}は標的状態{'になる' if self.is_marked else 'でなくなる'}"


class Wagered(OfPlayerAndObject, frozen=True, kw_only=True):
    """A player and an attack wager (8.5.46a)."""

    is_fact: ClassVar[bool] = True
    words = "{player:player}は、{object:name}の攻撃で賭けをする"


class LinkResolved(Change, frozen=True, kw_only=True):
    """The active chain link becomes resolved (7.6.2)."""

    is_left_out: ClassVar[bool] = True
    number: int
    """Number of the chain link, from 1."""

    def changed(self, state: State) -> State:
        """Mark the last chain link as resolved."""
        return _with_last_link(state, replace(state.links[-1], is_resolved=True))


class Closed(Change, frozen=True, kw_only=True):
    """The event that the combat chain closes, with which the Close Step begins (7.7.3)."""

    is_fact: ClassVar[bool] = True
    words = "戦闘チェインが閉じる"


class CombatEnds(Change, frozen=True, kw_only=True):
    """The combat chain is closed, and with it the effects end that last for it (7.7.7)."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Close the combat chain."""
        return replace(state, links=(), closing=False)


class Closing(Change, frozen=True, kw_only=True):
    """The combat chain is marked to close; the Close Step has not begun yet (1.10.2e)."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Mark the combat chain as closing."""
        return replace(state, closing=True)


def _with_last_link(state: State, link: ChainLink) -> State:
    return replace(state, links=(*state.links[:-1], link))
