"""Misreadings: cards."""

import math
import re
from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import COLORS, Asset, Card, Class, Color, Talent
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import pitch, properties, properties_of_card
from rulesdb.engine.fab.counters import NumericCounter
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.symbols import (
    chi_symbol,
    defense_symbol,
    intellect_symbol,
    life_symbol,
    number,
    number_of_pitch,
    of_one_property,
    power_damage,
    power_symbol,
    resource_symbol,
    symbols_of_ability,
    tap_symbol,
    untap_symbol,
)
from rulesdb.engine.fab.rules.cards.categories import (
    CardCategory,
    MacroRule,
    _names,
    _types_that_are_played,
    by_its_types,
    category_by_types,
    controller_of_macro,
    is_arena_card,
    is_deck_card,
    is_distinct,
    owner_of_macro,
    types_of_deck_cards,
)
from rulesdb.engine.fab.rules.cards.names import _by_name as _by_name_of_token_names
from rulesdb.engine.fab.rules.cards.names import (
    are_equal,
    are_same_words,
    by_name_alone,
    folded,
    has_moniker,
    has_part,
    hypothetical,
    moniker_in,
    name_in_english,
    parts_of_name,
    specifies,
    with_defined_properties,
    without_suffix,
)
from rulesdb.engine.fab.rules.cards.numbers import (
    bounded,
    compared,
    counted,
    defined_x,
    has_property,
    needed,
    numbers_to_choose,
    rounded,
    undefined_asterisk,
    undefined_x,
    value_of_x,
    value_of_y,
    with_both_ends,
)
from rulesdb.engine.fab.rules.cards.numeric_properties import (
    changed_now,
    cost_of_effect,
    modification_by_counters,
    of_heroes,
    unmodified_cost,
    with_base_unless_named,
    with_its_base,
)
from rulesdb.engine.fab.rules.cards.object_properties import (
    NUMBERS,
    Property,
    _has_not_now,
    _has_now,
    _holds,
    attributes,
    copyable,
    has_gained,
    has_lost,
    is_source,
    kinds_of_properties,
    with_starting_values,
)
from rulesdb.engine.fab.rules.cards.object_properties import has_part as has_part_of_object_properties
from rulesdb.engine.fab.rules.cards.pitch import (
    asset_given,
    color_of_pitch,
    color_without_pitch,
    number_given,
    shown_value,
    unmodified_pitch,
)
from rulesdb.engine.fab.rules.cards.text_box import (
    BAR,
    REMINDER,
    Passages,
    Test,
    TextBoxPart,
    ability_of_each_paragraph,
    above_the_bar,
    affects_the_game,
    base_abilities_of_card,
    contents,
    has_effect,
    of_any_kind,
    properties_of_text,
    with_all_modes,
    with_optional_and_conditional_ones,
    with_reminder_in_brackets,
    without_unchosen_modes,
)
from rulesdb.engine.fab.rules.cards.type_box import (
    CLASSES,
    FUNCTIONAL,
    NO_PITCH,
    NONFUNCTIONAL,
    SLASH,
    TALENTS,
    TYPES,
    BoxWords,
    KeywordSet,
    PointAsset,
    Slots,
    SupertypeGroups,
    TypeBox,
    Types,
    any_number_of_subtypes,
    any_number_of_supertypes,
    any_number_of_types,
    any_number_of_words,
    asset_of_symbols,
    classes,
    deciding_how_to_play,
    functional_subtypes,
    is_among_subtypes,
    is_among_supertypes,
    is_among_types,
    nonfunctional_subtypes,
    pitch_of_symbols,
    slots,
    subtypes_behind_the_dash,
    subtypes_of,
    supertype_sets,
    supertypes_before_types,
    supertypes_of,
    talents,
    trait_keywords,
    type_keywords,
    types_before_the_dash,
    types_behind_supertypes,
    types_of,
    value_of_symbols,
    with_rules_of_types,
)
from rulesdb.engine.fab.rules.cards.type_box import Words as WordsOfTypeKeywords
from rulesdb.engine.fab.selection.general_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import is_of_the_moniker
from rulesdb.engine.fab.selection.value_filters import is_cost
from rulesdb.engine.fab.state import Object, Properties, State
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, PropertyEffect
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.verbs.sequences import Sequence

