"""What players do in Magic as effects let or make them do it, or by an ability that they play for it."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove, Draw
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.process.options import Activate, Option
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.mtg.card_parts.abilities import Activated
from rulesdb.engine.mtg.cards import COLORS, Mana, converted, parts_of
from rulesdb.engine.mtg.events.cards import Sacrifice
from rulesdb.engine.mtg.events.points import SpendMana
from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.events.zones import Count
from rulesdb.engine.mtg.keywords.equip import Equip
from rulesdb.engine.mtg.keywords.named_abilities import Cycling, Transmute
from rulesdb.engine.mtg.verbs.objects import RegeneratePermanents
from rulesdb.situations import choices
from rulesdb.situations.clauses import PlayerAction, Reply, yes_or_no
from rulesdb.situations.mtg.happenings import put_on_stack
from rulesdb.situations.parts import MOST_CARDS, AnyAnswer, CardRef, HeldZone, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.told.deeds import Deed, DeedWithCards
from rulesdb.situations.unasked import pass_until


class Sacrifices(PlayerAction, frozen=True, kw_only=True):
    """A player sacrifices cards: as an effect asks for it, or to play the one ability that is played so."""

    cards: tuple[CardRef, ...]
    """The cards."""

    def is_awaited(self, session: Session) -> bool:
        """Whether the player is asked for something, which may be what to sacrifice."""
        question = session.question
        return question is not None and question.player == session.person(self.player).number

    def act(self, session: Session) -> None:
        """Sacrifice the cards. Raises SituationError if no ability, or more than one, is played so."""
        if session.question is None:
            found = [one for one in _activations(session, self.player) if self._is_by(session, one)]
            if len(found) > 1:
                raise SituationError(
                    "several abilities can be played so; write which one: アンは《…》の能力をプレイする"
                )
            if found:
                session.take(self.player, found)
        self._deed.wait(session)

    @property
    def _deed(self) -> DeedWithCards:
        return DeedWithCards(player=self.player, event=Sacrifice, cards=self.cards)

    def _is_by(self, session: Session, option: Option) -> bool:
        """Whether the cards are sacrificed to play an ability."""
        twin = session.copied()
        twin.since = len(twin.table.history)
        twin.take(self.player, [option])
        return self._deed.can_be_done(twin)


def _activations(session: Session, player: PlayerRef) -> list[Option]:
    """Return the abilities that a player can play now, after those have passed who come before the player."""
    person = session.person(player)
    if not person.has_priority:
        session = session.copied()
        session.give_priority(session.person(player))
    return [one for one in session.table.options_of(person.number) if isinstance(one, Activate)]


class UsesAbility(PlayerAction, frozen=True, kw_only=True):
    """A player plays the one ability that can be played, or the one of a keyword; it may have been played just now."""

    keyword: type[Ability]
    """The kind of ability."""
    card: CardRef | None = None
    """The card with the ability, None for any."""

    def act(self, session: Session) -> None:
        """Play the ability. Raises SituationError if none, or more than one, can be played."""
        if self.keyword is Ability and self._is_played(session):
            return
        ids = None if self.card is None else {one.id for one in session.candidates(self.card, self.player)}
        legal = [one for one in _activations(session, self.player) if isinstance(one, Activate)]
        named = (one for one in legal if ids is None or one.object in ids)
        found = [one for one in named if isinstance(_ability(session, one), self.keyword)]
        if len(found) != 1:
            raise SituationError("write which ability is played: アンは《…》の能力をプレイする")
        session.take(self.player, found)

    def _is_played(self, session: Session) -> bool:
        """Whether the player has just played an ability, which is on the top of the stack."""
        last = next((made for one in reversed(session.table.history) if (made := put_on_stack(one))), None)
        if last is None or last.layer is None or last.id not in session.table.game.stack[-1:]:
            return False
        return (last.controller, last.layer.category) == (session.person(self.player).number, "activated")


class Regenerates(PlayerAction, frozen=True, kw_only=True):
    """A player plays the one ability of a card that regenerates something."""

    card: CardRef
    """The card."""

    def act(self, session: Session) -> None:
        """Play the ability. Raises SituationError for a card without one, or with several."""
        session.check_name(self.card.name)
        of_kind = [one for one in session.card(self.card.name).abilities if isinstance(one, Activated)]
        found = [at for at, one in enumerate(of_kind, 1) if any(parts_of_kind(one, RegeneratePermanents))]
        if len(found) != 1:
            raise SituationError("write which ability is played: アンは《…》の能力をプレイする")
        session.take(self.player, session.activations(self.player, self.card, found[0]))


def _ability(session: Session, option: Option) -> object:
    assert isinstance(option, Activate)
    return session.table.game.object(option.object).card.abilities[option.ability]


class Draws(Deed, frozen=True, kw_only=True):
    """A player draws cards, or does not, as an effect lets the player do it."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    count: int = 1
    """The number of cards, from 1."""

    @property
    def words(self) -> str:
        """The words for the cards."""
        return f"カード{self.count}枚"

    def is_done(self, session: Session) -> bool:
        """Whether the player has drawn so many cards since the last action."""
        number = session.person(self.player).number
        events = (one.event for one in session.table.history[session.since :])
        return sum(isinstance(one, Draw) and one.player == number for one in events) >= self.count


