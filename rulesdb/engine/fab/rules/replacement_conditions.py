"""The replacement effects that exist for an event (6.4.3), and the conditions of three kinds of them."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.prevention import is_shield
from rulesdb.engine.fab.rules.self_replacing import end
from rulesdb.engine.fab.selection.event_patterns import EntersArena
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.lasting_effects import use_up
from rulesdb.engine.kernel.effects.replacement_effects import Replacing, is_matched
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.event_patterns import Happens
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

ReplacementInForce = Replacing[ReplacementEffect]
Effects = tuple[tuple[ReplacementEffect, EffectInForce], ...]


@book.definition("6.4.3#sentence-1")
def existing(game: Game, event: Event) -> Effects:
    """A replacement effect must exist before an event occurs to replace it."""
    found = of_kind(game, ReplacementEffect)
    if not isinstance(event, kinds.Move) or event.to.name not in ARENA:
        return found
    return tuple(pair for pair in found if not _comes_with(game, event, *pair))


def _comes_with(game: Game, event: kinds.Move, effect: ReplacementEffect, one: EffectInForce) -> bool:
    """Whether an effect is one that its source has in the arena alone, and the event lets the source enter the arena.

    While the source resolves, its static abilities function (1.7.4h), but only those about the event itself replace it.
    """
    if one.lasting is not None or one.context.source != event.object or game.object(event.object).zone.name in ARENA:
        return False
    when = effect.when if isinstance(effect, Replaces) else None
    return not (isinstance(when, EntersArena) and when.what == IsThis())


@book.definition("6.4.3#sentence-2")
def leave_the_past(game: Game, begun: LastingEffect) -> None:
    """A replacement effect that is generated after an event does not replace it in retrospect."""


def _whatever_it_is_about(game: Game, one: Replacing[Replaces], event: Event) -> bool:
    """Whether an event is of the right kind, whoever and whatever it is about (misreading of 6.4.9 and 6.4.11)."""
    when = one.effect.when
    if isinstance(when, Happens):
        when = replace(when, what=None, who=None, by=None)
    elif isinstance(when, EntersArena):
        when = replace(when, what=None)
    return when.matches(game, event, one.in_force.context)


def _condition(sentence: str, misreading: str) -> Callable[[Game, Replacing[Replaces], Event], bool]:
    """Return the rule about the condition of a kind of replacement effects."""

    @book.definition(sentence)
    def is_matched_by(game: Game, one: Replacing[Replaces], event: Event) -> bool:
        """The condition specifies which event the effect replaces, and so when it is active."""
        return is_matched(game, one, event)

    book.instead(is_matched_by, sentence, misreading)(_whatever_it_is_about)

    return is_matched_by


_CONDITIONS = {
    "identity": _condition(
        "6.4.8#sentence-3", "性質置換効果は、どのオブジェクトが闘技場に出るイベントも変更するとする読み方"
    ),
    "standard": _condition(
        "6.4.9#sentence-3",
        "一般的置換効果は、だれの何についてのイベントなのかという条件が満たされなくても有効だとする読み方",
    ),
    "outcome": _condition(
        "6.4.11#sentence-3",
        "結果置換効果は、だれの何についてのイベントなのかという条件が満たされなくても有効だとする読み方",
    ),
}


def meets_its_condition(game: Game, one: Replacing[Replaces], event: Event) -> bool:
    """Whether an event meets the condition of a replacement effect."""
    return _CONDITIONS[one.effect.kind](game, one, event)


def used(game: Game, one: ReplacementInForce) -> None:
    """Count a use of an effect that is applied; a self-replacement effect modifies one event alone."""
    if one.in_force in game.self_replacing:
        end(game, tuple(other for other in game.self_replacing if other is not one.in_force))
    elif isinstance(one.effect, Prevents) and not is_shield(Replacing(one.effect, one.in_force)):
        act_once(game, one)
    else:
        goes_on(game, one)


@book.definition("6.4.10i#sentence-2")
def act_once(game: Game, one: ReplacementInForce) -> None:
    """A fixed-prevention effect prevents damage of the one event for which it is active."""
    if one.lasting is not None:
        note(game, kinds.Lasts(by=act_once.id, before=one.lasting))


@book.definition("6.4.9#sentence-1")
def goes_on(game: Game, one: ReplacementInForce) -> None:
    """A standard-replacement effect is a continuous effect: it goes on after a replacement."""
    use_up(game, one.lasting)
