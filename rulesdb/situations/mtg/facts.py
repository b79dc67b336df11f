"""What is said of a beginning beside the cards: several groups of permanents, and facts that are so anyway or not.

Permanents are untapped and have been in play since before the turn unless a sentence says otherwise. Who says so again
is believed if it is so: a sentence that contradicts the others is refused.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.language.phrases import PLAIN, Role, Row, phrase, phrases
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.engine.mtg.cards import COLORS, Card, CardType, parts_of
from rulesdb.engine.mtg.language.record_words import TYPES
from rulesdb.play.mtg.table import basic_land
from rulesdb.play.recording import holder
from rulesdb.situations.clauses import PlayerSetup, Setup
from rulesdb.situations.mtg.setups import THIS_TURN, Holds, Life
from rulesdb.situations.parts import MOST_CARDS, MOST_POINTS, CardRef, HeldZone, Numbered, PlayerRef, SituationError
from rulesdb.situations.session import Session

_EACH = "each"
"""The form of a group of cards in a list whose members all have を."""


class Group(Numbered, frozen=True):
    """A number of cards of a name."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    card: CardRef
    """One of them."""
    count: int = 1
    """Their number, from 1."""
    is_tapped: bool = False
    """Whether they are tapped."""
    is_untapped: bool = False
    """Whether they are said to be untapped."""
    is_face_down: bool = False
    """Whether they are face down."""


class HoldsGroups(PlayerSetup, frozen=True, kw_only=True):
    """Groups of cards are in a zone of a player, or the player controls them."""

    zone: HeldZone = "in play"
    """The zone."""
    groups: tuple[Group, ...]
    """The groups."""

    def set_up(self, session: Session) -> None:
        """Put the cards there."""
        for group in self.groups:
            statement = Holds(
                player=self.player,
                zone=self.zone,
                cards=(group.card,),
                count=group.count,
                is_tapped=group.is_tapped,
                is_face_down=group.is_face_down,
            )
            statement.set_up(session)


class Confirmation(Setup, frozen=True, kw_only=True):
    """What is so as long as no sentence says otherwise."""

    contradiction: ClassVar[str] = "another sentence says otherwise"
    """The message about a sentence that says otherwise."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield the objects of which it is not so."""
        raise NotImplementedError

    def set_up(self, session: Session) -> None:
        """Look whether it is so. Raises SituationError if it is not."""
        for item in self.contradicting(session):
            raise SituationError(f"{self.contradiction}: {session.table.printed_name(item)}")


def _listed(session: Session, cards: Sequence[CardRef]) -> Iterator[CoreObject]:
    """Yield the records of the cards of names. Raises SituationError for a name that nothing has."""
    for ref in cards:
        session.listed(ref)
        for item in session.table.objects():
            if session.table.printed_name(item) == ref.name and session.table.is_held_so(ref, item):
                yield item


class AlreadyThere(Confirmation, frozen=True, kw_only=True):
    """Permanents have been in play since before the turn."""

    cards: tuple[CardRef, ...]
    """The permanents."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield those that came into play this turn."""
        return (item for item in _listed(session, self.cards) if getattr(item, "timestamp", 0))


class Unattached(Confirmation, frozen=True, kw_only=True):
    """Auras or equipment are attached to nothing."""

    cards: tuple[CardRef, ...]
    """The Auras or equipment."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield those that are attached."""
        return (item for item in _listed(session, self.cards) if getattr(item, "attached_to", None) is not None)


class NewThisTurn(Setup, frozen=True, kw_only=True):
    """Permanents came into play this turn."""

    cards: tuple[CardRef, ...]
    """The permanents."""

    def set_up(self, session: Session) -> None:
        """Give them the time of this turn."""
        for item in _listed(session, self.cards):
            session.table.builder.change(item.id, timestamp=THIS_TURN)


class HasSize(Confirmation, frozen=True, kw_only=True):
    """The power and toughness that are printed on a creature."""

    card: CardRef
    """The creature."""
    power: int
    """Its power."""
    toughness: int
    """Its toughness."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield the creature if it has other ones."""
        for item in _listed(session, (self.card,)):
            card = session.card(self.card.name)
            assert isinstance(card, Card)
            if (card.power, card.toughness) != (self.power, self.toughness):
                yield item


class HasAbility(Confirmation, frozen=True, kw_only=True):
    """A keyword that is printed on a card."""

    card: CardRef
    """The card."""
    keyword: type[Ability]
    """The keyword."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield the card if it does not have the keyword."""
        card = session.card(self.card.name)
        if not any(isinstance(one, self.keyword) for one in card.abilities):
            yield from _listed(session, (self.card,))


