"""Flash (502.57): a spell that is played whenever its player could play an instant."""

from collections.abc import Iterable

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import Flash, PlayedAsInstant
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Attempt

PHRASES = (
    phrase(Flash, "瞬速"),
    phrase(PlayedAsInstant, "あなたは、インスタントをプレイできるときなら、いつでもこれをプレイしてよい。"),
)
WORDINGS = (Flash, PlayedAsInstant)


@book.law
def may_be_played_as_an_instant(game: Game, attempt: Attempt) -> bool:
    """Whether flash, printed or gained, lets a player play a card whenever they have priority (502.57a)."""
    return number_of_flash(abilities(game, attempt.layer)) > 0


def number_of_flash(found: Iterable[Ability]) -> int:
    """Return how many of some abilities are flash, in whatever words."""
    return sum(isinstance(ability, WORDINGS) for ability in found)
