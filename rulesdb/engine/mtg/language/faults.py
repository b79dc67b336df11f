"""Faults of abilities: pronouns that mean nothing or what is elsewhere by then, and selections that nothing can fit.

No object is an instant in play, a land that is a spell, or a card in a graveyard that somebody controls.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import asdict, astuple

from rulesdb.engine.kernel.cards.abilities import ModalAbility, ResolutionAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Filter, Objects
from rulesdb.engine.kernel.language.card_sheets import Fault
from rulesdb.engine.kernel.process.game_rules import reach
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.kernel.selection.contradictions import SelectionRules, Zones
from rulesdb.engine.kernel.selection.filters import IsNamed, Yours
from rulesdb.engine.mtg.card_parts.abilities import Activated
from rulesdb.engine.mtg.card_parts.effects import Replaces
from rulesdb.engine.mtg.codec import VERBS
from rulesdb.engine.mtg.events.teller import ZONES
from rulesdb.engine.mtg.language.record_words import TYPES
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.selection.event_patterns import Goes, Moves, ShufflesIn
from rulesdb.engine.mtg.selection.filters import PLAY, HasType, IsAttacking, IsBlocking
from rulesdb.engine.mtg.selection.objects import NEVER_IN_PLAY, OfType
from rulesdb.engine.mtg.selection.pronouns import AmountOfEvent, BlockedByIt, It, ThatPlayer, nouns_of_event
from rulesdb.engine.mtg.state import CONTROLLED, SHARED, STACK
from rulesdb.engine.mtg.verbs.choices import May
from rulesdb.engine.mtg.verbs.objects import (
    CounterSpells,
    CreateTokens,
    DestroyPermanents,
    PutObjects,
    SacrificePermanents,
)
from rulesdb.engine.mtg.verbs.sequences import Sequence, named_in


def _implied(selection: Objects) -> tuple[Filter, ...]:
    """Return the type that a selection names."""
    return (HasType(selection.type),) if isinstance(selection, OfType) else ()


def _own_reason(facts: list[Filter], zones: Zones) -> str | None:
    if zones is not None and Yours() in facts and not zones & CONTROLLED:
        return "a card has a controller in play and on the stack alone"
    for one in facts:
        if isinstance(one, HasType) and one.type in NEVER_IN_PLAY and zones == PLAY:
            return f"{TYPES[one.type]} is never a permanent"
        if isinstance(one, HasType) and one.type == "land" and zones == frozenset[str]({STACK.name}):
            return f"{TYPES[one.type]} is never a spell"
    if len({one.name for one in facts if isinstance(one, IsNamed)}) > 1:
        return "an object has one name"
    if IsAttacking() in facts and IsBlocking() in facts:
        return "no creature attacks and blocks at once"
    return None


SELECTION_RULES = SelectionRules(
    zone_words=ZONES,
    places={PLAY | {"player"}: "場かプレイヤー"},
    shared_zones=SHARED,
    least_value=None,
    implied=_implied,
    own_reason=_own_reason,
    say=lambda described: printer().say(described),
    verbs=VERBS,
)
"""What is known of the objects of Magic."""


def replacement_faults(abilities: Iterable[Ability]) -> Iterator[Fault]:
    """Yield the replacements of a card's abilities by which something goes elsewhere that would go nowhere."""
    for line, ability in enumerate(abilities):
        for one in parts_of_kind(ability, Replaces):
            if isinstance(one.instead, Goes | ShufflesIn) and not isinstance(one.when, Moves):
                words = printer().say(one.instead)
                yield Fault(line, (words,), "only what would be put into a zone goes to another one instead")


Nouns = frozenset[str]
Found = tuple[It | ThatPlayer | BlockedByIt | AmountOfEvent, bool]
_NOTHING = " means nothing here: no sentence before it names such a thing; name it, such as 対象のクリーチャー"


def pronoun_faults(abilities: Iterable[Ability]) -> Iterator[Fault]:
    """Yield the pronouns of a card's abilities that mean nothing; sentences of a spell may stand on several lines."""
    known: list[Nouns] = []
    for line, ability in enumerate(abilities):
        said: list[str] = []
        for pronoun, is_meant in _in_ability(ability, known):
            words = printer().say(pronoun).removesuffix("自身")
            if not is_meant:
                yield Fault(line, (words,), f"{words}{_NOTHING}", said.count(words))
            said.append(words)


