"""Notes for readers who know Magic's present rules: where the rules of 2006 differ so that it would surprise them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rulesdb.engine.kernel.book import always
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.mtg.events.cards import Mulligan
from rulesdb.engine.mtg.events.points import LoseLife
from rulesdb.engine.mtg.events.zones import Move, PhasesOut, Stack
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
    kind: type[Event]
    """Kind of the events that can show the difference."""
    is_about: Callable[[Any, _Known], bool] = always
    """Whether an event of this kind shows it."""


def _is_by(rule: str) -> Callable[[Event, _Known], bool]:
    return lambda event, _known: event.by == rule


def _plays_what_was_suspended(event: Move, known: _Known) -> bool:
    if event.to.name != "stack":
        return False
    item = known(event.object)
    was_removed = item.layer is not None and item.layer.played_from == "removed"
    return was_removed and any(isinstance(one, Suspend) for one in item.card.abilities)


def _is_bought_back_for_another(event: Move, known: _Known) -> bool:
    if (event.by, event.to.name) != ("mtg:413.2", "graveyard"):
        return False
    spell = known(event.object)
    is_paid = spell.layer is not None and BUYBACK in spell.layer.declared.costs
    return is_paid and spell.controller != spell.owner


NOTES: tuple[Note, ...] = (
    Note(
        "マリガンをするたびに、引く手札が1枚ずつ少なくなる",
        "いつも7枚を引き、手札を決めてから、マリガンをした回数と同じ枚数をライブラリーの下に置く",
        Mulligan,
    ),
    Note(
        "戦闘ダメージはスタックに置かれ、解決される前に、プレイヤーは呪文や能力をプレイできる",
        "スタックを使わず、すぐに与えられる",
        Stack,
        _is_by("mtg:310.4"),
    ),
    Note(
        "フェイズの終わりにマナ・プールに残っていたマナ1点につき、ライフを1点失う(マナ・バーン)",
        "残ったマナは失われるだけである",
        LoseLife,
        _is_by("mtg:300.3"),
    ),
    Note(
        "同じ名前の伝説のパーマネントが2つ以上場にあると、すべてがオーナーの墓地に置かれる",
        "コントローラーごとに、1つを選んで残す",
        Move,
        _is_by("mtg:420.5e"),
    ),
    Note(
        "マッドネスを持つカードを捨てるとき、ゲームから取り除くかどうかは選べる",
        "必ず追放される",
        Triggers,
        _is_by("mtg:502.24a"),
    ),
    Note(
        "待機の終わったカードは、プレイできるならプレイしなければならない",
        "唱えるかどうかを選べる",
        Move,
        _plays_what_was_suspended,
    ),
    Note(
        "バイバックが働くのは、呪文のコントローラーの墓地に置かれるときだけである",
        "だれがコントロールしていても、オーナーの手札に戻る",
        Move,
        _is_bought_back_for_another,
    ),
    Note(
        "フェイズ・アウトしたものは、フェイズ・アウト領域に移る",
        "戦場に残ったまま、存在しないものとして扱う",
        PhasesOut,
    ),
)
"""The notes."""


def note_on(event: Event, known: _Known) -> str:
    """Return the note on an event, "" for none."""
    notes = (
        f"当時のルールでは、{one.then}。今のルールでは、{one.now}"
        for one in NOTES
        if isinstance(event, one.kind) and one.is_about(event, known)
    )
    return next(notes, "")