class Untapped(Confirmation, frozen=True, kw_only=True):
    """Permanents are untapped."""

    cards: tuple[CardRef, ...] = ()
    """The permanents, none for all."""
    kind: CardType | None = None
    """The type of those that are meant, None for any."""
    player: PlayerRef | None = None
    """The player who controls them, None for all players."""
    is_of_others: bool = False
    """Whether only those are meant of which nothing else is said."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield those that are tapped."""
        items = _listed(session, self.cards) if self.cards else iter(session.table.objects())
        number = None if self.player is None else session.person(self.player).number
        for item in items:
            is_counted = (self.kind is None or self.kind in item.card.types) and number in {None, holder(item)}
            if is_counted and item.is_tapped and not self.is_of_others:
                yield item


class TappedOnes(Setup, frozen=True, kw_only=True):
    """Permanents are tapped, some or all of a name."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    card: CardRef
    """One of the permanents."""
    count: int | None = None
    """Their number, None for all."""

    def set_up(self, session: Session) -> None:
        """Tap them. Raises SituationError if there are not so many."""
        items = [*_listed(session, (self.card,))]
        if self.count is not None and self.count > len(items):
            raise SituationError(f"there are {len(items)} objects with the name {self.card.name}, not {self.count}")
        for item in items[: self.count]:
            session.table.builder.change(item.id, is_tapped=True)


class AllTapped(PlayerSetup, frozen=True, kw_only=True):
    """All permanents of a type that a player controls are tapped."""

    kind: CardType
    """The type."""

    def set_up(self, session: Session) -> None:
        """Tap them."""
        number = session.person(self.player).number
        for item in session.table.objects():
            if self.kind in item.card.types and holder(item) == number and item.zone.name == session.table.in_play:
                session.table.builder.change(item.id, is_tapped=True)


class NoCounters(Confirmation, frozen=True, kw_only=True):
    """No counters of a kind are on a permanent."""

    card: CardRef
    """The permanent."""
    counter: str = ""
    """The name of the counters, "" for any."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield the permanent if it has such counters."""
        for item in _listed(session, (self.card,)):
            if any(kind == self.counter or not self.counter for kind, _ in item.counters):
                yield item


class NoOther(Confirmation, frozen=True, kw_only=True):
    """No permanent of a type is in play, or none but those that sentences name."""

    kind: CardType | None = None
    """The type, None for any."""
    player: PlayerRef | None = None
    """The player who controls none, None for all players."""
    is_beside: bool = False
    """Whether there may be those that sentences have named before."""

    def contradicting(self, session: Session) -> Iterator[CoreObject]:
        """Yield those that there are."""
        if self.is_beside:
            return
        number = None if self.player is None else session.person(self.player).number
        for item in session.table.objects():
            is_there = item.zone.name == session.table.in_play and (self.kind is None or self.kind in item.card.types)
            if is_there and number in {None, holder(item)}:
                yield item


class LandsPlayed(PlayerSetup, frozen=True, kw_only=True):
    """Whether a player has played a land this turn."""

    is_played: bool = False
    """Whether the player has."""

    def set_up(self, session: Session) -> None:
        """Count the land. Raises SituationError if another sentence says otherwise."""
        number = session.person(self.player).number
        session.say_once(("lands", number), self.is_played)
        session.table.builder.change_player(number, lands=int(self.is_played))


class LifeOfAll(Setup, frozen=True, kw_only=True):
    """The life of each player."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    amount: int
    """The life, from 1."""

    def set_up(self, session: Session) -> None:
        """Give it to the players."""
        for person in session.table.people:
            Life(player=PlayerRef(person.name), asset="life", amount=self.amount).set_up(session)


class EnoughMana(Setup, frozen=True, kw_only=True):
    """A player has enough mana to play a card: basic lands of which nothing else is said."""

    card: CardRef
    """The card."""
    player: PlayerRef | None = None
    """The player, None for the owner of the card."""

    def set_up(self, session: Session) -> None:
        """Put untapped basic lands into play, one for each mana of the card's cost."""
        card = session.listed(self.card)
        owner = session.table.builder.record(card.serial).owner
        assert owner is not None
        player = self.player or PlayerRef(session.table.people[owner].name)
        printed = session.card(self.card.name)
        assert isinstance(printed, Card)
        mana = parts_of(printed.mana_cost or "{0}")
        colors = [part for part in mana if part in COLORS] or [COLORS[-1]]
        for part, amount in mana.items():
            for _ in range(amount):
                session.put(player, "in play", basic_land(part if part in COLORS else colors[0]).name, {})


ROLES = (Role("group", Group),)
"""The role of groups of cards."""
WORDS: Mapping[tuple[object, str], Mapping[AnyName, str]] = {(CardType, PLAIN): TYPES}
"""The words for types of cards."""
_UNITS = "つ/体/枚/個/本"
_STATES: Mapping[str, Mapping[str, Any]] = {
    "": {}, "アンタップ状態の": {"is_untapped": True}, "タップ状態の": {"is_tapped": True},
    "裏向きの": {"is_face_down": True},
}  # fmt: skip


