"""Pronouns for what is elsewhere by then: それをタップする behind a sentence that has destroyed it."""

from collections.abc import Iterable, Iterator

from rulesdb.engine.kernel.cards.abilities import ResolutionAbility
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Objects
from rulesdb.engine.kernel.language.card_sheets import Fault
from rulesdb.engine.kernel.process.game_rules import reach
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.kernel.selection.contradictions import Zones
from rulesdb.engine.mtg.events.teller import ZONES
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.selection.filters import PLAY
from rulesdb.engine.mtg.selection.pronouns import It
from rulesdb.engine.mtg.verb_table import VERBS
from rulesdb.engine.mtg.verbs.objects import (
    CounterSpells,
    CreateTokens,
    DestroyPermanents,
    PutObjects,
    SacrificePermanents,
)

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
    found = (getattr(effect, name, None) for name in ("what", "to", "objects"))
    return next((one for one in found if isinstance(one, Objects)), None)


def _place_after(effect: DiscreteEffect, place: Zones) -> Zones:
    """Return the zone in which the objects of an effect are after it."""
    if isinstance(effect, PutObjects):
        return frozenset({effect.zone})
    if isinstance(effect, DestroyPermanents | SacrificePermanents | CounterSpells):
        return _GRAVEYARD
    if isinstance(effect, CreateTokens):
        return PLAY
    return None if effect.parts() else place
