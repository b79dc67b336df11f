"""Misreadings: abilities."""

from collections.abc import Iterator, Sequence
from typing import get_args

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AdditionalCost,
    AnyStatic,
    Cost,
    Defines,
    LayerType,
    PlayStatic,
    Triggered,
    While,
)
from rulesdb.engine.fab.card_parts.effects import MoreActivations, SetsLimit
from rulesdb.engine.fab.card_parts.object_effects import Gets, LosesStat
from rulesdb.engine.fab.cards import CardType, Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.events import Resolved, Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import (
    Extra,
    _activated,
    _of_the_ability,
    _of_the_object,
    added_up,
    base_cost,
    cost_of_zero,
    cost_without_symbols,
    counted_for_each,
    counted_together,
    extras_for,
    has_no_controller,
    is_about_attacks,
    is_for_the_ability,
    limit_of,
    object_as_a_whole,
    object_with_all_abilities,
    open_to_choice,
    printed_limit,
    type_of,
    types_of_layer,
    uses_an_effect,
    with_type_of_ability,
)
from rulesdb.engine.fab.rules.abilities.connected import (
    Ids,
    Pair,
    also_of_a_following_ability,
    fails,
    granted_alone,
    granted_apart,
    of_several_pairs,
    refers_to_added_leader,
    specifically,
    within_reach,
)
from rulesdb.engine.fab.rules.abilities.defining_abilities import (
    DefiningEffect,
    defines_defense_now,
    defines_power_now,
    is_defined_by_an_effect,
    is_defined_by_its_ability,
    of_an_asterisk,
    of_the_defense,
    of_the_power,
    undetermined_defense,
    undetermined_power,
)
from rulesdb.engine.fab.rules.abilities.functional import (
    category_by_effects,
    category_of,
    functions_as_a_layer,
    generates_effects,
    is_met,
    is_met_now,
    is_seen_enough,
    is_where_it_must_be,
    may_discard_itself,
    needs_its_source_private,
    works_otherwise,
    zones_specified,
    zones_to_function,
)
from rulesdb.engine.fab.rules.abilities.play_statics import (
    _of_the_card,
    beside_the_alternative,
    declared_for,
    play_statics,
    played_from_anywhere,
    to_be_paid,
    to_be_paid_instead,
)
from rulesdb.engine.fab.rules.continuous.applying import note_existing
from rulesdb.engine.fab.selection.ability_filters import _has_base, is_card_with, is_card_with_base
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.verbs.objects import PutObjects
from rulesdb.engine.fab.verbs.sequences import Leading, OfLeadingEffect
from rulesdb.engine.fab.zones import ARENA, CHAIN, PRIVATE, STACK, ZoneName
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import StateCondition
from rulesdb.engine.kernel.defaults import always, never
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.records.nested_records import mentions, parts_of_kind
from rulesdb.engine.kernel.selection.objects import object_now
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


@book.instead(type_of, "5.2.1b#sentence-2", "どの能力も、優先権があればいつでも起動できるとする読み方")
def _always_an_instant(_ability: Activated) -> LayerType:
    return "instant"


@book.instead(cost_of_zero, "5.2.1c#sentence-3", "「0」の能力では、発生源のカードのコストを支払うとする読み方")
def _that_of_the_card(game: Game, object_id: int, cost: Cost) -> Cost:
    """Return the printed cost of the source card in place of 0 (misreading of 5.2.1c)."""
    return replace(cost, resource=properties(game, object_id).cost or 0)


book.instead(
    cost_without_symbols, "2.2.3#sentence-3", "リソースシンボルがなければ、能力はコストの特性を持たないとする読み方"
)(lambda amount: amount or None)


@book.instead(base_cost, "2.2.3#sentence-4", "能力の基本コストは、発生源のコストだとする読み方")
def _cost_of_the_source(_printed: int | None, game: Game, object_id: int) -> int | None:
    return properties(game, object_id).cost


