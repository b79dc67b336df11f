"""Misreadings of the rules of cards: what is printed on them, their categories, names and properties, and numbers."""

import math
import re
from collections.abc import Sequence

from msgspec.structs import asdict, replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Modal
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import COLORS, NUMERIC_PROPERTIES, Card, Stat
from rulesdb.engine.fab.events.cards import WonClash
from rulesdb.engine.fab.events.points import Deal
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.card_reading import WORDS, words_for_symbols
from rulesdb.engine.fab.language.card_sheets import written_card
from rulesdb.engine.fab.language.printed_cards import printed_card
from rulesdb.engine.fab.present_properties import pitch, properties
from rulesdb.engine.fab.rules.cards import categories, names, numbers, object_properties, printed_text
from rulesdb.engine.fab.rules.cards.object_properties import generated_effects, points_for_pitching, printed_properties
from rulesdb.engine.fab.rules.objects.card_pool import METATYPES_OF_SETS
from rulesdb.engine.fab.rules.playing.attempt import types_when_played
from rulesdb.engine.fab.rules.playing.costs import starting_action_cost
from rulesdb.engine.fab.rules.triggers import generating
from rulesdb.engine.fab.rules.turn.start_of_game import created_macro
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import is_of_moniker
from rulesdb.engine.fab.selection.property_filters import Clashes, HasEffect, has_effect, has_type, is_cost
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.fab.verbs import choices
from rulesdb.engine.fab.verbs.choices import required_payment
from rulesdb.engine.kernel.book import always, never, nothing
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, with_parts, within
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Modes, valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, effects_in_force, of_kind
from rulesdb.engine.kernel.effects.properties import abilities, compared
from rulesdb.engine.kernel.effects.property_effects import (
    ChangesValue,
    GainsWord,
    LosesWord,
    LosesWords,
    PropertyEffect,
    SetsValue,
    modified,
)
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.verbs import sequences

# Symbols (1.12.4, 2.2 to 2.5, 2.8.4, 2.9.3)

for _sentence, _reading, _words in (
    ("2.8.4#sentence-1", "シンボルは、数値のピッチ値を表さない", {"pitch": "0"}),
    ("2.2.3#sentence-2", "{r}がいくつ並んでいても、能力のコストは1点だ", {"ability": "リソース1点"}),
    ("2.2.5#sentence-1", "{r}シンボルは、数値のコストを表さない", {"cost": "0"}),
    ("2.3.3#sentence-2b", "{d}シンボルは、カードに書かれた基本の防御値のことをいう", {"defense": "防御値の基本"}),
    ("2.4.3#sentence-2b", "{i}シンボルは、カードに書かれた基本の知力のことをいう", {"intellect": "知力の基本"}),
    ("2.5.3#sentence-2b", "{h}シンボルは、カードに書かれた基本のライフのことをいう", {"life": "ライフの基本"}),
    ("2.9.3#sentence-2b", "{p}シンボルは、カードに書かれた基本のパワーのことをいう", {"power": "パワーの基本"}),
    (
        "1.12.4#sentence-1",
        "{d}も{i}も{h}も、{p}と同じ値を表す",
        dict.fromkeys(("defense", "intellect", "life"), WORDS["power"]),
    ),
    ("1.12.4a#sentence-1", "{d}は、ライフを表す", {"defense": WORDS["life"]}),
    ("1.12.4b#sentence-1", "{i}は、パワー値を表す", {"intellect": WORDS["power"]}),
    ("1.12.4c#sentence-1", "{h}は、防御値を表す", {"life": WORDS["defense"]}),
    ("1.12.4d#sentence-1", "{p}は、ピッチ値を表す", {"power": "ピッチ値"}),
    ("1.12.4d#sentence-2", "{p}ダメージは、あらゆる種類のダメージを指す", {"damage": "ダメージ"}),
    ("1.12.4e#sentence-1", "{r}は、気の値を表す", {"resources": WORDS["chis"]}),
    ("1.12.4f#sentence-1", "{c}は、リソース値を表す", {"chi": WORDS["ability"], "chis": WORDS["resources"]}),
    ("1.12.4f#sentence-2", "{t}は、アンタップ効果を表す", {"tap": WORDS["untap"], "tapping": WORDS["untapping"]}),
    ("1.12.4f#sentence-3", "{u}は、タップ効果を表す", {"untap": WORDS["tap"], "untapping": WORDS["tapping"]}),
):
    book.around(words_for_symbols, _sentence, _reading)(
        lambda law, place, number, words=_words: words[place].format(number) if place in words else law(place, number)
    )

# Categories, distinct cards and macros (1.3.2, 1.3.4, 1.5, 2.15)

