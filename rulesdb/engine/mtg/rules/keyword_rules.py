"""The tables of the rules of keyword abilities: each keyword has its rows in its own file of keywords/."""

from collections.abc import Callable

from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.composite_events import PartsTable
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.attempts import Prohibition
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.zones import PhasesIn, PhasesOut
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import (
    buyback,
    flash,
    flashback,
    madness,
    morph,
    phasing,
    required_cost,
    shadow,
    slivers,
    split_second,
    storm,
)
from rulesdb.engine.mtg.rules.attempts import Additions, Alternatives, Attempt
from rulesdb.engine.mtg.rules.keyword_rows import Consequence, Replacements

AS_INSTANTS: tuple[Callable[[Game, Attempt], bool], ...] = (flash.may_be_played_as_an_instant,)
"""Whether a card may be played whenever its player could play an instant."""
FROM_ELSEWHERE: tuple[Callable[[Game, int, int], bool], ...] = (flashback.may_be_played,)
"""Whether a player may play a card that is not in hand, by its id."""
PROHIBITIONS: tuple[Prohibition[Game, Attempt], ...] = (split_second.PROHIBITION,)
"""The prohibitions of playing spells and abilities, whatever their timing."""
PROPOSALS: tuple[Callable[[Game, Attempt], None], ...] = (morph.choose_face,)
"""Functions that let a player decide before a card that is played goes on the stack."""
ALTERNATIVES: tuple[Alternatives, ...] = (
    morph.alternative_costs,
    flashback.alternative_costs,
    madness.alternative_costs,
)
"""The alternative costs of spells."""
ADDITIONS: tuple[Additions, ...] = (buyback.additional_costs, required_cost.additional_costs)
"""The additional costs of spells."""
REPLACEMENTS: tuple[Replacements, ...] = (
    buyback.replacements,
    flashback.replacements,
    madness.replacements,
)
"""The replacement effects of keyword abilities."""
EVASION: tuple[Rule[[Game, int, int], bool], ...] = (shadow.evades,)
"""Whether an attacking creature, given second, cannot be blocked by a creature."""
CONSEQUENCES: tuple[Consequence, ...] = (
    *morph.CONSEQUENCES,
    Consequence((CardPlayed,), buyback.is_no_mana_cost),
    Consequence((CardPlayed,), flashback.keeps_its_mana_cost),
    Consequence((CardPlayed,), madness.keeps_its_mana_cost),
    Consequence((CardPlayed,), split_second.leaves_others_alone),
    Consequence((PhasesIn, PhasesOut), phasing.phases_with_its_host),
)
"""The immediate consequences of events."""
PARTS: PartsTable[Game] = {Counter: storm.countered}
"""The composite events that keyword abilities have rules about, with what they consist of."""
APPLIES: Callable[[Game, Filter, int, EffectInForce], bool] = slivers.applies
"""Whether an effect that is not fixed to objects applies to an object, by its filter."""
BEFORE_UNTAPPING: tuple[Callable[[Game], None], ...] = (phasing.phase,)
"""Functions for the untap step, called before the active player untaps."""
PASSES: tuple[Callable[[int, Game], int], ...] = (split_second.passes,)
"""Functions that return the number of players who count as having passed in succession, given it with this pass."""
AGAINST_TRIGGERING: tuple[Rule[[Game, Listener, Event], bool], ...] = (
    split_second.keeps_from_triggering,
    morph.has_been_face_down,
)
"""The rules by which an ability does not trigger on an event."""
AGAINST_SPECIAL: tuple[Rule[[Game], bool], ...] = (split_second.keeps_from_special_actions,)
"""The rules by which no special action is taken."""
