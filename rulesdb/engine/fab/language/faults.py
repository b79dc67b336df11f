"""What means nothing on a card: what no object can be, and references to nothing (その攻撃 without an attack)."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import astuple

from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import Prevents
from rulesdb.engine.fab.card_parts.object_effects import GetsAbility
from rulesdb.engine.fab.card_parts.roles import Exclusive, NoAttack, OfAttack, OfClash, OfEvent
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.record_words import PLACES
from rulesdb.engine.fab.language.token_sheets import is_token_name
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.cards.printed_text import TypeBox
from rulesdb.engine.fab.rules.objects.objects import SUBTYPES_OF_PERMANENTS
from rulesdb.engine.fab.selection.conditions import ItIs
from rulesdb.engine.fab.selection.event_patterns import FailsToWinClash, ObjectAttacks, ObjectHits
from rulesdb.engine.fab.selection.identity_filters import HasChosenName, IsChosen, IsTarget, IsTargetOfLayer
from rulesdb.engine.fab.selection.objects import ClashWinner, OfLeading, last_banished
from rulesdb.engine.fab.selection.property_filters import HasType
from rulesdb.engine.fab.verbs.cards import SearchDeck
from rulesdb.engine.fab.verbs.choices import ChooseAnyNumber, ChooseOne, NameCard
from rulesdb.engine.fab.verbs.combat import Clash, Intimidate
from rulesdb.engine.fab.verbs.equipping import EquipToken, TransformObjects
from rulesdb.engine.fab.verbs.objects import BanishObjects, CreateNamedTokens, CreateOneOfTokens
from rulesdb.engine.fab.verbs.sequences import Instead, Leading, Sequel
from rulesdb.engine.fab.zones import ARENA, SHARED, STACK
from rulesdb.engine.kernel.book import empty
from rulesdb.engine.kernel.cards.roles import Ability, EventPattern, Filter, Objects, Target
from rulesdb.engine.kernel.language.card_sheets import Fault
from rulesdb.engine.kernel.records.governing import mentions, parts_of_kind
from rulesdb.engine.kernel.selection.contradictions import SelectionRules, Zones, ways_to_say
from rulesdb.engine.kernel.selection.filters import Both, Yours
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects


def _own_reason(facts: list[Filter], zones: Zones) -> str | None:
    if zones is not None and Yours() in facts and not zones & {*ARENA, STACK.name}:
        return "a card has a controller in the arena and on the stack alone"
    exclusive = {one for one in facts if isinstance(one, Exclusive)}
    return "one of these excludes the other" if len(exclusive) > len(set(map(type, exclusive))) else None


SELECTION_RULES = SelectionRules(
    zone_words=PLACES,
    places={ARENA: "闘技場"},
    shared_zones=SHARED | {STACK.name},
    least_value=0,
    implied=empty,
    own_reason=_own_reason,
    say=lambda described: printer().say(described),
)
"""What is known of the objects of Flesh and Blood."""


_Reference = Objects | Filter | ItIs


def reference_faults(abilities: Sequence[Ability]) -> Iterator[Fault]:
    """Yield the references of a card's abilities to what nothing on the card says."""
    for line, ability in enumerate(abilities):
        said: list[tuple[str, ...]] = []
        for reference, around in _references(ability, ()):
            words, lacking = tuple(ways_to_say(printer(), reference)), _lacking(reference, around, abilities)
            if lacking:
                message = f"{words[0]} means nothing here: nothing before it says {lacking}"
                yield Fault(line, words, message, said.count(words))
            said.append(words)


def winner_faults(abilities: Sequence[Ability]) -> Iterator[Fault]:
    """Yield the references of a card's abilities to the winner of a clash where there is none."""
    for line, ability in enumerate(abilities):
        if mentions((ability,), ClashWinner) and not mentions((ability,), Clash):
            yield Fault(line, ("その激突の勝者", "the winner"), "nobody clashes here")


def attack_faults(abilities: Sequence[Ability]) -> Iterator[Fault]:
    """Yield the hits and attacks of defense reactions of which a card's abilities speak: these never attack."""
    for line, ability in enumerate(abilities):
        attacks = (one.what for one in parts_of_kind(ability, ObjectAttacks))
        for what in (*attacks, *(one.what for one in parts_of_kind(ability, ObjectHits))):
            if HasType("defense reaction") in (what.filters if isinstance(what, Both) else (what,)):
                yield Fault(line, tuple(ways_to_say(printer(), what)), "a defense reaction never attacks")


