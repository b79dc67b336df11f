"""Misreadings of playing cards and activating abilities: their steps, declarations, targets and legality (5.1, 5.2)."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import asdict, replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Modal, Resolution, Triggered
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import ASSETS, Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.misreadings.cards import with_all_modes
from rulesdb.engine.fab.misreadings.effects import face_up_ones, generate_effects_of
from rulesdb.engine.fab.misreadings.objects import with_the_ceased
from rulesdb.engine.fab.misreadings.turn import with_step_at
from rulesdb.engine.fab.present_properties import subtypes, supertypes, traits
from rulesdb.engine.fab.rules.abilities import activated
from rulesdb.engine.fab.rules.abilities.functional import additional_costs, play_statics
from rulesdb.engine.fab.rules.cards.categories import may_be_melded
from rulesdb.engine.fab.rules.cards.printed_text import FUNCTIONAL_SUBTYPES
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_the_next
from rulesdb.engine.fab.rules.continuous.static_continuous import applies_as_described
from rulesdb.engine.fab.rules.effects.instructions import described_zones
from rulesdb.engine.fab.rules.general.precedence import rules_against_action
from rulesdb.engine.fab.rules.objects.attacks import is_attack, is_living
from rulesdb.engine.fab.rules.objects.identities import with_metatypes_of_source
from rulesdb.engine.fab.rules.objects.objects import becomes_permanent, is_card_layer, owner_of_card_layer
from rulesdb.engine.fab.rules.playing import costs, declaring, legality, playing, targeting
from rulesdb.engine.fab.rules.playing.attempt import (
    Attempt,
    has_no_attack_target,
    is_kept_from_attacking,
    may_be_instant,
    reasons_against,
    refusals,
)
from rulesdb.engine.fab.rules.playing.costs import calculate_asset_costs, cannot_be_paid_in_order
from rulesdb.engine.fab.rules.playing.targeting import DeclaredModes
from rulesdb.engine.fab.rules.triggers.triggering import declare_for_triggered_layer
from rulesdb.engine.fab.rules.turn.priority import reverse_what_became_illegal
from rulesdb.engine.fab.rules.turn.resolving import (
    LayerResolution,
    clear_the_layer,
    effects_of_layer,
    effects_on_resolving,
    enters_the_arena,
)
from rulesdb.engine.fab.rules.turn.turns import restore_allies
from rulesdb.engine.fab.state import Layer
from rulesdb.engine.fab.zones import ARENA, PERMANENT, PRIVATE, STACK
from rulesdb.engine.kernel.book import always, never, nothing, unchanged
from rulesdb.engine.kernel.cards.abilities import ModeIf, TargetedEffect, effects_within, targeted_effects
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Filter
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.options import Name, Play
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects
from rulesdb.engine.kernel.verbs.sequences import Conditional

Words = Callable[[Game, int], frozenset[str]]
Effects = tuple[DiscreteEffect, ...]

for _sentence, _step, _index, _reading in (
    ("5.1.1#sentence-4a", declaring.announce, 3, "コスト、モード、対象をすべて宣言してから、カードを提示する"),
    ("5.1.1#sentence-4b", declaring.declare_costs, 3, "適正なプレイかどうかを確かめてから、コストを宣言する"),
    ("5.1.1#sentence-4c", declaring.declare_modes_and_targets, 7, "コストをすべて支払った後で、モードと対象を宣言する"),
    ("5.1.1#sentence-4d", playing.check_legality, 7, "適正なプレイかどうかは、コストをすべて支払ってから確かめる"),
    ("5.1.1#sentence-4e", calculate_asset_costs, 1, "資源コストは、コストを宣言する前に計算する"),
    ("5.1.1#sentence-4f", playing.pay_asset_costs, 8, "資源コストは、カードがプレイされたとみなした後で支払う"),
    ("5.1.1#sentence-4g", playing.finish_playing, 3, "適正かどうかを確かめる前に、カードはプレイされたとみなす"),
    ("5.1.2#sentence-1", declaring.announce, 1, "コストを宣言してから、カードを提示する"),
    ("5.1.3#sentence-1", declaring.declare_costs, 2, "モードと対象を宣言してから、コストを宣言する"),
    ("5.1.4#sentence-1", declaring.declare_modes_and_targets, 5, "資源コストを支払ってから、モードと対象を宣言する"),
    ("5.1.5#sentence-1", playing.check_legality, 5, "適正かどうかは、資源コストを支払ってから確かめる"),
    ("5.1.6#sentence-1", calculate_asset_costs, 2, "資源コストは、モードと対象を宣言する前に計算する"),
    ("5.1.7#sentence-1", playing.pay_asset_costs, 7, "資源コストは、効果コストを支払った後に支払う"),
    ("5.1.8#sentence-1", playing.calculate_effect_costs, 5, "効果コストは、資源コストを支払う前に計算する"),
    ("5.1.9#sentence-1", playing.pay_effect_costs, 8, "効果コストは、カードがプレイされた後に支払う"),
    ("5.1.10#sentence-1", playing.finish_playing, 4, "コストを支払う前に、カードはプレイされたとみなす"),
):
    book.after(playing.steps_of_playing, _sentence, _reading)(with_step_at(_step, _index))
book.after(
    playing.steps_after_announcement,
    "5.2.2b#sentence-1",
    "コストはコロンの前に書かれているので、起動では、対象を宣言するより先に支払う",
)(with_step_at(declaring.declare_modes_and_targets, 6))


@book.before(playing.announced_ability, "5.2.2a#sentence-1", "どの能力を起動するのかは選べず、最初に書かれた能力になる")
def _first_printed(game: Game, object_id: int, _index: int) -> tuple[Game, int, int]:
    printed = enumerate(abilities(game, object_id))
    return game, object_id, next(at for at, ability in printed if isinstance(ability, Activated))


book.after(owner_of_card_layer, "1.4.1a#sentence-1a", "攻撃のオーナーは、それで攻撃するプレイヤーだ")(
    lambda owner, item, player: player if item.card.is_attack else owner
)
book.instead(declaring.layer_of_card, "5.1.1#sentence-1", "スタックに置かれるのは、カードではなく、その能力だけだ")(
    lambda object_id: Layer("activated", object_id)
)
book.after(declaring.announcement, "5.1.2#sentence-2", "プレイするカードは、解決するまで伏せておいてよい")(
    lambda move, *_: replace(move, is_public=False)
)
book.after(declaring.announcement, "5.1.2#sentence-3b", "提示したカードは、スタックでも、オーナーがコントロールする")(
    lambda move, *_: replace(move, controller=None)
)
book.after(declaring.announcement, "5.1.2#sentence-4", "提示したカードは、スタックの一番下に置かれる")(
    lambda move, *_: replace(move, at_bottom=True)
)
book.instead(may_be_melded, "5.1.2c#sentence-2b", "融合を持たない分割カードも、両方の半面でプレイできる")(always)
book.instead(declaring.declared_half, "5.1.2c#sentence-1", "分割カードは、選ぶことなく、左の半面でプレイする")(
    lambda *_: (0,)
)


@book.instead(declaring.apply_to_the_half, "5.1.2c#sentence-4", "どの効果が適用されるかは、分割カードの全体で決まる")
def _apply_to_the_whole_card(game: Game, object_id: int) -> None:
    half = game.object(object_id)
    note(game, kinds.Became(record=replace(half, card=half.whole or half.card)))
    apply_to_the_next(game, object_id)
    note(game, kinds.Became(record=half))


book.after(
    declaring.announcement_of_ability, "5.2.2a#sentence-2", "起動レイヤーは、発生源のコントローラーがコントロールする"
)(
    lambda event, game, _player, source, _index: replace(
        event, layer=replace(event.layer, controller=game.player_of(source))
    )
)
for _clause, _kinds, _named in (
    ("5.2.2a#sentence-4a", "supertypes", "スーパータイプ"),
    ("5.2.2a#sentence-4b", "types", "タイプ"),
):
    book.after(declaring.with_kinds_of_its_source, _clause, f"起動レイヤーは、発生源の{_named}を持たない")(
        lambda found, card, _source, kinds=_kinds: replace(found, **{kinds: asdict(card)[kinds]})
    )
book.after(declaring.announcement_of_ability, "5.2.2a#sentence-3", "起動レイヤーは、ほかのレイヤーの下に置かれる")(
    lambda event, *_: replace(event, at_bottom=True)
)


for _sentence, _kind, _reading in (
    (
        "1.4.3a#sentence-5",
        Triggered,
        "攻撃プロキシは攻撃発生源のコピーで、その誘発型常在能力は、もう1つある",
    ),
    (
        "1.4.3a#sentence-6",
        Continuous,
        "攻撃プロキシには、攻撃発生源の常在能力のコピーがあり、その効果がもう1つ生成される",
    ),
):

    @book.after(with_metatypes_of_source, _sentence, _reading)
    def _with_copied(layer: Card, _layer: Card, game: Game, source: int, kind: type[Ability] = _kind) -> Card:
        is_proxy = any(isinstance(one, AttackAbility) for one in layer.abilities)
        of_source = (one for one in abilities(game, source) if isinstance(one, kind) and is_proxy)
        return replace(layer, abilities=(*layer.abilities, *of_source))


book.after(declaring.values_of_x, "5.1.3a#sentence-1", "Xの値は選べず、支払えるかぎり大きい値になる")(
    lambda values, *_: values[-1:]
)
book.instead(
    declaring.declare_as_instant, "5.1.3d#sentence-2", "インスタントであるかのようにプレイできるなら、いつもそうする"
)(
    lambda game, attempt: (
        attempt.declare_also(game, as_instant=True) if declaring.has_a_choice_of_instant(game, attempt) else None
    )
)
book.instead(declaring.declare_costs, "5.1.3#sentence-2", "コストについて宣言するのは、Xの値だけだ")(
    declaring.declare_x
)
book.after(declaring.declarable_alternatives, "5.1.3c#sentence-1", "")(
    lambda options, *_: tuple(option for option in options if option == declaring.FREE)
)
book.after(declaring.declarable_alternatives, "5.1.3c#sentence-2", "")(
    lambda options, *_: tuple(option for option in options if option != declaring.FREE)
)


book.instead(
    declaring.chosen_alternatives, "5.1.3c#sentence-3", "代替コストや、コストを支払わない効果があれば、必ず使う"
)(lambda _game, _attempt, options: options[:1])


@book.instead(declaring.declare_optional_costs, "5.1.3b#sentence-1a", "選択的な追加コストも、必ず支払う")
def _all_optional_costs(game: Game, attempt: Attempt) -> None:
    found = additional_costs(game, attempt.layer) if attempt.is_card else ()
    attempt.declare_also(game, costs=tuple(cost.name for cost in found if cost.is_optional))


@book.instead(declaring.chosen_alternatives, "5.1.3c#sentence-4", "代替コストや効果は、いくつでも一緒に宣言できる")
def _any_number(game: Game, attempt: Attempt, options: tuple[Name, ...]) -> tuple[Name, ...]:
    chosen: list[Name] = []
    while len(chosen) < len(options):
        left = declaring.with_none(tuple(option for option in options if option not in chosen))
        picked = game.pick(attempt.player, "alternative cost", left, declaring.declare_alternative.id)
        if not picked.name:
            break
        chosen.append(picked)
    return tuple(chosen)


book.after(declaring.with_none, "5.4.4b#sentence-5", "代替コストがあれば、必ずそれを支払う")(
    lambda with_none, options: with_none if declaring.FREE in options else options
)


@book.after(
    declaring.declare_optional_costs, "5.1.3b#sentence-1b", "選択的な追加コストがいくつあっても、支払えるのは1つだけだ"
)
def _one_optional_cost(_nothing: None, game: Game, attempt: Attempt) -> None:
    if len(chosen := attempt.declared(game).costs) > 1:
        attempt.declare_also(game, costs=chosen[:1])


book.instead(
    declaring.has_a_choice_of_instant,
    "5.1.3d#sentence-1",
    "アクションでないカードも、インスタント扱いにするかどうかを宣言する",
)(may_be_instant)
for _clause, _due in (
    ("1.8.1#sentence-6a", costs.additional_due),
    ("1.8.1#sentence-6b", costs.alternative_due),
):
    book.after(declaring.effect_costs, _clause, "")(
        lambda effects, game, attempt, due=_due: _without_costs(effects, game, attempt, due)
    )


def _without_costs(effects: Effects, game: Game, attempt: Attempt, due: Callable[..., Iterator[Cost]]) -> Effects:
    left_out = [one for cost in due(game, attempt.layer, attempt.declared(game)) for one in cost.effects]
    return tuple(one for one in effects if one not in left_out) if attempt.is_card else effects


book.after(declaring.effect_costs, "1.8.1#sentence-7", "")(
    lambda effects, _game, attempt: effects if attempt.is_card else ()
)


book.instead(declaring.declare_for_abilities, "5.1.4#sentence-2", "モードと対象は、能力が解決される時に決める")(nothing)
book.instead(
    declare_for_triggered_layer,
    "6.6.6a#sentence-1",
    "誘発レイヤーのパラメータは、スタックに加える時ではなく、解決される時に宣言する",
)(nothing)
for _law, _sentence, _rule in (
    (declaring.declare_for_abilities, "5.1.4a#sentence-2", "fab:5.1.4a"),
    (declare_for_triggered_layer, "6.6.6a#sentence-4", "fab:6.6.6a"),
):
    book.instead(_law, _sentence, "対象は、能力が解決される時に決める")(
        lambda game, attempt, rule=_rule: targeting.declare_modes(game, attempt, rule)
    )
for _sentence, _rule in (("5.1.4a#sentence-1", "fab:5.1.4a"), ("6.6.6a#sentence-3", "fab:6.6.6a")):
    book.around(targeting.declare_modes, _sentence, "モードは、能力が解決される時に決める")(
        lambda declare, game, attempt, by, rule=_rule: None if by == rule else declare(game, attempt, by)
    )
book.instead(
    declaring.attack_source_of_layer,
    "1.4.3#sentence-1",
    "攻撃能力が作成するのは、武器とは別の、名前もパワーもない攻撃だ",
)(nothing)
for _sentence, _reading, _is_about in (
    (
        "1.4.5#sentence-2a",
        "攻撃カードの攻撃対象を宣言するのは、プレイするときではない",
        lambda attempt: attempt.before and not attempt.ability,
    ),
    (
        "1.4.5#sentence-2b",
        "武器の攻撃の攻撃対象を宣言するのは、起動するときではない",
        lambda attempt: attempt.ability,
    ),
    (
        "1.4.5#sentence-2c",
        "誘発レイヤーの攻撃対象を宣言するのは、スタックに加えるときではない",
        lambda attempt: not attempt.before and not attempt.ability,
    ),
):
    book.around(declaring.declare_attack_target, _sentence, _reading)(
        lambda declare, game, attempt, is_about=_is_about: None if is_about(attempt) else declare(game, attempt)
    )
for _about_attacks, _of_card, _of_ability in (
    (
        has_no_attack_target,
        ("1.4.5#sentence-2a", "攻撃カードの攻撃対象を宣言するのは、プレイするときではない"),
        ("1.4.5#sentence-2b", "武器の攻撃の攻撃対象を宣言するのは、起動するときではない"),
    ),
    (
        is_kept_from_attacking,
        ("1.4.6#sentence-2a", "攻撃することが禁じられていても、攻撃カードをプレイすることはできる"),
        ("1.4.6#sentence-2b", "攻撃することが禁じられていても、能力を起動することはできる"),
    ),
):
    book.after(_about_attacks, *_of_card)(lambda found, _game, attempt: found and not attempt.is_card)
    book.after(_about_attacks, *_of_ability)(lambda found, _game, attempt: found and attempt.is_card)


@book.around(
    declaring.declare_attack_target, "5.1.4b#sentence-1", "攻撃の対象は選べず、いつも左隣のプレイヤーのヒーローだ"
)
def _next_hero(declare: playing.PlayStep, game: Game, attempt: Attempt) -> None:
    hero = game.hero(game.next_clockwise(attempt.player))
    if hero is None or not (attempt.before or attempt.ability):
        declare(game, attempt)
    elif is_attack(game, attempt.layer):
        attempt.declare_also(game, attack_targets=(hero,))


@book.before(
    apply_to_the_next, "1.6.2b#sentence-2a", "起動レイヤーは、発生源のあるゾーンで生成され、そこからスタックに移る"
)
def _moved_to_the_stack(game: Game, object_id: int) -> tuple[Game, int]:
    layer = game.object(object_id).layer
    if layer is not None and layer.category == "activated":
        note(game, kinds.Move(by="fab:5.2.2a", object=object_id, to=STACK))
    return game, object_id


_ONLY_TO_CARDS = "継続効果はカードに適用され、起動レイヤーには適用されない"
book.around(apply_to_the_next, "5.2.2a#sentence-5", _ONLY_TO_CARDS)(
    lambda apply, game, layer: apply(game, layer) if is_card_layer(game.object(layer)) else None
)


@book.after(applies_as_described, "5.2.2a#sentence-5", _ONLY_TO_CARDS)
def _not_to_activated_layers(is_described: bool, game: Game, _described: Filter, object_id: int, *_: object) -> bool:
    layer = game.object(object_id).layer
    return is_described and (layer is None or layer.category != "activated")


_ON_RESOLVING = "モードは、スタックに加わる時ではなく、解決される時に選ぶ"
book.instead(targeting.declare_modes, "1.7.5a#sentence-1", _ON_RESOLVING)(nothing)


@book.before(effects_of_layer, "1.7.5a#sentence-1", _ON_RESOLVING)
def _declared_on_resolving(game: Game, resolution: LayerResolution, halves: tuple[Card, ...]) -> tuple[object, ...]:
    layer = resolution.layer
    if game.has(layer):
        targeting.choose_modes(game, Attempt(game.player_of(layer), layer, layer), "fab:1.7.5a")
        targeting.determine_base_abilities(game, layer)
    return game, resolution, halves


@book.instead(targeting.choose_modes, "1.7.5#sentence-1", "モードは選ばず、すべてのモードが効果を発生させる")
def _choose_all(game: Game, attempt: Attempt, _rule: str) -> None:
    modal = [ability for ability in game.object(attempt.layer).card.abilities if isinstance(ability, Modal)]
    if modal:
        attempt.declare_also(game, modes=tuple(tuple(range(len(ability.modes))) for ability in modal))


def _with_fields(fields: Callable[[Modal], dict[str, object]]) -> Callable[..., tuple[object, ...]]:
    """Return a misreading of how modes are chosen: some fields of the ability are others."""
    return lambda game, attempt, ability, rule: (game, attempt, replace(ability, **fields(ability)), rule)


book.before(targeting.chosen_modes, "1.7.5#sentence-6", "いくつ選ぶと書かれていても、選ぶモードは1つだ")(
    _with_fields(lambda _ability: {"choose": 1})
)
book.before(
    targeting.chosen_modes,
    "1.7.5e#sentence-2b",
    "モードの数を計算するのは解決される時なので、選ぶ時には、数に関わらずすべてを選べる",
)(_with_fields(lambda ability: {"choose": len(ability.modes)}))
book.instead(targeting.selectable, "1.7.5#sentence-7", "条件の書かれたモードも、条件に関わらず選べる")(
    lambda _game, _attempt, ability: range(len(ability.modes))
)
book.before(targeting.chosen_modes, "1.7.5b#sentence-2a", "書かれていなくても、同じモードを2回以上選べる")(
    _with_fields(lambda _ability: {"may_repeat": True})
)
book.before(targeting.chosen_modes, "1.7.5b#sentence-2b", "能力がどう言おうと、同じモードは1回しか選べない")(
    _with_fields(lambda _ability: {"may_repeat": False})
)


@book.after(targeting.base_abilities_by_modes, "1.7.5b#sentence-3", "選べるモードの数が足りなければ、不適正だ")
def _refuse_too_few(
    found: tuple[Ability, ...], printed: tuple[Ability, ...], declared: tuple[DeclaredModes, ...]
) -> tuple[Ability, ...]:
    numbers = (ability.choose for ability in printed if isinstance(ability, Modal))
    if any(isinstance(number, int) and number > len(modes) for number, modes in zip(numbers, declared, strict=False)):
        raise IllegalError({"fab:5.1.4a"})
    return found


@book.before(targeting.base_abilities_by_modes, "1.7.5e#sentence-2a", "選んだモードの条件は、解決される時にも確かめる")
def _under_their_conditions(
    printed: tuple[Ability, ...], declared: tuple[DeclaredModes, ...]
) -> tuple[tuple[Ability, ...], tuple[DeclaredModes, ...]]:
    return tuple(
        replace(one, modes=tuple(_conditional(mode) for mode in one.modes)) if isinstance(one, Modal) else one
        for one in printed
    ), declared


def _conditional(mode: Ability) -> Ability:
    if not isinstance(mode, ModeIf) or not isinstance(mode.mode, Resolution):
        return mode
    return replace(mode.mode, effects=tuple(Conditional(mode.condition, one) for one in mode.mode.effects))


book.instead(targeting.in_printed_order, "1.7.5b#sentence-4", "モードの順番は、プレイヤーが選んだ順になる")(unchanged)
book.instead(targeting.base_abilities_by_modes, "1.7.5d#sentence-1", "選ばなかったモードも、基本能力になる")(
    with_all_modes
)
book.after(targeting.base_abilities_by_modes, "1.7.5#sentence-2", "モードは効果を選ぶもので、発生源の能力にはならない")(
    lambda found, printed, _declared: tuple(one for one in found if one in printed or isinstance(one, Resolution))
)
book.before(targeting.base_abilities_by_modes, "1.7.5c#sentence-1", "同じモードを2回選んでも、1回分にしかならない")(
    lambda printed, declared: (printed, tuple(tuple(dict.fromkeys(modes)) for modes in declared))
)


def _times(ability: Ability, times: int) -> Ability:
    if not isinstance(ability, Resolution):
        return ability
    effects: list[Any] = list(ability.effects)
    multiplied = (replace(one, amount=one.amount * times) if "amount" in asdict(one) else one for one in effects)
    return replace(ability, effects=tuple(multiplied))


book.after(targeting.base_abilities_by_modes, "1.7.5c#sentence-2", "同じモードを2回選ぶと、数が2倍の1つの効果になる")(
    lambda found, *_: tuple(_times(ability, found.count(ability)) for ability in dict.fromkeys(found))
)
book.instead(targeting.not_declared_yet, "1.8.5b#sentence-1", "")(unchanged)
book.after(targeting.not_declared_yet, "1.7.5c#sentence-3", "同じモードを2回選んだら、別の対象を選ばなければならない")(
    lambda left, _legal, declared: [one for one in left if all(one not in found for found in declared)]
)


def _effects_on_subjects(game: Game, attempt: Attempt) -> list[EffectOnObjects]:
    """Return the effects of an object on the stack that name subjects without the word target."""
    effects = effects_within(game.object(attempt.layer).card.abilities, attempt.declared(game).modes)
    return [effect for effect in effects if isinstance(effect, EffectOnObjects) and effect.target is None]


@book.before(
    playing.reasons_against_playing,
    "1.8.5c#sentence-1",
    "適用先を指定する効果は、「対象」と書かれていなくても、適用先がなければプレイできない対象効果だ",
)
def _refuse_without_subjects(game: Game, attempt: Attempt) -> tuple[Game, Attempt]:
    if not all(effect.is_possible(game, attempt.context(game)) for effect in _effects_on_subjects(game, attempt)):
        raise IllegalError({"fab:1.8.5c"})
    return game, attempt


@book.before(playing.reasons_against_playing, "1.8.5c#sentence-2", "対象ではない適用先も、プレイするときに宣言する")
def _determine_subjects(game: Game, attempt: Attempt) -> tuple[Game, Attempt]:
    for effect in _effects_on_subjects(game, attempt):
        effect.determined(game, attempt.context(game))
    return game, attempt


book.instead(targeting.legal_targets, "1.8.5#sentence-3", "対象の詳細に合わないオブジェクトも、対象にできる")(
    lambda game, phrase, _context: targeting.targetable(game, phrase.legal, tuple(game.state.objects))
)
book.around(
    targeting.legal_targets, "1.2.3d#sentence-2a", "もう存在しないオブジェクトも、最後の情報があれば対象になる"
)(lambda legal, game, *given: tuple(dict.fromkeys((*legal(game, *given), *legal(with_the_ceased(game), *given)))))
for _clause, _fits, _reading in (
    ("1.8.5a#sentence-1a", lambda item: item.is_public, "開示されていれば、墓地のオブジェクトも対象にできる"),
    (
        "1.8.5a#sentence-1b",
        lambda item: item.zone.name in ARENA | {"stack"},
        "闘技場にあれば、裏向きのオブジェクトも対象にできる",
    ),
):
    book.around(targeting.targetable, _clause, _reading)(
        lambda law, game, what, found, fits=_fits: (
            law(game, what, found) if described_zones(what) else tuple(one for one in found if fits(game.object(one)))
        )
    )
book.after(targeting.targetable, "1.8.5a#sentence-2b", "")(
    lambda _able, game, _what, found: tuple(
        one for one in found if game.object(one).is_public and game.object(one).zone.name in ARENA | {"stack"}
    )
)
book.around(targeting.targetable, "1.8.5a#sentence-4a", "")(
    lambda law, game, what, found: (
        found if described_zones(what) and not described_zones(what) & PRIVATE else law(game, what, found)
    )
)
book.after(targeting.targetable, "1.8.5a#sentence-4b", "裏向きと明記されていても、対象は表向きのものだけだ")(
    face_up_ones
)
book.instead(
    targeting.could_be_affected,
    "1.8.5d#sentence-1",
    "「任意の」対象には、どんな効果でも、闘技場のどのオブジェクトも選べる",
)(always)
book.instead(targeting.would_not_fail, "1.8.5d#sentence-2", "「任意の」対象には、効果が失敗するようなものも選べる")(
    always
)


book.before(targeting.new_targets, "1.8.5f#sentence-2", "新たな対象には、生体オブジェクトなら、何でも選べる")(
    lambda game, context, _legal, *others: (
        game,
        context,
        tuple(item.id for item in game.objects() if is_living(game, item.id)),
        *others,
    )
)
book.before(targeting.new_targets, "1.8.5f#sentence-3", "")(lambda *given: (*given[:-1], None))
book.after(targeting.new_targets, "1.8.5f#sentence-4", "適正な対象がほかになければ、対象はなくなる")(
    lambda found, _game, _context, _legal, targets, _among: tuple(one for one in found if one not in targets)
)


def _whatever_is_declared(game: Game, attempt: Attempt) -> frozenset[str]:
    """Return the rules by which a card is illegal to play without any parameters."""
    trial = game.at(game.state)
    note(trial, kinds.Declare(object=attempt.layer, declared=Declared()))
    return frozenset(reasons_against(trial, attempt))


_BY_EFFECTS = frozenset({"fab:1.0.2"})
book.after(playing.reasons_against_playing, "5.1.5#sentence-3a", "")(
    lambda reasons, game, attempt: reasons and reasons - (_whatever_is_declared(game, attempt) - _BY_EFFECTS)
)
book.after(playing.reasons_against_playing, "5.1.5#sentence-3b", "")(
    lambda reasons, game, attempt: reasons and reasons - (_whatever_is_declared(game, attempt) & _BY_EFFECTS)
)
book.after(playing.reasons_against_playing, "5.1.5#sentence-4", "")(
    lambda reasons, game, attempt: reasons and reasons & _whatever_is_declared(game, attempt)
)


@book.around(playing.check_legality, "5.1.5#sentence-5", "不適正なプレイと分かっても、カードはスタックに残る")
def _card_stays_on_the_stack(check: playing.PlayStep, game: Game, attempt: Attempt) -> None:
    try:
        check(game, attempt)
    except IllegalError as illegal:
        raise IllegalError(illegal.rules, game.state) from None


for _sentence, _rule, _reading in (
    ("5.1.7a#sentence-2", "fab:5.1.7a", "全額を支払えなくても、カードはスタックに残る"),
    ("5.1.8a#sentence-2", "fab:5.1.8a", "効果コストを支払えなくても、カードはスタックに残る"),
):
    book.before(reverse_what_became_illegal, _sentence, _reading)(
        lambda game, reversal, rule=_rule: (
            game,
            reversal._replace(before=game.state) if rule in reversal.rules else reversal,
        )
    )
book.after(playing.effect_costs_due, "5.1.8#sentence-2", "効果コストは、いくつあっても、1つ支払えばよい")(
    lambda _effects, game, attempt: declaring.effect_costs(game, attempt)[:1]
)
book.after(
    playing.effect_costs_due, "1.14.4b#sentence-5", "支払えない効果コストは支払わないまま、プレイや起動を続ける"
)(lambda effects, game, attempt: () if cannot_be_paid_in_order(game, attempt, effects) else effects)


@book.before(playing.pay_asset_costs, "5.1.7#sentence-2", "資源コストが2種類以上あれば、そのうち1つを支払えばよい")
def _of_one_kind(game: Game, attempt: Attempt) -> tuple[Game, Attempt]:
    kept = next((asset for asset in ASSETS if attempt.due.amount(asset)), ASSETS[0])
    attempt.due = replace(attempt.due, points={kept: attempt.due.amount(kept)})
    return game, attempt


@book.before(
    playing.pay_effect_costs, "5.1.9#sentence-2", "同じ効果コストが2つあっても、1度行えば、両方を支払ったことになる"
)
def _the_same_once(game: Game, attempt: Attempt) -> tuple[Game, Attempt]:
    attempt.due = replace(attempt.due, effects=tuple(dict.fromkeys(attempt.due.effects)))
    return game, attempt


_ON_RESOLVED = "スタックに置かれた時ではなく、解決された時に、{done}"
book.instead(playing.count_as_played, "5.1.10#sentence-2", _ON_RESOLVED.format(done="プレイしたことになる"))(nothing)
book.instead(playing.finish_activating, "5.2.2#sentence-1", _ON_RESOLVED.format(done="起動したことになる"))(nothing)
book.before(playing.regain_priority, "5.1.10#sentence-3", "カードをプレイすると、優先権は次のプレイヤーに移る")(
    lambda game, player: (game, game.next_clockwise(player))
)


@book.before(clear_the_layer, "5.1.10#sentence-2", _ON_RESOLVED.format(done="プレイしたことになる"))
def _played_when_resolved(game: Game, resolution: LayerResolution) -> tuple[Game, LayerResolution]:
    if game.has(resolution.layer) and is_card_layer(game.object(resolution.layer)):
        happen(game, kinds.CardPlayed(player=resolution.controller, object=resolution.layer))
    return game, resolution


@book.before(clear_the_layer, "5.2.2#sentence-1", _ON_RESOLVED.format(done="起動したことになる"))
def _activated_when_resolved(game: Game, resolution: LayerResolution) -> tuple[Game, LayerResolution]:
    layer = game.object(resolution.layer).layer
    if layer is not None and layer.category == "activated" and layer.ability is not None:
        source, index = layer.source, layer.ability
        activated.count_activation(game, source, index, None)
        happen(game, kinds.Used(player=resolution.controller, object=source, ability=index, layer=resolution.layer))
    return game, resolution


_DONE_LATER = "「そうした場合」の継続効果は、カードが解決される時に生成される"


@book.instead(
    playing.trigger_when_done, "5.4.4c#sentence-2", "「そうしたとき」の効果は、誘発レイヤーにならず、その場で生成される"
)
def _done_at_once(game: Game, attempt: Attempt) -> None:
    for ability in play_statics(game, attempt.layer):
        if ability.when_done and playing.is_used_to_play(game, attempt, ability):
            for one in targeted_effects(ability.when_done, Declared()):
                one.effect.generate(game, attempt.context(game))


book.instead(playing.generate_if_done, "5.4.4d#sentence-2", _DONE_LATER)(nothing)


@book.after(effects_on_resolving, "5.4.4d#sentence-2", _DONE_LATER)
def _done_when_resolved(found: list[TargetedEffect], game: Game, resolution: LayerResolution) -> list[TargetedEffect]:
    attempt = Attempt(resolution.controller, resolution.layer, resolution.layer, before=game.state)
    done = [one for one in play_statics(game, resolution.layer) if playing.is_used_to_play(game, attempt, one)]
    return [*(TargetedEffect(effect, ()) for ability in done for effect in ability.if_done), *found]


book.after(playing.is_used_to_play, "5.4.4c#sentence-5", "先行する効果を使わなくても、プレイすれば誘発する")(
    lambda is_used, _game, _attempt, ability: is_used or bool(ability.when_done)
)
book.after(playing.is_used_to_play, "5.4.4d#sentence-5", "先行する効果を使わなくても、プレイすれば生成される")(
    lambda is_used, _game, _attempt, ability: is_used or bool(ability.if_done)
)


_BY_TYPE_ALONE = "適用されるルールはタイプだけで決まり、サブタイプは分類だ"
book.instead(enters_the_arena, "2.10.1#sentence-2", _BY_TYPE_ALONE)(never)
book.instead(restore_allies, "2.10.1#sentence-2", _BY_TYPE_ALONE)(nothing)
book.instead(enters_the_arena, "2.10.6#sentence-2", "効果で得た機能型のサブタイプは、名ばかりで、ルールを加えない")(
    lambda game, layer: becomes_permanent(game.object(layer).card.subtypes & FUNCTIONAL_SUBTYPES, PERMANENT)
)
book.instead(enters_the_arena, "2.10.6#sentence-3", "非機能型のサブタイプも、オーラと同じように、カードを闘技場に残す")(
    lambda game, layer: bool(subtypes(game, layer) - {"attack"})
)
book.after(enters_the_arena, "2.10.6b#sentence-1", "「剣」や「頭」の語があれば、武器や装備品のように闘技場に残る")(
    lambda enters, game, layer: enters or bool(subtypes(game, layer) & {"sword", "head"})
)


for _sentence, _rule, _words, _reading in (
    ("2.11.6#sentence-2", "fab:2.11.6", supertypes, "ヒーローにないスーパータイプのカードは、ゲーム中もプレイできない"),
    ("2.13.3#sentence-2", "fab:2.13.3", traits, "特徴のあるカードは、同じ特徴を持つヒーローだけがプレイできる"),
):

    @book.after(refusals, _sentence, _reading)
    def _unless_of_the_hero(
        refused: tuple[str, ...], game: Game, attempt: Attempt, rule: str = _rule, words: Words = _words
    ) -> tuple[str, ...]:
        hero = game.hero(attempt.player)
        of_hero = frozenset() if hero is None else words(game, hero)
        return (*refused, rule) if attempt.is_card and not words(game, attempt.layer) <= of_hero else refused


_ON_PLAYING = "解決能力は、スタックでの解決を待たず、カードがプレイされた時に効果を生成する"
book.after(effects_on_resolving, "5.3.1#sentence-1", _ON_PLAYING)(
    lambda effects, game, resolution: [] if is_card_layer(game.object(resolution.layer)) else effects
)
book.after(playing.count_as_played, "5.3.1#sentence-1", _ON_PLAYING)(
    lambda _nothing, game, attempt: generate_effects_of(game, attempt.layer)
)
book.instead(refusals, "5.2.2b#sentence-2", "「プレイできない」ものは、その能力を起動することもできない")(
    lambda game, attempt: rules_against_action(game, "play", attempt.player, attempt.source)
)
book.instead(legality.is_to_be_done, "1.0.2#sentence-2a", "できないことも要求され、そのためにほかのことができなくなる")(
    always
)


book.instead(
    legality.is_not_the_owner, "5.1.1#sentence-3b", "効果に別の指定があっても、オーナーでないカードはプレイできない"
)(lambda game, player, object_id: game.object(object_id).owner != player)
book.instead(
    legality.is_not_the_owner, "5.1.1#sentence-2", "プレイを許されたゾーンにあれば、オーナーでないカードもプレイできる"
)(never)
book.instead(
    legality.is_not_from_hand_or_arsenal,
    "5.1.1a#sentence-2b",
    "効果が許可していても、手札と格納庫の外からはプレイできない",
)(lambda game, player, object_id: object_id not in (*game.zone("hand", player), *game.zone("arsenal", player)))
book.instead(legality.is_not_from_hand_or_arsenal, "5.1.1a#sentence-1", "カードは、どのゾーンからでもプレイできる")(
    never
)


book.after(legality.may_pass, "1.11.4#sentence-1", "プレイできるカードが手札にあるうちは、パスできない")(
    lambda may, game, player: (
        may and not any(legality.LEGALITY.is_permitted(game, player, Play(card)) for card in game.zone("hand", player))
    )
)
book.instead(activated.has_no_priority_to_activate, "1.11.1#sentence-2b", "能力の起動には、優先権がいらない")(never)
book.after(legality.could_activate, "1.7.3a#sentence-1", "起動能力を起動できるのは、自分のターンの間だけだ")(
    lambda could, game, player, _option: could and player == game.state.turn_player
)
book.instead(legality.lacking, "5.2.2#sentence-2", "3つのうち、どれか1つでもあれば起動できる")(
    lambda *_: iter(())  # a player who may act has priority, which is one of the three
)
