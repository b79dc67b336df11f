"""The source and the controller of an effect (1.8.1a, 1.8.1b)."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Objects, Players


@book.definition("1.8.1a#sentence-1")
def from_the_source_of_its_ability(context: Context, game: Game) -> Context:  # noqa: ARG001  (the misreading needs it)
    """The source of an effect is that of the ability that generated it."""
    return context


@book.transform("1.8.1a#sentence-2")
def specified_source(source: int, game: Game, context: Context, dealer: Objects | None) -> int:
    """An effect can specify another source."""
    found = () if dealer is None else dealer.objects(game, context)
    return found[0] if found else source


@book.definition("1.8.1b#sentence-1")
def controlled_as_its_ability(context: Context, game: Game) -> Context:  # noqa: ARG001  (the misreading needs it)
    """The controller of an effect is that of the ability that generated it."""
    return context


@book.transform("1.8.1b#sentence-2")
def with_the_specified_controller(context: Context, game: Game, who: Players | None) -> Context:
    """An effect can specify another player as its controller."""
    found = () if who is None else who.players(game, context)
    return replace(context, controller=found[0]) if found else context
