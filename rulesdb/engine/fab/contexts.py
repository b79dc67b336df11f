"""The context of an effect with the parameters that Flesh and Blood has."""

from rulesdb.engine.kernel.cards.roles import CoreContext, CoreDeclared
from rulesdb.engine.kernel.events import ObjectId


class Declared(CoreDeclared, frozen=True):
    """The parameters declared when a layer was put on the stack (5.1.3, 5.1.4)."""

    attack_targets: tuple[ObjectId, ...] = ()
    """Ids of the attack-targets."""
    as_instant: bool = False
    """Whether the card or ability is played or activated as though it were an instant."""
    halves: tuple[int, ...] = ()
    """Indices of the halves of a split-card that are played (9.2)."""
    effect_order: tuple[int, ...] = ()
    """Indices of the effect-costs in the order of payment."""


class Context(CoreContext, frozen=True):
    """The context of an effect."""

    source: ObjectId
    """Id of the object that has the ability: a card or macro (1.2.4)."""
    named: str = ""
    """The card name that a player has chosen for the effect, "" for none."""
    z: int | None = None
    """The number that the letter Z represents, None if none was chosen (1.12.2c)."""
    declared: Declared = Declared()
    """The parameters declared for the layer."""
