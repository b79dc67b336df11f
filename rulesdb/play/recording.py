"""The recording of a check: from the states that a game went through to the pictures of a board, line by line.

A recording costs little while the check is played: the states are kept as they are. What a board shows of them is
worked out afterwards, by the rows of the game (``BoardRules``), under the rules that were in force.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from operator import is_
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import AnyObject, CoreObject, CoreState
from rulesdb.proofs.boards import BoardZone, Changes, Ladder, LadderStep

S = TypeVar("S", bound=CoreState)
G = TypeVar("G", bound=AnyGame)

_HEAD = "h"

Picture = dict[str, object]
"""The entries of a picture of the board (proofs/boards.py)."""


class Moment(NamedTuple, Generic[S]):
    """A state of the game, from a line of the account on."""

    line: int
    """Number of lines of the account before it."""
    state: S
    """The state."""


class LadderRules(Struct, Generic[G], frozen=True, eq=False):
    """What a board shows of the order in which effects change the properties of objects."""

    section: str
    """Identifier of the section of the rules on that order, whose checks have ladders."""
    ladder: Ladder
    """The stages."""
    steps: Callable[[G, int, Callable[[int], str]], Iterable[LadderStep]]
    """Return the changes of an object's properties, in order; the last argument names objects by their ids."""


class BoardRules(Struct, Generic[S, G], frozen=True, eq=False):
    """What a board shows of the states of a game."""

    game: Callable[[S], G]
    """Return a game in a state, for queries."""
    zones: Mapping[str, BoardZone]
    """The zones that are shown, by name, in the order of the board; zones with the same row are one on the board."""
    phase: Callable[[S], str]
    """Return the phase or step, "" for none."""
    points: Callable[[G, int], Iterable[tuple[str, int]]]
    """Return the points of a player that are worth showing, with their nouns."""
    values: Callable[[G, int], str]
    """Return the values of an object that are worth showing, such as its power."""
    remarks: Callable[[G, AnyObject, Callable[[int], str]], Iterable[str]]
    """Return remarks on an object, such as its counters; the last argument names objects by their ids."""
    looked_at: Callable[[S], tuple[object, ...]]
    """Return the parts of a state, beside an object and effects on it, on which its values and remarks depend."""
    behind_points: Callable[[S, int], tuple[object, ...]]
    """Return the parts of a state, beside these, on which the points of a player depend."""
    quiet: frozenset[str]
    """Names of the zones whose objects have no values on the board, and remarks that depend on the object alone."""
    ladders: LadderRules[G] | None = None
    """The ladders of checks of the order of effects, None for a game without."""

    def ladders_for(self, claims: Iterable[str]) -> LadderRules[G] | None:
        """Return the ladders of a check with these claims, None if it has none."""
        ladders = self.ladders
        is_on_order = ladders is not None and any(claim.startswith(f"{ladders.section}.") for claim in claims)
        return ladders if is_on_order else None


class Recording(NamedTuple, Generic[S, G]):
    """A recorded game."""

    rules: BoardRules[S, G]
    """What a board shows of it."""
    narrator: CoreNarrator
    """The narrator of the game, who names objects without a name."""
    moments: tuple[Moment[S], ...]
    """The states, in order; never empty."""


AnyRecording = Recording[OfAnyGame, OfAnyGame]
"""A recorded game of any kind."""