@book.instead(
    has_no_controller, "5.2.4a#sentence-1", "コントローラーがいても、能力を起動できるのはオーナーだとする読み方"
)
def _even_with_a_controller(_item: Object) -> bool:
    return True


@book.instead(is_defined_by_an_effect, "1.12.3b#sentence-2", "*の値は、効果では決まらないとする読み方")
def _by_no_effect(_game: Game, _item: Object, _stat: Stat) -> bool:
    return False


@book.instead(
    is_defined_by_its_ability,
    "1.12.3b#sentence-1",
    "効果が*の値を定義するなら、能力があっても、効果に従って決まるとする読み方",
)
def _by_the_effect(_game: Game, _item: Object, _stat: Stat) -> bool:
    return False


@book.instead(
    specifically,
    "1.7.6#sentence-1",
    "「捨てたカード」のような言葉は、ほかの効果が捨てたカードも含めて、このターンに捨てたどのカードも指すとする読み方",
)
def _anything_discarded(_found: Ids, game: Game) -> Ids:
    return tuple(object_now(game, event.object) for event in game.state.history if isinstance(event, kinds.Discard))


def _leading_names(game: Game, pair: Pair) -> list[str]:
    card = game.object(pair[0].source).card
    return [effect.name for effect in parts_of_kind(card.abilities, Leading)]


@book.instead(of_several_pairs, "1.7.6a#sentence-1", "1つの能力は、1つの先行能力としか関連しないとする読み方")
def _of_the_first_alone(found: Ids, game: Game, pair: Pair) -> Ids:
    names = _leading_names(game, pair)
    return found if not names or pair[1] == names[0] else ()


@book.instead(
    also_of_a_following_ability,
    "1.7.6a#sentence-2",
    "後続能力である能力は、ほかの能力の先行能力にはなれないとする読み方",
)
def _unless_it_follows(found: Ids, game: Game, pair: Pair) -> Ids:
    for ability in game.object(pair[0].source).card.abilities:
        names = [effect.name for effect in parts_of_kind(ability, Leading)]
        if pair[1] in names and mentions(ability, OfLeadingEffect):
            return ()
    return found


@book.instead(
    within_reach, "1.7.6b#sentence-1", "先行能力が動かしたカードは、その後どこへ移っても参照できるとする読み方"
)
def _wherever_they_are(found: Ids, game: Game) -> Ids:
    return tuple(object_now(game, one) for one in found)


@book.instead(fails, "1.7.6b#sentence-3", "先行能力を参照できなければ、最後に動いたカードを参照するとする読み方")
def _whatever_moved_last(game: Game) -> Ids:
    moves = [event.object for event in game.state.history if isinstance(event, kinds.Discard | kinds.Banish)]
    return tuple(object_now(game, object_id) for object_id in moves[-1:])


def _records(game: Game, pair: Pair, *, is_granted: bool) -> Iterator[int]:
    """Yield the objects of leading abilities with the name that the source has otherwise."""
    context, name = pair
    for (source, granted_by, other), objects in game.state.referable.items():
        is_other = granted_by != context.granted_by and bool(granted_by) == is_granted
        if (source, other) == (context.source, name) and is_other:
            yield from objects


@book.instead(
    refers_to_added_leader, "1.7.6c#sentence-3", "与えられた後続能力は、もとからある先行能力も参照するとする読み方"
)
@book.instead(
    granted_alone, "1.7.6c#sentence-4", "後続能力だけが与えられたら、もとからある先行能力と関連するとする読み方"
)
def _with_printed(found: Ids, game: Game, pair: Pair) -> Ids:
    return (*found, *_records(game, pair, is_granted=False))


@book.instead(granted_apart, "1.7.6c#sentence-5", "別々の効果で与えられた先行能力と後続能力も、関連するとする読み方")
def _with_other_granted(found: Ids, game: Game, pair: Pair) -> Ids:
    return (*found, *_records(game, pair, is_granted=True))


