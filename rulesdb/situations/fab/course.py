"""What players tell of the course of a game of Flesh and Blood: hits, damage, who defends with everything, or never."""

from collections.abc import Mapping
from itertools import takewhile
from typing import ClassVar

from rulesdb.engine.fab.cards import Color
from rulesdb.engine.fab.events import AttackHit, Banish, Deal
from rulesdb.engine.fab.rules.cards.object_properties import is_of_color
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.player_events import TurnBegins
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, Draw
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.situations import queries
from rulesdb.situations.clauses import Permission, PlayerQuery, PlayerSetup, Reply
from rulesdb.situations.fab.clauses import Defends, MayDefend, Moment
from rulesdb.situations.fab.table import FabTable
from rulesdb.situations.open_table import AnyPosition
from rulesdb.situations.parts import MOST_POINTS, AnyAnswer, CardRef, PlayerRef, SituationError
from rulesdb.situations.session import Outcome, Session
from rulesdb.situations.told.facts import EventFact, Fact, Happens, before, has_keyword, is_meant
from rulesdb.situations.told.possibilities import could


class Hits(Happens, frozen=True, kw_only=True):
    """An attack hits; that of a weapon is the attack of its proxy."""

    event: ClassVar[type[Event]] = AttackHit

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that the attack, or the proxy of the weapon, hits."""
        if super().is_event(session, event, at):
            return True
        state = session.table.history[at].state
        links = state.links if isinstance(state, State) else ()
        sources = [link.source for link in links if isinstance(event, AttackHit) and link.attack == event.object]
        return any(one is not None and is_meant(session, self.card, before(session, at, one)) for one in sources)


class IsBanished(Happens, frozen=True, kw_only=True):
    """A card is banished."""

    event: ClassVar[type[Event]] = Banish


class IsDamaged(EventFact, frozen=True, kw_only=True):
    """Damage is dealt."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    card: CardRef | None = None
    """The source of the damage, None for any."""
    player: PlayerRef | None = None
    """The player whose hero it is dealt to, None if that is not said."""
    amount: int | None = None
    """Points of damage, None if that is not said."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is the damage."""
        if not isinstance(event, Deal) or (self.amount is not None and event.amount != self.amount):
            return False
        hero = None if self.player is None else session.person(self.player).record.serial
        is_hero = hero is None or session.table.state.objects[event.object].serial == hero
        source = None if event.source is None else before(session, at, event.source)
        return is_hero and is_meant(session, self.card, source)


class Applies(EventFact, frozen=True, kw_only=True):
    """An ability of a kind is applied: something happens by it, or its source is destroyed for it."""

    keyword: type[Ability]
    """The kind of the ability."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event comes from an object with such an ability."""
        ids = (event.source, event.object if isinstance(event, CoreDestroy) else None)
        items = (before(session, at, one) for one in ids if one is not None)
        return any(item is not None and has_keyword(item, self.keyword) for item in items)


class HasColor(Fact, frozen=True, kw_only=True):
    """A card has a colour, or has not."""

    card: CardRef
    """The card."""
    color: Color
    """The colour."""
    is_yes: bool = True
    """Whether it has it."""

    def is_so(self, session: Session) -> bool:
        """Whether the card has the colour strip, or has not."""
        object_id = session.tracked(self.card).id
        return is_of_color(session.table.game, object_id, self.color) is self.is_yes


class NeverDefends(PlayerSetup, frozen=True, kw_only=True):
    """A player does not defend with any card in this turn."""

    def set_up(self, session: Session) -> None:
        """Let the player declare no card wherever the game asks for some."""
        table = session.table
        assert isinstance(table, FabTable)
        table.undefending |= {session.person(self.player).number}


class HasNotDrawn(PlayerSetup, frozen=True, kw_only=True):
    """A player has drawn no card in this turn, as at the beginning of each situation."""

    def set_up(self, session: Session) -> None:
        """Do nothing: nothing has happened yet."""

    def is_so(self, session: Session) -> bool:
        """Whether the player has drawn none in this turn."""
        number = session.person(self.player).number
        events = (one.event for one in reversed(session.table.history))
        in_turn = takewhile(lambda event: not isinstance(event, TurnBegins), events)
        return not any(isinstance(event, Draw) and event.player == number for event in in_turn)


