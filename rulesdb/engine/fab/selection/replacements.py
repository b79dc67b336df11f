"""Replacements: events that happen instead of a replaced event, or before it as a sub-event (6.4.1)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Applied, Move
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.object_properties import entering_as
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.cards.abilities import phrases_of
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects, Players, Replacement, valued, with_fixed_amounts
from rulesdb.engine.kernel.effects.property_effects import AddsToValue, ObjectEffect
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.events import CompoundEvent, Event, GeneratedEffect, object_of
from rulesdb.engine.kernel.language.phrases import DeclaredRows, english, phrase, printed, printed_later
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.conditions import GoesToZone, player_of
from rulesdb.engine.kernel.selection.kinds import replacements

GoesTo = row(
    GoesToZone, "GoesTo", "A move has another destination: a different zone of the same player.", zone=ZoneName
)


class IsGenerated(Replacement, frozen=True):
    """A discrete effect is generated instead."""

    effect: DiscreteEffect
    """The effect, without targets."""

    def __post_init__(self) -> None:
        """Raise PartError for an effect with targets, for which nobody could declare any."""
        super().__post_init__()
        if phrases_of(self.effect):
            raise PartError(type(self).__name__, "effect", "an effect without targets belongs there")

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the generation of the effect."""
        within = replace(context, event=event)
        return GeneratedEffect(by=event.by, source=context.source, effect=self.effect, context=within)


class GainsLife(Replacement, frozen=True):
    """A player gains life: the given one, else the player of the event or the one who has its object."""

    amount: int
    """Life points gained, from 0."""
    who: Players | None = None
    """The first of these with a hero gains the life; None for the player of the event or the one who has its object."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the life gain of the first player's hero; None if there is no hero."""
        players = player_of(game, event) if self.who is None else self.who.players(game, context)
        heroes = [hero for player in players if (hero := game.hero(player)) is not None]
        return (
            kinds.GainLife(by=event.by, source=event.source, object=heroes[0], amount=self.amount) if heroes else None
        )


class DrawsCards(Replacement, frozen=True):
    """The player of the event draws cards."""

    amount: int
    """Number of cards, from 1."""

    def __post_init__(self) -> None:
        """Raise PartError for a draw of no cards."""
        super().__post_init__()
        if self.amount < 1:
            raise PartError(type(self).__name__, "amount", "a number from 1 belongs there")

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the draw, or several as a compound event; None if the event has no player."""
        players = player_of(game, event)
        if not players:
            return None
        once = kinds.Draw(by=event.by, source=event.source, player=players[0])
        return once if self.amount == 1 else game.event_rules.compound("draw", (once,) * self.amount)[0]


class IsModification(Replacement, frozen=True):
    """The parent of replacements that name what is done to an object."""

    effect: ObjectEffect
    """The effect on the object of the event."""

    def __post_init__(self) -> None:
        """Raise PartError for an effect that says itself what it applies to."""
        super().__post_init__()
        if self.effect.applies is not None:
            raise PartError(type(self).__name__, "effect", "it is for the object of the event")


class AppliesAs(IsModification, frozen=True):
    """The effect that would be applied to an object does something else to it."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the application with the other effect; any other event stays unchanged."""
        effect = with_fixed_amounts(game, self.effect, context)
        return replace(event, effect=effect) if isinstance(event, Applied) else event


class EntersAs(IsModification, frozen=True):
    """An object that moves arrives with modified base properties (6.4.8a)."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the move with the new base properties; any other event stays unchanged."""
        if not isinstance(event, Move):
            return event
        card = event.becomes or game.object(event.object).card
        return replace(event, becomes=entering_as(game, card, self.effect, context))


