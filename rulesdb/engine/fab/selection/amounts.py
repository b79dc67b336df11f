"""Amounts that depend on the state of the game."""

from collections.abc import Callable
from math import ceil

from msgspec.structs import asdict

from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Deal, GainLife, LoseLife, Revealed
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import base_power
from rulesdb.engine.fab.rules.cards.categories import number_of_distinct
from rulesdb.engine.fab.rules.cards.numbers import counted, needed, payment, value_of_x, whole
from rulesdb.engine.fab.rules.general.precedence import number_with_substitutes
from rulesdb.engine.fab.rules.objects.chain_links import controlled_links, link_is
from rulesdb.engine.fab.selection.conditions import IsAtLeast, happened_since
from rulesdb.engine.fab.selection.objects import (
    Doing,
    counting_as,
    done_this_way,
    events_of_layer,
    in_zone_of_attacked,
)
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    EventPattern,
    Filter,
    Objects,
    OfThisTurn,
    StateCondition,
    UntypedGame,
    Value,
)
from rulesdb.engine.kernel.effects.properties import properties_having, value_of
from rulesdb.engine.kernel.effects.property_effects import check_divisor
from rulesdb.engine.kernel.language.phrases import NOT, PLAIN, DeclaredRows, Row, english, phrase, printed, printed_verb
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.selection.conditions import CountersOnSource, DeclaredX, NumberOf
from rulesdb.engine.kernel.selection.kinds import amounts
from rulesdb.engine.kernel.verbs.draw import DrawCards

EACH, COUNTED = "each", "counted"
"""English forms of a number of objects: behind what there is for each of them, and what is counted."""


class ValueOfX(DeclaredX, frozen=True):
    """The value of X (1.12.2)."""

    def value(self, game: AnyGame, context: Context) -> int:
        """Return the value of X; 0 while X is undefined."""
        return value_of_x(context) or 0


class NumberThatCounts(NumberOf, frozen=True):
    """The number of some objects, with those that something counts as (1.8.8)."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the number of the objects, and of those that the controller counts as having."""
        more = sum(effect.more for effect, _ in counting_as(game, self.what, context))
        return number_with_substitutes(super().value(game, context), more)


class Quotient(Value, frozen=True):
    """A part of another amount."""

    number: Value
    """The other amount."""
    divisor: int
    """Number of equal parts, of which it is one; not 0."""
    rounds_up: bool = False
    """Whether it says itself that a fraction is rounded up."""

    def __post_init__(self) -> None:
        """Raise EngineError for the divisor 0, and as the parent does."""
        super().__post_init__()
        check_divisor(self.divisor)

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the part, without fractions."""
        part = self.number.value(game, context) / self.divisor
        return ceil(part) if self.rounds_up else whole(part)


PHRASES: list[DeclaredRows] = [
    phrase(ValueOfX, "X"),
    phrase(NumberThatCounts, "({what}の数)"),
    phrase(CountersOnSource, "(これの「{counter}」カウンターの数)"),
    phrase(Quotient, "({number}の{divisor}分の1<、端数は切り上げ@rounds_up>)"),
]


@amounts(PHRASES, "(あなたのチェインリンクの数)")
def chain_links(game: Game, context: Context) -> int:
    """The number of chain links that the controller controls."""
    return len(controlled_links(game, context.controller))


@amounts(PHRASES, "(あなたの{filter}チェインリンクの数)")
def chain_links_that_fit(game: Game, context: Context, filter: Filter) -> int:  # noqa: A002  (the name of the field)
    """The number of chain links that the controller controls and whose attack fits a filter."""
    return sum(link_is(game, link, filter, context) for link in controlled_links(game, context.controller))


@amounts(PHRASES, "(公開されたカードの{stat})", OfThisTurn)
def value_of_revealed(game: Game, context: Context, stat: Stat) -> int:
    """A numeric property of the card that the source of the effect has revealed last."""
    shown = (event for event in reversed(game.state.history) if isinstance(event, Revealed))
    card = next((event.object for event in shown if event.source == context.source), None)
    return 0 if card is None else needed(value_of(game, stat, card))


@amounts(PHRASES, "(互いに別のカードとして数えた{what}の数)")
def distinct_cards(game: Game, context: Context, what: Objects) -> int:
    """The number of distinct cards among some objects (1.3.4)."""
    return number_of_distinct(game.object(one).printed for one in what.objects(game, context))


@amounts(PHRASES, "(これのパワー)")
def power_of_source(game: Game, context: Context) -> int:
    """The power of the source of the effect, as last known if it is gone."""
    return value_of(game, "power", context.source) or 0


@amounts(PHRASES, "(これの防御値)")
def defense_of_source(game: Game, context: Context) -> int:
    """The defense of the source of the effect, as last known if it is gone."""
    return value_of(game, "defense", context.source) or 0


@amounts(PHRASES, "(これの基本の{stat})")
def base_of_source(game: Game, context: Context, stat: Stat) -> int:
    """The base value of a numeric property of the source of the effect."""
    base: int | None = properties_having(game, stat, context.source).base(stat)
    return base or 0


@amounts(PHRASES, "(これに印刷された{stat})")
def printed_value(game: Game, context: Context, stat: Stat) -> int:
    """A numeric property that is printed on the source of the effect."""
    source = game.last_known(context.source)
    assert isinstance(source, Object)
    printed = asdict(source.printed)[stat]
    return printed if isinstance(printed, int) else 0


@amounts(PHRASES, "(このレイヤーのコスト)")
def cost_of_the_layer(game: Game, context: Context) -> int:
    """The cost of the resolving layer."""
    return 0 if context.layer is None else needed(value_of(game, "cost", context.layer))


@amounts(PHRASES, "(あなたのヒーローのライフ総量)")
def life_total_of_hero(game: Game, context: Context) -> int:
    """The life total of the controller's hero."""
    hero = game.hero(context.controller)
    return 0 if hero is None else needed(value_of(game, "life", hero))


