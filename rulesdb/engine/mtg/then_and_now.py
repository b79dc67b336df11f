"""Notes for readers who know Magic's present rules: where the rules of 2006 differ so that it would surprise them."""

from collections.abc import Callable
from typing import NamedTuple

from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.mtg.events.damage import LoseLife
from rulesdb.engine.mtg.events.layers import Stack
from rulesdb.engine.mtg.events.phasing import PhasesOut
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.keywords.buyback import BUYBACK
from rulesdb.engine.mtg.keywords.suspend import Suspend
from rulesdb.engine.mtg.state import Object

_Known = Callable[[int], Object]
"""Return the record of an object as it was last seen."""


class Note(NamedTuple):
    """A note on a difference between the rules of 2006 and the present ones."""

    then: str
    """The rule of 2006, in Japanese."""
    now: str
    """The present rule, in Japanese."""
    is_about: Callable[[Event, _Known], bool]
    """Whether an event shows the difference."""


def _burns(event: Event, _known: _Known) -> bool:
    return isinstance(event, LoseLife) and event.by == "mtg:300.3"


def _puts_damage_on_the_stack(event: Event, _known: _Known) -> bool:
    return isinstance(event, Stack) and event.by == "mtg:310.4"


def _buries_a_legend(event: Event, _known: _Known) -> bool:
    return isinstance(event, Move) and event.by == "mtg:420.5e"


def _discards_with_madness(event: Event, _known: _Known) -> bool:
    return isinstance(event, Triggers) and event.by == "mtg:502.24a"


def _plays_what_was_suspended(event: Event, known: _Known) -> bool:
    if not isinstance(event, Move) or event.to.name != "stack":
        return False
    item = known(event.object)
    was_removed = item.layer is not None and item.layer.played_from == "removed"
    return was_removed and any(isinstance(one, Suspend) for one in item.card.abilities)


def _is_bought_back_for_another(event: Event, known: _Known) -> bool:
    if not isinstance(event, Move) or (event.by, event.to.name) != ("mtg:413.2", "graveyard"):
        return False
    spell = known(event.object)
    is_paid = spell.layer is not None and BUYBACK in spell.layer.declared.costs
    return is_paid and spell.controller != spell.owner


def _phases_out(event: Event, _known: _Known) -> bool:
    return isinstance(event, PhasesOut)


NOTES: tuple[Note, ...] = (
    Note(
        "戦闘ダメージはスタックに置かれ、解決される前に、プレイヤーは呪文や能力をプレイできる",
        "スタックを使わず、すぐに与えられる",
        _puts_damage_on_the_stack,
    ),
    Note(
        "フェイズの終わりにマナ・プールに残っていたマナ1点につき、ライフを1点失う(マナ・バーン)",
        "残ったマナは失われるだけである",
        _burns,
    ),
    Note(
        "同じ名前の伝説のパーマネントが2つ以上場にあると、すべてがオーナーの墓地に置かれる",
        "コントローラーごとに、1つを選んで残す",
        _buries_a_legend,
    ),
    Note(
        "マッドネスを持つカードを捨てるとき、ゲームから取り除くかどうかは選べる",
        "必ず追放される",
        _discards_with_madness,
    ),
    Note(
        "待機の終わったカードは、プレイできるならプレイしなければならない",
        "唱えるかどうかを選べる",
        _plays_what_was_suspended,
    ),
    Note(
        "バイバックが働くのは、呪文のコントローラーの墓地に置かれるときだけである",
        "だれがコントロールしていても、オーナーの手札に戻る",
        _is_bought_back_for_another,
    ),
    Note(
        "フェイズ・アウトしたものは、フェイズ・アウト領域に移る",
        "戦場に残ったまま、存在しないものとして扱う",
        _phases_out,
    ),
)
"""The notes."""


def note_on(event: Event, known: _Known) -> str:
    """Return the note on an event, "" for none."""
    notes = (f"当時のルールでは、{one.then}。今のルールでは、{one.now}" for one in NOTES if one.is_about(event, known))
    return next(notes, "")
