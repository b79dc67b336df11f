"""Enchant (502.45) and Auras (212.4): enchantments that are attached to something.

The texts of these rules as of 2006 were not at hand; what stands here, and the numbers, are from memory.
"""

from typing import ClassVar

from rulesdb.engine.kernel.cards.abilities import ResolutionAbility
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects, Target
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.declarations import remaining_targets
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import governed_by
from rulesdb.engine.mtg.characteristics import properties
from rulesdb.engine.mtg.events.zones import Attached, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.protection import is_protected
from rulesdb.engine.mtg.state import IN_PLAY, Context, Object

AURA = "オーラ"
"""The subtype of Auras."""


class ComesAttached(DiscreteEffect, frozen=True):
    """The Aura that resolves comes into play attached to its target."""

    target: Target
    """Phrase with the word target, for what the Aura can enchant."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Put the Aura into play, and attach it; return whether it has a target still."""
        found = remaining_targets(game, self.target, context)
        for host in found:
            come_attached(game, context, host)
        return bool(found)


class Enchant(ResolutionAbility, frozen=True, kw_only=True):
    """Enchant: what the Aura can be attached to, and what the Aura spell targets."""

    GOVERNED_BY = governed_by("エンチャント", "502.45")

    effects: tuple[DiscreteEffect, ...] = ()
    """None: the effect follows from what the Aura can enchant."""
    legal: Objects
    """The objects that the Aura can enchant."""
    is_examined: ClassVar[bool] = False

    def generated(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect by which the Aura comes into play attached to its target."""
        return (ComesAttached(Target(self.legal)),)


PHRASES = (phrase(Enchant, "エンチャント({legal:any})"),)


@book.step("212.4")
def come_attached(game: Game, context: Context, host: int) -> None:
    """An Aura spell that resolves comes into play attached to its target."""
    by, aura = come_attached.id, context.source
    if happen(game, Move(by=by, object=aura, to=IN_PLAY, controller=context.controller)):
        happen(game, Attached(by=by, object=aura, host=host))


@book.filter("502.45")
def cannot_enchant(game: Game, aura: Object) -> bool:
    """An Aura enchants only what its ability enchant names."""
    host = aura.attached_to
    return host not in _legal(game, aura.id) or (host is not None and is_protected(game, host, aura.id))


def _legal(game: Game, aura: int) -> tuple[int, ...]:
    """Return the ids of what an Aura could enchant, as the ability enchant of the card says."""
    found = next((one for one in abilities(game, aura) if isinstance(one, Enchant)), None)
    return () if found is None else found.legal.objects(game, game.context_of(aura))


def is_aura(game: Game, object_id: int) -> bool:
    """Whether an object is an Aura."""
    return AURA in properties(game, object_id).subtypes


@book.filter("212.4")
def can_enchant_nothing(game: Game, card: int) -> bool:
    """An Aura that nothing in play could be enchanted by does not come into play, and stays where it is."""
    return is_aura(game, card) and not _legal(game, card)


@book.step("212.4")
def attach_those_that_came(game: Game) -> None:
    """The controller of an Aura that comes into play without having been played chooses what it enchants."""
    by = attach_those_that_came.id
    for item in game.in_play():
        if item.attached_to is None and is_aura(game, item.id) and (legal := _legal(game, item.id)):
            host = game.pick(game.player_of(item.id), "choose", [*map(Pick, legal)], by).object
            assert host is not None
            happen(game, Attached(by=by, object=item.id, host=host))
