"""Candidates: the plays and activations that could be legal for a player, so that no other object is asked about."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.abilities import ActivatedAbility
from rulesdb.engine.kernel.effects.actions import AllowingEffect
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities, are_abilities_printed
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Activate, Option, Play
from rulesdb.engine.kernel.state.state import AnyObject, CoreObject

AbilityOfObject = tuple[int, int]
"""An activated ability: the id of the object that has it, and its index among the abilities of the object."""

G = TypeVar("G", bound=AnyGame)


class CandidateRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of where to look for cards and abilities that a player could play and activate."""

    cards: Callable[[Iterable[int], G, int], Iterable[int]]
    """Return the ids of the cards in the zones from which a player plays cards; all objects are given first."""
    stack: Callable[[G], Collection[int]]
    """Return the ids of the objects on the stack, which nobody plays or activates again."""
    functional: Callable[[Iterable[AbilityOfObject], G], Iterable[AbilityOfObject]]
    """Return the activated abilities without those whose source alone shows that they do not function.

    It is asked while no effect changes the abilities of any object.
    """

    may_activate: Callable[[G, int, AbilityOfObject], bool]
    """Whether an activated ability could be a player's to activate, as far as its source alone shows.

    It is asked while nothing allows players what they may not do by the rules alone.
    """

    def permits_itself(self, item: AnyObject) -> bool:  # noqa: ARG002  (few do)
        """Whether an object, one of the special ones, has an ability that lets it be played from further zones."""
        return False

    def allows_any_zone(self, game: G) -> bool:  # noqa: ARG002  (see above)
        """Whether something besides effects may let players play cards from any zone."""
        return False

    def plays_others(self, allowing: Iterable[AllowingEffect]) -> bool:  # noqa: ARG002  (see above)
        """Whether an allowance lets players play cards of other owners."""
        return False

    def candidates(self, game: G, player: int) -> list[Option]:
        """Return every play and activation that could be legal for a player, in the order of the objects' ids."""
        allowing = of_kind(game, AllowingEffect)
        plays_others = self.plays_others(effect for effect, _ in allowing)
        is_open = bool(allowing) or self.allows_any_zone(game)
        cards, activations = set(self._cards(game, player, is_open)), self._activations(game, player, is_open)
        layers = self.stack(game)
        objects, found = game.state.objects, list[Option]()
        for object_id in sorted(cards.union(activations)):
            if object_id in layers:
                continue
            if object_id in cards and (plays_others or objects[object_id].owner == player):
                found.append(Play(object_id))
            found += activations.get(object_id, ())
        return found

    def _cards(self, game: G, player: int, is_open: bool) -> Iterable[int]:
        """Return the ids of objects, among them all that a player could play; decks have far more cards.

        ``is_open``: something may let the player do what the rules alone do not allow.
        """
        objects: Mapping[int, CoreObject] = game.state.objects
        if is_open:
            return objects
        permitting = game.keep("permitting", (objects, game.state.special), self._permitting, game)
        return (*self.cards(objects, game, player), *permitting)

    def _permitting(self, game: G) -> tuple[int, ...]:
        """Return the ids of the objects with an ability that lets them be played from further zones."""
        return game.keep_by_object("permits itself", (), game.state.special, frozenset(), self._if_it_permits_itself)

    def _if_it_permits_itself(self, _game: G, item: CoreObject) -> tuple[int, ...]:
        return (item.id,) if self.permits_itself(item) else ()

    def _activations(self, game: G, player: int, is_open: bool) -> Mapping[int, Sequence[Activate]]:
        """Return activations, among them all that could be legal for a player, by the id of the source."""
        activated = self._activated(game)
        if is_open:
            return _by_source(activated)
        return game.keep(("activations", player), (activated,), self._open_to, game, player, activated)

    def _open_to(self, game: G, player: int, activated: Iterable[AbilityOfObject]) -> Mapping[int, Sequence[Activate]]:
        if not are_abilities_printed(game):
            return _by_source(ability for ability in activated if self.may_activate(game, player, ability))
        sources = _by_source(activated)

        def open_of(game: G, item: CoreObject) -> list[AbilityOfObject]:
            found = [(one.object, one.ability) for one in sources[item.id]]
            return [ability for ability in found if self.may_activate(game, player, ability)]

        anew = game.rules.effects.depending_on_more(game)
        return _by_source(game.keep_by_object(("open to", player), (), sources, anew, open_of))

    def _activated(self, game: G) -> Iterable[AbilityOfObject]:
        """Return the activated abilities among which all functional ones are."""
        every = (
            (object_id, index)
            for object_id in game.state.objects
            for index, ability in enumerate(abilities(game, object_id))
            if isinstance(ability, ActivatedAbility)
        )
        return self.functional(every, game) if are_abilities_printed(game) else every

    def exists(self, game: G, option: Option) -> bool:
        """Whether the object of a play or activation exists, and the index of the ability is within its abilities."""
        if isinstance(option, Activate):
            return game.has(option.object) and 0 <= option.ability < len(abilities(game, option.object))
        return not isinstance(option, Play) or game.has(option.object)


def _by_source(activated: Iterable[AbilityOfObject]) -> Mapping[int, Sequence[Activate]]:
    """Return the activations of abilities by the ids of their sources."""
    found: dict[int, list[Activate]] = {}
    for object_id, index in activated:
        found.setdefault(object_id, []).append(Activate(object_id, index))
    return found
