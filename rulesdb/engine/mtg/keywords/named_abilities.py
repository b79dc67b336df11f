"""Keywords that mean an ability: bushido (502.38), soulshift (502.39), cycling (502.18), transmute (502.49).

Three got their names the year after: shroud, lifelink, deathtouch. The texts of these rules as of 2006 were not at
hand; what stands here is from memory, and the numbers are reckoned from those of their neighbours.
"""

from collections.abc import Callable
from sys import _getframe
from typing import TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.keyword_kinds import Meaning, keyword_kind
from rulesdb.engine.kernel.cards.roles import Ability, ContinuousEffect, Target
from rulesdb.engine.kernel.event_kinds.layer_events import Used
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.conditions import AnyOf
from rulesdb.engine.kernel.selection.filters import Anything, Both, IsThis
from rulesdb.engine.kernel.selection.objects import You, object_now
from rulesdb.engine.kernel.verbs.draw import DiscardCards, DrawCards
from rulesdb.engine.mtg.card_parts.abilities import Activated, Cost, Spell, Static, Triggered, governed_by
from rulesdb.engine.mtg.card_parts.effects import Combines, Gets, GetsAbility, Restriction, printed_of_objects
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.event_patterns import (
    BecomesBlocked,
    Blocking,
    DealsDamage,
    GoesToGraveyard,
    OfPlayers,
    of_players,
)
from rulesdb.engine.mtg.selection.filters import HasManaCost, HasSubtype, HasType, IsInYourZone, ManaCostAtMost
from rulesdb.engine.mtg.selection.objects import Cards
from rulesdb.engine.mtg.selection.pronouns import AmountOfEvent, It, ManaCostOf, Source
from rulesdb.engine.mtg.state import Context, ZoneName
from rulesdb.engine.mtg.verbs.choices import May
from rulesdb.engine.mtg.verbs.library import SearchLibrary
from rulesdb.engine.mtg.verbs.life import GainLifeEffect
from rulesdb.engine.mtg.verbs.objects import DestroyPermanents, PutObjects
from rulesdb.engine.mtg.verbs.sequences import Begin

_HAND: frozenset[ZoneName] = frozenset({"hand"})
A = TypeVar("A", bound=Ability)


def keyword(
    name: str, parent: type[A], word: str, number: str, meaning: Callable[..., Meaning], /, **own: object
) -> type[A]:
    """Return the class of a keyword of this name and Japanese word, which means an ability of the parent's kind."""
    return keyword_kind(
        name,
        (parent,),
        meaning,
        own,
        __doc__=f"{name} ({number}).",
        __module__=str(_getframe(1).f_globals["__name__"]),
        GOVERNED_BY=governed_by(word, number),
    )


def _discarded(payment: Cost) -> Cost:
    """Return a cost of which another part is to discard the card."""
    return replace(payment, effects=(*payment.effects, DiscardCards(what=Source())))


Bushido = keyword(
    "Bushido",
    Triggered,
    "武士道",
    "502.38",
    lambda number: {
        "on": AnyOf((Blocking(IsThis(), Anything()), BecomesBlocked(IsThis()))),
        "layer": (Spell((Begin(Combines((Gets("power", number), Gets("toughness", number))), objects=Source()),)),),
    },
    number=int,
)
Soulshift = keyword(
    "Soulshift",
    Triggered,
    "転生",
    "502.39",
    lambda number: {
        "on": GoesToGraveyard(IsThis()),
        "layer": (Spell((May(PutObjects(target=Target(_spirits(number)), zone="hand")),)),),
    },
    number=int,
)
Cycling = keyword(
    "Cycling",
    Activated,
    "サイクリング",
    "502.18",
    lambda payment: {"cost": _discarded(payment), "layer": (Spell((DrawCards(),)),), "zones": _HAND},
    payment=Cost,
)
Landcycling = keyword(
    "Landcycling",
    Activated,
    "土地サイクリング",
    "502.18",
    lambda subtype, payment: {
        "cost": _discarded(payment),
        "layer": (Spell((SearchLibrary(HasSubtype(subtype), is_revealed=True),)),),
        "zones": _HAND,
    },
    subtype=str,
    payment=Cost,
)
Transmute = keyword(
    "Transmute",
    Activated,
    "変成",
    "502.49",
    lambda payment: {
        "cost": _discarded(payment),
        "layer": (Spell((SearchLibrary(HasManaCost(ManaCostOf(Source())), is_revealed=True),)),),
        "zones": _HAND,
        "as_sorcery": True,
    },
    payment=Cost,
)


class Cycled(OfPlayers, frozen=True):
    """A player cycles a card."""

    kind = Used

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether an ability by which a card is cycled has been played, by such a player."""
        if not isinstance(event, Used) or not super().matches(game, event, context):
            return False
        return isinstance(game.last_known(event.object).card.abilities[event.ability], Cycling | Landcycling)


class CycledItself(Cycled, frozen=True):
    """A player cycles the source, which is in the graveyard by then."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether it is the source that such a player has cycled."""
        is_source = isinstance(event, Used) and object_now(game, event.object) == context.source
        return is_source and super().matches(game, event, context)


class Shroud(Static, frozen=True):
    """Shroud: the permanent cannot be the target of spells or abilities."""

    GOVERNED_BY = governed_by("被覆", "402.8")

    effect: ContinuousEffect = Restriction(action="target", what=IsThis())
    """The effect, which follows from the keyword."""


Lifelink = keyword(
    "Lifelink",
    Triggered,
    "絆魂",
    "404.1",
    lambda: {"on": DealsDamage(IsThis()), "layer": (Spell((GainLifeEffect(AmountOfEvent()),)),)},
)
Deathtouch = keyword(
    "Deathtouch",
    Triggered,
    "接死",
    "404.1",
    lambda: {
        "on": DealsDamage(IsThis(), to=HasType("creature")),
        "layer": (Spell((DestroyPermanents(It("creature")),)),),
    },
)


def _spirits(most: int) -> Cards:
    """Return the Spirits in the controller's graveyard whose converted mana cost is a number or less."""
    return Cards(Both((IsInYourZone("graveyard"), ManaCostAtMost(most), HasSubtype("スピリット"))))


PHRASES = (
    phrase(
        Triggered,
        "あなたがこれをサイクリングしたとき、{layer:alone|}",
        on=CycledItself(You()),
        zones=frozenset({"graveyard"}),
    ),
    *of_players(Cycled, "{who}", "いずれかのプレイヤー", "がカードをサイクリングする", "する~した"),
    phrase(Bushido, "武士道{number}"),
    phrase(Soulshift, "転生{number}"),
    phrase(Cycling, "サイクリング{payment}"),
    phrase(Landcycling, "「{subtype}」サイクリング{payment}"),
    phrase(Transmute, "変成{payment}"),
    phrase(Shroud, "被覆"),
    phrase(Lifelink, "絆魂"),
    phrase(Deathtouch, "接死"),
    *printed_of_objects(GetsAbility, "呪文や能力の対象にならない", ability=Shroud()),
)