book.instead(number_of_pitch, "2.8.4#sentence-1", "シンボルは、数値のピッチ値を表さないとする読み方")(
    lambda _symbols: 0
)


book.instead(symbols_of_ability, "2.2.3#sentence-2", "{r}がいくつ並んでいても、能力のコストは1点だとする読み方")(
    lambda _symbols: 1
)


book.instead(number, "2.2.5#sentence-1", "{r}シンボルは、数値のコストを表さないとする読み方")(lambda _symbols: 0)


book.instead(of_one_property, "1.12.4#sentence-1", "{d}も{i}も{h}も、{p}と同じ値を表すとする読み方")(
    lambda _word: "パワー"
)


book.instead(defense_symbol, "1.12.4a#sentence-1", "{d}は、ライフを表すとする読み方")(lambda: "ライフ")


book.instead(intellect_symbol, "1.12.4b#sentence-1", "{i}は、パワー値を表すとする読み方")(lambda: "パワー")


book.instead(life_symbol, "1.12.4c#sentence-1", "{h}は、気ポイントを表すとする読み方")(lambda: "気ポイント")


book.instead(power_symbol, "1.12.4d#sentence-1", "{p}は、ピッチ値を表すとする読み方")(lambda: "ピッチ値")


book.instead(power_damage, "1.12.4d#sentence-2", "{p}ダメージは、あらゆる種類のダメージを指すとする読み方")(
    lambda: "ダメージ"
)


book.instead(resource_symbol, "1.12.4e#sentence-1", "{r}は、気の値を表すとする読み方")(lambda: "気")


book.instead(chi_symbol, "1.12.4f#sentence-1", "{c}は、リソース値を表すとする読み方")(lambda: "リソース")


book.instead(tap_symbol, "1.12.4f#sentence-2", "{t}は、アンタップ効果を表すとする読み方")(lambda: "アンタップ")


book.instead(untap_symbol, "1.12.4f#sentence-3", "{u}は、タップ効果を表すとする読み方")(lambda: "タップ")


book.instead(
    types_of_deck_cards, "1.3.2c#sentence-2", "プレイできるカードのタイプだけが、デッキカードのタイプだとする読み方"
)(_types_that_are_played)


@book.instead(is_deck_card, "1.3.2c#sentence-1", "ほかのタイプも持つカードは、デッキカードではないとする読み方")
def _has_only_such_types(card: Card) -> bool:
    return card.types <= types_of_deck_cards()


@book.instead(is_arena_card, "1.3.2d#sentence-1", "闘技場カードとは、装備品と武器だけのことだとする読み方")
def _is_equipment_or_weapon(card: Card) -> bool:
    return bool(card.types & {"equipment", "weapon"})


@book.instead(
    category_by_types,
    "1.3.2#sentence-2",
    "カテゴリーはデッキカードと闘技場カードだけで、ヒーローやトークンも闘技場カードだとする読み方",
)
def _deck_or_arena(card: Card) -> CardCategory | None:
    return "deck" if is_deck_card(card) else "arena"


@book.instead(
    by_its_types, "2.15.1#sentence-2", "コストの書かれたカードはデッキカード、ほかは闘技場カードだとする読み方"
)
def _by_its_cost(card: Card) -> Card:
    return replace(card, types=frozenset({"equipment" if card.cost is None else "action"}))


book.instead(shown_value, "2.1.1#sentence-1", "カラーバーは、表記コストを、目で見て分かる形にしたものだとする読み方")(
    lambda card: card.cost
)


book.instead(color_of_pitch, "2.1.2#sentence-3", "表記ピッチが1なら青、3なら赤のカラーバーだとする読み方")(
    lambda value: COLORS.get(4 - value)
)


@book.instead(color_without_pitch, "2.1.2#sentence-4", "表記ピッチがないカードは、赤とみなすとする読み方")
def _red() -> Color | None:
    return "red"


