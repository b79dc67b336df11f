"""Effects that set, increase or reduce costs, apart from playing and activating (2.2.4)."""

from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import Card, CardType, Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.counters import NumericCounter
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.numbers import undefined_asterisk
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, ValueEffect, WordEffect
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

_SIGNS = {"set": 0, "increase": 1, "reduce": -1}


def changed_now(game: Game, object_id: int, cost: int) -> int:
    """Return a resource cost of an object with what effects in force add to it or take from it (misreadings)."""
    changes = (
        _SIGNS[effect.way] * valued(game, effect.amount, one.context)
        for effect, one in of_kind(game, ChangesCost)
        if applies_to(game, one, object_id)
    )
    return max(0, cost + sum(changes))


@book.definition("2.2.4b#sentence-1")
def unmodified_cost(_game: Game, _object_id: int, found: Properties) -> int | None:
    """An effect that refers to the cost of an object refers to the unmodified cost property."""
    return found.cost


@book.definition("2.2.4a#sentence-2")
def cost_of_effect(cost: Due, _game: Game, _context: Context) -> Due:
    """Effects that modify the cost of an object are applied only in the process of playing or activating it."""
    return cost


def payment(game: Game, layer: int) -> int:
    """Return the resource cost that was paid for a layer."""
    info = game.object(layer).layer
    cost = game.rules.properties.base(game, layer).cost or 0
    paid = info.paid if info is not None else 0
    return modified_cost(cost, actually_paid(changed_now(game, layer, cost), paid))


@book.transform("2.2.4b#sentence-2")
def modified_cost(_cost: int, paid: int) -> int:
    """An effect that refers to the payment of an object refers to the modified cost."""
    return paid


@book.transform("2.2.4b#sentence-3")
def actually_paid(_calculated_now: int, paid: int) -> int:
    """The payment is what was paid when the object was put on the stack, whatever changes costs since."""
    return paid


class NumericProperty(Struct, frozen=True, eq=False):
    """The rules of one numeric property; without a row of its own, a row says what the engine does anyway."""

    present: Callable[[int | None], int | None] = field(default=lambda printed: printed)
    """Return the value of a card with a printed value, or without one."""
    base: Callable[[int], int] = field(default=lambda printed: printed)
    """Return the base value of a card with a printed value."""
    modified: Callable[[Properties, Properties], Properties] = field(default=lambda _before, after: after)
    """Return the properties after an effect on the property, of those before and after its modification."""
    value: Callable[[Game, int, Properties], int | None] | None = None
    """Return the value of an object to which rules and effects refer by the name of the property.

    None if it is simply the value, which the object has at present.
    """


def _zero(_printed: int) -> int:
    return 0


def _zero_if_missing(printed: int | None) -> int | None:
    return printed or 0


def present_if_printed(sentence: str, word: str) -> Callable[[int | None], int | None]:
    """Return the rule that a card has a numeric property only with a printed value, which may be 0."""

    @book.definition(sentence)
    def present(printed: int | None) -> int | None:
        """A card without a printed value lacks the property; a printed 0 is a value."""
        return printed

    book.instead(present, sentence, f"表記のないカードは、{word}が0だとする読み方")(_zero_if_missing)

    return present


def based_on_print(sentence: str, word: str) -> Callable[[int], int]:
    """Return the rule that the printed value of a numeric property is its base value."""

    @book.definition(sentence)
    def base(printed: int) -> int:
        """The printed value defines the base value."""
        return printed

    book.instead(base, sentence, f"表記の値は{word}の値を定めるだけで、基本の値は0だとする読み方")(_zero)

    return base


def modifiable(sentence: str) -> Callable[[Properties, Properties], Properties]:
    """Return the rule that a numeric property can be modified."""

    @book.transform(sentence)
    def modified(before: Properties, after: Properties) -> Properties:  # noqa: ARG001  (what there is without the rule)
        """The property of an object can be modified."""
        return after

    return modified


def referred_to(sentence: str, stat: Stat, word: str) -> Callable[[Game, int, Properties], int | None]:
    """Return the rule that the name of a numeric property refers to its modified value."""

    def base_value(_game: Game, _object_id: int, found: Properties) -> int | None:
        return found.base(stat)

    @book.definition(sentence)
    def value(_game: Game, _object_id: int, found: Properties) -> int | None:
        """The name of the property refers to the modified value of the object."""
        return found.value(stat)

    book.instead(value, sentence, f"「{word}」という用語は、基本の値のことをいうとする読み方")(base_value)

    return value


@book.transform("2.2.4#sentence-1")
def as_before(after: Properties, before: Properties) -> Properties:  # noqa: ARG001  (what there is without the rule)
    """The cost property of an object cannot be modified."""
    return before


@book.definition("2.4.1#sentence-1")
def of_heroes(value: int | None, types: frozenset[CardType]) -> int | None:
    """Intellect is a property of hero cards."""
    return value if types & {"hero", "demi-hero"} else None


@book.transform("2.2.2a#sentence-2")
def sum_of_symbols(x: int, symbols: str) -> int:
    """Two or more undefined symbols of a printed cost are added up for the base cost."""
    return x * len(symbols)


