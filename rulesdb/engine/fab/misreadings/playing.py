"""Misreadings: playing."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    Continuous,
    Cost,
    Modal,
    PlayStatic,
    Resolution,
    Triggered,
)
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import Asset, RestrictedAction
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.continuous import cost_property, properties, supertypes, traits
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.misreadings.cards import with_all_modes
from rulesdb.engine.fab.misreadings.objects import with_the_ceased
from rulesdb.engine.fab.rules.cards.type_box import FUNCTIONAL_SUBTYPES
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_the_next
from rulesdb.engine.fab.rules.events.events import parts
from rulesdb.engine.fab.rules.objects.life_totals import is_living, life_total
from rulesdb.engine.fab.rules.playing.announcing import (
    apply_to_the_half,
    controller_of_activation,
    declared_half,
    is_below_other_layers,
    is_below_others,
    layer_of_the_card,
    not_a_copy,
    owner_of_attack,
    proposed,
    without_copied_statics,
)
from rulesdb.engine.fab.rules.playing.attempt import (
    Attempt,
    Words,
    by_functional_subtypes,
    by_position,
    deciding_subtypes,
    is_played_by_another_class,
    is_played_without_its_trait,
    with_gained_subtypes,
)
from rulesdb.engine.fab.rules.playing.costs import (
    PAYMENT,
    STAGES,
    Amounts,
    CostChangesInForce,
    _amount,
    _stage,
    _timestamp,
    action_cost_left,
    all_asset_costs,
    are_changed,
    chi_points_first,
    cost_changes,
    effects_of,
    from_the_cost_on,
    gain_action_points,
    gain_life,
    gain_resource_points,
    gained_or_none,
    happen_as_pitching,
    has,
    in_declared_order,
    in_timestamp_order,
    is_paid_at_zero,
    is_paid_though_replaced,
    kinds_of_assets,
    may_not_gain_action_points,
    no_action_cost,
    one_type_after_another,
    only_action_points,
    only_chi_points,
    only_life_points,
    order_of_assets,
    pay_assets_of_action,
    pitch,
    points_of,
    raise_life_total,
    reduced_by,
    required_by_effects,
    still_due,
    total_cost,
    usable_together,
    with_changes,
)
from rulesdb.engine.fab.rules.playing.declaring import (
    chosen_alternatives,
    declare_modes_and_targets,
    effect_costs,
    has_a_choice_of_instant,
    may_be_instant,
    pick_alternatives,
)
from rulesdb.engine.fab.rules.playing.legal_times import term_for
from rulesdb.engine.fab.rules.playing.legality import is_to_be_done, lacking
from rulesdb.engine.fab.rules.playing.playing import (
    STEPS,
    Ids,
    PlayStep,
    announced,
    before_an_illegal_play,
    before_an_unpaid_play,
    before_an_unpayable_play,
    effect_costs_due,
    is_condition_met,
    is_unpaid,
    legal_for_the_effect,
    position_of_announcement,
    position_of_calculating_asset_costs,
    position_of_calculating_effect_costs,
    position_of_checking_legality,
    position_of_declaring_costs,
    position_of_declaring_modes_and_targets,
    position_of_paying_asset_costs,
    position_of_paying_effect_costs,
    position_of_playing,
    rest,
    steps_after_the_first,
    steps_of_playing,
    triggers_on_playing,
    unmodified,
)
from rulesdb.engine.fab.rules.playing.targeting import (
    DeclaredModes,
    _found,
    as_abilities,
    as_described,
    as_separate,
    base_abilities_by_modes,
    choose_fewer,
    choose_modes,
    could_be_affected,
    declare_as_added,
    declare_nothing_more,
    declare_subjects,
    determine_base_abilities,
    effects_on_subjects,
    existing,
    in_printed_order,
    is_targeted,
    may_choose_again,
    may_target_again,
    number_at_selection,
    number_of_modes,
    selectable,
    selected_modes,
    would_not_fail,
)
from rulesdb.engine.fab.rules.playing.targeting import Ids as IdsOfTargeting
from rulesdb.engine.fab.state import Layer, State
from rulesdb.engine.kernel.cards.abilities import ModalAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Target
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen_in_order, note
from rulesdb.engine.kernel.tables.generation_rules import Groups


@book.instead(announced, "5.2.2a#sentence-1", "どの能力を起動するのかは選べず、最初に書かれた能力になるとする読み方")
def _the_first_printed(game: Game, object_id: int, _index: int) -> int:
    """Return the index of the first activated ability of an object (misreading of 5.2.2a)."""
    return next(at for at, ability in enumerate(abilities(game, object_id)) if isinstance(ability, Activated))


@book.instead(rest, "5.2.2b#sentence-1", "起動には宣言もコストもいらないとする読み方")
def _only_the_last() -> tuple[PlayStep, ...]:
    return steps_after_the_first()[-1:]


@book.instead(owner_of_attack, "1.4.1a#sentence-1", "攻撃のオーナーは、それで攻撃するプレイヤーだとする読み方")
def _whoever_attacks(_owner: int, player: int) -> int:
    return player


@book.instead(
    layer_of_the_card, "5.1.1#sentence-1", "プレイすると、カードではなく、起動した能力のレイヤーになるとする読み方"
)
def _as_an_ability(object_id: int) -> Layer:
    return Layer("activated", object_id)


@book.instead(proposed, "5.1.2#sentence-2", "プレイするカードは、解決するまで伏せておいてよいとする読み方")
def _face_down(move: kinds.Move) -> kinds.Move:
    return replace(move, is_public=False)


book.instead(is_below_other_layers, "5.1.2#sentence-4", "提示したカードは、スタックの一番下に置かれるとする読み方")(
    lambda: True
)


@book.instead(declared_half, "5.1.2c#sentence-1", "分割カードは、選ぶことなく、左の半面でプレイするとする読み方")
def _left_half(_game: Game, _attempt: Attempt) -> tuple[int, ...]:
    return (0,)


@book.instead(apply_to_the_half, "5.1.2c#sentence-4", "どの効果が適用されるかは、分割カードの全体で決まるとする読み方")
def _to_the_whole_card(game: Game, object_id: int) -> None:
    """Apply the effects that fit the card with all of its halves (misreading of 5.1.2c)."""
    half = game.object(object_id)
    note(game, kinds.Became(record=replace(half, card=half.whole or half.card)))
    apply_to_the_next(game, object_id)
    note(game, kinds.Became(record=half))


@book.instead(
    not_a_copy, "1.4.3a#sentence-5", "攻撃プロキシは攻撃発生源のコピーで、その誘発型常在能力は、もう1つあるとする読み方"
)
def _with_triggers(of_layer: tuple[Ability, ...], game: Game, source: int) -> tuple[Ability, ...]:
    return _with_abilities_of(Triggered, of_layer, game, source)


@book.instead(
    without_copied_statics,
    "1.4.3a#sentence-6",
    "攻撃プロキシには、攻撃発生源の常在能力のコピーがあり、その効果がもう1つ生成されるとする読み方",
)
def _with_statics(of_layer: tuple[Ability, ...], game: Game, source: int) -> tuple[Ability, ...]:
    return _with_abilities_of(Continuous, of_layer, game, source)


def _with_abilities_of(
    kind: type[Ability], of_layer: tuple[Ability, ...], game: Game, source: int
) -> tuple[Ability, ...]:
    copied = (one for one in abilities(game, source) if isinstance(one, kind))
    return (*of_layer, *copied) if any(isinstance(one, AttackAbility) for one in of_layer) else of_layer


@book.instead(
    controller_of_activation,
    "5.2.2a#sentence-2",
    "起動レイヤーは、発生源のコントローラーがコントロールするとする読み方",
)
def _that_of_the_source(game: Game, object_id: int, _player: int) -> int:
    return game.player_of(object_id)


book.instead(is_below_others, "5.2.2a#sentence-3", "起動レイヤーは、ほかのレイヤーの下に置かれるとする読み方")(
    lambda: True
)


@book.instead(kinds_of_assets, "1.13.1#sentence-2", "資源は、アクションポイントとリソースポイントだけだとする読み方")
def _points_beside_life_and_chi() -> tuple[Asset, ...]:
    return ("resource", "action")


@book.instead(has, "1.13.1#sentence-1", "ポイントは全員で共有し、だれが得たものでも支払いに使えるとする読み方")
def _of_all_players(game: Game, _player: int, asset: Asset) -> int:
    return sum(points_of(game, player, asset) for player in game.playing)


_GAINING_BY_AN_EFFECT = "fab:8.5.7"


@book.instead(
    gained_or_none,
    "1.13.2b#sentence-2",
    "自分のアクションフェイズ中でなくても、効果が与えるアクションポイントなら得られるとする読み方",
)
def _also_by_an_effect(game: Game, event: kinds.GainAsset) -> Event | None:
    is_lost = may_not_gain_action_points(game, event.player) and event.by != _GAINING_BY_AN_EFFECT
    return None if is_lost else event


@book.instead(
    gain_action_points,
    "1.13.2a#sentence-2",
    "アクションポイントはターンに1点と決まっていて、続行や効果では増えないとする読み方",
)
@book.instead(
    gain_resource_points,
    "1.13.3a#sentence-3",
    "リソースポイントを得る方法はピッチだけで、効果では得られないとする読み方",
)
@book.instead(gain_life, "1.13.4a#sentence-1", "ライフは減るだけで、効果で得ることはないとする読み方")
def _nothing_gained(_game: Game, _event: kinds.GainAsset) -> Event | None:
    """Return no event (misreadings that exclude a way to gain points)."""
    return None


@book.instead(raise_life_total, "1.13.4a#sentence-2", "ライフを得ても、初めのライフ総量より多くはならないとする読み方")
def _up_to_the_printed_life(game: Game, event: kinds.GainAsset, hero: int) -> Event:
    missing = (properties(game, hero).base("life") or 0) - (life_total(game, hero) or 0)
    return kinds.GainLife(by=event.by, source=event.source, object=hero, amount=min(event.amount, missing))


@book.instead(
    from_the_cost_on, "2.2.1#sentence-2", "コストは、支払うリソースポイントの数そのもので、増減しないとする読み方"
)
def _the_cost_itself(due_points: Due, game: Game, attempt: Attempt) -> Due:
    cost = cost_property(game, attempt.layer) or 0
    return replace(due_points, points={**due_points.points, "resource": cost})


@book.instead(all_asset_costs, "5.1.6#sentence-2", "計算して支払うのは、リソースのコストだけだとする読み方")
def _resource_alone(game: Game, attempt: Attempt) -> Due:
    return Due({"resource": total_cost(game, attempt).amount("resource")})


@book.instead(are_changed, "5.4.4b#sentence-7", "代替コストを支払えば、コストを増減する効果は適用されないとする読み方")
def _without_alternative(game: Game, attempt: Attempt) -> bool:
    return bool(of_kind(game, ChangesCost)) and attempt.declared(game).alternative is None


book.instead(no_action_cost, "5.1.6b#sentence-1", "どのカードでも、アクションポイントが1点かかるとする読み方")(
    lambda: 1
)


@book.instead(
    action_cost_left, "5.4.4b#sentence-3", "代替コストは、書かれていないアクションポイントの代わりにもなるとする読み方"
)
def _none_with_alternative(action: int, declared: Declared) -> int:
    return 0 if declared.alternative is not None else action


@book.instead(
    with_changes, "5.1.6a#sentence-1", "コストの変更を、設定・増加・減少の区別なく、古い順に適用するとする読み方"
)
def _in_order_of_time(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """Apply all effects that change a cost in timestamp order (misreading of 5.1.6a)."""
    value += added
    for change in cost_changes(game, attempt, asset):
        value = STAGES[_stage(change)](value, [_amount(game, change)])
    return value


@book.instead(in_timestamp_order, "5.1.6a#sentence-7", "同じ段階の効果は、新しい順に適用するとする読み方")
def _newest_first(changes: CostChangesInForce) -> CostChangesInForce:
    return tuple(sorted(changes, key=_timestamp, reverse=True))


@book.instead(reduced_by, "5.1.6a#sentence-6", "コストより大きく減らす効果は、適用されないとする読み方")
def _in_full_or_not_at_all(value: int, amount: int) -> int:
    return value if amount > value else value - amount


@book.instead(
    order_of_assets, "1.14.2a#sentence-2", "種類の違う資源は、アクションポイントのほうから順に支払うとする読み方"
)
def _action_points_first() -> tuple[Asset, ...]:
    return ("action", "life", "resource", "chi")


@book.instead(
    one_type_after_another, "1.14.2a#sentence-3", "どの種類の分も先にピッチしてから、まとめて支払うとする読み方"
)
def _all_pitched_for_first(game: Game, player: int, amounts: Amounts, by: str) -> bool:
    """Pitch for all assets before any is paid (misreading of 1.14.2a)."""
    for asset, amount in amounts:
        PAYMENT.gain_missing(game, player, asset, amount)
    return all(PAYMENT.pay_part(game, player, asset, amount, by) for asset, amount in amounts)


@book.instead(
    pay_assets_of_action, "1.14.2b#sentence-3", "支払いだけを巻き戻して、プレイや起動はそのまま続けるとする読み方"
)
def _or_goes_on_unpaid(game: Game, player: int, due_cost: Due, by: str) -> bool:
    """Reverse the payment alone if it fails, and go on (misreading of 1.14.2b)."""
    before = game.state
    if not PAYMENT.pay_points(game, player, due_cost, by):
        game.reverse_to(before)
    return True


book.instead(
    is_paid_at_zero, "1.14.5#sentence-3", "コストが0なら支払うものがなく、コストを支払ったことにはならないとする読み方"
)(lambda _due_cost: False)


book.instead(
    usable_together,
    "1.14.2d#sentence-1",
    "1つのリソースポイントコストには、リソースポイントと気ポイントのどちらか一方しか使えないとする読み方",
)(max)


@book.instead(pitch, "1.14.3c#sentence-2", "ピッチは、何も誘発させず、置き換えられもしないとする読み方")
def _unnoticed(game: Game, by_player: Groups) -> bool:
    """Pitch cards without events that could trigger effects or be replaced (misreading of 1.14.3c)."""
    for event in [event for group in by_player for event in group]:
        for part in parts(game, event) or ():
            note(game, part)
    return True


@book.instead(
    happen_as_pitching,
    "1.14.3c#sentence-1",
    "ピッチとは移動と得ることを別々に行うことで、それ自体はイベントではないとする読み方",
)
def _as_move_and_gain(game: Game, by_player: Groups) -> bool:
    """Make what pitching consists of happen by itself (misreading of 1.14.3c)."""
    events = [part for group in by_player for event in group for part in parts(game, event) or ()]
    return happen_in_order(game, tuple(events))


@book.instead(
    chi_points_first, "1.14.2d#sentence-5", "リソースポイントを先に使い、足りない分だけ気ポイントを使うとする読み方"
)
def _resource_points_first(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    return tuple(sorted(payers, key=lambda kind: kind == "chi"))


@book.instead(only_chi_points, "1.14.2c#sentence-1", "気ポイントコストを、リソースポイントで支払ってもよいとする読み方")
@book.instead(
    only_life_points, "1.14.2e#sentence-1", "ライフポイントコストを、リソースポイントで支払ってもよいとする読み方"
)
@book.instead(
    only_action_points, "1.14.2f#sentence-1", "アクションポイントコストを、リソースポイントで支払ってもよいとする読み方"
)
def _with_resource_points(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    return ("resource", *payers)


@book.instead(chosen_alternatives, "5.1.3c#sentence-4", "代替コストや効果は、いくつでも一緒に宣言できるとする読み方")
def _any_number(game: Game, attempt: Attempt, options: tuple[Name, ...]) -> tuple[Name, ...]:
    """Let the player declare one after the other, until none is chosen (misreading of 5.1.3c)."""
    return pick_alternatives(game, attempt, options, len(options))


@book.instead(
    has_a_choice_of_instant,
    "5.1.3d#sentence-1",
    "アクションでないカードも、インスタント扱いにするかどうかを宣言するとする読み方",
)
def _whatever_its_type(game: Game, attempt: Attempt) -> bool:
    return may_be_instant(game, attempt)


@book.instead(
    required_by_effects,
    "1.14.1#sentence-2",
    "コストを支払うのはプレイと起動のときだけで、効果の中では支払わなくてよいとする読み方",
)
def _nothing_due(_game: Game, _cost: Cost, _context: Context) -> Due:
    return Due()


@book.instead(
    effects_of, "1.14.1#sentence-3", "コストとして支払うのは資源だけで、効果コストは支払わなくてよいとする読み方"
)
def _no_effects(_due_cost: Due) -> tuple[DiscreteEffect, ...]:
    return ()


@book.instead(in_declared_order, "1.14.4a#sentence-1", "効果コストは、書かれている順に発生させるとする読み方")
def _as_printed(effects: Sequence[DiscreteEffect], _order: Sequence[int]) -> tuple[DiscreteEffect, ...]:
    return tuple(effects)


@book.instead(still_due, "1.14.4b#sentence-5", "支払えない効果コストは支払わないまま、プレイや起動を続けるとする読み方")
def _none_due(_effects: tuple[DiscreteEffect, ...]) -> tuple[DiscreteEffect, ...]:
    return ()


book.instead(
    is_paid_though_replaced,
    "1.14.4c#sentence-2",
    "置き換えられて成功しなかった効果コストは、支払ったことにならないとする読み方",
)(lambda: False)


_NONE: Words = frozenset()


book.instead(
    deciding_subtypes, "2.10.1#sentence-2", "適用されるルールはタイプだけで決まり、サブタイプは分類だとする読み方"
)(lambda _words: _NONE)


book.instead(
    with_gained_subtypes,
    "2.10.6#sentence-2",
    "効果で得た機能型のサブタイプは、名ばかりで、ルールを加えないとする読み方",
)(lambda _present, printed: printed & FUNCTIONAL_SUBTYPES)


book.instead(
    by_functional_subtypes,
    "2.10.6#sentence-3",
    "非機能型のサブタイプも、オーラと同じように、カードを闘技場に残すとする読み方",
)(lambda words: bool(words - {"attack"}))


@book.instead(
    is_played_by_another_class,
    "2.11.6#sentence-2",
    "ヒーローにないスーパータイプのカードは、ゲーム中もプレイできないとする読み方",
)
def _another_class(game: Game, attempt: Attempt) -> bool:
    hero = game.hero(attempt.player)
    return not supertypes(game, attempt.layer) <= (_NONE if hero is None else supertypes(game, hero))


@book.instead(
    is_played_without_its_trait,
    "2.13.3#sentence-2",
    "特徴のあるカードは、同じ特徴を持つヒーローだけがプレイできるとする読み方",
)
def _another_trait(game: Game, attempt: Attempt) -> bool:
    hero = game.hero(attempt.player)
    return not traits(game, attempt.layer) <= (_NONE if hero is None else traits(game, hero))


@book.instead(term_for, "5.2.2b#sentence-2", "「プレイできない」ものは、その能力を起動することもできないとする読み方")
def _play(_ability: Activated | None) -> RestrictedAction:
    return "play"


@book.instead(
    is_to_be_done, "1.0.2#sentence-2", "できないことも要求され、そのためにほかのことができなくなるとする読み方"
)
def _even_if_impossible(_game: Game, _player: int, _object_id: int) -> bool:
    return True


@book.instead(lacking, "5.2.2#sentence-2", "3つのうち、どれか1つでもあれば起動できるとする読み方")
def _nothing_but_priority(_game: Game, _player: int, _object_id: int, _ability: Activated) -> Iterator[str]:
    """Return no rule: a player who may act has priority, which is one of the three (misreading of 5.2.2)."""
    return iter(())


_ON_RESOLVING = "モードは、スタックに加わる時ではなく、解決される時に選ぶとする読み方"


@book.instead(declare_as_added, "1.7.5a#sentence-1", _ON_RESOLVING)
def _wait(_game: Game, _attempt: Attempt, _rule: str) -> None:
    """Declare nothing yet (misreading of 1.7.5a)."""


@book.instead(declare_nothing_more, "1.7.5a#sentence-1", _ON_RESOLVING)
def _declare_at_last(game: Game, layer: int) -> None:
    if game.has(layer):
        attempt = Attempt(game.player_of(layer), layer, layer)
        choose_modes(game, attempt, "fab:1.7.5a")
        determine_base_abilities(game, layer)


@book.instead(choose_modes, "1.7.5#sentence-1", "モードは選ばず、すべてのモードが効果を発生させるとする読み方")
def _choose_all(game: Game, attempt: Attempt, _rule: str) -> None:
    modal = [ability for ability in game.object(attempt.layer).card.abilities if isinstance(ability, Modal)]
    if modal:
        attempt.declare_also(game, modes=tuple(tuple(range(len(ability.modes))) for ability in modal))


@book.instead(number_of_modes, "1.7.5#sentence-6", "いくつ選ぶと書かれていても、選ぶモードは1つだとする読み方")
def _just_one(_game: Game, _attempt: Attempt, _ability: ModalAbility) -> int:
    return 1


@book.instead(
    number_at_selection,
    "1.7.5e#sentence-2",
    "条件を確かめるのは解決される時なので、モードを選ぶ時には、条件に関わらずすべてを選べるとする読み方",
)
def _as_many_as_there_are(_game: Game, _attempt: Attempt, ability: ModalAbility) -> int:
    return len(ability.modes)


@book.instead(selectable, "1.7.5#sentence-7", "条件の書かれたモードも、条件に関わらず選べるとする読み方")
def _all_listed(_game: Game, _attempt: Attempt, ability: ModalAbility) -> Sequence[int]:
    return range(len(ability.modes))


@book.instead(may_choose_again, "1.7.5b#sentence-2", "書かれていなくても、同じモードを2回以上選べるとする読み方")
def _any_again(_ability: ModalAbility) -> bool:
    return True


@book.instead(choose_fewer, "1.7.5b#sentence-3", "選べるモードの数が足りなければ、不適正だとする読み方")
def _refuse(rule: str) -> None:
    raise IllegalError({rule})


@book.instead(in_printed_order, "1.7.5b#sentence-4", "モードの順番は、プレイヤーが選んだ順になるとする読み方")
def _as_chosen(modes: DeclaredModes) -> DeclaredModes:
    return modes


book.instead(base_abilities_by_modes, "1.7.5d#sentence-1", "選ばなかったモードも、基本能力になるとする読み方")(
    with_all_modes
)


@book.instead(as_abilities, "1.7.5#sentence-2", "モードは効果を選ぶもので、発生源の能力にはならないとする読み方")
def _effects_alone(modes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(mode for mode in modes if isinstance(mode, Resolution))


book.instead(selected_modes, "1.7.5c#sentence-1", "同じモードを2回選んでも、1回分にしかならないとする読み方")(
    lambda modes: tuple(dict.fromkeys(modes))
)


def _times(mode: Ability, times: int) -> Ability:
    if not isinstance(mode, Resolution):
        return mode
    effects: list[Any] = list(mode.effects)
    doubled = (replace(one, amount=one.amount * times) if hasattr(one, "amount") else one for one in effects)
    return replace(mode, effects=tuple(doubled))


@book.instead(as_separate, "1.7.5c#sentence-2", "同じモードを2回選ぶと、数が2倍の1つの効果になるとする読み方")
def _merged(modes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the modes with equal ones as one, whose amounts are multiplied (misreading of 1.7.5c)."""
    return tuple(_times(mode, modes.count(mode)) for mode in dict.fromkeys(modes))