@book.instead(unmodified_pitch, "2.1.3#sentence-1", "ピッチが変わると、カラーバーの色も変わるとする読み方")
def _present_pitch(_printed: int | None, game: Game, object_id: int) -> int | None:
    return pitch(game, object_id)


@book.instead(
    copyable,
    "6.4.8a#sentence-1",
    "性質置換効果が特性に加えた変更は、コピー可能な値を変えず、コピーされるのは印刷された特性だとする読み方",
)
def _as_printed(item: Object) -> Card:
    return item.printed


@book.instead(with_starting_values, "2.0.3#sentence-3", "コピーされる数値は、変更された今の値だとする読み方")
def _present(card: Card, game: Game, object_id: int) -> Card:
    found = properties(game, object_id)
    return replace(card, power=found.power, defense=found.defense, life=found.life)


@book.instead(
    unmodified_cost, "2.2.4b#sentence-1", "コストを参照する効果は、増減を受けた後のコストを参照するとする読み方"
)
def _with_changes(game: Game, object_id: int, found: Properties) -> int | None:
    return None if found.cost is None else changed_now(game, object_id, found.cost)


@book.instead(
    cost_of_effect, "2.2.4a#sentence-2", "コストを変更する効果は、解決中に支払うコストにも適用されるとする読み方"
)
def _changed_by_effects(cost: Due, game: Game, context: Context) -> Due:
    resource = changed_now(game, context.source, cost.amount("resource"))
    return Due({**cost.points, "resource": resource}, cost.effects)


@book.instead(is_distinct, "1.3.4#sentence-1", "同じカード名があるカードは、別のカードではないとする読み方")
def _without_a_common_name(card: Card, other: Card) -> bool:
    return _names(card).isdisjoint(_names(other))


@book.instead(any_number_of_subtypes, "2.10.2#sentence-1", "サブタイプは、1つのオブジェクトに1つだけとする読み方")
@book.instead(any_number_of_supertypes, "2.11.2#sentence-1", "スーパータイプは、1つのオブジェクトに1つだけとする読み方")
@book.instead(any_number_of_types, "2.15.2#sentence-1", "タイプは、1つのオブジェクトに1つだけとする読み方")
def _one(words: KeywordSet) -> KeywordSet:
    return frozenset(sorted(words)[:1])


@book.instead(
    is_among_subtypes, "2.10.1#sentence-1", "サブタイプは全体で1つの語で、2つ並べばどちらでもないとする読み方"
)
@book.instead(
    is_among_supertypes, "2.11.1#sentence-1", "スーパータイプは全体で1つの語で、2つ並べばどちらでもないとする読み方"
)
@book.instead(is_among_types, "2.15.1#sentence-1", "タイプは全体で1つの語で、2つ並べばどちらでもないとする読み方")
def _alone(words: KeywordSet, word: str) -> bool:
    return words == {word}


@book.instead(owner_of_macro, "1.5.1a#sentence-1", "マクロのオーナーは、コントローラーだとする読み方")
def _the_controller(rule: MacroRule) -> int | None:
    return rule.controller


@book.instead(controller_of_macro, "1.5.1b#sentence-1", "マクロは、ターンプレイヤーがコントロールするとする読み方")
def _the_turn_player(state: State, _rule: MacroRule) -> int:
    return state.turn_player


@book.instead(name_in_english, "2.7.4#sentence-1", "日本語で印刷されたカードの名前は、その日本語の名前だとする読み方")
def _as_printed_of_names(card: Card) -> str:
    return card.name


book.instead(has_moniker, "2.7.3a#sentence-1", "個人名でない名前にも、通称があるとする読み方")(lambda _card: True)


book.instead(without_suffix, "2.7.3#sentence-7", "通称とは、称号や愛称のことだとする読み方")(
    lambda name: parts_of_name(name)[1]
)


@book.instead(by_name_alone, "2.7.3c#sentence-2", "通称が指定された名前と同じものも、指定されるとする読み方")
def _also_by_moniker(is_equal: bool, name: str, wanted: str) -> bool:
    return is_equal or moniker_in(None, name) == wanted


_IN_PART = "名前の一部が一致すれば、同じ名前だとする読み方"


