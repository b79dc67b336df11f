"""The English words for what stands in records: most are the words themselves."""

from collections.abc import Mapping
from typing import Literal, get_args

from rulesdb.engine.fab import cards
from rulesdb.engine.fab.card_parts import abilities
from rulesdb.engine.fab.cards import ENGLISH_SUPERTYPES
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.language.keyword_names import LISTED
from rulesdb.engine.fab.language.printed_cards import BoxWord, PitchSymbols
from rulesdb.engine.fab.rules.objects.objects import TapStatus
from rulesdb.engine.fab.selection.objects import Doing
from rulesdb.engine.fab.verbs.life import EffectDamage
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.language.phrases import PLAIN

_ZONES: dict[str, str] = {
    "banished": "banished zone", "pitch": "pitch zone", "soul": "hero's soul", "combat chain": "combat chain",
    **{zone: zone for zone in ("arsenal", "deck", "graveyard", "hand")},
}  # fmt: skip


def _same(words: object) -> Mapping[AnyName, str]:
    """Return the words of a Literal as they are."""
    return {word: word for word in get_args(words)}


_BOX_WORDS: Mapping[str, str] = {
    **{word: word for word in get_args(BoxWord)},
    **ENGLISH_SUPERTYPES,
    "pit fighter": "pit-fighter",
    "―": "-",
}
WORDS: Mapping[tuple[object, str], Mapping[AnyName, str]] = {
    (hint, PLAIN): words
    for hint, words in {
        cards.Asset: {"action": "action points", "resource": "resource", "chi": "chi", "life": "life"},
        cards.CardType: _same(cards.CardType),
        cards.Color: _same(cards.Color),
        cards.Stat: _same(cards.Stat),
        cards.DefinedStat: _same(cards.DefinedStat),
        cards.Supertype: ENGLISH_SUPERTYPES,
        cards.Subtype: _same(cards.Subtype),
        cards.VariableCost: _same(cards.VariableCost),
        abilities.LayerType: _same(abilities.LayerType),
        BoxWord: _BOX_WORDS,
        Damage: _same(Damage),
        Doing: _same(Doing),
        EffectDamage: _same(EffectDamage),
        Literal["*"]: {"*": "*"},
        PitchSymbols: {
            symbols: f"{len(symbols)}{' chi' if 'c' in symbols else ''}" for symbols in get_args(PitchSymbols)
        },
        TapStatus: _same(TapStatus),
        ZoneName: _ZONES,
        type[Ability]: {kind: name.english_word for kind, name in LISTED.items()},
    }.items()
}
"""The words for each Literal and each ``type[]`` of a record's field, by the form in which it is said."""