def _groups() -> Iterator[Row]:
    """Yield the phrases of groups: with a number before the card, behind it or behind を, and what they are like."""
    yield from phrases(Group, f"{{card}}を{{count}}({_UNITS})アンタップ状態で", _EACH, is_untapped=True)
    yield from phrases(Group, f"{{card}}を{{count}}({_UNITS})タップ状態で", _EACH, is_tapped=True)
    for state, fixed in _STATES.items():
        yield from phrases(Group, f"{state}{{card}}{{count}}({_UNITS})", **fixed)
        yield from phrases(Group, f"{{count}}({_UNITS})の{state}{{card}}", **fixed)
        yield from phrases(Group, f"{state}{{card}}を{{count}}({_UNITS})", _EACH, **fixed)
        if state:
            yield phrase(Group, f"{state}{{card}}", **fixed)


_SINCE = "(前のターン/以前のターン/前のターンより前/ターンの開始時/ずっと前)から"
_ALL = "(/すべて/どちらも/両方とも/みな)"
_THIS = "(このターン、/このターン/このターンすでに/このターン、すでに/すでにこのターン、)"
_NOT_THIS = "(/このターン、/このターン/まだこのターン/このターン、まだ/まだこのターン、)"
_MANA = "(プレイするためのマナ/プレイするマナ/プレイできるだけのマナ/唱えるためのマナ)"
PHRASES = (
    *_groups(),
    *(
        row
        for both in ("", "|と", "|、", "|と、")
        for row in (
            phrase(HoldsGroups, f"{{player}}は{{groups|{both}}}をコントロールしている"),
            phrase(HoldsGroups, f"{{player}}は{{groups:each|{both}}}コントロールしている"),
        )
    ),
    *(
        row
        for count in range(1, 5)
        for row in phrases(
            Holds, f"{{player}}は{{cards|と}}を{count}({_UNITS})ずつコントロールしている", zone="in play", count=count
        )
    ),
    *phrases(AlreadyThere, f"{{cards|と}}は(/、){_SINCE}(場にいる/場にある/場に出ている/コントロールされている)"),
    *phrases(AlreadyThere, "{cards|と}は(召喚酔いしていない/前のターンに場に出る/前のターンに出る)"),
    *phrases(Unattached, "{cards|と}は(何/誰)にもつけられていない"),
    phrase(NewThisTurn, "{cards|と}は召喚酔いしている"),
    *phrases(HasSize, "{card}は{power}/{toughness}[である]"),
    *phrases(HasAbility, "{card}は{keyword}[を持つ]"),
    *phrases(AlreadyThere, f"{{cards|と}}は{_SINCE}(出ている/いる)"),
    phrase(AlreadyThere, "{cards|と}は召喚酔いの影響を受けない"),
    *phrases(Untapped, f"{{cards|と}}は{_ALL}アンタップ状態である"),
    *phrases(Untapped, f"[{{player}}の]{{kind}}は{_ALL}アンタップ状態である"),
    *phrases(Untapped, "(すべて/どちらも/両方とも/みな)アンタップ状態である"),
    *phrases(Untapped, "(ほかは/他は/残りは)アンタップ状態である", is_of_others=True),
    *phrases(TappedOnes, "{card}は(/すべて)タップ状態である"),
    *phrases(TappedOnes, f"{{card}}{{count}}({_UNITS})(/だけ)がタップ状態である"),
    phrase(AllTapped, "{player}の{kind}はすべてタップ状態である"),
    phrase(NoCounters, "{card}に「{counter}」カウンターはない"),
    phrase(NoCounters, "{card}にカウンターはない"),
    *phrases(NoOther, "(ほか/他)に{kind}は(ない/いない)", is_beside=True),
    *phrases(NoOther, "{player}は(ほか/他)に{kind}をコントロールしていない", is_beside=True),
    *phrases(NoOther, "{kind}は(ない/いない)"),
    phrase(NoOther, "{player}は{kind}をコントロールしていない"),
    phrase(NoOther, "{player}は何もコントロールしていない"),
    phrase(NoOther, "{player}の場にカードはない"),
    *phrases(LandsPlayed, f"{{player}}は{_THIS}土地を(プレイして/置いて/出して)いる", is_played=True),
    *phrases(LandsPlayed, f"{{player}}は{_NOT_THIS}土地を(プレイして/置いて/出して)いない"),
    phrase(LifeOfAll, "全員のライフは{amount}である"),
    *phrases(EnoughMana, f"{{card}}を{_MANA}は(足りている/十分にある/ある)"),
    *phrases(EnoughMana, f"{{player}}には{{card}}を{_MANA}が(足りている/十分にある/ある)"),
)
"""The phrases of groups of cards, and of facts."""
