"""How often an ability may be activated: its limit (5.2.1a), and what effects do to it (5.2.3).

An activation is counted either against the limit or, past it, against the effect that allows it. Both counts are of
this turn, and stand beside each other in the state's ``counts``.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.effects import MoreActivations, SetsLimit
from rulesdb.engine.fab.continuous import Active, abilities, applies_to, of_kind
from rulesdb.engine.fab.event_pipeline import note
from rulesdb.engine.fab.events import Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.options import Name
from rulesdb.engine.fab.rules.activated import attacks

Key = tuple[int, str]


class Extra(NamedTuple):
    """An effect that allows activations past the limit: ``left`` of them yet; they are counted under ``key``."""

    effect: MoreActivations
    source: int
    key: Key
    left: int


@book.filter("5.2.1a")
def has_reached_its_limit(game: Game, number: int, place: int) -> bool:
    """An ability with a limit is activated no more often than the limit says; without one, as often as one likes."""
    setting = _setting(game, number, place)
    limit = limit_of(game, number, place, setting)
    return limit is not None and limit <= sum(
        _used(game, number, each) for each in _counted_with(game, number, place, setting)
    )


def _adding(game: Game, number: int, place: int, setting: list[tuple[SetsLimit, Active]]) -> int | None:
    """Take what says how often in total for what adds to the limit."""
    printed = _activated(game, number, place).limit
    return None if printed is None else printed + sum(effect.amount for effect, _ in setting)


@book.definition("5.2.3e", _adding, "合計の回数を述べる効果も、その回数を制限に足すとする読み方")
def limit_of(game: Game, number: int, place: int, setting: list[tuple[SetsLimit, Active]]) -> int | None:
    """An effect that says how often in total sets the limit: however many there are, the newest one's number holds."""
    return setting[-1][0].amount if setting else _activated(game, number, place).limit


def _setting(game: Game, number: int, place: int) -> list[tuple[SetsLimit, Active]]:
    """Return the effects that set the limit of an ability, the oldest first."""
    return [(effect, each) for effect, each in of_kind(game, SetsLimit) if _covers(game, effect, each, number, place)]


def _counted_with(game: Game, number: int, place: int, setting: list[tuple[SetsLimit, Active]]) -> list[int]:
    """Return the abilities of an object whose activations count against one limit: more than one where it is shared."""
    if not setting or setting[-1][0].sharing == "each":
        return [place]
    effect, active = setting[-1]
    return [each for each in _places(game, number) if _covers(game, effect, active, number, each)]


@book.filter("5.2.3")
def may_go_past_its_limit(game: Game, number: int, place: int) -> bool:
    """An effect that allows more activations lets the limit be passed, as often as the effect says."""
    return bool(extras(game, number, place))


def extras(game: Game, number: int, place: int) -> list[Extra]:
    """Return the effects that allow one more activation of an ability past its limit."""
    return added_up(list(_allowing(game, number, place)))


def _the_greatest_alone(found: list[Extra]) -> list[Extra]:
    greatest = max(found, key=lambda each: each.effect.amount, default=None)
    return [greatest] if greatest is not None and greatest.left > 0 else []


@book.definition("5.2.3d", _the_greatest_alone, "追加を許す効果が重なっても、いちばん多い回数だけが有効とする読み方")
def added_up(found: list[Extra]) -> list[Extra]:
    """Several effects that allow more activations add up: each that has not been used up still allows one."""
    return [each for each in found if each.left > 0]


def _allowing(game: Game, number: int, place: int) -> Iterator[Extra]:
    for effect, each in of_kind(game, MoreActivations):
        if _covers(game, effect, each, number, place):
            shared = _SHARING[effect.sharing](number, place)
            key = (each.lasting.id if each.lasting else each.context.source, f"{each.place} past the limit of {shared}")
            yield Extra(effect, each.context.source, key, effect.amount - game.state.counts.get(key, 0))


def _of_the_object(number: int, place: int) -> str:  # noqa: ARG001  (the other reading needs both)
    return f"{number}"


def _of_the_ability(number: int, place: int) -> str:
    return f"{number} {place}"


@book.definition(
    "5.2.3a", _of_the_object, "オブジェクトの能力すべてへの許可でも、どれか1つしか追加で起動できないとする読み方"
)
def counted_for_each(number: int, place: int) -> str:
    """Where all abilities of an object may be activated more often, so may each of them: they are counted apart."""
    return _of_the_ability(number, place)


@book.definition(
    "5.2.3b", _of_the_ability, "オブジェクトについての許可でも、能力ごとにその回数まで追加で起動できるとする読み方"
)
def counted_together(number: int, place: int) -> str:
    """Where an object may be activated more often, its abilities share the number: they are counted together."""
    return _of_the_object(number, place)


_SHARING = {"each": counted_for_each, "together": counted_together}


def _covers(game: Game, effect: MoreActivations | SetsLimit, each: Active, number: int, place: int) -> bool:
    """Whether an effect about how often abilities may be activated is about this one."""
    if effect.attacks_only and is_no_attack(_activated(game, number, place)):
        return False
    return applies_to(game, each, number)


@book.filter("5.2.3c")
def is_no_attack(ability: Activated) -> bool:
    """To attack with a source is to activate an ability of it that has the attack keyword or an attack effect."""
    return not attacks(ability)


def most_useful_extra(game: Game, number: int, place: int) -> Extra | None:
    """Return the effect that leaves a player most room for an activation past the limit; None within the limit."""
    if not has_reached_its_limit(game, number, place):
        return None
    return max(extras(game, number, place), key=lambda each: each.effect.as_instant, default=None)


def extra_for(game: Game, player: int, number: int, place: int) -> Extra | None:
    """Return the effect that an activation uses; None for one within the limit."""
    if not has_reached_its_limit(game, number, place):
        return None
    return which_extra(game, player, extras(game, number, place))


def _the_oldest(_game: Game, _player: int, able: list[Extra]) -> Extra:
    return able[0]


@book.definition("5.2.3d", _the_oldest, "どの効果で制限を超えるのかは選べず、古い効果から使うとする読み方")
def which_extra(game: Game, player: int, able: list[Extra]) -> Extra:
    """Where several effects could allow an activation past the limit, the player chooses which one applies to it."""
    names = [game.object(each.source).card.name for each in able]
    labels = [
        f"{name} #{names[:at].count(name) + 1}" if names.count(name) > 1 else name for at, name in enumerate(names)
    ]
    chosen = game.pick(player, "extra activation", [*map(Name, labels)], which_extra.id).name
    return able[labels.index(chosen)]


def count_activation(game: Game, number: int, place: int, extra: Extra | None) -> None:
    """Count an activation against the limit or, past it, against the effect that allows it."""
    if extra is None:
        note(game, Tally(key=_key(number, place), value=_used(game, number, place) + 1))
    else:
        note(game, Tally(key=extra.key, value=game.state.counts.get(extra.key, 0) + 1))


def _used(game: Game, number: int, place: int) -> int:
    return game.state.counts.get(_key(number, place), 0)


def _key(number: int, place: int) -> Key:
    return (number, f"activated {place}")


def _places(game: Game, number: int) -> list[int]:
    return [place for place, each in enumerate(abilities(game, number)) if isinstance(each, Activated)]


def _activated(game: Game, number: int, place: int) -> Activated:
    ability = abilities(game, number)[place]
    assert isinstance(ability, Activated)
    return ability
