"""What happens as players pass, told as a result: a spell resolves, an ability triggers, a card comes into play.

Who tells it leaves out the passes before it, so that players pass until it has happened, where it has not yet. What
does not happen within the turn is refused: the situation is another one than its teller thinks.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Any, ClassVar, Literal

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy
from rulesdb.engine.kernel.events import AnyName, Event, OfObject
from rulesdb.engine.kernel.language.phrases import PLAIN, phrase, phrases
from rulesdb.engine.kernel.process.options import Pass
from rulesdb.engine.mtg.events.cards import Counter, Sacrifice
from rulesdb.engine.mtg.events.points import Deal, GainLife, LoseLife
from rulesdb.engine.mtg.events.zones import Move, Stack
from rulesdb.engine.mtg.state import ABILITIES, STACK, Category, Object
from rulesdb.situations.clauses import Action, PlayerAction
from rulesdb.situations.mtg.combat import Blocks
from rulesdb.situations.mtg.parts import Block
from rulesdb.situations.open_table import Happened
from rulesdb.situations.parts import MOST_CARDS, MOST_POINTS, CardRef, PlayerRef, SituationError
from rulesdb.situations.session import MOST_ROUNDS, Session

OfStack = Literal["object", "spell", "ability", "triggered"]
"""What is on the stack: anything, spells, abilities, or triggered abilities alone."""
_CATEGORIES: dict[OfStack, Collection[Category]] = {
    "object": ABILITIES | {"card", "combat damage"},
    "spell": {"card"},
    "ability": ABILITIES,
    "triggered": {"triggered"},
}
WORDS: Mapping[tuple[object, str], Mapping[AnyName, str]] = {
    (OfStack, PLAIN): {
        "spell": "呪文",
        "ability": "起動した能力",
        "triggered": "誘発した能力",
        "object": "スタックにあるもの",
    }
}
"""The words for what is on the stack."""


def _is_of(session: Session, item: Object, kind: OfStack, card: CardRef | None, keyword: type[Ability] | None) -> bool:
    """Whether an object is on the stack as one of a kind, from a card or one with a keyword if these are given."""
    layer, table = item.layer, session.table
    if layer is None or layer.category not in _CATEGORIES[kind]:
        return False
    source = item if layer.category == "card" else table.game.last_known(layer.source)
    if keyword is not None and not any(isinstance(one, keyword) for one in source.card.abilities):
        return False
    return card is None or (table.printed_name(source) == card.name and card.player in {None, _holder(session, item)})


def _holder(session: Session, item: Object) -> PlayerRef | None:
    number = item.owner if item.controller is None else item.controller
    return None if number is None else PlayerRef(session.table.people[number].name)


def put_on_stack(happened: Happened) -> Object | None:
    """Return the object that an event has put on the stack, None for any other event."""
    event = happened.event
    is_put = isinstance(event, Stack) or (isinstance(event, Move) and event.to.name == "stack")
    if not is_put:
        return None
    made = event.layer.id if isinstance(event, Stack) else happened.state.zones[STACK][-1]
    found = happened.state.objects[made]
    assert isinstance(found, Object)
    return found


class OnStack(Action, frozen=True, kw_only=True):
    """Something that happens to what is on the stack."""

    kind: OfStack
    """What it is."""
    card: CardRef | None = None
    """The card that it is, or whose ability it is; None for any."""
    keyword: type[Ability] | None = None
    """The kind of ability of that card; None for any."""

    def meant(self, session: Session) -> list[int]:
        """Return the ids of what is on the stack now, from its top."""
        objects = session.table.state.objects
        stack = [objects[one] for one in reversed(session.table.game.stack)]
        return [one.id for one in stack if self._is_meant(session, one)]

    def was_there(self, session: Session) -> bool:
        """Whether it has ever been on the stack."""
        stacked = (item for one in session.table.history if (item := put_on_stack(one)) is not None)
        return any(self._is_meant(session, item) for item in stacked)

    def _is_meant(self, session: Session, item: Object) -> bool:
        return _is_of(session, item, self.kind, self.card, self.keyword)


class Resolves(OnStack, frozen=True, kw_only=True):
    """What is on the stack resolves, as players pass; it may have resolved already."""

    is_all: bool = False
    """Whether all that there is resolves, and not its topmost object alone."""

    def is_awaited(self, session: Session) -> bool:
        """Whether it is resolving just now, or has resolved: what is asked is asked on account of it."""
        return bool(self.meant(session)) or self.was_there(session)

    def act(self, session: Session) -> None:
        """Let players pass until it has resolved. Raises SituationError if it has never been on the stack."""
        found = self.meant(session)
        if not (found or self.was_there(session)):
            raise SituationError("this is not on the stack here, and has not resolved")
        self.go_on(session, found if self.is_all else found[:1])

    def go_on(self, session: Session, objects: Collection[int]) -> None:
        """Let players pass until some objects, or all, have left the stack, or a question is open."""
        for _ in range(MOST_ROUNDS):
            if not (self.meant(session) if self.is_all else {*objects} & {*session.table.game.stack}):
                return
            if session.question is not None:
                session.interrupted = session.interrupted or partial(self.go_on, objects=objects)
                return
            session.table.all_pass()


class Triggered(OnStack, frozen=True, kw_only=True):
    """An ability has triggered."""

    kind: OfStack = "triggered"
    """What it is."""

    def is_awaited(self, session: Session) -> bool:
        """Whether it has triggered, so that what is asked may be asked on account of it."""
        return self.has_triggered(session)

    def act(self, session: Session) -> None:
        """Let players pass until it triggers. Raises SituationError if it does not."""
        _pass_until(session, self.has_triggered, self.act)

    def has_triggered(self, session: Session) -> bool:
        """Whether such an ability is on the stack, or waits to be put there."""
        state = session.table.state
        pending = (session.table.game.last_known(one.context.source) for one in state.pending)
        return bool(self.meant(session)) or any(self._is_source(session, item) for item in pending)

    def _is_source(self, session: Session, item: Object) -> bool:
        is_card = self.card is None or session.table.printed_name(item) == self.card.name
        return is_card and (self.keyword is None or any(isinstance(one, self.keyword) for one in item.card.abilities))


def _pass_until(session: Session, has_happened: Callable[[Session], bool], go_on: Callable[[Session], None]) -> None:
    """Let players pass while something is to resolve, until something has happened or a question is open.

    Raises SituationError if it does not happen.
    """
    for _ in range(MOST_ROUNDS):
        if has_happened(session):
            return
        if session.question is not None:
            session.interrupted = session.interrupted or go_on
            return
        if not session.table.unresolved:
            break
        session.table.all_pass()
    raise SituationError("this does not happen here")


def events_since_played(session: Session) -> Iterator[Event]:
    """Yield the events since a spell or an ability was last played, or since the game began; the last one first."""
    for one in reversed(session.table.history):
        yield one.event
        made = put_on_stack(one)
        if made is not None and made.layer is not None and made.layer.category in {"card", "activated"}:
            return


class Awaited(Action, frozen=True, kw_only=True):
    """Something happens that players bring about by passing alone."""

    def has_happened(self, session: Session) -> bool:
        """Whether it has happened since a spell or an ability was last played."""
        raise NotImplementedError

    def is_awaited(self, session: Session) -> bool:
        """Whether it has happened, so that what is asked may be asked on account of it."""
        return self.has_happened(session)

    def act(self, session: Session) -> None:
        """Let players pass until it happens. Raises SituationError if it does not."""
        _pass_until(session, self.has_happened, self.act)


class HappensTo(Awaited, frozen=True, kw_only=True):
    """Something happens to a card: it goes to a zone, is destroyed, sacrificed or countered."""

    card: CardRef | None = None
    """The card, None for any."""
    zone: Literal["in play", "graveyard", "hand", "removed", "library"] | None = None
    """The zone that it is put into, None for another event."""
    event: Literal["", "destroy", "sacrifice", "counter"] = ""
    """What happens, "" for a move alone."""

    _KINDS: ClassVar[dict[str, type[OfObject]]] = {
        "": Move, "destroy": CoreDestroy, "sacrifice": Sacrifice, "counter": Counter,
    }  # fmt: skip

    def has_happened(self, session: Session) -> bool:
        """Whether it has happened."""
        game = session.table.game
        for event in events_since_played(session):
            if isinstance(event, self._KINDS[self.event]):
                is_there = self.zone is None or (isinstance(event, Move) and event.to.name == self.zone)
                name = session.table.printed_name(game.last_known(event.object))
                if is_there and (self.card is None or self.card.name == name):
                    return True
        return False


class IsDealtDamage(Awaited, frozen=True, kw_only=True):
    """A player or a creature is dealt damage."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    amount: int
    """The amount, from 1."""
    player: PlayerRef | None = None
    """The player, None for a creature."""
    card: CardRef | None = None
    """The creature, None for a player."""
    by: CardRef | None = None
    """The source of the damage, None if that is not said."""

    def has_happened(self, session: Session) -> bool:
        """Whether so much damage was dealt at once."""
        table = session.table
        for event in events_since_played(session):
            if (
                isinstance(event, Deal)
                and event.amount == self.amount
                and is_damaged(session, event, self.player, self.card)
            ):
                source = None if event.source is None else table.printed_name(table.game.last_known(event.source))
                if self.by is None or source == self.by.name:
                    return True
        return False