book.instead(categories.is_macro, "1.5.1#sentence-1b", "公式カードで表されるマクロは、カードだ")(never)
book.instead(categories.is_hero_card, "1.3.2a#sentence-1", "デミヒーローのカードも、ヒーローカードだ")(
    lambda card: not card.types.isdisjoint({"hero", "demi-hero"})
)
book.instead(categories.is_token_card, "1.3.2b#sentence-1", "武器や装備品でもあるトークンは、トークンカードではない")(
    lambda card: card.types == {"token"}
)
book.after(
    categories.category_by_types, "1.3.2c#sentence-2", "プレイできるカードのタイプだけが、デッキカードのタイプだ"
)(lambda found, card: "arena" if found == "deck" and card.types.isdisjoint(categories.PLAYED_TYPES) else found)
book.after(categories.category_by_types, "1.3.2c#sentence-1", "ほかのタイプも持つカードは、デッキカードではない")(
    lambda found, card: "arena" if found == "deck" and not card.types <= categories.TYPES_OF_DECK_CARDS else found
)
book.after(
    categories.category_by_types,
    "1.3.2#sentence-2",
    "カテゴリーはデッキカードと闘技場カードだけで、ヒーローやトークンも闘技場カードだ",
)(lambda found, _card: found if found == "deck" else "arena")
book.before(
    categories.category_by_types, "2.15.1#sentence-2", "コストの書かれたカードはデッキカード、ほかは闘技場カードだ"
)(lambda card: (replace(card, types=frozenset({"equipment" if card.cost is None else "action"})),))
book.after(categories.category_by_types, "1.3.2d#sentence-1", "闘技場カードとは、装備品と武器だけのことだ")(
    lambda found, card: "arena" if card.types & {"equipment", "weapon"} else found if found != "arena" else None
)
book.instead(categories.is_distinct, "1.3.4#sentence-1", "同じカード名があるカードは、別のカードではない")(
    lambda card, other: categories.names_and_pitches(card)[0].isdisjoint(categories.names_and_pitches(other)[0])
)
for _sentence, _compared, _reading in (
    ("2.7.1#sentence-3", 1, "名前が違っても、ピッチ値が同じなら、別のカードではない"),
    ("2.8.1#sentence-4", 0, "ピッチ値が違っても、名前が同じなら、別のカードではない"),
):
    book.instead(categories.is_distinct, _sentence, _reading)(
        lambda card, other, at=_compared: (
            not categories.names_and_pitches(card)[at] <= categories.names_and_pitches(other)[at]
        )
    )
book.after(created_macro, "1.7.1#sentence-6c", "マクロは目印にすぎず、能力を持たない")(
    lambda macro, *_: replace(macro, card=replace(macro.card, abilities=()))
)
book.after(created_macro, "1.5.1a#sentence-1", "マクロのオーナーは、コントローラーだ")(
    lambda macro, _state, rule: replace(macro, owner=rule.controller)
)
book.after(created_macro, "1.5.1b#sentence-1", "マクロは、ターンプレイヤーがコントロールする")(
    lambda macro, state, _rule: replace(macro, controller=state.turn_player)
)
book.instead(types_when_played, "2.15.1#sentence-3", "タイプは分類にすぎず、どれも優先権があればプレイできる")(
    lambda _game, _object_id: frozenset()
)
book.after(
    starting_action_cost,
    "2.15.6#sentence-2",
    "タイプがルールを与えるのはカードだけで、起動能力は、アクションでもアクションポイントがいらない",
)(lambda cost, _game, attempt: cost if attempt.is_card else 0)
book.instead(has_type, "2.15.1#sentence-1", "タイプは全体で1つの語で、2つ並べばどちらでもない")(
    lambda game, object_id, type_: properties(game, object_id).types == {type_}
)
book.after(
    has_type,
    "1.8.8#sentence-4a",
    "インスタントであるかのようにプレイしたカードは、どの効果にもインスタントになる",
)(
    lambda found, game, object_id, type_: (
        found or (type_ == "instant" and (layer := game.object(object_id).layer) and layer.declared.as_instant)
    )
)

# Print (2.8.2, 2.10 to 2.15)

for _law, _sentence, _word in (
    (printed_text.is_among_metatypes, "2.6.1#sentence-1", "メタタイプ"),
    (printed_text.is_among_subtypes, "2.10.1#sentence-1", "サブタイプ"),
    (printed_text.is_among_supertypes, "2.11.1#sentence-1", "スーパータイプ"),
):
    book.instead(_law, _sentence, f"{_word}は全体で1つの語で、2つ並べばどちらでもない")(
        lambda words, word: words == {word}
    )


@book.instead(printed_text.slots, "2.14.1#sentence-3b", "タイプボックスには、タイプがスーパータイプより先に書かれる")
def _reversed_slots(words: printed_text.BoxWords) -> printed_text.Slots:
    before, behind = printed_text.words_around(words, printed_text.DASH)
    at = next((at for at, word in enumerate(before) if word not in printed_text.TYPES), len(before))
    return printed_text.Slots((), before[at:], before[:at], behind)


