"""Pronouns that mean nothing: none of the sentences before names such a thing, and no event has one."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, ModalAbility, ResolutionAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect
from rulesdb.engine.kernel.language.card_sheets import Fault
from rulesdb.engine.kernel.records.checked import fields_of
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.selection.pronouns import BlockedByIt, It, ThatPlayer, nouns_of_event
from rulesdb.engine.mtg.verbs.sequences import Sequence, named_in

Nouns = frozenset[str]
Found = tuple[It | ThatPlayer | BlockedByIt, bool]
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
        case ActivatedAbility():
            yield from _in_record(getattr(ability, "cost", None), [], frozenset())
            yield from _in_abilities(getattr(ability, "layer", ()), frozenset())
        case _:
            yield from _in_fields(ability, [], frozenset())


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
        case BlockedByIt():
            yield record, "blocked" in event
        case Ability():
            yield from _in_ability(record, [])
        case Sequence(effects=effects):
            yield from _in_order(effects, [*known], event)
        case tuple() | frozenset():
            for member in record:
                yield from _in_record(member, known, event)
        case Struct():
            yield from _in_fields(record, known, event)


def _in_fields(record: Struct, known: list[Nouns], event: Nouns) -> Iterator[Found]:
    for field in fields_of(type(record)):
        yield from _in_record(getattr(record, field.name), known, event)