def is_damaged(session: Session, event: Deal, player: PlayerRef | None, card: CardRef | None) -> bool:
    """Whether damage is dealt to a player, or to a creature."""
    table = session.table
    if player is not None:
        return bool(event.object == table.game.record_of(session.person(player).number))
    item = table.game.last_known(event.object)
    return card is not None and item.zone.name != "player" and table.printed_name(item) == card.name


class LifeChanges(Awaited, frozen=True, kw_only=True):
    """A player gains or loses life, or has so much then."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(MOST_POINTS + 1)}
    player: PlayerRef
    """The player."""
    how: Literal["gain", "lose", "is"]
    """Whether the player gains or loses the life, or has it."""
    amount: int
    """The amount, from 0."""

    def has_happened(self, session: Session) -> bool:
        """Whether the life was gained or lost at once, or is so much."""
        person = session.person(self.player)
        if self.how == "is":
            return bool(person.life == self.amount)
        kind = GainLife if self.how == "gain" else LoseLife
        found = (one for one in events_since_played(session) if isinstance(one, kind))
        return any((one.player, one.amount) == (person.number, self.amount) for one in found)


class CountersGone(Awaited, frozen=True, kw_only=True):
    """The last counter is removed from a card."""

    card: CardRef
    """The card."""

    def has_happened(self, session: Session) -> bool:
        """Whether the card has no counter left."""
        items = [item for item in session.table.objects() if session.table.printed_name(item) == self.card.name]
        return bool(items) and not any(item.counters for item in items)


class GetsControl(Awaited, frozen=True, kw_only=True):
    """A player gains control of a permanent."""

    player: PlayerRef
    """The player."""
    card: CardRef
    """The permanent."""

    def has_happened(self, session: Session) -> bool:
        """Whether the player controls it."""
        number, game = session.person(self.player).number, session.table.game
        return any(game.object(one.id).controller == number for one in session.candidates(self.card))


class IsBlocked(Action, frozen=True, kw_only=True):
    """Creatures block an attacking creature, or none does."""

    attacker: CardRef
    """The attacking creature."""
    blockers: tuple[CardRef, ...] = ()
    """The blocking creatures, none for an attacking creature that is not blocked."""

    def is_awaited(self, session: Session) -> bool:
        """Whether the defending player is asked for blocking creatures."""
        return self._declaration(session).is_awaited(session)

    def act(self, session: Session) -> None:
        """Declare the blocks. Raises SituationError where further attacking creatures may be blocked, or it was."""
        state, ids = session.table.state, [one.id for one in session.candidates(self.attacker)]
        attacker = next((one for one in state.attackers if one.creature in ids), None)
        if attacker is None:
            raise SituationError(f"{self.attacker.name} does not attack")
        if state.step in _AFTER_BLOCKS:
            if attacker.is_blocked != bool(self.blockers):
                raise SituationError("this does not happen here")
            return
        if not self.blockers and len(state.attackers) > 1:
            raise SituationError("several creatures attack; write which of them are blocked, or that nobody blocks")
        self._declaration(session).act(session)

    def _declaration(self, session: Session) -> Blocks:
        blocks = (Block(self.blockers, self.attacker),) if self.blockers else ()
        return Blocks(player=_defender(session), creatures=blocks)


def _defender(session: Session) -> PlayerRef:
    state = session.table.state
    return PlayerRef(next(one.name for one in session.table.people if one.number != state.turn_player))


_AFTER_BLOCKS = frozenset({"declare blockers", "first-strike damage", "combat damage", "end of combat"})


class DoesNotRespond(PlayerAction, frozen=True, kw_only=True):
    """A player does nothing when the player could: passes, or lets what is on the stack resolve."""

    def act(self, session: Session) -> None:
        """Let the player pass, after those who have priority before; nobody passes where nothing is to resolve."""
        person = session.person(self.player)
        if person.has_priority:
            session.take(self.player, [Pass()])
        elif session.table.stack:
            session.table.all_pass()


class NobodyResponds(Action, frozen=True, kw_only=True):
    """All players pass, so that the topmost object on the stack resolves."""

    def act(self, session: Session) -> None:
        """Let them pass. Raises SituationError where nothing is on the stack."""
        if not session.table.stack:
            raise SituationError("nothing is on the stack to which players could respond")
        session.table.all_pass()


class IsOnStack(OnStack, frozen=True, kw_only=True):
    """Something is on the stack now."""

    def is_awaited(self, session: Session) -> bool:
        """Whether it is there, so that what is asked may be asked on account of it."""
        return bool(self.meant(session))

    def act(self, session: Session) -> None:
        """Look whether it is. Raises SituationError if it is not."""
        if not self.meant(session):
            raise SituationError("this is not on the stack here")


class CopiesMade(Awaited, frozen=True, kw_only=True):
    """Copies of a spell are put on the stack."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    count: int
    """Their number, from 1."""

    def has_happened(self, session: Session) -> bool:
        """Whether so many copies are on the stack."""
        objects = session.table.state.objects
        return bool(sum(objects[one].is_copy for one in session.table.game.stack) == self.count)