@book.instead(
    may_target_again, "1.7.5c#sentence-3", "同じモードを2回選んだら、別の対象を選ばなければならないとする読み方"
)
def _others(legal: Sequence[int], before: Sequence[int]) -> Sequence[int]:
    return [one for one in legal if one not in before]


@book.instead(effect_costs_due, "5.1.8#sentence-2", "効果コストは、いくつあっても、1つ支払えばよいとする読み方")
def _the_first_one(game: Game, attempt: Attempt) -> tuple[DiscreteEffect, ...]:
    return tuple(effect_costs(game, attempt)[:1])


@book.instead(
    before_an_illegal_play, "5.1.5#sentence-5", "不適正なプレイと分かっても、カードはスタックに残るとする読み方"
)
@book.instead(before_an_unpaid_play, "5.1.7a#sentence-2", "全額を支払えなくても、カードはスタックに残るとする読み方")
@book.instead(
    before_an_unpayable_play, "5.1.8a#sentence-2", "効果コストを支払えなくても、カードはスタックに残るとする読み方"
)
def _as_it_is(game: Game, _attempt: Attempt) -> State | None:
    """Return the present state, with the card on the stack (misreadings about reversals)."""
    return game.state


book.instead(
    is_unpaid, "5.1.9a#sentence-2", "置換されて果たせなかった効果コストは、支払えなかったことになるとする読み方"
)(lambda: True)


