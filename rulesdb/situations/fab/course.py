"""What players tell of the course of a game of Flesh and Blood: hits, damage, who defends with everything, or never."""

from collections.abc import Mapping
from itertools import takewhile
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card, Color
from rulesdb.engine.fab.events import AttackHit, Banish, Deal, GainAsset, GainLife, LoseLife, Pitch
from rulesdb.engine.fab.present_properties import types
from rulesdb.engine.fab.rules.cards.object_properties import is_of_color
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.event_kinds.player_events import TurnBegins
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, CoreMove, Draw
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.situations import actions, queries, setups
from rulesdb.situations.actions import AllPass
from rulesdb.situations.clauses import Action, Permission, PlayerQuery, PlayerSetup, Reply, Setup, yes_or_no
from rulesdb.situations.fab.clauses import (
    Attacking,
    Defends,
    MayDefend,
    Moment,
    Points,
    ShownStat,
    StatOf,
    is_attacking,
)
from rulesdb.situations.fab.table import FabTable
from rulesdb.situations.open_table import AnyPosition
from rulesdb.situations.parts import MOST_POINTS, AnyAnswer, CardRef, HeldZone, PlayerRef, SituationError
from rulesdb.situations.session import MOST_ROUNDS, Outcome, Session, permission
from rulesdb.situations.told import facts
from rulesdb.situations.told.deeds import DeedWithCards
from rulesdb.situations.told.facts import EventFact, Fact, Happens, before, has_keyword, is_named
from rulesdb.situations.told.possibilities import could

_BEFORE_DAMAGE = frozenset({"layer", "attack", "defend", "reaction"})
"""The steps of combat before its damage."""
_RESOLVED = facts.Resolves(has_triggered=True)
"""A triggered ability resolves."""
_ARSENAL = "fab:4.4.3b"
"""The rule by which a card is put into the arsenal in the end phase."""


class Hits(Happens, frozen=True, kw_only=True):
    """An attack hits; that of a weapon is the attack of its proxy."""

    event: type[Event] = AttackHit
    """The kind of the event."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that the attack, or the proxy of the weapon, hits: the player's hero if one is named."""
        target = before(session, at, event.target) if isinstance(event, AttackHit) else None
        if self.player is not None:
            is_hero = target is not None and target.serial == session.person(self.player).record.serial
            return is_hero and replace(self, player=None).is_event(session, event, at)
        if super().is_event(session, event, at):
            return True
        state = session.table.history[at].state
        links = state.links if isinstance(state, State) else ()
        sources = [link.source for link in links if isinstance(event, AttackHit) and link.attack == event.object]
        return any(one is not None and is_named(session, self.card, before(session, at, one)) for one in sources)


class NeverHits(Fact, frozen=True, kw_only=True):
    """An attack has not hit, now that its damage would have been dealt."""

    card: CardRef | None = None
    """The attack, or the weapon; None for the attack of the active chain link."""
    player: PlayerRef | None = None
    """The player whose hero it has not hit, None for any object."""

    def is_so(self, session: Session) -> bool:
        """Whether no hit has happened, and the damage step has begun or the combat chain has closed."""
        combat = session.table.state.combat
        is_over = combat not in _BEFORE_DAMAGE and (combat != "" or self.card is not None)
        return is_over and not Hits(card=self.card, player=self.player).is_so(session)


class IsAttacking(Fact, frozen=True, kw_only=True):
    """An attack, or that of a weapon, is that of the active chain link."""

    card: CardRef
    """The attack, or the weapon."""

    def is_so(self, session: Session) -> bool:
        """Whether the last chain link is unresolved, and its attack or the source of that is the card."""
        return is_attacking(session, self.card)


class UnderAttack(PlayerSetup, frozen=True, kw_only=True):
    """The hero of a player is attacked, by the only other player."""

    card: CardRef
    """The attack."""

    def set_up(self, session: Session) -> None:
        """Let the other player attack. Raises SituationError where there are several of them."""
        others = [one.name for one in session.table.people if one.name != self.player.name]
        if len(others) > 1:
            raise SituationError(f"several players could attack; write who attacks {self.player.name}")
        Attacking(player=PlayerRef(others[0]), card=self.card, target=self.player).set_up(session)


