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
from rulesdb.engine.mtg.rules.abilities import FUNCTIONAL
from rulesdb.engine.mtg.rules.attempts import Special
from rulesdb.engine.mtg.rules.events import EVENT_RULES
from rulesdb.engine.mtg.rules.legality import LEGALITY
from rulesdb.engine.mtg.rules.objects import in_reach
from rulesdb.engine.mtg.rules.priority import PRIORITY
from rulesdb.engine.mtg.rules.starting import START
from rulesdb.engine.mtg.rules.turns import TURN, take_step
from rulesdb.engine.mtg.state import Context, LastingEffect, State

STAGES: dict[str, Callable[[Game], None]] = {
    "start": START.start,
    "settle": PRIORITY.settle,
    "priority": PRIORITY.ask,
    **{step: partial(take_step, name=step) for step in TURN},
}

RULES = GameRules(
    book.ruleset,
    EVENT_RULES,
    CHARACTERISTICS,
    FUNCTIONAL,
    context=Context,
    generation=GenerationRules[Game](lasting=LastingEffect),
    modifiable=in_reach,
    verbs=VERBS,
)
"""The tables that a running game carries."""

MTG = StagedRules[State, Game, Option](
    game=Game,
    rules=RULES,
    stages=STAGES,
    over="mtg:102.1",
    actions=(Play, Activate, Special, Pass),
    forbidden=LEGALITY.forbidden,
    could_be_legal=LEGALITY.could_be_legal,
)
"""The rules of Magic for the kernel."""
