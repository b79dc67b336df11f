"""The tables of rules that a game carries: of its events (1.9, 6.4 to 6.6) with their consequences, and all others."""

from collections.abc import Callable, Mapping

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.codec import VERBS
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.card_sheets import token_keywords
from rulesdb.engine.fab.rules.abilities import functional
from rulesdb.engine.fab.rules.continuous import layer_continuous, static_continuous
from rulesdb.engine.fab.rules.continuous.applying import parts_lost
from rulesdb.engine.fab.rules.continuous.properties import STAGING_SYSTEM
from rulesdb.engine.fab.rules.effects.abilities import ends_of_proxies
from rulesdb.engine.fab.rules.events import events
from rulesdb.engine.fab.rules.events.replacing import modified_move, outcome
from rulesdb.engine.fab.rules.general.precedence import is_impossible, restrictions_on
from rulesdb.engine.fab.rules.objects import objects
from rulesdb.engine.fab.rules.objects.equipping import ends_of_sub_cards, turned_with_top_card
from rulesdb.engine.fab.rules.objects.objects import COUNTERS
from rulesdb.engine.fab.rules.objects.references import refers
from rulesdb.engine.fab.rules.playing.targeting import any_target, legal_targets
from rulesdb.engine.fab.rules.triggers import trigger_conditions, triggering
from rulesdb.engine.fab.rules.triggers.generating import GENERATION
from rulesdb.engine.fab.rules.turn.end_of_game import at_any_time
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.alterations import alterations
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event, EventRules
from rulesdb.engine.kernel.process.effect_rules import EffectRules
from rulesdb.engine.kernel.process.game_rules import GameRules


def _ends_of_others(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the ends of attack-proxies and of sub-cards after an object has moved or ended."""
    assert isinstance(event, kinds.OfObject)
    return (*ends_of_proxies(game, event), *ends_of_sub_cards(game, event))


def _following_turn(game: Game, event: Event) -> tuple[Event, ...]:
    """Return what follows from an object becoming public or private, for its attack-proxies and sub-cards."""
    assert isinstance(event, kinds.Turned)
    return (*_ends_of_others(game, event), *turned_with_top_card(game, event))


_OF_KIND: Mapping[type[Event], Callable[[Game, Event], tuple[Event, ...]]] = {
    kinds.Move: _ends_of_others,
    kinds.Cease: _ends_of_others,
    kinds.Turned: _following_turn,
    kinds.Linked: ends_of_proxies,
    kinds.TurnBegins: layer_continuous.next_turns_begun,
}
"""The kinds of events from which something follows, and what does."""


def of_event(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the bookkeeping events that follow from an event."""
    following, state = _OF_KIND.get(type(event)), game.state
    found = () if following is None else following(game, event)
    return (*found, *alterations(game, kinds.Altered)) if state.lasting or state.altered else found


EVENT_RULES = EventRules[Game, Listener](
    after=objects.after_event,
    compound=events.compound,
    modified=modified_move,
    outcome=outcome,
    consequences=of_event,
    ended_by=layer_continuous.ended_by,
    unfold=triggering.unfold,
    is_untouched=events.is_untouched,
    does_nothing=events.does_nothing,
    can_occur=events.can_occur,
    parts=events.parts,
    as_occurred=events.as_occurred,
    noticed=events.noticed,
    existing=triggers.listeners,
    trigger=triggering.trigger_all,
    seen=trigger_conditions.seen,
)
"""The rules for events, under their numbers."""


FUNCTIONAL = EffectRules[Game](
    candidates=functional.candidates,
    is_functional=functional.is_functional,
    works=functional.generates_effects,
    generated=static_continuous.generated,
    fits=static_continuous.fits,
    refers=refers,
    triggered=triggering.triggered_effects,
    depending_on_more=functional.depending_on_more,
    lost=parts_lost,
    is_of_kind=functional.is_of_kind,
)
"""The rules of functional abilities (1.7.4, 5.4)."""

RULES = GameRules(
    book.ruleset,
    EVENT_RULES,
    STAGING_SYSTEM,
    FUNCTIONAL,
    context=Context,
    generation=GENERATION,
    counters=COUNTERS,
    modifiable=objects.modifiable,
    tokens=token_keywords,
    legal_targets=legal_targets,
    any_target=any_target,
    is_impossible=is_impossible,
    restrictions=restrictions_on,
    verbs=VERBS,
    at_any_time=at_any_time,
)
"""The tables of Flesh and Blood."""