@amounts(PHRASES, "(このレイヤーの支払い)")
def payment_of_the_layer(game: Game, context: Context) -> int:
    """The resource points that were paid for the resolving layer."""
    return 0 if context.layer is None else payment(game, context.layer)


@amounts(PHRASES, "(あなたの{zone}のカードのコストの種類の数)")
def different_costs(game: Game, context: Context, zone: ZoneName) -> int:
    """The number of different costs among the cards in a zone of the controller."""
    found = [value_of(game, "cost", item) for item in game.zone(zone, context.controller)]
    return len({*counted(found)})


@amounts(PHRASES, "({condition}なら{amount}、そうでないなら{otherwise})")
def if_met(game: Game, context: Context, condition: StateCondition, amount: int, otherwise: int) -> int:
    """An amount that depends on a condition."""
    return amount if condition.holds(game, context) else otherwise


@amounts(PHRASES, "(その基本パワー)")
def base_power_of_the_next(game: Game, context: Context) -> int:
    """The base power of the object for which an effect on the next object has waited."""
    return sum(base_power(game, object_id) or 0 for object_id in context.chosen or ())


@amounts(PHRASES, "(このターンに対象に与えた{damage}ダメージの点数)", OfThisTurn)
def damage_dealt_to_target(game: Game, context: Context, damage: Damage) -> int:
    """The damage of one type that the controller has dealt to the first target this turn."""
    targets = context.declared.targets[0] if context.declared.targets else ()
    return sum(
        event.amount
        for event in game.state.history
        if isinstance(event, Deal)
        and event.damage == damage
        and event.object in targets[:1]
        and event.source is not None
        and game.player_of(event.source) == context.controller
    )


@amounts(PHRASES, "(あなたの{zone}のカードの枚数)")
def cards_in_zone(game: Game, context: Context, zone: ZoneName) -> int:
    """The number of cards in a zone of the controller."""
    return len(game.zone(zone, context.controller))


@amounts(PHRASES, "({number}の{factor}倍)")
def times(game: Game, context: Context, factor: int, number: Value) -> int:
    """A multiple of another amount."""
    return factor * number.value(game, context)


@amounts(PHRASES, "({number}+{more})")
def plus(game: Game, context: Context, more: int, number: Value) -> int:
    """Another amount increased by a number."""
    return number.value(game, context) + more


@amounts(PHRASES, "({of}-{number})")
def minus(game: Game, context: Context, of: int, number: Value) -> int:
    """A number reduced by another amount, 0 at least."""
    return max(0, of - number.value(game, context))


@amounts(PHRASES, "(このターンに{event:ta}回数)", OfThisTurn)
def times_this_turn(game: Game, context: Context, event: EventPattern) -> int:
    """How often something has happened this turn."""
    return sum(1 for _ in happened_since(game, "turn", event, context))