book.after(printed_text.slots, "2.14.1#sentence-3a", "タイプボックスには、スーパータイプがメタタイプより先に書かれる")(
    lambda box, _words: box._replace(metatypes=box.supertypes, supertypes=box.metatypes)
)
book.after(
    printed_text.slots, "2.14.1#sentence-5b", "タイプボックスには、スーパータイプ、タイプ、サブタイプを1つずつ書く"
)(lambda box, _words: printed_text.Slots(*(words[:1] for words in box)))
book.after(printed_text.slots, "2.10.3#sentence-2", "サブタイプは、タイプの前に書かれている")(
    lambda box, _words: box._replace(subtypes=box.supertypes)
)
book.after(printed_text.slots, "2.11.3#sentence-2", "スーパータイプは、タイプの後に書かれている")(
    lambda box, _words: box._replace(supertypes=box.subtypes)
)
book.after(printed_text.slots, "2.15.3#sentence-3", "タイプは、ダッシュの後に書かれている")(
    lambda box, _words: box._replace(types=box.subtypes)
)
book.after(printed_text.slots, "2.15.3#sentence-2", "タイプは、タイプボックスの最初に書かれている")(
    lambda box, _words: box._replace(types=()) if box.supertypes else box
)
book.after(printed_text.read_type_box, "2.14.1b#sentence-1", "「/」は、スーパータイプをただ並べるための印だ")(
    lambda box, _words: box._replace(supertypes=box.supertypes | box.hybrid, hybrid=frozenset())
)
book.after(printed_text.read_type_box, "2.14.1a#sentence-1", "「汎用」も、スーパータイプの1つだ")(
    lambda box, words: box._replace(supertypes=box.supertypes | (set(words) & {printed_text.GENERIC}))
)
book.after(
    printed_text.read_type_box,
    "2.10.6a#sentence-1",
    "「片手」「両手」「逆手」は、持ち方を書いたもので、サブタイプではない",
)(lambda box, _words: box._replace(subtypes=box.subtypes - {"1H", "2H", "off-hand"}))
book.after(
    printed_text.read_type_box,
    "2.10.6b#sentence-1",
    "前の版の表のように、「歯車」「ピットファイター」「長柄」をサブタイプに数えない読み方",
)(lambda box, _words: box._replace(subtypes=box.subtypes - {"cog", "pit fighter", "polearm"}))
book.after(printed_text.read_type_box, "2.15.6a#sentence-1", "前の版の表のように、「相棒」をタイプに数えない読み方")(
    lambda box, _words: box._replace(types=box.types - {"companion"})
)
book.after(
    printed_text.classes_among,
    "2.11.6a#sentence-1",
    "前の版の表のように、「死霊術師」「海賊」「シーフ」をクラスに数えない読み方",
)(lambda found, _supertypes: found - {"死霊術師", "海賊", "シーフ"})
book.after(printed_text.talents_among, "2.11.6b#sentence-1", "「竜系」は、タレントではなくクラスだ")(
    lambda found, _supertypes: found - {"竜系"}
)
book.after(printed_card, "2.15.3#sentence-1", "コストの書かれたカードはアクション、ほかは装備品だ")(
    lambda card, printed: (
        replace(card, types=frozenset({"equipment"} if printed.cost is None else {"action"})) if card.types else card
    )
)
book.after(printed_card, "2.10.3#sentence-1", "パワーの書かれたカードのサブタイプは攻撃、ほかにサブタイプはない")(
    lambda card, printed: replace(card, subtypes=frozenset(() if printed.power is None else {"attack"}))
)
book.after(printed_card, "2.6.3#sentence-1", "メタタイプは、名前に出てくる言葉で決まる")(
    lambda card, printed: replace(card, metatypes=frozenset(word for word in METATYPES_OF_SETS if word in printed.name))
)
book.after(printed_card, "2.11.3#sentence-1", "スーパータイプは、名前に出てくる言葉で決まる")(
    lambda card, printed: replace(
        card,
        supertypes=frozenset(word for word in printed_text.CLASSES | printed_text.TALENTS if word in printed.name),
        hybrid=frozenset(),
    )
)
book.instead(printed_text.pitch_of_symbols, "2.8.2#sentence-1", "{r}や{c}のシンボルは飾りで、ピッチを表さない")(
    lambda _symbols: printed_text.NO_PITCH
)
book.after(printed_text.pitch_of_symbols, "2.8.2#sentence-4", "シンボルがいくつあっても、ピッチ値は1だ")(
    lambda found, _symbols: (found[0] and 1, found[1])
)
book.after(printed_text.pitch_of_symbols, "2.8.2#sentence-3", "どのシンボルでも、得るのはリソースポイントだ")(
    lambda found, _symbols: (found[0], "resource")
)

# Printed properties (2.2 to 2.15)

for _sentence, _name, _word in (
    ("2.10.2#sentence-1", "subtypes", "サブタイプ"),
    ("2.11.2#sentence-1", "supertypes", "スーパータイプ"),
    ("2.15.2#sentence-1", "types", "タイプ"),
):
    book.after(printed_properties, _sentence, f"{_word}は、1つのオブジェクトに1つだけ")(
        lambda found, _card, name=_name: replace(found, **{name: frozenset(sorted(asdict(found)[name])[:1])})
    )
