"""The words for restrictions of what players do (1.0.2): with cards, of which some are named, and with points."""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import FROM_HAND, CannotHappen, Only, Restriction
from rulesdb.engine.fab.cards import RestrictedAction
from rulesdb.engine.fab.selection.event_patterns import Happens, HeroGainsLife
from rulesdb.engine.fab.selection.identity_filters import HasChosenName, IsChosen, IsInZone, IsTarget, came_from
from rulesdb.engine.fab.selection.objects import EveryHero, attacking_hero, defending_hero, target_of_event
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import Filter, Players
from rulesdb.engine.kernel.language.phrases import OF_TARGET, PLAIN, Row, english, english_later, printed, printed_later
from rulesdb.engine.kernel.selection.filters import Either, IsThis
from rulesdb.engine.kernel.selection.objects import ControllersOf, Opponents, You

OF_THAT_HERO = "of_that_hero"
"""The form of a restriction of printed Japanese cards behind そのヒーローは and a duration."""
_THAT_HERO = ControllersOf(target_of_event())
_ZONES: dict[ZoneName, str] = {"arsenal": "格納庫", "hand": "手札", "graveyard": "墓地"}
_ENGLISH_PLAYERS: dict[str, Players] = {
    "you": You(), "each opponent": Opponents(), "opponents": Opponents(), "heroes": EveryHero(),
    "each hero": EveryHero(), "that hero": _THAT_HERO, "the defending hero": ControllersOf(defending_hero()),
    "the attacking hero": ControllersOf(attacking_hero()),
}  # fmt: skip
_ENGLISH_ACTIONS: tuple[tuple[RestrictedAction, str], ...] = (
    ("play", "play"), ("pitch", "pitch"), ("play or pitch", "play or pitch"), ("play or pitch", "pitch or play"),
    ("attack", "attack with"), ("defend", "defend with"),
)  # fmt: skip
_NAMED: dict[RestrictedAction, str] = {
    "play": "played", "pitch": "pitched", "play or pitch": "pitched or played",
    "play, pitch or defend": "pitched, played or used to defend",
}  # fmt: skip


_OF_ONE: tuple[tuple[RestrictedAction, str], ...] = (("defend", "defend"), ("attack", "attack"))
"""What a single object cannot do."""


def _from_zone(zone: ZoneName) -> Filter:
    """Return the condition on a card that is in a zone, or that is played from it."""
    return Either((IsInZone(zone), came_from(zone)))


def _english() -> Iterator[Row]:
    """Yield the English rows."""
    for words, who in _ENGLISH_PLAYERS.items():
        for action, do in _ENGLISH_ACTIONS:
            yield from english(Restriction, f"{words} can't {do} {{what:nouns/permanents}}", action=action, who=who)
            yield from english(Restriction, f"{words} can't {do} cards", action=action, who=who)
            yield from english(
                Restriction, f"{words} can't {do} the named card", action=action, what=HasChosenName(), who=who
            )
        for cards in ("cards", "{what:nouns/permanents}"):
            yield from english(Restriction, f"{words} can't play {cards} out of {{zone}}", action="play", who=who)
        yield from english(
            Restriction, f"{words} can't play cards or activate abilities", action="play or activate", who=who
        )
        yield from english(CannotHappen, f"{words} can't get life", on=HeroGainsLife(who))
        yield from english(CannotHappen, f"{words} can't draw cards", on=Happens(kinds.Draw, who=who))
    for action, done in _NAMED.items():
        yield from english(Restriction, f"the named card can't be {done}", action=action, what=HasChosenName())
    for action, do in _OF_ONE:
        yield from english(Restriction, f"the chosen object can't {do}", action=action, what=IsChosen())
        yield from english(Restriction, f"can't {do}", OF_TARGET, action=action, what=IsTarget())
    yield from english(Only, "you may only play {what:nouns/permanents}", action="play", who=You())
    for zone in _ZONES:
        for whose in ("", "your "):
            yield from english(
                Only, f"you may only play cards from {whose}{zone}", action="play", who=You(), what=_from_zone(zone)
            )
    only = "this may only defend if {condition:unmet}"
    yield from english(Continuous, only, FROM_HAND, effect=Restriction("defend", what=IsThis()))


_PRINTED_PLAYERS: dict[str, Players] = {
    "あなた": You(), "対戦相手": Opponents(), "各対戦相手": Opponents(), "各ヒーロー": EveryHero(),
    "ヒーロー": EveryHero(), "防御ヒーロー": ControllersOf(defending_hero()),
    "そのヒーロー": _THAT_HERO, "そのプレイヤー": _THAT_HERO,
}  # fmt: skip
_CANNOT = ("できない", "することができない", "することはできない")
_PRINTED_ACTIONS: tuple[tuple[RestrictedAction, str], ...] = (
    ("play", "をプレイ"), ("pitch", "をピッチ"), ("play or pitch", "をピッチまたはプレイ"),
    ("play or pitch", "をプレイまたはピッチ"), ("attack", "で攻撃"), ("defend", "で防御"),
)  # fmt: skip
"""How printed Japanese cards say that players cannot do something with cards, behind what these are."""


