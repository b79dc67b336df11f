"""Effects that a play-static ability generates when its source is played: "when you do", "if you do" (5.4.4c, d)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    AdditionalCost,
    AlternativeCost,
    PlayableAsInstant,
    PlayableFrom,
    PlayStatic,
    Triggered,
)
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.events import CardPlayed
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.calculating import CARD_COSTS
from rulesdb.engine.fab.rules.play_statics import play_statics
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.process.pipeline import trigger
from rulesdb.engine.kernel.selection.event_patterns import Happens
from rulesdb.engine.kernel.selection.filters import IsThis


@book.step("5.4.4c#sentence-2")
def when_you_do(game: Game, attempt: Attempt) -> None:
    """The triggered effect of a play-static ability triggers immediately when its trigger condition is met."""
    played = CardPlayed(player=attempt.player, object=attempt.layer)
    waiting = tuple(
        Listener(
            (attempt.layer, f"when done {index}"),
            Triggered(ability.when_done, on=Happens(CardPlayed, what=IsThis())),
            attempt.context(game),
        )
        for index, ability in enumerate(play_statics(game, attempt.layer))
        if ability.when_done and triggers_on_playing(game, attempt, ability)
    )
    trigger(game, waiting, (played,), frozenset())


@book.definition("5.4.4c#sentence-5")
def triggers_on_playing(game: Game, attempt: Attempt, ability: PlayStatic) -> bool:
    """The trigger condition of "when you do" is playing the card using the preceding effect of the ability."""
    return _was_used(ability, attempt.declared(game), attempt.origin)


@book.step("5.4.4d#sentence-2")
def if_you_do(game: Game, attempt: Attempt) -> None:
    """The conditional-continuous effect of a play-static ability is generated at the time its condition is met."""
    for ability in play_statics(game, attempt.layer):
        if ability.if_done and is_condition_met(game, attempt, ability):
            for effect in ability.if_done:
                effect.generate(game, attempt.context(game))


@book.definition("5.4.4d#sentence-5")
def is_condition_met(game: Game, attempt: Attempt, ability: PlayStatic) -> bool:
    """The condition of "if you do" is playing the card using the preceding effect of the ability."""
    return _was_used(ability, attempt.declared(game), attempt.origin)


def _was_used(ability: PlayStatic, declared: Declared, origin: str) -> bool:
    """Whether a play-static ability was used to play a card from the zone ``origin``."""
    match ability:
        case AdditionalCost():
            return CARD_COSTS.is_due(ability, declared)
        case AlternativeCost():
            return ability.name == declared.alternative
        case PlayableAsInstant():
            return declared.as_instant
        case PlayableFrom():
            return origin in ability.zones
    return False