class DefendsWithAllEquipment(Reply, frozen=True, kw_only=True):
    """A player defends with all pieces of equipment."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, len(EQUIPMENT_ZONES) + 1)}
    player: PlayerRef
    """The player."""
    count: int | None = None
    """The number of pieces, None if that is not said."""

    def answers(self) -> Mapping[str, tuple[AnyAnswer, ...]]:
        """Return none: the cards are those that are equipped when it is asked."""
        return {}

    def wait(self, session: Session) -> None:
        """Declare the equipment as defending. Raises SituationError for another number of pieces."""
        table, person = session.table, session.person(self.player)
        cards = tuple(session.ref_to(one) for zone in EQUIPMENT_ZONES for one in table.game.zone(zone, person.number))
        if not cards or (self.count is not None and len(cards) != self.count):
            raise SituationError(f"{person.name} has {len(cards)} pieces of equipment")
        declaration = Defends(player=self.player, cards=cards)
        table.script["defend"] = [*cards]
        declaration.wait(session)
        declaration.refuse(session)


class _CouldHave(Permission, frozen=True, kw_only=True):
    """The parent of questions whether something was legal when the player had priority."""

    moment: Moment | None = None
    """The step of combat, None for any time."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes if it was legal at any such time, else no with the rules that forbade it at the last one."""
        number = session.person(self.player).number
        found = [
            one
            for one in session.table.past
            if one.decision is not None
            and (one.decision.kind, one.decision.player) == (session.table.open_decision, number)
            and _is_at(one, self.moment)
        ]
        return could(session, found, self._then)

    @property
    def _then(self) -> PlayerQuery:
        raise NotImplementedError


class CouldPlay(_CouldHave, frozen=True, kw_only=True):
    """Whether a player could have played a card."""

    @property
    def _then(self) -> PlayerQuery:
        return queries.MayPlay(player=self.player, card=self.card)


class CouldActivate(_CouldHave, frozen=True, kw_only=True):
    """Whether a player could have activated an ability of an object."""

    @property
    def _then(self) -> PlayerQuery:
        return queries.MayActivate(player=self.player, card=self.card)


class CouldDefend(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player could have defended with cards against the last attack: with all of them, if several."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True
    cards: tuple[CardRef, ...]
    """The cards."""

    @property
    def named(self) -> tuple[CardRef, ...]:
        """The cards."""
        return self.cards

    def outcome(self, session: Session) -> Outcome:
        """Return what the answer was when the player was first asked with which cards to defend."""
        number = session.person(self.player).number
        past = session.table.past
        asked = [at for at, one in enumerate(past) if _asks_to_defend(one, number)]
        first = [past[at] for at in asked if at == 0 or not _asks_to_defend(past[at - 1], number)]
        found = first or [one for one in past if _is_at(one, "combat:defend")]
        return could(session, found[-1:], MayDefend(player=self.player, cards=self.cards))


def _asks_to_defend(position: AnyPosition, player: int) -> bool:
    decision = position.decision
    return decision is not None and (decision.kind, decision.player) == ("defend", player)


def _is_at(position: AnyPosition, moment: Moment | None) -> bool:
    """Whether a position is in a step of combat, or phase, of a name."""
    if moment is None:
        return True
    field, _, name = moment.partition(":")
    return {"phase": position.now.phase, "combat": position.now.combat}.get(field) == name


PHRASES = (
    phrase(Hits, "{card}がヒットする"),
    phrase(IsBanished, "{card}が追放される"),
    phrase(IsDamaged, "{card}のダメージが与えられる", unusual=frozenset({"card"})),
    phrase(IsDamaged, "{player}に{amount}点のダメージが与えられる", unusual=frozenset({"player", "amount"})),
    phrase(IsDamaged, "ダメージが与えられる"),
    phrase(Applies, "{keyword}が適用される"),
    phrase(HasColor, "{card}は{color}である"),
    phrase(HasColor, "{card}は{color}ではない", is_yes=False),
    phrase(NeverDefends, "{player}はこのターンに一度も防御しない"),
    phrase(HasNotDrawn, "{player}はこのターンにカードを引いていない"),
    phrase(DefendsWithAllEquipment, "{player}は装備品すべてで防御する"),
    phrase(DefendsWithAllEquipment, "{player}は装備品{count}つすべてで防御する", unusual=frozenset({"count"})),
    phrase(CouldPlay, "{player}は{card}をプレイできた？"),
    phrase(CouldPlay, "{moment}に{player}は{card}をプレイできた？", unusual=frozenset({"moment"})),
    phrase(CouldActivate, "{player}は{card}の能力を起動できた？"),
    phrase(CouldActivate, "{moment}に{player}は{card}の能力を起動できた？", unusual=frozenset({"moment"})),
    phrase(CouldDefend, "{player}は{cards|と}で防御できた？"),
)
"""The phrases of the course of a game."""
