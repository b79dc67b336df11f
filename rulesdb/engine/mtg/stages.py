"""The table of stages: the procedures of a game in order. Between any two stages the game is at rest."""

from collections.abc import Callable
from functools import partial

from rulesdb.engine.kernel.process.game import StagedRules
from rulesdb.engine.kernel.process.game_rules import GameRules, GenerationRules
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.characteristics import CHARACTERISTICS
from rulesdb.engine.mtg.codec import VERBS
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules import abilities, attempts, events, legality, objects, priority, starting, targets, turns
from rulesdb.engine.mtg.state import Context, LastingEffect, State

STAGES: dict[str, Callable[[Game], None]] = {
    "start": starting.start,
    "settle": priority.PRIORITY.settle,
    "priority": priority.PRIORITY.ask,
    **{step: partial(turns.take_step, name=step) for step in turns.TURN},
}

RULES = GameRules(
    book.ruleset,
    events.EVENT_RULES,
    CHARACTERISTICS,
    abilities.FUNCTIONAL,
    context=Context,
    generation=GenerationRules[Game](lasting=LastingEffect),
    restrictions=objects.restrictions,
    legal_targets=targets.legal_targets,
    modifiable=objects.in_reach,
    verbs=VERBS,
)
"""The tables that a running game carries."""

MTG = StagedRules[State, Game, Option](
    game=Game,
    rules=RULES,
    stages=STAGES,
    over="mtg:102.1",
    actions=(Play, Activate, attempts.Special, Pass),
    forbidden=legality.LEGALITY.forbidden,
    could_be_legal=legality.LEGALITY.could_be_legal,
)
"""The rules of Magic for the kernel."""