class NobodyBlocks(Action, frozen=True, kw_only=True):
    """No creature blocks."""

    def is_awaited(self, session: Session) -> bool:
        """Whether the defending player is asked for blocking creatures."""
        return self._declaration(session).is_awaited(session)

    def act(self, session: Session) -> None:
        """Let the defending player declare no blocking creature."""
        self._declaration(session).act(session)

    def _declaration(self, session: Session) -> Blocks:
        return Blocks(player=_defender(session), creatures=())


_HAPPENS: Mapping[str, Mapping[str, Any]] = {
    "(場に出る/攻撃している状態で場に出る)": {"zone": "in play"},
    "(墓地に置かれる/墓地に行く/墓地に落ちる/死亡する)": {"zone": "graveyard"},
    "(手札に戻る/手札に戻される/オーナーの手札に戻る)": {"zone": "hand"},
    "(ゲームから取り除かれる/追放される)": {"zone": "removed"},
    "破壊される": {"event": "destroy"},
    "生け贄に捧げられる": {"event": "sacrifice"},
    "打ち消される": {"event": "counter"},
}
_RESOLVES = "(が/は/も)(解決される/解決する)"
_ALL_RESOLVE = "(が/は/も)(すべて/全て/2つとも/3つとも/両方とも/どちらも)(解決される/解決する)"
PHRASES = (
    *phrases(Resolves, f"{{card}}{_RESOLVES}", kind="spell"),
    *phrases(Resolves, f"[{{card}}の]{{keyword}}{_RESOLVES}", kind="ability"),
    *phrases(Resolves, f"{{kind}}{_RESOLVES}"),
    *phrases(Resolves, f"{{kind}}{_ALL_RESOLVE}", is_all=True),
    *phrases(Resolves, f"{{keyword}}{_ALL_RESOLVE}", kind="ability", is_all=True),
    *phrases(Triggered, "[{card}の]{keyword}(が/は)誘発する"),
    *(
        row
        for words, fixed in _HAPPENS.items()
        for subject in ("{card}", "呪文")
        for row in phrases(HappensTo, f"{subject}(が/は){words}", **fixed)
    ),
    *phrases(Resolves, "{card}の解決(時に/後/後に)", kind="spell"),
    *phrases(Resolves, "{card}の{keyword}の解決(時に/後)", kind="ability"),
    phrase(Triggered, "{card}の{keyword}で"),
    phrase(Triggered, "場に出たときの{keyword}で"),
    *phrases(DoesNotRespond, "{player}は(対応しない/何もしない)"),
    phrase(NobodyResponds, "誰も対応しない"),
    *phrases(IsOnStack, "{card}がスタックにある(状態で/間に/間/うちに)", kind="spell"),
    *phrases(
        CopiesMade,
        "コピーが{count}(つ/個/枚)(作られる/できる/スタックに置かれる/スタックに積まれる/生成される)",
    ),
    phrase(NobodyBlocks, "誰もブロックしない"),
    phrase(IsBlocked, "{attacker}は{blockers|と}にブロックされる"),
    *phrases(IsBlocked, "{attacker}(は/が)ブロックされない"),
    *phrases(IsDealtDamage, "{player/card}は{amount}点の(/戦闘)ダメージを受ける"),
    *phrases(IsDealtDamage, "{by}は{player/card}に{amount}点の(/戦闘)ダメージを与える"),
    *phrases(CountersGone, "{card}から最後の[時間]カウンターが取り除かれる"),
    *phrases(GetsControl, "{player}は{card}のコントロールを(得る/得た/奪う)"),
    *phrases(Resolves, "(/その)解決後(/に)", kind="object"),
    *phrases(LifeChanges, "{player}は(ライフを{amount}点/{amount}点のライフを)失う", how="lose"),
    *phrases(LifeChanges, "{player}は(ライフを{amount}点/{amount}点のライフを)得る", how="gain"),
    *phrases(LifeChanges, "{player}のライフは{amount}(/点)になる", how="is"),
)
"""The phrases of what happens as players pass."""