def _in_ability(ability: Ability, known: list[Nouns], event: Nouns = frozenset()) -> Iterator[Found]:
    """Yield the pronouns in an ability with whether they mean anything; ``known`` grows by what its sentences name."""
    match ability:
        case ResolutionAbility(effects=effects):
            yield from _in_order(effects, known, event)
        case ModalAbility(modes=modes):
            for mode in modes:
                yield from _in_ability(mode, [*known], event)
        case TriggeredAbility(on=on, while_=while_, layer=layer):
            event = nouns_of_event(on)
            yield from _in_record((on, while_), [], event)
            yield from _in_abilities(layer, event)
        case Activated(cost=cost, layer=layer):
            yield from _in_record(cost, [], frozenset())
            yield from _in_abilities(layer, frozenset())
        case _:
            yield from _in_record(astuple(ability), [], frozenset())


def _in_abilities(abilities: Iterable[Ability], event: Nouns) -> Iterator[Found]:
    known: list[Nouns] = []
    for ability in abilities:
        yield from _in_ability(ability, known, event)


def _in_order(effects: Iterable[DiscreteEffect], known: list[Nouns], event: Nouns) -> Iterator[Found]:
    for effect in effects:
        yield from _in_record(effect, known, event)
        known += named_in(effect)


def _in_record(record: object, known: list[Nouns], event: Nouns) -> Iterator[Found]:
    match record:
        case It(noun=noun):
            yield record, any(noun in nouns for nouns in (*known, event))
        case ThatPlayer():
            yield record, any("player" in nouns for nouns in (*known, event))
        case BlockedByIt() | AmountOfEvent():
            yield record, ("blocked" if isinstance(record, BlockedByIt) else "amount") in event
        case Ability():
            yield from _in_ability(record, [])
        case Sequence(effects=effects):
            yield from _in_order(effects, [*known], event)
        case May(effect=DiscreteEffect() as effect, then=DiscreteEffect() as then, who=who, otherwise=otherwise):
            yield from _in_order((effect, then), [*known], event)
            yield from _in_record((who, otherwise), known, event)
        case tuple() | frozenset():
            for member in record:
                yield from _in_record(member, known, event)
        case Struct():
            yield from _in_record(astuple(record), known, event)


_GRAVEYARD: frozenset[str] = frozenset({"graveyard"})


def displaced_faults(abilities: Iterable[Ability]) -> Iterator[Fault]:
    """Yield the pronouns of a card's abilities for objects that are where the effect does nothing to them."""
    for line, ability in enumerate(abilities):
        said: list[It] = []
        for spell in parts_of_kind(ability, ResolutionAbility):
            for pronoun, reached in _displaced(spell.effects):
                words = printer().say(pronoun)
                if reached:
                    place = "か".join(word for zone, word in ZONES.items() if zone in reached)
                    message = f"this is never done to {words}, but in {place} alone"
                    yield Fault(line, (words,), message, said.count(pronoun))
                said.append(pronoun)


def _displaced(effects: Iterable[DiscreteEffect]) -> Iterator[tuple[It, frozenset[str]]]:
    """Yield the pronouns, with the zones in which the effect does anything if all it means is elsewhere, else none."""
    place: Zones = None
    for effect in effects:
        named = _named(effect)
        reached: Zones = reach(VERBS, effect)
        if isinstance(named, It) and named.noun != "it":
            place = None  # it may be what was named before that
        is_displaced = place is not None and reached is not None and not place & reached
        for pronoun in parts_of_kind(effect, It):
            yield pronoun, reached if pronoun is named and is_displaced and reached else frozenset()
        if named is not None and not isinstance(named, It):
            place = named.zone_names()
        place = _place_after(effect, place)


def _named(effect: DiscreteEffect) -> Objects | None:
    """Return what an effect is on, None if it names no objects."""
    target = effect.phrase()
    if target is not None:
        return target.legal
    fields = asdict(effect)
    return next((one for one in map(fields.get, ("what", "to", "objects")) if isinstance(one, Objects)), None)


def _place_after(effect: DiscreteEffect, place: Zones) -> Zones:
    """Return the zone in which the objects of an effect are after it."""
    if isinstance(effect, PutObjects):
        return frozenset({effect.zone})
    if isinstance(effect, DestroyPermanents | SacrificePermanents | CounterSpells):
        return _GRAVEYARD
    if isinstance(effect, CreateTokens):
        return PLAY
    return None if effect.parts() else place
