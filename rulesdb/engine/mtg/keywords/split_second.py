"""Split second (502.58): while a spell with it is on the stack, hardly anything else can be played."""

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.attempts import Prohibition
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import SplitSecond
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.flash import outruns
from rulesdb.engine.mtg.rules.attempts import Attempt

PHRASES = (phrase(SplitSecond, "刹那"),)


@book.definition("502.58a#sentence-2")
def where_it_functions(game: Game) -> tuple[int, ...]:
    """Split second functions only while the spell with it is on the stack."""
    return tuple(game.stack)


@book.definition("502.58a#sentence-1")
def instances(game: Game, object_id: int) -> int:
    """Split second is a static ability: it works as long as the spell has it, printed or gained."""
    return sum(isinstance(ability, SplitSecond) for ability in abilities(game, object_id))


@book.definition("502.58b#sentence-1")
def as_one(number: int) -> int:
    """Several instances of split second on one spell have the same effect as one."""
    return min(number, 1)


def degree(game: Game, besides: int | None = None) -> int:
    """Return the greatest number of effective instances of split second on one object, 0 for none.

    ``besides`` is the id of a spell or ability that is being played, and does not stop itself.
    """
    found = (one for one in where_it_functions(game) if one != besides)
    return max((as_one(instances(game, one)) for one in found), default=0)


@book.filter("502.58a#sentence-3")
def is_stopped(game: Game, attempt: Attempt) -> bool:
    """Players can play neither spells nor activated abilities that are no mana abilities."""
    if outruns(game, attempt) or (attempt.is_card and "land" in attempt.kinds(game)):
        return False
    strength = degree(game, attempt.layer)
    if attempt.by_effect:
        return strength > 0 and leaves_out_that_part()
    return strength > 0 and not lets_mana_abilities_through(attempt, strength)


@book.filter("502.58#item-2")
def lets_mana_abilities_through(attempt: Attempt, strength: int) -> bool:
    """Split second does not keep players from playing mana abilities."""
    return attempt.is_mana_ability and strength == 1


@book.filter("502.58#item-6")
def leaves_out_that_part() -> bool:
    """An effect of a triggered ability that plays a spell as it resolves leaves that part out."""
    return True


PROHIBITION = Prohibition[Game, Attempt](is_stopped.id, None, is_stopped)
"""The row by which spells and abilities cannot be played."""


# What split second leaves as it is


@book.definition("502.58#item-1")
def passes(passed: int, _game: Game) -> int:
    """Players get priority as usual: the spell resolves when all of them have passed in succession."""
    return passed


@book.definition("502.58#item-3")
def keeps_from_triggering(_game: Game, _listener: Listener, _event: Event) -> bool:
    """Abilities trigger as usual; their controllers put them on the stack and choose targets, and they resolve."""
    return False


@book.definition("502.58#item-4")
def keeps_from_special_actions(_game: Game) -> bool:
    """Players may take special actions, such as turning a creature face up."""
    return False


@book.definition("502.58#item-5")
def leaves_others_alone(following: Events, _game: Game, _event: Event) -> Events:
    """Spells and abilities that are on the stack already are not affected."""
    return following