@book.instead(undetermined_defense, "2.3.2a#sentence-3", "数値を決定できないなら、防御値の特性を持たないとする読み方")
def _no_defense() -> DefiningEffect:
    return LosesStat("defense")


@book.instead(of_the_defense, "2.3.2a#sentence-1", "(*)は0ということで、能力はそれに修整を加えるだけだとする読み方")
@book.instead(of_the_power, "2.9.2a#sentence-1", "能力が定めるのはパワーで、基本パワーは0のままだとする読み方")
def _modifies(ability: Defines) -> DefiningEffect:
    return Gets(ability.stat, ability.value)


@book.instead(defines_defense_now, "2.3.2a#sentence-2", "能力は、防御している間だけ防御値を定めるとする読み方")
@book.instead(defines_power_now, "2.9.2a#sentence-2", "能力は、攻撃している間だけ基本パワーを定めるとする読み方")
def _only_in_combat(item: Object) -> bool:
    return item.zone == CHAIN


@book.instead(undetermined_power, "2.9.2a#sentence-3", "数値を決定できないなら、パワーの特性を持たないとする読み方")
def _no_power() -> DefiningEffect:
    return LosesStat("power")


@book.instead(of_an_asterisk, "1.12.3#sentence-1", "*は、特性がないことを表すとする読み方")
def _nothing(definition: DefiningEffect) -> DefiningEffect:
    return LosesStat(definition.stat)


@book.instead(
    functions_as_a_layer,
    "1.7.4h#sentence-1",
    "常在能力は、発生源がスタックに置かれた時から、解決される前でも機能状態だとする読み方",
)
def _as_long_as_it_is_on_the_stack(_game: Game, item: Object) -> bool:
    return item.zone == STACK


@book.instead(
    needs_its_source_private,
    "1.7.4b#sentence-1",
    "手札を捨てるコストの能力なら、ほかのカードを捨てて支払えるものでも、手札で機能状態だとする読み方",
)
def _discards_any_card(_game: Game, _item: Object, ability: Activated) -> bool:
    return may_discard_itself(ability)


@book.instead(
    zones_specified,
    "1.7.4b#sentence-2",
    "発生源を移す能力なら、明確に示していなくても、闘技場の外で機能状態だとする読み方",
)
def _or_those_to_move_from(ability: Activated) -> frozenset[ZoneName] | None:
    """Return the zones that an ability names or, if it puts something into a zone, all (misreading of 1.7.4b)."""
    return ability.zones or (_EVERYWHERE if mentions(ability.layer, PutObjects) else None)


@book.instead(
    is_where_it_must_be,
    "1.7.4b#sentence-3",
    "闘技場の外で起動できる能力は、示されたゾーンでなくても、闘技場の外のどこでも機能状態だとする読み方",
)
def _anywhere_outside_the_arena(item: Object, zones: frozenset[ZoneName]) -> bool:
    return item.zone.name in zones or not (zones & ARENA or item.zone.name in ARENA)


book.instead(
    zones_to_function, "1.7.4#sentence-4", "発生源が開示状態なら、闘技場になくても、能力は機能状態だとする読み方"
)(lambda: _EVERYWHERE)


_EVERYWHERE: frozenset[ZoneName] = frozenset(get_args(ZoneName))


@book.instead(
    with_type_of_ability,
    "2.15.4a#sentence-1",
    "起動レイヤーのタイプは、発生源にタイプがあるなら、発生源のタイプだけとする読み方",
)
def _unless_the_source_has_types(of_source: frozenset[CardType], ability: Activated) -> frozenset[CardType]:
    return of_source or types_of_layer(frozenset(), ability)


@book.instead(printed_limit, "5.2.1a#sentence-3", "制限が書かれていない能力も、1ターンに1回だけ起動できるとする読み方")
def _once(ability: Activated) -> int | None:
    return 1 if ability.limit is None else ability.limit


