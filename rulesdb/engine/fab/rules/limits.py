"""Activation limits of activated abilities (5.2.1a), and effects that set a limit or allow more activations (5.2.3).

An activation is counted against the limit or, beyond the limit, against the effect that allows it. Both counts are per
turn and are kept in ``State.counts``.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.effects import MoreActivations, SetsLimit
from rulesdb.engine.fab.events import Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import attacks
from rulesdb.engine.kernel.effect_rules import EffectInForce
from rulesdb.engine.kernel.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.options import Name
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.properties import abilities

Key = tuple[int, str]


class Extra(NamedTuple):
    """An effect that allows activations beyond the limit."""

    effect: MoreActivations
    """The effect as data."""
    source: int
    """Id of the source of the effect."""
    key: Key
    """Key in ``State.counts`` of the activations that the effect has allowed this turn."""
    left: int
    """Number of activations that the effect still allows this turn, from 0."""


@book.filter("5.2.1a#sentence-2")
def has_reached_its_limit(game: Game, object_id: int, index: int) -> bool:
    """The limit is the maximum number of times that an ability can be activated."""
    setting = _setting(game, object_id, index)
    limit = limit_of(game, object_id, index, setting)
    return limit is not None and limit <= sum(
        _used(game, object_id, other_index) for other_index in _counted_with(game, object_id, index, setting)
    )


def is_at_its_limit(game: Game, object_id: int, index: int) -> bool:
    """Whether an ability has reached its limit in this state; an activation asks for it several times."""
    return game.once(("limit", object_id, index), has_reached_its_limit, game, object_id, index)


def _once(ability: Activated) -> int | None:
    return 1 if ability.limit is None else ability.limit


@book.definition("5.2.1a#sentence-3", _once, "制限が書かれていない能力も、1ターンに1回だけ起動できるとする読み方")
def printed_limit(ability: Activated) -> int | None:
    """Without a printed limit, which is None, an ability can be activated any number of times."""
    return ability.limit


def _adding(game: Game, object_id: int, index: int, setting: list[tuple[SetsLimit, EffectInForce]]) -> int | None:
    """Return the printed limit plus the totals that effects state (misreading of 5.2.3e)."""
    printed = printed_limit(_activated(game, object_id, index))
    return None if printed is None else printed + sum(effect.amount for effect, _ in setting)


@book.definition("5.2.3e#sentence-1", _adding, "合計の回数を述べる効果も、その回数を制限に足すとする読み方")
def limit_of(game: Game, object_id: int, index: int, setting: list[tuple[SetsLimit, EffectInForce]]) -> int | None:
    """An effect that states a total number of activations sets the limit; of several such effects the newest holds."""
    return setting[-1][0].amount if setting else printed_limit(_activated(game, object_id, index))


def _setting(game: Game, object_id: int, index: int) -> list[tuple[SetsLimit, EffectInForce]]:
    """Return the effects that set the limit of an activated ability, the oldest first."""
    return [
        (effect, active_effect)
        for effect, active_effect in of_kind(game, SetsLimit)
        if _is_set_by(game, effect, active_effect, object_id, index)
    ]


def _is_set_by(game: Game, effect: SetsLimit, active_effect: EffectInForce, object_id: int, index: int) -> bool:
    """Whether an effect sets the limit of an ability of an object."""
    if effect.attacks_only and is_no_attack(_activated(game, object_id, index)):
        return False
    return applies_to(game, active_effect, object_id)


def _counted_with(game: Game, object_id: int, index: int, setting: list[tuple[SetsLimit, EffectInForce]]) -> list[int]:
    """Return the indices of the abilities that count against one limit with this one, itself included."""
    if not setting or setting[-1][0].sharing == "each":
        return [index]
    effect, active = setting[-1]
    return [
        other_index
        for other_index in _indices(game, object_id)
        if _is_set_by(game, effect, active, object_id, other_index)
    ]


def may_go_past(game: Game, object_id: int, index: int) -> bool:
    """Whether an ability may be activated beyond its limit, which is printed or set by an effect."""
    may_exceed = may_go_past_a_set_limit if _setting(game, object_id, index) else may_go_past_its_limit
    return may_exceed(extras(game, object_id, index))


@book.filter("5.2.3#sentence-2")
def may_go_past_its_limit(allowing: list[Extra]) -> bool:
    """An ability may be activated beyond its limit as many times as effects allow."""
    return bool(allowing)


@book.filter("5.2.3e#sentence-2")
def may_go_past_a_set_limit(allowing: list[Extra]) -> bool:
    """A limit that an effect sets can be surpassed by effects that allow additional activations."""
    return bool(allowing)


def extras(game: Game, object_id: int, index: int) -> list[Extra]:
    """Return the effects that still allow an activation of an ability beyond its limit."""
    return added_up(list(_allowing(game, object_id, index)))


def _the_greatest_alone(found: list[Extra]) -> list[Extra]:
    greatest = max(found, key=lambda one: one.effect.amount, default=None)
    return [greatest] if greatest is not None and greatest.left > 0 else []


@book.definition(
    "5.2.3d#sentence-1", _the_greatest_alone, "追加を許す効果が重なっても、いちばん多い回数だけが有効とする読み方"
)
def added_up(found: list[Extra]) -> list[Extra]:
    """Effects that allow additional activations are cumulative: each effect not used up still allows an activation."""
    return [extra for extra in found if extra.left > 0]


def _allowing(game: Game, object_id: int, index: int) -> Iterator[Extra]:
    for effect, active_effect in of_kind(game, MoreActivations):
        if _allows(game, effect, active_effect, object_id, index):
            of_object, counted = _SHARING[effect.sharing]
            shared = counted(of_object(object_id), index)
            key = (
                active_effect.lasting.id if active_effect.lasting else active_effect.context.source,
                f"{active_effect.ability_index} past the limit of {shared}",
            )
            yield Extra(effect, active_effect.context.source, key, effect.amount - game.state.counts.get(key, 0))


def _allows(game: Game, effect: MoreActivations, active_effect: EffectInForce, object_id: int, index: int) -> bool:
    """Whether an effect allows additional activations of an ability of an object."""
    if is_about_attacks(effect) and is_no_attack(_activated(game, object_id, index)):
        return False
    return is_for_the_ability(game, active_effect, object_id)


def _for_every_ability(_game: Game, _active_effect: EffectInForce, _object_id: int) -> bool:
    return True


@book.definition(
    "5.2.3#sentence-1", _for_every_ability, "追加の起動の許可は、効果が指すもの以外の能力にも及ぶとする読み方"
)
def is_for_the_ability(game: Game, active_effect: EffectInForce, object_id: int) -> bool:
    """An effect allows an ability to be activated additional times if it applies to the source of the ability."""
    return applies_to(game, active_effect, object_id)


def _of_all_objects(_object_id: int) -> str:
    return "all"


@book.definition(
    "5.2.3a#sentence-1",
    _of_all_objects,
    "能力すべてへの許可は、及ぶオブジェクトのうち1つにだけ使えるとする読み方",
)
def object_with_all_abilities(object_id: int) -> str:
    """An effect that allows all abilities on objects additional activations is counted for each object."""
    return f"{object_id}"


def _of_the_object(of_object: str, _index: int) -> str:
    return of_object


def _of_the_ability(of_object: str, index: int) -> str:
    return f"{of_object} {index}"


@book.definition(
    "5.2.3a#sentence-2",
    _of_the_object,
    "オブジェクトの能力すべてへの許可でも、どれか1つしか追加で起動できないとする読み方",
)
def counted_for_each(of_object: str, index: int) -> str:
    """Additional activations for all abilities of an object apply to each ability: each ability has its own count."""
    return _of_the_ability(of_object, index)


@book.definition(
    "5.2.3b#sentence-1",
    _of_all_objects,
    "オブジェクトへの許可は、及ぶオブジェクトのうち1つにだけ使えるとする読み方",
)
def object_as_a_whole(object_id: int) -> str:
    """An effect that allows objects additional activations is counted for each object."""
    return f"{object_id}"


@book.definition(
    "5.2.3b#sentence-3",
    _of_the_ability,
    "オブジェクトについての許可でも、能力ごとにその回数まで追加で起動できるとする読み方",
)
def counted_together(of_object: str, index: int) -> str:
    """Additional activations for an object are shared by all of its abilities: the abilities have one count."""
    return _of_the_object(of_object, index)


_SHARING = {
    "each": (object_with_all_abilities, counted_for_each),
    "together": (object_as_a_whole, counted_together),
}


def _only_attacks(_effect: MoreActivations) -> bool:
    return True


@book.definition(
    "5.2.3c#sentence-1", _only_attacks, "追加の起動を許す効果は、どれも攻撃についてだけのものだとする読み方"
)
def is_about_attacks(effect: MoreActivations) -> bool:
    """An effect can allow a source to attack additional times."""
    return effect.attacks_only


@book.filter("5.2.3c#sentence-2")
def is_no_attack(ability: Activated) -> bool:
    """Attacking with a source means activating one of its abilities that has the attack ability or an attack effect."""
    return not attacks(ability)


def most_useful_extra(game: Game, object_id: int, index: int) -> Extra | None:
    """Return the effect that is the least restrictive for an activation beyond the limit; None within the limit."""
    return max(_usable(game, object_id, index), key=lambda one: one.effect.as_instant, default=None)


def extra_for(game: Game, player: int, object_id: int, index: int) -> Extra | None:
    """Return the effect that allows an activation beyond the limit, chosen by the player; None within the limit."""
    usable = _usable(game, object_id, index)
    return _which_extra(game, player, usable) if usable else None


def _usable(game: Game, object_id: int, index: int) -> list[Extra]:
    """Return the effects that could apply to an activation beyond the limit; none within the limit."""
    return open_to_choice(game, object_id, index) if uses_an_effect(game, object_id, index) else []


def _always(_game: Game, _object_id: int, _index: int) -> bool:
    return True


@book.definition("5.2.3b#sentence-2", _always, "追加の起動を許す効果は、制限の中での起動にも、先に使われるとする読み方")
def uses_an_effect(game: Game, object_id: int, index: int) -> bool:
    """An effect that allows additional activations applies when an ability is activated beyond its limit."""
    return is_at_its_limit(game, object_id, index)


def _the_oldest(game: Game, object_id: int, index: int) -> list[Extra]:
    return extras(game, object_id, index)[:1]


@book.definition("5.2.3d#sentence-2", _the_oldest, "どの効果で制限を超えるのかは選べず、古い効果から使うとする読み方")
def open_to_choice(game: Game, object_id: int, index: int) -> list[Extra]:
    """If several effects could allow an activation beyond the limit, the player chooses which one applies to it."""
    return extras(game, object_id, index)


def _which_extra(game: Game, player: int, able: list[Extra]) -> Extra:
    """Let the player choose the effect that applies to an activation beyond the limit."""
    names = [game.object(extra.source).card.name for extra in able]
    labels = [
        f"{name} #{names[:at].count(name) + 1}" if names.count(name) > 1 else name for at, name in enumerate(names)
    ]
    chosen = game.pick(player, "extra activation", [*map(Name, labels)], open_to_choice.id).name
    return able[labels.index(chosen)]


def count_activation(game: Game, object_id: int, index: int, extra: Extra | None) -> None:
    """Count an activation against the limit or, beyond the limit, against the effect ``extra`` that allows it."""
    if extra is None:
        note(game, Tally(key=_key(object_id, index), value=_used(game, object_id, index) + 1))
    else:
        note(game, Tally(key=extra.key, value=game.state.counts.get(extra.key, 0) + 1))


def _used(game: Game, object_id: int, index: int) -> int:
    return game.state.counts.get(_key(object_id, index), 0)


def _key(object_id: int, index: int) -> Key:
    return (object_id, f"activated {index}")


def _indices(game: Game, object_id: int) -> list[int]:
    return [index for index, ability in enumerate(abilities(game, object_id)) if isinstance(ability, Activated)]


def _activated(game: Game, object_id: int, index: int) -> Activated:
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    return ability