class IsAttackingHero(IsAttacking, frozen=True, kw_only=True):
    """An attack on the hero of a player is that of the active chain link."""

    player: PlayerRef
    """The player."""

    def earlier(self) -> UnderAttack:
        """Return the attack with which the game begins, where nobody has acted before it."""
        return UnderAttack(player=self.player, card=self.card)

    def is_so(self, session: Session) -> bool:
        """Whether the last chain link is unresolved, its attack the card, and the hero an attack-target."""
        links = session.table.state.links
        return super().is_so(session) and session.person(self.player).record.id in links[-1].targets


class OrdinalOfResolution(Fact, frozen=True, kw_only=True):
    """The next triggered ability that resolves, or the one that does now, is the n-th since the last action."""

    bounds: ClassVar[Mapping[str, range]] = {"ordinal": range(1, MOST_POINTS + 1)}
    ordinal: int
    """The ordinal, from 1."""

    def is_so(self, session: Session) -> bool:
        """Whether as many as precede it have resolved."""
        return session.table.has_begun and len(_RESOLVED.found(session)) == self.ordinal - 1


class AttackIsOver(Fact, frozen=True, kw_only=True):
    """The chain link before the next attack has resolved."""

    def is_so(self, session: Session) -> bool:
        """Whether no attack is on the stack, and the last chain link, if there is one, has resolved."""
        table = session.table
        return table.has_begun and not table.game.stack and all(link.is_resolved for link in table.state.links)


class InLayerStep(Fact, frozen=True, kw_only=True):
    """It is the layer step of combat: the attack is on the stack."""

    def is_so(self, session: Session) -> bool:
        """Whether the game is in the layer step."""
        return session.table.has_begun and session.table.state.combat == "layer"


class InActionPhase(Fact, frozen=True, kw_only=True):
    """It is the action phase."""

    def is_so(self, session: Session) -> bool:
        """Whether the game has begun, and is in an action phase."""
        return session.table.has_begun and session.table.state.phase == "action"


class StatIs(Fact, frozen=True, kw_only=True):
    """A numeric property of an object has a value now."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(MOST_POINTS + 1)}
    card: CardRef
    """The object."""
    stat: ShownStat
    """The property."""
    amount: int
    """The value, from 0."""

    def is_so(self, session: Session) -> bool:
        """Whether the property has the value."""
        if not session.table.has_begun:
            return False
        return StatOf(card=self.card, stat=self.stat).outcome(session).answer == str(self.amount)


class Gains(Happens, frozen=True, kw_only=True):
    """A player gains points."""

    event: type[Event] = GainAsset
    """The kind of the event."""
    asset: Points
    """The kind of points."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is the gain of such points."""
        return super().is_event(session, event, at) and isinstance(event, GainAsset) and event.asset == self.asset


class HasKeyword(Fact, frozen=True, kw_only=True):
    """A card has an ability of a kind now."""

    card: CardRef
    """The card."""
    keyword: type[Ability]
    """The kind of the ability."""

    def is_so(self, session: Session) -> bool:
        """Whether the card has it."""
        has: bool = session.tracked(self.card).has(self.keyword)
        return has


class AllOfThemPass(Action, frozen=True, kw_only=True):
    """All players pass in succession, each of whom is named."""

    is_passing: ClassVar[bool] = True
    players: tuple[PlayerRef, ...]
    """The players."""

    def act(self, session: Session) -> None:
        """Let them pass. Raises SituationError if they are not all players."""
        named = {session.person(one).number for one in self.players}
        if named != {person.number for person in session.table.people}:
            raise SituationError("these are not all players; write for each of them that the player passes")
        AllPass().act(session)