@book.instead(are_equal, "2.7.5#sentence-1", _IN_PART)
@book.instead(has_part, "2.7.5#sentence-1", _IN_PART)
def _contains(name: str, part: str) -> bool:
    return folded(part) in folded(name)


@book.instead(are_same_words, "2.7.5#sentence-2", "同じ単語があれば、順番が違っても同じ名前だとする読み方")
def _in_any_order(words: tuple[str, ...], others: tuple[str, ...]) -> bool:
    return sorted(words) == sorted(others)


@book.instead(rounded, "1.12.1a#sentence-1", "端数は、0から遠いほうの整数に丸めるとする読み方")
def _away_from_zero(number: float) -> int:
    return math.ceil(number) if number > 0 else math.floor(number)


@book.instead(numbers_to_choose, "1.12.1b#sentence-1", "負の数も選べるとする読み方")
def _negative_ones_too(most: int) -> range:
    return range(-most, most + 1)


@book.instead(bounded, "1.12.1b#sentence-2", "「まで」の数より大きい数も選べるとする読み方")
def _unbounded(most: int) -> range:
    return numbers_to_choose(2 * most)


@book.instead(with_both_ends, "1.12.1b#sentence-3", "0と、「まで」の数そのものは、選べないとする読み方")
def _between(numbers: range) -> range:
    return numbers[1:-1]


@book.instead(value_of_y, "1.12.2c#sentence-1", "同じ文脈の文字YやZも、Xと同じ値を表すとする読み方")
def _that_of_x(context: Context, _chosen: int) -> int:
    return context.declared.x or 0


@book.instead(defined_x, "1.12.2b#sentence-2", "Xの値は、オブジェクトがスタックを離れると、未定義に戻るとする読み方")
def _while_it_is_a_layer(item: Object) -> int | None:
    return item.layer.declared.x if item.layer else None


@book.instead(value_of_x, "1.12.2#sentence-1", "文字Xは、いつも0を表すとする読み方")
@book.instead(undefined_x, "1.12.2a#sentence-2", "Xの値が未定義なら、オブジェクトはその特性を持たないとする読み方")
@book.instead(
    undefined_asterisk, "1.12.3a#sentence-1", "*の値が未定義なら、オブジェクトはその特性を持たないとする読み方"
)
def _nothing(*_context: Context) -> int | None:
    return None


book.instead(of_heroes, "2.4.1#sentence-1", "表記があれば、ヒーローでないカードも知力を持つとする読み方")(
    lambda value, _types: value
)


@book.instead(modification_by_counters, "2.0.3d#sentence-2", "カウンターは、基本の値を変えるとする読み方")
def _on_the_base(counter: NumericCounter, number: int) -> Gets:
    return Gets(counter.stat, number * counter.amount, is_base=True)


@book.instead(with_its_base, "2.0.3a#sentence-1", "値を変更する効果は、基本の値も変えるとする読み方")
def _with_changed_base(after: Properties, effect: ChangesValue) -> Properties:
    return replace(after, bases=tuple(pair for pair in after.bases if pair[0] != effect.stat))


@book.instead(with_base_unless_named, "2.0.3a#sentence-2", "値をある数にする効果は、いつも基本の値を変えるとする読み方")
def _with_base_if_set(after: Properties, effect: ChangesValue) -> Properties:
    return _with_changed_base(after, effect) if effect.operation == "set" else after


@book.instead(
    attributes, "2.0.1#sentence-1", "特性とは、カードの印刷のことで、オブジェクトの今の属性ではないとする読み方"
)
def _as_printed_of_object_properties(game: Game, object_id: int) -> Properties:
    return properties_of_card(game.object(object_id).card)


book.instead(
    kinds_of_properties,
    "2.0.1#sentence-2",
    "特性とは、コスト、防御値、知力、ライフ、ピッチ、パワーのことだとする読み方",
)(lambda: NUMBERS)


@book.instead(
    has_part_of_object_properties,
    "2.0.4#sentence-3",
    "能力を1つ得ても、ほかの能力が前からあれば、何も得ていないとする読み方",
)
def _has_any(found: Properties, _kind: type[Ability]) -> bool:
    return bool(found.abilities)


