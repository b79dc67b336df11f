"""Effects that a play-static ability generates when its source is played: "when you do", "if you do" (5.4.4c, d)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.events import Played
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.play_statics import played_with
from rulesdb.engine.fab.rules.triggering import Listener
from rulesdb.engine.fab.selection.events import Happens
from rulesdb.engine.fab.selection.filters import IsThis
from rulesdb.engine.kernel.pipeline import trigger


@book.step("5.4.4c")
def when_you_do(game: Game, attempt: Attempt) -> None:
    """The triggered effect after "when you do" triggers at once if the card was played with the preceding effect."""
    played = Played(player=attempt.player, object=attempt.layer)
    waiting = tuple(
        Listener(
            (attempt.layer, f"when done {index}"),
            Triggered(ability.when_done, on=Happens(Played, what=IsThis())),
            attempt.context(game),
        )
        for index, ability in enumerate(played_with(game, attempt.layer, attempt.origin))
        if ability.when_done
    )
    trigger(game, waiting, (played,), frozenset())


@book.step("5.4.4d")
def if_you_do(game: Game, attempt: Attempt) -> None:
    """The conditional effects after "if you do" are generated if the card was played with the preceding effect."""
    for ability in played_with(game, attempt.layer, attempt.origin):
        for effect in ability.if_done:
            effect.generate(game, attempt.context(game))