book.after(printed_properties, "2.14.1b#sentence-4", "混成カードが持つのは、先に書かれたセットだけだ")(
    lambda found, card: replace(found, supertypes=found.supertypes - (card.hybrid - card.supertypes))
)
book.after(printed_properties, "2.13.2#sentence-2", "名前の下の語句は飾りで、カードの特徴を定めない")(
    lambda found, _card: replace(found, traits=frozenset())
)
book.after(printed_properties, "2.13.3a#sentence-1", "「混沌の使者」は、特徴ではなくスーパータイプだ")(
    lambda found, card: replace(found, traits=frozenset(), supertypes=found.supertypes | card.traits)
)
book.after(printed_properties, "2.14.1#sentence-5a", "タイプボックスには、メタタイプを1つだけ書く")(
    lambda found, _card: replace(found, metatypes=frozenset(sorted(found.metatypes)[:1]))
)
book.after(printed_properties, "2.4.1#sentence-1", "表記があれば、ヒーローでないカードも知力を持つ")(
    lambda found, card: replace(found, intellect=numbers.printed_number(card.intellect))
)


def _unmodified(_game: object, _effect: object, _context: object, before: Properties, _bounds: object) -> Properties:
    return before


_NUMERIC: tuple[tuple[Stat, str, str, str, str, str], ...] = (
    ("cost", "コスト", "2.2.2#sentence-3", "2.2.2#sentence-2", "", ""),
    ("pitch", "ピッチ", "2.8.2#sentence-6", "2.8.2#sentence-5", "2.8.3#sentence-1", "2.8.3#sentence-2"),
    ("power", "パワー", "2.9.2#sentence-3", "2.9.2#sentence-2", "2.9.3#sentence-1", "2.9.3#sentence-2a"),
    ("defense", "防御値", "2.3.2#sentence-3", "2.3.2#sentence-2", "2.3.3#sentence-1", "2.3.3#sentence-2a"),
    ("life", "ライフ", "2.5.2#sentence-3", "2.5.2#sentence-2", "2.5.3#sentence-1", "2.5.3#sentence-2a"),
    ("intellect", "知力", "2.4.2#sentence-3", "2.4.2#sentence-2", "2.4.3#sentence-1", "2.4.3#sentence-2a"),
)
"""Each numeric property, with the sentences on its print, its base, its modification and what its name means."""

for _stat, _word, _present, _base, _modifiable, _referred in _NUMERIC:
    _value = "ピッチ値" if _stat == "pitch" else _word
    if _stat != "pitch":
        book.after(printed_properties, f"{_present}b", f"0と表記されたカードも、{_value}の特性を持たない")(
            lambda found, _card, stat=_stat: replace(found, **{stat: None}) if found.value(stat) == 0 else found
        )
        _present = f"{_present}a"
    book.after(printed_properties, _present, f"表記のないカードは、{_value}が0だ")(
        lambda found, card, stat=_stat: (
            replace(found, **{stat: 0})
            if found.value(stat) is None and (stat != "intellect" or card.types & object_properties.HEROES)
            else found
        )
    )
    if _stat != "cost":
        book.after(numbers.base_value_of, _base, f"基本の値とは、表記の値ではなく、修整を受けた今の{_value}のことだ")(
            lambda base, _game, _object_id, found, of, stat=_stat: found.value(stat) if of == stat else base
        )
    if _referred:
        _term = "ライフ総量" if _stat == "life" else _word
        book.instead(numbers.VALUES[_stat], _referred, f"「{_term}」という用語は、基本の値のことをいう")(
            lambda _game, _object_id, found, stat=_stat: found.base(stat)
        )
    if _modifiable:
        book.instead(numbers.MODIFIED[_stat], _modifiable, f"{_value}は、いつも表記のとおりで、効果によって変わらない")(
            _unmodified
        )

for _sentence, _name, _word in (
    ("2.15.5", "types", "タイプ"),
    ("2.10.5", "subtypes", "サブタイプ"),
    ("2.11.5", "supertypes", "スーパータイプ"),
):
    for _letter, _kinds, _verb in (("a", GainsWord, "増える"), ("b", LosesWord | LosesWords, "減る")):
        book.around(
            numbers.MODIFIED[_name], f"{_sentence}#sentence-1{_letter}", f"{_word}は、効果によって{_verb}ことがない"
        )(
            lambda law, game, effect, context, before, bounds, kinds=_kinds: (
                before if isinstance(effect, kinds) else law(game, effect, context, before, bounds)
            )
        )

# Modification of numeric properties (2.0.3, 2.2.4)