@amounts(PHRASES, "(この戦闘チェインで{event:ta}回数)", OfThisTurn)
def times_this_chain(game: Game, context: Context, event: EventPattern) -> int:
    """How often something has happened on the combat chain that is open."""
    return sum(1 for _ in happened_since(game, "chain", event, context))


@amounts(PHRASES, "(このターンに{event:ta}点数の合計)", OfThisTurn)
def total_this_turn(game: Game, context: Context, event: EventPattern) -> int:
    """The points of damage or life of all events of this turn that match a pattern."""
    found = happened_since(game, "turn", event, context)
    return sum(one.amount for one in found if isinstance(one, Deal | GainLife | LoseLife))


@amounts(PHRASES, "(これがこのターンに与えたダメージの点数)", OfThisTurn)
def damage_dealt_by_source(game: Game, context: Context) -> int:
    """The damage that the source of the effect has dealt this turn."""
    return sum(
        event.amount for event in game.state.history if isinstance(event, Deal) and event.source == context.source
    )


@amounts(PHRASES, "(この方法で与えたダメージの点数)", OfThisTurn)
def damage_dealt_this_way(game: Game, context: Context) -> int:
    """The damage that the ability of the effect, or its card, has dealt by its effects, and not as an attack."""
    since = (event for event in events_of_layer(game, context) if isinstance(event, Deal) and event.by != "fab:7.5.2")
    return sum(event.amount for event in since if event.source == context.source)


@amounts(PHRASES, "(この方法で{doing}カードの{stat})", OfThisTurn)
def value_of_done(game: Game, context: Context, doing: Doing, stat: Stat) -> int:
    """A numeric property of the cards to which the ability of the effect has done something."""
    return sum(needed(value_of(game, stat, card)) for card in done_this_way(doing).objects(game, context))


TWO_FOR_EACH, THREE_FOR_EACH = "two_for_each", "three_for_each"
"""English forms of a number of objects behind two and three of what there is for each of them."""
INNER = "inner"
"""The English form of an amount within another one."""


