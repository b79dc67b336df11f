"""Generation of discrete effects (1.8): their players, their objects or targets, and their events as one group."""

from collections.abc import Iterable
from typing import ClassVar

from rulesdb.engine.fab.card_parts.roles import Discrete, Objects, Players, Target
from rulesdb.engine.fab.cards import Action
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import Groups, order_for_an_effect, together
from rulesdb.engine.fab.rules.precedence import is_impossible
from rulesdb.engine.kernel.checked import only_one
from rulesdb.engine.kernel.pipeline import happen_all


def players(game: Game, who: Players | None, context: Context) -> tuple[int, ...]:
    """Return the players who perform an effect's instruction, in order; the effect's controller if it names none."""
    found = (context.controller,) if who is None else who.players(game, context)
    if len(found) == 1:
        return found
    return tuple(player for player in order_for_an_effect(game, context.controller) if player in found)


def happen_for_all(game: Game, kind: str, by_player: Groups) -> bool:
    """Perform the events of several players; return whether any of the events occurred."""
    happened = [happen_all(game, kind, group) for group in together(by_player)]
    return any(happened)


def objects_of(game: Game, target: Target | None, what: Objects | None, context: Context) -> tuple[int, ...]:
    """Return an effect's objects: its declared targets that are still legal, or the objects selected by ``what``."""
    if target is not None:
        return remaining_targets(game, target, context)
    return what.objects(game, context) if what else ()


def remaining_targets(game: Game, target: Target, context: Context) -> tuple[int, ...]:
    """Return the declared targets that are still legal for the first target phrase of the effect being generated."""
    legal = target.legal.objects(game, context)
    declared = context.targets[0] if context.targets else ()
    return tuple(object_id for object_id in declared if object_id in legal)


def open_to(game: Game, action: Action, player: int, objects: Iterable[int]) -> tuple[int, ...]:
    """Return the existing objects on which no restriction prevents the action of a player's effect."""
    return tuple(
        object_id for object_id in objects if game.has(object_id) and not is_impossible(game, action, player, object_id)
    )


class OnObjects(Discrete, frozen=True):
    """Base class of discrete effects on objects: selected objects (``what``) or declared targets (``target``)."""

    what: Objects | None = None
    """The selected objects of an effect without targets; None for an effect with targets."""
    target: Target | None = None
    """The target phrase; None for an effect without targets."""
    action: ClassVar[Action]
    """The action that the effect performs on the objects, as restrictions name it."""

    def __post_init__(self) -> None:
        """Raise an error unless exactly one of ``what`` and ``target`` is given."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def found(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the effect's objects that no restriction protects."""
        return open_to(game, self.action, context.controller, objects_of(game, self.target, self.what, context))

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether the effect has at least one object that no restriction protects."""
        return bool(self.found(game, context))
