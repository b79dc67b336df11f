"""What happens by itself in Magic, told as a result: a spell resolves, an ability triggers, a card comes into play."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Literal

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy
from rulesdb.engine.kernel.events import AnyName, Event
from rulesdb.engine.kernel.language.phrases import PLAIN, phrase, phrases
from rulesdb.engine.mtg.events.cards import Counter, Sacrifice
from rulesdb.engine.mtg.events.points import Deal, GainLife, LoseLife
from rulesdb.engine.mtg.events.zones import Move, Stack
from rulesdb.engine.mtg.state import ABILITIES, STACK, Category, Object, State
from rulesdb.situations.clauses import Action
from rulesdb.situations.mtg.combat import Blocks
from rulesdb.situations.mtg.parts import Block
from rulesdb.situations.open_table import Happened
from rulesdb.situations.parts import MOST_CARDS, MOST_POINTS, CardRef, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.told import facts
from rulesdb.situations.told.facts import EventFact, Fact, Happens, is_named

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
    if card is None and keyword is None:
        return True  # the source may have ceased to exist, as combat damage has none
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


class Resolves(EventFact, frozen=True, kw_only=True):
    """What is on the stack resolves."""

    contradiction: ClassVar[str] = "this is not on the stack here, and has not resolved"
    kind: OfStack
    """What it is."""
    card: CardRef | None = None
    """The card that it is, or whose ability it is; None for any."""
    keyword: type[Ability] | None = None
    """The kind of ability of that card; None for any."""
    player: PlayerRef | None = None
    """The player who controls it, None for any."""
    is_all: bool = False
    """Whether all that there is resolves, and not one object alone."""

    def on_stack(self, session: Session) -> bool:
        """Whether such an object is on the stack now."""
        objects = session.table.state.objects
        return any(self._is_named(session, objects[one]) for one in session.table.game.stack)

    def _is_named(self, session: Session, item: Object) -> bool:
        is_of_player = self.player in {None, _holder(session, item)}
        return is_of_player and _is_of(session, item, self.kind, self.card, self.keyword)

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that such an object has resolved."""
        if not isinstance(event, Resolved) or event.has_failed:
            return False
        stacked = (item for one in session.table.history[:at] if (item := put_on_stack(one)) is not None)
        return any(item.id == event.object and self._is_named(session, item) for item in stacked)

    def is_so(self, session: Session) -> bool:
        """Whether such an object has resolved, and all such objects if these are meant."""
        return super().is_so(session) and not (self.is_all and self.on_stack(session))

    def is_awaited(self, session: Session) -> bool:
        """Whether it is resolving just now, or has resolved: what is asked is asked on account of it."""
        return self.on_stack(session) or super().is_awaited(session)


class IsOnStack(Resolves, frozen=True, kw_only=True):
    """Something is on the stack now."""

    contradiction = "this is not on the stack here"

    def is_so(self, session: Session) -> bool:
        """Whether it is there."""
        return self.on_stack(session)


class Triggered(facts.Triggered, frozen=True, kw_only=True):
    """An ability triggers, or has triggered and is on the stack now."""

    def is_so(self, session: Session) -> bool:
        """Whether it has triggered, also before players did something else."""
        return super().is_so(session) or IsOnStack(kind="triggered", card=self.card, keyword=self.keyword).is_so(
            session
        )


def events_since_played(session: Session) -> Iterator[Event]:
    """Yield the events since a spell or an ability was last played, or since the game began; the last one first."""
    for one in reversed(session.table.history):
        yield one.event
        made = put_on_stack(one)
        if made is not None and made.layer is not None and made.layer.category in {"card", "activated"}:
            return


class LifeIs(Fact, frozen=True, kw_only=True):
    """A player has so much life."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(MOST_POINTS + 1)}
    player: PlayerRef
    """The player."""
    amount: int
    """The life, from 0."""

    def is_so(self, session: Session) -> bool:
        """Whether the life is so much."""
        return bool(session.person(self.player).life == self.amount)


class CounterRemoved(EventFact, frozen=True, kw_only=True):
    """A counter is removed from a card."""

    card: CardRef | None = None
    """The card, None for any."""
    is_last: bool = False
    """Whether it is the last counter on the card."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event removes a counter from the card, and leaves none if it is said to be the last one."""
        if not isinstance(event, CoreCount) or event.amount >= 0:
            return False
        after = session.table.history[at].state.objects[event.object]
        return is_named(session, self.card, after) and not (self.is_last and after.counters)


