"""What is there before the first action: cards in zones, life, points and counters."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.situations.clauses import PlayerSetup, Setup
from rulesdb.situations.parts import (
    MOST_CARDS,
    MOST_POINTS,
    AnyAnswer,
    CardRef,
    HeldZone,
    OwnZone,
    Pile,
    SituationError,
)
from rulesdb.situations.session import Declaration, Session


class OnStackAtFirst(PlayerSetup, frozen=True, kw_only=True):
    """A card is on the stack, played by a player; what triggers on that has resolved."""

    card: CardRef
    """The card."""

    def set_up(self, session: Session) -> None:
        """Put the card on the stack."""
        table, card = session.table, session.card(self.card.name)
        made = table.builder.add(card, session.person(self.player).number, table.stack_zone)
        table.builder.change(made, layer=table.announced_layer(made))
        session.track(table.card_class(table, made, card))
        session.declarations.append(Declaration(card.name, made))

    def keep(self, session: Session, answers: Mapping[str, Sequence[AnyAnswer]]) -> None:
        """Keep the declarations for it."""
        session.declarations[-1] = session.declarations[-1]._replace(answers=answers)


class Holds(PlayerSetup, frozen=True, kw_only=True):
    """Cards are in a zone of a player. A game derives its own class, with what else is said of them."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    zone: HeldZone
    """The zone."""
    cards: tuple[CardRef, ...]
    """The cards, in order: in a deck, from its top."""
    count: int = 1
    """The number of copies of each, from 1."""
    is_tapped: bool = False
    """Whether they are tapped."""

    def values(self) -> Mapping[str, object]:
        """Return the values of their records that differ from the usual ones."""
        return {"is_tapped": True} if self.is_tapped else {}

    def __post_init__(self) -> None:
        """Raise EngineError for a number behind several cards, of each or of one, and as the parent does."""
        super().__post_init__()
        if self.count > 1 and len(self.cards) > 1:
            raise EngineError("the number may be of each card or of the last one; write a sentence for each")

    def set_up(self, session: Session) -> None:
        """Put the cards into the zone."""
        for card in self.cards:
            for _ in range(self.count):
                session.put(self.player, self.zone, card.name, self.values())

    def is_so(self, session: Session) -> bool:
        """Whether so many cards of each name are in the zone."""
        cards = session.table.game.zone(self.zone, session.person(self.player).number)
        names = [session.table.printed_name(session.table.state.objects[one]) for one in cards]
        return all(names.count(card.name) >= self.count for card in self.cards)


class OnTop(PlayerSetup, frozen=True, kw_only=True):
    """Cards are on the top of a player's deck or library; of the others nothing is said."""

    pile: Pile
    """The zone."""
    cards: tuple[CardRef, ...]
    """The cards, in order from the top."""

    def set_up(self, session: Session) -> None:
        """Put the cards there. Raises SituationError if another sentence has said what is on the top."""
        session.table.tops = self._with_them(session, session.table.tops)

    def is_so(self, session: Session) -> bool:
        """Whether cards of these names are there, in this order."""
        return self._names(session)[: len(self.cards)] == [card.name for card in self.cards]

    def _with_them(
        self, session: Session, placed: Mapping[tuple[int, str], tuple[int, ...]]
    ) -> Mapping[tuple[int, str], tuple[int, ...]]:
        """Put the cards into the pile; return those placed at an end of piles with them."""
        zone = session.person(self.player).number, self.pile
        if zone in placed:
            raise SituationError("another sentence has put a card there")
        made = (session.put(self.player, self.pile, card.name, {}) for card in self.cards)
        return {**placed, zone: tuple(card.serial for card in made)}

    def _names(self, session: Session) -> list[str]:
        """Return the names of the cards in the pile, from the top."""
        cards = session.table.game.zone(self.pile, session.person(self.player).number)
        return [session.table.printed_name(session.table.state.objects[one]) for one in cards]


class AtBottom(OnTop, frozen=True, kw_only=True):
    """A card is at the bottom of a player's deck or library; of the others nothing is said."""

    def set_up(self, session: Session) -> None:
        """Put the card there. Raises SituationError if another sentence has said what is at the bottom."""
        session.table.bottoms = self._with_them(session, session.table.bottoms)

    def is_so(self, session: Session) -> bool:
        """Whether a card of this name is there."""
        return self._names(session)[-len(self.cards) :] == [card.name for card in self.cards]


class HoldsUnnamed(PlayerSetup, frozen=True, kw_only=True):
    """A number of cards is in a zone of a player, of which nothing else is said."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    zone: OwnZone
    """The zone."""
    count: int
    """The number of cards, from 1."""

    def set_up(self, session: Session) -> None:
        """Put them there. Raises SituationError for a zone in play, and for one without any card."""
        if self.zone in session.table.zones_of_play:
            raise SituationError("what is in play has a name; write which cards they are")
        for _ in range(self.count):
            session.put_unnamed(self.player, self.zone)

    def is_so(self, session: Session) -> bool:
        """Whether so many cards are there."""
        count: int = session.person(self.player).count(self.zone)
        return count == self.count


class HandOfNumber(PlayerSetup, frozen=True, kw_only=True):
    """A number of cards is in a player's hand; of those that no sentence names nothing is said."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    count: int
    """The number of all cards in hand, from 1."""

    def set_up(self, session: Session) -> None:
        """Put there as many as are missing. Raises SituationError if more cards are named, or others later."""
        owner, zone = session.person(self.player).number, self.zone
        named = sum((item.owner, item.zone.name) == (owner, zone) for item in session.table.objects())
        if named > self.count:
            raise SituationError(f"other sentences have put {named} cards there")
        for _ in range(self.count - named):
            session.put_unnamed(self.player, zone)
        session.say_once(("full", owner, zone), value=True)

    def is_so(self, session: Session) -> bool:
        """Whether so many cards are there."""
        count: int = session.person(self.player).count(self.zone)
        return count == self.count

    @property
    def zone(self) -> str:
        """The zone."""
        return "hand"