for _sentence, _kind, _reading in (
    ("2.0.3a#sentence-1", ChangesValue, "値を変更する効果は、基本の値も変える"),
    ("2.0.3a#sentence-2", SetsValue, "値をある数にする効果は、いつも基本の値を変える"),
):
    book.after(numbers.after_effect, _sentence, _reading)(
        lambda after, _game, effect, *_others, kind=_kind: (
            replace(after, bases=tuple(pair for pair in after.bases if pair[0] != effect.stat))
            if isinstance(effect, kind)
            else after
        )
    )

for _sentence, _fixed, _reading in (
    ("2.2.4#sentence-1", "cost", "コストの特性も、パワーなどと同じように、効果によって変更される"),
    ("2.6.5#sentence-1", "metatypes", "メタタイプも、サブタイプなどと同じように、得ることも失うこともある"),
):
    book.around(numbers.after_effect, _sentence, _reading)(
        lambda law, game, effect, *others, fixed=_fixed: (
            modified if isinstance(effect, PropertyEffect) and effect.changes == fixed else law
        )(game, effect, *others)
    )
book.around(numbers.bounded, "2.0.3c#sentence-2", "0未満の値にする効果は、値をその数にする")(
    lambda law, operation, value: value if operation == "set" else law(operation, value)
)
book.around(numbers.bounded, "2.0.3c#sentence-3", "値より大きい数を減らすと、値はマイナスになる")(
    lambda law, operation, value: law(operation, value) if operation == "set" else value
)
book.instead(numbers.modification_by_counters, "2.0.3d#sentence-2", "カウンターは、基本の値を変える")(
    lambda counter, number: Gets(counter.stat, number * counter.amount, is_base=True)
)

_SIGNS = {"set": 0, "increase": 1, "reduce": -1}


def _present_cost(game: Game, object_id: int, cost: int) -> int:
    """Return a resource cost of an object with what effects in force add to it or take from it."""
    changes = (
        _SIGNS[effect.way] * valued(game, effect.amount, one.context)
        for effect, one in of_kind(game, ChangesCost)
        if applies_to(game, one, object_id)
    )
    return max(0, cost + sum(changes))


book.instead(numbers.VALUES["cost"], "2.2.4b#sentence-1", "コストを参照する効果は、増減を受けた後のコストを参照する")(
    lambda game, object_id, found: None if found.cost is None else _present_cost(game, object_id, found.cost)
)


book.after(
    numbers.base_value_of,
    "2.2.2#sentence-2",
    "基本コストとは、表記の値ではなく、増減を受けた今のコストのことだ",
)(
    lambda base, game, object_id, _found, of: (
        base if of != "cost" or base is None else _present_cost(game, object_id, base)
    )
)
book.after(required_payment, "2.2.4a#sentence-2", "コストを変更する効果は、解決中に支払うコストにも適用される")(
    lambda cost, _effect, game, context: Due(
        {**cost.points, "resource": _present_cost(game, context.source, cost.amount("resource"))}, cost.effects
    )
)


def _base_cost(game: Game, layer: int) -> int:
    return game.rules.properties.base(game, layer).cost or 0


book.instead(numbers.payment, "2.2.4b#sentence-2", "支払いとは、変更を受ける前のコストのことだ")(_base_cost)
book.instead(numbers.payment, "2.2.4b#sentence-3", "支払いとは、参照する時に計算したコストのことだ")(
    lambda game, layer: _present_cost(game, layer, _base_cost(game, layer))
)

# Properties that objects have, gain and lose (2.0.1 to 2.0.5, 6.4.8a)


@book.instead(
    object_properties.has_property, "2.0.1#sentence-1", "特性とは、カードの印刷のことで、オブジェクトの今の属性ではない"
)
def _printed_property(game: Game, object_id: int, kind: object_properties.Property) -> bool:
    return object_properties.attributes_have(
        game, object_id, object_properties.properties_of_card(game.object(object_id).card), kind
    )


book.around(
    object_properties.has_property, "2.0.1#sentence-2", "特性とは、コスト、防御値、知力、ライフ、ピッチ、パワーのことだ"
)(lambda law, game, object_id, kind: kind in NUMERIC_PROPERTIES and law(game, object_id, kind))
book.instead(
    object_properties.has_ability_of, "2.0.4#sentence-3", "能力を1つ得ても、ほかの能力が前からあれば、何も得ていない"
)(lambda found, _kind: bool(found.abilities))
_INCREASED, _DECREASED = (object_properties.has_increased, 1), (object_properties.has_decreased, -1)
for _clause, (_has_changed, _sign), _ignored, _reading in (
    (
        "1a",
        _INCREASED,
        "effect on value",
        "効果が値を増やしても、基本の値が増えなければ、増加したとはみなさない",
    ),
    ("1b", _INCREASED, "effect on base", "基本の値が増えても、増加したとはみなさない"),
    ("1c", _INCREASED, "counter", "カウンターによって増えても、効果によるのでなければ、増加したとはみなさない"),
    (
        "2a",
        _DECREASED,
        "effect on value",
        "効果が値を減らしても、基本の値が減らなければ、減少したとはみなさない",
    ),
    ("2b", _DECREASED, "effect on base", "基本の値が減っても、減少したとはみなさない"),
    ("2c", _DECREASED, "counter", "カウンターによって減っても、効果によるのでなければ、減少したとはみなさない"),
):
    book.instead(_has_changed, f"2.0.3b#sentence-{_clause}", _reading)(
        lambda game, object_id, stat, sign=_sign, ignored=_ignored: any(
            change * sign > 0 and way != ignored
            for change, way in object_properties.value_changes(game, object_id, stat)
        )
    )
