"""Events that are made of others, or of the question alone: several at once, outside the game, one option."""

from typing import ClassVar

from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.events.base import Change, OfPlayer
from rulesdb.engine.fab.events.sight import Revealed
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.options import Option

_DOING = {
    "draw": "引く", "deal": "ダメージを与える", "destroy": "破壊する", "banish": "追放する", "put": "置く",
    "create": "作成する", "reveal": "公開する", "count": "カウンターを置く",
    "discard": "捨てる", "gain": "得る", "lose life": "ライフを失う", "turn": "向きを変える",
}  # fmt: skip
_OUTSIDE: dict[type[Event], str] = {Revealed: "公開する"}


class OnlyOption(OfPlayer, frozen=True, kw_only=True):
    """Nobody was asked a question, because it had one option alone; the game stays as it is."""

    is_fact: ClassVar[bool] = True
    is_untold: ClassVar[bool] = True
    kind: str
    option: Option


class Multi(Change, frozen=True, kw_only=True):
    """A multi-event (1.9.2): ``events`` happen one after the other. ``kind`` names what is done several times."""

    is_fact: ClassVar[bool] = True
    kind: str
    events: tuple[Event, ...]

    def sentence(self, teller: Teller) -> str:  # noqa: ARG002  (every kind takes it)
        """Say what is done, and how often."""
        return f"「{_DOING.get(self.kind, self.kind)}」を{len(self.events)}回行う" if self.events else ""


class Outside(Change, frozen=True, kw_only=True):
    """Something is done that concerns only what is outside the game (1.9.1a); within it, it were an event ``doing``."""

    is_fact: ClassVar[bool] = True
    doing: type[Event]

    def sentence(self, teller: Teller) -> str:  # noqa: ARG002  (every kind takes it)
        """Say what is done there."""
        return f"ゲームの外で「{_OUTSIDE.get(self.doing, '何か')}」を行う"