class HoldsNothing(PlayerSetup, frozen=True, kw_only=True):
    """No card is in a zone of a player."""

    zone: OwnZone
    """The zone."""

    def set_up(self, session: Session) -> None:
        """Put nothing there, also no cards that matter to nobody.

        Raises SituationError if another sentence has put a card there.
        """
        owner = session.person(self.player).number
        if any((item.owner, item.zone.name) == (owner, self.zone) for item in session.table.objects()):
            raise SituationError("another sentence has put a card there")
        session.say_once(("empty", owner, self.zone), value=True)
        session.table.empty_zones |= {(owner, self.zone)}

    def is_so(self, session: Session) -> bool:
        """Whether no card is there."""
        return not session.person(self.player).count(self.zone)


class Controls(PlayerSetup, frozen=True, kw_only=True):
    """A player controls cards: those of another player, or own ones that no other sentence has put anywhere."""

    values: ClassVar[Mapping[str, object]] = {}
    """The values of their records that differ from the usual ones, besides the controller."""
    cards: tuple[CardRef, ...]
    """The cards."""

    def set_up(self, session: Session) -> None:
        """Give the player control of the cards. Raises SituationError for a card that nobody controls."""
        controller = session.person(self.player).number
        known = {card.name for _, card in session.tracked_cards}
        for ref in self.cards:
            is_known = ref.name in known
            owner, zone = ref.player or self.player, session.table.in_play
            card = session.listed(ref) if is_known else session.put(owner, zone, ref.name, {})
            if session.table.builder.record(card.serial).controller is None:
                raise SituationError(f"nobody controls {ref.name} in its zone")
            session.change(card, controller=controller, **self.values)


class HasPoints(PlayerSetup, frozen=True, kw_only=True):
    """A player has points of a kind. A game derives its own rows, with its kinds."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(MOST_POINTS + 1)}
    asset: str
    """The kind of points."""
    amount: int
    """The number of points."""

    def set_up(self, session: Session) -> None:
        """Give the player the points."""
        number = session.person(self.player).number
        session.say_once((self.asset, number), self.amount)
        session.table.builder.change_player(number, **{self.asset: self.amount})

    def is_so(self, session: Session) -> bool:
        """Whether the player has so many points."""
        points: int = session.table.state.players[session.person(self.player).number].points(self.asset)
        return points == self.amount


class Turn(PlayerSetup, frozen=True, kw_only=True):
    """The turn, and the phase or step, at which the game begins. A game derives its own row, with its stages."""

    stage: str | None = None
    """The phase or step, None for the usual one."""

    def set_up(self, session: Session) -> None:
        """Begin there. Raises SituationError where another sentence says that another turn or step it is."""
        session.begin_turn(self.player, self.stage)

    def is_so(self, session: Session) -> bool:
        """Whether it is the player's turn, and the phase or step."""
        is_turn: bool = session.table.state.turn_player == session.person(self.player).number
        return is_turn and (self.stage is None or session.table.is_at(self.stage))


class Counters(Setup, frozen=True, kw_only=True):
    """Counters are on an object."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_POINTS + 1)}
    card: CardRef
    """The object."""
    kind: str
    """Name of the counters."""
    count: int
    """Number of counters, from 1."""

    def set_up(self, session: Session) -> None:
        """Put the counters on the object."""
        tracked = session.listed(self.card)
        session.say_once(("counters", tracked.serial, self.kind), self.count)
        counters = session.table.builder.record(tracked.serial).counters
        session.change(tracked, counters=tuple(sorted({**dict(counters), self.kind: self.count}.items())))


PHRASES = (
    phrase(Counters, "{card}に「{kind}」カウンターが{count}個ある"),
    phrase(HoldsUnnamed, "{player}の{zone}にカードが{count}枚ある"),
    phrase(HandOfNumber, "{player}の手札は{count}枚である"),
    phrase(OnTop, "{player}の{pile}の一番上に{cards|}がある"),
    phrase(OnTop, "{player}の{pile}の上から順に{cards|と}がある"),
    phrase(AtBottom, "{player}の{pile}の一番下に{cards|}がある"),
    phrase(Controls, "{player}は{cards|と}をコントロールしている"),
    phrase(Controls, "{player}が{cards|と}をコントロールしている"),
    phrase(OnStackAtFirst, "{player}がプレイした{card}がスタックにある"),
    phrase(OnStackAtFirst, "スタックに{player}がプレイした{card}がある"),
)
"""The phrases of every game about its beginning."""
