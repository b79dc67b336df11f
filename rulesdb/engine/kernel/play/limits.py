"""Limits on activations of abilities in a turn, and effects that set a limit or allow activations beyond it.

An activation is counted against the limit or, beyond the limit, against the effect that allows it. Both counts are in
the state, by the id of an object or effect and a name.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.abilities import ActivatedAbility
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.event_kinds.effect_events import Tally
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

Key = tuple[int, str]
Sharing = Literal["each", "together"]
"""Whether every single ability of an object has a number of activations, or all of them share it."""


class SetsActivationLimit(ObjectEffect, frozen=True):
    """The limit of activated abilities is set."""

    amount: int
    """The new limit: activations in a turn, from 0."""
    sharing: Sharing = "each"
    """Whether the limit is that of every single ability, or of all abilities of an object together."""


class AllowsActivations(ObjectEffect, frozen=True):
    """An activated ability may be activated additional times, beyond its limit."""

    amount: int
    """Number of additional activations, from 1."""
    sharing: Sharing = "each"
    """Whether every ability of an object has the additional activations, or all share them."""


class Extra(NamedTuple):
    """An effect that allows activations beyond the limit."""

    effect: Any
    """The effect as data."""
    source: int
    """Id of the source of the effect."""
    key: Key
    """Key of the count of activations that the effect has allowed this turn."""
    left: int
    """Number of activations that the effect still allows this turn, from 0."""


G = TypeVar("G", bound=AnyGame)
Setting = Sequence[SetsActivationLimit]


class LimitRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of activation limits; an ability is given as the id of its object and its index."""

    limit: Callable[[G, int, int, Setting], int | None]
    """Return the limit of an ability, None for none; the last argument has the effects that set it, oldest first."""
    sets: Callable[[G, Any, EffectInForce, int, int], bool]
    """Whether an effect sets the limit of an ability."""
    allows: Callable[[G, Any, EffectInForce, int, int], bool]
    """Whether an effect allows additional activations of an ability, whether or not they are used up."""
    shared_by: Callable[[AllowsActivations, int, int], str]
    """Return the name of what an effect allows activations for: the objects, the object or the ability."""
    added_up: Callable[[list[Extra]], list[Extra]]
    """Return those of the effects for an ability that still allow an activation."""
    may_exceed: Callable[[list[Extra]], bool]
    """Whether an ability may be activated beyond its limit, by effects that allow it."""
    may_exceed_set: Callable[[list[Extra]], bool]
    """Whether an ability may be activated beyond a limit that an effect sets, by effects that allow it."""
    uses_extra: Callable[[G, int, int], bool]
    """Whether one of the effects that allow activations applies to the next activation of an ability."""
    choices: Callable[[G, int, int], list[Extra]]
    """Return the effects of which the player chooses the one that applies to an activation."""
    choice_rule: str
    """Identifier of the rule by which the player chooses."""

    def has_reached_limit(self, game: G, object_id: int, index: int) -> bool:
        """Whether an ability has been activated as often as its limit allows."""
        setting = self._setting(game, object_id, index)
        limit = self.limit(game, object_id, index, [effect for effect, _ in setting])
        if limit is None:
            return False
        counted = self._counted(game, object_id, index, setting)
        return limit <= sum([_used(game, _key(object_id, other)) for other in counted])

    def _setting(self, game: G, object_id: int, index: int) -> list[tuple[SetsActivationLimit, EffectInForce]]:
        """Return the effects that set the limit of an ability, the oldest first."""
        return [
            (effect, in_force)
            for effect, in_force in of_kind(game, SetsActivationLimit)
            if self.sets(game, effect, in_force, object_id, index)
        ]

    def _counted(
        self, game: G, object_id: int, index: int, setting: Sequence[tuple[SetsActivationLimit, EffectInForce]]
    ) -> Sequence[int]:
        """Return the indices of the abilities that share the limit of an ability, as the newest effect says."""
        if not setting or setting[-1][0].sharing == "each":
            return (index,)
        effect, in_force = setting[-1]
        return [
            other
            for other, ability in enumerate(abilities(game, object_id))
            if isinstance(ability, ActivatedAbility) and self.sets(game, effect, in_force, object_id, other)
        ]

    def may_exceed_limit(self, game: G, object_id: int, index: int) -> bool:
        """Whether an ability may be activated beyond its limit, which is printed or set by an effect."""
        may_exceed = self.may_exceed_set if self._setting(game, object_id, index) else self.may_exceed
        return may_exceed(self.extras_for(game, object_id, index))

    def extras_for(self, game: G, object_id: int, index: int) -> list[Extra]:
        """Return the effects that still allow an activation of an ability beyond its limit."""
        return self.added_up(list(self._allowing(game, object_id, index)))

    def _allowing(self, game: G, object_id: int, index: int) -> Iterator[Extra]:
        for effect, in_force in of_kind(game, AllowsActivations):
            if self.allows(game, effect, in_force, object_id, index):
                source, lasting = in_force.context.source, in_force.lasting
                name = f"{in_force.ability_index} past the limit of {self.shared_by(effect, object_id, index)}"
                key = (lasting.id if lasting else source, name)
                yield Extra(effect, source, key, effect.amount - _used(game, key))

    def usable_extras(self, game: G, object_id: int, index: int) -> list[Extra]:
        """Return the effects that could apply to the next activation of an ability; none within the limit."""
        return self.choices(game, object_id, index) if self.uses_extra(game, object_id, index) else []

    def chosen_extra(self, game: G, player: int, object_id: int, index: int) -> Extra | None:
        """Return the effect that applies to the next activation, chosen by the player; None within the limit."""
        usable = self.usable_extras(game, object_id, index)
        return usable[_picked(game, player, usable, self.choice_rule)] if usable else None


def _picked(game: AnyGame, player: int, extras: Sequence[Extra], rule: str) -> int:
    """Let a player choose an effect by the name of its source; return its index."""
    names: list[str] = [game.last_known(extra.source).card.name for extra in extras]
    labels = [
        f"{name} #{names[:at].count(name) + 1}" if names.count(name) > 1 else name for at, name in enumerate(names)
    ]
    return labels.index(game.pick(player, "extra activation", [*map(Name, labels)], rule).name)


def count_activation(game: AnyGame, object_id: int, index: int, extra: Extra | None) -> None:
    """Count an activation against the limit or, beyond the limit, against the effect ``extra`` that allows it."""
    key = _key(object_id, index) if extra is None else extra.key
    note(game, Tally(key=key, value=_used(game, key) + 1))


def _key(object_id: int, index: int) -> Key:
    return (object_id, f"activated {index}")


def _used(game: AnyGame, key: Key) -> int:
    found: int = game.state.counts.get(key, 0)
    return found
