"""The tables of rules that a game of Flesh and Blood carries."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import STAGING_SYSTEM
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.token_keywords import token_keywords
from rulesdb.engine.fab.rules import static_continuous
from rulesdb.engine.fab.rules.abilities import generates_by_itself
from rulesdb.engine.fab.rules.applying import parts_lost
from rulesdb.engine.fab.rules.counters import COUNTERS
from rulesdb.engine.fab.rules.event_table import EVENT_RULES
from rulesdb.engine.fab.rules.functional import candidates, depending_on_more, generates_nothing, is_functional
from rulesdb.engine.fab.rules.generating import GENERATION
from rulesdb.engine.fab.rules.layer_continuous import is_for
from rulesdb.engine.fab.rules.objects import OBJECTS
from rulesdb.engine.fab.rules.players import PLAYERS
from rulesdb.engine.fab.rules.precedence import ACTIONS
from rulesdb.engine.fab.rules.references import refers
from rulesdb.engine.fab.rules.statics import is_met, is_of_kind, needs_no_layer
from rulesdb.engine.fab.rules.targeting import TARGETS
from rulesdb.engine.fab.rules.triggering import as_layer_continuous, triggered_effects
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.tables.effect_rules import EffectRules
from rulesdb.engine.kernel.tables.game_rules import GameRules


@book.filter("1.8.1#sentence-5")
def may_generate_effects(game: Game, item: Object, ability: Ability) -> bool:
    """When a static ability becomes functional, it may generate effects."""
    return not generates_nothing(game, item, ability) and needs_no_layer(game, item) and generates_by_itself(game, item)


FUNCTIONAL = EffectRules[Game](
    candidates=candidates,
    is_functional=is_functional,
    works=may_generate_effects,
    generated=static_continuous.generated,
    left_over=static_continuous.left_over,
    began=static_continuous.began,
    is_in_its_condition=static_continuous.is_in_its_condition,
    is_for=is_for,
    fits=static_continuous.fits,
    refers=refers,
    triggered=triggered_effects,
    delayed=as_layer_continuous,
    is_met=is_met,
    depending_on_more=depending_on_more,
    lost=parts_lost,
    is_of_kind=is_of_kind,
)
"""The rules of functional abilities (1.7.4, 5.4)."""

RULES = GameRules(
    EVENT_RULES,
    STAGING_SYSTEM,
    FUNCTIONAL,
    ACTIONS,
    Context,
    GENERATION,
    COUNTERS,
    replace(OBJECTS, tokens=token_keywords),
    PLAYERS,
    TARGETS,
)
"""The tables of Flesh and Blood."""