class PassUntilTurn(actions.PassUntil, frozen=True, kw_only=True):
    """All players pass until the turn of a player."""

    player: PlayerRef
    """The player."""

    @property
    def later(self) -> str:
        """The sentence for the next turn of the player."""
        return f"{self.player.name}の次のターンまで全員がパスを続ける"

    def act(self, session: Session) -> None:
        """Let all players pass until it begins, unless a sentence has told just now that the turn before it ended."""
        is_there = session.table.state.turn_player == session.person(self.player).number
        if not (is_there and session.arrived == session.table.events_so_far):
            super().act(session)

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether a turn of the player has begun."""
        state: CoreState = session.table.state
        return state.turn != before.turn and state.turn_player == session.person(self.player).number


class BeginsTurn(setups.Turn, frozen=True, kw_only=True):
    """The game begins as a turn of a player does."""

    def set_up(self, session: Session) -> None:
        """Begin in the start phase, unless another sentence names a phase. Raises SituationError as the parent does."""
        session.begin_turn(self.player, None if "stage" in session.said else "start phase")


class TurnStarts(PassUntilTurn, frozen=True, kw_only=True):
    """The turn of a player begins."""

    def earlier(self) -> BeginsTurn:
        """Return the beginning of the game there, where nobody has acted before it."""
        return BeginsTurn(player=self.player)


class TurnEnds(actions.PassUntil, frozen=True, kw_only=True):
    """A player's turn ends, and the next one begins."""

    player: PlayerRef
    """The player."""

    @property
    def later(self) -> str:
        """The sentence for a later turn: none, since it is that of the player."""
        return ""

    def act(self, session: Session) -> None:
        """Let all players pass until another turn has begun. Raises SituationError in another player's turn."""
        if session.table.state.turn_player != session.person(self.player).number:
            raise SituationError(f"it is not the turn of {self.player.name}")
        super().act(session)

    def go_on(self, session: Session, before: CoreState) -> None:
        """Let them pass until another turn has begun or a question. Raises SituationError as the parent does."""
        super().go_on(session, before)
        if self.has_come(session, before):
            session.arrived = session.table.events_so_far

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether another turn has begun."""
        state: CoreState = session.table.state
        return state.turn != before.turn


class NumberOfTurn(Setup, frozen=True, kw_only=True):
    """The number of the turn in the game."""

    bounds: ClassVar[Mapping[str, range]] = {"number": range(1, MOST_POINTS + 1)}
    number: int
    """The number, from 1."""

    def set_up(self, session: Session) -> None:
        """Begin in this turn. Raises SituationError if another sentence says otherwise."""
        session.say_once("turn", self.number)
        session.beginning["turn"] = self.number

    def is_so(self, session: Session) -> bool:
        """Whether it is this turn, which is known where a sentence has said which one the first was."""
        return "turn" in session.beginning and session.table.state.turn == self.number


class GameBegins(NumberOfTurn, frozen=True, kw_only=True):
    """The game begins with the start phase of its first turn, that of the first player unless another one is named."""

    number: int = 1
    """The number of the turn."""

    def set_up(self, session: Session) -> None:
        """Begin there, or in the phase or step that another sentence names."""
        super().set_up(session)
        session.beginning["stage"] = session.said.setdefault("stage", "start phase")


class NothingMore(actions.PassUntil, frozen=True, kw_only=True):
    """All players pass until everything has resolved: what is on the stack, and the attack of the active chain link."""

    @property
    def later(self) -> str:
        """The sentence for a later turn: none, since nothing is waited for."""
        return ""

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether nothing is left to resolve."""
        del before
        return not session.table.unresolved


class ChainIsOpen(Fact, frozen=True, kw_only=True):
    """The combat chain is open."""

    def is_so(self, session: Session) -> bool:
        """Whether an attack has been put on the combat chain that has not closed since."""
        return session.table.has_begun and session.table.state.combat != ""


