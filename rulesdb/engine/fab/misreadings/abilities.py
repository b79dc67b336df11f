"""Misreadings of abilities: activation, limits, connected and defining abilities, functioning (1.7, 5.2, 5.4)."""

from collections.abc import Callable, Iterator, Sequence
from typing import get_args

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AnyStatic,
    Cost,
    Defines,
    PlayStatic,
    Triggered,
    While,
)
from rulesdb.engine.fab.card_parts.effects import MoreActivations, SetsLimit
from rulesdb.engine.fab.card_parts.object_effects import Gets, LosesStat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Resolved, Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties
from rulesdb.engine.fab.rules.abilities import activated, functional
from rulesdb.engine.fab.rules.abilities.activated import Extra
from rulesdb.engine.fab.rules.continuous.applying import has_asterisk, is_defined_by_an_effect, note_existing
from rulesdb.engine.fab.rules.continuous.properties import defined, definition
from rulesdb.engine.fab.rules.effects.abilities import Ids, Pair, connected_objects, grants_both, referred_objects
from rulesdb.engine.fab.selection.objects import OfLeading
from rulesdb.engine.fab.selection.property_filters import has_base, is_card_with, is_card_with_base
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.verbs.objects import PutObjects
from rulesdb.engine.fab.verbs.sequences import Leading
from rulesdb.engine.fab.zones import ARENA, CHAIN, PRIVATE, STACK, ZoneName
from rulesdb.engine.kernel.book import always, empty, never, unchanged
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.roles import Ability, StateCondition
from rulesdb.engine.kernel.effects.effects_in_force import is_met
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.effects.property_effects import ValueEffect
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.records.governing import mentions, parts_of_kind
from rulesdb.engine.kernel.selection.conditions import DeclaredX
from rulesdb.engine.kernel.selection.objects import object_now

book.instead(activated.type_of, "5.2.1b#sentence-2", "どの能力も、優先権があればいつでも起動できる")(
    lambda _ability: "instant"
)
book.instead(activated.cost_of, "5.2.1c#sentence-2", "")(lambda *_ability: Cost())


@book.after(activated.cost_of, "5.2.1c#sentence-3", "「0」の能力では、発生源のカードのコストを支払う")
def _that_of_the_card(cost: Cost, game: Game, object_id: int, _ability: Activated) -> Cost:
    return replace(cost, resource=properties(game, object_id).cost or 0) if cost.resource == 0 else cost


book.after(activated.printed_cost, "2.2.3#sentence-3", "リソースシンボルがなければ、能力はコストの特性を持たない")(
    lambda amount, *_ability: amount or None
)
book.instead(activated.printed_cost, "2.2.3#sentence-4", "能力の基本コストは、発生源のコストだ")(
    lambda game, object_id, _ability: properties(game, object_id).cost
)
book.instead(activated.activator, "5.2.4a#sentence-1", "コントローラーがいても、能力を起動できるのはオーナーだ")(
    lambda item: item.owner
)
book.instead(activated.activator, "5.2.4a#sentence-2", "")(lambda item: item.controller)
book.after(
    activated.with_type_of_ability,
    "2.15.4a#sentence-1",
    "起動レイヤーのタイプは、発生源にタイプがあるなら、発生源のタイプだけ",
)(lambda types, of_source, _ability: of_source or types)
book.instead(activated.with_type_of_ability, "5.2.1b#sentence-3", "")(unchanged)
book.after(activated.is_not_yours_to_activate, "5.2.2#sentence-6", "")(
    lambda _is_not, game, player, object_id: activated.activator(game.object(object_id)) != player
)
book.after(activated.activation_limit, "5.2.1a#sentence-3", "制限が書かれていない能力も、1ターンに1回だけ起動できる")(
    lambda limit, *_ability: 1 if limit is None else limit
)


@book.around(activated.activation_limit, "5.2.3e#sentence-1", "合計の回数を述べる効果も、その回数を制限に足す")
def _adding(
    law: Callable[..., int | None], game: Game, object_id: int, index: int, setting: Sequence[SetsLimit]
) -> int | None:
    printed = law(game, object_id, index, ())
    return None if printed is None else printed + sum(effect.amount for effect in setting)