AMP, PLUS, DEALS_MORE, GAINS_MORE = "amp", "plus", "deals_more", "gains_more"
"""Forms of more arcane damage by the next event, and by the card that will be played next; of more damage, of what
an event gains more."""
LOSES = "loses"
"""The form of the loss of life."""
GOES = "goes"
"""The form of another destination of the source."""
GENERATED = "generated"
"""The form of what printed Japanese cards do instead of the effect before it."""
WITH = "with"
"""The English form of the state in which an object enters a zone."""
PHRASES: list[DeclaredRows] = [
    phrase(GoesTo, "{zone}<の一番下@at_bottom>に移る"),
    phrase(IsGenerated, "({effect})"),
    phrase(GainsLife, "ライフを{amount}点得る"),
    phrase(GainsLife, "{who}がライフを{amount}点得る"),
    phrase(DrawsCards, "カードを{amount}枚引く"),
    phrase(EntersAs, "それが、{effect:predicate}状態になる"),
    phrase(AppliesAs, "それが、{effect:predicate}"),
]


@replacements(PHRASES, "それが起こる")
def the_same(_game: Game, event: Event, _context: Context) -> Event:
    """The replaced event itself happens; as a sub-event, it happens once more."""
    return event


@replacements(PHRASES, "その量が{amount}増える")
def by_more(game: Game, event: Event, context: Context, amount: int) -> Event:
    """The event happens with an amount increased by a number, or reduced if the number is negative."""
    match event:
        case kinds.Applied(effect=AddsToValue() as effect):
            return replace(event, effect=replace(effect, amount=valued(game, effect.amount, context) + amount))
        case kinds.Deal() | kinds.GainLife() | kinds.LoseLife() | kinds.GainAsset() | kinds.Count():
            return replace(event, amount=event.amount + amount)
    return event


@replacements(PHRASES, "その量が{times}倍になる")
def multiplied(_game: Game, event: Event, _context: Context, times: int) -> Event:
    """The event of damage, of life or of points happens with a multiple of its amount."""
    match event:
        case kinds.Deal() | kinds.GainLife() | kinds.LoseLife() | kinds.GainAsset():
            return replace(event, amount=event.amount * times)
    return event


@replacements(PHRASES, "それがもう1つ増える")
def one_more(_game: Game, event: Event, _context: Context) -> Event:
    """The event happens once more, so that one more token is created."""
    events = event.events if isinstance(event, CompoundEvent) else (event,)
    kind = event.kind if isinstance(event, CompoundEvent) else "create"
    return kinds.Compound(by=event.by, source=event.source, kind=kind, events=(*events, events[-1]))


@replacements(PHRASES, "「{counter}」カウンターが{amount}個置かれた状態になる")
def moves_with_counters(_game: Game, event: Event, _context: Context, counter: str, amount: int) -> Event:
    """A moving object enters its zone with counters on it."""
    if not isinstance(event, kinds.Move):
        return event
    counters = dict(event.counters)
    counters[counter] = counters.get(counter, 0) + amount
    return replace(event, counters=tuple(sorted(counters.items())))


@replacements(PHRASES, "タップ状態になる")
def moves_tapped(_game: Game, event: Event, _context: Context) -> Event:
    """A moving object enters its zone as tapped."""
    return replace(event, is_tapped=True) if isinstance(event, kinds.Move) else event


@replacements(PHRASES, "追放される")
def is_banished(_game: Game, event: Event, _context: Context) -> Event | None:
    """The object of the event is banished instead."""
    object_id = object_of(event)
    return None if object_id is None else kinds.Banish(by=event.by, source=event.source, object=object_id)


@replacements(PHRASES, "これが破壊される")
def is_destroyed(_game: Game, event: Event, context: Context) -> Event:
    """The source of the effect is destroyed."""
    return kinds.Destroy(by=event.by, source=context.source, object=context.source)


@replacements(PHRASES, "それだけライフを失う")
def loses_life(_game: Game, event: Event, _context: Context) -> Event:
    """The object that would be dealt damage, or gain life, loses that much life instead."""
    if not isinstance(event, kinds.Deal | kinds.GainLife):
        return event
    return kinds.LoseLife(by=event.by, source=event.source, object=event.object, amount=event.amount)


@replacements(PHRASES, "{source}がそのダメージを与える")
def dealt_by(game: Game, event: Event, context: Context, source: Objects) -> Event:
    """The damage is dealt by another source."""
    return replace(event, source=next(iter(source.objects(game, context)), None))


