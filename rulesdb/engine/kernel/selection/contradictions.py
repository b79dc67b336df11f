"""Selections that no object of a game can ever satisfy, with the reason: such as objects in two zones at once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from math import prod
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict, astuple

from rulesdb.engine.kernel.cards.roles import (
    Ability,
    DiscreteEffect,
    EventPattern,
    Filter,
    Objects,
    StateCondition,
    Target,
)
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.language.card_sheets import Fault
from rulesdb.engine.kernel.language.phrases import ANY, NOUN, PLAIN, Printer, UnsayableError
from rulesdb.engine.kernel.process.game_rules import Verbs, reach
from rulesdb.engine.kernel.selection.filters import (
    Anything,
    Both,
    Either,
    LiesInYourZone,
    LiesInZone,
    Not,
)

Zones = frozenset[str] | None
"""Names of zones, None for all of them."""
_MOST_CASES = 64
"""The greatest number of cases of "or" that are looked at; a selection of more is taken to be possible."""


class Contradiction(NamedTuple):
    """A part of a card that names what cannot exist."""

    part: Objects | Filter
    """The selection, or the filter."""
    problem: str
    """What is wrong with it, with ``{words}`` for its words."""


class SelectionRules(Struct, frozen=True, eq=False):
    """What a game says of its objects."""

    zone_words: Mapping[AnyName, str]
    """The word for each zone."""
    places: Mapping[frozenset[str], str]
    """The words for several zones together, such as the arena."""
    shared_zones: frozenset[str]
    """Zones that are no player's."""
    least_value: int | None
    """The least value of a numeric property, None where it can be negative."""
    implied: Callable[[Objects], tuple[Filter, ...]]
    """Return what a selection itself says of its objects, apart from its filter and its zones."""
    own_reason: Callable[[list[Filter], Zones], str | None]
    """Return a reason of the game alone against filters that an object in some zones would have to fit."""
    say: Callable[[Filter], str]
    """Return a filter in words."""
    verbs: Verbs = {}
    """The rows of the game's verbs."""

    def contradictions(self, record: object) -> Iterator[Contradiction]:
        """Yield the selections and filters within a record that nothing can satisfy, the outermost of each."""
        found = [*self._of_itself(record)]
        if not found:
            found = [one for inner in _parts(record) for one in self.contradictions(inner)]
        if not found and isinstance(record, DiscreteEffect):
            found = self._out_of_reach(record)
        yield from found

    def _of_itself(self, record: object) -> Iterator[Contradiction]:
        """Yield a selection or filter that nothing satisfies, and the filters that no object of an event fits."""
        if isinstance(record, Objects | Filter) and (reason := self._against(record)):
            yield Contradiction(record, f"nothing is ever {{words}}: {reason}")
        if isinstance(record, EventPattern) and record.acts_in is not None:
            for part in _parts(record):
                if isinstance(part, Filter) and (reason := self._against_all((part,), record.acts_in)):
                    yield Contradiction(part, f"nothing is ever {{words}}: {reason}")

    def _against(self, part: Objects | Filter) -> str | None:
        """Return the reason why nothing satisfies a selection or filter, None if something does."""
        if isinstance(part, Filter):
            return self._against_all((part,), None)
        described: Filter | None = asdict(part).get("filter")
        filters = (*self.implied(part), *(() if described is None else (described,)))
        return self._against_all(filters, part.zone_names())

    def _against_all(self, filters: Iterable[Filter], zones: Zones) -> str | None:
        """Return the reason against the first of the cases that filters leave open, if there is one against each."""
        every = Both(tuple(filters))
        if _number(every) > _MOST_CASES:
            return None
        reasons = [self._against_case(case, zones) for case in _cases(every)]
        return reasons[0] if reasons and all(reasons) else None

    def _against_case(self, facts: list[Filter], zones: Zones) -> str | None:
        return (
            self._of_opposites(facts)
            or self._of_zones(facts, zones)
            or self._of_values(facts)
            or self.own_reason(facts, _common([zones, *(one.zone_names() for one in facts)]))
        )

    def _of_opposites(self, facts: list[Filter]) -> str | None:
        for one in facts:
            if isinstance(one, Not) and (one.filter in facts or isinstance(one.filter, Anything)):
                return f"nothing both is and is not {self.say(one.filter)}"
        return None

    def _of_zones(self, facts: list[Filter], zones: Zones) -> str | None:
        left = zones or None
        for one in facts:
            if isinstance(one, LiesInYourZone) and one.zone in self.shared_zones:
                return f"{self._place({one.zone})} belongs to no player"
            named = one.zone_names()
            if isinstance(one, Not) and isinstance(one.filter, LiesInZone):
                if left is not None and left <= {one.filter.zone}:
                    return f"what is in {self._place(left)} is not outside of it"
            elif named is not None:
                if left is not None and not left & named:
                    return f"what is in {self._place(named)} is not in {self._place(left)}"
                left = named if left is None else left & named
        return None if zones is None or zones else "nothing is called so in such a zone"

    def _place(self, zones: Iterable[str]) -> str:
        together = frozenset(zones)
        words = (word for name, word in self.zone_words.items() if name in together)
        return self.places.get(together) or "か".join(words)

    def _of_values(self, facts: list[Filter]) -> str | None:
        bounds = [limits for one in facts if (limits := one.limits()) is not None]
        for stat in dict.fromkeys(bound.stat for bound in bounds):
            lows = [bound.low for bound in bounds if bound.stat == stat and bound.low is not None]
            highs = [bound.high for bound in bounds if bound.stat == stat and bound.high is not None]
            low = max([*lows, *(() if self.least_value is None else (self.least_value,))], default=None)
            if low is not None and highs and low > min(highs):
                return f"no number is {low} or more and {min(highs)} or less"
        return None

    def _out_of_reach(self, effect: DiscreteEffect) -> list[Contradiction]:
        """Return the objects of an effect to which it never happens where they are."""
        reached: Zones = reach(self.verbs, effect)
        values = asdict(effect)
        for one in (values.get(name) for name in ("what", "to", "target")):
            objects = one.legal if isinstance(one, Target) else one
            zones = objects.zone_names() if isinstance(objects, Objects) else None
            if isinstance(objects, Objects) and reached is not None and zones is not None and not zones & reached:
                return [Contradiction(objects, f"this is never done to {{words}}, but in {self._place(reached)} alone")]
        return []