book.instead(position_of_announcement, "5.1.2#sentence-1", "コストを宣言してから、カードを提示するとする読み方")(
    lambda: 2.5
)


book.instead(
    position_of_declaring_costs, "5.1.3#sentence-1", "モードと対象を宣言してから、コストを宣言するとする読み方"
)(lambda: 3.5)


book.instead(
    position_of_declaring_modes_and_targets,
    "5.1.4#sentence-1",
    "資源コストを支払ってから、モードと対象を宣言するとする読み方",
)(lambda: 6.5)


book.instead(
    position_of_checking_legality, "5.1.5#sentence-1", "適正かどうかは、資源コストを支払ってから確かめるとする読み方"
)(lambda: 6.5)


book.instead(
    position_of_calculating_asset_costs,
    "5.1.6#sentence-1",
    "資源コストは、モードと対象を宣言する前に計算するとする読み方",
)(lambda: 2.5)


book.instead(
    position_of_paying_asset_costs, "5.1.7#sentence-1", "資源コストは、効果コストを支払った後に支払うとする読み方"
)(lambda: 8.5)


book.instead(
    position_of_calculating_effect_costs, "5.1.8#sentence-1", "効果コストは、資源コストを支払う前に計算するとする読み方"
)(lambda: 5.5)


book.instead(
    position_of_paying_effect_costs, "5.1.9#sentence-1", "効果コストは、カードがプレイされた後に支払うとする読み方"
)(lambda: 9.5)