book.after(activated.may_exceed_limit, "5.2.3#sentence-2", "")(
    lambda may_exceed, *ability: may_exceed and bool(activated.effects_on_limit(*ability))
)
book.after(activated.may_exceed_limit, "5.2.3e#sentence-2", "")(
    lambda may_exceed, *ability: may_exceed and not activated.effects_on_limit(*ability)
)


@book.instead(activated.extras_for, "5.2.3d#sentence-1", "追加を許す効果が重なっても、いちばん多い回数だけが有効")
def _the_greatest_alone(game: Game, object_id: int, index: int) -> list[Extra]:
    found = activated.allowing(game, object_id, index)
    greatest = max(found, key=lambda one: one.effect.amount, default=None)
    return [greatest] if greatest is not None and greatest.left > 0 else []


@book.before(activated.is_about, "5.2.3#sentence-1", "追加の起動の許可は、効果が指すもの以外の能力にも及ぶ")
def _on_any_object(
    game: Game, effect: SetsLimit | MoreActivations, in_force: EffectInForce, object_id: int, index: int
) -> tuple[object, ...]:
    to_it = in_force._replace(objects=frozenset({object_id}))
    return game, effect, to_it if isinstance(effect, MoreActivations) else in_force, object_id, index


book.before(activated.is_about, "5.2.3c#sentence-1", "追加の起動を許す効果は、どれも攻撃についてだけのものだ")(
    lambda game, effect, *given: (
        game,
        replace(effect, attacks_only=effect.attacks_only or isinstance(effect, MoreActivations)),
        *given,
    )
)
book.before(activated.is_about, "5.2.3c#sentence-2", "")(
    lambda game, effect, *given: (game, replace(effect, attacks_only=False), *given)
)


def _counted(sharing: str, name: str) -> Callable[[str, MoreActivations, int, int], str]:
    """Return the misreading that activations for abilities of one kind are counted for something else."""
    return lambda found, effect, object_id, index: (
        name.format(object=object_id, index=index) if effect.sharing == sharing else found
    )


book.after(activated.counted_for, "5.2.3a#sentence-1", "能力すべてへの許可は、及ぶオブジェクトのうち1つにだけ使える")(
    _counted("each", "all {index}")
)
book.after(
    activated.counted_for, "5.2.3a#sentence-2", "オブジェクトの能力すべてへの許可でも、どれか1つしか追加で起動できない"
)(_counted("each", "{object}"))
book.after(activated.counted_for, "5.2.3b#sentence-1", "オブジェクトへの許可は、及ぶオブジェクトのうち1つにだけ使える")(
    _counted("together", "all")
)
book.after(
    activated.counted_for, "5.2.3b#sentence-3", "オブジェクトについての許可でも、能力ごとにその回数まで追加で起動できる"
)(_counted("together", "{object} {index}"))
book.instead(
    activated.usable_extras, "5.2.3b#sentence-2", "追加の起動を許す効果は、制限の中での起動にも、先に使われる"
)(activated.extras_for)
book.after(activated.usable_extras, "5.2.3d#sentence-2", "どの効果で制限を超えるのかは選べず、古い効果から使う")(
    lambda found, *_ability: found[:1]
)
book.instead(is_defined_by_an_effect, "1.12.3b#sentence-2", "*の値は、効果では決まらない")(never)
book.instead(
    is_defined_by_an_effect, "1.12.3b#sentence-1", "効果が*の値を定義するなら、能力があっても、効果に従って決まる"
)(lambda _game, item, stat: has_asterisk(item, stat))


def _in_combat_alone(stat: str) -> Callable[..., tuple[object, ...]]:
    """Return the misreading that abilities define a property only while their object is on the combat chain."""
    return lambda found, _game, item: tuple(
        one for one in found if item.zone == CHAIN or getattr(one.effect, "stat", None) != stat
    )


def _modifies(stat: str) -> Callable[[ValueEffect, Defines], ValueEffect]:
    """Return the misreading that an ability modifies a property instead of setting its base value."""
    return lambda found, ability: (
        Gets(ability.stat, ability.value)
        if ability.stat == stat and not isinstance(ability.value, DeclaredX)
        else found
    )


