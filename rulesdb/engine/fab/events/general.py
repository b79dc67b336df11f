"""Events of turns (chapter 4) and of chance, compound events, and events outside the game."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, CompoundEvent, Event, OfObject, OfPlayer
from rulesdb.engine.kernel.state.state import with_item
from rulesdb.words.turn_parts import FAB_COMBAT, FAB_TURN, names_of

_OUTSIDE: dict[type[Event], str] = {Revealed: "公開する"}


class Compound(CompoundEvent, frozen=True, kw_only=True):
    """A compound event (1.9.2)."""

    instructions: ClassVar[Mapping[str, str]] = {
        "draw": "引く", "deal": "ダメージを与える", "destroy": "破壊する", "banish": "追放する", "put": "置く",
        "create": "作成する", "reveal": "公開する", "count": "カウンターを置く",
        "discard": "捨てる", "defend": "防御する", "pitch": "ピッチする",
        "gain": "得る", "lose life": "ライフを失う", "turn": "向きを変える",
        "tap": "タップする", "untap": "アンタップする",
    }  # fmt: skip


class Rolled(OfPlayer, frozen=True, kw_only=True):
    """A player rolls a die (8.5.18)."""

    is_fact: ClassVar[bool] = True
    words = "{player:player}がダイスを振り、{result}が出る"
    result: int
    """The number rolled, from 1."""


class OccurOutside(Change, frozen=True, kw_only=True):
    """An event that involves only elements outside the game (1.9.1a)."""

    is_fact: ClassVar[bool] = True
    doing: type[Event]
    """Kind of event that it would be in the game."""

    def sentence(self, teller: Teller) -> str:
        """Say what is done outside the game."""
        return f"ゲームの外で「{_OUTSIDE.get(self.doing, '何か')}」を行う"


class FirstTurn(OfPlayer, frozen=True, kw_only=True):
    """The first-turn player is chosen (4.1.3)."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Remember the player, who has no turn yet."""
        return replace(state, turn_player=self.player)


class Selected(OfObject, frozen=True, kw_only=True):
    """A card is selected to start the game in a zone (4.1.4, 4.1.5)."""

    is_left_out: ClassVar[bool] = True
    to: ZoneName
    """Name of the zone."""

    def changed(self, state: State) -> State:
        """Remember the card, which stays private in the meantime."""
        return replace(state, starting=(*state.starting, (self.object, self.to)))


class LeftOut(OfObject, frozen=True, kw_only=True):
    """A deck-card is left out of the deck with which its player starts (4.1.5)."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Remember the card."""
        return replace(state, left_out=state.left_out | {self.object})


class Cut(Change, frozen=True, kw_only=True):
    """A deck is cut (4.1.7)."""

    words = "{zone:zone}がカットされる"
    zone: Zone
    """The zone of the deck."""
    depth: int
    """Number of cards of the upper part, which becomes the lower one."""

    def changed(self, state: State) -> State:
        """Put the lower part upon the upper one."""
        cards = state.zones[self.zone]
        return replace(state, zones=with_item(state.zones, self.zone, cards[self.depth :] + cards[: self.depth]))


class ExtraTurn(OfPlayer, frozen=True, kw_only=True):
    """A player gains an extra turn after the present one, or begins it (4.0.3c)."""

    is_begun: bool = False
    """Whether the turn begins; False if it is gained."""

    def changed(self, state: State) -> State:
        """Add the turn to those to come, or take it from them."""
        turns = state.extra_turns
        return replace(state, extra_turns=turns[:-1] if self.is_begun else (*turns, self.player))

    def sentence(self, teller: Teller) -> str:
        """Say who gains an extra turn."""
        return "" if self.is_begun else f"{teller.player(self.player)}は追加のターンを得る"


class Idle(Change, frozen=True, kw_only=True):
    """A turn ends, and the turns are counted in which nobody has played or activated anything."""

    is_left_out: ClassVar[bool] = True
    turns: int
    """Number of these turns in succession, from 0."""

    def changed(self, state: State) -> State:
        """Set the number."""
        return replace(state, idle=self.turns)


TurnMoment = Literal[
    "start of game",
    "phase:start",
    "start of turn",
    "phase:action",
    "beginning of the action phase",
    "phase:end",
    "beginning of the end phase",
    "combat:layer",
    "combat:attack",
    "combat:defend",
    "combat:reaction",
    "combat:damage",
    "combat:resolution",
    "combat:close",
    "combat:",
]
"""Beginnings: a phase, its start or beginning as effects name it, a step of combat; "combat:" is the end of combat."""

_NAMES = names_of(FAB_TURN)
PHASES = {"start of game": "ゲームの開始", **{key: _NAMES[key] for key in ("start", "action", "end")}}
"""Japanese names of the phases, and of what comes before the first one."""
STEPS = names_of(FAB_COMBAT)
"""Japanese names of the steps of combat."""
_BEGINNINGS: dict[TurnMoment, str] = {
    "phase:start": f"{PHASES['start']}になる",
    "phase:action": f"{PHASES['action']}になる",
    "phase:end": f"{PHASES['end']}になる",
    "combat:layer": f"{STEPS['layer']}になる",
    "combat:attack": f"{STEPS['attack']}になる",
    "combat:defend": f"{STEPS['defend']}になる",
    "combat:reaction": f"{STEPS['reaction']}になる",
    "combat:damage": f"{STEPS['damage']}になる",
    "combat:resolution": f"{STEPS['resolution']}になる",
}


class Began(OfPlayer, frozen=True, kw_only=True):
    """A phase, a step of combat or a similar moment of the game begins."""

    what: TurnMoment
    """The moment that begins."""

    def changed(self, state: State) -> State:
        """Set the phase or step; the other moments change nothing."""
        field, is_field, name = self.what.partition(":")
        return replace(state, **{field: name}) if is_field else state

    def sentence(self, teller: Teller) -> str:
        """Say which phase or step begins."""
        if self.what == "phase:start":
            return f"{teller.player(self.player)}のターンの{_BEGINNINGS[self.what]}"
        if self.by == "fab:7.0.2a":
            return f"戦闘チェインが開き、{_BEGINNINGS[self.what]}"
        return _BEGINNINGS.get(self.what, "")