class MayPutIntoArsenal(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player may put a card into the arsenal in the end phase of this turn."""

    is_of_state: ClassVar[bool] = False
    about_choices: ClassVar[frozenset[str]] = frozenset({"arsenal"})
    cards: tuple[CardRef, ...]
    """The card."""
    zone: HeldZone
    """The arsenal."""

    @property
    def named(self) -> tuple[CardRef, ...]:
        """The card."""
        return self.cards

    def outcome(self, session: Session) -> Outcome:
        """Return whether the player is asked for it as all players pass, and the card is among the options.

        Raises SituationError for several cards, and for another zone.
        """
        if len(self.cards) > 1 or self.zone != "arsenal":
            raise SituationError("what may be asked is whether one card may be put into the arsenal")
        number, turn = session.person(self.player).number, session.table.state.turn
        then = session.copied()
        for _ in range(MOST_ROUNDS):
            question = then.question
            if question is not None and (question.kind, question.player) == ("arsenal", number):
                cards = {card.id for card in then.candidates(self.cards[0], self.player)}
                found = any(isinstance(one, Pick) and one.object in cards for one in question.options)
                return permission(() if found else (_ARSENAL,), allowing=(_ARSENAL,))
            if question is not None or then.table.position.decision is None or then.table.state.turn != turn:
                break
            then.table.all_pass()
        return permission((_ARSENAL,))


class HandIs(Fact, frozen=True, kw_only=True):
    """A player has so many cards in hand, as after drawing at the end of a turn."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(MOST_POINTS + 1)}
    player: PlayerRef
    """The player."""
    count: int
    """The number of cards, from 0."""

    def is_so(self, session: Session) -> bool:
        """Whether the player has so many cards in hand."""
        return session.table.has_begun and session.person(self.player).count("hand") == self.count


class Loses(Fact, frozen=True, kw_only=True):
    """A player has lost."""

    player: PlayerRef
    """The player."""

    def is_so(self, session: Session) -> bool:
        """Whether the player has lost."""
        return session.table.has_begun and session.person(self.player).has_lost


class Intellect(PlayerSetup, frozen=True, kw_only=True):
    """The intellect of a player's hero."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(MOST_POINTS + 1)}
    amount: int
    """The intellect, from 0."""

    def set_up(self, session: Session) -> None:
        """Let the hero have it. Raises SituationError if another sentence says otherwise."""
        hero = session.person(self.player).record
        session.say_once(("intellect", hero.serial), self.amount)
        assert isinstance(hero.card, Card)
        hero.card = replace(hero.card, intellect=self.amount)
        session.table.builder.recast(hero.serial, hero.card)


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

    def later(self) -> Defends:
        """Return that the player does not defend against the attack."""
        return Defends(player=self.player, cards=())


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


class DefendsWithAll(Reply, frozen=True, kw_only=True):
    """A player defends with all pieces of equipment, or with all cards in hand."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_POINTS + 1)}
    player: PlayerRef
    """The player."""
    count: int | None = None
    """The number of them, None if that is not said."""
    zones: frozenset[ZoneName] = frozenset({*EQUIPMENT_ZONES, *WEAPON_ZONES})
    """The zones that they are in."""

    def answers(self) -> Mapping[str, tuple[AnyAnswer, ...]]:
        """Return none: the cards are those that are there when it is asked."""
        return {}

    def wait(self, session: Session) -> None:
        """Declare the cards as defending. Raises SituationError for another number of them."""
        table, person = session.table, session.person(self.player)
        objects = [one for zone in self.zones for one in table.game.zone(zone, person.number)]
        cards = tuple(map(session.ref_to, (one for one in objects if "weapon" not in types(table.game, one))))
        if not cards or (self.count is not None and len(cards) != self.count):
            if "hand" in self.zones:
                raise SituationError(f"{person.name} has {len(cards)} cards in hand")
            raise SituationError(f"{person.name} has {len(cards)} pieces of equipment")
        declaration = Defends(player=self.player, cards=cards)
        table.script["defend"] = [*cards]
        declaration.wait(session)
        declaration.refuse(session)


class MayDefendWithAll(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player may defend with all cards in hand together."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True
    bounds: ClassVar[Mapping[str, range]] = DefendsWithAll.bounds
    count: int
    """Their number, from 1."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with what forbids it. Raises SituationError for another number of cards in hand."""
        hand = session.table.game.zone("hand", session.person(self.player).number)
        if len(hand) != self.count:
            raise SituationError(f"{self.player.name} has {len(hand)} cards in hand")
        return MayDefend(player=self.player, cards=tuple(map(session.ref_to, hand))).outcome(session)


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
        moments = [at for at, one in enumerate(past) if _asks_to_defend(one, number)]
        first = [past[at] for at in moments if at == 0 or not _asks_to_defend(past[at - 1], number)]
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
    *phrases(Hits, "({card}/攻撃)が[{player}に]ヒットする"),
    *phrases(NeverHits, "({card}/攻撃)は[{player}に]ヒットしない"),
    phrase(IsAttacking, "{card}が攻撃している"),
    phrase(IsAttackingHero, "{card}が{player}を攻撃している"),
    phrase(OrdinalOfResolution, "{ordinal}つ目の解決である"),
    phrase(AttackIsOver, "前の攻撃は終わっている"),
    phrase(InLayerStep, "今はレイヤーステップである"),
    phrase(InActionPhase, "今はアクションフェイズである"),
    phrase(StatIs, "{card}の{stat}は{amount}である"),
    phrase(ChainIsOpen, "戦闘チェインは開いている"),
    phrase(NothingMore, "以後は誰も何もしない"),
    phrase(Happens, "{card}が破壊される", event=CoreDestroy),
    phrase(Happens, "{card}が捨てられる", event=CoreDiscard),
    phrase(Happens, "{card}が公開される", event=Revealed),
    phrase(Happens, "{card}がピッチされる", event=Pitch),
    phrase(Happens, "{card}が追放される", event=Banish),
    *yes_or_no(DeedWithCards, "{player}は{cards|と}を追放", "する/しない", event=Banish),
    *phrases(Happens, "{card}が[{player}の]{zone}に置かれる", event=CoreMove),
    phrase(Happens, "{by}のダメージが与えられる", event=Deal),
    phrase(Happens, "{by}から{player}に{amount}点のダメージが与えられる", event=Deal),
    *phrases(Happens, "[{player}に][{amount}点の]ダメージが与えられる", event=Deal),
    phrase(Happens, "{player}はライフを{amount}点得る", event=GainLife),
    phrase(Happens, "{player}はライフを{amount}点失う", event=LoseLife),
    *phrases(facts.Resolves, "[{card}の]解決が終わる"),
    *phrases(facts.Resolves, "[{card}の][{keyword}の]誘発の解決が終わる", has_triggered=True),
    phrase(facts.AllResolves, "すべての解決が終わる"),
    *phrases(facts.Triggered, "(能力/{keyword}/{card}の能力/{card}の{keyword})が誘発する"),
    *phrases(facts.Draws, "{player}は[{by}によって]カードを[{count}枚]引く"),
    phrase(facts.HasPriority, "{player}が優先権を得る"),
    phrase(Gains, "{player}は{asset}を{amount}点得る"),
    phrase(HasKeyword, "{card}は{keyword}を得る"),
    phrase(AllOfThemPass, "パスするのは{players|と}である"),
    phrase(facts.DoesNotRespond, "{player}は対応しない"),
    phrase(PassUntilTurn, "{player}のターンまで全員がパスを続ける"),
    phrase(TurnStarts, "{player}のターンが始まる"),
    phrase(TurnEnds, "{player}のターンが終わる"),
    phrase(NumberOfTurn, "今は{number}ターン目である"),
    phrase(GameBegins, "ゲームが始まる"),
    phrase(MayPutIntoArsenal, "{player}は{cards|}を{zone}に置ける？"),
    phrase(HandIs, "{player}の手札が{count}枚になる"),
    phrase(Loses, "{player}は敗北する"),
    phrase(Intellect, "{player}の知性は{amount}である"),
    phrase(Applies, "{keyword}が適用される"),
    phrase(HasColor, "{card}は{color}である"),
    phrase(HasColor, "{card}は{color}ではない", is_yes=False),
    phrase(NeverDefends, "{player}はこのターンに一度も防御しない"),
    phrase(HasNotDrawn, "{player}はこのターンにカードを引いていない"),
    *phrases(DefendsWithAll, "{player}は装備品[{count}つ]すべてで防御する"),
    phrase(DefendsWithAll, "{player}は手札{count}枚すべてで防御する", zones=frozenset({"hand"})),
    phrase(MayDefendWithAll, "{player}は手札{count}枚すべてで防御できる？"),
    *phrases(CouldPlay, "[{moment}に]{player}は{card}をプレイできた？"),
    *phrases(CouldActivate, "[{moment}に]{player}は{card}の能力を起動できた？"),
    phrase(CouldDefend, "{player}は{cards|と}で防御できた？"),
)
"""The phrases of the course of a game."""