book.instead(object_properties.has_gained, "2.0.4#sentence-1", "初めから持っている特性も、得たとみなす読み方")(
    object_properties.has_now
)
book.instead(object_properties.has_lost, "2.0.4#sentence-2", "初めから持っていない特性も、失ったとみなす読み方")(
    lambda game, object_id, what: not object_properties.has_now(game, object_id, what)
)


@book.instead(
    object_properties.is_source_of_property, "2.0.5#sentence-1", "効果で得た特性の発生源は、その効果の発生源だ"
)
def _giver_of_property(game: Game, object_id: int, kind: object_properties.Property) -> bool:
    given = (
        one.context.source == object_id and isinstance(one.effect, PropertyEffect) and one.effect.changes == kind
        for one in effects_in_force(game).on_properties
    )
    return any(given) or _printed_property(game, object_id, kind)


book.instead(
    object_properties.copyable,
    "6.4.8a#sentence-1",
    "性質置換効果が特性に加えた変更は、コピー可能な値を変えず、コピーされるのは印刷された特性だ",
)(lambda game, object_id: game.object(object_id).printed)


book.after(object_properties.copyable, "2.0.3#sentence-3", "コピーされる数値は、変更された今の値だ")(
    lambda card, game, object_id: replace(
        card, power=(found := properties(game, object_id)).power, defense=found.defense, life=found.life
    )
)

# Color strip and pitch (2.1, 2.8.1)

book.instead(object_properties.color_of, "2.1.2#sentence-2", "表記ピッチは資源の数を表すだけで、色を決めない")(nothing)
book.instead(
    object_properties.color_of, "2.1.1#sentence-1", "カラーバーは、表記コストを、目で見て分かる形にしたものだ"
)(lambda game, object_id: COLORS.get(game.object(object_id).card.cost))
book.instead(object_properties.color_of, "2.1.3#sentence-1", "ピッチが変わると、カラーバーの色も変わる")(
    lambda game, object_id: COLORS.get(pitch(game, object_id) or 0)
)
book.instead(object_properties.color_of, "2.1.2#sentence-3", "表記ピッチが1なら青、3なら赤のカラーバーだ")(
    lambda game, object_id: COLORS.get(4 - (game.object(object_id).card.pitch or 0))
)
book.after(object_properties.color_of, "2.1.2#sentence-4", "表記ピッチがないカードは、赤とみなす")(
    lambda found, game, object_id: "red" if game.object(object_id).card.pitch is None else found
)


for _item, _color, _word in (
    ("2.1.2#item-1", "red", "赤"),
    ("2.1.2#item-2", "yellow", "黄"),
    ("2.1.2#item-3", "blue", "青"),
):
    _reading = f"{_word}は見た目の色にすぎず、ルールや効果は、カードを{_word}とみなさない"
    book.after(object_properties.is_of_color, _item, _reading)(
        lambda is_so, _game, _object_id, color, other=_color: is_so and color != other
    )

book.after(points_for_pitching, "2.8.1#sentence-2", "ピッチが表すのは点数だけで、得るのはいつもリソースポイントだ")(
    lambda points, _game, _card: ("resource", points[1])
)
book.after(points_for_pitching, "2.8.1#sentence-3", "ピッチが表すのは種類だけで、得るのはいつも1点だ")(
    lambda points, _game, _card: (points[0], 1)
)

# Names and monikers (2.7, 2.12.3b)

book.instead(names.printed_name, "2.7.2#sentence-2", "カードの名前とは、表記から称号や敬称を除いた部分のことだ")(
    lambda card: names.moniker_in(card.english or card.name) or ""
)
book.instead(numbers.sum_of_symbols, "2.2.2a#sentence-2", "ほかのシンボルや数値が並んでいても、コストはXだけだ")(
    lambda x, _symbols: x
)
book.instead(names.printed_name, "2.7.4#sentence-1", "日本語で印刷されたカードの名前は、その日本語の名前だ")(
    lambda card: card.name
)
book.instead(names.moniker_of, "2.7.3a#sentence-1", "個人名でない名前にも、通称がある")(
    lambda card: card.moniker or names.moniker_in(card.name)
)
book.instead(names.moniker_in, "2.7.3#sentence-1", "通称は、そうと書かれていなければならず、名前では決まらない")(
    nothing
)
book.before(names.moniker_in, "2.7.3#sentence-7", "通称とは、称号や愛称のことだ")(
    lambda name: (names.parts_of_name(name)[2],)
)
book.instead(names.moniker_in, "2.7.3#sentence-4", "個人名の最初の語が、敬称であっても、通称だ")(
    lambda name: names.parts_of_name(name)[0][0]
)
book.instead(names.moniker_in, "2.7.3#sentence-6", "姓やミドルネームも、通称の一部だ")(
    lambda name: (parts := names.parts_of_name(name))[1].join(word for word in parts[0] if word not in names.HONORIFICS)
)
book.after(names.is_named, "2.7.3c#sentence-2", "通称が指定された名前と同じものも、指定される")(
    lambda is_equal, name, wanted: is_equal or names.moniker_in(name) == wanted
)
for _names_match in (names.is_named, names.name_has_part):
    book.instead(_names_match, "2.7.5#sentence-1", "名前の一部が一致すれば、同じ名前だ")(
        lambda name, part: part.casefold() in name.casefold()
    )