class PutsCounters(Deed, frozen=True, kw_only=True):
    """A player puts counters on something, or does not, as an effect lets the player do it."""

    @property
    def words(self) -> str:
        """The words for the counters."""
        return "カウンター"

    def is_done(self, session: Session) -> bool:
        """Whether counters have been put on something since the last action."""
        return any(isinstance(one.event, Count) for one in session.table.history[session.since :])


class PaysMana(Deed, frozen=True, kw_only=True):
    """A player pays mana, or does not, as an effect lets or makes the player do it."""

    mana: str
    """The mana, in symbols."""

    @property
    def words(self) -> str:
        """The words for the mana."""
        return self.mana

    def is_done(self, session: Session) -> bool:
        """Whether the player has paid so much mana since the last action, of these colors."""
        spent, parts = self._spent(session), parts_of(self.mana)
        return spent.total() == converted(self.mana) and all(spent[one] >= parts.get(one, 0) for one in COLORS)

    def wait(self, session: Session) -> None:
        """Pay it, unless what gives the mana is still to be chosen. Raises SituationError where other mana is paid."""
        session.resume()
        question = session.question
        if self.is_yes and question is not None and question.kind in {session.table.payment, "mana"}:
            return
        spent = self._spent(session)
        if self.is_yes and question is None and spent and not self.is_done(session):
            words = "、".join(f"{MANA[kind]}{amount}点" for kind, amount in spent.items())
            raise SituationError(f"what is paid here is {words}, and not {self.mana}")
        try:
            super().wait(session)
        except SituationError:
            if self.is_yes or question is not None or not self._resolves_unpaid(session):
                raise

    def _resolves_unpaid(self, session: Session) -> bool:
        """Let the top of the stack resolve; return whether it has, and nobody could pay anything for it."""
        top = session.table.game.stack[-1:]
        pass_until(session, lambda twin: twin.table.game.stack[-1:] != top)
        return bool(top) and session.table.game.stack[-1:] != top and not self._spent(session)

    def _spent(self, session: Session) -> Counter[Mana]:
        """Return the mana that the player has spent since the last action, by kind."""
        number, spent = session.person(self.player).number, Counter[Mana]()
        for one in session.table.history[session.since :]:
            if isinstance(one.event, SpendMana) and one.event.player == number:
                spent[one.event.asset] += one.event.amount
        return spent


class Fetches(DeedWithCards, frozen=True, kw_only=True):
    """A player fetches a card from the library, wherever the effect puts it."""

    to: ClassVar[Collection[str]] = frozenset({"in play", "hand", "graveyard"})
    """The zones into which it may be put."""
    event: type[Event] = CoreMove
    """The kind of the event that happens to each card."""

    def is_event(self, event: Event) -> bool:
        """Whether an event puts a card there."""
        return isinstance(event, CoreMove) and event.to.name in self.to


