"""What is there before the first action in Magic: cards in zones, life, mana, the turn, and what permanents have."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from rulesdb.engine.kernel.language.phrases import Row, phrase, phrases
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.mtg.card_parts.abilities import Activated, TriggeredKeyword, Vigilance
from rulesdb.engine.mtg.cards import Card, Mana
from rulesdb.engine.mtg.events.faces import as_played
from rulesdb.engine.mtg.events.teller import ZONES
from rulesdb.engine.mtg.keywords.entering import EntersWithCounters
from rulesdb.engine.mtg.keywords.equip import EQUIPMENT
from rulesdb.engine.mtg.keywords.suspend import TIME, Suspend
from rulesdb.engine.mtg.state import STACK, Attacker, Layer, Object
from rulesdb.situations import setups
from rulesdb.situations.clauses import PlayerSetup, Setup
from rulesdb.situations.mtg.parts import NOW, Beginning
from rulesdb.situations.mtg.table import FREE
from rulesdb.situations.parts import ABILITIES, MOST_POINTS, CardRef, Pile, PlayerRef, SituationError
from rulesdb.situations.session import Declaration, Session

THIS_TURN = 1
"""Timestamp of what came into play during the turn at which the game begins, after the turn began."""


class Holds(setups.Holds, frozen=True, kw_only=True):
    """Cards are in a zone of a player; permanents have been in play since before the turn."""

    is_face_down: bool = False
    """Whether they are face down, as cards that were played so."""
    is_new: bool = False
    """Whether they came into play this turn."""

    def values(self) -> Mapping[str, object]:
        """Return the values of their records."""
        timed = {"timestamp": THIS_TURN} if self.is_new else {}
        return {**super().values(), **timed}

    def set_up(self, session: Session) -> None:
        """Put the cards into the zone, face down if wanted; permanents have the counters with which they came in."""
        if not self.is_face_down:
            super().set_up(session)
            if self.zone == "in play":
                _put_counters(session)
            return
        before = {item.id for item in session.table.objects()}
        super().set_up(session)
        for item in session.table.objects():
            if item.id not in before:
                mark = int(session.beginning.get("marks", 0)) + 1
                session.beginning["marks"] = mark
                session.table.builder.change(item.id, card=as_played(item.card), face=item.card, mark=mark)


def _put_counters(session: Session) -> None:
    """Put the counters on permanents with which each came into play, where their number is printed."""
    for item in session.table.objects():
        if item.zone.name == "in play" and not item.counters and isinstance(item, Object) and item.face is None:
            counters = {
                one.counter: one.amount
                for ability in item.card.abilities
                for one in (ability.enters() if isinstance(ability, TriggeredKeyword) else (ability,))
                if isinstance(one, EntersWithCounters) and isinstance(one.amount, int)
            }
            session.table.builder.change(item.id, counters=tuple(sorted(counters.items())))


class PileOfNumber(setups.HandOfNumber, frozen=True, kw_only=True):
    """A number of cards is in a player's deck or library; of those that no sentence names nothing is said."""

    pile: Pile
    """The deck or library."""

    @property
    def zone(self) -> str:
        """The deck or library."""
        return self.pile


class HoldsTokens(Holds, frozen=True, kw_only=True):
    """Tokens are in play; they have been there since before the turn."""

    zone: Literal["in play"] = "in play"
    """The zone."""

    def values(self) -> Mapping[str, object]:
        """Return the values of their records."""
        return {**super().values(), "is_token": True}


ControlsSinceThisTurn = row(
    setups.Controls,
    "ControlsSinceThisTurn",
    "A player has gained control of cards of another player this turn.",
    values={"controlled_since": THIS_TURN},
)
Life = row(setups.HasPoints, "Life", "The life of a player.", bounds={"amount": range(1, MOST_POINTS + 1)})
HasMana = row(setups.HasPoints, "HasMana", "A player has mana in the mana pool.", asset=Mana)
Turn = row(setups.Turn, "Turn", "The turn and the step or main phase at which the game begins.", stage=Beginning | None)


class Suspended(PlayerSetup, frozen=True, kw_only=True):
    """A player has suspended a card."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_POINTS + 1)}
    card: CardRef
    """The card."""
    count: int | None = None
    """The number of time counters on it, from 1; None for those with which it was suspended."""

    def set_up(self, session: Session) -> None:
        """Put the card out of the game, with the time counters. Raises SituationError for a card without suspend."""
        printed = (one.number for one in session.card(self.card.name).abilities if isinstance(one, Suspend))
        count = self.count or next(printed, None)
        if not isinstance(count, int):
            raise SituationError(f"write how many time counters are on {self.card.name}")
        session.put(self.player, "removed", self.card.name, {"counters": ((TIME, count),)})


class Attached(Setup, frozen=True, kw_only=True):
    """Auras are attached to a permanent or a player."""

    auras: tuple[CardRef, ...]
    """The Auras."""
    host: CardRef | PlayerRef
    """The permanent or player."""

    def set_up(self, session: Session) -> None:
        """Attach the Auras; a player's that no sentence has put anywhere are in play, and so is what they enchant."""
        known = {card.name for _, card in session.tracked_cards}
        for ref in (self.host, *self.auras):
            player = ref.player if isinstance(ref, CardRef) else None
            if isinstance(ref, CardRef) and ref.name not in known and (player := player or self._bearer(session, ref)):
                session.put_implied(player, session.table.in_play, ref.name)
        for aura in self.auras:
            session.change(session.listed(aura), attached_to=session.object_of(self.host).serial)

    def _bearer(self, session: Session, ref: CardRef) -> PlayerRef | None:
        """Return the player who controls what a piece of equipment is said to be attached to, None for an Aura."""
        card = session.card(ref.name)
        if not isinstance(self.host, CardRef) or not isinstance(card, Card) or EQUIPMENT not in card.subtypes:
            return None
        item = session.table.builder.record(session.listed(self.host).serial)
        number = item.owner if item.controller is None else item.controller
        return None if number is None else PlayerRef(session.table.people[number].name)