book.instead(names.are_same_words, "2.7.5#sentence-3", "大文字か小文字かが違えば、違う名前だ")(
    lambda words, others: words == others
)
book.instead(names.are_same_words, "2.7.5#sentence-2", "同じ単語があれば、順番が違っても同じ名前だ")(
    lambda words, others: sorted(map(str.casefold, words)) == sorted(map(str.casefold, others))
)
book.after(is_of_moniker, "2.7.3b#sentence-2", "通称で参照されるのは、名前がその通称そのもののものだけだ")(
    lambda has_it, card, moniker: has_it and card.name == moniker
)
book.after(names.specified_token, "2.12.3b#sentence-1", "作成するオブジェクトを、通称では指定できない")(
    lambda token, _game, name: token if token and name in {token.name, token.english} else None
)
book.after(
    names.specified_token, "2.12.3b#sentence-2", "作成するオブジェクトの名前は、すでに存在するオブジェクトを参照する"
)(
    lambda token, game, _name: next(
        (item.card for item in game.objects() if token and item.card.name == token.name), None
    )
)
book.after(
    names.specified_token, "2.12.3b#sentence-3", "名前で指定されたトークンには、名前のほかに定義された特性はない"
)(lambda token, _game, _name: token and Card(token.name, frozenset({"token"})))
book.after(names.specified_token, "1.7.1#sentence-6a", "名前で指定されたトークンに、能力はない")(
    lambda token, _game, _name: token and replace(token, abilities=())
)

# Numbers (1.8.7, 1.12, 1.14.5)

book.instead(numbers.whole, "1.12.1#sentence-1", "")(lambda number: number)
book.instead(numbers.whole, "1.12.1a#sentence-1", "端数は、0から遠いほうの整数に丸める")(
    lambda number: math.ceil(number) if number > 0 else math.floor(number)
)
book.instead(numbers.numbers_up_to, "1.12.1b#sentence-2", "選べるのは、「まで」の数そのものだけだ")(
    lambda most: range(most, most + 1)
)
book.after(numbers.numbers_up_to, "1.12.1b#sentence-3", "0と、「まで」の数そのものは、選べない")(
    lambda found, _most: found[1:-1]
)
for _choosable in (numbers.numbers_to_choose, numbers.numbers_up_to):
    book.instead(_choosable, "1.12.1b#sentence-1", "0は数値ではないので、選べない")(lambda most: range(1, most + 1))
book.instead(numbers.value_of_letter, "1.12.2c#sentence-1", "同じ文脈の文字YやZも、Xと同じ値を表す")(
    lambda context, _letter: context.declared.x or 0
)
book.instead(numbers.value_of_x, "1.12.2#sentence-1a", "文字Xは、プレイするときに宣言しても、0のままだ")(
    lambda context: context.number
)
book.instead(numbers.value_of_x, "1.12.2#sentence-1b", "文字Xの値を決めるのは、プレイするときの宣言だけだ")(
    lambda context: context.declared.x
)
book.before(numbers.cost_of_symbols, "1.12.2b#sentence-2", "Xの値は、オブジェクトがスタックを離れると、未定義に戻る")(
    lambda item, symbols: (replace(item, x=None), symbols)
)
book.around(numbers.cost_of_symbols, "1.12.2a#sentence-2", "Xの値が未定義なら、オブジェクトはその特性を持たない")(
    lambda law, item, symbols: None if numbers.defined_x(item) is None else law(item, symbols)
)
book.after(numbers.printed_number, "1.12.3a#sentence-1", "*の値が未定義なら、オブジェクトはその特性を持たない")(
    lambda found, printed: None if printed == "*" else found
)
book.instead(numbers.counted, "1.8.7#sentence-1", "数えるのは値だけで、特性がないカードも、値0として数える")(
    lambda values: [value or 0 for value in values]
)
book.instead(numbers.has_value, "1.8.7#sentence-2", "特性を持たないオブジェクトも、特性が存在するという条件を満たす")(
    always
)
book.instead(compared, "1.8.7#sentence-3", "特性を持たないオブジェクトの値は、0として比べる")(lambda value: value or 0)


