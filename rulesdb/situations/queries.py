"""What is asked about the game: life, places, numbers, what is legal, who is to choose."""

from collections.abc import Iterator, Mapping, Sequence, Sized
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.player_events import GetPriority, Lose, Over
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import Row, phrase, phrases
from rulesdb.engine.kernel.process.options import Option, Pass
from rulesdb.play.card_table import AnyCard, AnyTable, observations_of
from rulesdb.play.observations import Argument, Observable
from rulesdb.play.recording import holder
from rulesdb.situations.clauses import CardQuery, Permission, PlayerQuery, Query
from rulesdb.situations.parts import (
    ABILITIES,
    CardRef,
    End,
    HeldZone,
    OwnZone,
    Pile,
    PlayerRef,
    SharedZone,
    SituationError,
)
from rulesdb.situations.session import Outcome, Session

NONE = "なし"
_CONTROLS = "controls"
"""The observation that counts the objects of a name."""


class ZoneOf(CardQuery, frozen=True, kw_only=True):
    """The zone that an object is in."""

    def outcome(self, session: Session) -> Outcome:
        """Return the zone and its owner, "なし" for an object that does not exist."""
        return session.zone_of(self.card)


class IsInZone(CardQuery, frozen=True, kw_only=True):
    """Whether an object is in a zone."""

    zone: HeldZone | SharedZone
    """The zone."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no, also for an object that has ceased to exist."""
        return session.is_in_zone(self.card, self.zone)


class CountOf(PlayerQuery, frozen=True, kw_only=True):
    """The number of cards in a zone of a player."""

    zone: OwnZone
    """The zone."""
    card: CardRef | None = None
    """The name of those that are counted, None for all."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number. Raises SituationError for a name that no card has, and where nobody said how many are."""
        table, number = session.table, session.person(self.player).number
        if (number, self.zone) in table.unsaid_piles:
            raise SituationError(
                "no sentence says how many cards are there; write it, such as アンのデッキは20枚である"
            )
        # also of a zone that the players share, such as the arena
        there = [one for one in table.objects() if one.zone.name == self.zone and holder(one) == number]
        if self.card is None:
            return Outcome(str(len(there)))
        session.check_name(self.card.name)
        return Outcome(str([table.printed_name(one) for one in there].count(self.card.name)))


class IsEmpty(CountOf, frozen=True, kw_only=True):
    """Whether no card is in a zone of a player."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no. Raises SituationError as the count does."""
        return Outcome(shown(super().outcome(session).answer == "0"))


class EndOf(PlayerQuery, frozen=True, kw_only=True):
    """The card on the top or at the bottom of a player's deck or library."""

    pile: Pile
    """The zone."""
    end: End
    """Whether the top or the bottom is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return the name, "なし" if no card is there."""
        cards = session.table.game.zone(self.pile, session.person(self.player).number)
        item = session.table.state.objects[cards[0 if self.end == "top" else -1]] if cards else None
        return Outcome(NONE if item is None else f"《{session.table.printed_name(item)}》")


class IsAtEnd(CardQuery, frozen=True, kw_only=True):
    """Whether an object is on the top or at the bottom of a deck or library."""

    pile: Pile
    """The zone."""
    end: End
    """Whether the top or the bottom is asked about."""
    player: PlayerRef | None = None
    """The player in whose deck or library it would be, None for any."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no, also for an object that has ceased to exist."""
        if session.is_in_zone(self.card, self.pile).answer != shown(True):
            return session.is_in_zone(self.card, self.pile)
        zones, at = session.table.state.zones, 0 if self.end == "top" else -1
        number = None if self.player is None else session.person(self.player).number

        def is_there(card: AnyCard) -> Outcome:
            zone = session.table.state.objects[card.id].zone
            is_in = zone.name == self.pile and number in {None, zone.owner}
            return Outcome(shown(is_in and zones[zone][at] == card.id))

        return session.of_copies(self.card, is_there, in_play=False)


class MayPlay(Permission, frozen=True, kw_only=True):
    """Whether a player may play a card now."""

    is_of_hand: ClassVar[bool] = True
    zone: HeldZone | None = None
    """The zone that it is played from, None if that is not said."""

    def options(self, session: Session) -> Sequence[Option]:
        """Return the actions with the objects of the name. Raises SituationError if the card is in another zone."""
        return session.plays(self.card, self.player, self.zone)


class MayActivate(Permission, frozen=True, kw_only=True):
    """Whether a player may activate an ability of an object now."""

    bounds: ClassVar[Mapping[str, range]] = {"ability": ABILITIES}

    ability: int = 1
    """Position of the ability among the activated ones of the object, from 1."""

    def options(self, session: Session) -> Sequence[Option]:
        """Return the actions with the objects of the name."""
        return session.activations(self.player, self.card, self.ability)


