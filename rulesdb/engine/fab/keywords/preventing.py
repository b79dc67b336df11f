"""Keywords by which their source prevents damage to the hero of the player who controls it."""

from rulesdb.engine.fab.card_parts.abilities import Continuous, Cost, Resolution, Triggered
from rulesdb.engine.fab.card_parts.effects import Delayed, Prevents
from rulesdb.engine.fab.card_parts.keywords import KeywordName, Keywords, keyword, phrases_of
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.selection.event_patterns import Begins
from rulesdb.engine.fab.selection.identity_filters import IsYourHero
from rulesdb.engine.fab.selection.replacements import is_destroyed
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.choices import Optional
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.kernel.cards.keyword_kinds import Meaning
from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect
from rulesdb.engine.kernel.selection.objects import This

_DESTROYED = DestroyObjects(This())
_DESTROYED_LATER = Begin(
    Delayed(Triggered((Resolution((_DESTROYED,)),), on=Begins("beginning of the end phase", None)), is_next=True),
    until=None,
)


def _if_done(effect: DiscreteEffect, amount: int, damage: Damage | None) -> Meaning:
    """Return the prevention of an amount of damage if an optional effect has succeeded."""
    return {"effect": Prevents(amount, damage, shielded=IsYourHero(), if_done=effect)}


def _by_destruction(amount: Amount, damage: Damage | None = None) -> Meaning:
    """Return the prevention of an amount of damage before which the source is destroyed."""
    return {"effect": Prevents(amount, damage, shielded=IsYourHero(), first=is_destroyed())}


KEYWORDS: Keywords = {}
ArcaneBarrier = keyword(
    KEYWORDS,
    Continuous,
    KeywordName(
        "アーケインバリア{amount}",
        "Arcane Barrier {amount}",
        "8.3.8#sentence-2",
        "アーケンバリア|秘術障壁|魔法障壁|アーケイン・バリア|秘術の障壁|秘術防壁",
    ),
    lambda amount: _if_done(Optional(cost=Cost(resource=amount)), amount, "arcane"),
    amount=int,
)
Spellvoid = keyword(
    KEYWORDS,
    Continuous,
    KeywordName(
        "呪文虚壁{amount}",
        "Spellvoid {amount}",
        "8.3.15#sentence-2",
        "スペルボイド|スペルヴォイド|呪文無効|スペル・ヴォイド|呪文虚無|呪文の空虚|呪文遮断",
    ),
    lambda amount: _if_done(Optional(_DESTROYED), amount, "arcane"),
    amount=int,
)
Quell = keyword(
    KEYWORDS,
    Continuous,
    KeywordName("クエル{amount}", "Quell {amount}", "8.3.19#sentence-2", "クウェル|鎮静|鎮圧"),
    lambda amount: _if_done(Optional(cost=Cost(resource=amount), then=_DESTROYED_LATER), amount, None),
    amount=int,
)
Ward = keyword(
    KEYWORDS,
    Continuous,
    KeywordName("結界{amount}", "Ward {amount}", "8.3.20#sentence-2", "ウォード|ワード"),
    _by_destruction,
    amount=Amount,
)
ArcaneShelter = keyword(
    KEYWORDS,
    Continuous,
    KeywordName(
        "アーケインシェルター{amount}",
        "Arcane Shelter {amount}",
        "8.3.37#sentence-2",
        "アーケンシェルター|秘術シェルター|アーケイン・シェルター|秘術の避難所|秘術の庇護",
    ),
    lambda amount: _by_destruction(amount, "arcane"),
    amount=int,
)
PHRASES = phrases_of(KEYWORDS)