class GetsControl(Fact, frozen=True, kw_only=True):
    """A player gains control of a permanent."""

    player: PlayerRef
    """The player."""
    card: CardRef
    """The permanent."""

    def is_so(self, session: Session) -> bool:
        """Whether the player controls it."""
        number, game = session.person(self.player).number, session.table.game
        return any(game.object(one.id).controller == number for one in session.candidates(self.card))


class IsBlocked(Action, frozen=True, kw_only=True):
    """Creatures block an attacking creature, or none does."""

    attacker: CardRef | None = None
    """The attacking creature, None for all."""
    blockers: tuple[CardRef, ...] = ()
    """The blocking creatures, none for an attacking creature that is not blocked."""

    def is_awaited(self, session: Session) -> bool:
        """Whether the defending player is asked for blocking creatures."""
        return self._declaration(session).is_awaited(session)

    def act(self, session: Session) -> None:
        """Declare the blocks. Raises SituationError where further attacking creatures may be blocked, or it was."""
        if self.attacker is not None and self._is_declared(session, self.attacker):
            return
        self._declaration(session).act(session)

    def _is_declared(self, session: Session, ref: CardRef) -> bool:
        """Whether the blocks have been declared. Raises SituationError if they are others, or may be."""
        state, ids = session.table.state, [one.id for one in session.candidates(ref)]
        attacker = next((one for one in state.attackers if one.creature in ids), None)
        if attacker is None:
            raise SituationError(f"{ref.name} does not attack")
        if state.step in _AFTER_BLOCKS:
            if attacker.is_blocked != bool(self.blockers):
                raise SituationError("this does not happen here")
            return True
        if not self.blockers and len(state.attackers) > 1:
            raise SituationError("several creatures attack; write which of them are blocked, or that nobody blocks")
        return False

    def _declaration(self, session: Session) -> Blocks:
        blocks = (Block(self.blockers, self.attacker),) if self.blockers else ()
        return Blocks(player=_defender(session), creatures=blocks)


def _defender(session: Session) -> PlayerRef:
    state = session.table.state
    return PlayerRef(next(one.name for one in session.table.people if one.number != state.turn_player))


_AFTER_BLOCKS = frozenset({"declare blockers", "first-strike damage", "combat damage", "end of combat"})
_COMBAT = _AFTER_BLOCKS | {"beginning of combat", "declare attackers"}


class NothingElse(Action, frozen=True, kw_only=True):
    """Nothing happens besides what other sentences tell."""

    is_of_combat: bool = False
    """Whether no spell and no ability at all has been played in the present combat."""

    def act(self, session: Session) -> None:
        """Let nothing happen. Raises SituationError where something was played in the combat."""
        state: State = session.table.state
        now = (one for one in session.table.history if self.is_of_combat and one.state.turn == state.turn)
        for one in now:
            made = put_on_stack(one) if getattr(one.state, "step", None) in _COMBAT else None
            if made is not None and made.layer is not None and made.layer.category in {"card", "activated"}:
                raise SituationError("this does not happen here")