class _Missing(int):
    """A value that an effect needs, 0, of a property that the object lacks."""


_WITHOUT_VALUE = "必要とする値の特性がなければ、効果は失敗する"
book.after(numbers.needed, "1.8.7a#sentence-2", _WITHOUT_VALUE)(
    lambda needed, value: _Missing() if value is None else needed
)
book.around(generating.begin, "1.8.7a#sentence-2", _WITHOUT_VALUE)(
    lambda begin, game, begun: not isinstance(getattr(begun.effect, "amount", 0), _Missing) and begin(game, begun)
)
book.instead(is_cost, "1.14.5#sentence-1", "コストが0なら、コストはない")(bool)

# Card text (1.7.5d, 1.8.2, 2.0.2, 2.12)

_SENTENCE = re.compile(r"[^。]*。")


book.instead(printed_text.above_the_bar, "2.12.2#sentence-6", "区切りの横線の下も、ルールテキストの続きだ")(
    lambda text: (tuple(line for line in text if not printed_text.BAR.fullmatch(line)), ())
)


@book.instead(
    printed_text.with_reminder_in_brackets,
    "2.12.2#sentence-4",
    "カッコに入れたルールテキストも、ただのルールテキストだ",
)
def _text_without_brackets(line: str) -> printed_text.Passages:
    is_in_brackets = printed_text.REMINDER.search(line)
    return (
        printed_text.TextBoxPart("rules", line.translate({ord("("): "", ord(")"): ""}) if is_in_brackets else line),
    )


@book.after(printed_text.paragraphs, "2.12.2#sentence-2", "ルールテキストは必ずあり、最初の段落がそれだ")
def _rules_paragraph_first(
    found: tuple[printed_text.Passages, ...], _text: Sequence[str]
) -> tuple[printed_text.Passages, ...]:
    first = "".join(passage.text for passage in found[0]) if found else ""
    return (_text_without_brackets(first), *found[1:]) if found else ()


book.instead(
    printed_text.paragraphs_of_abilities, "2.12.3#sentence-3", "注釈文やフレーバーテキストに書かれたことも行う"
)(
    lambda text: tuple(
        "".join(part.text for part in paragraph if not printed_text.BAR.fullmatch(part.text))
        for paragraph in printed_text.paragraphs(text)
    )
)
book.after(printed_text.paragraphs_of_abilities, "2.12.3#sentence-2", "1つの文が、1つの能力だ")(
    lambda found, _text: tuple(sentence for text in found for sentence in _SENTENCE.findall(text) or [text])
)
book.instead(
    printed_text.contents,
    "2.12.1#sentence-1",
    "カードに印刷された文字は、名前もタイプも、どれもテキストボックスの中身だ",
)(lambda card: (card.name, card.types, *card.abilities))
book.after(written_card, "2.0.2#sentence-1", "文章が特性を決めるのはカードだけで、マクロには名前しかない")(
    lambda card, *_written: Card(card.name, frozenset({"macro"})) if "macro" in card.types else card
)
book.before(
    written_card, "2.12.3#sentence-1", "ルールテキストがいくつ書かれていても、カードの基本能力は、最初の1つだけだ"
)(lambda header, abilities, halves: (header, abilities[:1], halves))


for _clause, _optional, _reading in (
    ("1.8.2#sentence-2a", choices.Optional, "選択型効果は、必ず発生するわけではないので、含まれない"),
    ("1.8.2#sentence-2b", sequences.Conditional, "条件型効果は、必ず発生するわけではないので、含まれない"),
):

    @book.instead(generated_effects, _clause, _reading)
    def _certain_effects(game: Game, object_id: int, kind: type[DiscreteEffect] = _optional) -> list[DiscreteEffect]:
        effects = object_properties.effects_of(abilities(game, object_id))
        return [part for effect in effects if not isinstance(effect, kind) for part in with_parts(effect)]


def with_all_modes(abilities: tuple[Ability, ...], _declared: Modes = ()) -> tuple[Ability, ...]:
    """Return abilities with all modes of modal ones as abilities."""
    return tuple(one for ability in abilities for one in (ability.modes if isinstance(ability, Modal) else (ability,)))


book.instead(generated_effects, "1.7.5d#sentence-2", "モードを選んでいないうちは、すべてのモードを基本能力として持つ")(
    lambda game, object_id: [
        part
        for effect in object_properties.effects_of(with_all_modes(abilities(game, object_id)))
        for part in with_parts(effect)
    ]
)


@book.instead(
    has_effect,
    "1.8.2#sentence-1",
    "効果を発生させる能力ではなく、そのイベントで誘発する能力を持つものを、効果を持つとみなす読み方",
)
def _trigger_on_event(game: Game, object_id: int, described: HasEffect) -> bool:
    event = WonClash if isinstance(described, Clashes) else Deal
    found = (ability.on for ability in map(within, abilities(game, object_id)) if isinstance(ability, TriggeredAbility))
    return any(isinstance(on, Happens) and issubclass(on.kind, event) for on in found)