class PlaysFree(Fetches, frozen=True, kw_only=True):
    """A player plays a card without paying its mana cost, as an effect lets or makes the player do it."""

    to = frozenset({"stack"})


class Targets(Deed, frozen=True, kw_only=True):
    """A player chooses cards as targets; where nothing else could be chosen, they are the targets already."""

    cards: tuple[CardRef, ...]
    """The targets, in order."""

    @property
    def chosen(self) -> tuple[CardRef, ...]:
        """The targets."""
        return self.cards

    def is_done(self, session: Session) -> bool:
        """Whether something of the player on the stack has these targets."""
        number, table = session.person(self.player).number, session.table
        for one in table.game.stack:
            item = table.state.objects[one]
            if item.controller == number and item.layer is not None:
                groups = (group for _, found in table.declared_targets(item.layer.declared) for group in found)
                if self._are_targets(session, [target for group in groups for target in group]):
                    return True
        return False

    def _are_targets(self, session: Session, targets: list[int]) -> bool:
        """Whether targets, by id, are the cards, each once."""
        for card in self.cards:
            ids = {one.id for one in session.candidates(card)}
            if not ids.intersection(targets):
                return False
            targets.remove(next(one for one in targets if one in ids))
        return not targets


class TargetsPlayer(Reply, frozen=True, kw_only=True):
    """A player chooses a player as the target."""

    player: PlayerRef
    """The player who chooses."""
    target: PlayerRef
    """The target."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the target."""
        return {"target": (self.target,)}


_MOVES: Sequence[tuple[HeldZone, str, str]] = (
    ("hand", "(手札に/オーナーの手札に)戻", "す/さない"), ("hand", "手札に加え", "る/ない"),
    ("in play", "場に出", "す/さない"), ("in play", "場に戻", "す/さない"),
    ("removed", "ゲームから取り除", "く/かない"),
)  # fmt: skip
PHRASES = (
    phrase(Sacrifices, "{player}は{cards|と}を生け贄に捧げる"),
    phrase(UsesAbility, "{player}は{keyword}を{card}でプレイする"),
    *phrases(UsesAbility, "{player}は{keyword}(をプレイする/を起動する/コストを支払う)"),
    phrase(UsesAbility, "{player}は{card}をサイクリングする", keyword=Cycling),
    phrase(UsesAbility, "{player}は{card}を変成する", keyword=Transmute),
    phrase(UsesAbility, "{player}は{card}を装備する", keyword=Equip),
    phrase(Regenerates, "{player}は{card}を再生する"),
    phrase(choices.Chooses, "{player}は{keyword}コストを支払わない", what="pay", is_yes=False),
    *yes_or_no(Draws, "{player}はカードを引", "く/かない"),
    phrase(Draws, "{player}はカードを{count}枚引く", unusual=frozenset({"count"})),
    phrase(PlaysFree, "{player}は{cards|}をマナ・コストを支払わずにプレイする"),
    *yes_or_no(PutsCounters, "{player}はカウンターを置", "く/かない"),
    *yes_or_no(PaysMana, "{player}は「{mana}」を支払", "う/わない"),
    *phrases(Fetches, "{player}は{cards|}を(/ライブラリーから)(持ってくる/探す)"),
    phrase(Fetches, "{player}は{cards|}をサーチする"),
    *phrases(Targets, "{player}は{cards|と}を対象(とする/にする/に選ぶ)"),
    *phrases(TargetsPlayer, "{player}は{target}を対象(とする/にする/に選ぶ)"),
    phrase(Targets, "{player}は対象に{cards|と}を選ぶ"),
    *(
        row
        for zone, words, ends in _MOVES
        for row in yes_or_no(DeedWithCards, f"{{player}}は{{cards|}}を{words}", ends, event=CoreMove, zone=zone)
    ),
)
"""The phrases of what players do as effects let or make them do it."""