book.instead(position_of_playing, "5.1.10#sentence-1", "コストを支払う前に、カードはプレイされたとみなすとする読み方")(
    lambda: 4.5
)


@book.instead(steps_of_playing, "5.1.1#sentence-4", "コストをすべて支払った後で、モードと対象を宣言するとする読み方")
def _costs_first() -> tuple[PlayStep, ...]:
    """Return the steps with all costs paid before modes and targets are declared (misreading of 5.1.1)."""
    others = [step for step in by_position(STEPS) if step is not declare_modes_and_targets]
    return (*others[:-1], declare_modes_and_targets, others[-1])


@book.instead(
    legal_for_the_effect, "1.8.5f#sentence-2", "新たな対象には、生体オブジェクトなら、何でも選べるとする読み方"
)
def _living(game: Game, _legal: Ids) -> Ids:
    return tuple(item.id for item in game.objects() if is_living(game, item.id))


@book.instead(unmodified, "1.8.5f#sentence-4", "適正な対象がほかになければ、対象はなくなるとする読み方")
def _none(_target: int) -> Ids:
    return ()


book.instead(
    is_targeted,
    "1.8.5c#sentence-1",
    "適用先を指定する効果は、「対象」と書かれていなくても、適用先がなければプレイできない対象効果だとする読み方",
)(lambda _effect: True)


