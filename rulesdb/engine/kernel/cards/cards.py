"""The base classes of what a card says: effects, conditions and abilities.

The kinds of any game derive from these; a value is data that a running game evaluates.
"""

from typing import ClassVar

from rulesdb.engine.kernel.records.checked import Checked


class Effect(Checked, frozen=True, cache_hash=True):
    """An effect: discrete, which makes events at once, or continuous."""


class Condition(Checked, frozen=True, cache_hash=True):
    """A condition on the game."""


class Criterion(Checked, frozen=True):
    """A condition on an object."""


class Ability(Checked, frozen=True, cache_hash=True):
    """An ability, of which much is looked up.

    ``is_examined``: the ability is looked for in every state, because it may generate effects without resolving, be
    activated, or let its card be played.
    """

    is_examined: ClassVar[bool] = False