book.instead(has_gained, "2.0.4#sentence-1", "初めから持っている特性も、得たとみなす読み方")(_has_now)


book.instead(has_lost, "2.0.4#sentence-2", "初めから持っていない特性も、失ったとみなす読み方")(_has_not_now)


@book.instead(is_source, "2.0.5#sentence-1", "効果で得た特性の発生源は、その効果の発生源だとする読み方")
def _gives(game: Game, object_id: int, kind: Property) -> bool:
    """Whether an object has a printed property, or an effect of its that gives it to objects (misreading of 2.0.5)."""
    given = (
        one.context.source == object_id and isinstance(one.effect, PropertyEffect) and one.effect.changes == kind
        for one in effects_in_force(game).on_properties
    )
    return any(given) or _holds(game, object_id, _as_printed_of_object_properties(game, object_id), kind)


@book.instead(
    with_optional_and_conditional_ones,
    "1.8.2#sentence-2",
    "選択型効果や条件型効果は、必ず発生するわけではないので、含まれないとする読み方",
)
def _listed(effect: DiscreteEffect) -> Iterable[DiscreteEffect]:
    return effect.effects if isinstance(effect, Sequence) else (effect,)


@book.instead(
    has_effect,
    "1.8.2#sentence-1",
    "効果を発生させる能力ではなく、そのイベントで誘発する能力を持つものを、効果を持つとみなす読み方",
)
def _is_about(game: Game, object_id: int, _test: Test, event: type[Event]) -> bool:
    """Whether an ability of an object triggers on an event of an effect (misreading of 1.8.2)."""
    found = (ability.on for ability in map(within, abilities(game, object_id)) if isinstance(ability, TriggeredAbility))
    return any(isinstance(on, Happens) and issubclass(on.kind, event) for on in found)


@book.instead(
    asset_given, "2.8.1#sentence-2", "ピッチが表すのは点数だけで、得るのはいつもリソースポイントだとする読み方"
)
def _resource(_game: Game, _card: int) -> Asset:
    return "resource"


@book.instead(number_given, "2.8.1#sentence-3", "ピッチが表すのは種類だけで、得るのはいつも1点だとする読み方")
def _one_of_pitching(_game: Game, _card: int) -> int:
    return 1


_SUPERTYPES = (*get_args(Class), *get_args(Talent))


@book.instead(types_of, "2.15.3#sentence-1", "コストの書かれたカードはアクション、ほかは装備品だとする読み方")
def _by_cost(_box: TypeBox, cost: object) -> frozenset[str]:
    return frozenset({"equipment"} if cost is None else {"action"})


@book.instead(
    subtypes_of, "2.10.3#sentence-1", "パワーの書かれたカードのサブタイプは攻撃、ほかにサブタイプはないとする読み方"
)
def _by_power(_box: TypeBox, power: object) -> frozenset[str]:
    return frozenset() if power is None else frozenset({"attack"})


@book.instead(supertypes_of, "2.11.3#sentence-1", "スーパータイプは、名前に出てくる言葉で決まるとする読み方")
def _by_name(_box: TypeBox, name: str) -> SupertypeGroups:
    return frozenset(word for word in _SUPERTYPES if word in name), frozenset()


book.instead(pitch_of_symbols, "2.8.2#sentence-1", "{r}や{c}のシンボルは飾りで、ピッチを表さないとする読み方")(
    lambda _symbols: NO_PITCH
)


book.instead(value_of_symbols, "2.8.2#sentence-4", "シンボルがいくつあっても、ピッチ値は1だとする読み方")(
    lambda _symbols: 1
)


@book.instead(asset_of_symbols, "2.8.2#sentence-3", "どのシンボルでも、得るのはリソースポイントだとする読み方")
def _always_resources(_symbols: str) -> PointAsset:
    return "resource"


@book.instead(counted, "1.8.7#sentence-1", "数えるのは値だけで、特性がないカードも、値0として数えるとする読み方")
def _with_zero(values: Iterable[int | None]) -> Iterable[int]:
    return [value or 0 for value in values]