def static_faults(card: Card | TypeBox, abilities: Sequence[Ability]) -> Iterator[Fault]:
    """Yield the static abilities of a card that prevent damage in the arena, where it never is (1.7.4)."""
    is_kept = not card.subtypes.isdisjoint({"attack", *SUBTYPES_OF_PERMANENTS})
    if is_kept or not card.types <= {"action", "instant", "attack reaction", "resource"}:
        return
    for line, ability in enumerate(abilities):
        if isinstance(ability, Continuous) and isinstance(ability.effect, Prevents):
            yield Fault(line, (), "this prevents nothing, as the card is never in the arena; say until when it does")


def prevention_faults(abilities: Sequence[Ability]) -> Iterator[Fault]:
    """Yield what is said to follow on prevention effects that only begin then: nothing has been prevented so far."""
    for line, ability in enumerate(abilities):
        for sequel in parts_of_kind(ability, Sequel):
            if mentions((sequel.effect,), Prevents):
                yield Fault(line, (), "this follows before anything is prevented; say what happens as it is prevented")


_OF_TOKENS: tuple[type[CreateNamedTokens | EquipToken | TransformObjects], ...] = (
    CreateNamedTokens,
    EquipToken,
    TransformObjects,
)
"""The kinds of effects that create tokens by name."""


def token_faults(abilities: Sequence[Ability]) -> Iterator[Fault]:
    """Yield the tokens that a card's abilities create by a name that no token has, so that nothing would happen."""
    for line, ability in enumerate(abilities):
        named = [one.token for kind in _OF_TOKENS for one in parts_of_kind(ability, kind) if one.token is not None]
        listed = (name for one in parts_of_kind(ability, CreateOneOfTokens) for name in one.tokens)
        for name in (*named, *listed):
            if not is_token_name(name):
                yield Fault(line, (name,), f"no token is called {name}")


def _references(record: object, around: tuple[Struct, ...]) -> Iterator[tuple[_Reference, tuple[Struct, ...]]]:
    """Yield the references within a record, with the records that they are within, the outermost first."""
    if isinstance(record, Objects | Filter | ItIs) and _is_reference(record):
        yield record, around
    if isinstance(record, tuple | frozenset):
        for member in record:
            yield from _references(member, around)
    elif isinstance(record, Struct):
        for value in _fields(record):
            yield from _references(value, (*around, record))


def _is_reference(record: _Reference) -> bool:
    """Whether a record means something only beside what its card says elsewhere."""
    return (
        isinstance(record, OfEvent | HasChosenName | IsChosen | IsTarget | IsTargetOfLayer | ItIs | OfLeading)
        or record == last_banished()
    )


def _fields(record: Struct) -> list[object]:
    return [*astuple(record)]


def _lacking(reference: _Reference, around: tuple[Struct, ...], abilities: Sequence[Ability]) -> str:
    """Return what would have to be said for a reference to mean anything, "" if it is said."""
    match reference:
        case OfLeading(name=name):
            names = {one.name for one in parts_of_kind(tuple(abilities), Leading)}
            may_be_given = any(isinstance(one, GetsAbility) for one in around)  # by another effect (1.7.6c)
            is_said, what = may_be_given or name in names, f"what 先行「{name}」 is"
        case _ if reference == last_banished():
            is_said = any(mentions(tuple(abilities), kind) for kind in (BanishObjects, Intimidate, SearchDeck))
            what = "what is banished"
        case HasChosenName():
            is_said, what = any(isinstance(one, NameCard) for one in around), "which name is chosen"
        case IsChosen() | ItIs():
            is_said, what = any(map(_chooses, around)), "what is chosen"
        case IsTarget():
            is_said, what = mentions(around[:1], Target), "what is a target"
        case IsTargetOfLayer():
            is_said, what = len([*parts_of_kind(around[0], Target)]) == 1, "which target is meant"
        case _:
            return _event_lacking(reference, [*_events(around)])
    return "" if is_said else what


def _chooses(record: Struct) -> bool:
    """Whether players determine an object for what a record says, or it is that of the effect which it replaces."""
    if isinstance(record, EffectOnObjects):
        return record.amount is not None
    return isinstance(record, ChooseAnyNumber | ChooseOne | Instead) or any(
        getattr(record, name, None) is not None for name in ("chosen", "next")
    )


def _events(around: Iterable[Struct]) -> Iterator[EventPattern]:
    """Yield the simple patterns of the events that what stands in some records is about."""
    for record in around:
        for value in _fields(record):
            if isinstance(value, EventPattern):
                every = [*parts_of_kind(value, EventPattern)]
                yield from (one for one in every if not any(isinstance(part, EventPattern) for part in _fields(one)))


def _event_lacking(reference: _Reference, events: list[EventPattern]) -> str:
    match reference:
        case OfAttack():
            is_said, what = any(not isinstance(one, NoAttack) for one in events), "that anything attacks or hits"
        case OfClash():
            is_said, what = any(isinstance(one, FailsToWinClash) for one in events), "who has not won a clash"
        case _:
            is_said, what = bool(events), "which event it is about"
    return "" if is_said else what
