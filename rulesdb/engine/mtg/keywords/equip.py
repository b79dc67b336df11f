"""Equip (502.33): an activated ability by which an Equipment becomes attached to a creature.

The text of this rule as of 2006 was not at hand; what stands here is from memory.
"""

from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Target
from rulesdb.engine.kernel.language.phrases import TE, inflected, phrase, printed
from rulesdb.engine.kernel.play.declarations import remaining_targets
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.selection.filters import Yours
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Spell, governed_by
from rulesdb.engine.mtg.characteristics import is_creature, properties
from rulesdb.engine.mtg.events.zones import Attached
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.protection import is_protected
from rulesdb.engine.mtg.selection.objects import OfType
from rulesdb.engine.mtg.state import IN_PLAY, Context, Object

EQUIPMENT = "装備品"
"""The subtype of Equipment."""


class AttachSource(DiscreteEffect, frozen=True):
    """Attach the source to a target."""

    target: Target
    """Phrase with the word target."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Attach the source, if both are in play still; return whether it was attached."""
        found = remaining_targets(game, self.target, context)
        attached = [attach(game, context.source, host) for host in found if game.has(context.source)]
        return any(attached)


class Equip(Activated, frozen=True):
    """Equip: attach the Equipment to a creature that its controller controls, when a sorcery could be played."""

    GOVERNED_BY = governed_by("装備", "502.33")

    layer: tuple[Ability, ...] = (Spell((AttachSource(Target(OfType("creature", Yours()))),)),)
    """The effect, which follows from the rule."""
    as_sorcery: bool = True
    """Whether the ability is played only when its player could play a sorcery."""


PHRASES = (
    phrase(Equip, "装備{cost}"),
    *printed(AttachSource, "{target}を選ぶ。これをそれにつける"),
    *inflected(AttachSource, "これを{target}につける", TE, "る~て"),
)


@book.definition("502.33")
def attach(game: Game, equipment: int, host: int) -> bool:
    """An Equipment becomes attached to the creature, and is no longer attached to another one."""
    return happen(game, Attached(by=attach.id, source=equipment, object=equipment, host=host))


def is_equipment(game: Game, object_id: int) -> bool:
    """Whether an object is an Equipment."""
    return EQUIPMENT in properties(game, object_id).subtypes


@book.filter("502.33")
def cannot_equip(game: Game, equipment: Object) -> bool:
    """An Equipment stays attached to a creature in play alone, which is not protected from it."""
    host = equipment.attached_to
    if host is None:
        return False
    is_in_play = game.has(host) and game.object(host).zone == IN_PLAY
    return not is_in_play or not is_creature(game, host) or is_protected(game, host, equipment.id)