@book.instead(
    has_property, "1.8.7#sentence-2", "特性を持たないオブジェクトも、特性が存在するという条件を満たすとする読み方"
)
def _whether_or_not(_value: int | None) -> bool:
    return True


@book.instead(compared, "1.8.7#sentence-3", "特性を持たないオブジェクトの値は、0として比べるとする読み方")
def _as_zero(value: int | None) -> int | None:
    return value or 0


@book.instead(needed, "1.8.7a#sentence-2", "特性がなければ、値として1を使うとする読み方")
def _one_of_property_values(value: int | None) -> int:
    return 1 if value is None else value


_SENTENCE = re.compile(r"[^。]*。")


@book.instead(above_the_bar, "2.12.2#sentence-6", "区切りの横線の下も、ルールテキストの続きだとする読み方")
def _without_flavor(text: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return all lines but bars as lines above the bar (misreading of 2.12.2)."""
    return tuple(line for line in text if not BAR.fullmatch(line)), ()


@book.instead(
    with_reminder_in_brackets, "2.12.2#sentence-4", "カッコに入れたルールテキストも、ただのルールテキストだとする読み方"
)
def _only_brackets(line: str) -> Passages:
    return (TextBoxPart("rules", line.translate({ord("("): "", ord(")"): ""}) if REMINDER.search(line) else line),)


@book.instead(of_any_kind, "2.12.2#sentence-2", "ルールテキストは必ずあり、最初の段落がそれだとする読み方")
def _first_of_rules(text: tuple[Passages, ...]) -> tuple[Passages, ...]:
    """Return a card text whose first paragraph is rules text (misreading of 2.12.2)."""
    first = "".join(passage.text for passage in text[0]) if text else ""
    return (_only_brackets(first), *text[1:]) if text else ()


book.instead(affects_the_game, "2.12.3#sentence-3", "注釈文やフレーバーテキストに書かれたことも行うとする読み方")(
    lambda passage: not BAR.fullmatch(passage.text)
)


@book.instead(ability_of_each_paragraph, "2.12.3#sentence-2", "1つの文が、1つの能力だとする読み方")
def _by_sentence(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sentence for text in paragraphs for sentence in _SENTENCE.findall(text) or [text])


@book.instead(
    contents,
    "2.12.1#sentence-1",
    "カードに印刷された文字は、名前もタイプも、どれもテキストボックスの中身だとする読み方",
)
def _all_that_is_printed(card: Card) -> tuple[object, ...]:
    return (card.name, card.types, *card.abilities)


@book.instead(
    properties_of_text, "2.0.2#sentence-1", "文章が特性を決めるのはカードだけで、マクロには名前しかないとする読み方"
)
def _of_cards_alone(card: Card) -> Card:
    return Card(card.name, frozenset({"macro"})) if "macro" in card.types else card


@book.instead(
    base_abilities_of_card,
    "2.12.3#sentence-1",
    "ルールテキストがいくつ書かれていても、カードの基本能力は、最初の1つだけだとする読み方",
)
def _the_first_of_them(of_rules_text: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return of_rules_text[:1]


book.instead(specifies, "2.12.3b#sentence-1", "作成するオブジェクトを、通称では指定できないとする読み方")(
    _by_name_of_token_names
)


@book.instead(
    hypothetical, "2.12.3b#sentence-2", "作成するオブジェクトの名前は、すでに存在するオブジェクトを参照するとする読み方"
)
def _existing(token: Card, game: Game) -> Card | None:
    return next((item.card for item in game.objects() if item.card.name == token.name), None)


@book.instead(
    with_defined_properties,
    "2.12.3b#sentence-3",
    "名前で指定されたトークンには、名前のほかに定義された特性はないとする読み方",
)
def _name_alone(token: Card | None) -> Card | None:
    return token and Card(token.name, frozenset({"token"}))


@book.instead(slots, "2.14.1#sentence-3", "タイプボックスには、タイプがスーパータイプより先に書かれるとする読み方")
def _types_first(before: BoxWords, behind: BoxWords) -> Slots:
    """Return the slots of a box that has the types before the supertypes (misreading of 2.14.1)."""
    at = next((at for at, word in enumerate(before) if word not in type_keywords()), len(before))
    return Slots(before[at:], before[:at], behind)


@book.instead(
    any_number_of_words,
    "2.14.1#sentence-5",
    "タイプボックスには、スーパータイプ、タイプ、サブタイプを1つずつ書くとする読み方",
)
def _one_word_a_slot(box: Slots) -> Slots:
    return Slots(box.supertypes[:1], box.types[:1], box.subtypes[:1])


book.instead(supertypes_before_types, "2.11.3#sentence-2", "スーパータイプは、タイプの後に書かれているとする読み方")(
    lambda box: box.subtypes
)


book.instead(types_before_the_dash, "2.15.3#sentence-3", "タイプは、ダッシュの後に書かれているとする読み方")(
    lambda box: box.subtypes
)


@book.instead(types_behind_supertypes, "2.15.3#sentence-2", "タイプは、タイプボックスの最初に書かれているとする読み方")
def _leading_types(box: Slots) -> BoxWords:
    return () if box.supertypes else box.types


book.instead(subtypes_behind_the_dash, "2.10.3#sentence-2", "サブタイプは、タイプの前に書かれているとする読み方")(
    lambda box: box.supertypes
)


@book.instead(supertype_sets, "2.14.1b#sentence-1", "「/」は、スーパータイプをただ並べるための印だとする読み方")
def _in_one_set(words: BoxWords) -> tuple[BoxWords, BoxWords]:
    return tuple(word for word in words if word != SLASH), ()


_NO_WORDS: WordsOfTypeKeywords = frozenset()


book.instead(
    functional_subtypes,
    "2.10.6a#sentence-1",
    "「片手」「両手」「逆手」は、持ち方を書いたもので、サブタイプではないとする読み方",
)(lambda: FUNCTIONAL - {"1H", "2H", "off-hand"})


book.instead(
    nonfunctional_subtypes,
    "2.10.6b#sentence-1",
    "前の版の表のように、「歯車」「ピットファイター」「長柄」をサブタイプに数えない読み方",
)(lambda: NONFUNCTIONAL - {"cog", "pit fighter", "polearm"})


book.instead(
    classes, "2.11.6a#sentence-1", "前の版の表のように、「死霊術師」「海賊」「シーフ」をクラスに数えない読み方"
)(lambda: CLASSES - {"死霊術師", "海賊", "シーフ"})


book.instead(talents, "2.11.6b#sentence-1", "「竜系」は、タレントではなくクラスだとする読み方")(
    lambda: TALENTS - {"竜系"}
)


book.instead(trait_keywords, "2.13.3a#sentence-1", "「混沌の使者」は、特徴ではなくスーパータイプだとする読み方")(
    lambda: _NO_WORDS
)


book.instead(type_keywords, "2.15.6a#sentence-1", "前の版の表のように、「相棒」をタイプに数えない読み方")(
    lambda: TYPES - {"companion"}
)


_NONE: Types = frozenset()


book.instead(
    deciding_how_to_play, "2.15.1#sentence-3", "タイプは分類にすぎず、どれも優先権があればプレイできるとする読み方"
)(lambda _types: _NONE)


book.instead(
    with_rules_of_types,
    "2.15.6#sentence-2",
    "タイプがルールを与えるのはカードだけで、起動能力は、アクションでもアクションポイントがいらないとする読み方",
)(lambda types, is_card: types if is_card else _NONE)


book.instead(
    without_unchosen_modes,
    "1.7.5d#sentence-2",
    "モードを選んでいないうちは、すべてのモードを基本能力として持つとする読み方",
)(lambda abilities: with_all_modes(abilities, ()))


@book.instead(
    is_of_the_moniker, "2.7.3b#sentence-2", "通称で参照されるのは、名前がその通称そのもののものだけだとする読み方"
)
def _named_by_it_alone(has_it: bool, card: Card, moniker: str) -> bool:
    return has_it and card.name == moniker


book.instead(is_cost, "1.14.5#sentence-1", "コストが0なら、コストはないとする読み方")(bool)