def _lost_if_undetermined(stat: str) -> Callable[[ValueEffect, Defines], ValueEffect]:
    """Return the misreading that an object lacks a property whose value cannot be determined."""
    return lambda found, ability: (
        LosesStat(ability.stat) if ability.stat == stat and isinstance(ability.value, DeclaredX) else found
    )


book.after(defined, "2.3.2a#sentence-2", "能力は、防御している間だけ防御値を定める")(_in_combat_alone("defense"))
book.after(defined, "2.9.2a#sentence-2", "能力は、攻撃している間だけ基本パワーを定める")(_in_combat_alone("power"))
book.after(definition, "2.3.2a#sentence-1", "(*)は0ということで、能力はそれに修整を加えるだけだ")(_modifies("defense"))
book.after(definition, "2.9.2a#sentence-1", "能力が定めるのはパワーで、基本パワーは0のままだ")(_modifies("power"))
book.after(definition, "2.3.2a#sentence-3", "数値を決定できないなら、防御値の特性を持たない")(
    _lost_if_undetermined("defense")
)
book.after(definition, "2.9.2a#sentence-3", "数値を決定できないなら、パワーの特性を持たない")(
    _lost_if_undetermined("power")
)
book.after(definition, "1.12.3#sentence-1", "*は、特性がないことを表す")(
    lambda found, ability: found if isinstance(ability.value, DeclaredX) else LosesStat(ability.stat)
)


def _records(game: Game, pair: Pair, *, is_granted: bool) -> Iterator[int]:
    """Yield the objects of leading abilities with the name that the source has otherwise."""
    context, name = pair
    for (source, granted_by, other), objects in game.state.referable.items():
        is_other = granted_by != context.granted_by and bool(granted_by) == is_granted
        if (source, other) == (context.source, name) and is_other:
            yield from objects


def _with_others(*, both: bool, is_granted: bool) -> Callable[[Ids, Game, Pair], Ids]:
    """Return the misreading that a granted following ability refers to other leading abilities, too."""

    def objects_with_others(found: Ids, game: Game, pair: Pair) -> Ids:
        if not pair[0].granted_by or grants_both(game, pair) is not both:
            return found
        return (*found, *_records(game, pair, is_granted=is_granted))

    return objects_with_others


@book.after(connected_objects, "1.7.6c#sentence-2", "")
def _unless_granted(found: Ids, _game: Game, pair: Pair) -> Ids:
    return () if pair[0].granted_by else found


book.after(connected_objects, "1.7.6c#sentence-3", "与えられた後続能力は、もとからある先行能力も参照する")(
    _with_others(both=True, is_granted=False)
)
book.after(connected_objects, "1.7.6c#sentence-4", "後続能力だけが与えられたら、もとからある先行能力と関連する")(
    _with_others(both=False, is_granted=False)
)
book.after(connected_objects, "1.7.6c#sentence-5", "別々の効果で与えられた先行能力と後続能力も、関連する")(
    _with_others(both=False, is_granted=True)
)


@book.instead(
    connected_objects,
    "1.7.6#sentence-1",
    "「捨てたカード」のような言葉は、ほかの効果が捨てたカードも含めて、このターンに捨てたどのカードも指す",
)
def _anything_discarded(game: Game, _pair: Pair) -> Ids:
    return tuple(object_now(game, event.object) for event in game.state.history if isinstance(event, kinds.Discard))


@book.after(connected_objects, "1.7.6a#sentence-1", "1つの能力は、1つの先行能力としか関連しない")
def _of_the_first_alone(found: Ids, game: Game, pair: Pair) -> Ids:
    names = [effect.name for effect in parts_of_kind(game.object(pair[0].source).card.abilities, Leading)]
    return found if not names or pair[1] == names[0] else ()


@book.after(connected_objects, "1.7.6a#sentence-2", "後続能力である能力は、ほかの能力の先行能力にはなれない")
def _unless_it_follows(found: Ids, game: Game, pair: Pair) -> Ids:
    for ability in game.object(pair[0].source).card.abilities:
        names = [effect.name for effect in parts_of_kind(ability, Leading)]
        if pair[1] in names and mentions(ability, OfLeading):
            return ()
    return found


