"""The answers to questions of Magic alone, and the parts of blocks."""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import Role, phrase
from rulesdb.engine.kernel.records.checked import Checked
from rulesdb.engine.mtg.mana import Mana
from rulesdb.situations.mtg.words import OnStack
from rulesdb.situations.parts import MOST_CARDS, Answer, CardRef, Numbered


class ManaOf(Answer, frozen=True):
    """Mana of a kind that pays a cost."""

    kind: Mana
    """The kind."""


class AbilityOf(Answer, frozen=True):
    """An ability of an object, such as a target on the stack."""

    card: CardRef
    """The object."""
    kind: OnStack
    """Kind of the ability, "" for one that is not on the stack yet."""
    about: CardRef | None = None
    """The object on account of which it has triggered, None if that need not be said."""


class Several(Numbered, Answer, frozen=True):
    """Several cards of one name, such as the lands that are tapped for mana."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}

    card: CardRef
    """One of them."""
    count: int
    """Their number."""


class Block(Checked, frozen=True):
    """Creatures that block an attacking creature."""

    blockers: tuple[CardRef, ...]
    """The creatures that block it."""
    attacker: CardRef | None = None
    """The attacking creature, None for the only one."""


ROLES = (Role("block", Block),)
"""The roles that the sentences of Magic alone have."""
PHRASES = (
    phrase(ManaOf, "{kind}"),
    phrase(AbilityOf, "{card}の{kind}"),
    phrase(AbilityOf, "{card}の{kind}({about})", unusual=frozenset({"about"})),
    phrase(Several, "{card}{count}枚"),
    phrase(Block, "{blockers|と}で{attacker}を", unusual=frozenset({"attacker"})),
    phrase(Block, "{blockers|と}で"),
)
