"""What play-static abilities generate once their source has been played with their help (5.4.4c and d)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.event_pipeline import trigger
from rulesdb.engine.fab.events import Played
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.play_statics import played_with
from rulesdb.engine.fab.rules.triggering import Listener
from rulesdb.engine.fab.selection.events import Happens
from rulesdb.engine.fab.selection.filters import IsThis


@book.step("5.4.4c")
def when_you_do(game: Game, attempt: Attempt) -> None:
    """Where the card was played with the effect before "when you do", the triggered effect triggers at once."""
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
    """Where the card was played with the effect before "if you do", the conditional effects are generated."""
    for ability in played_with(game, attempt.layer, attempt.origin):
        for effect in ability.if_done:
            effect.generate(game, attempt.context(game))