def _number(kind: Callable[..., Value], words: str, **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of an amount that is said in several words: in brackets, and within another amount."""
    return *english(kind, f"({words})", **fixed), *english(kind, words, INNER, **fixed)


PHRASES += [
    *english(ValueOfX, "X"),
    *english(ValueOfX, "X", INNER),
    *(
        row
        for word, factor in ((TWO_FOR_EACH, 2), (THREE_FOR_EACH, 3))
        for row in english(times, "{number:each}", word, factor=factor)
    ),
    *(
        row
        for damage in ("damage", "arcane damage")
        for row in (
            *english(damage_dealt_this_way, f"for each {damage} dealt this way", EACH),
            *_number(damage_dealt_this_way, f"the {damage} dealt this way"),
        )
    ),
    *english(IsAtLeast, "you have {least} or more cards in hand", amount=cards_in_zone("hand")),
    *english(IsAtLeast, "{amount:inner} is {least} or more"),
    *english(NumberThatCounts, "for each {what:any}", EACH),
    *english(NumberThatCounts, "{what:several}", COUNTED),
    *english(chain_links, "chain links you control", COUNTED),
    *english(chain_links, "for each chain link you control", EACH),
    *english(chain_links_that_fit, "for each {filter:adjectives} chain link you control", EACH),
    *english(chain_links_that_fit, "{filter:adjectives} chain links you control", COUNTED),
    *english(CountersOnSource, "for each 「{counter}」 counter on this", EACH),
    *english(CountersOnSource, "「{counter}」 counters on this", COUNTED),
    *_number(NumberThatCounts, "the number of {what:several}"),
    *_number(chain_links, "the number of chain links you control"),
    *_number(chain_links_that_fit, "the number of {filter:adjectives} chain links you control"),
    *_number(CountersOnSource, "the number of 「{counter}」 counters on this"),
    *_number(plus, "{more} plus {number:inner}"),
    *_number(minus, "{of} minus {number:inner}"),
    *_number(times, "twice {number:inner}", factor=2),
    *english(times, "-{number}", factor=-1),
    *_number(times, "3 times {number:inner}", factor=3),
    *_number(Quotient, "half {number:inner} rounded down", divisor=2),
    *_number(Quotient, "half {number:inner} rounded up", divisor=2, rounds_up=True),
    *_number(times_this_turn, "the number of times {event:past} this turn"),
    *_number(times_this_chain, "the number of times {event:past} this combat chain"),
    *english(times_this_turn, "for each time {event:past} this turn", EACH),
    *english(times_this_chain, "for each time {event:past} this combat chain", EACH),
    *_number(damage_dealt_by_source, "the damage dealt by this"),
    *_number(damage_dealt_by_source, "the damage dealt by this this turn"),
    *_number(total_this_turn, "the {event:points} this turn"),
    *_number(total_this_turn, "the total {event:points} this turn"),
    *_number(total_this_turn, "the amount of {event:points} this turn"),
    *_number(power_of_source, "this's power"),
    *_number(defense_of_source, "this's defense"),
    *_number(base_of_source, "this's base {stat}"),
    *_number(value_of_done, "the {stat} of the card {doing} this way"),
]
PHRASES += [
    *printed(NumberThatCounts, "({what:any}の数)"),
    *printed(NumberThatCounts, "({what:any}の枚数)"),
    *printed(NumberThatCounts, "{what:any/placed}", COUNTED),
    *printed(NumberThatCounts, "{what:any}1枚につき", EACH),
    *printed(CountersOnSource, "これの「{counter}」カウンター1枚につき", EACH),
    *printed(CountersOnSource, "これに置かれている「{counter}」カウンター1枚につき", EACH),
    *printed(CountersOnSource, "その「{counter}」カウンター1枚につき", EACH),
    *printed(CountersOnSource, "(これの「{counter}」カウンターの数)"),
    *(
        row
        for kind, since in ((times_this_turn, "このターン"), (times_this_chain, "この戦闘チェイン"))
        for row in (
            *printed(kind, f"({since}{{event:did}}の数)"),
            *printed(kind, f"({since}{{event:ta}}回数)"),
            *printed(kind, f"{since}{{event:did}}1枚につき", EACH),
            *printed(kind, f"{since}{{event:ta}}1回につき", EACH),
        )
    ),
    *(
        row
        for end in ("の合計", "の合計値", "の総量", "の総計")
        for row in printed(total_this_turn, f"(このターン{{event:points}}{end})")
    ),
    *printed(times, "-{number}", factor=-1),
    *(
        row
        for kind, words in (
            (damage_dealt_by_source, "これが与えたダメージ"),
            (damage_dealt_this_way, "この方法で与えられたダメージ"),
            (damage_dealt_this_way, "この方法で与えたダメージ"),
        )
        for end in ("", "の点数", "の値")
        for row in printed(kind, f"({words}{end})")
    ),
    *printed(value_of_done, "({doing:passive}カードの{stat})"),
    *printed(value_of_done, "(この方法で{doing:passive}カードの{stat})"),
    *printed(NumberThatCounts, "({what:any}の総数)"),
    *printed_verb(
        DrawCards, "この方法で置いた数のカードを引く", "く~いて~き", amount=NumberThatCounts(done_this_way("put"))
    ),
    *printed(chain_links, "あなたがコントロールするチェインリンク", COUNTED),
    *printed(chain_links, "あなたがコントロールするチェインリンク1枚につき", EACH),
    *printed(chain_links, "(あなたがコントロールするチェインリンクの数)"),
    *(
        row
        for words in (
            "あなたの{filter:adjective}チェインリンク",
            "あなたがコントロールする{filter:adjective}チェインリンク",
        )
        for row in (
            *printed(chain_links_that_fit, words, COUNTED),
            *printed(chain_links_that_fit, f"{words}1枚につき", EACH),
            *printed(chain_links_that_fit, f"({words}の数)"),
        )
    ),
]
_HANDS: tuple[tuple[str, Value], ...] = (
    ("", cards_in_zone("hand")), ("あなた", cards_in_zone("hand")),
    *((who, NumberThatCounts(in_zone_of_attacked("hand"))) for who in ("そのヒーロー", "そのプレイヤー")),
)  # fmt: skip
PHRASES += [
    row
    for who, amount in _HANDS
    for hand in (f"{who}{'の' * bool(who)}手札", f"{who}の手札のカード")[: 1 + bool(who)]
    for bound, form in (("以上", PLAIN), ("未満", NOT))
    for words in (f"{hand}が{{least}}枚{bound}", f"{hand}が{{least}}枚{bound}ある")
    for row in printed(IsAtLeast, words, form, amount=amount)
]
