"""Compound events, and events outside the game."""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, CompoundEvent, Event, OfPlayer

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
    result: int
    """The number rolled, from 1."""

    def sentence(self, teller: Teller) -> str:
        """Say who rolls which number."""
        return f"{teller.player(self.player)}がダイスを振り、{self.result}が出る"


class OccurOutside(Change, frozen=True, kw_only=True):
    """An event that involves only elements outside the game (1.9.1a)."""

    is_fact: ClassVar[bool] = True
    doing: type[Event]
    """Kind of event that it would be in the game."""

    def sentence(self, teller: Teller) -> str:
        """Say what is done outside the game."""
        return f"ゲームの外で「{_OUTSIDE.get(self.doing, '何か')}」を行う"