class CopiesMade(Fact, frozen=True, kw_only=True):
    """Copies of a spell are put on the stack."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}
    count: int
    """Their number, from 1."""

    def is_so(self, session: Session) -> bool:
        """Whether so many copies are on the stack."""
        objects = session.table.state.objects
        return bool(sum(objects[one].is_copy for one in session.table.game.stack) == self.count)


_HAPPENS: Mapping[str, Mapping[str, Any]] = {
    "(場に出る/攻撃している状態で場に出る)": {"event": Move, "zone": "in play"},
    "(墓地に置かれる/墓地に行く/墓地に落ちる/死亡する)": {"event": Move, "zone": "graveyard"},
    "(手札に戻る/手札に戻される/オーナーの手札に戻る)": {"event": Move, "zone": "hand"},
    "(ゲームから取り除かれる/追放される)": {"event": Move, "zone": "removed"},
    "破壊される": {"event": CoreDestroy},
    "生け贄に捧げられる": {"event": Sacrifice},
    "打ち消される": {"event": Counter},
}
_RESOLVES = "(が/は/も)(解決される/解決する)"
_ALL_RESOLVE = "(が/は/も)(すべて/全て/2つとも/3つとも/両方とも/どちらも)(解決される/解決する)"
PHRASES = (
    *phrases(Resolves, f"{{card}}{_RESOLVES}", kind="spell"),
    *phrases(Resolves, f"[{{card}}の]{{keyword}}{_RESOLVES}", kind="ability"),
    *phrases(Resolves, f"{{player}}の{{keyword}}{_RESOLVES}", kind="ability"),
    *phrases(Resolves, f"[{{player}}の]{{kind}}{_RESOLVES}"),
    *phrases(Resolves, f"{{kind}}{_ALL_RESOLVE}", is_all=True),
    *phrases(Resolves, f"{{keyword}}{_ALL_RESOLVE}", kind="ability", is_all=True),
    *phrases(Triggered, "[{card}の]{keyword}(が/は)誘発する"),
    *(
        row
        for words, fixed in _HAPPENS.items()
        for subject in ("{card}", "呪文")
        for row in phrases(Happens, f"{subject}(が/は){words}", **fixed)
    ),
    *phrases(Resolves, "{card}の解決(時に/後/後に)", kind="spell"),
    *phrases(Resolves, "{card}の{keyword}の解決(時に/後)", kind="ability"),
    phrase(Triggered, "{card}の{keyword}で"),
    phrase(Triggered, "場に出たときの{keyword}で"),
    *phrases(facts.DoesNotRespond, "{player}は(対応しない/何もしない)"),
    phrase(facts.DoesNotRespond, "誰も対応しない"),
    *phrases(IsOnStack, "{card}がスタックにある(状態で/間に/間/うちに)", kind="spell"),
    phrase(IsOnStack, "まだ解決されていない", kind="object"),
    phrase(IsOnStack, "{kind}がスタックに置かれる"),
    phrase(IsOnStack, "[{card}の]{keyword}がスタックに置かれる", kind="ability"),
    phrase(IsOnStack, "{card}に対応して", kind="object"),
    phrase(IsOnStack, "{keyword}に対応して", kind="ability"),
    phrase(IsOnStack, "{card}の能力に対応して", kind="ability"),
    phrase(NothingElse, "ほかに何も起こらない"),
    phrase(NothingElse, "戦闘中に呪文も能力もプレイされない", is_of_combat=True),
    *phrases(
        CopiesMade,
        "コピーが{count}(つ/個/枚)(作られる/できる/スタックに置かれる/スタックに積まれる/生成される)",
    ),
    phrase(IsBlocked, "誰もブロックしない"),
    phrase(IsBlocked, "{attacker}は{blockers|と}にブロックされる"),
    *phrases(IsBlocked, "{attacker}(は/が)ブロックされない"),
    *phrases(Happens, "{player/card}は{amount}点の(/戦闘)ダメージを受ける", event=Deal),
    *phrases(Happens, "{by}は{player/card}に{amount}点の(/戦闘)ダメージを与える", event=Deal),
    *phrases(CounterRemoved, "[{card}から]最後の(/時間)カウンターが取り除かれる", is_last=True),
    *phrases(CounterRemoved, "[{card}から](/時間)カウンターが取り除かれる"),
    *phrases(GetsControl, "{player}は{card}のコントロールを(得る/得た/奪う)"),
    *phrases(Resolves, "(/その)解決後(/に)", kind="object"),
    *phrases(Happens, "{player}は(ライフを{amount}点/{amount}点のライフを)失う", event=LoseLife),
    phrase(Happens, "{player}はライフを失う", event=LoseLife),
    *phrases(Happens, "{player}は(ライフを{amount}点/{amount}点のライフを)得る", event=GainLife),
    *phrases(LifeIs, "{player}のライフは{amount}(/点)になる"),
)
"""The phrases of what happens as players pass."""
