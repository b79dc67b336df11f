"""Flash (502.57): a spell that is played whenever its player could play an instant."""

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


@book.definition("502.57a#sentence-1")
def instances(game: Game, object_id: int) -> int:
    """Flash is a static ability: it works as long as the card has it, printed or gained."""
    return sum(isinstance(ability, WORDINGS) for ability in abilities(game, object_id))


@book.definition("502.57a#sentence-2")
def functions(_game: Game, _attempt: Attempt) -> bool:
    """Flash functions in every zone from which the card could be played."""
    return True


@book.definition("502.57a#sentence-3")
def is_time_for_an_instant(_game: Game, _attempt: Attempt) -> bool:
    """A player may play the spell any time they could play an instant: whenever the player has priority."""
    return True


def may_be_played_as_an_instant(game: Game, attempt: Attempt) -> bool:
    """Whether flash lets a player play a card now."""
    has_flash = functions(game, attempt) and instances(game, attempt.layer) > 0
    return has_flash and is_time_for_an_instant(game, attempt)


@book.definition("502.57b#sentence-1")
def as_one(number: int) -> int:
    """Several instances of flash on one object have the same effect as one."""
    return min(number, 1)


def outruns(game: Game, attempt: Attempt) -> bool:
    """Whether a spell is played in spite of what stops even instants; one instance of flash lets no spell do so."""
    return attempt.is_card and as_one(instances(game, attempt.layer)) > 1
