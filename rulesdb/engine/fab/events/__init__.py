"""The kinds of events (1.9): changes of the game, with the identifier of the rule that caused them (``by``).

Every file has a family of events, with the change of state and the Japanese sentence of every event. A composite event
consists of events within it, and a compound event unfolds into individual ones; rules/events/events.py defines which.
"""

from rulesdb.engine.fab.events.cards import (
    Banish,
    Charge,
    Clashed,
    Clear,
    Destroy,
    Discard,
    Equipped,
    FailedClash,
    LookedAt,
    Pitch,
    Transcended,
    Transformed,
    WonClash,
)
from rulesdb.engine.fab.events.combat import (
    Attacked,
    AttackHit,
    Closed,
    Closing,
    CombatEnds,
    Defended,
    Linked,
    LinkResolved,
    Marked,
    Substituted,
    Wagered,
)
from rulesdb.engine.fab.events.general import (
    Began,
    Compound,
    Cut,
    ExtraTurn,
    FirstTurn,
    Idle,
    LeftOut,
    OccurOutside,
    Rolled,
    Selected,
)
from rulesdb.engine.fab.events.points import Deal, GainAsset, GainLife, LoseLife, PayAsset, SetAssets
from rulesdb.engine.fab.events.zones import (
    Altered,
    Bring,
    Cease,
    Count,
    Create,
    Declare,
    Move,
    Repositioned,
    Stack,
    Targeted,
    Turned,
)
from rulesdb.engine.kernel.event_kinds.effect_events import (
    Applied,
    Exist,
    Lasts,
    Random,
    Ranked,
    Referable,
    StatesNoted,
    Tally,
    Triggers,
    Unpended,
)
from rulesdb.engine.kernel.event_kinds.layer_events import (
    CardPlayed,
    EffectFailed,
    Functional,
    KeptOffStack,
    Resolved,
    TakenBack,
    Used,
)
from rulesdb.engine.kernel.event_kinds.object_events import Became, Looks, Revealed, Tapped
from rulesdb.engine.kernel.event_kinds.player_events import GetPriority, GoTo, Lose, Over, Priority, TurnBegins, Unpaid
from rulesdb.engine.kernel.event_kinds.zone_events import Draw, Shuffle
from rulesdb.engine.kernel.events import (
    Change,
    GeneratedEffect,
    OfObject,
    OfPlayer,
    OfPlayerAndObject,
    OutcomeReplaced,
)

__all__ = [
    "Altered", "Applied", "AttackHit", "Attacked", "Banish", "Became", "Began", "Bring", "CardPlayed", "Cease",
    "Change", "Charge", "Clashed", "Clear", "Closed", "Closing", "CombatEnds", "Compound", "Count", "Create",
    "Cut", "Deal", "Declare", "Defended", "Destroy", "Discard", "Draw", "EffectFailed", "Equipped", "Exist",
    "ExtraTurn", "FailedClash", "FirstTurn", "Functional", "GainAsset", "GainLife", "GeneratedEffect",
    "GetPriority", "GoTo", "Idle", "KeptOffStack", "Lasts", "LeftOut", "LinkResolved", "Linked", "LookedAt",
    "Looks", "Lose", "LoseLife", "Marked", "Move", "OccurOutside", "OfObject", "OfPlayer", "OfPlayerAndObject",
    "OutcomeReplaced", "Over", "PayAsset", "Pitch", "Priority", "Random", "Ranked", "Referable", "Repositioned",
    "Resolved", "Revealed", "Rolled", "Selected", "SetAssets", "Shuffle", "Stack", "StatesNoted", "Substituted",
    "TakenBack", "Tally", "Tapped", "Targeted", "Transcended", "Transformed", "Triggers", "TurnBegins", "Turned",
    "Unpaid", "Unpended", "Used", "Wagered", "WonClash",
]  # fmt: skip
