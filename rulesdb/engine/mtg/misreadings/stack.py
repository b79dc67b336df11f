"""Misreadings of flash, split second, storm, and of spells and abilities on the stack."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rulesdb.engine.kernel.book import empty, nothing
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Used
from rulesdb.engine.kernel.events import Event, Events, object_of
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import SplitSecond
from rulesdb.engine.mtg.characteristics import has, power
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.faces import TurnedFaceDown
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.zones import Cease, Copied, Count, Declare, Move, Stack, is_no_spell
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import storm
from rulesdb.engine.mtg.keywords.flash_and_split_second import (
    is_stopped,
    may_be_played_as_an_instant,
    number_of_flash,
    spells_with_split_second,
    where_it_functions,
)
from rulesdb.engine.mtg.keywords.suspend import TIME
from rulesdb.engine.mtg.rules import legality, playing, priority, resolving
from rulesdb.engine.mtg.rules.abilities import has_its_condition
from rulesdb.engine.mtg.rules.events import countered
from rulesdb.engine.mtg.state import ABILITIES, STACK, Declared

book.after(may_be_played_as_an_instant, "502.57a#sentence-2", "瞬速は、手札にあるときだけ機能する")(
    lambda may_be, game, attempt: may_be and game.object(attempt.layer).zone.name == "hand"
)
book.after(
    may_be_played_as_an_instant,
    "502.57a#sentence-1",
    "瞬速は、カードに印刷された注意書きで、得たり失ったりする能力ではない",
)(
    lambda may_be, game, attempt: (
        (may_be or number_of_flash(abilities(game, attempt.layer)) == 0)
        and number_of_flash(game.object(attempt.layer).card.abilities) > 0
    )
)
book.after(
    may_be_played_as_an_instant,
    "502.57a#sentence-3",
    "瞬速があれば、相手のターンにもプレイできるが、呪文や能力に対応してはプレイできない",
)(lambda may_be, game, attempt: may_be and all(one == attempt.layer for one in game.stack))
book.after(
    is_stopped,
    "502.57b#sentence-1",
    "瞬速を2つ持つ呪文は、1つの場合より速く、刹那を持つ呪文がスタックにあってもプレイできる",
)(lambda is_so, game, attempt: is_so and not (attempt.is_card and number_of_flash(abilities(game, attempt.layer)) > 1))
book.instead(where_it_functions, "502.58a#sentence-2", "刹那は、それを持つクリーチャーなどが場に出た後も働く")(
    lambda game: (*game.stack, *game.zone("in play"))
)
book.instead(
    spells_with_split_second,
    "502.58a#sentence-1",
    "刹那は、カードに印刷された注意書きで、得たり失ったりする能力ではない",
)(lambda game: tuple(one for one in game.stack if _number_of_split_second(game.object(one).card.abilities)))
book.after(is_stopped, "502.58a#sentence-3a", "刹那が妨げるのは起動型能力だけで、呪文はプレイできる")(
    lambda is_so, _game, attempt: is_so and not attempt.is_card
)
book.after(is_stopped, "502.58a#sentence-3b", "刹那が妨げるのは呪文だけで、起動型能力はプレイできる")(
    lambda is_so, _game, attempt: is_so and attempt.is_card
)
book.after(is_stopped, "502.58b#sentence-1", "刹那を2つ持つ呪文があると、マナ能力もプレイできない")(
    lambda is_so, game, attempt: (
        is_so
        or (
            attempt.is_mana_ability
            and any(_number_of_split_second(abilities(game, one)) > 1 for one in spells_with_split_second(game))
        )
    )
)
book.after(is_stopped, "502.58#item-2", "刹那は、マナ能力も含めて、すべての起動型能力を妨げる")(
    lambda is_so, game, attempt: is_so or (attempt.is_mana_ability and bool(spells_with_split_second(game)))
)
book.after(playing.reasons_against_effect, "502.58#item-6", "刹那があっても、効果の中でなら呪文をプレイできる")(
    lambda reasons, _game, _attempt: tuple(one for one in reasons if one != is_stopped.id)
)
book.after(priority.number_passed, "502.58#item-1", "刹那を持つ呪文は、対戦相手に優先権を渡さずに解決してよい")(
    lambda passed, game, _before: len(game.playing) if spells_with_split_second(game) else passed
)
book.after(has_its_condition, "502.58#item-3", "刹那を持つ呪文がスタックにある間は、誘発型能力も誘発しない")(
    lambda is_met, game, _listener: is_met and not spells_with_split_second(game)
)
book.after(legality.obstacle_to_special, "502.58#item-4", "刹那を持つ呪文がスタックにある間は、特殊な行動もできない")(
    lambda rule, game, _player, _option: "mtg:502.58" if spells_with_split_second(game) else rule
)


def _number_of_split_second(found: Iterable[object]) -> int:
    return sum(isinstance(ability, SplitSecond) for ability in found)


class _Countered(Counter, frozen=True):
    """A spell on the stack is said to be countered; it is not moved."""


@book.after(playing.events_as_played, "502.58#item-5", "刹那を持つ呪文は、先にスタックにあった呪文や能力を打ち消す")
def _others_countered(events: Events, game: Game, spell: int) -> Events:
    others = [game.object(one) for one in game.stack if one != spell] if has(game, spell, SplitSecond) else []
    kinds = ((one.id, Cease if is_no_spell(one) else _Countered) for one in others)
    return (*events, *(kind(by="mtg:502.58", object=one) for one, kind in kinds))


book.instead(storm.choose_targets, "502.30a#sentence-4", "ストームのコピーの対象は、元の呪文の対象から変えられない")(
    nothing
)
book.instead(
    storm.is_played,
    "502.30a#sentence-1",
    "ストームは、呪文がスタックにある間には誘発せず、解決されてスタックを離れるときに誘発する",
)(lambda event, spell: isinstance(event, Move) and event.object == spell and event.by == resolving.leave_the_stack.id)
book.after(storm.is_played, "502.30#item-6", "ほかの呪文で作ったコピーのストームも誘発する")(
    lambda is_so, event, spell: (
        is_so or (isinstance(event, Copied) and event.by == resolving.put_copy.id and event.object == spell)
    )
)
book.instead(storm.triggering_instances, "502.30b#sentence-1", "ストームは、いくつ持っていても1回だけ誘発する")(
    lambda _game, _spell: 1
)
book.instead(storm.spells_played_before, "502.30a#sentence-3", "ストームは、自分がプレイした呪文だけを数える")(
    lambda game, event: tuple(
        one.object
        for one in game.state.history
        if isinstance(one, CardPlayed) and one != event and one.player == event.player
    )
)


@book.after(storm.spells_played_before, "502.30#item-5", "待機でカードを取り除くことも、呪文のプレイに数える")
def _with_suspended(spells: tuple[int, ...], game: Game, event: Event) -> tuple[int, ...]:
    before = game.state.history[: game.state.history.index(event)]
    suspended = (one.object for one in before if isinstance(one, Count) and one.counter == TIME and one.amount > 0)
    return (*spells, *suspended)


def _is_ordinary(game: Game, spell: int) -> bool:
    events = [event for event in game.state.history if object_of(event) == spell]
    if any(isinstance(event, Counter | TurnedFaceDown) for event in events):
        return False
    return any(isinstance(event, Move) and event.to == STACK and game.origin_of(event) == "hand" for event in events)


book.after(
    storm.spells_played_before, "502.30#item-3", "手札から表向きにプレイされて、打ち消されなかった呪文だけを数える"
)(lambda spells, game, _event: tuple(one for one in spells if _is_ordinary(game, one)))


@book.after(storm.put_storm_copy, "502.30#item-1", "ストームのコピーも、プレイされたことになる")
def _also_played(made: int, game: Game, player: int, _spell: int) -> int:
    happen(game, CardPlayed(by="mtg:502.30a", player=player, object=made))
    return made


@book.instead(
    storm.choose_targets, "502.30#item-2", "新しい対象は一度だけ選び、すべてのコピーがそれを対象とするという読み方"
)
def _same_for_all(game: Game, player: int, copies: Sequence[int]) -> None:
    for first in copies[:1]:
        resolving.choose_new_targets(game, player, first, storm.choose_targets.id)
        layer = game.object(first).layer
        declared = Declared() if layer is None else layer.declared
        for other in copies[1:]:
            happen(game, Declare(object=other, declared=declared))


@book.after(countered, "502.30#item-4", "元の呪文を打ち消すと、コピーもすべて打ち消される")
def _with_copies(events: Events, game: Game, event: Counter) -> Events:
    spell = game.object(event.object)
    copies = [one for one in map(game.object, game.stack) if one.is_copy and one.card == spell.card]
    return (*events, *(Cease(by=event.by, object=one.id) for one in copies if not spell.is_copy))


book.instead(countered, "414.1", "")(empty)
book.instead(resolving.put_copy, "503.10", "")(lambda game, _player, _spell, _by: game.state.next_id)
book.instead(resolving.countering_rule, "413.2a", "")(nothing)


@book.after(
    resolving.countering_rule, "402.6", "スタックにある能力は、それを生み出したカードが領域を離れると打ち消される"
)
def _without_its_source(found: str | None, game: Game, resolution: resolving.EffectResolution) -> str | None:
    layer, history = game.object(resolution.layer).layer, game.state.history
    if layer is None or layer.category not in ABILITIES:
        return found
    begun = max((at for at, past in enumerate(history) if _is_announced(past, resolution.layer)), default=0)
    has_left = any(isinstance(one, Move) and one.object == resolution.context.source for one in history[begun:])
    return found or ("mtg:402.6" if has_left else None)


def _is_announced(event: Event, layer: int) -> bool:
    """Whether an ability is on the stack from an event on, and its costs are paid."""
    return (isinstance(event, Stack) and event.layer.id == layer) or (isinstance(event, Used) and event.layer == layer)


@book.after(
    resolving.combat_damage,
    "310.4a",
    "スタック上の戦闘ダメージは、解決するときのパワーで与えられ、場を離れたクリーチャーからは与えられない",
)
def _as_large_as_now(damage: tuple[Deal, ...], game: Game, _layer: int) -> tuple[Deal, ...]:
    """Change the first damage of each creature by what its power has changed by; nothing is dealt from out of play."""
    found: list[Deal] = []
    for one in damage:
        assert one.source is not None
        same = [other for other in damage if other.source == one.source]
        change = power(game, one.source) - sum(other.amount for other in same) if one is same[0] else 0
        found.append(replace(one, amount=max(0, one.amount + change) if game.has(one.source) else 0))
    return tuple(found)