class MayPass(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player may pass now."""

    is_of_state: ClassVar[bool] = False

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        return session.permission(session.person(self.player), Pass())


class PriorityOf(Query, frozen=True, kw_only=True):
    """The player who has priority."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True
    is_about: ClassVar[tuple[type[Event], ...]] = (GetPriority,)

    def outcome(self, session: Session) -> Outcome:
        """Return the player's name, "なし" if nobody has priority."""
        people = () if session.present_lull else session.table.people
        return Outcome(next((person.name for person in people if person.has_priority), NONE))


class Options(Query, frozen=True, kw_only=True):
    """The question that a player must answer now, and the options."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return the player, the question and the options; "なし" once the game is over."""
        return Outcome(session.options_in_words())


class Look(Query, frozen=True, kw_only=True):
    """What is seen at the table."""

    observation: str
    """The observation, by its name in the suite."""
    player: PlayerRef | None = None
    """The player whom it is about, or who looks."""
    card: CardRef | None = None
    """The object that it is about."""
    zone: HeldZone = "hand"
    """The zone that it is about."""
    word: str = ""
    """The name that it is about."""
    keyword: type[Ability] | None = None
    """The kind of ability that it is about."""

    def outcome(self, session: Session) -> Outcome:
        """Return what is seen, as an account has it."""
        row = observations_of(type(session.table))[self.observation]
        if self.card is None:
            return self._seen(session, row, None)
        return session.of_copies(self.card, lambda card: self._seen(session, row, card), in_play=row.in_play)

    def _seen(self, session: Session, row: Observable, card: AnyCard | None) -> Outcome:
        person = None if self.player is None else session.person(self.player)
        subject = {"player": person, "card": card, "game": session.table}[row.of]
        value = row.look(subject, [card if one == "card" else self._argument(session, one) for one in row.arguments])
        return Outcome(shown(len(value) if isinstance(value, Sized) and row.value == "number" else value))

    def _argument(self, session: Session, kind: Argument) -> object:
        match kind:
            case "player":
                return None if self.player is None else session.person(self.player).number
            case "zone":
                return self.zone
            case "kind":
                return self.keyword
            case "question":
                return session.table.question_called(self.word)
            case "subtype":
                return session.table.type_called(self.word)
        if self.observation == _CONTROLS:
            session.check_name(self.word)
        return self.word


def looks(table: type[AnyTable]) -> Iterator[Row]:
    """Yield the phrases of the observations at a table that situations ask for in no other sentence."""
    for row in observations_of(table).values():
        if row.question:
            yield phrase(Look, row.question, observation=row.name)


class OnStack(Query, frozen=True, kw_only=True):
    """The objects on the stack, or its topmost one."""

    is_top: bool = False
    """Whether the topmost one is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return their names, from the bottom to the top, as stands with several."""
        stack = session.table.game.stack
        names = [session.table.name_of(object_id) for object_id in (stack[-1:] if self.is_top else stack)]
        return Outcome("、".join(names) or NONE, about="左が一番下、右が一番上" if len(names) > 1 else "")


class Winner(Query, frozen=True, kw_only=True):
    """The player who has won."""

    waits_for_nobody: ClassVar[bool] = True
    is_about: ClassVar[tuple[type[Event], ...]] = (Lose, Over)

    def outcome(self, session: Session) -> Outcome:
        """Return the names of the winners, "なし" while the game goes on, "引き分け" for a draw."""
        winners = session.table.winners
        return Outcome(NONE if winners is None else "、".join(winners) or "引き分け")


class Result(Winner, frozen=True, kw_only=True):
    """How the game has ended."""

    def outcome(self, session: Session) -> Outcome:
        """Return who has won, or that it is a draw, or that the game goes on."""
        winners = session.table.winners
        if winners is None:
            return Outcome("ゲームは続く", equivalents=("続く", "終わらない"))
        names = "、".join(winners)
        return Outcome(f"{names}の勝利", equivalents=(f"{names}の勝ち", names)) if winners else Outcome("引き分け")


class IsOver(Winner, frozen=True, kw_only=True):
    """Whether the game has ended."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        return Outcome(shown(session.table.winners is not None))


class IsDraw(Winner, frozen=True, kw_only=True):
    """Whether the game has ended in a draw."""

    is_about: ClassVar[tuple[type[Event], ...]] = (Over,)

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        return Outcome(shown(session.table.winners == ()))


class Wins(Winner, frozen=True, kw_only=True):
    """Whether a player has won, or has lost."""

    player: PlayerRef
    """The player."""
    is_lost: bool = False
    """Whether it is asked whether the player has lost."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        person = session.person(self.player)
        return Outcome(shown(person.has_lost if self.is_lost else person.name in (session.table.winners or ())))


PHRASES = (
    phrase(Look, "{player}のライフはいくつ？", observation="life"),
    phrase(Look, "{player}のライフは何点？", observation="life"),
    phrase(ZoneOf, "{card}はどこにある？"),
    phrase(EndOf, "{player}の{pile}の一番上には何がある？", end="top"),
    phrase(EndOf, "{player}の{pile}の一番下には何がある？", end="bottom"),
    *(
        row
        for end, words in (("top", "上"), ("bottom", "下"))
        for row in phrases(
            IsAtEnd, f"{{card}}は[{{player}}の]{{pile}}の一番{words}(にある/に置かれる/に戻る)？", end=end
        )
    ),
    phrase(MayPlay, "{player}は{card}をプレイできる？"),
    phrase(MayActivate, "{player}は{card}の能力を起動できる？"),
    phrase(MayActivate, "{player}は{card}の{ability}番目の能力を起動できる？", unusual=frozenset({"ability"})),
    phrase(MayPass, "{player}はパスできる？"),
    phrase(PriorityOf, "優先権は誰にある？"),
    phrase(Options, "何を選べる？"),
    *phrases(IsInZone, "{card}はスタック(にある/に残る/に残っている)？", zone="stack"),
    phrase(OnStack, "スタックには何がある？"),
    phrase(OnStack, "スタックの一番上には何がある？", is_top=True),
    phrase(Winner, "勝ったのは誰？"),
    phrase(IsOver, "ゲームは終わっている？"),
    *phrases(Result, "ゲーム(の結果は/はどうなる)？"),
    *phrases(IsDraw, "(ゲームは/この対戦は/)引き分け(になる/になった/である)？"),
    *phrases(Wins, "{player}は(勝つ/勝った/勝利する/勝っている)？"),
    *phrases(Wins, "{player}は(負ける/負けた/敗北する/負けている)？", is_lost=True),
)
"""The phrases of queries that every card game has."""