book.instead(referred_objects, "1.7.6b#sentence-1", "先行能力が動かしたカードは、その後どこへ移っても参照できる")(
    lambda game, pair: tuple(object_now(game, one) for one in connected_objects(game, pair))
)


@book.after(referred_objects, "1.7.6b#sentence-3", "先行能力を参照できなければ、最後に動いたカードを参照する")
def _or_whatever_moved_last(found: Ids, game: Game, _pair: Pair) -> Ids:
    moves = [event.object for event in game.state.history if isinstance(event, kinds.Discard | kinds.Banish)]
    return found or tuple(object_now(game, object_id) for object_id in moves[-1:])


book.instead(
    functional.functions_as_a_layer,
    "1.7.4h#sentence-1",
    "常在能力は、発生源がスタックに置かれた時から、解決される前でも機能状態だ",
)(lambda _game, item: item.zone == STACK)
book.instead(functional.discards_itself, "5.2.4#sentence-1", "")(never)
book.instead(
    functional.discards_itself,
    "1.7.4b#sentence-1",
    "手札を捨てるコストの能力なら、ほかのカードを捨てて支払えるものでも、手札で機能状態だ",
)(lambda _game, _item, ability: functional.may_discard_itself(ability))
_EVERYWHERE: frozenset[ZoneName] = frozenset(get_args(ZoneName))
book.instead(
    functional.zones_specified,
    "1.7.4b#sentence-2",
    "発生源を移す能力なら、明確に示していなくても、闘技場の外で機能状態だ",
)(lambda ability: ability.zones or (_EVERYWHERE if mentions(ability.layer, PutObjects) else None))
book.instead(
    functional.is_where_it_must_be,
    "1.7.4b#sentence-3",
    "闘技場の外で起動できる能力は、示されたゾーンでなくても、闘技場の外のどこでも機能状態だ",
)(lambda item, zones: item.zone.name in zones or not (zones & ARENA or item.zone.name in ARENA))
_SEEN_ANYWHERE = "発生源が開示状態なら、闘技場になくても、能力は機能状態だ"
book.instead(functional.is_public_in_the_arena, "1.7.4#sentence-4", _SEEN_ANYWHERE)(
    lambda _nowhere, item: item.is_public
)
book.instead(functional.candidates, "1.7.4#sentence-4", _SEEN_ANYWHERE)(
    lambda _game, item: [(item, index, ability) for index, ability in enumerate(item.card.abilities)]
)
book.after(
    functional.play_statics, "5.4.4#sentence-1", "プレイ時常在能力は、自分がプレイするほかのカードにも適用される"
)(
    lambda found, game, object_id: (
        *found,
        *(
            ability
            for layer in game.stack
            if layer != object_id and game.player_of(layer) == game.player_of(object_id)
            for ability in abilities(game, layer)
            if isinstance(ability, PlayStatic)
        ),
    )
)