def _cases(described: Filter, is_negated: bool = False) -> list[list[Filter]]:
    """Return the cases in which an object fits a filter, each as simple filters and opposites that hold together."""
    match described:
        case Not(filter=inner):
            return _cases(inner, not is_negated)
        case Both(filters=filters) | Either(filters=filters):
            each = [_cases(one, is_negated) for one in filters]
            if isinstance(described, Either) != is_negated:
                return [case for cases in each for case in cases]
            return [[fact for case in chosen for fact in case] for chosen in product(*each)]
    return [[Not(described) if is_negated else described]]


def _number(described: Filter, is_negated: bool = False) -> int:
    """Return the number of the cases in which an object fits a filter."""
    match described:
        case Not(filter=inner):
            return _number(inner, not is_negated)
        case Both(filters=filters) | Either(filters=filters):
            each = [_number(one, is_negated) for one in filters]
            return sum(each) if isinstance(described, Either) != is_negated else prod(each)
    return 1


def _common(zones: Iterable[Zones]) -> Zones:
    known = [one for one in zones if one is not None]
    return frozenset.intersection(*known) if known else None


def _parts(record: object) -> Iterable[object]:
    if isinstance(record, tuple | frozenset):
        return record
    return astuple(record) if isinstance(record, Struct) else ()


def selection_faults(rules: SelectionRules, printer: Printer, abilities: Iterable[Ability]) -> Iterator[Fault]:
    """Yield the selections of a card's abilities that no object of the game can ever satisfy."""
    for line, ability in enumerate(abilities):
        for part, problem in rules.contradictions(ability):
            words = tuple(ways_to_say(printer, part))
            yield Fault(line, words, problem.format(words=words[0] if words else "this"))


def ways_to_say(printer: Printer, part: Objects | Filter | StateCondition) -> Iterator[str]:
    """Yield the words for a selection, filter or condition, in each of the forms in which a card can have it."""
    for form in (ANY, PLAIN) if isinstance(part, Objects) else (PLAIN, NOUN):
        try:
            yield printer.say(part, form)
        except UnsayableError:
            continue
