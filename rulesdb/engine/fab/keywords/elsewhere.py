"""Keywords that work as their card enters the arena, leaves it or is outside of it."""

from rulesdb.engine.fab.card_parts.abilities import Continuous, Cost, Resolution, Triggered, While
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.card_parts.keywords import KeywordName, Keywords, keyword, phrases_of
from rulesdb.engine.fab.card_parts.roles import NoAttack
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Move
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.event_patterns import Begins, EntersWithCounter, LeavesArenaFor
from rulesdb.engine.fab.selection.objects import InZone, moved_source
from rulesdb.engine.fab.selection.replacements import IsGenerated, moves_with_counters
from rulesdb.engine.fab.verbs.choices import Optional
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.fab.verbs.objects import CreateNamedTokens, PutObjects, TurnObjects
from rulesdb.engine.kernel.cards.roles import EventPattern, OfThisTurn, Players
from rulesdb.engine.kernel.events import Event, GeneratedEffect
from rulesdb.engine.kernel.language.phrases import PLAIN, TA, english, inflected, printed
from rulesdb.engine.kernel.selection.conditions import Exists, Unless
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.selection.objects import This, You
from rulesdb.engine.kernel.verbs.damage import LoseLifeEffect

KEYWORDS: Keywords = {}
BloodDebt = keyword(
    KEYWORDS,
    Triggered,
    KeywordName("血の債務", "Blood Debt", "8.3.11#sentence-2", "血の負債|ブラッドデット|血債|血の負い目"),
    lambda: {
        "zones": frozenset({"banished"}),
        "on": Begins("beginning of the end phase"),
        "layer": (Resolution((LoseLifeEffect(1),)),),
    },
)
_CRANKED = Gain("action")
Crank = keyword(
    KEYWORDS,
    Continuous,
    KeywordName("クランク", "Crank", "8.3.29#sentence-1"),
    lambda: {
        "effect": Replaces(
            "identity",
            EntersWithCounter(IsThis(), "蒸気"),
            moves_with_counters("蒸気", -1),
            first=IsGenerated(_CRANKED),
            is_optional=True,
        )
    },
)
_IN_ARSENAL = PutObjects(This(), zone="arsenal", is_public=True)
Heave = keyword(
    KEYWORDS,
    While,
    KeywordName("隆起{amount}", "Heave {amount}", "8.3.18#sentence-2", "ヒーブ|持ち上げ|引き上げ"),
    lambda amount: {
        "condition": Unless(Exists(InZone("arsenal"))),
        "zones": frozenset({"hand"}),
        "ability": Triggered(
            (
                Resolution(
                    (
                        Optional(
                            effect=_IN_ARSENAL,
                            cost=Cost(resource=amount),
                            then=CreateNamedTokens("サイズミックサージ", amount),
                        ),
                    )
                ),
            ),
            on=Begins("beginning of the end phase"),
        ),
    },
    amount=int,
)
WateryGrave = keyword(
    KEYWORDS,
    Triggered,
    KeywordName("ウォータリーグレイブ", "Watery Grave", "8.3.41#sentence-1", "水葬|水底の墓|水の墓"),
    lambda: {
        "on": LeavesArenaFor(IsThis(), "graveyard"),
        "layer": (Resolution((TurnObjects(moved_source(), is_public=False),)),),
    },
)


class Cranks(EventPattern, OfThisTurn, NoAttack, frozen=True):
    """One of the players cranks an item (8.3.29)."""

    who: Players
    """The players."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is that an item of one of the players gives an action point as it enters the arena."""
        return (
            isinstance(event, GeneratedEffect)
            and event.effect == _CRANKED
            and isinstance(event.context.event, Move)
            and event.context.controller in self.who.players(game, context)
        )


PHRASES = (
    *phrases_of(KEYWORDS),
    *inflected(Cranks, "{who}がクランクする", TA, "する~した"),
    *english(Cranks, "you crank", who=You()),
    *english(Cranks, "you have cranked", "past", who=You()),
    *(
        row
        for form, do in ((TA, "した"), (PLAIN, "する"), ("had", "している"))
        for row in printed(Cranks, f"あなたがクランク{do}", form, who=You())
    ),
)