@book.instead(limit_of, "5.2.3e#sentence-1", "合計の回数を述べる効果も、その回数を制限に足すとする読み方")
def _adding(game: Game, object_id: int, index: int, setting: Sequence[SetsLimit]) -> int | None:
    """Return the printed limit plus the totals that effects state (misreading of 5.2.3e)."""
    printed = printed_limit(_activated(game, object_id, index))
    return None if printed is None else printed + sum(effect.amount for effect in setting)


@book.instead(added_up, "5.2.3d#sentence-1", "追加を許す効果が重なっても、いちばん多い回数だけが有効とする読み方")
def _the_greatest_alone(found: list[Extra]) -> list[Extra]:
    greatest = max(found, key=lambda one: one.effect.amount, default=None)
    return [greatest] if greatest is not None and greatest.left > 0 else []


@book.instead(
    is_for_the_ability, "5.2.3#sentence-1", "追加の起動の許可は、効果が指すもの以外の能力にも及ぶとする読み方"
)
def _for_every_ability(_game: Game, _in_force: EffectInForce, _object_id: int) -> bool:
    return True


book.instead(
    counted_for_each,
    "5.2.3a#sentence-2",
    "オブジェクトの能力すべてへの許可でも、どれか1つしか追加で起動できないとする読み方",
)(_of_the_object)


@book.instead(
    object_with_all_abilities,
    "5.2.3a#sentence-1",
    "能力すべてへの許可は、及ぶオブジェクトのうち1つにだけ使えるとする読み方",
)
@book.instead(
    object_as_a_whole, "5.2.3b#sentence-1", "オブジェクトへの許可は、及ぶオブジェクトのうち1つにだけ使えるとする読み方"
)
def _of_all_objects(_object_id: int) -> str:
    return "all"


book.instead(
    counted_together,
    "5.2.3b#sentence-3",
    "オブジェクトについての許可でも、能力ごとにその回数まで追加で起動できるとする読み方",
)(_of_the_ability)


@book.instead(
    is_about_attacks, "5.2.3c#sentence-1", "追加の起動を許す効果は、どれも攻撃についてだけのものだとする読み方"
)
def _only_attacks(_effect: MoreActivations) -> bool:
    return True


book.instead(
    uses_an_effect, "5.2.3b#sentence-2", "追加の起動を許す効果は、制限の中での起動にも、先に使われるとする読み方"
)(always)


@book.instead(open_to_choice, "5.2.3d#sentence-2", "どの効果で制限を超えるのかは選べず、古い効果から使うとする読み方")
def _the_oldest(game: Game, object_id: int, index: int) -> list[Extra]:
    return extras_for(game, object_id, index)[:1]


@book.instead(
    played_from_anywhere,
    "1.7.4e#sentence-2",
    "プレイ時常在能力は、手札か格納庫からプレイするときにだけ機能状態だとする読み方",
)
def _from_hand_and_arsenal(found: tuple[PlayStatic, ...], item: Object) -> tuple[PlayStatic, ...]:
    return found if (item.origin or item.zone).name in {"hand", "arsenal"} else ()


