"""A running game of Flesh and Blood, with the queries that rules, effects and cards make."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Self

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import ChainLink, Object, State
from rulesdb.engine.fab.zones import ARENA, ZoneName
from rulesdb.engine.kernel.cards.roles import Effect
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import Game as KernelGame
from rulesdb.engine.kernel.process.options import Option


@book.definition("7.0.3b#sentence-1")
def active_link(state: State) -> ChainLink | None:
    """The active chain link is the most recent one until the combat chain closes, even if it has resolved."""
    return state.links[-1] if state.links else None


class Game(KernelGame[State, Option]):
    """A running game of Flesh and Blood."""

    self_replacing: tuple[EffectInForce, ...] = ()
    """The self-replacement effects of the effect that is being generated (6.4.7)."""
    applying_instead: tuple[Effect, ...] = ()
    """Those that wait for the application of the layer-continuous effect that is being generated (6.4.7b)."""

    is_unrestricted = False
    """Whether what players cannot do is disregarded, to find out what would be possible otherwise."""

    def without_restrictions(self) -> Self:
        """Return a game in the same state that disregards what players cannot do."""
        game = self.at(self.state)
        game.is_unrestricted = True
        return game

    @staticmethod
    def steady_parts(state: State) -> tuple[object, ...]:
        """Return the parts of a state on which it depends what abilities there are, and which of them function.

        With the turn-player, who controls the effects of a source without a controller and an owner.
        """
        return state.objects, state.special, state.lasting, state.resolving, state.turn_player, state.links, state.since

    object: ClassVar[Callable[["Game", int], Object]] = KernelGame.last_known  # type: ignore[assignment]  # of the state
    """Return the object of an id, or its last known information (1.2.3a)."""

    if TYPE_CHECKING:  # so that the name of a zone that does not exist is found

        def zone(self, name: ZoneName, player: int | None = None) -> tuple[int, ...]:
            """Return the ids of the objects in a zone, in order."""

    def counterclockwise(self, first: int) -> tuple[int, ...]:
        """Return the players who have not lost, in counterclockwise order from one of them (for misreadings)."""
        selected, *others = self.clockwise(first)
        return (selected, *reversed(others))

    def hero(self, player: int) -> int | None:
        """Return the id of a player's hero, None if the player has none any more."""
        heroes = self.zone("hero", player)
        return heroes[0] if heroes else None

    @property
    def link(self) -> ChainLink | None:
        """The active chain link, None if there is none (7.0.3b)."""
        return active_link(self.state)

    def defending(self, link: ChainLink | None = None) -> tuple[int, ...]:
        """Return the ids of the defending cards of a chain link, by default of the active one."""
        active = link or self.link
        return tuple(card for card, _ in active.defending) if active else ()

    def on_chain_as_defending(self) -> tuple[int, ...]:
        """Return the ids of the cards that defend on any chain link: they do until they leave the chain (7.0.5a)."""
        return tuple(card for link in self.state.links for card, _ in link.defending)

    def in_arena(self) -> tuple[Object, ...]:
        """Return the objects in the zones of the arena, in the order of their ids."""
        return tuple(map(self.state.objects.__getitem__, self.ids_in_arena()))

    def ids_in_arena(self) -> tuple[int, ...]:
        """Return the ids of the objects in the zones of the arena, in order."""
        ids: tuple[int, ...] = self.keep("arena", (self.state.zones,), self._ids_in_arena)
        return ids

    def _ids_in_arena(self) -> tuple[int, ...]:
        found = (ids for zone, ids in self.state.zones.items() if zone.name in ARENA)
        return tuple(sorted(chain.from_iterable(found)))

    def objects(self) -> Iterator[Object]:
        """Return every object of the game."""
        return iter(self.state.objects.values())