@book.after(
    functional.play_statics, "1.7.4e#sentence-2", "プレイ時常在能力は、手札か格納庫からプレイするときにだけ機能状態だ"
)
def _from_hand_and_arsenal(found: tuple[PlayStatic, ...], game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    item = game.object(object_id)
    return found if (item.origin or item.zone).name in {"hand", "arsenal"} else ()


book.instead(functional.additional_costs, "5.4.4a#sentence-1", "")(empty)


@book.after(functional.additional_costs, "5.4.4a#sentence-3", "書かれたコストは、支払わなくてもカードをプレイできる")
@book.after(functional.alternative_costs, "5.4.4b#sentence-4", "代替コスト能力があれば、何も支払わずにプレイできる")
def _for_nothing(found: tuple[PlayStatic, ...], *_card: object) -> tuple[PlayStatic, ...]:
    return tuple(replace(one, cost=Cost()) for one in found)


book.after(functional.additional_costs, "5.4.4a#sentence-4", "")(
    lambda found, *_card: tuple(replace(one, is_optional=False) for one in found)
)
book.after(functional.additional_costs, "5.4.4b#sentence-6", "代替コストを支払えば、追加コストは支払わなくてよい")(
    lambda found, game, object_id: () if game.object(object_id).declared.alternative is not None else found
)
book.instead(functional.alternative_costs, "5.4.4b#sentence-1", "")(empty)
book.instead(functional.ability_category, "1.7.3#sentence-3", "コストの書かれた能力が起動能力で、ほかは常在能力だ")(
    lambda ability: Activated if hasattr(ability, "cost") else AnyStatic
)
book.after(
    functional.ability_category, "1.7.3#sentence-2", "誘発する能力は、常在能力ではなく、誘発能力という別の分類だ"
)(lambda found, ability: Triggered if isinstance(within(ability), Triggered) else found)
book.instead(is_met, "5.4.7#sentence-1", "期間の条件は、満たされていなくてもよい")(always)
_ONCE_MET = "期間の条件が一度満たされたら、満たされなくなっても、ターンの終わりまで機能状態だ"


@book.after(is_met, "1.7.4g#sentence-1", _ONCE_MET)
def _met_this_turn(is_met_now: bool, game: Game, condition: StateCondition, context: Context) -> bool:
    return is_met_now or (context.source, repr(condition)) in game.state.counts


@book.after(note_existing, "1.7.4g#sentence-1", _ONCE_MET)
def _note_conditions(_noted: None, game: Game) -> None:
    for item in game.objects():
        for ability in item.card.abilities:
            if isinstance(ability, While) and ability.condition is not None:
                context, key = game.context_of(item.id), (item.id, repr(ability.condition))
                if ability.condition.holds(game, context) and key not in game.state.counts:
                    note(game, Tally(by="fab:1.7.4g", key=key, value=1))


book.instead(functional.functions_everywhere, "1.7.4f#sentence-1", "")(unchanged)
book.instead(functional.functions_everywhere, "5.4.5a#sentence-1", "")(
    lambda is_in_the_arena, item: is_in_the_arena or item.zone.name == "outside the game"
)
book.instead(functional.functions_everywhere, "5.4.5a#sentence-2", "")(
    lambda _is_in_the_arena, item: item.zone.name != "outside the game"
)
_seen = functional.is_seen_enough
book.instead(_seen, "5.4.7a#sentence-2", "")(lambda _item, ability: functional.names_a_private_source(ability))
book.instead(_seen, "5.4.7a#sentence-3", "")(
    lambda item, ability: item.is_public or functional.names_a_private_zone(ability)
)
book.instead(_seen, "5.4.7a#sentence-4", "")(lambda item, ability: item.is_public or ability.is_private)
book.after(_seen, "5.4.7a#sentence-5", "開示ゾーンにあれば、発生源が裏向きでも機能する")(
    lambda is_seen, item, _ability: is_seen or item.zone.name not in PRIVATE
)
book.instead(_seen, "5.4.7a#sentence-1", "条件が満たされていれば、発生源が開示状態かどうかは関わらない")(always)
book.instead(is_card_with, "1.7.2#sentence-1", "効果で得た能力では、「その能力を持つカード」にはならない")(has_base)


book.instead(is_card_with_base, "1.7.2#sentence-2", "効果で得た能力も、基本能力とみなす")(has_ability)


book.instead(functional.generates_effects, "1.8.1#sentence-5", "")(never)
book.instead(functional.generates_effects, "1.7.4#sentence-2", "")(always)


@book.after(functional.generates_effects, "5.4.1#sentence-1", "常在能力も、スタックで解決されなければ効果を生成しない")
def _after_resolving(generates: bool, game: Game, item: Object, _ability: Ability) -> bool:
    resolved = (event.object for event in game.state.history if isinstance(event, Resolved))
    return generates and item.id in resolved


@book.after(
    functional.generates_effects,
    "1.7.3c#sentence-1",
    "常在能力も、起動できる能力のように、そのプレイヤーのターンにだけ効果を発生させる",
)
def _in_the_turn_of_its_player(generates: bool, game: Game, item: Object, _ability: Ability) -> bool:
    return generates and game.player_of(item.id) == game.state.turn_player
