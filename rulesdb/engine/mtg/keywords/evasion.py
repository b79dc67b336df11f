"""Abilities that say what blocks what: landwalk (502.6), fear (502.25), reach; and defender, of what never attacks.

The texts of these rules as of 2006 were not at hand; what stands here is from memory. Reach had no name then: cards
said that a creature can block those with flying.
"""

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Flying, Keyword, governed_by
from rulesdb.engine.mtg.characteristics import has, properties
from rulesdb.engine.mtg.game import Game

Defender = row(Keyword, "Defender", "Defender: the creature cannot attack.", governed_by("防衛", "308.2"))
Reach = row(Keyword, "Reach", "Reach: the creature can block creatures with flying.", governed_by("到達", "502.4"))
Fear = row(Keyword, "Fear", "Fear (502.25).", governed_by("畏怖", "502.25"))


class Landwalk(Keyword, frozen=True):
    """Landwalk: the creature cannot be blocked while the defending player controls a land of a subtype."""

    GOVERNED_BY = governed_by("土地渡り", "502.6")

    subtype: str
    """The subtype of lands."""


PHRASES = (
    phrase(Defender, "防衛"),
    phrase(Reach, "到達"),
    phrase(Fear, "畏怖"),
    phrase(Landwalk, "「{subtype}」渡り"),
)


@book.filter("308.2")
def never_attacks(game: Game, creature: int) -> bool:
    """A creature with defender cannot attack."""
    return has(game, creature, Defender)


@book.filter("502.4")
def flies_over(game: Game, blocker: int, attacker: int) -> bool:
    """A creature with flying cannot be blocked except by creatures with flying or reach."""
    return has(game, attacker, Flying) and not (has(game, blocker, Flying) or has(game, blocker, Reach))


@book.filter("502.25")
def frightens(game: Game, blocker: int, attacker: int) -> bool:
    """A creature with fear cannot be blocked except by artifact creatures and black creatures."""
    if not has(game, attacker, Fear):
        return False
    found = properties(game, blocker)
    return "artifact" not in found.types and "black" not in found.colors


@book.filter("502.6")
def walks_through(game: Game, blocker: int, attacker: int) -> bool:
    """A creature with landwalk cannot be blocked while the defending player controls a land of that subtype."""
    subtypes = {one.subtype for one in abilities(game, attacker) if isinstance(one, Landwalk)}
    if not subtypes:
        return False
    lands = (properties(game, item.id) for item in game.in_play() if item.controller == game.player_of(blocker))
    return any("land" in land.types and subtypes & land.subtypes for land in lands)


EVASION = (flies_over, frightens, walks_through)
"""The rules by which a creature, given first, cannot block another one."""