@book.instead(
    play_statics, "5.4.4#sentence-1", "プレイ時常在能力は、自分がプレイするほかのカードにも適用されるとする読み方"
)
def _of_all_your_layers(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """Return the play-static abilities of all cards that the player is playing (misreading of 5.4.4)."""
    player = game.player_of(object_id)
    others = (layer for layer in game.stack if layer != object_id and game.player_of(layer) == player)
    return tuple(ability for card in (object_id, *others) for ability in _of_the_card(game, card))


@book.instead(to_be_paid, "5.4.4a#sentence-3", "書かれたコストは、支払わなくてもカードをプレイできるとする読み方")
@book.instead(to_be_paid_instead, "5.4.4b#sentence-4", "代替コスト能力があれば、何も支払わずにプレイできるとする読み方")
def _nothing_of_play_statics(_ability: PlayStatic) -> Cost:
    return Cost()


@book.instead(
    beside_the_alternative, "5.4.4b#sentence-6", "代替コストを支払えば、追加コストは支払わなくてよいとする読み方"
)
def _instead_of_additional(found: tuple[AdditionalCost, ...], game: Game, object_id: int) -> tuple[AdditionalCost, ...]:
    return () if declared_for(game, object_id).alternative is not None else found


@book.instead(category_of, "1.7.3#sentence-2", "誘発する能力は、常在能力ではなく、誘発能力という別の分類だとする読み方")
def _with_triggered_apart(ability: Ability) -> type[Ability]:
    return Triggered if isinstance(within(ability), Triggered) else category_by_effects(ability)


@book.instead(category_by_effects, "1.7.3#sentence-3", "コストの書かれた能力が起動能力で、ほかは常在能力だとする読み方")
def _by_a_cost(ability: Ability) -> type[Ability]:
    return Activated if hasattr(ability, "cost") else AnyStatic


@book.instead(is_met, "5.4.7#sentence-1", "期間の条件は、満たされていなくてもよいとする読み方")
def _unconditionally(_game: Game, _condition: StateCondition, _context: Context) -> bool:
    return True


_ONCE_MET = "期間の条件が一度満たされたら、満たされなくなっても、ターンの終わりまで機能状態だとする読み方"


@book.instead(is_met_now, "1.7.4g#sentence-1", _ONCE_MET)
def _met_this_turn(game: Game, condition: StateCondition, context: Context) -> bool:
    return condition.holds(game, context) or (context.source, repr(condition)) in game.state.counts


@book.after(note_existing, "1.7.4g#sentence-1", _ONCE_MET)
def _note_conditions(_noted: None, game: Game) -> None:
    for item in game.objects():
        for ability in item.card.abilities:
            if isinstance(ability, While) and ability.condition is not None:
                context, key = game.context_of(item.id), (item.id, repr(ability.condition))
                if ability.condition.holds(game, context) and key not in game.state.counts:
                    note(game, Tally(by="fab:1.7.4g", key=key, value=1))


@book.instead(
    is_seen_enough, "5.4.7a#sentence-1", "条件が満たされていれば、発生源が開示状態かどうかは関わらないとする読み方"
)
def _seen_or_not(_item: Object, _ability: While) -> bool:
    return True


@book.instead(works_otherwise, "5.4.7a#sentence-5", "開示ゾーンにあれば、発生源が裏向きでも機能するとする読み方")
def _in_a_public_zone(item: Object) -> bool:
    return item.zone.name not in PRIVATE


book.instead(is_card_with, "1.7.2#sentence-1", "効果で得た能力では、「その能力を持つカード」にはならないとする読み方")(
    _has_base
)


book.instead(is_card_with_base, "1.7.2#sentence-2", "効果で得た能力も、基本能力とみなすとする読み方")(has_ability)


book.instead(generates_effects, "1.8.1#sentence-5", "")(never)
book.instead(generates_effects, "1.7.4#sentence-2", "")(always)


@book.after(generates_effects, "5.4.1#sentence-1", "常在能力も、スタックで解決されなければ効果を生成しないとする読み方")
def _after_resolving(generates: bool, game: Game, item: Object, _ability: Ability) -> bool:
    resolved = (event.object for event in game.state.history if isinstance(event, Resolved))
    return generates and item.id in resolved


@book.after(
    generates_effects,
    "1.7.3c#sentence-1",
    "常在能力も、起動できる能力のように、そのプレイヤーのターンにだけ効果を発生させるとする読み方",
)
def _in_the_turn_of_its_player(generates: bool, game: Game, item: Object, _ability: Ability) -> bool:
    return generates and game.player_of(item.id) == game.state.turn_player
