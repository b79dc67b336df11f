"""Protection (502.7): from objects of a quality, which do not damage, enchant, equip, block or target the permanent.

The text of this rule as of 2006 was not at hand; what stands here, and the number, is from memory.
"""

from collections.abc import Sequence

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Keyword, governed_by
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import KeywordReplacement
from rulesdb.engine.mtg.state import IN_PLAY


class Protection(Keyword, frozen=True):
    """Protection from what fits a filter."""

    GOVERNED_BY = governed_by("プロテクション", "502.7")

    quality: Filter
    """Condition on the objects from which it protects."""


PHRASES = (phrase(Protection, "プロテクション({quality:noun})"),)


@book.filter("502.7")
def is_protected(game: Game, permanent: int, source: int) -> bool:
    """A permanent with protection cannot be targeted, dealt damage, enchanted, equipped or blocked by such objects."""
    if not game.has(permanent) or game.object(permanent).zone != IN_PLAY:
        return False
    qualities = [one.quality for one in abilities(game, permanent) if isinstance(one, Protection)]
    context = game.context_of(permanent)
    return any(quality.fits(game, source, context) for quality in qualities)


@book.filter("502.7")
def keeps_off(game: Game, blocker: int, attacker: int) -> bool:
    """A creature from which an attacking creature is protected cannot block it."""
    return is_protected(game, attacker, blocker)


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the prevention of damage from a source from which what it is dealt to is protected."""
    if not isinstance(event, Deal) or event.source is None or not is_protected(game, event.object, event.source):
        return ()
    return (KeywordReplacement((event.object, "プロテクション"), game.player_of(event.object), prevented),)


@book.definition("502.7")
def prevented(_game: Game, _event: Event) -> None:
    """Damage that such an object would deal is prevented."""