class Damaged(Setup, frozen=True, kw_only=True):
    """A creature has been dealt damage this turn."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    card: CardRef
    """The creature."""
    amount: int
    """The amount of damage, from 1."""

    def set_up(self, session: Session) -> None:
        """Give the creature the damage."""
        card = session.listed(self.card)
        session.say_once(("damage", card.serial), self.amount)
        session.change(card, damage=self.amount)


_STATES = "[タップ状態で@is_tapped][出たばかりで@is_new]"
_THERE = ("ある", "{count}枚ある", "いる", "{count}枚いる", "{count}体いる", "{count}体ある", "{count}個ある")
"""The ends of a sentence about what is in a zone, of which the first ones are printed."""


def _in_zone(kind: type[Holds], words: str, **fixed: object) -> Iterator[Row]:
    """Yield the phrases about what is in a zone, with every end; ``words`` are those before it."""
    for there in _THERE:
        counted = frozenset({"count"}) if "count" in there else frozenset()
        yield from phrases(kind, f"{words}{there}", unusual=counted, **fixed)


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


class AbilityOnStackAtFirst(setups.OnStackAtFirst, frozen=True, kw_only=True):
    """An activated ability of an object is on the stack, played by a player; its cost has been paid."""

    bounds: ClassVar[Mapping[str, range]] = {"ability": ABILITIES}
    ability: int = 1
    """Position of the ability among the activated ones of the object, from 1."""

    def set_up(self, session: Session) -> None:
        """Put the ability on the stack. Raises SituationError for an object without such an ability."""
        source = session.listed(self.card)
        abilities = session.card(self.card.name).abilities
        indices = [at for at, one in enumerate(abilities) if isinstance(one, Activated)]
        if self.ability > len(indices):
            raise SituationError(f"{self.card.name} has no such activated ability")
        index = indices[self.ability - 1]
        builder = session.table.builder
        made = builder.add(Card("", abilities=abilities[index].layer), session.person(self.player).number, STACK)
        builder.change(made, layer=Layer("activated", source.serial, FREE, index))
        session.declarations.append(Declaration(self.card.name, made))


PHRASES = (
    *_in_zone(Holds, f"{{player}}の{{zone}}に{{cards|と}}が[裏向きで@is_face_down]{_STATES}"),
    *(
        made
        for zone, word in NOW.items()
        for made in _in_zone(Holds, f"{{player}}の{word}に{{cards|と}}が[裏向きで@is_face_down]{_STATES}", zone=zone)
    ),
    *(
        made
        for word in (ZONES["in play"], NOW["in play"])
        for made in _in_zone(HoldsTokens, f"{{player}}の{word}に{{cards|と}}のトークンが{_STATES}")
    ),
    *phrases(Suspended, f"{{player}}は{{card}}を[「{TIME}」カウンター{{count}}個で]待機させている"),
    *phrases(Suspended, f"{{player}}は{{card}}を{TIME}カウンター{{count}}個で待機させている"),
    *phrases(
        Suspended,
        f"{{player}}の(ゲーム外/追放領域/待機領域/待機ゾーン)に{{card}}が({TIME}/「{TIME}」)カウンター{{count}}個"
        "(で/とともに/を置かれて/が置かれた状態で)(ある/待機している)",
    ),
    phrase(PileOfNumber, "{player}の{pile}は{count}枚である"),
    phrase(Life, "{player}のライフは{amount}である", asset="life"),
    phrase(HasMana, "{player}のマナ・プールに{asset}が{amount}点ある"),
    *phrases(Turn, "{player}のターン(/の{stage}/の{stage:short})である"),
    phrase(Attached, "{host}に{auras|と}がつけられている"),
    phrase(Attached, "{auras|と}が{host}につけられている"),
    *phrases(setups.HoldsNothing, "{player}の{zone}(にカードはない/は空である)"),
    phrase(ControlsSinceThisTurn, "{player}はこのターンから{cards|と}をコントロールしている"),
    phrase(Damaged, "{card}は{amount}点のダメージを受けている"),
    phrase(Attacking, "{cards|と}が攻撃している"),
    phrase(Blocking, "{blockers|と}が{attacker}をブロックしている"),
    phrase(Blocking, "{attacker}は{blockers|と}にブロックされている"),
    phrase(Blocking, "{attacker}はブロックされていない", blockers=()),
    *phrases(setups.OnStackAtFirst, "({player}が唱えた{card}がスタックに/スタックに{player}が唱えた{card}が)ある"),
    *phrases(AbilityOnStackAtFirst, "{player}が(プレイ/起動)した{card}の能力がスタックにある"),
    phrase(
        AbilityOnStackAtFirst,
        "{player}がプレイした{card}の{ability}番目の能力がスタックにある",
        unusual=frozenset({"ability"}),
    ),
)
"""The phrases of Magic about the beginning of a game."""