@replacements(PHRASES, "デッキをシャッフルする")
def shuffles_deck(game: Game, event: Event, _context: Context) -> Event | None:
    """The player of the event shuffles their deck."""
    players = player_of(game, event)
    return kinds.Shuffle(by=event.by, source=event.source, zone=Zone("deck", players[0])) if players else None


_DECK = {"zone": "deck", "at_bottom": True}
PHRASES += [
    *english(IsGenerated, "{effect:series}"),
    *english(GoesTo, "put this on the bottom of your deck", GOES, **_DECK),
    *english(GoesTo, "put this on the bottom of this's owner's deck", GOES, **_DECK),
    *english(GoesTo, "put this into your {zone}", GOES),
    *english(is_banished, "banish this", GOES),
    *english(loses_life, "they lose that much life", LOSES),
    *(
        row
        for words in ("それだけライフを失う", "その点数だけライフを失う")
        for row in printed(loses_life, words, LOSES)
    ),
    *(
        row
        for it in ("これ", "それ")
        for row in (
            *printed(GoesTo, f"{it}をデッキの一番下に置く", GOES, **_DECK),
            *printed(GoesTo, f"{it}を{{zone}}に置く", GOES),
            *printed(is_banished, f"{it}を追放する", GOES),
        )
    ),
    *english(by_more, "amp {amount}", AMP),
    *english(by_more, "deals that much arcane damage plus {amount}", PLUS),
    *english(by_more, "deal that much arcane damage plus {amount}", "plus_several"),
    *(
        row
        for it, this in (("it", ""), ("this", "this_"))
        for row in (
            *english(by_more, f"{it} deals that much damage plus {{amount}}", f"{this}{DEALS_MORE}"),
            *english(multiplied, f"{it} deals double that much damage", f"{this}{DEALS_MORE}", times=2),
            *english(by_more, f"{it} gets that much plus {{amount}}", f"{this}{GAINS_MORE}"),
        )
    ),
    *english(AppliesAs, "it {effect:predicate}"),
    *english(moves_with_counters, "with a 「{counter}」 counter on this", WITH, amount=1),
    *english(moves_with_counters, "with {amount} 「{counter}」 counters on this", WITH),
    *printed(IsGenerated, "{effect}", GENERATED),
    *printed(AppliesAs, "それは{effect:predicate}", GENERATED),
    *printed(AppliesAs, "{effect:predicate}", GENERATED),
    printed_later(
        row
        for that in ("その点数", "その値", "その量", "それ")
        for words in (
            f"{that}+{{amount}}点の",
            f"{that}+{{amount}}の",
            f"{that}より{{amount}}点多い",
            *(
                f"{that}に{{amount}}{point}を{added}た{sum_}"
                for point in ("", "点")
                for added in ("加え", "足し")
                for sum_ in ("", "点数の", "値の")
            ),
        )
        for row in (
            *printed(by_more, f"{words}秘術ダメージを与える", PLUS),
            *printed(by_more, f"{words}ダメージを与える", DEALS_MORE),
        )
    ),
    *(
        row
        for words in ("その点数の2倍の", "その2倍の", "2倍の", "その2倍の点数の")
        for row in printed(multiplied, f"{words}ダメージを与える", DEALS_MORE, times=2)
    ),
    *(
        row
        for words in (
            "その値に{amount}を加えた値",
            "その値に{amount}を加えた値のパワー",
            "その値+{amount}",
            "それ+{amount}",
        )
        for row in printed(by_more, f"{words}を得る", GAINS_MORE)
    ),
    *(
        row
        for words in ("増幅{amount}", "{amount}増幅する", "増幅{amount}を行う")
        for row in printed(by_more, words, AMP)
    ),
    *(
        row
        for words in ("「{counter}」カウンター{amount}枚が", "「{counter}」カウンターが{amount}枚")
        for put in ("置かれた", "乗った", "ある")
        for row in printed(moves_with_counters, f"{words}{put}", WITH)
    ),
]
