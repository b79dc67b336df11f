"""What effects of all verbs have in common as they are generated (1.8): who does it, to what, and all together."""

from collections.abc import Iterable
from typing import ClassVar

from rulesdb.engine.fab.card_parts.roles import Discrete, Objects, Players, Target
from rulesdb.engine.fab.cards import Action
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.event_pipeline import happen_all
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import Groups, order_for_an_effect, together
from rulesdb.engine.fab.rules.precedence import is_impossible
from rulesdb.engine.kernel.checked import only_one


def players(game: Game, who: Players | None, context: Context) -> tuple[int, ...]:
    """Return who does something, in the order in which they do it."""
    found = (context.controller,) if who is None else who.players(game, context)
    if len(found) == 1:
        return found
    return tuple(player for player in order_for_an_effect(game, context.controller) if player in found)


def happen_for_all(game: Game, kind: str, by_player: Groups) -> bool:
    """Let happen what each of some players does; return whether any of it did."""
    happened = [happen_all(game, kind, group) for group in together(by_player)]
    return any(happened)


def objects_of(game: Game, target: Target | None, what: Objects | None, context: Context) -> tuple[int, ...]:
    """Return the objects of an effect: its declared targets that are still legal, or what it finds."""
    if target is not None:
        return remaining_targets(game, target, context)
    return what.objects(game, context) if what else ()


def remaining_targets(game: Game, target: Target, context: Context) -> tuple[int, ...]:
    """Return the targets declared for the effect that is generated, its own phrase first, that are still legal."""
    legal = target.legal.objects(game, context)
    declared = context.targets[0] if context.targets else ()
    return tuple(object_id for object_id in declared if object_id in legal)


def open_to(game: Game, action: Action, player: int, objects: Iterable[int]) -> tuple[int, ...]:
    """Return the objects to which a player's effect may do something: those that are there, and no effect protects."""
    return tuple(
        object_id for object_id in objects if game.has(object_id) and not is_impossible(game, action, player, object_id)
    )


class OnObjects(Discrete, frozen=True):
    """The parent of what is done to objects that an effect finds, or that were declared as its targets."""

    what: Objects | None = None
    """The objects, without targets."""
    target: Target | None = None
    """Phrase with the word target, None where it has none."""
    action: ClassVar[Action]
    """What is done, as effects may forbid it."""

    def __post_init__(self) -> None:
        """Refuse both, and neither."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def found(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return those of the objects that nothing protects."""
        return open_to(game, self.action, context.controller, objects_of(game, self.target, self.what, context))

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there is any."""
        return bool(self.found(game, context))
