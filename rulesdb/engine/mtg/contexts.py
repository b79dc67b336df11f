"""The context of an effect with the parameters that Magic has."""

from rulesdb.engine.kernel.cards.contexts import CoreContext, CoreDeclared


class Declared(CoreDeclared, frozen=True):
    """The announcements of a player while playing a spell or ability (409.1b to 409.1e)."""


class Context(CoreContext, frozen=True):
    """The context of an effect."""

    declared: Declared = Declared()
    """The announcements for the spell or ability."""