NUMERIC: dict[Stat, NumericProperty] = {
    "cost": NumericProperty(
        present_if_printed("2.2.2#sentence-3", "コスト"),
        based_on_print("2.2.2#sentence-2", "コスト"),
        lambda before, after: as_before(after, before),
        unmodified_cost,
    ),
    "pitch": NumericProperty(
        present_if_printed("2.8.2#sentence-6", "ピッチ値"),
        based_on_print("2.8.2#sentence-5", "ピッチ値"),
        modifiable("2.8.3#sentence-1"),
        referred_to("2.8.3#sentence-2", "pitch", "ピッチ"),
    ),
    "power": NumericProperty(
        present_if_printed("2.9.2#sentence-3", "パワー"),
        based_on_print("2.9.2#sentence-2", "パワー"),
        modifiable("2.9.3#sentence-1"),
        referred_to("2.9.3#sentence-2", "power", "パワー"),
    ),
    "defense": NumericProperty(
        present_if_printed("2.3.2#sentence-3", "防御値"),
        based_on_print("2.3.2#sentence-2", "防御値"),
        modifiable("2.3.3#sentence-1"),
        referred_to("2.3.3#sentence-2", "defense", "防御値"),
    ),
    "life": NumericProperty(
        present_if_printed("2.5.2#sentence-3", "ライフ"),
        based_on_print("2.5.2#sentence-2", "ライフ"),
        modifiable("2.5.3#sentence-1"),
    ),
    "intellect": NumericProperty(
        present_if_printed("2.4.2#sentence-3", "知力"),
        based_on_print("2.4.2#sentence-2", "知力"),
        modifiable("2.4.3#sentence-1"),
        referred_to("2.4.3#sentence-2", "intellect", "知力"),
    ),
}
"""The rules of each numeric property."""


KEYWORDS: dict[str, Callable[[Properties, Properties], Properties]] = {
    "types": modifiable("2.15.5#sentence-1"),
    "subtypes": modifiable("2.10.5#sentence-1"),
    "supertypes": modifiable("2.11.5#sentence-1"),
}
"""The rules by which objects gain and lose keywords."""


def printed_values(card: Card) -> dict[Stat, int | None]:
    """Return the value of each numeric property of a card; X is undefined (1.12.2a)."""
    values = {stat: rules.present(_number(getattr(card, stat))) for stat, rules in NUMERIC.items()}
    return {**values, "intellect": of_heroes(values["intellect"], card.types)}


def _number(printed: int | str | None) -> int | None:
    if printed == "*":
        return undefined_asterisk()
    return 0 if isinstance(printed, str) else printed


def base_values(values: dict[Stat, int | None]) -> tuple[tuple[str, int], ...]:
    """Return the base values that are not the values, by the names of their properties."""
    present = ((stat, value) for stat, value in values.items() if value is not None)
    found = ((stat, value, NUMERIC[stat].base(value)) for stat, value in present)
    return tuple((stat, base) for stat, value, base in found if base != value)


@book.transform("2.0.3c#sentence-2")
def set_to_zero(value: int) -> int:
    """An effect that would set a numeric property to less than 0 sets it to 0."""
    return max(0, value)


@book.transform("2.0.3c#sentence-3")
def reduced_to_zero(value: int) -> int:
    """An effect that would reduce a numeric property to less than 0 reduces it to 0."""
    return max(0, value)


def bounded(operation: str, value: int) -> int:
    """Return the value to which an effect leads, from that of its calculation."""
    return set_to_zero(value) if operation == "set" else reduced_to_zero(value)


@book.definition("2.0.3d#sentence-2")
def modification_by_counters(counter: NumericCounter, number: int) -> Gets:
    """Counters do not change the base value of the property that they modify."""
    return Gets(counter.stat, number * counter.amount)


@book.definition("2.0.3a#sentence-1")
def with_its_base(after: Properties, _effect: ChangesValue) -> Properties:
    """An effect that modifies the value of a numeric property does not modify its base value."""
    return after


@book.definition("2.0.3a#sentence-2")
def with_base_unless_named(after: Properties, _effect: ChangesValue) -> Properties:
    """The base value is modified only by an effect that names it."""
    return after


@book.transform("2.6.3#sentence-1")
def printed_metatypes(none: frozenset[str], card: Card) -> frozenset[str]:
    """The type box of a card determines its metatypes."""
    return none | card.metatypes


@book.transform("2.6.5#sentence-1")
def with_metatypes_as_before(after: Properties, before: Properties) -> Properties:
    """An object cannot gain or lose metatypes."""
    return replace(after, metatypes=before.metatypes, added=before.added)


def after_modification(in_force: EffectInForce, before: Properties, after: Properties) -> Properties:
    """Return the properties of an object after an effect, as the rules of the numeric property have it."""
    effect = in_force.effect
    if isinstance(effect, ChangesValue):
        after = with_base_unless_named(with_its_base(after, effect), effect)
    match effect:
        case WordEffect(changes="metatypes"):
            return with_metatypes_as_before(after, before)
        case ValueEffect(stat="cost" | "pitch" | "power" | "defense" | "life" | "intellect" as stat):
            return NUMERIC[stat].modified(before, after)
        case WordEffect(property_name="types" | "subtypes" | "supertypes" as name):
            return KEYWORDS[name](before, after)
    return after


def value_of(game: Game, object_id: int, found: Properties, stat: Stat) -> int | None:
    """Return the value to which rules and effects refer by the name of a numeric property, None if it is missing."""
    value = NUMERIC[stat].value
    return found.value(stat) if value is None else value(game, object_id, found)