class Painter(Generic[S, G]):
    """Paints the pictures of a recording one after the other: each as the changes since the one before."""

    def __init__(
        self,
        recording: Recording[S, G],
        card: Callable[[str], int],
        ladders: LadderRules[G] | None = None,
        *,
        is_tolerant: bool = False,
    ) -> None:
        """Begin with an empty board; ``card`` returns the index of the sheet of a card, by its name.

        Where a rule is switched off a painter has to be tolerant: what cannot be worked out without it is left out.
        """
        self._ladders = ladders
        self._tolerated = (Exception,) if is_tolerant else ()
        self._rules = recording.rules
        self._narrator = recording.narrator
        self._card = card
        rows = [*dict.fromkeys(recording.rules.zones.values())]
        self._keys = {name: (f"z{rows.index(row)}", row.is_shared) for name, row in recording.rules.zones.items()}
        self._state: S | None = None
        self._looked_at: tuple[object, ...] = (None,)
        self._painted: tuple[object, ...] = (None,)
        self._pieces: dict[int, tuple[CoreObject, str, object]] = {}
        self._of_players: dict[int, tuple[tuple[object, ...], object]] = {}
        self._picture: Picture = {}

    def changes_to(self, state: S) -> Changes:
        """Paint a state, and return what has changed on the board."""
        if state is self._state:
            return ()
        self._state = state
        looked_at = self._rules.looked_at(state)
        is_alike = _is_same(looked_at, self._looked_at)
        painted = (state.zones, state.objects, state.players)
        now: Picture = {_HEAD: self._head(state)}
        if not is_alike or not _is_same(painted, self._painted):
            self._looked_at, self._painted = looked_at, painted
            game = self._rules.game(state)
            is_fixed = is_alike and self._has_no_effects(game)
            now |= self._points(game, is_fixed=is_fixed) | self._in_zones(game, is_fixed=is_fixed)
            now |= self._ladders_in(game)
            now |= {key: None for key in self._picture if key not in now}
        changes = {key: value for key, value in now.items() if self._picture.get(key) != value}
        self._picture |= changes
        return tuple(changes.items())

    def are_alike(self, state: S, other: S) -> bool:
        """Whether two states have the same picture, as far as no sentence that a picture shows is switched off."""
        is_known = state.zones == other.zones and state.objects == other.objects and state.players == other.players
        looked_at = self._rules.looked_at
        return is_known and self._head(state) == self._head(other) and looked_at(state) == looked_at(other)

    def _head(self, state: S) -> object:
        """Return what is true of the game."""
        resolving = None if state.resolving is None else state.objects.get(state.resolving)
        serial = None if resolving is None else resolving.serial
        lost = tuple(index for index, player in enumerate(state.players) if player.has_lost)
        return state.turn_player, self._rules.phase(state), state.priority, serial, lost

    def _has_no_effects(self, game: G) -> bool:
        """Whether no continuous effect changes properties of objects."""
        with suppress(*self._tolerated):
            return not effects_in_force(game).changed
        return False

    def _points(self, game: G, *, is_fixed: bool) -> Picture:
        """Return the entries of the players."""
        for player in range(len(game.state.players)):
            behind = self._rules.behind_points(game.state, player)
            known = self._of_players.get(player)
            if not is_fixed or known is None or not _is_same(behind, known[0]):
                points: object = ()
                with suppress(*self._tolerated):
                    points = tuple(self._rules.points(game, player))
                self._of_players[player] = behind, points
        return {f"p{player}": points for player, (_, points) in self._of_players.items()}

    def _in_zones(self, game: G, *, is_fixed: bool) -> Picture:
        """Return the entries of zones and cards; a shared zone that is not between is its controllers'."""
        found: Picture = {}
        in_zones: dict[str, list[int]] = {}
        state = game.state
        objects, quiet = state.objects, self._rules.quiet
        for zone, ids in state.zones.items():
            known_key = self._keys.get(zone.name)
            if not ids or known_key is None:
                continue
            key, is_shared = known_key
            is_quiet = zone.name in quiet
            for object_id in ids:
                item = objects[object_id]
                piece = self._pieces.get(object_id)
                if piece is None or piece[0] is not item or not (is_fixed or is_quiet):
                    piece = self._pieces[object_id] = self._piece(game, item, is_quiet=is_quiet)
                found[piece[1]] = piece[2]
                player = None if is_shared else zone.owner if zone.owner is not None else holder(item)
                in_zones.setdefault(key if player is None else f"{key}.{player}", []).append(item.serial)
            found |= in_zones
        return found

    def _ladders_in(self, game: G) -> Picture:
        """Return the ladders of the cards whose properties effects change, but for those without values."""
        found: Picture = {}
        if self._ladders is None:
            return found
        for zone, ids in game.state.zones.items():
            for object_id in () if zone.name in self._rules.quiet else ids:
                with suppress(*self._tolerated):
                    if steps := tuple(self._ladders.steps(game, object_id, self._narrator.name)):
                        found[f"l{game.state.objects[object_id].serial}"] = steps
        return found

    def _piece(self, game: G, item: CoreObject, *, is_quiet: bool) -> tuple[CoreObject, str, object]:
        """Return an object, its key, and its entry in the picture."""
        name = item.card.name or self._narrator.nameless(item)
        values, remarks = "", tuple[str, ...]()
        with suppress(*self._tolerated):
            remarks = tuple(self._rules.remarks(game, item, self._narrator.name))
            values = "" if is_quiet else self._rules.values(game, item.id)
        return item, f"c{item.serial}", (self._card(name), values, remarks, int(item.is_tapped), holder(item))


def _is_same(parts: Sequence[object], others: Sequence[object]) -> bool:
    return len(parts) == len(others) and all(map(is_, parts, others))


def holder(item: CoreObject) -> int | None:
    """Return the player who controls an object or, where it has no controller, owns it."""
    return item.owner if item.controller is None else item.controller