def _predicates(who: Players) -> Iterator[tuple[type[Struct], str, dict[str, object]]]:
    """Yield what players cannot do: the kind of effect, the words behind the subject, and the values of fields."""
    for action, verb in _PRINTED_ACTIONS:
        for cannot in _CANNOT:
            predicate = f"{verb}{cannot}"
            fixed: dict[str, object] = {"action": action, "who": who}
            yield Restriction, f"{{what:noun/permanent}}{predicate}", fixed
            yield Restriction, f"カード{predicate}", fixed
            for named in ("指定したカード", "指定されたカード", "その名前のカード"):
                yield Restriction, f"{named}{predicate}", {**fixed, "what": HasChosenName()}
    for cannot in ("得られない", "得ることができない", "得ることはできない"):
        yield CannotHappen, f"ライフを{cannot}", {"on": HeroGainsLife(who)}
    for cannot in ("引けない", "引くことができない", "引くことはできない"):
        yield CannotHappen, f"カードを{cannot}", {"on": Happens(kinds.Draw, who=who)}
    for cannot in _CANNOT:
        words = f"カードをプレイしたり能力を起動したり{cannot}"
        yield Restriction, words, {"action": "play or activate", "who": who}


def _printed() -> Iterator[Row]:
    """Yield the rows of printed Japanese cards."""
    for words, who in _PRINTED_PLAYERS.items():
        for kind, predicate, fixed in _predicates(who):
            yield from printed(kind, f"{words}は{predicate}", PLAIN, **fixed)
    for kind, predicate, fixed in _predicates(_THAT_HERO):
        yield from printed(kind, predicate, OF_THAT_HERO, **fixed)
    for named in ("指定したカード", "指定されたカード", "その名前のカード"):
        for cannot in _CANNOT:
            yield from printed(Restriction, f"{named}はプレイ{cannot}", action="play", what=HasChosenName())
            yield from printed(
                Restriction,
                f"{named}はピッチもプレイも防御も{cannot}",
                action="play, pitch or defend",
                what=HasChosenName(),
            )
    for cannot in _CANNOT:
        for action, verb in (("defend", "防御"), ("attack", "攻撃")):
            yield from printed(Restriction, f"それは{verb}{cannot}", action=action, what=IsChosen())
            yield from printed(Restriction, f"{verb}{cannot}", OF_TARGET, action=action, what=IsTarget())


def _printed_zones() -> Iterator[Row]:
    """Yield the rows of printed Japanese cards for what cannot be played from a zone."""
    players = {"": None, **{f"{words}は": who for words, who in _PRINTED_PLAYERS.items()}}
    for (words, who), cannot, whose in product(players.items(), _CANNOT, ("", "自身の")):
        for what in (
            f"{whose}{{zone}}から{{what:noun/permanent}}をプレイ",
            f"{{what:noun/permanent}}を{whose}{{zone}}からプレイ",
            f"{whose}{{zone}}からカードをプレイ", f"カードを{whose}{{zone}}からプレイ",
        ):  # fmt: skip
            yield from printed(Restriction, f"{words}{what}{cannot}", action="play", who=who)
            if who == _THAT_HERO:
                yield from printed(Restriction, f"{what}{cannot}", OF_THAT_HERO, action="play", who=who)


def _printed_only() -> Iterator[Row]:
    """Yield the rows of printed Japanese cards for what alone players may do."""
    for only in ("だけをプレイできる", "しかプレイできない", "のみをプレイできる", "のみプレイできる"):
        yield from printed(Only, f"あなたは{{what:noun/permanent}}{only}", action="play", who=You())
        for zone, word in _ZONES.items():
            for cards in (f"{word}のカード", f"{word}にあるカード", f"あなたの{word}のカード"):
                yield from printed(Only, f"あなたは{cards}{only}", action="play", who=You(), what=_from_zone(zone))
    for only in ("{condition:unmet}場合にだけ防御できる", "{condition:unmet}場合にだけ防御に使える"):
        yield from printed(Continuous, f"これは{only}", "own_defense", effect=Restriction("defend", what=IsThis()))


PHRASES = (
    english_later(_english()),
    printed_later(_printed()),
    printed_later(_printed_zones()),
    printed_later(_printed_only()),
)
