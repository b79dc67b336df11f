"""The context of an effect with the parameters that Magic has."""

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import CoreContext, CoreDeclared


class Declared(CoreDeclared, frozen=True):
    """The announcements of a player while playing a spell or ability (409.1b to 409.1e)."""


class Antecedent(Struct, frozen=True):
    """What a sentence of an effect names, which later sentences mean by a pronoun."""

    nouns: frozenset[str]
    """The nouns that can be said of it, as ``selection.pronouns`` lists them."""
    objects: tuple[int, ...]
    """Ids of the objects when they were named; players by their records."""
    is_present: bool = True
    """Whether the objects existed when they were named: what they become later is meant then."""


class Context(CoreContext, frozen=True):
    """The context of an effect."""

    declared: Declared = Declared()
    """The announcements for the spell or ability."""
    antecedents: tuple[Antecedent, ...] = ()
    """What the sentences before name, in their order."""
