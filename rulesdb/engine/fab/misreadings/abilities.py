"""Misreadings of abilities: activation, limits, connected and defining abilities, functioning (1.7, 5.2, 5.4)."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import get_args

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    AnyStatic,
    Cost,
    Defines,
    LayerType,
    PlayStatic,
    Triggered,
    While,
)
from rulesdb.engine.fab.card_parts.effects import MoreActivations, SetsLimit
from rulesdb.engine.fab.card_parts.keywords import AttackAbility, GoAgain
from rulesdb.engine.fab.card_parts.object_effects import Gets, LosesStat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Resolved, Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties, types
from rulesdb.engine.fab.rules.abilities import activated, functional
from rulesdb.engine.fab.rules.abilities.activated import Extra
from rulesdb.engine.fab.rules.continuous.applying import has_asterisk, is_defined_by_an_effect, note_existing
from rulesdb.engine.fab.rules.continuous.properties import defined, definition
from rulesdb.engine.fab.rules.effects import discrete
from rulesdb.engine.fab.rules.effects.abilities import Ids, Pair, connected_objects, grants_both, referred_objects
from rulesdb.engine.fab.rules.effects.discrete import Effects
from rulesdb.engine.fab.selection.identity_filters import was_played_with
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
from rulesdb.engine.kernel.turn.resolution import CoreResolution

# Activation: type, cost, and who activates (2.2.3, 2.15.4a, 5.2.1, 5.2.2)


@book.after(activated.type_of, "5.2.1b#sentence-2", "能力のタイプは、発生源のカードのタイプと同じだ")
def _type_of_the_source(found: LayerType, game: Game, source: int, _ability: Activated) -> LayerType:
    return next((one for one in get_args(LayerType) if one in types(game, source)), found)


@book.after(activated.cost_of, "5.2.1c#sentence-2", "起動でも、能力のコストではなく、発生源のカードのコストを支払う")
def _cost_of_the_source(cost: Cost, game: Game, source: int, _ability: Activated) -> Cost:
    return cost if cost.resource == 0 else Cost(properties(game, source).cost or 0)


@book.after(activated.cost_of, "5.2.1c#sentence-3", "「0」の能力では、発生源のカードのコストを支払う")
def _that_of_the_card(cost: Cost, game: Game, object_id: int, _ability: Activated) -> Cost:
    return replace(cost, resource=properties(game, object_id).cost or 0) if cost.resource == 0 else cost


book.after(activated.printed_cost, "2.2.3#sentence-3", "リソースシンボルがなければ、能力はコストの特性を持たない")(
    lambda amount, *_ability: amount or None
)
book.instead(activated.printed_cost, "2.2.3#sentence-4", "能力の基本コストは、発生源のコストだ")(
    lambda game, object_id, _ability: properties(game, object_id).cost
)
_cost_and_types = partial(book.after, activated.with_cost_and_types)
_cost_and_types("2.0.1a#sentence-2a", "コストの特性を持つのはカードだけで、起動能力は持たない")(
    lambda found, card, *_: replace(found, cost=card.cost)
)
_cost_and_types("2.0.1a#sentence-2b", "タイプを持つのはカードだけで、起動能力は持たない")(
    lambda found, *_: replace(found, types=frozenset())
)
for _with_words, _sentence, _word in (
    (activated.with_subtypes, "2.10.4#sentence-1", "サブタイプ"),
    (activated.with_supertypes, "2.11.4#sentence-1", "スーパータイプ"),
):
    book.instead(_with_words, _sentence, f"能力のレイヤーはカードではないので、{_word}を持たない")(unchanged)
book.instead(activated.with_types, "2.15.4#sentence-1", "能力のレイヤーのタイプは、能力が決めるものだけだ")(unchanged)
book.after(
    activated.base_abilities, "5.2.1d#sentence-2", "コロンの後に書かれていても、続行は起動レイヤーの能力ではない"
)(lambda found, _ability: tuple(one for one in found if not isinstance(one, GoAgain)))
book.after(activated.base_abilities, "1.4.3#sentence-2b", "攻撃プロキシは、攻撃能力を持たない")(
    lambda found, _ability: tuple(one for one in found if not isinstance(one, AttackAbility))
)
book.instead(activated.activator, "5.2.4a#sentence-1", "コントローラーがいても、能力を起動できるのはオーナーだ")(
    lambda item: item.owner
)
book.instead(activated.activator, "5.2.4a#sentence-2", "コントローラーのいない発生源の能力は、だれも起動できない")(
    lambda item: item.controller
)
book.after(
    activated.with_type_of_ability,
    "2.15.4a#sentence-1",
    "起動レイヤーのタイプは、発生源にタイプがあるなら、発生源のタイプだけ",
)(lambda types, of_source, _ability: of_source or types)
book.instead(activated.with_type_of_ability, "5.2.1b#sentence-3", "起動レイヤーのタイプは、発生源のタイプだけだ")(
    unchanged
)
book.after(
    activated.is_not_yours_to_activate,
    "5.2.2#sentence-5b",
    "発生源にコントローラーがいなければ、だれでも、その能力を起動できる",
)(lambda is_not, game, _player, object_id: is_not and game.object(object_id).controller is not None)
book.after(
    activated.is_not_yours_to_activate,
    "5.2.2#sentence-6b",
    "効果が許していても、コントロールしていない発生源の能力は起動できない",
)(lambda _is_not, game, player, object_id: activated.activator(game.object(object_id)) != player)

book.after(activated.as_activated, "5.2.1#sentence-1", "誘発する能力も、条件を待たず、使うと宣言して起動できる")(
    lambda found, ability: (
        Activated(type="instant", cost=Cost(), layer=ability.layer) if isinstance(ability, Triggered) else found
    )
)

# Limits and additional activations (5.2.1a, 5.2.3)

book.after(activated.activation_limit, "5.2.1a#sentence-3", "制限が書かれていない能力も、1ターンに1回だけ起動できる")(
    lambda limit, *_ability: 1 if limit is None else limit
)


@book.around(activated.activation_limit, "5.2.3e#sentence-1a", "合計の回数を述べる効果も、その回数を制限に足す")
def _adding(
    law: Callable[..., int | None], game: Game, object_id: int, index: int, setting: Sequence[SetsLimit]
) -> int | None:
    printed = law(game, object_id, index, ())
    return None if printed is None else printed + sum(effect.amount for effect in setting)


book.instead(activated.sharing_the_limit, "5.2.3e#sentence-1b", "合計の回数の制限は、いつでも能力ごとに数える")(
    lambda _game, _object_id, index, _setting: (index,)
)
book.after(activated.may_exceed_limit, "5.2.3#sentence-2", "効果が追加の起動を許可しても、制限を超えては起動できない")(
    lambda may_exceed, *ability: may_exceed and bool(activated.effects_on_limit(*ability))
)
book.after(
    activated.may_exceed_limit, "5.2.3e#sentence-2", "効果が設定した制限は、追加の起動が許可されていても超えられない"
)(lambda may_exceed, *ability: may_exceed and not activated.effects_on_limit(*ability))


@book.instead(activated.extras_for, "5.2.3d#sentence-1", "追加を許す効果が重なっても、いちばん多い回数だけが有効")
def _the_greatest_alone(game: Game, object_id: int, index: int) -> list[Extra]:
    found = activated.allowing(game, object_id, index)
    greatest = max(found, key=lambda one: one.effect.amount, default=None)
    return [greatest] if greatest is not None and greatest.left > 0 else []


_Effect = SetsLimit | MoreActivations


@book.before(activated.is_about, "5.2.3#sentence-1", "追加の起動の許可は、効果が指すもの以外の能力にも及ぶ")
def _on_any_object(game: Game, effect: _Effect, one: EffectInForce, object_id: int, index: int) -> tuple[object, ...]:
    to_it = one._replace(objects=frozenset({object_id})) if isinstance(effect, MoreActivations) else one
    return game, effect, to_it, object_id, index


@book.before(activated.is_about, "5.2.3c#sentence-1", "追加の起動を許す効果は、どれも攻撃についてだけのものだ")
def _on_attacks_alone(game: Game, effect: _Effect, *given: object) -> tuple[object, ...]:
    return game, replace(effect, attacks_only=True) if isinstance(effect, MoreActivations) else effect, *given


book.before(activated.is_about, "5.2.3c#sentence-2a", "追加で攻撃してよいなら、攻撃でない能力も追加で起動してよい")(
    lambda game, effect, *given: (game, replace(effect, attacks_only=False), *given)
)
book.instead(activated.attacks, "5.2.3c#sentence-2b", "攻撃効果を持つ能力を起動することは、攻撃することに入らない")(
    lambda ability: any(isinstance(keyword, AttackAbility) for keyword in ability.layer)
)


def _counted(sharing: str, name: str) -> Callable[[str, MoreActivations, int, int], str]:
    """Return the misreading that activations for abilities of one kind are counted for something else."""
    return lambda found, effect, object_id, index: (
        name.format(object=object_id, index=index) if effect.sharing == sharing else found
    )


_counted_for = partial(book.after, activated.counted_for)
_counted_for("5.2.3a#sentence-1", "能力すべてへの許可は、及ぶオブジェクトのうち1つにだけ使える")(
    _counted("each", "all {index}")
)
_counted_for("5.2.3a#sentence-2", "オブジェクトの能力すべてへの許可でも、どれか1つしか追加で起動できない")(
    _counted("each", "{object}")
)
_counted_for("5.2.3b#sentence-1", "オブジェクトへの許可は、及ぶオブジェクトのうち1つにだけ使える")(
    _counted("together", "all")
)
_counted_for("5.2.3b#sentence-3", "オブジェクトについての許可でも、能力ごとにその回数まで追加で起動できる")(
    _counted("together", "{object} {index}")
)
book.instead(
    activated.usable_extras, "5.2.3b#sentence-2", "追加の起動を許す効果は、制限の中での起動にも、先に使われる"
)(activated.extras_for)
book.after(activated.usable_extras, "5.2.3d#sentence-2", "どの効果で制限を超えるのかは選べず、古い効果から使う")(
    lambda found, *_ability: found[:1]
)

# Defining abilities (1.12.3, 2.3.2a, 2.9.2a)

book.instead(is_defined_by_an_effect, "1.12.3b#sentence-2", "*の値は、効果では決まらない")(never)
book.instead(
    is_defined_by_an_effect, "1.12.3b#sentence-1", "効果が*の値を定義するなら、能力があっても、効果に従って決まる"
)(lambda _game, item, stat: has_asterisk(item, stat))


def _in_combat_alone(stat: str) -> Callable[..., tuple[EffectInForce, ...]]:
    """Return the misreading that abilities define a property only while their object is on the combat chain."""
    return lambda found, _game, item: tuple(one for one in found if item.zone == CHAIN or one.effect.stat != stat)


def _defining(
    stat: str, other: Callable[[Defines], ValueEffect], *, is_undetermined: bool
) -> Callable[[ValueEffect, Defines], ValueEffect]:
    """Return the misreading that an ability with a determined or an undetermined value has another effect."""
    return lambda found, ability: (
        other(ability) if ability.stat == stat and isinstance(ability.value, DeclaredX) is is_undetermined else found
    )


def _modifying(ability: Defines) -> ValueEffect:
    return Gets(ability.stat, ability.value)


def _losing(ability: Defines) -> ValueEffect:
    return LosesStat(ability.stat)


book.after(defined, "2.3.2a#sentence-2", "能力は、防御している間だけ防御値を定める")(_in_combat_alone("defense"))
book.after(defined, "2.9.2a#sentence-2", "能力は、攻撃している間だけ基本パワーを定める")(_in_combat_alone("power"))
_definition = partial(book.after, definition)
_definition("2.3.2a#sentence-1", "(*)は0ということで、能力はそれに修整を加えるだけだ")(
    _defining("defense", _modifying, is_undetermined=False)
)
_definition("2.9.2a#sentence-1", "能力が定めるのはパワーで、基本パワーは0のままだ")(
    _defining("power", _modifying, is_undetermined=False)
)
_definition("2.3.2a#sentence-3", "数値を決定できないなら、防御値の特性を持たない")(
    _defining("defense", _losing, is_undetermined=True)
)
_definition("2.9.2a#sentence-3", "数値を決定できないなら、パワーの特性を持たない")(
    _defining("power", _losing, is_undetermined=True)
)
_definition("1.12.3#sentence-1a", "*は、特性がないことを表す")(
    lambda found, ability: found if isinstance(ability.value, DeclaredX) else _losing(ability)
)

# Connected ability pairs (1.7.6)


def _with_others(*, both: bool, is_granted: bool) -> Callable[[Ids, Game, Pair], Ids]:
    """Return the misreading that a granted following ability refers to other leading abilities, too."""

    def objects_with_others(found: Ids, game: Game, pair: Pair) -> Ids:
        context, name = pair
        if not context.granted_by or grants_both(game, pair) is not both:
            return found
        others = (
            objects
            for (source, granted_by, other), objects in game.state.referable.items()
            if (source, other) == (context.source, name)
            and granted_by != context.granted_by
            and bool(granted_by) == is_granted
        )
        return (*found, *chain.from_iterable(others))

    return objects_with_others


_connected = partial(book.after, connected_objects)
_connected("1.7.6c#sentence-2", "関連するのは、カードに書かれた能力どうしだけだ")(
    lambda found, _game, pair: () if pair[0].granted_by else found
)
_connected("1.7.6c#sentence-3", "与えられた後続能力は、もとからある先行能力も参照する")(
    _with_others(both=True, is_granted=False)
)
_connected("1.7.6c#sentence-4a", "後続能力だけが与えられたら、もとからある先行能力と関連する")(
    _with_others(both=False, is_granted=False)
)
_connected("1.7.6c#sentence-5", "別々の効果で与えられた先行能力と後続能力も、関連する")(
    _with_others(both=False, is_granted=True)
)


@_connected("1.7.6c#sentence-4b", "先行能力だけが与えられたら、もとからある後続能力と関連する")
def _with_granted(found: Ids, game: Game, pair: Pair) -> Ids:
    printed = (pair[0].source, "", pair[1])
    granted = (ids for key, ids in game.state.referable.items() if key[1] and (key[0], "", key[2]) == printed)
    return found if pair[0].granted_by else (*found, *chain.from_iterable(granted))


@book.instead(
    connected_objects,
    "1.7.6#sentence-1a",
    "「捨てたカード」のような言葉は、ほかの効果が捨てたカードも含めて、このターンに捨てたどのカードも指す",
)
def _anything_discarded(game: Game, _pair: Pair) -> Ids:
    return tuple(object_now(game, event.object) for event in game.state.history if isinstance(event, kinds.Discard))


@book.after(
    was_played_with,
    "1.7.6#sentence-1b",
    "「コストを支払ってプレイされた」は、ほかのカードのために支払った同じコストも指す",
)
def _declared_for_any_card(found: bool, game: Game, _object_id: int, cost: str) -> bool:
    return found or any(
        isinstance(event, kinds.Declare) and cost in event.declared.costs for event in game.state.history
    )


@_connected("1.7.6a#sentence-1", "1つの能力は、1つの先行能力としか関連しない")
def _of_the_first_alone(found: Ids, game: Game, pair: Pair) -> Ids:
    names = [effect.name for effect in parts_of_kind(game.object(pair[0].source).card.abilities, Leading)]
    return found if not names or pair[1] == names[0] else ()


@_connected("1.7.6a#sentence-2", "後続能力である能力は、ほかの能力の先行能力にはなれない")
def _unless_it_follows(found: Ids, game: Game, pair: Pair) -> Ids:
    following = (one for one in game.object(pair[0].source).card.abilities if mentions(one, OfLeading))
    return () if any(effect.name == pair[1] for one in following for effect in parts_of_kind(one, Leading)) else found


book.instead(referred_objects, "1.7.6b#sentence-1", "先行能力が動かしたカードは、その後どこへ移っても参照できる")(
    lambda game, pair: tuple(object_now(game, one) for one in connected_objects(game, pair))
)


@book.after(referred_objects, "1.7.6b#sentence-3a", "先行能力を参照できなければ、最後に動いたカードを参照する")
def _or_whatever_moved_last(found: Ids, game: Game, _pair: Pair) -> Ids:
    moves = [event.object for event in game.state.history if isinstance(event, kinds.Discard | kinds.Banish)]
    return found or tuple(object_now(game, object_id) for object_id in moves[-1:])


@book.around(
    discrete.generate_in_order, "1.7.6b#sentence-3b", "先行能力を参照できなければ、後続能力の効果はすべて失敗する"
)
def _fail_altogether(
    law: Callable[..., None], game: Game, resolution: CoreResolution[Context], effects: Effects, generate: object
) -> None:
    failed = set()
    for one in effects:
        if any(not part.objects(game, resolution.context) for part in parts_of_kind(one.effect, OfLeading)):
            failed.add(one.ability)
        law(game, resolution, [] if one.ability in failed else [one], generate)


# Functional abilities (1.7.4, 5.2.4, 5.4.5, 5.4.7)

book.instead(
    functional.functions_as_a_layer,
    "1.7.4h#sentence-1",
    "常在能力は、発生源がスタックに置かれた時から、解決される前でも機能状態だ",
)(lambda _game, item: item.zone == STACK)
for _law in (functional.discards_itself, functional.shows_itself):
    book.instead(_law, "5.2.4#sentence-1", "自身を捨てたり見せたりするコストの能力も、闘技場でだけ機能状態だ")(never)
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
book.after(
    functional.is_public_in_the_arena,
    "1.7.4#sentence-3",
    "戦闘チェインは闘技場ではなく、そこでは機能状態ではない",
)(lambda functions, item: functions and item.zone != CHAIN)
_SEEN_ANYWHERE = "発生源が開示状態なら、闘技場になくても、能力は機能状態だ"
book.instead(functional.is_public_in_the_arena, "1.7.4#sentence-4a", _SEEN_ANYWHERE)(lambda item: item.is_public)
book.instead(functional.candidates, "1.7.4#sentence-4a", _SEEN_ANYWHERE)(
    lambda _game, item: [(item, index, ability) for index, ability in enumerate(item.card.abilities)]
)
book.instead(
    functional.is_public_in_the_arena, "1.7.4#sentence-4b", "発生源が闘技場にあれば、裏向きでも、能力は機能状態だ"
)(lambda item: item.zone.name in ARENA)
book.instead(
    functional.functions_as_it_is_played, "1.7.4e#sentence-1a", "プレイ時常在能力は、発生源が裏向きでも機能状態だ"
)(always)
book.instead(is_met, "5.4.7#sentence-1", "「…の間」と書かれていても、常在能力は、条件に関わらず機能状態だ")(always)
book.instead(functional.is_of_either_kind, "5.4.7b#sentence-1a", "非公開型誘発能力は、期間型常在能力ではない")(
    lambda ability, inner, kind: isinstance(inner if isinstance(ability, While) else ability, kind)
)
book.instead(functional.is_of_either_kind, "5.4.7b#sentence-1b", "非公開型誘発能力は、誘発型常在能力ではない")(
    lambda ability, _inner, kind: isinstance(ability, kind)
)
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


_everywhere = partial(book.instead, functional.functions_everywhere)
_everywhere("1.7.4f#sentence-1", "特性型常在能力も、ほかの常在能力のように、闘技場でだけ機能状態だ")(unchanged)
_everywhere("5.4.5a#sentence-1", "特性型常在能力も、ゲームの中では、闘技場でだけ機能する")(
    lambda in_the_arena, item: in_the_arena or item.zone.name == "outside the game"
)
_everywhere("5.4.5a#sentence-2", "特性型常在能力は、ゲームの外では機能しない")(
    lambda _in_the_arena, item: item.zone.name != "outside the game"
)
_seen = partial(book.instead, functional.is_seen_enough)
_seen("5.4.7a#sentence-2", "")(lambda _item, ability: functional.names_a_private_source(ability))
_seen("5.4.7a#sentence-3", "非開示状態を指定していても、発生源が裏向きなら機能しない")(
    lambda item, ability: item.is_public or bool(ability.zones and ability.zones & PRIVATE)
)
_seen("5.4.7a#sentence-4", "非開示ゾーンを指定していても、発生源が裏向きなら機能しない")(
    lambda item, ability: item.is_public or ability.is_private
)
book.after(functional.is_seen_enough, "5.4.7a#sentence-5", "開示ゾーンにあれば、発生源が裏向きでも機能する")(
    lambda is_seen, item, _ability: is_seen or item.zone.name not in PRIVATE
)
_seen("5.4.7a#sentence-1", "条件が満たされていれば、発生源が開示状態かどうかは関わらない")(always)
book.instead(functional.generates_effects, "1.8.1#sentence-5", "")(never)
book.instead(
    functional.generates_effects,
    "1.7.4#sentence-2b",
    "機能状態かどうかは起動にだけ関わり、常在能力はいつでも効果を発生させる",
)(always)
_effects = partial(book.after, functional.generates_effects)


@_effects("5.4.1#sentence-1", "常在能力も、スタックで解決されなければ効果を生成しない")
def _after_resolving(generates: bool, game: Game, item: Object, _ability: Ability) -> bool:
    resolved = (event.object for event in game.state.history if isinstance(event, Resolved))
    return generates and item.id in resolved


_effects("1.7.3c#sentence-1", "常在能力も、起動できる能力のように、そのプレイヤーのターンにだけ効果を発生させる")(
    lambda generates, game, item, _ability: generates and game.player_of(item.id) == game.state.turn_player
)

# Play-static abilities (1.7.4e, 5.4.4), categories and base abilities (1.7.2, 1.7.3)


@book.after(
    functional.play_statics, "5.4.4#sentence-1", "プレイ時常在能力は、自分がプレイするほかのカードにも適用される"
)
def _and_of_other_layers(found: tuple[PlayStatic, ...], game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    player = game.player_of(object_id)
    others = [layer for layer in game.stack if layer != object_id and game.player_of(layer) == player]
    return (*found, *(one for layer in others for one in abilities(game, layer) if isinstance(one, PlayStatic)))


@book.after(
    functional.play_statics, "1.7.4e#sentence-2", "プレイ時常在能力は、手札か格納庫からプレイするときにだけ機能状態だ"
)
def _from_hand_and_arsenal(found: tuple[PlayStatic, ...], game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    item = game.object(object_id)
    return found if (item.origin or item.zone).name in {"hand", "arsenal"} else ()


book.after(functional.additional_costs, "5.4.4a#sentence-1a", "追加コストになるのは、効果コストだけだ")(
    lambda found, *_card: tuple(one for one in found if one.cost.effects)
)
book.after(functional.additional_costs, "5.4.4a#sentence-1b", "追加コストになるのは、資源コストだけだ")(
    lambda found, *_card: tuple(one for one in found if not one.cost.effects)
)


@book.after(functional.additional_costs, "5.4.4a#sentence-3", "書かれたコストは、支払わなくてもカードをプレイできる")
def _for_nothing(found: tuple[PlayStatic, ...], *_card: object) -> tuple[PlayStatic, ...]:
    return tuple(replace(one, cost=Cost()) for one in found)


book.after(functional.additional_costs, "5.4.4a#sentence-4", "「してもよい」と書かれていても、追加コストは必ず支払う")(
    lambda found, *_card: tuple(replace(one, is_optional=False) for one in found)
)
book.after(functional.additional_costs, "5.4.4b#sentence-6", "代替コストを支払えば、追加コストは支払わなくてよい")(
    lambda found, game, object_id: () if game.object(object_id).declared.alternative is not None else found
)
book.instead(functional.alternative_costs, "5.4.4b#sentence-1a", "")(empty)
_category = partial(book.after, functional.ability_category)
_category("1.7.3#sentence-3", "コストの書かれた能力が起動能力で、ほかは常在能力だ")(
    lambda _found, ability: (
        Activated if isinstance(ability, Activated | AdditionalCost | AlternativeCost) else AnyStatic
    )
)
_category("1.7.3#sentence-2", "誘発する能力は、常在能力ではなく、誘発能力という別の分類だ")(
    lambda found, ability: Triggered if isinstance(within(ability), Triggered) else found
)
book.instead(is_card_with, "1.7.2#sentence-1", "効果で得た能力では、「その能力を持つカード」にはならない")(has_base)
book.after(is_card_with_base, "1.7.2#sentence-2", "効果で得た能力も、基本能力とみなす")(
    lambda is_base, game, object_id, kind: is_base or has_ability(game, object_id, kind)
)
book.instead(is_card_with_base, "1.7.1#sentence-5", "カードの基本能力は、効果で得たものも含めて、いま持っている能力だ")(
    has_ability
)
