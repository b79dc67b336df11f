"""Failure of effects (1.8.9), and of parts of an effect (1.8.6)."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.tables.generation_rules import Made


def succeeds(game: Game, made: Made) -> bool:
    """Whether an effect on objects has succeeded."""
    reasons = (one.id for one in (has_lost_its_targets, has_no_parameters) if one(made))
    reason = next(reasons, "")
    if reason and game.state.resolving is not None:
        note(game, kinds.EffectFailed(by=reason, layer=game.state.resolving))
    return not reason and not makes_no_event(made) and succeeds_in_part(game, made)


@book.filter("1.8.9#sentence-2")
def has_lost_its_targets(made: Made) -> bool:
    """An effect fails if its targets have ceased to exist."""
    return made.is_targeted and not made.objects


@book.filter("1.8.9#sentence-3")
def has_no_parameters(made: Made) -> bool:
    """An effect fails if there are no legal parameters when it is generated."""
    return not made.is_targeted and not made.objects


@book.filter("1.8.9#sentence-4")
def makes_no_event(made: Made) -> bool:
    """An effect fails if all events that it makes fail to occur."""
    return bool(made.objects) and not made.has_occurred


@book.definition("1.8.9#sentence-5")
def succeeds_in_part(game: Game, made: Made) -> bool:  # noqa: ARG001  (the misreading needs both)
    """With sufficient parameters, an effect does not fail if at least one of its events occurs."""
    return True


@book.definition("1.8.6#sentence-2")
def stops_within() -> bool:
    """Only the parts of an effect that are related to parameters of which none is legal fail."""
    return False