@book.instead(declare_subjects, "1.8.5c#sentence-2", "対象ではない適用先も、プレイするときに宣言するとする読み方")
def _at_once(game: Game, attempt: Attempt) -> None:
    for effect in effects_on_subjects(game, attempt):
        effect.determined(game, attempt.context(game))


@book.instead(as_described, "1.8.5#sentence-3", "対象の詳細に合わないオブジェクトも、対象にできるとする読み方")
def _whatever_there_is(game: Game, _phrase: Target, _context: Context) -> IdsOfTargeting:
    return tuple(game.state.objects)


@book.instead(existing, "1.2.3d#sentence-2", "もう存在しないオブジェクトも、最後の情報があれば対象になるとする読み方")
def _with_the_ceased(found: IdsOfTargeting, game: Game, phrase: Target, context: Context) -> IdsOfTargeting:
    return tuple(dict.fromkeys((*found, *_found(with_the_ceased(game), phrase, context))))


@book.instead(
    could_be_affected,
    "1.8.5d#sentence-1",
    "「任意の」対象には、どんな効果でも、闘技場のどのオブジェクトも選べるとする読み方",
)
def _whatever_it_is(_game: Game, _effect: DiscreteEffect, _object_id: int) -> bool:
    return True


book.instead(would_not_fail, "1.8.5d#sentence-2", "「任意の」対象には、効果が失敗するようなものも選べるとする読み方")(
    lambda _game, _effect, _object_id, _context: True
)


@book.instead(triggers_on_playing, "5.4.4c#sentence-5", "先行する効果を使わなくても、プレイすれば誘発するとする読み方")
@book.instead(is_condition_met, "5.4.4d#sentence-5", "先行する効果を使わなくても、プレイすれば生成されるとする読み方")
def _however_played(_game: Game, _attempt: Attempt, _ability: PlayStatic) -> bool:
    """Count every play as one with the ability (misreadings of 5.4.4c and 5.4.4d)."""
    return True
